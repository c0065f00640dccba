"""A process that plays for ever, two people and a bot, and prints each move once acknowledged. A test kills it."""

from __future__ import annotations

import asyncio
import sys

from bot.engine import Rules
from bot.storage import Database, migrate
from bot.tables import Person, Status, Tables
from bot.tables.opponents import safe_action

ANA, BETO = Person(1, "Ana"), Person(2, "Beto")


async def main(url: str) -> None:
    database = Database(url)
    await migrate(database)
    tables = Tables(database, bot_pace=0)
    await tables.begin()
    while True:
        table = await tables.in_channel(20)
        if table is None:
            table = await tables.open(
                guild_id=10, channel_id=20, host=ANA, rules=Rules.parse("express"), locale="es", turn_seconds=3600
            )
            await table.join(BETO)
            await table.add_bot(1, "aprendiz")
            await table.start(1)
        while table.status is Status.PLAYING:
            user_id = table.seats[table.turn].user_id
            if user_id is None:
                await asyncio.sleep(0.001)
                continue
            change = await table.play(user_id, safe_action(table.game), table.number)
            print(table.id, change.after, change.seat, change.action, flush=True)


asyncio.run(main(sys.argv[1]))
