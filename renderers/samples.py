"""Positions to look at: tables and hands in every state, for the gallery, the tests and the benchmark."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from bot.engine.cards import CARDS, JOKER, Card, parse_cards
from bot.engine.melds import Meld, MeldKind
from bot.engine.rules import PRESETS, Rules
from bot.engine.views import Phase, View

from .picture import Person

NAMES: Final = (
    "Josefa 🌸",
    "Matías",
    "محمد العربي",
    "王小明",
    "Ñandú_Pérez",
    "Un nombre de treinta y dos letra",
    "👑 Reina 👑",
    "Cristóbal",
)
"""As people call themselves on Discord."""

RUN, TRIO = MeldKind.RUN, MeldKind.TRIO


def people(seats: int, *, avatars: bool = True) -> tuple[Person, ...]:
    """So many people: most with an avatar, the fourth a bot, the fifth and eighth without one."""
    return tuple(
        Person(
            "Condorito" if seat == 3 and seats > 4 else NAMES[seat],
            portrait(seat) if avatars and seat not in (3, 4, 7) else None,
            bot=seat == 3 and seats > 4,
            level="maestro" if seat == 3 and seats > 4 else "",
        )
        for seat in range(seats)
    )


@cache
def portrait(seed: int) -> bytes:
    """A picture such as people have for an avatar, as a PNG file: soft shapes in many colours."""
    chance = random.Random(seed * 7919 + 3)
    sheet = Image.new("RGB", (128, 128), tuple(chance.randrange(40, 220) for _ in range(3)))
    draw = ImageDraw.Draw(sheet)
    for _ in range(14):
        x, y, r = chance.randrange(128), chance.randrange(128), chance.randrange(12, 60)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=tuple(chance.randrange(20, 255) for _ in range(3)))
    skin = chance.choice([(244, 204, 170), (214, 160, 116), (150, 100, 70), (252, 222, 196)])
    sheet = sheet.filter(ImageFilter.GaussianBlur(7))
    draw = ImageDraw.Draw(sheet)
    hair = tuple(chance.randrange(10, 120) for _ in range(3))
    draw.ellipse((26, 14, 102, 100), fill=hair)
    draw.ellipse((36, 30, 92, 100), fill=skin)
    draw.ellipse((14, 100, 114, 190), fill=tuple(chance.randrange(60, 230) for _ in range(3)))
    for x in (52, 76):
        draw.ellipse((x - 4, 58, x + 4, 66), fill=(30, 26, 30))
    draw.arc((50, 66, 78, 88), 20, 160, fill=(150, 50, 50), width=4)
    file = io.BytesIO()
    sheet.filter(ImageFilter.GaussianBlur(0.8)).save(file, "PNG")
    return file.getvalue()


def melds(*written: str) -> tuple[Meld, ...]:
    """Melds from texts such as ``0 T 7S7H7D`` or ``2 R 4H5HJK7H``: owner, trio or run, cards."""
    found: list[Meld] = []
    for text in written:
        owner, kind, cards = text.split(" ")
        kinds = {"T": TRIO, "R": RUN, "D": MeldKind.DIRTY, "Y": MeldKind.ROYAL}
        found.append(Meld(int(owner), kinds[kind], parse_cards(cards)))
    return tuple(found)


def view(
    seats: int,
    *,
    round: int = 1,
    turn: int = 0,
    phase: Phase = "draw",
    melds: Sequence[Meld] = (),
    counts: Sequence[int] | None = None,
    scores: Sequence[int] | None = None,
    hand: str = "",
    seat: int | None = None,
    drawn: str = "",
    stock: int = 60,
    discard: str = "9S",
    rules: Rules | str = "classic",
) -> View:
    """A view of a game that stands as described."""
    of = Rules.parse(rules)
    held = parse_cards(hand) if hand else ()
    down = {meld.owner for meld in melds}
    return View(
        rules=of,
        seat=seat,
        round=round,
        contract=of.contracts[round - 1],
        dealer=(turn - 1) % seats,
        turn=turn,
        phase=phase,
        turn_number=9,
        hand=held,
        drawn=Card.parse(drawn) if drawn else None,
        taken=None,
        hand_counts=tuple(counts or [len(held) if one == seat and held else 11 for one in range(seats)]),
        scores=tuple(scores or [0] * seats),
        melds=tuple(melds),
        down=tuple(5 if one in down else None for one in range(seats)),
        stock_count=stock,
        discard=parse_cards(discard) if discard else (),
        rounds=(),
        result=None,
    )


def first_turn(seats: int) -> View:
    """Just dealt."""
    return view(seats, stock=108 - 11 * min(seats, 8) - 1 if seats < 6 else 162 - 11 * seats - 1)


def some_down(seats: int) -> View:
    """In the second round: two are down, one has laid off a few cards."""
    laid = melds("0 T 7S7CJK", "0 R 4H5H6H7H8H", "1 T QHQDQS", "1 R JKTCJCQC")
    if seats > 4:
        laid += melds("4 T ASAHAD", "4 R 9SJKJSQSKS")
    counts = [6, 4, *[11] * (seats - 2)]
    if seats > 4:
        counts[4] = 1
    scores = [0, 35, 70, 105, 14, 210, 98, 1245][:seats]
    return view(seats, round=2, turn=min(2, seats - 1), melds=laid, counts=counts, scores=scores, discard="KD4S9SQH")


def all_down(seats: int) -> View:
    """In the fifth round everybody is down, as a long round ends."""
    chance = random.Random(seats)
    laid: list[Meld] = []
    for seat in range(seats):
        for _ in range(2):
            rank = chance.randrange(1, 14)
            cards = [Card((chance.randrange(4)) * 13 + rank - 1) for _ in range(chance.choice([3, 3, 4]))]
            laid.append(Meld(seat, TRIO, tuple(cards)))
        laid.append(_run(seat, chance, chance.choice([4, 4, 5, 6])))
    counts = [chance.randrange(1, 6) for _ in range(seats)]
    scores = [chance.randrange(0, 300) for _ in range(seats)]
    return view(
        seats, round=5, turn=seats - 1, phase="play", melds=laid, counts=counts, scores=scores, discard="2H5D8CKSJK"
    )


def busy() -> View:
    """Eight players, six of them down, 67 cards in melds: what `tests/bench` measures."""
    written = (
        "0 T 7S7CJK",
        "0 T KDKHKSKC",
        "0 R 4H5H6H7H8H",
        "1 T QHQDQS",
        "1 T 2C2C2D",
        "1 R JKTCJCQC",
        "2 T 9D9S9C",
        "2 T ASAHAD",
        "2 R 5S6S7S8S9S",
        "4 T 3D3H3S3C",
        "4 T 8D8C8H",
        "4 R 9SJKJSQSKS",
        "5 T 6D6C6H",
        "5 T TDTHTS",
        "5 R AC2C3C4C",
        "6 T JDJHJC",
        "6 T 4D4S4C",
        "6 R 6D7D8D9DTDJD",
    )
    counts = [3, 5, 2, 11, 1, 4, 6, 11]
    scores = [0, 35, 70, 105, 14, 210, 98, 1245]
    return view(8, round=5, turn=3, melds=melds(*written), counts=counts, scores=scores, stock=37, discard="2H5D8CKSQH")


def fullest(seats: int) -> View:
    """The most that a table can hold: three melds each, one of thirteen, trios of many cards, all from real decks."""
    chance = random.Random(seats + 100)
    rules = PRESETS["classic"]
    left = [rules.decks_for(seats)] * 52 + [rules.jokers * rules.decks_for(seats)]
    laid: list[Meld] = []
    for seat in range(seats):
        laid.append(_take_trio(seat, chance, left, 3))
        laid.append(_take_run(seat, chance, left, 13 if seat == 2 else 4))
        laid.append(_take_run(seat, chance, left, 4))
    while sum(left) > seats + 4:
        grown = _grow(laid, chance, left)
        if grown is None:
            break
        laid = grown
    scores = [chance.randrange(100, 999) for _ in range(seats)]
    rest = [CARDS[index] for index in range(53) for _ in range(left[index])]
    top = "".join(card.text for card in rest[-4:])
    return view(seats, round=6, turn=0, melds=laid, counts=[1] * seats, scores=scores, stock=0, discard=top)


def _take_trio(seat: int, chance: random.Random, left: list[int], many: int) -> Meld:
    rank = max(range(13), key=lambda one: (sum(left[suit * 13 + one] for suit in range(4)), chance.random()))
    cards: list[Card] = []
    for _ in range(many):
        index = max((suit * 13 + rank for suit in range(4)), key=lambda one: (left[one], chance.random()))
        left[index] -= 1
        cards.append(CARDS[index])
    return Meld(seat, TRIO, tuple(cards))


def _take_run(seat: int, chance: random.Random, left: list[int], length: int) -> Meld:
    places = [(suit, low) for suit in range(4) for low in range(14 - length)]
    free = [(s, low) for s, low in places if all(left[s * 13 + low + step] for step in range(length))]
    suit, low = chance.choice(free)
    for step in range(length):
        left[suit * 13 + low + step] -= 1
    return Meld(seat, RUN, tuple(CARDS[suit * 13 + low + step] for step in range(length)))


def _grow(laid: list[Meld], chance: random.Random, left: list[int]) -> list[Meld] | None:
    """Lay one more card off somewhere, a joker if nothing else fits; None: nothing does."""
    for number in chance.sample(range(len(laid)), len(laid)):
        meld = laid[number]
        for card in chance.sample([CARDS[index] for index in range(53) if left[index]], sum(map(bool, left))):
            if (meld.kind is TRIO and (card.is_joker or card.rank == meld.ranks[0])) or (
                meld.kind is RUN and len(meld.cards) < 14 and _continues(meld, card)
            ):
                cards = (*meld.cards, card)
            else:
                continue
            left[card] -= 1
            return [*laid[:number], Meld(meld.owner, meld.kind, cards), *laid[number + 1 :]]
    return None


def _continues(meld: Meld, card: Card) -> bool:
    suit = next(one.suit for one in meld.cards if not one.is_joker)
    last = meld.ranks[-1]
    if last == 1:
        return False
    return card.is_joker or (card.suit == suit and card.rank == last % 13 + 1)


def _run(seat: int, chance: random.Random, length: int) -> Meld:
    suit = chance.randrange(4)
    low = chance.randrange(1, 15 - length + 1)
    cards = [CARDS[suit * 13 + (low + place - 1) % 13] for place in range(length)]
    if length > 4:
        cards[chance.randrange(1, length)] = JOKER
    return Meld(seat, RUN, tuple(cards))


__all__ = [
    "NAMES",
    "PRESETS",
    "all_down",
    "busy",
    "first_turn",
    "fullest",
    "melds",
    "people",
    "portrait",
    "some_down",
    "view",
]
