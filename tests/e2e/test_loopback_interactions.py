"""discord.py against the loopback Discord: commands, components, forms, and the rules of acknowledging."""

from __future__ import annotations

import pytest
from loopback import LoopbackError

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_command_posts_a_message_with_a_picture_that_can_be_fetched(tiny):
    answer = await tiny.ana.slash(tiny.channel, "mini mesa")
    assert answer.type == 4
    assert answer.message.text == "Van 0"
    assert answer.message.alternative_texts == ["Gris 0"]
    picture = await tiny.discord.fetch(answer.message.picture_urls[0])
    assert picture.startswith(b"\x89PNG")
    assert (await tiny.beto.last(tiny.channel)).id == answer.message.id


async def test_a_dynamic_button_edits_its_message_and_replaces_the_picture(tiny):
    before = (await tiny.ana.slash(tiny.channel, "mini mesa")).message
    answer = await tiny.beto.click(before, "Cuenta 0")
    assert answer.type == 7
    after = await tiny.ana.last(tiny.channel)
    assert (after.id, after.text, after.version) == (before.id, "Van 1", 1)
    assert after.picture_urls != before.picture_urls
    with pytest.raises(LoopbackError, match="404"):
        await tiny.discord.fetch(before.picture_urls[0])


async def test_an_old_button_carries_what_its_message_showed_then(tiny):
    old = (await tiny.ana.slash(tiny.channel, "mini mesa")).message
    await tiny.ana.click(old, "Cuenta 0")
    with pytest.raises(LoopbackError, match="no component"):
        await tiny.beto.click(old, "Cuenta 0")
    answer = await tiny.beto.click(old, "Cuenta 0", stale=True)
    assert answer.message.text == "Van 1"


async def test_autocomplete_gets_what_is_typed(tiny):
    answer = await tiny.ana.autocomplete(tiny.channel, "mini lenta", "carta", "9")
    assert answer.choices == [{"name": "9S bonita", "value": "9S"}]


async def test_a_deferred_secret_answer_is_seen_by_one_person_and_lost_when_they_reload(tiny):
    answer = await (await tiny.ana.slash(tiny.channel, "mini lenta", carta="9S")).settled()
    assert answer.type == 5
    assert answer.message.ephemeral
    assert [message.text for message in await tiny.ana.messages(tiny.channel)] == ["Botaste 9S"]
    assert await tiny.beto.messages(tiny.channel) == []
    await tiny.ana.reload()
    assert await tiny.ana.messages(tiny.channel) == []


async def test_a_form_is_opened_filled_in_and_answered(tiny):
    table = (await tiny.ana.slash(tiny.channel, "mini mesa")).message
    opened = await tiny.ana.click(table, "Preguntar")
    assert opened.type == 9
    with pytest.raises(LoopbackError, match="does not take"):
        await tiny.ana.submit(opened, who="x" * 21)
    answer = await tiny.ana.submit(opened, who="Ana")
    assert answer.message.text == "Hola, Ana"
    with pytest.raises(LoopbackError, match="no modal"):
        await tiny.ana.submit(opened, who="Ana")


async def test_a_select_takes_what_it_offers_and_no_more(tiny):
    table = (await tiny.ana.slash(tiny.channel, "mini mesa")).message
    answer = await tiny.ana.choose(table, "Elige", "Carta 0", "Carta 2")
    assert answer.message.text == "Elegiste ['0', '2']"
    with pytest.raises(LoopbackError, match="choose 0 to 2"):
        await tiny.ana.choose(table, "Elige", "0", "1", "2")
    with pytest.raises(LoopbackError, match="does not offer"):
        await tiny.ana.choose(table, "Elige", "7")


async def test_a_member_given_as_an_option_arrives_resolved_and_is_pinged(tiny):
    answer = await tiny.ana.slash(tiny.channel, "mini saludo", quien=tiny.beto.id)
    assert answer.message.text == f"{tiny.beto.mention} (Beto), saluda ana"
    assert answer.message.pinged == [tiny.beto.id]


async def test_commands_are_checked_before_the_bot_hears_of_them(tiny):
    with pytest.raises(LoopbackError, match="required"):
        await tiny.ana.slash(tiny.channel, "mini lenta")
    with pytest.raises(LoopbackError, match="no option"):
        await tiny.ana.slash(tiny.channel, "mini mesa", carta="9S")
    with pytest.raises(LoopbackError, match="needs a subcommand"):
        await tiny.ana.slash(tiny.channel, "mini")
    with pytest.raises(LoopbackError, match="does not take"):
        await tiny.ana.slash(tiny.channel, "mini publica", veces=21)
    stranger = await tiny.discord.create_person("Zoe")
    with pytest.raises(LoopbackError, match="may not use commands"):
        await stranger.slash(tiny.channel, "mini mesa")


async def test_a_secret_message_can_be_clicked_by_nobody_else(tiny):
    table = (await tiny.ana.slash(tiny.channel, "mini mesa")).message
    secret = (await tiny.ana.choose(table, "Elige")).message
    assert secret.ephemeral
    with pytest.raises(LoopbackError, match="does not see"):
        await tiny.discord.call(
            "component", user=tiny.beto.id, channel=tiny.channel.id, message=secret.id, custom_id="pick"
        )


async def test_the_second_acknowledgement_is_refused_and_noted(tiny):
    table = (await tiny.ana.slash(tiny.channel, "mini mesa")).message
    answer = await tiny.ana.click(table, "Doble")
    assert answer.type == 6
    assert await tiny.discord.message_with(tiny.channel, "código 40060", tiny.ana)
    assert [p for p in await tiny.discord.problems() if "already been acknowledged" in p and str(answer.id) in p]


async def test_an_acknowledgement_after_three_seconds_is_refused(tiny):
    table = (await tiny.ana.slash(tiny.channel, "mini mesa")).message
    answer = await tiny.ana.click(table, "Tarde")
    assert not answer.acknowledged
    assert await tiny.discord.message_with(tiny.channel, "código 10062")
    assert not (await answer.refreshed()).acknowledged


async def test_a_token_dies_after_fifteen_minutes(tiny):
    await (await tiny.ana.slash(tiny.channel, "mini lenta", carta="KD")).settled()
    await tiny.discord.advance(14 * 60)
    edited = await (await tiny.ana.slash(tiny.channel, "mini corrige", texto="a tiempo")).settled()
    assert edited.message.text == "listo"
    await tiny.discord.advance(2 * 60)
    refused = await (await tiny.ana.slash(tiny.channel, "mini corrige", texto="muy tarde")).settled()
    assert refused.message.text == "código 50027"
    texts = [message.text for message in await tiny.ana.messages(tiny.channel)]
    assert texts == ["a tiempo", "listo", "código 50027"]


async def test_an_answer_needs_no_right_to_write_but_a_message_does(tiny):
    await tiny.discord.overwrite(tiny.channel, deny=["send_messages"])
    assert (await tiny.ana.slash(tiny.channel, "mini mesa")).message.text == "Van 0"
    answer = await (await tiny.ana.slash(tiny.channel, "mini publica")).settled()
    assert answer.message.text == "código 50013"


async def test_an_edit_of_a_private_message_that_is_gone_was_meant_for_nobody_else(tiny):
    answer = await (await tiny.ana.slash(tiny.channel, "mini lenta", carta="KD")).settled()
    await tiny.discord.delete_message(answer.message)
    refused = await (await tiny.ana.slash(tiny.channel, "mini corrige", texto="nunca")).settled()
    assert refused.message.text == "código 10008"
    edits = [
        each for each in await tiny.discord.requests() if each["method"] == "PATCH" and "nunca" in str(each["body"])
    ]
    assert [(each["status"], each["only_for"]) for each in edits] == [(404, tiny.ana.id)]
