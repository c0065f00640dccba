"""People and bots play at several tables while the bot's process is killed again and again, at random instants.

What is asked after each kill, with the process dead: is everything that somebody was shown in the log, is no move there
that nobody asked for, or twice. And in the end: does every match come to an end with the right scores.

Shown is what any message said at any time (`shown.Claims`), not only what still stands there. A move is lost

* if a message showed the table further than its log goes, or a hand otherwise than the log has it, or if the log no
  longer begins as it did at the last look;
* if the click was answered by the table as it was later, no word of a refusal, and yet the log has no move of that
  person in between.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from loopback import BotProcess, Channel, Guild, LoopbackDiscord, LoopbackError, Settings

from playing.knowledge import Knowledge
from playing.people import Move, Player, is_podium, open_table, table_number
from playing.record import Record, Row, let_go, read, read_tables
from playing.scenes import CARIOCA_BOT, environment_of
from playing.shown import Claims, messages_in

log = logging.getLogger(__name__)

PATIENCE = 600.0  # seconds; only so that a bot that hangs is told from a machine that is slow


@dataclass
class Report:
    """What came of it. `lost` and `doubled` are to be 0."""

    kills: int = 0
    killed_while_starting: int = 0
    moves: int = 0  # clicks that asked for a move
    logged: int = 0  # of those, in the log
    shown: int = 0  # of those, answered by the table as it was after the move
    repeated: int = 0  # asked for something that had been done before, and shown so
    refusals: int = 0  # answered with the reason why not: the click was on an old hand
    acknowledged_only: int = 0  # deferred, then killed before the commit: not shown as done, not in the log
    unseen: int = 0  # the process was dead before it took the click
    messages: int = 0  # sent or changed, and held against the log
    losses: list[str] = field(default_factory=list[str])  # what was shown and is not in the log
    doubled: int = 0  # in the log without a click of its own
    by_bots: int = 0  # moves of computer opponents in the log
    matches: int = 0  # played to the end
    wrong_scores: int = 0
    stuck: int = 0  # tables that did not go on
    unsealed: int = 0  # matches of which the channel was never told what fixes the shuffle
    sealed_twice: int = 0  # matches of which it was told again: killed between the post and the note of it
    unacceptable: list[str] = field(default_factory=list[str])  # requests Discord would have refused
    errors: list[str] = field(default_factory=list[str])  # tracebacks in the bot's log

    @property
    def lost(self) -> int:
        return len(self.losses)

    @property
    def clean(self) -> bool:
        bad = self.lost or self.doubled or self.wrong_scores or self.stuck or self.unsealed
        return not (bad or self.unacceptable or self.errors)


class Kills:
    """The experiment. `tables` channels with two people and a bot each."""

    def __init__(
        self, url: str, folder: Path, *, seed: int = 0, tables: int = 3, command: list[str] = CARIOCA_BOT
    ) -> None:
        """Prepare for a bot with this database, and its log in a folder."""
        self.report = Report()
        self._database = url
        self._log = folder / "bot.log"
        self._command = command
        self._tables = tables
        self._luck = random.Random(seed)
        self._checked: dict[int, list[Row]] = {}  # the rows of each table that have been checked
        self._requests = 0  # how many requests have been checked
        self._finished: set[int] = set()
        self._players: dict[int, list[Player]] = {}

    async def run(self, kills: int, progress: Callable[[Report], None] = lambda _: None) -> Report:
        """Kill so many times, then let every match end."""
        settings = Settings(identify_seconds=0, ack_seconds=30, per_second=1000)
        async with LoopbackDiscord(settings) as self._discord:
            self._guild: Guild = await self._discord.create_guild()
            self._bot: BotProcess = self._discord.run_bot(self._command, environment_of(self._database), self._log)
            await self._bot.start()
            await self._discord.connected(within=PATIENCE)
            channels = [await self._new_channel() for _ in range(self._tables)]
            while self.report.kills < kills:
                await self._one_kill(channels)
                progress(self.report)
            await self._finish(channels)
            self.report.unacceptable = await self._discord.problems()
            self.report.errors = _tracebacks(self._bot.log())
        return self.report

    async def _new_channel(self) -> Channel:
        channel = await self._discord.create_channel(self._guild)
        people = [await self._discord.create_person(name, self._guild) for name in ("Ana", "Beto")]
        self._players[channel.id] = [
            Player(person, channel, random.Random(self._luck.getrandbits(32))) for person in people
        ]
        return channel

    # --- playing and killing ------------------------------------------------------------------------------------------

    async def _one_kill(self, channels: list[Channel]) -> None:
        """Play for a random while, kill, look at what is left, start anew.

        How long is counted in moves, so that a slow machine plays as much, and then in a moment more, so that the kill
        falls anywhere in what a move sets off.
        """
        tasks = [asyncio.create_task(self._keep_playing(channel)) for channel in channels]
        enough = self._luck.randint(0, 5 * len(channels))
        async with asyncio.timeout(PATIENCE):
            while sum(len(player.moves) for player in self._everybody()) < enough:  # noqa: ASYNC110 - many tasks count
                await asyncio.sleep(0.01)
        await asyncio.sleep(self._luck.uniform(0, 0.15))
        await self._kill()
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        await self._check()
        await self._bot.start()
        if self._luck.random() < 0.1 and self.report.kills:
            await asyncio.sleep(self._luck.uniform(0, 1.5))
            await self._kill()
            self.report.killed_while_starting += 1
            await self._check()
            await self._bot.start()
        await self._discord.connected(within=PATIENCE)

    async def _kill(self) -> None:
        await self._bot.kill()
        self.report.kills += 1
        await let_go(self._database)

    async def _keep_playing(self, channel: Channel) -> None:
        """Play at a channel, match after match, until cancelled."""
        while True:
            try:
                await self._ensure_match(channel)
            except (LoopbackError, TimeoutError) as error:
                log.info("no match in channel %d: %s", channel.id, error)
                await asyncio.sleep(0.2)
            else:
                await self._play_match(channel)

    async def _play_match(self, channel: Channel) -> bool:
        """Have everybody play; return whether the match came to its end. What hinders one person ends it for all."""
        ended = True
        try:
            async with asyncio.TaskGroup() as group:
                for player in self._players[channel.id]:
                    group.create_task(self._play(player))
        except* (LoopbackError, TimeoutError) as errors:
            log.info("play stopped in channel %d: %s", channel.id, errors.exceptions)
            ended = False
            await asyncio.sleep(0.05)
        return ended

    async def _ensure_match(self, channel: Channel) -> None:
        """Open a new table where the last one is over, or none was opened yet."""
        records = (await read(self._database)).get(channel.id, [])
        if not records or records[-1].status not in ("lobby", "playing"):
            host, *others = (player.person for player in self._players[channel.id])
            for player in self._players[channel.id]:
                player.hand = None
            await open_table(host, channel, *others, bots=1)
        elif records[-1].status == "lobby":  # killed while it was opened
            await self._end_lobby(channel)

    async def _end_lobby(self, channel: Channel) -> None:
        host = self._players[channel.id][0].person
        asked = await (await host.slash(channel, "carioca terminar")).settled()
        if asked.message.interactive:
            await host.click(asked.message, asked.message.interactive[0]["custom_id"])

    async def _play(self, player: Player) -> None:
        """Make moves until the match is over."""
        while True:
            table = await player.table()
            if table is not None and is_podium(table):
                return
            if await player.act() is None:
                await asyncio.sleep(0.02)

    def _everybody(self) -> list[Player]:
        return [player for players in self._players.values() for player in players]

    # --- checking -----------------------------------------------------------------------------------------------------

    async def _check(self) -> None:
        """Hold the log against what people asked for and were shown since the last look. The process is dead."""
        claims = await self._claims()
        moves = [move for player in self._everybody() for move in player.moves]
        for move in moves:
            move.answer = await move.answer.refreshed()
        records = await read_tables(self._database)
        for move in moves:
            self._check_move(move, records[move.table], claims)
        for record in records.values():
            self._check_table(record, moves, claims)
            self._checked[record.table] = record.rows
        for player in self._everybody():
            player.moves.clear()

    async def _claims(self) -> Claims:
        """Return what was shown since the last look, once the last bytes of the process have been taken in."""
        await self._discord.stats()
        requests = await self._discord.requests(self._requests)
        self._requests = max((entry["number"] for entry in requests), default=self._requests)
        found = messages_in(requests)
        self.report.messages += len(found)
        return Claims(found)

    def _check_table(self, record: Record, moves: list[Move], claims: Claims) -> None:
        known = self._checked.get(record.table, [])
        if claims.furthest(record.table) or len(known) != len(record.rows):
            self.report.losses += _losses(record, known, claims)
        before = 0
        for row in record.rows:
            if row.kind == "played" and row.number > len(known):
                self._check_row(record, row, before, moves)
            if row.kind in ("started", "played"):
                before = row.number

    def _check_row(self, record: Record, row: Row, before: int, moves: list[Move]) -> None:
        if row.data["by"] != "person":
            self.report.by_bots += 1
            return
        user = record.users[row.data["seat"]]
        # A click made at entry N can only be the first move after N: made twice, its second row would fit no click.
        asked = any(
            (move.person.id, move.table) == (user, record.table)
            and before <= move.seen < row.number
            and _same(move.action, row.data["action"])
            for move in moves
        )
        self.report.logged += asked
        self.report.doubled += not asked

    def _check_move(self, move: Move, record: Record, claims: Claims) -> None:
        """Tell what became of one click, by all that was sent in answer to it."""
        report, answers = self.report, claims.answers(move.answer)
        shown = max((each.number for each in answers if each.table == move.table), default=0)
        first = next((row for row in record.moves_of(move.person.id) if row.number > move.seen), None)
        is_new = first is not None and first.number > len(self._checked.get(record.table, []))
        done = first is not None and is_new and _same(move.action, first.data["action"])
        report.moves += 1
        if any(each.refusal for each in answers):
            report.refusals += 1
        elif shown > move.seen and (first is None or first.number > shown):
            report.losses.append(f"table {record.table}: {move.action} at {move.seen}, shown as done at {shown}")
        elif shown > move.seen:
            report.shown += done
            report.repeated += not done
        elif not done:
            report.acknowledged_only += move.answer.acknowledged
            report.unseen += not move.answer.acknowledged

    # --- the end ------------------------------------------------------------------------------------------------------

    async def _finish(self, channels: list[Channel]) -> None:
        """Let every match that was begun come to its end, and hold the podiums against the log."""
        results = await asyncio.gather(*(self._finish_one(channel) for channel in channels))
        await self._check()
        self.report.stuck = Counter(results)[False]
        records = (await read_tables(self._database)).values()
        self.report.matches += sum(record.status == "over" for record in records)
        await self._check_scores(channels)
        await self._check_seals(channels)

    async def _finish_one(self, channel: Channel) -> bool:
        try:
            async with asyncio.timeout(3 * PATIENCE):
                while not await self._play_match(channel):
                    pass
        except TimeoutError:
            return False
        return True

    async def _check_scores(self, channels: list[Channel]) -> None:
        """Compare each podium's words with the scores that the log leads to."""
        recorded = await read(self._database)
        for channel in channels:
            # One that a kill kept from being noted is posted again: the last is what people see.
            podiums = {table_number(each): each for each in await self._discord.messages(channel) if is_podium(each)}
            over = [record for record in recorded.get(channel.id, []) if record.status == "over"]
            self.report.wrong_scores += abs(len(podiums) - len(over))
            for podium, record in zip(podiums.values(), over, strict=False):
                self.report.wrong_scores += not record.tells(podium.alternative_texts)

    async def _check_seals(self, channels: list[Channel]) -> None:
        """See that every channel was told what fixes the shuffle of each of its matches."""
        recorded = await read(self._database)
        for channel in channels:
            texts = [message.text for message in await self._discord.messages(channel)]
            for record in recorded.get(channel.id, []):
                if any(row.kind == "started" for row in record.rows):
                    seals = sum(record.seal in text for text in texts)
                    self.report.unsealed += seals == 0
                    self.report.sealed_twice += seals > 1


def _losses(record: Record, known: list[Row], claims: Claims) -> list[str]:
    """Tell what a table's log should have: what it had when it was read last, and what has been shown since."""
    found: list[str] = []
    if record.rows[: len(known)] != known:
        found.append(f"table {record.table}: not the log it was")
    if claims.furthest(record.table) > len(record.rows):
        found.append(f"table {record.table}: {len(record.rows)} entries, shown {claims.furthest(record.table)}")
    wrong = claims.wrong_hands(record.table, Knowledge(record))
    return [*found, *(f"table {record.table}: not the hand of entry {each.number}: {each.hand}" for each in wrong)]


def _same(asked: str, logged: str) -> bool:
    return logged.partition(" ")[0] == "lay" if asked == "lay" else asked == logged


def _tracebacks(log: str) -> list[str]:
    """Return the last line of each traceback."""
    found = []
    for part in log.split("Traceback (most recent call last):")[1:]:
        lines = [line for line in part.splitlines() if line and not line.startswith((" ", "\t"))]
        found.append(lines[0] if lines else part[-200:])
    return found
