"""The REST API of the loopback Discord: raw requests for its rules, discord.py for what a bot makes of them."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from loopback import Channel, Fault, LoopbackDiscord, Message, Settings

pytestmark = pytest.mark.asyncio(loop_scope="module")
V2 = 1 << 15
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x05\x00\x00\x00\x03\x20"


class Api:
    """Requests as a bot without a library would send them, in a channel of its own."""

    def __init__(self, discord: LoopbackDiscord, http: aiohttp.ClientSession, channel: Channel) -> None:
        self.discord = discord
        self.channel = channel
        self._http = http
        self.headers: dict[str, str] = {}

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None, token: str | None = None
    ) -> tuple[int, Any]:
        arguments: dict[str, Any] = {"headers": {"Authorization": f"Bot {token or Settings().token}"}}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", data, filename=name, content_type="application/octet-stream")
            arguments["data"] = form
        elif body is not None:
            arguments["json"] = body
        async with self._http.request(method, self.discord.api_url + path, **arguments) as response:
            self.headers = dict(response.headers)
            data = await response.read()
            return response.status, json.loads(data) if data else None

    async def post(self, body: Any, files: dict[str, bytes] | None = None) -> tuple[int, Any]:
        return await self("POST", f"/channels/{self.channel.id}/messages", body, files)

    async def patch(self, message: str, body: Any, files: dict[str, bytes] | None = None) -> tuple[int, Any]:
        return await self("PATCH", f"/channels/{self.channel.id}/messages/{message}", body, files)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord():
    async with LoopbackDiscord(Settings(per_second=1000)) as discord:
        yield discord


@pytest_asyncio.fixture(loop_scope="module")
async def api(discord):
    guild = await discord.create_guild()
    channel = await discord.create_channel(guild)
    async with aiohttp.ClientSession() as http:
        yield Api(discord, http, channel)
    await discord.clear_faults()
    await discord.set_rate_limits(True, per_second=1000)


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **rest: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **rest}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def gallery(*urls: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


# --- bodies -----------------------------------------------------------------------------------------------------------


async def test_a_message_comes_back_with_its_components_numbered_and_its_picture_on_the_cdn(api):
    body = {"flags": V2, "components": [gallery("attachment://mesa.png"), row(button())], "attachments": [{"id": 0}]}
    status, message = await api.post(body, {"mesa.png": PNG})
    assert status == 200
    assert [component["id"] for component in message["components"]] == [1, 2]
    media = message["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"]) == (1280, 800)
    assert await api.discord.fetch(media["url"]) == PNG
    assert (await api("GET", f"/channels/{api.channel.id}/messages/{message['id']}"))[1] == message


async def test_an_edit_keeps_the_files_it_names_and_drops_the_others(api):
    _, message = await api.post({"content": "dos"}, {"a.png": PNG, "b.png": PNG})
    kept = message["attachments"][1]
    status, edited = await api.patch(message["id"], {"attachments": [{"id": kept["id"]}, {"id": 0}]}, {"c.png": PNG})
    assert status == 200
    assert [attachment["filename"] for attachment in edited["attachments"]] == ["b.png", "c.png"]
    _, edited = await api.patch(message["id"], {"content": "sin tocar"})
    assert [attachment["filename"] for attachment in edited["attachments"]] == ["b.png", "c.png"]
    _, edited = await api.patch(message["id"], {"attachments": []})
    assert edited["attachments"] == []


REFUSED = {
    "nothing": {},
    "v2 with content": {"flags": V2, "content": "x", "components": [text("x")]},
    "v2 parts without the flag": {"components": [text("x")]},
    "41 components": {"flags": V2, "components": [text("x")] * 41},
    "4,001 characters": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "a custom_id twice": {"components": [row(button("a"), button("a"))]},
    "a custom_id of 101": {"components": [row(button("a" * 101))]},
    "six buttons in a row": {"components": [row(*(button(str(n)) for n in range(6)))]},
    "a file that is not there": {"flags": V2, "components": [gallery("attachment://no.png")]},
    "26 options": {
        "components": [
            row({"type": 3, "custom_id": "s", "options": [{"label": str(n), "value": str(n)} for n in range(26)]})
        ]
    },
    "an option twice": {
        "components": [row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}] * 2})]
    },
    "a bare button": {"components": [button()]},
    "2,001 characters of content": {"content": "x" * 2001},
}


@pytest.mark.parametrize("body", REFUSED.values(), ids=REFUSED.keys())
async def test_a_message_that_breaks_a_rule_is_refused_and_noted(api, body):
    status, answer = await api.post(body)
    assert (status, answer["code"] in (50035, 50006)) == (400, True)
    assert await api.discord.messages(api.channel) == []
    assert any(f"/channels/{api.channel.id}/" in problem for problem in await api.discord.problems())


async def test_the_v2_flag_cannot_be_taken_back(api):
    _, message = await api.post({"flags": V2, "components": [text("x")]})
    status, edited = await api.patch(message["id"], {"flags": 0, "components": [text("y")]})
    assert (status, edited["flags"]) == (200, V2)
    assert (await api.patch(message["id"], {"content": "z", "components": []}))[0] == 400


async def test_bodies_are_held_against_the_published_schema(api):
    if not api.discord.checked:
        pytest.skip("no copy of Discord's OpenAPI description at hand")
    status, answer = await api.post({"content": "x", "components": [row(button(label=7))]})
    assert (status, answer["code"]) == (400, 50035)


async def test_a_command_keeps_its_id_when_it_is_written_again(api):
    commands = [{"name": "carioca", "description": "Carioca"}]
    _, me = await api("GET", "/oauth2/applications/@me")
    path = f"/applications/{me['id']}/commands"
    _, first = await api("PUT", path, commands)
    _, second = await api("PUT", path, [{"name": "otra", "description": "Otra"}, *commands])
    assert second[1]["id"] == first[0]["id"]
    for wrong in ({"name": "Con Espacio"}, {"name": "mayúsculaS"}, {"name": "larga", "description": "x" * 101}):
        status, answer = await api("PUT", path, [{**commands[0], **wrong}])
        assert (status, answer["code"]) == (400, 50035)


async def test_what_is_no_route_is_a_problem(api):
    assert (await api("GET", "/nothing/here"))[0] == 404
    assert any("/nothing/here" in problem for problem in await api.discord.problems())


# --- what may not be done ---------------------------------------------------------------------------------------------


async def test_a_wrong_token_is_401(api):
    assert (await api("GET", "/users/@me", token="no"))[0] == 401


@pytest.mark.parametrize(
    ("deny", "files", "code"),
    [("view_channel", None, 50001), ("send_messages", None, 50013), ("attach_files", {"a.png": PNG}, 50013)],
)
async def test_a_permission_taken_away_is_missed(api, deny, files, code):
    await api.discord.overwrite(api.channel, deny=[deny])
    status, answer = await api.post({"content": "x"}, files)
    assert (status, answer["code"]) == (403, code)


async def test_what_is_gone_is_unknown(api):
    _, message = await api.post({"content": "x"})
    await api.discord.delete_message(Message(message))
    assert (await api.patch(message["id"], {"content": "y"}))[1]["code"] == 10008
    await api.discord.delete_channel(api.channel)
    assert (await api.post({"content": "y"}))[1]["code"] == 10003


async def test_another_persons_message_cannot_be_edited(api):
    ana = await api.discord.create_person("Ana")
    number = await ana.say(api.channel, "hola")
    assert (await api.patch(str(number), {"content": "y"}))[1]["code"] == 50005
    assert (await api("DELETE", f"/channels/{api.channel.id}/messages/{number}"))[1]["code"] == 50013


async def test_an_archived_thread_opens_by_sending_not_by_editing(api):
    _, message = await api.post({"content": "x"})
    status, thread = await api("POST", f"/channels/{api.channel.id}/messages/{message['id']}/threads", {"name": "mesa"})
    assert (status, thread["parent_id"]) == (200, str(api.channel.id))
    inside = Api(api.discord, api._http, Channel(int(thread["id"])))
    _, first = await inside.post({"content": "en el hilo"})
    await api.discord.archive(inside.channel)
    assert (await inside.patch(first["id"], {"content": "y"}))[1]["code"] == 50083
    assert (await inside.post({"content": "abre"}))[0] == 200
    assert (await inside.patch(first["id"], {"content": "y"}))[0] == 200
    await api.discord.archive(inside.channel, locked=True)
    assert (await inside.post({"content": "cerrado"}))[1]["code"] == 50083


# --- limits and faults ------------------------------------------------------------------------------------------------


async def test_the_headers_count_down_and_the_sixth_message_is_429(api):
    for left in ("4", "3", "2", "1", "0"):
        assert (await api.post({"content": "x"}))[0] == 200
        assert (api.headers["X-RateLimit-Limit"], api.headers["X-RateLimit-Remaining"]) == ("5", left)
    status, answer = await api.post({"content": "x"})
    assert (status, answer["global"]) == (429, False)
    assert 0 < answer["retry_after"] <= 5
    assert api.headers["X-RateLimit-Scope"] == "user"
    assert int(api.headers["Retry-After"]) >= 1
    assert api.headers["Via"]


async def test_the_global_limit_spares_interactions(api):
    await api.discord.set_rate_limits(True, per_second=0)
    status, answer = await api("GET", "/users/@me")
    assert (status, answer["global"], api.headers["X-RateLimit-Global"]) == (429, True, "true")
    assert (await api("POST", "/interactions/1/x/callback", {"type": 6}))[1]["code"] == 10062


@pytest.mark.parametrize("code", [10003, 10008, 10062, 50001, 50013, 50083, 30046])
async def test_each_error_can_be_had_on_demand_once(api, code):
    await api.discord.fail(Fault.api(code, method="POST", path="messages$"))
    _, answer = await api.post({"content": "x"})
    assert answer["code"] == code
    assert (await api.post({"content": "x"}))[0] == 200
    assert await api.discord.unmet_faults() == []


async def test_an_answer_can_be_lost_before_or_after_the_effect(api):
    await api.discord.fail(Fault(method="POST", drop=True))
    with pytest.raises(aiohttp.ClientError):
        await api.post({"content": "antes"})
    await api.discord.fail(Fault(method="POST", drop=True, after=True))
    with pytest.raises(aiohttp.ClientError):
        await api.post({"content": "después"})
    assert [message.text for message in await api.discord.messages(api.channel)] == ["después"]


# --- discord.py -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault",
    [
        Fault(status=500),
        Fault(status=502),
        Fault(retry_after=0.3),
        Fault(retry_after=0.3, everywhere=True),
        Fault(seconds=0.5),
        Fault.api(30046),
    ],
    ids=["500", "502", "429", "429 global", "slow", "30046"],
)
async def test_a_passing_fault_costs_discordpy_time_but_no_message(tiny, fault):
    fault.method, fault.path = "PATCH", f"^/channels/{tiny.channel.id}/messages"
    await tiny.discord.fail(fault)
    await tiny.ana.slash(tiny.channel, "mini publica", veces=2)
    await tiny.discord.message_with(tiny.channel, "publicado", tiny.ana)
    assert (await tiny.discord.message_with(tiny.channel, "Van 2")).version == 2
    edits = await tiny.discord.requests(method="PATCH", path=f"/channels/{tiny.channel.id}/messages")
    refused = [429] if fault.retry_after else [fault.status] if fault.status else []
    assert [entry["status"] for entry in edits] == [*refused, 200, 200]
    if fault.retry_after:
        assert edits[1]["time"] - edits[0]["time"] >= fault.retry_after


async def test_discordpy_reads_the_headers_and_never_meets_a_429(tiny):
    before = (await tiny.discord.stats())["statuses"].get("429", 0)
    await tiny.ana.slash(tiny.channel, "mini publica", veces=6)
    await tiny.discord.message_with(tiny.channel, "publicado", tiny.ana)
    assert (await tiny.discord.message_with(tiny.channel, "Van 6")).version == 6
    assert (await tiny.discord.stats())["statuses"].get("429", 0) == before


async def test_a_bot_that_behaves_has_no_problems(tiny):
    assert await tiny.discord.problems() == []
