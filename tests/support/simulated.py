"""A simulated server with people who play by what they see: real discord.py against SimCord.

Everybody acts through buttons, selects and slash commands that are on the screen; nothing is poked from inside.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import simcord
from simcord.backend.models import Message
from simcord.components import walk_components

from bot.app import Carioca
from bot.config import Settings
from bot.engine import Action, Add, Card, Discard, Lay, Rules, View
from bot.tables import Table

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SPANISH, ENGLISH, PORTUGUESE = "es-419", "en-US", "pt-BR"


def bot_on(database: str, **settings: Any) -> Carioca:
    """The bot as `carioca run` makes it, on this database; opponents move at once."""
    ours = {"bot_pace": 0, "commands_per_minute": 0, "workers": 0, "painters": 0, "shard_count": 1}
    return Carioca(Settings.load(database_url=database, **(ours | settings)))


@dataclass
class Person:
    """Someone on the server, and what their screen shows them."""

    world: World
    actor: simcord.MemberActor
    locale: str

    @property
    def id(self) -> int:
        return self.actor.id

    def sees(self) -> list[Message]:
        """Every message of the channel that they may see."""
        return [message for message in self.world.messages() if message.visible_to(self.id)]

    def hand(self) -> Message:
        """The newest message that only they see."""
        return [message for message in self.sees() if message.flags & 64][-1]

    async def slash(self, name: str, **options: Any) -> Message | None:
        """Use a command; returns the private answer."""
        result = await self.actor.slash(self.world.channel, f"carioca {name}", **options)
        return self._answer(result)

    async def complete(self, name: str, option: str, typed: str = "") -> dict[str, str]:
        """What an option offers while it is being typed: values by their names."""
        choices = await self.actor.autocomplete(self.world.channel, f"carioca {name}", option, typed)
        return {choice["name"]: choice["value"] for choice in choices}

    async def press(self, label: str, on: Message | None = None) -> Message | None:
        """Press the button with this label, on the table's message unless said otherwise; returns what it answers."""
        message = on or self.world.board()
        custom_id = control(message, label)["custom_id"]
        return self._answer(await self.actor.click(self._handle(message), custom_id=custom_id))

    async def click(self, message: Message, custom_id: str) -> Message | None:
        """Press a button that they still have on the screen, current or not."""
        return self._answer(await self.actor.click(self._handle(message), custom_id=custom_id))

    async def choose(self, label: str, *values: str, on: Message | None = None) -> Message | None:
        """Choose from the select whose placeholder begins so."""
        message = on or self.hand()
        custom_id = control(message, label)["custom_id"]
        return self._answer(await self.actor.select(self._handle(message), list(values), custom_id=custom_id))

    async def do(self, action: Action) -> Message | None:
        """Play this with the controls of their hand message. A `Lay` is the first that is offered."""
        hand = self.hand()
        match action:
            case Lay():
                await self.click(hand, by_word(hand, "lay")["custom_id"])
                return await self.click(hand, by_word(hand, "lay.1")["custom_id"])
            case Add() | Discard():
                word, value = ("add", str(action)) if isinstance(action, Add) else ("discard", str(action.card))
                menu = by_word(hand, word)
                result = await self.actor.select(self._handle(hand), [value], custom_id=menu["custom_id"])
                return self._answer(result)
            case _:
                return await self.click(hand, by_word(hand, str(action))["custom_id"])

    async def say(self, action: Action) -> Message | None:
        """Play this with slash commands, choosing from what they offer. A `Lay` is the first that is offered."""
        match action:
            case Lay():
                offered = await self.complete("bajarse", "juegos")
                return await self.slash("bajarse", juegos=next(iter(offered.values())))
            case Add():
                value = str(action).removeprefix("add ")
                assert value in (await self.complete("agregar", "jugada")).values()
                return await self.slash("agregar", jugada=value)
            case Discard(card=card):
                offered = await self.complete("botar", "carta", card.text)
                assert str(card) in offered.values()
                return await self.slash("botar", carta=str(card))
            case _:
                return await self.slash({"draw": "robar", "take": "tomar"}[str(action)])

    def _handle(self, message: Message) -> simcord.ResponseMessage:
        return simcord.ResponseMessage(self.world.env, message)

    def _answer(self, result: simcord.InteractionResult) -> Message | None:
        assert result.acknowledged, "the interaction was never acknowledged"
        answers = [result.response, *result.followups]
        private = [each for each in answers if each is not None and each.ephemeral]
        if not private:
            return None
        return self.world.env.backend.get_message(self.world.channel.id, private[-1].id)


@dataclass
class World:
    """A simulated Discord with one server, one channel, and the bot."""

    env: simcord.Env
    bot: Carioca
    database: str
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    mistakes: list[str]
    """What the bot has logged as an error. Unless the test takes it out, it fails the test."""
    people: dict[int, Person] = field(default_factory=dict)

    def person(self, name: str, locale: str = SPANISH, **member: Any) -> Person:
        """A new member of the server."""
        actor = self.guild.add_member(self.env.create_user(name.lower(), global_name=name), **member)
        person = self.people[actor.id] = Person(self, actor, locale)
        return person

    def messages(self) -> list[Message]:
        """Every message of the channel, in order."""
        stored = self.env.backend.messages.get(self.channel.id, {})
        return [stored[number] for number in sorted(stored)]

    def public(self) -> list[Message]:
        """The bot's messages that everybody sees."""
        author = self.env.backend.bot_user.id
        return [each for each in self.messages() if each.author_id == author and not each.flags & 64]

    def board(self) -> Message:
        """The newest public message of the bot."""
        return self.public()[-1]

    async def table(self) -> Table:
        """The channel's open table."""
        table = await self.bot.tables.in_channel(self.channel.id)
        assert table is not None
        return table

    async def match(self, *others: Person, host: Person, bots: int = 0, rules: Rules | None = None) -> Table:
        """Fill a lobby by its buttons, and start. Rules that no preset has are set from inside."""
        await host.slash("nueva")
        for person in others:
            await person.click(self.board(), by_word(self.board(), "join")["custom_id"])
        for _ in range(bots):
            await host.click(self.board(), by_word(self.board(), "bot")["custom_id"])
        table = await self.table()
        if rules is not None:
            with self.env._bot_scope():  # so that SimCord waits for what follows from it
                await table.set_rules(host.id, rules)
            await self.env.settle()
        await host.click(self.board(), by_word(self.board(), "start")["custom_id"])
        return table

    async def time_runs_out(self, table: Table) -> None:
        """Have the turn's clock do what it does when the time of whoever is in turn is over."""
        ends = table.turn_ends
        assert ends is not None
        late = int(ends.timestamp() * 1000) + 1
        table._services = replace(table._services, now=lambda: late)
        with self.env._bot_scope():
            await table.wake()
        await self.env.settle()

    def in_turn(self, table: Table) -> Person:
        """Whoever has to act, which is a person: bots have acted when the bot has come to rest."""
        assert table.turn is not None
        user_id = table.seats[table.turn].user_id
        assert user_id is not None
        return self.people[user_id]

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database, as a deployment does."""
        await self.env.settle()
        await self.bot.close()
        self.bot = bot_on(self.database)
        await self.env.restart_bot(self.bot)
        settle_boards(self.bot)


class StillEnv(simcord.Env):
    """A Discord in which time passes only with `advance_time`: on a busy machine a turn's clock would run on else."""

    def _schedule_timer(self, *_: Any) -> None:
        """Leave out the timer of the real clock that SimCord sets beside its own."""


@asynccontextmanager
async def world(database: str, *, locale: str = SPANISH, **settings: Any) -> AsyncIterator[World]:
    """A server that speaks this language, and the bot on it with these settings."""
    bot = bot_on(database, **settings)
    async with _Mistakes() as mistakes, _running(StillEnv(bot, settle_timeout=60.0)) as env:
        settle_boards(bot)
        guild = env.create_guild("Carioca", preferred_locale=locale)
        here = World(env, bot, database, guild, guild.create_text_channel("carioca"), mistakes)

        def speak(event: str, payload: Any) -> None:
            # SimCord's people all speak English; what a client of another language sends is put in here.
            if event == "INTERACTION_CREATE":
                who = here.people.get(int(payload.get("member", payload)["user"]["id"]))
                payload |= {"locale": who.locale if who else ENGLISH, "guild_locale": locale}

        env.backend.subscribers.insert(0, speak)
        yield here
        await env.settle()
        await here.bot.close()


@asynccontextmanager
async def _running(env: simcord.Env) -> AsyncIterator[simcord.Env]:
    """What `simcord.run` does, for an Env of our own."""
    await env.start()
    try:
        with env.time_context():
            yield env
    finally:
        await env.shutdown()
    env.raise_errors()


class _Mistakes(logging.Handler, AbstractAsyncContextManager[list[str]]):
    """What was logged as an error, which fails the test: the bot itself goes on after a mistake and apologises."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter("%(name)s: %(message)s").format(record))

    async def __aenter__(self) -> list[str]:
        logging.getLogger().addHandler(self)
        return self.found

    async def __aexit__(self, kind: Any, error: Any, traceback: Any) -> None:
        logging.getLogger().removeHandler(self)
        if self.found:
            raise AssertionError("\n".join(self.found)) from error


def settle_boards(bot: Carioca) -> None:
    """Let the public message follow every change at once, without Discord's pauses between two edits."""
    cog: Any = bot.get_cog("Boards")
    cog.pace.interval = cog.pace.lull = 0


def controls(message: Message) -> list[dict[str, Any]]:
    """The buttons and selects of a message, as Discord was given them."""
    return [component for component in walk_components(message.components) if "custom_id" in component]


def labels(message: Message) -> list[str]:
    """What the buttons and selects of a message say, in order."""
    return [caption(component) for component in controls(message)]


def caption(component: dict[str, Any]) -> str:
    """What a button or select says; suits without the mark that makes them text."""
    return str(component.get("label") or component.get("placeholder") or "").replace("\ufe0e", "")


def control(message: Message, label: str) -> dict[str, Any]:
    """The one button or select whose words begin so."""
    found = [component for component in controls(message) if caption(component).startswith(label)]
    assert len(found) == 1, f"{label!r} is not one of {labels(message)}"
    return found[0]


def by_word(message: Message, word: str) -> dict[str, Any]:
    """The one button or select whose custom_id ends with this word."""
    found = [component for component in controls(message) if component["custom_id"].split(":")[-1] == word]
    assert len(found) == 1, f"{word!r} is not one of {[each['custom_id'] for each in controls(message)]}"
    return found[0]


def options(message: Message, label: str) -> dict[str, str]:
    """The options of a select: values by their words."""
    return {each["label"].replace("\ufe0e", ""): each["value"] for each in control(message, label)["options"]}


def text(message: Message) -> str:
    """All that a message says in words."""
    parts = [message.content]
    parts += [str(component["content"]) for component in walk_components(message.components) if component["type"] == 10]
    return "\n".join(part for part in parts if part).replace("\ufe0e", "")


def everything(message: Message) -> str:
    """All that a message carries: words, alternative texts, labels, values, custom_ids, file names."""
    return repr((message.content, message.components, message.attachments)).replace("\ufe0e", "")


def mentions(said: str, card: Card) -> bool:
    """Whether a text names this card, as the notation or as people write it."""
    if card.is_joker:
        return re.search(r"\bJK\b", said) is not None
    rank = {"T": "10"}.get(card.text[0], card.text[0])
    return re.search(rf"(?<![0-9A-Za-z]){rank}{SUITS[card.suit]}|\b{card.text}\b", said) is not None


def known_cards(view: View) -> set[Card]:
    """The cards that everybody has seen in this round: on the table, in the pile, or taken from it."""
    return {card for meld in view.melds for card in meld.cards} | set(view.discard) | ({view.taken} - {None})
