"""The private message that shows a hand, and exactly what may be done with it now."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import discord

from bot.engine import Action, Add, Buy, Card, Discard, Draw, Lay, Pass, Take, solve
from bot.engine.contracts import Contract
from bot.locales import Locale, translate
from bot.players import Hint
from bot.tables import Status, Table
from bot.workers import WorkersError
from renderers import Picture, hand_order, render_hand, render_lay_downs
from renderers.hand_words import left_over
from renderers.parts import contract_words
from renderers.spoken import hand_text, lay_downs_text, table_text

from .answers import explain
from .buttons import HandControl
from .controls import OPTIONS, Layout, Mark, Part, framed, option, row, words
from .covering import covered_words
from .laying import refusal
from .looks import Look
from .pauses import pause_facts
from .pictures import Attachments, draw
from .words import add_words, face, faces, place_words, safe, some

log = logging.getLogger(__name__)

COLOUR: Final = discord.Colour(0x2E8B62)

OFFERED: Final = 3
"""How many lay-downs are shown to choose from."""

NEXT: Final = "page"
"""An option with this value and a number turns its select to that page."""


@dataclass(frozen=True, slots=True)
class Mode:
    """Which of the choices are open.

    Attributes:
        what: ``main``, ``lay`` (the best lay-downs as pictures) or ``pick`` (choosing the cards oneself).
        page: the page of the select that has been turned, and `turned` its word.
        chosen: the cards picked so far.
        advice: what a strong player would do, if that was asked for.
    """

    what: str = "main"
    turned: str = ""
    page: int = 0
    chosen: tuple[Card, ...] = ()
    advice: Hint | None = None


MAIN: Final = Mode()
_USUAL: Final = Look()


class HandMessage:
    """Builds one hand message; `compose` makes its layout and files."""

    def __init__(
        self, table: Table, user_id: int, locale: Locale, mode: Mode = MAIN, note: str = "", look: Look = _USUAL
    ) -> None:
        self._look = look
        self._table = table
        self._user_id = user_id
        self._locale: Locale = locale
        self._mode = mode
        self._note = note
        self._view = table.view(user_id)
        self._places: dict[Card, list[int]] = {}
        """The numbers that stand under each card in the picture."""
        for place, card in enumerate(hand_order(self._view), 1):
            self._places.setdefault(card, []).append(place)
        self._mark = Mark(table.id, table.number, "fresh")
        self._files = Attachments(table.id)
        seat = table.seat_of(user_id)
        self._is_away = seat is not None and table.seats[seat].is_automatic
        """Whether a bot plays for whoever looks."""
        self._actions = self._view.legal_actions() if not table.paused and not self._is_away else []
        self._lays = tuple(islice(self._view.lay_downs(), OFFERED)) if self._actions else ()

    async def compose(self) -> tuple[Layout, list[discord.File]]:
        """The message's layout and its files."""
        if self._mode.what == "lay" and self._lays:
            choices = self._lay_choices()
        else:
            choices = self._pick_choices() if self._mode.what == "pick" and self._lays else self._choices()
        return framed(COLOUR, words(self._heading()), await self._shown(), *choices), self._files.files

    async def _shown(self) -> Part:
        """The cards: as a picture, or in words where those are wanted or no picture can be had."""
        if not self._look.text_only:
            try:
                return self._files.gallery(await self._drawn())
            except WorkersError:
                pass
            except Exception as error:
                # Without its text, which may name cards.
                log.error("table %d: a hand could not be drawn: %s", self._table.id, type(error).__name__)
        return words(self._told())

    async def _drawn(self) -> Picture:
        theme, locale = self._look.theme, self._locale
        if self._mode.what == "lay" and self._lays:
            return await draw(render_lay_downs, self._view, self._lays, theme=theme, locale=locale)
        return await draw(render_hand, self._view, selected=self._marked(), theme=theme, locale=locale)

    def _told(self) -> str:
        """What the picture would show, and the table, which is a picture too, in words."""
        view, locale = self._view, self._locale
        if self._mode.what == "lay" and self._lays:
            return lay_downs_text(view, self._lays, locale)
        names = [safe(name) for name in self._names()]
        return f"{hand_text(view, self._marked(), locale)}\n{table_text(view, names, locale)}"

    def _marked(self) -> tuple[Card, ...]:
        """The cards that stand out in the picture: those picked, or the one that a hint speaks of."""
        advised = self._mode.advice.action if self._mode.advice is not None else None
        return (advised.card,) if isinstance(advised, Add | Discard) else self._mode.chosen

    # ------------------------------------------------------------------ what to read

    def _heading(self) -> str:
        lines = [f"⚠️ {self._note}"] if self._note else []
        covered = covered_words(self._table, self._user_id, self._locale)
        if covered is not None and self._table.status is Status.PLAYING:
            lines.append(covered)
        lines.append(self._prompt())
        view = self._view
        round_words = translate(
            self._locale,
            "hand-round",
            round=view.round,
            rounds=view.rules.rounds,
            contract=contract_words(view.contract, self._locale),
        )
        if self._mode.advice is not None:
            lines.append(f"💡 {self._advice(self._mode.advice)}")
        return "\n".join([*lines, f"-# {round_words}"])

    def _advice(self, advice: Hint) -> str:
        names, locale = [safe(name) for name in self._names()], self._locale
        return advice.sentences(
            locale, lambda card: some(card, locale), lambda add: place_words(add, self._view, names, locale)
        )

    def _prompt(self) -> str:
        view, locale, table = self._view, self._locale, self._table
        if table.status is not Status.PLAYING:
            return translate(locale, "hand-over")
        if table.paused:
            return translate(locale, f"hand-paused-{table.paused}", **pause_facts(table))
        if self._is_away:
            return translate(locale, "hand-bot-plays")
        if not self._actions:
            return translate(locale, "hand-wait")
        if view.phase == "buy":
            return translate(locale, "hand-may-buy", card=some(view.discard[-1], locale))
        if view.phase == "draw":
            if any(isinstance(action, Take) for action in self._actions):
                prompt = translate(locale, "hand-draw-or-take", card=some(view.discard[-1], locale))
            else:
                prompt = translate(locale, "hand-draw-only")
            return f"{prompt} {translate(locale, 'hand-draw-first')}" if self._may_lay_then() else prompt
        if self._lays and self._mode.what == "pick":
            return translate(locale, "hand-picking", count=Contract.parse(view.contract).cards)
        if self._lays and self._mode.what == "lay":
            return self._choosing()
        if self._lays:
            return translate(locale, "hand-may-lay")
        if why := self._why_kept():
            return translate(locale, "hand-kept", why=why)
        if any(isinstance(action, Add) for action in self._actions):
            return translate(locale, "hand-may-add")
        return translate(locale, "hand-discard")

    def _choosing(self) -> str:
        """How to go down is to be chosen. Where hints are given: that the first way leaves least in the hand."""
        prompt = translate(self._locale, "hand-choosing", count=len(self._lays))
        costs = [self._view.rules.points(left_over(lay, self._view)) for lay in self._lays]
        if self._table.hints and len(costs) > 1 and costs[0] < min(costs[1:]):
            return f"{prompt} {translate(self._locale, 'hand-choosing-first')}"
        return prompt

    def _holds_contract(self) -> bool:
        view = self._view
        assert view.seat is not None
        return view.down[view.seat] is None and solve(view.hand, view.contract, view.rules) is not None

    def _why_kept(self) -> str:
        """Why somebody who holds the contract cannot go down with it; empty where nothing, or the note, says so."""
        if self._view.phase != "play" or not self._holds_contract():
            return ""
        why = refusal(self._table, self._view, self._locale)
        said = explain(why, self._locale) if why is not None else ""
        return "" if said == self._note else said

    def _may_lay_then(self) -> bool:
        """Whether a contract that is held already can be laid after any draw: that is not so in every round."""
        view = self._view
        if view.rules.in_one_go(view.round) or len(view.hand) <= Contract.parse(view.contract).cards:
            return False
        is_first_turn = view.turn_number <= len(view.hand_counts)
        return (view.rules.first_turn_lay or not is_first_turn) and self._holds_contract()

    # ------------------------------------------------------------------ what to press

    def _choices(self) -> Iterable[Part]:
        locale, mark = self._locale, self._mark
        if self._table.status is not Status.PLAYING:
            return
        if self._table.paused:
            yield row(HandControl.button(mark.to("resume"), translate(locale, "hand-button-resume"), emoji="▶️"))
            return
        if self._is_away:
            yield row(HandControl.button(mark.to("hand"), translate(locale, "hand-button-resume"), emoji="▶️"))
            return
        if not self._actions:
            yield row(HandControl.button(mark, translate(locale, "hand-button-fresh"), emoji="🔄"))
            return
        buttons = [button for action in self._actions if (button := self._button(action))]
        if self._lays:
            label = translate(locale, "hand-button-lay")
            buttons.append(HandControl.button(mark.to("lay"), label, discord.ButtonStyle.success))
        hint = HandControl.button(mark.to("hint"), translate(locale, "hand-button-hint"), emoji="💡")
        hints = [hint] if self._table.hints and self._mode.advice is None else []
        if buttons:
            yield row(*buttons, *hints)
        adds = [action for action in self._actions if isinstance(action, Add)]
        if adds:
            yield self._select("add", "hand-select-add", [self._add_option(action) for action in adds])
        discards = [action for action in self._actions if isinstance(action, Discard)]
        if discards:
            cards = sorted((each.card for each in discards), key=self._places.__getitem__)
            yield self._select("discard", "hand-select-discard", [self._card_option(card) for card in cards])
        if hints and not buttons:
            yield row(*hints)

    def _button(self, action: Action) -> HandControl | None:
        """The button for an action that needs no further choice."""
        locale, mark = self._locale, self._mark
        top = face(self._view.discard[-1], locale) if self._view.discard else ""
        match action:
            case Draw():
                label = translate(locale, "hand-button-draw")
                return HandControl.button(mark.to("draw"), label, discord.ButtonStyle.primary)
            case Take():
                label = translate(locale, "hand-button-take", card=top)
                return HandControl.button(mark.to("take"), label, discord.ButtonStyle.success)
            case Buy():
                label = translate(locale, "hand-button-buy", card=top)
                return HandControl.button(mark.to("buy"), label, discord.ButtonStyle.success)
            case Pass():
                return HandControl.button(mark.to("pass"), translate(locale, "hand-button-pass"))
            case _:
                return None

    def _lay_choices(self) -> Iterable[Part]:
        locale, mark = self._locale, self._mark
        buttons = [
            HandControl.button(
                mark.to("lay", str(number)),
                translate(locale, "hand-button-lay-this", number=number),
                discord.ButtonStyle.success,
            )
            for number in range(1, len(self._lays) + 1)
        ]
        others = row(
            HandControl.button(mark.to("pick"), translate(locale, "hand-button-pick")),
            HandControl.button(mark.to("back"), translate(locale, "hand-button-back")),
        )
        return row(*buttons), others

    def _pick_choices(self) -> Iterable[Part]:
        locale, chosen = self._locale, self._mode.chosen
        missing = Contract.parse(self._view.contract).cards - len(chosen)
        left = Counter(self._view.hand) - Counter(chosen)
        options = [self._card_option(card, copy) for card in self._places for copy in range(left[card])]
        mark = self._mark.to("pick", "".join(map(str, chosen)))
        select = self._select(mark.what, "hand-select-pick", options, mark=mark, count=missing)
        back = row(HandControl.button(self._mark.to("back"), translate(locale, "hand-button-back")))
        return select, back

    def _select(
        self,
        what: str,
        key: str,
        options: Sequence[discord.SelectOption],
        *,
        mark: Mark | None = None,
        count: int | None = None,
    ) -> Part:
        """A menu; with more options than Discord takes, a page of it and the way to the next."""
        mode, locale = self._mode, self._locale
        per_page = OPTIONS - 1
        if len(options) > OPTIONS:
            pages = -(-len(options) // per_page)
            page = mode.page % pages if mode.turned == what else 0
            label = translate(locale, "hand-option-more", page=page + 1, pages=pages)
            options = [
                *options[page * per_page : (page + 1) * per_page],
                option(label, f"{NEXT}{page + 1}", emoji="➡️"),
            ]
        placeholder = translate(locale, key, count=count or 1)
        return row(HandControl.select(mark or self._mark.to(what), placeholder, options, most=count or 1))

    def _card_option(self, card: Card, copy: int = 0) -> discord.SelectOption:
        points = self._view.rules.value(card)
        words = translate(self._locale, "hand-option-card", place=self._places[card][copy], points=points)
        return option(face(card, self._locale), f"{card}{copy or ''}", words)

    def _add_option(self, action: Add) -> discord.SelectOption:
        cards = faces(self._view.melds[action.meld - 1].cards, self._locale)
        return option(add_words(action, self._view, self._names(), self._locale), str(action), cards)

    def _names(self) -> list[str]:
        """Everybody's name, by seat."""
        return [seat.name for seat in self._table.seats]


def lay_words(lay: Lay, locale: str) -> str:
    """Melds in a row: ``7♠ 7♥ 7♦ · 4♣ 5♣ 6♣ 🃏``."""
    return " · ".join(faces(meld, locale) for meld in lay.melds)
