"""Pictures that tests keep a small reference of, and how near a new one must come to it."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops

from bot.engine import PRESETS, Card, Result, parse_cards
from bot.engine.results import RoundScore
from renderers import (
    THEMES,
    Leader,
    Leaderboard,
    Person,
    Picture,
    Profile,
    Rival,
    render_leaderboard,
    render_lobby,
    render_podium,
    render_points,
    render_profile,
    render_rules_page,
)
from renderers.art import bot_avatar, card_back, card_face
from renderers.art.avatars import ANIMALS

FOLDER = Path(__file__).parents[1] / "renderers" / "references"
WIDTH = 360
"""References are this wide: enough to see any accident, small enough for a repository."""
_BLOCK = 12

CLASSIC, CHILEAN = PRESETS["classic"], PRESETS["chilean"]
# Plain letters and drawn portraits only: how other scripts are shaped depends on what the system has.
PEOPLE = [Person("Josefa"), Person("Matias"), Person("condor", bot=True), Person("Sofia"), Person("puma", bot=True)]


def _cards() -> Image.Image:
    texts = ["AS", "2H", "3D", "7C", "TH", "JS", "JH", "JD", "JC", "QS", "QH", "QD", "QC", "KS", "KH", "KD", "KC", "JK"]
    sheet = Image.new("RGB", (6 * 116, 4 * 160), (14, 86, 62))
    pictures = [card_face(Card.parse(text), 108, 151) for text in texts]
    pictures += [card_back(108, 151, accent=accent) for accent in ("red", "blue", "violet")]
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (4 + number % 6 * 116, 4 + number // 6 * 160), picture)
    return sheet


def _animals() -> Image.Image:
    sheet = Image.new("RGB", (len(ANIMALS) * 120, 120), (14, 86, 62))
    for number, animal in enumerate(ANIMALS):
        picture = bot_avatar(112, animal[0])
        sheet.paste(picture, (4 + number * 120, 4), picture)
    return sheet


def _lobby() -> Picture:
    return render_lobby(PEOPLE[:3], CHILEAN, theme=THEMES["midnight"], locale="es")


def _points() -> Picture:
    points = ((81, 43, 0), (0, 27, 106), (30, 21, 144), (105, 0, 78))
    rounds = [
        RoundScore(contract, tuple(each[number] for each in points), winner)
        for number, (contract, winner) in enumerate((("2T", 1), ("1T 1R", 3), ("2R", 0)))
    ]
    hands = [(), parse_cards("2H8D"), parse_cards("2S7SQSAH4HTHJH3CJCJK"), parse_cards("JSKS5H6H7HKC")]
    return render_points(PEOPLE[:4], CLASSIC, rounds, hands=hands, locale="es")


def _podium() -> Picture:
    rounds = [RoundScore("2T", (0, 9, 9, 9, 9), seat) for seat in (0, 3, 3, 1)]
    result = Result((133, 212, 301, 95, 301), (2, 3, 4, 1, 4))
    return render_podium(PEOPLE, result, rounds, changes=(3, 0, -9, 21, -15), theme=THEMES["copihue"], locale="pt-BR")


def _leaderboard() -> Picture:
    leaders = tuple(
        Leader(place, person, 1900 - 77 * place, 60 - place, 20 - place, 90 + 7.5 * place)
        for place, person in enumerate(PEOPLE, start=1)
    )
    own = Leader(112, Person("Ana"), 1201, 8, 1, 187.5)
    return render_leaderboard(Leaderboard("Los Cariocas", "season", "rating", leaders, 1, 12, own), locale="en")


def _profile() -> Picture:
    ratings = tuple(1500 + 9 * number + (37 * number) % 41 for number in range(20))
    return render_profile(
        Profile(
            PEOPLE[0], "Los Cariocas", 1711, 3, 48, 17, 148.3, 31, 4, ratings,
            (("classic", 30, 12), ("express", 6, 3)), (Rival(PEOPLE[1], 20, 12), Rival(PEOPLE[2], 3, 0)),
        ),
        locale="es",
    )  # fmt: skip


def _rules() -> Picture:
    return render_rules_page(CLASSIC, 4, locale="es")


SCENES: dict[str, Callable[[], Image.Image | Picture]] = {
    "cards": _cards,
    "animals": _animals,
    "lobby": _lobby,
    "points": _points,
    "podium": _podium,
    "leaderboard": _leaderboard,
    "profile": _profile,
    "rules": _rules,
}


def draw(name: str) -> Image.Image:
    """A scene as it is drawn now, as wide as its reference."""
    made = SCENES[name]()
    image = made if isinstance(made, Image.Image) else Image.open(io.BytesIO(made.data)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def keep(name: str) -> None:
    """Make the scene as it is drawn now the reference."""
    FOLDER.mkdir(exist_ok=True)
    draw(name).quantize(96, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def reference(name: str) -> Image.Image:
    """The picture that the scene should look like."""
    return Image.open(FOLDER / f"{name}.png").convert("RGB")


def strangeness(image: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How much two pictures differ, 0 to 255: on the mean, and in the block of 12 × 12 pixels where it is most."""
    if image.size != other.size:
        return 255.0, 255.0
    differs = ImageChops.difference(image, other).convert("L")
    across, down = -(-image.width // _BLOCK), -(-image.height // _BLOCK)
    blocks = differs.resize((across, down), Image.Resampling.BOX)
    whole = differs.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    return float(whole), float(blocks.getextrema()[1])  # pyright: ignore[reportArgumentType]
