"""Pictures beside the naive way and the floor, in one run: milliseconds and bytes.

    uv run carioca bench render --json        (or: uv run python tests/bench/render.py)

The naive peer is what most card bots do: a file for each card, opened, scaled and pasted for every picture, letters
drawn anew, and Pillow's own PNG. It draws the very same table: our layout tells it where everything goes. All ways take
turns, and medians are compared: a busy machine slows all of them alike.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from statistics import median

from PIL import Image, ImageDraw, ImageFont

from bot.engine import CARDS, Card, Discarded, Drew, LaidOff
from renderers import Picture, cards, fonts, render_hand, render_table, samples, table_places
from renderers import table as table_picture
from renderers.art import card_back, card_face
from renderers.canvas import Canvas
from renderers.table_boxes import TableLayout
from renderers.table_layout import lay_out
from renderers.table_words import table_words
from renderers.theme import FELT

Row = dict[str, object]

VIEW, PEOPLE = samples.busy(), samples.people(8)
LAST = (LaidOff(6, Card.parse("JD"), 18, "high"), Discarded(6, Card.parse("QH")))
HAND = samples.view(3, round=6, seat=0, phase="play", hand="7S7D3HJKQCKC4D5D9S2HTHAS", drawn="TH")


def run(rounds: int = 15) -> list[Row]:
    """Every measure of the pictures; `value` is a median, `goal` what it is held against."""
    with tempfile.TemporaryDirectory() as folder:
        layout = lay_out(VIEW, table_words(VIEW, PEOPLE, LAST, "es"))
        as_bought = _write_files(Path(folder, "500x700"), {"melds": 500, "piles": 500, "hands": 500})
        sized = {"melds": layout.card, "piles": _width(layout.middle.stock), "hands": _back_width(layout)}
        right_sized = _write_files(Path(folder, "sized"), sized)
        ways: dict[str, Callable[[], bytes]] = {
            "full table": full_table,
            "same again": lambda: render_table(VIEW, PEOPLE, LAST).data,
            "naive": lambda: naive_table(layout, as_bought),
            "naive, right-sized files": lambda: naive_table(layout, right_sized),
            "one move": one_move(),
            "hand": lambda: render_hand(HAND).data,
            "floor": copy_canvas(layout),
        }
        for way in ways.values():
            way()
        times: dict[str, list[float]] = {name: [] for name in ways}
        sizes: dict[str, int] = {}
        for _ in range(rounds):
            for name, way in ways.items():
                start = time.perf_counter()
                sizes[name] = len(way())
                times[name].append((time.perf_counter() - start) * 1000)
    return [*_rows({name: median(taken) for name, taken in times.items()}, sizes), _lag_row()]


def _rows(took: dict[str, float], sizes: dict[str, int]) -> list[Row]:
    full, right = took["full table"], took["naive, right-sized files"]
    table, ours = "table, 8 players, 67 cards", "carioca"
    naive, sized = "500×700 files scaled each time, Pillow's PNG", "right-sized files, Pillow's PNG"
    return [
        _row(table, ours, full, "ms", 5.0),
        _row(table, ours, sizes["full table"] / 1000, "kB", 70.0),
        _row(table, naive, took["naive"], "ms"),
        _row(table, naive, sizes["naive"] / 1000, "kB"),
        _row(table, sized, right, "ms"),
        _row(table, sized, sizes["naive, right-sized files"] / 1000, "kB"),
        _row("bytes as a share of the naive way's", ours, sizes["full table"] / sizes["naive"], "of 1", 0.37),
        _row("times as fast as the naive way", ours, took["naive"] / full, "×", 100.0),
        _row("times as fast as the naive way with right-sized files", ours, right / full, "×"),
        _row("table in which nothing changed", ours, took["same again"], "ms"),
        _row("table after one move", ours, took["one move"], "ms", 3.0),
        _row("hand, 12 cards", ours, took["hand"], "ms", 2.0),
        _row("hand, 12 cards", ours, sizes["hand"] / 1000, "kB", 25.0),
        _row(table, "floor: copying the canvas", took["floor"], "ms"),
    ]


def _row(measure: str, who: str, value: float, unit: str, goal: float | None = None) -> Row:
    line: Row = {"measure": measure, "who": who, "value": round(value, 2), "unit": unit}
    if goal is not None:
        line |= {"goal": goal, "reached": value >= goal if unit == "×" else value <= goal}
    return line


_KEPT = (
    *((table_places, name) for name in ("draw_seat", "draw_meld", "draw_backs")),
    (table_picture, "_cloth"),
)
"""What is kept of a table from one picture to the next, but for its rows and sprites of single cards and lines."""


def full_table() -> bytes:
    """The table with every seat's place drawn anew, from sprites of single cards and lines."""
    kept = [(module, name, getattr(module, name)) for module, name in _KEPT]
    for module, name, draw in kept:
        setattr(module, name, draw.__wrapped__)
    table_places.ROWS.clear()
    try:
        return render_table(VIEW, PEOPLE, LAST).data
    finally:
        for module, name, draw in kept:
            setattr(module, name, draw)


def one_move() -> Callable[[], bytes]:
    """A table move by move: somebody draws, discards, and the next one draws; each picture differs from the last."""
    moves = []
    for seat in (3, 4, 5, 6):
        counts = list(VIEW.hand_counts)
        counts[seat] += 1
        drawn = replace(VIEW, turn=seat, phase="play", stock_count=40 - seat, hand_counts=tuple(counts))
        thrown = CARDS[seat * 5]
        after = replace(VIEW, turn=seat + 1, stock_count=40 - seat, discard=(*VIEW.discard, thrown))
        moves += [(drawn, (Drew(seat),)), (after, (Discarded(seat, thrown),))]
    step = 0

    def draw() -> bytes:
        nonlocal step
        step += 1
        return render_table(moves[step % len(moves)][0], PEOPLE, moves[step % len(moves)][1]).data

    for _ in moves:
        draw()
    return draw


def copy_canvas(layout: TableLayout) -> Callable[[], bytes]:
    """As little as any way of drawing can do."""
    canvas = Canvas.felt(layout.width, layout.height, FELT)
    return lambda: bytes(canvas.image.copy().size[0])


# --- the naive peer ---


def _write_files(folder: Path, widths: dict[str, int]) -> dict[str, Path]:
    folders: dict[str, Path] = {}
    drawn: dict[int, Path] = {}
    for use, width in widths.items():
        if width not in drawn:
            drawn[width] = Path(folder, str(width))
            drawn[width].mkdir(parents=True)
            for card in CARDS:
                card_face(card, width, cards.height(width)).save(drawn[width] / f"{card}.png")
            card_back(width, cards.height(width)).save(drawn[width] / "back.png")
        folders[use] = drawn[width]
    return folders


def naive_table(layout: TableLayout, files: dict[str, Path]) -> bytes:
    """The same table: every file opened, scaled and pasted, all letters drawn, Pillow's PNG with its defaults."""
    sheet = Image.new("RGB", (layout.width, layout.height), (14, 86, 62))
    draw = ImageDraw.Draw(sheet)

    def paste(file: Path, x: int, y: int, width: int) -> None:
        with Image.open(file) as opened:
            card = opened.convert("RGBA")
        if card.width != width:
            card = card.resize((width, cards.height(width)), Image.Resampling.LANCZOS)
        sheet.paste(card, (x, y), card)

    for place, person in zip(layout.places, PEOPLE, strict=True):
        draw.rounded_rectangle(place.box, 18, fill=(12, 76, 54))
        if person.avatar:
            with Image.open(io.BytesIO(person.avatar)) as opened:
                side = place.portrait[2] - place.portrait[0]
                sheet.paste(opened.convert("RGB").resize((side, side)), place.portrait[:2])
        for meld in place.melds:
            for spot in meld.spots:
                paste(files["melds"] / f"{spot.card}.png", spot.x, spot.y, spot.width)
        for number in range(place.hand.count if place.hand else 0):
            paste(files["hands"] / "back.png", place.hand.x + number * place.hand.step, place.hand.y, place.hand.width)
        for words in place.words:
            _naive_words(draw, words)
    paste(files["piles"] / "back.png", *layout.middle.stock[:2], _width(layout.middle.stock))
    paste(files["piles"] / f"{VIEW.discard[-1]}.png", *layout.middle.discard[:2], _width(layout.middle.discard))
    for words in layout.middle.words:
        _naive_words(draw, words)
    file = io.BytesIO()
    sheet.save(file, "PNG")
    return file.getvalue()


def _naive_words(draw: ImageDraw.ImageDraw, words) -> None:
    font = ImageFont.truetype(str(fonts.chain("text")[0]), words.style.size)
    anchor = {"left": "ls", "middle": "ms", "right": "rs"}[words.align]
    draw.text((words.x, words.baseline), words.text, fill=(255, 255, 255), font=font, anchor=anchor)


def _width(box: tuple[int, int, int, int]) -> int:
    return box[2] - box[0]


def _back_width(layout: TableLayout) -> int:
    return next(place.hand.width for place in layout.places if place.hand)


# --- how long the event loop waits meanwhile ---


def _lag_row() -> Row:
    worst = asyncio.run(_lag())
    return _row("worst wait of the event loop while 20 tables are drawn at once", "carioca", worst, "ms", 10.0)


async def _lag(tables: int = 20) -> float:
    """Draw so many tables in the one thread that the bot draws in, and see when a clock on the loop comes late."""
    loop, worst = asyncio.get_running_loop(), 0.0

    def draw() -> Picture:
        return render_table(VIEW, PEOPLE, LAST)

    with ThreadPoolExecutor(1) as thread:
        jobs = [loop.run_in_executor(thread, draw) for _ in range(tables)]
        while not all(job.done() for job in jobs):
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            worst = max(worst, (time.perf_counter() - start) * 1000 - 1)
        await asyncio.gather(*jobs)
    return worst


def main() -> None:
    """Print every measure, as JSON if asked."""
    rows = run()
    if "--json" in sys.argv:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for row in rows:
        goal = f"  (goal {row['goal']}: {'reached' if row['reached'] else 'missed'})" if "goal" in row else ""
        print(f"{row['measure']:<62} {row['who']:<62} {row['value']:>9} {row['unit']}{goal}")


if __name__ == "__main__":
    main()
