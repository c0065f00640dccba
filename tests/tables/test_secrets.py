"""Neither logs nor changes nor what is printed of a table holds a card of a hand, of the stock, or the secret."""

from __future__ import annotations

import logging
import re

from bot.engine import Draw, IllegalAction
from bot.tables import Person, Status, TableError
from bot.tables.opponents import safe_action

ANA, BETO = Person(1, "Ana"), Person(2, "Beto")
SHORT = {"preset": "classic", "contracts": ["2T"], "refills": 0, "last_in_one_go": False}
CARD = re.compile(r"(?<![0-9a-z])(?:[A2-9TJQK][SHDC]|JK)(?![a-z])")


async def test_a_whole_match_is_logged_without_a_card_or_the_secret(house, caplog):
    caplog.set_level(logging.DEBUG)
    table = await house.match(BETO, bots=1, rules=SHORT)
    while table.status is Status.PLAYING:
        await house.tables.settled()
        if table.status is Status.PLAYING:
            user_id = table.seats[table.turn].user_id
            for wrong in (Draw(), safe_action(table.game)):
                try:
                    await table.play(user_id, wrong, table.number)
                except (TableError, IllegalAction):
                    continue
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    assert any("started" in line for line in lines)
    assert not [line for line in lines if CARD.search(line)]
    assert not [line for line in caplog.messages if table.secret in line]


async def test_what_changes_tell_is_public(house):
    table = await house.match(BETO)
    await table.play(2, Draw())
    await house.tables.settled()
    for change in house.witness.changes:
        assert not CARD.search(repr(change))


async def test_a_table_is_printed_without_its_game(house):
    table = await house.match(BETO)
    printed = f"{table!r} {table._state!r}"
    assert not CARD.search(printed)
    assert table._state.secret.hex() not in printed
    assert repr(table._state.secret) not in printed
