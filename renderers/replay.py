"""A match as an animation: the table after each turn, the moments that matter longer.

Drawing and encoding a match takes seconds: call it in a thread or process of its own, not in the one that draws tables.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.engine.actions import Action
from bot.engine.events import Event, MatchEnded, RoundEnded, RoundStarted, WentDown
from bot.engine.game import Game
from bot.engine.rules import Rules
from bot.engine.views import View
from bot.locales import translate

from .palette import FELT_MEAN, felt_colour
from .picture import Person, Picture, join_sentences
from .pixels import scaled
from .podium import render_podium
from .table import render_table
from .table_boxes import WIDTH as TABLE_WIDTH
from .theme import FELT, Theme

WIDTH: Final = TABLE_WIDTH // 2
"""Half the table's: every pixel is the mean of four."""
MOST_FRAMES: Final = 160
"""How many frames an animation has at most: Discord takes 10 MB, and nobody watches for longer than a few minutes."""
_TURN_MS: Final = 750
_MOMENT_MS: Final = 1800
_END_MS: Final = 4000
_BAR: Final = 8


@dataclass(frozen=True, slots=True)
class Step:
    """The table after a turn, as a spectator sees it, and what happened in it."""

    view: View
    events: tuple[Event, ...]

    @property
    def moment(self) -> bool:
        """Whether it is worth a longer look: somebody went down, or a round or the match ended."""
        return any(isinstance(event, (WentDown, RoundEnded, MatchEnded)) for event in self.events)


def match_steps(rules: Rules, seats: int, seed: bytes, actions: Iterable[Action | str]) -> list[Step]:
    """The steps of a match, a turn each, played again from its seed and its actions.

    Raises:
        IllegalAction: the actions are not those of such a match.
    """
    game = Game.new(rules, seats, seed)
    steps = [Step(game.view(None), ())]
    events: list[Event] = []
    for action in actions:
        turn = (game.round, game.turn_number)
        events.extend(game.apply(action))
        if (game.round, game.turn_number) != turn or game.phase == "over":
            steps.append(Step(game.view(None), tuple(events)))
            events = []
    if events:
        steps.append(Step(game.view(None), tuple(events)))
    return steps


def chosen(steps: Sequence[Step], most: int = MOST_FRAMES) -> list[Step]:
    """As many of the steps as an animation may have: the first, the last, moments before plain turns.

    What happened in a turn that is left out is seen in the next one that is shown.
    """
    if len(steps) <= most:
        return list(steps)
    kept = {0, len(steps) - 1}
    for wanted in (
        [number for number, step in enumerate(steps) if step.moment],
        [number for number, step in enumerate(steps) if not step.moment],
    ):
        room = most - len(kept)
        if room <= 0:
            break
        # Evenly over the match, if there is not room for all.
        free = [number for number in wanted if number not in kept]
        kept.update(free if len(free) <= room else (free[place * len(free) // room] for place in range(room)))
    return [steps[number] for number in sorted(kept)]


def render_replay(
    steps: Sequence[Step], people: Sequence[Person], *, theme: Theme = FELT, locale: str = "es", most: int = MOST_FRAMES
) -> Picture:
    """An animated WebP of a match.

    Args:
        steps: from `match_steps`; at least one.
        people: who played, by seat.
        theme: its colours.
        locale: the language of its words.
        most: how many frames it may have.

    Raises:
        ValueError: there is no step.
    """
    if not steps:
        raise ValueError("a replay needs a step")
    shown = chosen(steps, most)
    frames = [_frame(step, people, theme, locale) for step in shown]
    times = [_MOMENT_MS if step.moment else _TURN_MS for step in shown]
    height = max(frame.height for frame in frames) + _BAR
    last = shown[-1].view
    if last.result is not None:
        podium = _opened(render_podium(people, last.result, last.rounds, theme=theme, locale=locale))
        high = height - _BAR
        frames.append(scaled(podium, min(WIDTH, round(podium.width * high / podium.height)), high))
        times.append(_END_MS)
    for number, frame in enumerate(frames):
        frames[number] = _on_sheet(frame, height, theme, number / max(1, len(frames) - 1))
    times[-1] = _END_MS
    data = io.BytesIO()
    frames[0].save(
        data,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=80,
        method=0,
    )
    return Picture(data.getvalue(), _alt(steps, people, locale), WIDTH, height)


def _frame(step: Step, people: Sequence[Person], theme: Theme, locale: str) -> Image.Image:
    events = tuple(event for event in step.events if not isinstance(event, RoundStarted)) or step.events
    return _opened(render_table(step.view, people, events, theme=theme, locale=locale)).reduce(2)


def _opened(picture: Picture) -> Image.Image:
    with Image.open(io.BytesIO(picture.data)) as opened:
        return opened.convert("RGB")


def _on_sheet(frame: Image.Image, height: int, theme: Theme, share: float) -> Image.Image:
    """A frame on a sheet as high as the highest, with how far the match has come along its foot."""
    sheet = Image.new("RGB", (WIDTH, height), felt_colour(theme, FELT_MEAN))
    sheet.paste(frame, ((WIDTH - frame.width) // 2, (height - _BAR - frame.height) // 2))
    pencil = ImageDraw.Draw(sheet)
    pencil.rectangle((0, height - _BAR, WIDTH, height), fill=theme.felt[0])
    pencil.rectangle((0, height - _BAR, round(WIDTH * share), height), fill=theme.accent)
    return sheet


def _alt(steps: Sequence[Step], people: Sequence[Person], locale: str) -> str:
    names = ", ".join(person.name for person in people)
    lines = [translate(locale, "picture-replay-title", names=names)]
    for step in steps:
        for event in step.events:
            if isinstance(event, RoundEnded):
                winner = people[event.winner].name if event.winner is not None else ""
                key = "picture-replay-round" if winner else "picture-replay-round-nobody"
                lines.append(translate(locale, key, number=event.round, name=winner))
    result = steps[-1].view.result
    if result is not None:
        order = sorted(range(len(people)), key=lambda seat: result.places[seat])
        totals = ", ".join(f"{people[seat].name} {result.scores[seat]}" for seat in order)
        lines.append(translate(locale, "picture-replay-totals", totals=totals))
    return join_sentences(lines)
