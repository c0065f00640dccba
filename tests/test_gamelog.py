"""The match told in words, from positions that show every kind of event."""

import doctest
from random import Random

import pytest

import bot.gamelog
from bot.engine import PRESETS, Game
from bot.gamelog import game_log
from tests.bench.termination import PLAYERS
from tests.engine.tables import game_at


def test_the_example() -> None:
    assert doctest.testmod(bot.gamelog) == (0, 3)


NAMES = ["Ana", "Beto", "Caro"]


def told(game: Game, *actions: str, locale: str = "es") -> list[str]:
    return list(game_log(game, actions, NAMES[: game.seats], locale))


def test_the_heading_says_what_is_played_and_by_whom() -> None:
    assert told(game_at("7SJK", "4D", dealer=1)) == [
        "Carioca clásica para 2: Ana, Beto",
        "",
        "Ronda 2 de 6: un trío y una escalera. Reparte Beto, empieza Ana. En el pozo: 9♠.",
    ]


def test_who_had_their_data_deleted_is_somebody_in_that_seat() -> None:
    lines = list(game_log(game_at("7SJK", "4D", dealer=1), [], ["", "Beto"], "es"))
    assert lines[0] == "Carioca clásica para 2: alguien (1), Beto"
    assert "empieza alguien (1)." in lines[2]


def test_a_turn_is_a_line() -> None:
    game = game_at("7S7H7DJK4H5H6HKDQC", "4D4C", phase="draw", stock="2C2STC", discard="9S")
    lines = told(game, "draw", "lay JK4H5H6H 7S7H7D", "discard KD", "take", "discard 4D", "draw")
    assert lines[3:] == [
        "9. Ana roba del mazo, se baja con comodín 4♥ 5♥ 6♥ + 7♠ 7♥ 7♦, bota K♦.",
        "10. Beto toma K♦ del pozo, bota 4♦.",
        "11. Ana roba del mazo.",
    ]


def test_a_card_laid_off_is_told_with_the_meld_that_comes_of_it() -> None:
    game = game_at("3H", "KD5C", melds=["0:JK4H5H6H"])
    assert told(game, "add 3H 1 low")[3:] == [
        "9. Ana agrega 3♥ al juego 1, que queda en comodín 3♥ 4♥ 5♥ 6♥.",
        "Ana gana la ronda.",
        "  Ana: +0, lleva 0.",
        "  Beto: +18 (K♦ 5♣), lleva 18.",
        "",
        "Ronda 3 de 6: 2 escaleras. Reparte Ana, empieza Beto. En el pozo: A♠.",
    ]


def test_what_happens_beside_the_turn_stands_in_brackets() -> None:
    rules = {"preset": "classic", "buys": 1}
    game = game_at("7SJK", "4D5D", "6D", rules=rules, phase="draw", stock="", discard="2S3S4STC")
    assert told(game, "draw", "pass", "buy", "discard JK")[3:] == [
        "9. Ana roba del mazo (se barajó el pozo y quedan 3 cartas en el mazo) "
        "(Caro compra 10♣ y roba una carta de castigo), bota comodín."
    ]


def test_the_end_of_the_match() -> None:
    game = game_at("7S", "4D", "5C", round=6, scores=[9, 3, 2])
    assert told(game, "discard 7S", locale="en")[3:] == [
        "9. Ana discards 7♠.",
        "Ana wins the round.",
        "  Ana: +0, now 9.",
        "  Beto: +4 (4♦), now 7.",
        "  Caro: +5 (5♣), now 7.",
        "",
        "The match is over.",
        "  No. 1: Beto, 7 points",
        "  No. 1: Caro, 7 points",
        "  No. 3: Ana, 9 points",
    ]


def test_a_round_that_nobody_wins() -> None:
    assert told(game_at("7S", "4D", phase="draw", stock=""), "draw")[3] == "Se acabó el mazo: nadie gana la ronda."


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("locale", ["es", "en", "pt-BR"])
def test_any_match_is_told_to_its_end(preset: str, locale: str) -> None:
    game, rng = Game.new({"preset": preset, "buys": 1}, 3, bytes(32)), Random(1)
    start, actions = game.copy(), list[str]()
    while game.phase != "over":
        actions.append(str(PLAYERS["random"](game, rng)))
        game.apply(actions[-1])
    lines = told(start, *actions, locale=locale)
    assert sum(line == "" for line in lines) == game.rules.rounds + 1
    assert len(lines) > 4 * game.rules.rounds
    best = min(game.scores)
    assert NAMES[game.scores.index(best)] in lines[-3]
