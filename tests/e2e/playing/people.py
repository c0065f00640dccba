"""People who play Carioca by what they see: the table's message, their private hand, and its buttons and menus.

They know the shape of the bot's custom_ids (`c1:<table>:<number>:<what>`) and nothing else of it.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from loopback import Answer, Channel, LoopbackDiscord, LoopbackError, Message, Person
from loopback.model import Payload

_MARK = re.compile(r"c1:(\d+):(\d+):(\w+)(?:\.(.*))?")
WARNING = "⚠️"
MOVES = ("draw", "take", "buy", "pass", "lay", "add", "discard")


@dataclass(frozen=True)
class Mark:
    """What a custom_id says."""

    table: int
    number: int
    what: str
    rest: str

    @classmethod
    def of(cls, custom_id: str) -> Mark:
        match = _MARK.fullmatch(custom_id)
        assert match is not None, custom_id
        return cls(int(match[1]), int(match[2]), match[3], match[4] or "")


def controls(message: Message) -> dict[str, Payload]:
    """Return a message's usable buttons and selects by what they are for, the numbered ones as `lay.1`."""
    found = {}
    for component in message.interactive:
        mark = Mark.of(component["custom_id"])
        found[f"{mark.what}.{mark.rest}" if mark.what == "lay" and mark.rest else mark.what] = component
    return found


def number(message: Message) -> int:
    """Return how many entries the table's log had when a message was drawn; -1 for one without controls."""
    return max((Mark.of(component["custom_id"]).number for component in message.interactive), default=-1)


def table_number(message: Message) -> int | None:
    """Return the number of the table whose controls a message has."""
    return next((Mark.of(component["custom_id"]).table for component in message.interactive), None)


def is_table(message: Message) -> bool:
    return not message.ephemeral and "hand" in controls(message)


def is_podium(message: Message) -> bool:
    return not message.ephemeral and "again" in controls(message)


def is_hand(message: Message) -> bool:
    whats = {Mark.of(component["custom_id"]).what for component in message.interactive}
    return message.ephemeral and not whats.isdisjoint({"fresh", "resume", "lay", "pick", "back", *MOVES})


def newest_hand(seen: list[Message]) -> Message | None:
    """Return the lowest hand among the messages somebody sees; the bot may have sent it anew below the table."""
    return next((message for message in reversed(seen) if is_hand(message)), None)


@dataclass
class Move:
    """One click that asks for an action of the game."""

    person: Person
    action: str  # in the engine's notation; "lay" without its melds
    table: int
    seen: int
    answer: Answer


@dataclass
class Player:
    """One person at a table. `moves` collects what they asked for."""

    person: Person
    channel: Channel
    luck: random.Random
    hand: Message | None = None
    moves: list[Move] = field(default_factory=list[Move])

    @property
    def discord(self) -> LoopbackDiscord:
        return self.person.discord

    async def table(self) -> Message | None:
        """Return the table's message, or the podium, as it stands in the channel now."""
        for message in reversed(await self.person.messages(self.channel)):
            if is_table(message) or is_podium(message):
                return message
        return None

    async def open_hand(self) -> Message:
        """Click *Mi mano* and wait for the hand. Raises LoopbackError or TimeoutError."""
        table = await self.table()
        if table is None or not is_table(table):
            raise LoopbackError("there is no table in the channel")
        answer = await self.person.click(table, controls(table)["hand"]["custom_id"])
        self.hand = (await answer.settled()).message
        return self.hand

    async def look(self) -> Message | None:
        """Return the hand's message as it is now; None if it is gone."""
        self.hand = newest_hand(await self.person.messages(self.channel))
        return self.hand

    def wants(self, hand: Message) -> tuple[str, str | None]:
        """Choose what to press: a control's key, and a value where it is a menu."""
        offered = controls(hand)
        for what in ("resume", "pass", "lay.1", "lay"):
            if what in offered and (what != "lay" or not self._just_refused(hand)):
                return what, None
        if "draw" in offered:
            return ("take" if "take" in offered and self.luck.random() < 0.2 else "draw"), None
        if "draw" not in offered and "take" in offered:
            return "take", None
        for menu in ("add", "discard"):
            if menu in offered and (menu == "discard" or not self._just_refused(hand)):
                values = [
                    option["value"] for option in offered[menu]["options"] if not option["value"].startswith("page")
                ]
                return menu, self.luck.choice(values)
        return "fresh", None

    def _just_refused(self, hand: Message) -> bool:
        return hand.text.startswith(WARNING)

    async def press(self, hand: Message, what: str, value: str | None) -> Answer:
        """Press a control without waiting for the answer, and remember it if it is a move."""
        custom_id = controls(hand)[what]["custom_id"]
        if value is None:
            answer = await self.person.click(hand, custom_id, wait=False)
        else:
            answer = await self.person.choose(hand, custom_id, value, wait=False)
        mark = Mark.of(custom_id)
        if mark.what in MOVES and what != "lay":
            action = value if mark.what == "add" else f"discard {value[:2]}" if value else mark.what
            assert action is not None
            self.moves.append(Move(self.person, action, mark.table, mark.number, answer))
        return answer

    async def act(self, *, within: float = 60.0) -> Answer | None:
        """Make one click towards the end of the turn and wait until the hand shows it.

        Returns None when it is not this player's turn, or when what was to be pressed was gone already. Raises
        LoopbackError when there is no hand to be had, TimeoutError when the hand never changes.
        """
        hand = await self.look() or await self.open_hand()
        what, value = self.wants(hand)
        if what not in controls(hand) or (what == "fresh" and not await self._is_called(hand)):
            return None
        try:
            answer = await self.press(hand, what, value)
        except LoopbackError:  # the hand was redrawn or replaced since this player looked
            return None

        moving = (what in MOVES and what != "lay") or what == "lay.1"  # *Bajarse* itself only opens the choices

        async def answered() -> bool:
            now = await self.look()
            if now is None or not (await answer.refreshed()).answered:
                return now is None
            # The hand may be redrawn for another reason meanwhile; a person waits for what they asked for.
            return not moving or number(now) > number(hand) or self._just_refused(now)

        await self.discord.until(answered, within=within, what=f"the hand of {self.person.name} after {what}")
        return answer

    async def _is_called(self, hand: Message) -> bool:
        """Whether the table's message names this player, and shows more than the hand does."""
        table = await self.table()
        return table is not None and self.person.mention in table.text and number(table) > number(hand)


async def open_table(host: Person, channel: Channel, *others: Person, bots: int = 0, preset: str = "express") -> None:
    """Open a table, seat everybody, and start the match. Raises LoopbackError or TimeoutError."""
    await (await host.slash(channel, "carioca nueva", modo=preset)).settled()
    for person in others:
        await _press_lobby(person, channel, "join")
    for _ in range(bots):
        await _press_lobby(host, channel, "bot")
    await _press_lobby(host, channel, "start")

    async def started() -> bool:
        return any(is_table(message) for message in await host.messages(channel))

    await host.discord.until(started, what="the table")


async def _press_lobby(person: Person, channel: Channel, what: str) -> None:
    async def lobby() -> Message | None:
        seen = [m for m in await person.messages(channel) if not m.ephemeral and "join" in controls(m)]
        return seen[-1] if seen else None

    before = await person.discord.until(lobby, what="the lobby")
    answer = await person.click(before, controls(before)[what]["custom_id"])
    if not answer.acknowledged:
        raise LoopbackError(f"{what} was not acknowledged")

    async def changed() -> bool:
        now = await lobby()
        return now is None or now.version > before.version or now.id != before.id

    await person.discord.until(changed, what=f"the lobby after {what}")
