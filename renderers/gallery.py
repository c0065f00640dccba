"""Every picture in every state, in a folder, for looking at.

    python -m renderers.gallery FOLDER

writes each picture as a file of its own, `alt.txt` with their alternative texts, and contact sheets: all of them as
wide as on a phone, on Discord's dark and light grounds.
"""

from __future__ import annotations

import io
import itertools
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.engine import (
    PRESETS,
    Action,
    Add,
    Card,
    Discard,
    Discarded,
    Draw,
    Drew,
    Event,
    Game,
    LaidOff,
    MatchEnded,
    RoundStarted,
    Rules,
    Take,
    Took,
    WentDown,
    lay_downs,
)
from bot.engine import Result as MatchResult
from bot.engine.views import View
from bot.locales import LOCALES

from . import samples
from .fonts import chain, load
from .hand import render_hand, render_lay_downs
from .picture import Picture
from .pixels import scaled
from .replay import match_steps, render_replay
from .secondary_samples import SECONDARY
from .table import render_table
from .theme import FELT, THEMES

Scene: TypeAlias = tuple[str, Callable[[], Picture]]
Named: TypeAlias = tuple[str, Picture]

PHONE: Final = 400
_LONGEST: Final = 2_000
"""More actions than any match of the gallery has."""
_GROUNDS: Final = {"dark": (49, 51, 56), "light": (255, 255, 255)}


def scenes() -> Iterator[Scene]:
    """Every picture in every state: the name of its file, and what draws it."""
    yield from tables()
    yield from hands()
    yield from others()
    yield "replay-express", replay


def tables() -> Iterator[Scene]:
    """The table: any number of seats, empty to fullest, each last action, each theme and language."""
    for seats in range(2, 9):
        people = samples.people(seats)
        yield (
            f"table-{seats}-dealt",
            partial(render_table, samples.first_turn(seats), people, (RoundStarted(1, "2T", 0, 0),)),
        )
        yield (
            f"table-{seats}-some-down",
            partial(render_table, samples.some_down(seats), people, (Discarded(0, _card("QH")),)),
        )
        yield f"table-{seats}-all-down", partial(render_table, samples.all_down(seats), people, (Took(1, _card("JK")),))
        yield f"table-{seats}-fullest", partial(render_table, samples.fullest(seats), people)
    view, people = samples.busy(), samples.people(8)
    last: dict[str, Sequence[Event]] = {
        "drew": (Drew(3),),
        "laid-off": (LaidOff(6, _card("JD"), 18, "high"), Discarded(6, _card("QH"))),
        "went-down": (WentDown(5, view.melds[12:15], 13),),
        "nothing": (),
    }
    for name, events in last.items():
        yield f"table-8-busy-{name}", partial(render_table, view, people, events)
    for theme in THEMES.values():
        yield f"table-theme-{theme.name}", partial(render_table, samples.some_down(4), samples.people(4), theme=theme)
    for locale in ("en", "pt-BR"):
        yield (
            f"table-locale-{locale}",
            partial(render_table, samples.some_down(3), samples.people(3), (Drew(2),), locale=locale),
        )
    spanish = replace(FELT, indices="es", four_colour=False)
    yield "table-old-deck", partial(render_table, samples.all_down(4), samples.people(4), theme=spanish)
    yield "table-no-avatars", partial(render_table, samples.some_down(8), samples.people(8, avatars=False))
    yield (
        "table-bare",
        partial(render_table, replace(samples.some_down(2), stock_count=0, discard=()), samples.people(2)),
    )
    royal = samples.melds("0 Y AHJK3H4H5H6H7H8H9HTHJHQHKH")
    view = samples.view(3, rules="chilean", round=10, turn=0, phase="play", melds=royal, counts=[0, 13, 13])
    yield "table-royal-run", partial(render_table, view, samples.people(3), (WentDown(0, royal, 1),))
    over = replace(samples.all_down(3), phase="over", result=MatchResult((12, 340, 95), (1, 3, 2)))
    yield "table-over", partial(render_table, over, samples.people(3), (MatchEnded((12, 340, 95), (1, 3, 2)),))


def hands() -> Iterator[Scene]:
    """The hand: one card to thirty, with what is new, chosen or of use; and lay-downs to choose from."""
    for name, (view, selected) in hand_views().items():
        yield f"hand-{name}", partial(render_hand, view, selected=selected)
    view, selected = hand_views()["12-chosen"]
    for theme in THEMES.values():
        yield f"hand-theme-{theme.name}", partial(render_hand, view, selected=selected, theme=theme)
    for locale in ("en", "pt-BR"):
        yield f"hand-locale-{locale}", partial(render_hand, view, selected=selected, locale=locale)
    view = _hand("7S7D7HJK4C5C6C7C8C4H5H6HJK2S", round=6)
    lays = tuple(itertools.islice(lay_downs(view.hand, view.contract, view.rules), 5))
    for count in (1, 3, 5):
        yield f"lay-downs-{count}", partial(render_lay_downs, view, lays[:count])
    view = _hand("AS2H3S4S5S6SJK8S9STSJSQSKC", round=9, rules="chilean")
    lays = tuple(itertools.islice(lay_downs(view.hand, view.contract, view.rules), 1))
    yield "lay-downs-dirty-run", partial(render_lay_downs, view, lays)


def hand_views() -> dict[str, tuple[View, tuple[Card, ...]]]:
    """Hands to look at, each with what is chosen of it."""
    thirty = "AS2S3S4S5H5D5CJKJKTCJCQCKC2H2H4H8H9HTHJHQHKHAD3D4D6D7D8D9D9C"
    laid = samples.melds("0 T 7C7DJK", "0 R 4H5H6H7H")
    return {
        "1": (_hand("7S", drawn="7S"), ()),
        "2": (_hand("JKTH", drawn="TH"), ()),
        "5-down": (replace(_hand("7S8HJK2C9D", drawn="8H"), melds=laid, down=(3, None, None)), ()),
        "5-down-few-fit": (
            replace(_hand("8HTC9D2S3C", drawn="8H"), melds=laid, down=(3, None, None), locked=_card("8H")),
            (),
        ),
        "12-locked": (replace(_hand("7S7D7HJKQCKC4D5D9S2HTHAS", drawn="TH"), locked=_card("TH")), ()),
        "11": (_hand("7S7D9C4D4HTSJSQS2H9DAC", round=3), ()),
        "12-new": (_hand("7S7D7HJKQCKC4D5D9S2HTHAS", round=2, drawn="TH"), ()),
        "12-chosen": (_hand("7S7D3HJKQCKC4D5D9S2HTHAS", round=6, drawn="TH"), (_card("QC"), _card("KC"))),
        "12-complete": (_hand("7S7D7H4C5C6C7C2H3HJK5H9D", round=6, drawn="9D"), ()),
        "13-dirty-run": (_hand("AS2S3S4S5H6DJKTCJCQCKC9H9D", round=9, rules="chilean", drawn="9D"), ()),
        "20": (_hand(thirty[:40], round=4, drawn="TH"), ()),
        "30": (_hand(thirty, round=5, drawn="9C"), (_card("9C"), _card("4H"))),
        "none": (samples.view(3), ()),
    }


def others() -> Iterator[Scene]:
    """The pictures beside the table, in themes and languages that vary from one to the next."""
    themes = tuple(THEMES.values())
    for number, (name, draw) in enumerate(SECONDARY.items()):
        locale = LOCALES[number // len(themes) % len(LOCALES)]
        yield name, partial(draw, themes[number % len(themes)], locale)


def replay() -> Picture:
    """An animation of a short match, played plainly: each goes down when they can, and discards what costs most."""
    rules, seed = PRESETS["express"], bytes(range(32))
    game, played = Game.new(rules, 3, seed), list[Action]()
    while game.phase != "over" and len(played) < _LONGEST:
        action = next(iter(game.lay_downs()), None) or max(game.legal_actions(), key=partial(_wish, rules))
        game.apply(action)
        played.append(action)
    return render_replay(match_steps(rules, 3, seed, played), samples.people(3), most=16)


def _wish(rules: Rules, action: Action) -> tuple[int, int]:
    """How much such a player likes an action: to lay off, to draw, to discard; of cards the dearest."""
    order = (Discard, Take, Draw, Add)
    value = rules.value(action.card) if isinstance(action, Add | Discard) else 0
    return (next((place for place, kind in enumerate(order) if isinstance(action, kind)), -1), value)


def write(folder: Path) -> list[Named]:
    """Write every picture, the alternative texts and the contact sheets into a folder; returns the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    found = [(name, draw()) for name, draw in scenes()]
    for name, picture in found:
        kind = "webp" if picture.data.startswith(b"RIFF") else "png"
        (folder / f"{name}.{kind}").write_bytes(picture.data)
    said = (
        f"{name} ({picture.width}×{picture.height}, {len(picture.data)} B)\n{picture.alt}\n" for name, picture in found
    )
    (folder / "alt.txt").write_text("\n".join(said), encoding="utf-8")
    for ground, colour in _GROUNDS.items():
        contact_sheet(found, colour).save(folder / f"contact-{ground}.png")
    return found


def contact_sheet(found: Sequence[Named], ground: tuple[int, int, int], columns: int = 6) -> Image.Image:
    """All pictures as wide as on a phone, in columns, each under its name."""
    gap, line = 20, 30
    heights = [gap] * columns
    placed: list[tuple[str, Image.Image, int, int]] = []
    for name, picture in found:
        with Image.open(io.BytesIO(picture.data)) as opened:
            small = scaled(opened.convert("RGB"), PHONE, round(PHONE * picture.height / picture.width))
        column = heights.index(min(heights))
        placed.append((name, small, gap + column * (PHONE + gap), heights[column]))
        heights[column] += line + small.height + gap
    sheet = Image.new("RGB", (gap + columns * (PHONE + gap), max(heights)), ground)
    draw, ink, font = ImageDraw.Draw(sheet), (148, 155, 164), load(chain("text")[0], 18, 500)
    for name, small, x, y in placed:
        draw.text((x, y), name, fill=ink, font=font)
        sheet.paste(small, (x, y + line))
    return sheet


def _card(text: str) -> Card:
    return Card.parse(text)


def _hand(cards: str, *, round: int = 2, drawn: str = "", rules: str = "classic") -> View:
    return samples.view(3, round=round, seat=0, phase="play", hand=cards, drawn=drawn, rules=rules)


def main() -> int:
    """Write the gallery into the folder named on the command line."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    found = write(Path(sys.argv[1]))
    print(f"{len(found)} pictures in {sys.argv[1]}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
