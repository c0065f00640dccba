"""The bot as its own process, killed between the commit of a deal and the post of its seal."""

from __future__ import annotations

from loopback import Channel, Fault, Message
from playing.people import controls, is_table, number
from playing.record import Record, read
from playing.scenes import Scene, carioca_scene


async def test_a_seal_that_a_kill_held_up_is_in_the_channel_once_after_the_restart(one_database_url, tmp_path):
    """In one channel Discord never got the post; in the other it did, but the bot was dead before it heard so."""
    async with carioca_scene(one_database_url, tmp_path) as scene:
        lost, unanswered = scene.channel, await scene.discord.create_channel(scene.guild)
        for channel, received in ((lost, False), (unanswered, True)):
            lobby = await _lobby(scene, channel)
            posts = rf"^/channels/{channel.id}/messages$"
            await scene.discord.fail(Fault("POST", posts, times=0, held=True, drop=True, after=received))
            await scene.ana.click(lobby, controls(lobby)["start"]["custom_id"])
        await scene.discord.until(lambda: _are_held(scene), what="the posts that are held up")
        await scene.bot.kill()
        await scene.discord.clear_faults()
        logs = await read(scene.database)
        [first], [second] = logs[lost.id], logs[unanswered.id]
        assert [record.rows[-1].kind for record in (first, second)] == ["started", "started"]
        assert await _seals(scene, lost, first) == 0
        assert await _seals(scene, unanswered, second) == 1

        # Nobody clicks anything: the next process makes up for it by itself.
        await scene.bot.start()
        for channel in (lost, unanswered):
            await scene.discord.until(lambda there=channel: _table(scene, there), what="the table")
        assert await _seals(scene, lost, first) == 1
        assert await _seals(scene, unanswered, second) == 2, "twice at worst, never not at all"
        for channel in (lost, unanswered):
            shown = await _public(scene, channel)
            assert is_table(shown[-1]), "the seal stands above the table"
            assert not any("join" in controls(message) for message in shown), "the lobby has gone"
        assert await read(scene.database) == logs, "nothing was added to the log: no hand is out of date for it"

        await scene.discord.connected()
        stopped = await scene.discord.create_channel(scene.guild)
        lobby = await _lobby(scene, stopped)
        await scene.discord.fail(Fault("POST", rf"^/channels/{stopped.id}/messages$", seconds=0.2, after=True))
        await scene.ana.click(lobby, controls(lobby)["start"]["custom_id"])
        await scene.discord.until(lambda: _are_met(scene), what="the post that is answered late")
        assert await scene.bot.stop(within=60) == 0
        before = {
            channel.id: [message.id for message in await _public(scene, channel)] for channel in (lost, unanswered)
        }
        await scene.bot.start()
        await scene.discord.connected()
        table = (await _public(scene, lost))[-1]
        hand = (await (await scene.ana.click(table, controls(table)["hand"]["custom_id"])).settled()).message
        assert number(hand) == len(first.rows)
        for channel in (lost, unanswered):
            assert [message.id for message in await _public(scene, channel)] == before[channel.id]
        [third] = (await read(scene.database))[stopped.id]
        assert await _seals(scene, stopped, third) == 1, "a polite stop notes what it has posted"
        assert "Traceback" not in scene.bot.log()


async def _lobby(scene: Scene, channel: Channel) -> Message:
    """Open a table, seat Beto too, and return its message."""
    await (await scene.ana.slash(channel, "carioca nueva")).settled()
    [empty] = await _public(scene, channel)
    await scene.beto.click(empty, controls(empty)["join"]["custom_id"])

    async def joined() -> Message | None:
        [now] = await _public(scene, channel)
        return now if number(now) > number(empty) else None

    return await scene.discord.until(joined, what="the lobby with Beto in it")


async def _are_held(scene: Scene) -> bool:
    return all(fault["used"] for fault in await scene.discord.unmet_faults())


async def _are_met(scene: Scene) -> bool:
    return not await scene.discord.unmet_faults()


async def _public(scene: Scene, channel: Channel) -> list[Message]:
    return [message for message in await scene.discord.messages(channel) if not message.ephemeral]


async def _table(scene: Scene, channel: Channel) -> Message | None:
    """The table's message, once there is no other of this table with buttons."""
    usable = [message for message in await _public(scene, channel) if message.interactive]
    return usable[0] if len(usable) == 1 and is_table(usable[0]) else None


async def _seals(scene: Scene, channel: Channel, record: Record) -> int:
    """How many messages of the channel tell what fixes this match's shuffle."""
    return sum(record.seal in message.text for message in await _public(scene, channel))
