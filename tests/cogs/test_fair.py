"""What is published of the shuffle, and that it can be checked without the bot."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from simulated import ENGLISH, Person, World, control, everything, labels, text, world

from bot.engine import Draw, Rules
from bot.players import Level, choose
from bot.tables import MatchFile, Status, Table, fairness

ONE_ROUND = Rules(contracts=("2T",), last_in_one_go=False)
SECRET = b"carioca".ljust(32, b".")  # what conftest.py has every match drawn from
HEX = re.compile(r"\b[0-9a-f]{64}\b")


async def play_out(here: World, table: Table) -> None:
    """Everybody plays soundly until the match is over."""
    for _ in range(600):
        if table.turn is None:
            return
        person = here.in_turn(table)
        await person.do(choose(table.view(person.id), Level.COMPANERO, 0))
    raise AssertionError("the match never ended")


async def verification(person: Person):
    """The private answer to the command."""
    answer = await person.slash("verificar")
    assert answer is not None
    assert answer.flags & 64
    return answer


def attached(here: World, message) -> bytes:
    """What the message's one file holds."""
    (file,) = message.attachments
    data = here.env.backend.cdn.get(file["url"])
    assert data is not None
    return data


def carioca_verify(file: Path) -> subprocess.CompletedProcess[str]:
    """What `carioca verify` says of this file, in a process and a folder of its own."""
    surroundings = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "bot", "verify", file.name]
    return subprocess.run(
        command, cwd=file.parent, env=surroundings, capture_output=True, text=True, timeout=60, check=False
    )


def seals(here: World) -> list[str]:
    """The public messages that tell a commitment, in words."""
    return [text(each) for each in here.public() if "Sello:" in text(each)]


async def test_the_commitment_is_in_the_channel_above_the_first_table(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        expected = fairness.commitment(table.id, table.rules, 2, SECRET)
        sealed = here.public()[-2]
        assert HEX.findall(text(sealed)) == [expected]
        assert "Se repartió sin cortar" in text(sealed), "nobody could: a cut that was none is published as such"
        assert "Nadie" not in text(sealed)
        assert sealed.id < here.board().id < min(ana.hand().id, beto.hand().id), "before anybody has a card to play"
        await here.in_turn(table).do(Draw())
        assert sealed in here.messages()
        assert sealed.edited_timestamp is None


async def test_while_it_is_played_nobody_is_told_the_secret(database):
    async with world(database) as here:
        ana, john = here.person("Ana"), here.person("John", ENGLISH)
        table = await here.match(john, host=ana)
        answer = await verification(john)
        assert HEX.findall(text(answer)) == [table.commitment]
        assert "The key is shown when the match is over" in text(answer)
        assert "Whoever runs the bot can see every card" in text(answer)
        assert "it does not prove that the bot did not pick one deck of several" in text(answer)
        assert answer.attachments == []
        assert not any(SECRET.hex() in everything(each) for each in here.messages())


async def test_after_the_match_anyone_can_check_it_without_the_bot(database, tmp_path):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        table = await here.match(beto, host=ana, rules=ONE_ROUND)
        (sealed,) = seals(here)
        await play_out(here, table)
        told = here.public()[-2]
        assert HEX.findall(text(told)) == [SECRET.hex()]
        assert labels(here.board()) == ["Otra partida"], "the podium stands below it"

        answer = await verification(cami)
        assert HEX.findall(text(answer)) == [HEX.findall(sealed)[0], SECRET.hex()]
        assert "✅" in text(answer)
        file = tmp_path / answer.attachments[0]["filename"]
        assert f"carioca verify {file.name}" in text(answer)
        file.write_bytes(attached(here, answer))
        by_button = await cami.press("Verificar", on=told)
        assert by_button is not None
        assert attached(here, by_button) == file.read_bytes()
        commitment = table.commitment
    assert commitment is not None
    checked = carioca_verify(file)
    assert checked.returncode == 0
    assert commitment in checked.stdout

    match = MatchFile.parse(file.read_text())
    file.write_text(str(match).replace(SECRET.hex(), "00" * 32))
    assert carioca_verify(file).returncode == 1


async def test_a_match_broken_off_tells_its_secret_too(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        await here.in_turn(table).do(Draw())
        question = await ana.slash("terminar")
        await ana.press("Sí, terminar", on=question)
        assert table.status is Status.CLOSED
        assert HEX.findall(text(here.public()[-2])) == [SECRET.hex()]
        assert text(here.board()).startswith("Esta mesa se cerró")
        answer = await verification(beto)
        assert "✅" in text(answer)


async def test_a_new_lobby_does_not_hide_the_last_match(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana, rules=ONE_ROUND)
        await play_out(here, table)
        await ana.press("Otra partida")
        answer = await verification(ana)
        assert answer.attachments[0]["filename"] == f"carioca-{table.id}.json"


async def test_a_lobby_that_closes_has_no_secret_to_tell(database):
    async with world(database) as here:
        ana = here.person("Ana")
        await ana.slash("nueva")
        question = await ana.slash("terminar")
        await ana.press("Sí, terminar", on=question)
        assert not any(HEX.search(text(each)) for each in here.public())
        assert text(await verification(ana)) == "En este canal todavía no se ha barajado ninguna partida."


async def test_a_match_of_another_channel_is_not_told_here(database):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(beto, host=ana)
        here.channel = here.guild.create_text_channel("otro")
        assert text(await verification(ana)) == "En este canal todavía no se ha barajado ninguna partida."


# ---------------------------------------------------------------------- the cut


@pytest.fixture
def cutting(monkeypatch):
    """Time to cut."""
    monkeypatch.setenv("CUT_SECONDS", "20")


async def cut(person: Person, board, said: str):
    """Press *Cortar* there, and write this into the form."""
    shown = await person.actor.click(person._handle(board), custom_id=control(board, "Cortar")["custom_id"])
    return person._answer(await person.actor.submit_modal(shown, {"cut": said}))


async def test_somebody_cuts_after_the_commitment_was_published(database, cutting):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        table = await here.match(beto, host=ana)
        assert table.game is None
        assert labels(here.board()) == ["Cortar"]
        (sealed,) = seals(here)
        assert HEX.findall(sealed) == [table.commitment]
        assert HEX.findall(text(await verification(beto))) == [table.commitment]

        await cut(beto, here.board(), "  mil   guanacos *verdes* ")
        assert table.status is Status.PLAYING
        assert table.cut_made == ("mil guanacos *verdes*", table.seat_of(beto.id))
        assert "Cortó Beto: «mil guanacos \\*verdes\\*»." in seals(here)[-1]
        assert HEX.findall(seals(here)[-1]) == [table.commitment]
        assert labels(here.board()) == ["Mi mano", "Reglas"]
        assert all(each.hand().id > here.board().id for each in (ana, beto))
        assert "lo impide" not in text(await verification(ana)), "somebody did cut"


async def test_where_nobody_cuts_the_cards_are_dealt_all_the_same(database, cutting, monkeypatch):
    async with world(database) as here:
        ana, beto = here.person("Ana"), here.person("Beto")
        await here.match(beto, host=ana)
        now = time.time_ns
        monkeypatch.setattr("time.time_ns", lambda: now() + 21_000_000_000)
        await here.restart()
        table = await here.table()
        assert table.status is Status.PLAYING
        assert table.cut_made == ("", None)
        assert "Se repartió sin cortar" in seals(here)[-1]


async def test_only_who_sits_here_cuts_and_only_once(database, cutting):
    async with world(database) as here:
        ana, beto, cami = here.person("Ana"), here.person("Beto"), here.person("Cami")
        table = await here.match(beto, host=ana)
        board = here.board()
        refused = await cami.press("Cortar", on=board)
        assert refused is not None
        assert text(refused).startswith("No tienes asiento")
        here.env.inject_error("DELETE", f"/channels/*/messages/{board.id}", status=500, code=0, times=9)
        writing = await ana.actor.click(ana._handle(board), custom_id=control(board, "Cortar")["custom_id"])
        await cut(beto, board, "primero")
        assert board in here.messages(), "the old message is still on the screen"
        for answer in (
            ana._answer(await ana.actor.submit_modal(writing, {"cut": "segunda"})),
            await ana.press("Cortar", on=board),
        ):
            assert answer is not None
            assert text(answer).startswith("Alguien ya cortó")
        assert table.cut_made[0] == "primero"
