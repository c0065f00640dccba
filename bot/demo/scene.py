"""What the demo shows: a server with one channel, the visitor in it, and a table that waits for one click."""

# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
import hashlib
import io
import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from simcord import ChannelHandle, MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.components import walk_components

from bot.app import Carioca
from bot.config import Settings
from bot.locales import Locale, translate
from renderers.art import bot_avatar

from .live import LiveEnv, LivePreview

OPPONENTS: Final = 2

_NAME: Final = "Carioca"
_FACE: Final = 128
"""The size of the bot's face in pixels."""

DISCORD_LOCALES: Final[Mapping[Locale, str]] = {"es": "es-419", "en": "en-US", "pt-BR": "pt-BR"}


def visitors_locale(environment: Mapping[str, str]) -> Locale:
    """The language of whoever started this, from the variables that say it on Unix; Spanish if they say nothing.

    >>> visitors_locale({"LANG": "pt_BR.UTF-8"}), visitors_locale({"LC_ALL": "C", "LANG": "en_US.UTF-8"})
    ('pt-BR', 'en')
    >>> visitors_locale({"LANG": "C.UTF-8"})
    'es'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in ("es", "en", "pt"):
            return "es" if language == "es" else "en" if language == "en" else "pt-BR"
    return "es"


@dataclass(frozen=True, slots=True)
class Scene:
    """The simulated server: its Discord, its channel, and the visitor."""

    env: LiveEnv
    channel: ChannelHandle
    visitor: MemberActor


async def set_scene(settings: Settings, folder: Path, locale: Locale) -> Scene:
    """Start the bot in a simulated Discord, and seat the visitor and two opponents at a table."""
    own = settings.model_copy(
        update={
            "database_url": f"sqlite:///{folder / 'demo.sqlite3'}",
            "shard_count": 1,
            "shard_ids": None,
            "sync_commands": True,
            # The simulated clock stands still while nothing happens, and by it one process would wait for another.
            "workers": 0,
            "painters": 0,
        }
    )
    env = LiveEnv(Carioca(own))
    await env.start()
    _dress(env)
    discord_locale = DISCORD_LOCALES[locale]

    def speak(event: str, payload: Any) -> None:
        # SimCord's people all speak English; what a real client sends is changed before the bot hears of it.
        if event == "INTERACTION_CREATE":
            payload |= {"locale": discord_locale, "guild_locale": discord_locale}

    env.backend.subscribers.insert(0, speak)
    name = translate(locale, "demo-visitor")
    user = env.create_user(name.lower(), global_name=name)
    guild = env.create_guild("Carioca", owner=user, preferred_locale=discord_locale)
    channel = guild.create_text_channel("carioca", topic=translate(locale, "demo-topic"))
    visitor = guild.add_member(user)
    scene = Scene(env, channel, visitor)
    await visitor.slash(channel, "carioca nueva")
    for _ in range(OPPONENTS):
        await press(scene, "bot")
    return scene


def _dress(env: LiveEnv) -> None:
    """Give the bot its name, and a face drawn as those of its opponents are."""
    drawn = io.BytesIO()
    bot_avatar(_FACE, _NAME).convert("RGB").save(drawn, "PNG")
    bot = env.backend.bot_user
    bot.avatar = hashlib.sha256(drawn.getvalue()).hexdigest()[:32]
    # SimCord has no call for it; its page looks for pictures where Discord would have them.
    env.backend.cdn._blobs[f"{CDN_BASE}/avatars/{bot.id}/{bot.avatar}.png"] = drawn.getvalue()
    env.backend.edit_bot_profile(_NAME)


async def press(scene: Scene, what: str) -> None:
    """Press the visitor's button with this word in its custom_id, on the newest public message."""
    message = scene.channel.last_message
    assert message is not None
    stored = scene.env.backend.get_message(scene.channel.id, message.id)
    custom_ids = (str(component.get("custom_id", "")) for component in walk_components(stored.components))
    await scene.visitor.click(message, custom_id=next(each for each in custom_ids if each.endswith(f":{what}")))


async def serve(settings: Settings, *, open_browser: bool = True) -> None:
    """Set the scene, show it in the browser, and keep it going until the preview is closed."""
    locale = visitors_locale(os.environ)
    with TemporaryDirectory(prefix="carioca-") as folder:
        scene = await set_scene(settings, Path(folder), locale)
        env = scene.env
        try:
            with env.time_context():
                async with env.preview(
                    scene.channel, viewers=[scene.visitor], layout="channel", locale=DISCORD_LOCALES[locale]
                ) as preview:
                    print(translate(locale, "demo-address", url=preview.url), flush=True)
                    if open_browser:
                        await asyncio.get_running_loop().run_in_executor(None, _open, preview.url)
                    await LivePreview(env, preview).run()
        finally:
            await env.shutdown()
            await env.bot.close()


def _open(url: str) -> None:
    """Open the page where there is a browser; a machine without one is none the worse."""
    with suppress(Exception):
        if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            webbrowser.open(url)
