"""What the pictures beside the table say to those who cannot see them, and what they refuse."""

from __future__ import annotations

import io

import pytest
from people import people
from PIL import Image
from writing import Writing, check_writing, watched

from bot.engine import PRESETS, Game, IllegalAction, Result, Rules, parse_cards
from bot.engine.results import RoundScore
from bot.locales import LOCALES, translate
from bot.players import Level, choose
from renderers import (
    Leader,
    Leaderboard,
    Person,
    Profile,
    Rival,
    match_steps,
    render_leaderboard,
    render_lobby,
    render_podium,
    render_points,
    render_profile,
    render_replay,
    render_rules,
    render_rules_page,
    rules_page_titles,
)
from renderers.canvas import Canvas
from renderers.charts import Scale, spread
from renderers.parts import SMALL, contract_short, contract_words
from renderers.picture import ALT_LIMIT
from renderers.replay import chosen
from renderers.rules_pages import KEY
from renderers.theme import FELT

CLASSIC = PRESETS["classic"]
ANA, BEN, CONDOR = Person("Ana"), Person("Ben"), Person("condor", bot=True)


def test_lobby_says_who_sits_and_what_is_free():
    picture = render_lobby([ANA, CONDOR], CLASSIC, host=0, locale="en")
    assert "At the table: Ana (host), condor (Bot)." in picture.alt
    assert "6 seats are free." in picture.alt
    assert "6. 1 trio and 2 runs" in picture.alt


@pytest.mark.parametrize("level", Level)
def test_the_lobby_says_how_strong_each_bot_is(level):
    bot = Person("condor", bot=True, level=level)
    for locale in LOCALES:
        words = translate(locale, f"picture-lobby-bot-{level}")
        picture = render_lobby([ANA, bot], CLASSIC, host=0, locale=locale)
        assert f"condor ({words})" in picture.alt
        assert picture.data != render_lobby([ANA, CONDOR], CLASSIC, host=0, locale=locale).data


def test_points_say_what_was_left_and_the_totals_best_first():
    rounds = [RoundScore("2T", (5, 0), 1), RoundScore("1T 1R", (0, 57), 0)]
    picture = render_points([ANA, BEN], CLASSIC, rounds, hands=[(), parse_cards("KSASJK5D")], locale="en")
    assert picture.alt == (
        "Round 2 of 6 · 1 trio and 1 run. Ana won. Ana: 0 this round, 5 in all. "
        "Ben: 57 this round, 57 in all (A♠ K♠ 5♦ joker)."
    )


def test_points_leave_out_the_cards_rather_than_a_player():
    crowd, hand = people(8), parse_cards("2S" * 30)
    scores = [RoundScore("2T", (0, *(60,) * 7), 0)]
    alt = render_points(crowd, CLASSIC, scores, hands=[(), *[hand] * 7], locale="en").alt
    assert len(alt) <= ALT_LIMIT
    assert all(f"{person.name}: " in alt for person in crowd)


def test_points_of_a_round_that_nobody_won():
    picture = render_points([ANA, BEN], CLASSIC, [RoundScore("2T", (20, 30), None)], locale="es")
    assert "Se acabó el mazo." in picture.alt


def test_points_need_a_finished_round():
    with pytest.raises(ValueError, match="no round"):
        render_points([ANA, BEN], CLASSIC, [])


def test_points_of_a_long_match_show_the_rounds_about_the_last():
    rules = Rules.parse({"preset": "classic", "contracts": ["2T"] * 20, "last_in_one_go": False})
    rounds = [RoundScore("2T", (number, 0), 1) for number in range(1, 16)]
    with watched() as writing:
        render_points([ANA, BEN], rules, rounds, locale="en")
    check_writing(writing)
    headed = [line.words for line in writing.lines if 190 < line.box[3] < 210]
    assert headed[:10] == ["7", "8", "9", "10", "11", "12", "13", "14", "15", "16"]


def test_podium_of_a_shared_win_names_both_first():
    picture = render_podium([ANA, BEN, CONDOR], Result((9, 30, 9), (1, 3, 1)), [], changes=[8, -16, 0], locale="en")
    assert picture.alt.startswith("End of the match. Place 1: Ana, 9 points, 0 rounds won, rating +8. Place 1: condor")
    assert picture.alt.endswith("Place 3: Ben, 30 points, 0 rounds won, rating −16.")


def test_leaderboard_tells_ones_own_place_first():
    board = Leaderboard(
        "Los Cariocas", "all", "wins", (Leader(1, ANA, 1650, 20, 9, 88.25),), 1, 3, Leader(12, BEN, 1400, 5, 0, 200)
    )
    picture = render_leaderboard(board, locale="en")
    assert "Los Cariocas. Your place: 12, rating 1400, won 0 of 5, average 200.0 points." in picture.alt
    assert "Place 1: Ana, rating 1650, won 9 of 20" in picture.alt


def test_leaderboard_before_the_first_match_invites():
    assert "first could be yours" in render_leaderboard(Leaderboard("X", "all", "rating", ()), locale="en").alt


def test_profile_says_its_plot_in_words():
    profile = Profile(
        ANA,
        "Los Cariocas",
        1530,
        2,
        3,
        1,
        60.0,
        12,
        ratings=(1500, 1480, 1530),
        presets=(("classic", 3, 1),),
        rivals=(Rival(BEN, 3, 2),),
    )
    alt = render_profile(profile, locale="en").alt
    assert "Rating over the last 3 matches: from 1500 to 1530, between 1480 and 1530." in alt
    assert "By game: Classic 1 of 3. Rivals: Ben 2–1." in alt


def test_rules_follow_the_options_in_force():
    usual = " ".join(page.alt for page in render_rules(CLASSIC, locale="en"))
    house = {
        "preset": "classic", "buys": 2, "wrap": True, "discard_taken": True, "same_rank_trios": False,
        "same_suit_runs": False, "lay_off_on": "own", "last_card": "discard", "refills": 0, "ties": "shared",
        "first_turn_lay": False, "jokers_apart": 2, "number_values": "fives", "court_values": 10, "joker_value": 50,
    }  # fmt: skip
    changed = " ".join(page.alt for page in render_rules(Rules.parse(house), locale="en"))
    for words, stands_in in (
        ("may not be discarded in the same turn", (True, False)),
        ("does not go round", (True, False)),
        ("J♠ Q♥ K♦: 11, 12, 13", (True, False)),
        ("anybody", (False, False)),
        ("to any meld on the table", (True, False)),
        ("to your own melds", (False, True)),
        ("Up to 2 times a round you may buy", (False, True)),
        ("J♠ Q♥ K♦: 10 each", (False, True)),
        ("joker: 50", (False, True)),
        ("trios of a contract are of different ranks", (False, True)),
        ("runs of a contract are of different suits", (False, True)),
        ("Your last card must be discarded", (False, True)),
        ("Nobody goes down in their first turn", (False, True)),
        ("At least 2 natural cards", (False, True)),
        ("A tie is a shared win", (False, True)),
    ):
        assert (words in usual, words in changed) == stands_in, words


def test_rules_have_a_title_for_each_page_and_no_page_beyond():
    titles = rules_page_titles(CLASSIC, "es")
    last = "Cómo leer la mesa"
    assert titles == ("De qué se trata", "Tríos y escaleras", "Tu turno", "Agregar cartas", "Los puntos", last)
    assert render_rules_page(CLASSIC, 3).alt.startswith("Tu turno.")
    assert render_rules_page(CLASSIC, KEY).alt.startswith(f"{last}.")
    with pytest.raises(IndexError):
        render_rules_page(CLASSIC, len(titles) + 1)


@pytest.mark.parametrize(("locale", "short"), [("es", "1T 1E"), ("en", "1T 1R"), ("pt-BR", "1T 1S")])
def test_the_key_gives_the_letters_that_the_score_sheet_uses(locale, short):
    assert contract_short("1T 1R", locale) == short
    assert short in render_rules_page(CLASSIC, KEY, locale=locale).alt


def test_the_key_tells_of_the_padlock_where_there_can_be_one():
    free = Rules.parse({"preset": "classic", "discard_taken": True})
    assert "Con candado: la tomaste del pozo" in render_rules_page(CLASSIC, KEY).alt
    assert "candado" not in render_rules_page(free, KEY).alt
    assert "con borde" in render_rules_page(free, KEY).alt


def test_the_key_fits_rules_of_one_contract():
    assert "en letras: 3T " in render_rules_page(Rules(contracts=("3T",), last_in_one_go=False), KEY).alt


@pytest.mark.parametrize(
    ("contract", "words", "short"),
    [
        ("2T", "2 tríos", "2T"),
        ("1T 1R", "1 trío y 1 escalera", "1T 1E"),
        ("dirty", "Escala sucia", "Sucia"),
    ],
)
def test_contracts_in_words(contract, words, short):
    assert (contract_words(contract, "es"), contract_short(contract, "es")) == (words, short)


def a_match(rules: Rules, seats: int, seed: bytes) -> list[str]:
    game, actions = Game.new(rules, seats, seed), list[str]()
    while game.phase != "over":
        action = choose(game.view(game.turn), Level.COMPANERO)
        game.apply(action)
        actions.append(str(action))
    return actions


@pytest.fixture(scope="module")
def express_match():
    rules, seed = PRESETS["express"], bytes(range(32))
    return rules, seed, a_match(rules, 3, seed)


def test_a_replay_has_a_step_for_each_turn_and_ends_with_the_result(express_match):
    rules, seed, actions = express_match
    steps = match_steps(rules, 3, seed, actions)
    discards = sum(action.startswith("discard") for action in actions)
    went_out_by_laying = sum(score.winner is not None for score in steps[-1].view.rounds)
    assert discards < len(steps) <= discards + went_out_by_laying + 1
    assert steps[-1].view.result is not None
    assert steps[0].events == ()


def test_a_replay_sees_no_hand(express_match):
    rules, seed, actions = express_match
    assert all(step.view.hand == () and step.view.seat is None for step in match_steps(rules, 3, seed, actions))


def test_a_replay_of_actions_that_are_not_those_of_the_match_is_refused(express_match):
    rules, seed, actions = express_match
    with pytest.raises(IllegalAction):
        match_steps(rules, 3, seed, actions[1:])


def test_an_animation_keeps_the_first_the_last_and_every_moment(express_match):
    rules, seed, actions = express_match
    steps = match_steps(rules, 3, seed, actions)
    most = sum(step.moment for step in steps) + 6
    kept = chosen(steps, most)
    assert len(kept) == most
    assert kept[0] is steps[0]
    assert kept[-1] is steps[-1]
    assert [step for step in kept if step.moment] == [step for step in steps if step.moment]


def test_an_animation_plays_and_tells_each_round(express_match):
    rules, seed, actions = express_match
    picture = render_replay(match_steps(rules, 3, seed, actions), people(3), locale="en", most=12)
    with Image.open(io.BytesIO(picture.data)) as animation:
        assert animation.format == "WEBP"
        assert animation.n_frames == 13  # the podium comes last
        assert animation.size == (picture.width, picture.height)
    assert "Round 4:" in picture.alt
    assert "Totals:" in picture.alt


def test_a_scale_has_round_numbers_about_its_values():
    assert Scale.around(0, 195).ticks == (0, 50, 100, 150, 200)
    assert Scale.around(1490, 1512).low <= 1490 < 1512 <= Scale.around(1490, 1512).high
    assert len(Scale.around(1500, 1500).ticks) >= 2


def test_portraits_at_the_ends_of_lines_are_moved_apart_in_their_order():
    places = spread([10, 12, 200, 11], gap=30, low=0, high=210)
    assert sorted(range(4), key=places.__getitem__) == [0, 3, 1, 2]
    assert all(high - low >= 30 - 1e-9 for low, high in zip(sorted(places), sorted(places)[1:], strict=False))


def test_the_check_of_writing_finds_what_is_wrong():
    for wrong in ((40, 60, "over"), (970, 60, "leaves")):
        with watched() as writing:
            canvas = Canvas.felt(1000, 100, FELT)
            canvas.write("a line", 30, 60, SMALL, FELT.text)
            canvas.write("and another", wrong[0], wrong[1], SMALL, FELT.text)
        with pytest.raises(AssertionError):
            check_writing(writing)
    with watched() as writing:
        Canvas.felt(1000, 100, FELT).write("grey on green", 30, 60, SMALL, (90, 140, 120))
    with pytest.raises(AssertionError, match="contrast"):
        check_writing(writing)
    check_writing(Writing())
