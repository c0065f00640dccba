"""What `carioca doctor` finds out from Discord itself, over HTTP."""

from __future__ import annotations

import json

import discord
import pytest
from aiohttp import web

from bot.config import Settings
from bot.doctor import NEEDED, examine

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
EVERYTHING = NEEDED.value


def as_json(content: object, status: int = 200) -> web.Response:
    # discord.py wants the content type without a character set, as Discord sends it.
    return web.Response(body=json.dumps(content).encode(), status=status, content_type="application/json")


@pytest.fixture
async def findings(tmp_path, monkeypatch):
    """What the doctor finds where the bot has these permissions in these servers."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    runners = []

    async def look(token: str = TOKEN, **servers: int) -> dict[str, tuple[bool | None, str]]:
        user = {"id": "1", "username": "carioca", "discriminator": "0", "avatar": None, "bot": True}

        async def me(request: web.Request) -> web.Response:
            if request.headers["Authorization"] != f"Bot {TOKEN}":
                return as_json({"message": "401: Unauthorized", "code": 0}, status=401)
            return as_json(user)

        async def guilds(_request: web.Request) -> web.Response:
            return as_json(
                [{"id": "2", "name": name, "permissions": str(granted)} for name, granted in servers.items()]
            )

        async def application(_request: web.Request) -> web.Response:
            facts = {"icon": None, "description": "", "verify_key": "", "flags": 0, "owner": user}
            public = {"bot_public": True, "bot_require_code_grant": False}
            return as_json({"id": "1", "name": "carioca"} | facts | public)

        app = web.Application()
        app.router.add_get("/users/@me", me)
        app.router.add_get("/users/@me/guilds", guilds)
        app.router.add_get("/oauth2/applications/@me", application)
        app.router.add_get("/applications/@me", application)
        runner = web.AppRunner(app)
        runners.append(runner)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = site._server.sockets[0].getsockname()[1]
        database = f"sqlite:///{tmp_path / 'carioca.sqlite3'}"
        settings = Settings.load(discord_token=token, database_url=database, discord_api=f"http://127.0.0.1:{port}")
        return {finding.what: (finding.ok, finding.says) async for finding in examine(settings)}

    yield look
    for runner in runners:
        await runner.cleanup()


async def test_a_bot_that_may_do_everything_is_well(findings):
    found = await findings(Casa=EVERYTHING, Club=discord.Permissions(administrator=True).value)
    assert found["token"] == (True, "Discord knows it as carioca")
    assert found["permissions"] == (True, "all there in 2 servers")


@pytest.mark.usefixtures("about_sqlite")
async def test_a_look_at_a_database_does_not_make_it(findings, tmp_path):
    found = await findings(Casa=EVERYTHING)
    assert found["database"][0] is None
    assert found["database"][1].endswith("is not there yet: the first start makes it")
    assert not (tmp_path / "carioca.sqlite3").exists()


async def test_the_servers_where_it_may_not_are_named(findings):
    found = await findings(Casa=EVERYTHING, Club=EVERYTHING & ~discord.Permissions(attach_files=True).value)
    assert found["permissions"] == (None, "missing in 1 of 2 servers: Club (attach_files)")


async def test_a_token_that_is_refused_is_said_to_be(findings):
    found = await findings(TOKEN.replace("a", "b"))
    assert found["token"][0] is False
    assert "permissions" not in found
