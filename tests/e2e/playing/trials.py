"""One match through every fault Discord is known for: each is injected while people play, and the match must go on.

A trial is over when people have made some more moves and the table's message shows the newest state again. The match
must end with the scores that its log leads to.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from loopback import BotProcess, Channel, Fault, Guild, LoopbackDiscord, LoopbackError, Settings

from playing.people import Player, is_podium, number, open_table
from playing.record import Record, read
from playing.scenes import CARIOCA_BOT, environment_of

CHANNEL_EDIT = r"^/channels/\d+/messages/\d+$"
HAND_EDIT = r"^/webhooks/"
CALLBACK = r"^/interactions/"


@dataclass(frozen=True)
class Outcome:
    """What came of one fault."""

    fault: str
    met: bool  # a request or a session ran into it
    moves: int  # log entries made until the trial was over
    posted_anew: bool  # the table's message is another one than before
    went_on: bool  # more moves were made and the table's message caught up


Inject = Callable[["Trials"], Awaitable[None]]


def request(fault: Fault) -> Inject:
    """Return the trial in which requests meet a fault."""

    async def inject(trials: Trials) -> None:
        await trials.discord.fail(fault)

    return inject


async def _gone_message(trials: Trials) -> None:
    table = await trials.players[0].table()
    assert table is not None
    await trials.discord.delete_message(table)


async def _drop(trials: Trials) -> None:
    await trials.discord.drop()


async def _reconnect(trials: Trials) -> None:
    await trials.discord.reconnect()


async def _invalid(trials: Trials) -> None:
    await trials.discord.invalidate()
    await trials.discord.connected()


async def _closed(trials: Trials) -> None:
    await trials.discord.close_sockets(4000)


async def _outage(trials: Trials) -> None:
    await trials.discord.set_available(trials.guild, False)
    await trials.discord.set_available(trials.guild, True)


async def _kicked(trials: Trials) -> None:
    await trials.discord.remove_bot(trials.guild)
    await asyncio.sleep(1)
    await trials.discord.invite_bot(trials.guild)


def denied(*permissions: str) -> Inject:
    """Return the trial in which the bot loses permissions in the channel for some moves."""

    async def inject(trials: Trials) -> None:
        await trials.discord.overwrite(trials.channel, deny=permissions)
        await trials.play(4)
        await trials.discord.overwrite(trials.channel)

    return inject


async def _old_tokens(trials: Trials) -> None:
    await trials.discord.advance(16 * 60)


async def _reloaded(trials: Trials) -> None:
    for player in trials.players:
        await player.person.reload()


async def _restarted(trials: Trials) -> None:
    await trials.bot.stop()
    await trials.bot.start()
    await trials.discord.connected()


async def _killed(trials: Trials) -> None:
    await trials.bot.kill()
    await trials.bot.start()
    await trials.discord.connected()


async def _chatter(trials: Trials) -> None:
    for word in ("hola", "¿quién va?", "apúrate", "ya voy", "jaja"):
        await trials.players[0].person.say(trials.channel, word)


TRIALS: dict[str, Inject] = {
    "429 on the table's edit": request(Fault("PATCH", CHANNEL_EDIT, retry_after=0.7)),
    "429 for everything": request(Fault("PATCH", CHANNEL_EDIT, retry_after=0.7, everywhere=True)),
    "429 on a hand": request(Fault("PATCH", HAND_EDIT, retry_after=0.7)),
    "500 on the table's edit": request(Fault("PATCH", CHANNEL_EDIT, status=500)),
    "502 on the table's edit, twice": request(Fault("PATCH", CHANNEL_EDIT, status=502, times=2)),
    "500 on a hand": request(Fault("PATCH", HAND_EDIT, status=500)),
    "500 on an acknowledgement": request(Fault("POST", CALLBACK, status=500)),
    "socket dropped before the table's edit": request(Fault("PATCH", CHANNEL_EDIT, drop=True)),
    "socket dropped after the table's edit": request(Fault("PATCH", CHANNEL_EDIT, drop=True, after=True)),
    "socket dropped on a hand": request(Fault("PATCH", HAND_EDIT, drop=True)),
    "socket dropped after an acknowledgement": request(Fault("POST", CALLBACK, drop=True, after=True)),
    "the table's edit takes 4 s": request(Fault("PATCH", CHANNEL_EDIT, seconds=4.0)),
    "a hand takes 4 s": request(Fault("PATCH", HAND_EDIT, seconds=4.0)),
    "10062 unknown interaction": request(Fault.api(10062, method="POST", path=CALLBACK)),
    "40060 acknowledged already": request(Fault.api(40060, method="POST", path=CALLBACK)),
    "50027 a hand's token is invalid": request(Fault.api(50027, method="PATCH", path=HAND_EDIT)),
    "10008 on the table's edit": request(Fault.api(10008, method="PATCH", path=CHANNEL_EDIT)),
    "30046 too many edits": request(Fault.api(30046, method="PATCH", path=CHANNEL_EDIT, times=5)),
    "10003 on the table's edit": request(Fault.api(10003, method="PATCH", path=CHANNEL_EDIT)),
    "50001 on the table's edit": request(Fault.api(50001, method="PATCH", path=CHANNEL_EDIT)),
    "50013 on the table's edit": request(Fault.api(50013, method="PATCH", path=CHANNEL_EDIT)),
    "the table's message deleted": _gone_message,
    "chat pushes the table away": _chatter,
    "no right to see the channel for a while": denied("view_channel"),
    "no right to write for a while": denied("send_messages"),
    "no right to attach files for a while": denied("attach_files"),
    "gateway socket dropped": _drop,
    "gateway asks to reconnect": _reconnect,
    "gateway closed with 4000": _closed,
    "session invalid": _invalid,
    "the server has an outage": _outage,
    "the bot is removed and invited again": _kicked,
    "16 minutes pass: all tokens die": _old_tokens,
    "everybody reloads their client": _reloaded,
    "SIGTERM and start": _restarted,
    "SIGKILL and start": _killed,
}


class Trials:
    """A match of two people and a bot, and what is done to it."""

    def __init__(self, url: str, folder: Path, *, seed: int = 0, command: list[str] = CARIOCA_BOT) -> None:
        """Prepare for a bot with this database, and its log in a folder."""
        self._database = url
        self._log = folder / "bot.log"
        self._command = command
        self._luck = random.Random(seed)
        self.problems: list[str] = []
        self.right_scores = False

    async def run(self, names: list[str] | None = None) -> list[Outcome]:
        """Put a match through the trials named (all of them), then let it end."""
        settings = Settings(identify_seconds=0, ack_seconds=30)
        async with LoopbackDiscord(settings) as self.discord:
            self.guild: Guild = await self.discord.create_guild()
            self.channel: Channel = await self.discord.create_channel(self.guild)
            people = [await self.discord.create_person(name, self.guild) for name in ("Ana", "Beto")]
            self.players = [Player(person, self.channel, self._luck) for person in people]
            environment = environment_of(self._database)
            self.bot: BotProcess = await self.discord.run_bot(self._command, environment, self._log).start()
            await self.discord.connected()
            outcomes = [await self._try(name, TRIALS[name]) for name in names or TRIALS]
            await self._finish()
            self.problems = await self.discord.problems()
        return outcomes

    async def record(self) -> Record:
        """Return the log of the newest table."""
        return (await read(self._database))[self.channel.id][-1]

    async def play(self, moves: int, *, within: float = 120.0) -> bool:
        """Have people play until the log has so many more entries; False when it never gets them."""
        record = await self.record()
        until = len(record.rows) + moves
        try:
            async with asyncio.timeout(within):
                while len(record.rows) < until and record.status == "playing":
                    for player in self.players:
                        await self._act(player)
                    record = await self.record()
        except TimeoutError:
            return False
        return True

    async def _act(self, player: Player) -> None:
        try:
            if await player.act(within=6.0) is None:
                await asyncio.sleep(0.02)
        except (LoopbackError, TimeoutError):
            # What a person does when nothing happens: look for the hand again.
            player.hand = None
            await asyncio.sleep(0.2)

    async def _try(self, name: str, inject: Inject) -> Outcome:
        records = (await read(self._database)).get(self.channel.id)
        if not records or records[-1].status != "playing":
            for player in self.players:
                player.hand = None
            host, *others = (player.person for player in self.players)
            await open_table(host, self.channel, *others, bots=1)
        before = len((await self.record()).rows)
        table = await self.players[0].table()
        await inject(self)
        went_on = await self.play(6)
        met = await self._meet()
        went_on = went_on and await self._caught_up()
        now = await self.players[0].table()
        anew = table is not None and now is not None and table.id != now.id
        return Outcome(name, met, len((await self.record()).rows) - before, anew, went_on)

    async def _meet(self) -> bool:
        """Play on until no fault waits any more: a retry that is to meet one may take its time."""
        loop = asyncio.get_running_loop()
        end = loop.time() + 60
        while await self.discord.unmet_faults():
            if loop.time() > end or not await self.play(1, within=20):
                await self.discord.clear_faults()
                return False
            await asyncio.sleep(0.2)
        return True

    async def _caught_up(self) -> bool:
        """Wait until the table's message shows the newest entry of the log, or the podium."""

        async def probe() -> bool:
            message = await self.players[0].table()
            rows = (await self.record()).rows
            return message is not None and (is_podium(message) or number(message) == len(rows))

        try:
            return await self.discord.until(probe, within=30, what="the newest state in the table's message")
        except TimeoutError:
            return False

    async def _finish(self) -> None:
        while (await self.record()).status == "playing":
            if not await self.play(1):
                return

        async def podium() -> bool:
            return any(is_podium(message) for message in await self.discord.messages(self.channel))

        await self.discord.until(podium, what="the podium")
        message = [each for each in await self.discord.messages(self.channel) if is_podium(each)][-1]
        self.right_scores = (await self.record()).tells(message.alternative_texts)
