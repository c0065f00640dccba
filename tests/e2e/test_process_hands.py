"""The bot as its own process: of hands on their way from two sides one remains, the newest."""

from __future__ import annotations

import random

from loopback import Fault, Message
from playing.people import Player, controls, is_hand, number, open_table
from playing.record import read
from playing.scenes import Scene, carioca_scene

HELD = Fault("POST", r"^/webhooks/", held=True)  # a hand that is sent as a message of its own


async def test_a_hand_asked_for_while_another_is_on_its_way_is_the_only_one(one_database_url, tmp_path):
    async with carioca_scene(one_database_url, tmp_path) as scene:
        await scene.discord.fail(HELD)
        await scene.discord.fail(HELD)
        await open_table(scene.ana, scene.channel, scene.beto)
        await scene.discord.until(lambda: _met(scene), what="the hands on their way")
        player = Player(scene.ana, scene.channel, random.Random(1))
        asked = await player.open_hand()
        await scene.discord.clear_faults()
        assert (await _only_hand(scene, player)).id == asked.id


async def test_a_click_while_the_hand_is_brought_below_the_table_is_answered_in_the_hand_that_stays(
    one_database_url, tmp_path
):
    async with carioca_scene(one_database_url, tmp_path) as scene:
        await open_table(scene.ana, scene.channel, scene.beto)
        players = [Player(person, scene.channel, random.Random(1)) for person in (scene.ana, scene.beto)]
        hands = [await player.open_hand() for player in players]
        player, hand = next((p, hand) for p, hand in zip(players, hands, strict=True) if "draw" in controls(hand))
        await scene.discord.fail(HELD)
        await scene.discord.fail(HELD)
        table = await player.table()
        assert table is not None
        await scene.discord.delete_message(table)
        await scene.beto.slash(scene.channel, "carioca mesa")
        await scene.discord.until(lambda: _met(scene), what="the hands on their way")

        await player.person.click(hand, controls(hand)["draw"]["custom_id"])
        await scene.discord.clear_faults()

        table = await player.table()
        assert table is not None
        after = await _only_hand(scene, player, below=table)
        assert "discard" in controls(after)
        assert number(after) == len((await read(scene.database))[scene.channel.id][0].rows)


async def _met(scene: Scene) -> bool:
    return not await scene.discord.unmet_faults()


async def _only_hand(scene: Scene, player: Player, below: Message | None = None) -> Message:
    """Wait until the requests on their way are done and one hand is left, below this message."""

    async def one() -> Message | None:
        requests = await scene.discord.requests(path="/webhooks/")
        hands = [message for message in await player.person.messages(scene.channel) if is_hand(message)]
        is_quiet = len(hands) == 1 and all(entry["status"] for entry in requests)
        return hands[0] if is_quiet and (below is None or hands[0].id > below.id) else None

    return await scene.discord.until(one, what="one hand")
