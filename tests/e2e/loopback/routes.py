"""Routes about the bot itself, its commands, guilds, channels and threads.

https://docs.discord.com/developers/resources/application, /user, /guild, /channel and
https://docs.discord.com/developers/interactions/application-commands
"""

from __future__ import annotations

import base64
import re

from . import errors, permissions
from .body import image_size
from .model import Channel, Guild, Payload
from .ratelimits import Limit
from .rest import Call, route
from .state import World

COMMAND_NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")
MAX_COMMAND = 8000


# --- the bot and its application --------------------------------------------------------------------------------------


@route("GET", "/users/@me")
def current_user(call: Call) -> Payload:
    return {**call.world.bot.payload(), "verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def current_application(call: Call) -> Payload:
    bot = call.world.bot.payload()
    return {
        "id": str(call.world.application_id),
        "name": call.world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": bot,
        "summary": "",
        "verify_key": "0" * 64,
        "flags": 1 << 23,
        "owner": bot,
        "team": None,
        "hook": True,
        "interactions_endpoint_url": None,
        "approximate_guild_count": len(call.world.guilds),
        "integration_types_config": {"0": {}},
        "install_params": None,
    }


@route("GET", "/applications/{application_id}/emojis")
def list_emojis(call: Call) -> Payload:
    return {"items": list(call.world.emojis.values())}


@route("POST", "/applications/{application_id}/emojis")
def create_emoji(call: Call) -> Payload:
    data = base64.b64decode(call.body["image"].partition(",")[2])
    if len(data) > 256 * 1024:
        raise errors.invalid_body("an emoji is 256 KiB at most")
    if any(emoji["name"] == call.body["name"] for emoji in call.world.emojis.values()):
        raise errors.invalid_body("an emoji of this name exists")
    number = call.world.ids.next()
    emoji: Payload = {
        "id": str(number),
        "name": call.body["name"],
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": image_size(data) is not None,
        "user": call.world.bot.payload(),
    }
    call.world.emojis[number] = emoji
    return emoji


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> None:
    if call.world.emojis.pop(call.id("emoji_id"), None) is None:
        raise errors.unknown("Emoji")


# --- application commands ---------------------------------------------------------------------------------------------


@route("PUT", "/applications/{application_id}/commands")
def overwrite_commands(call: Call) -> list[Payload]:
    return _overwrite(call.world, None, call.body)


@route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def overwrite_guild_commands(call: Call) -> list[Payload]:
    return _overwrite(call.world, _guild(call).id, call.body)


@route("GET", "/applications/{application_id}/commands")
def list_commands(call: Call) -> list[Payload]:
    return list(call.world.commands[None].values())


@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def list_guild_commands(call: Call) -> list[Payload]:
    return list(call.world.commands.get(_guild(call).id, {}).values())


def _overwrite(world: World, guild_id: int | None, commands: list[Payload]) -> list[Payload]:
    problems = [problem for command in commands for problem in _command_problems(command)]
    keys = [f"{command.get('type', 1)}:{command['name']}" for command in commands]
    problems += [f"two commands {key}" for key in set(keys) if keys.count(key) > 1]
    if problems:
        raise errors.invalid_body(*problems)
    old = world.commands.get(guild_id, {})
    fresh: dict[str, Payload] = {}
    for key, command in zip(keys, commands, strict=True):
        fresh[key] = {
            "type": 1,
            "default_member_permissions": None,
            **command,
            "id": old[key]["id"] if key in old else str(world.ids.next()),
            "application_id": str(world.application_id),
            "version": str(world.ids.next()),
        }
    world.commands[guild_id] = fresh
    return list(fresh.values())


def _command_problems(command: Payload, depth: int = 0) -> list[str]:
    """Return what prose refuses in a command: its names, its size, the order of its options."""
    problems: list[str] = []
    name = command["name"]
    chat = command.get("type", 1) == 1 or depth
    names = [name, *(command.get("name_localizations") or {}).values()]
    wrong = [each for each in names if chat and (not COMMAND_NAME.match(each) or each != each.lower())]
    problems += [f"{each!r} is no command or option name" for each in wrong]
    if not depth and _size(command) > MAX_COMMAND:
        problems.append(f"command {name} has {_size(command)} characters, {MAX_COMMAND} at most")
    options: list[Payload] = command.get("options") or []
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        problems.append(f"in {name} a required option comes after an optional one")
    names = [option["name"] for option in options]
    if len(names) != len(set(names)):
        problems.append(f"in {name} two options have one name")
    for option in options:
        if option.get("choices") and option.get("autocomplete"):
            problems.append(f"option {option['name']} has both choices and autocomplete")
        problems += _command_problems(option, depth + 1)
    return problems


def _size(command: Payload) -> int:
    """Return the characters Discord counts: names, descriptions and choices, each in its longest localisation."""
    total = 0
    for key in ("name", "description"):
        spelled = [command.get(key) or "", *(command.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, spelled))
    for choice in command.get("choices") or []:
        spelled = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(map(len, spelled)) + len(str(choice["value"]))
    return total + sum(_size(option) for option in command.get("options") or [])


# --- guilds, people, channels -----------------------------------------------------------------------------------------


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call.id("guild_id"))
    if call.world.bot.id not in guild.members:
        raise errors.missing_access()
    return guild


def channel_for(call: Call, *needed: int) -> Channel:
    """Return the path's channel if the bot may see it and has every permission named. Raises 10003, 50001, 50013."""
    channel = call.world.channel(call.id("channel_id"))
    if channel.guild_id is None:
        return channel
    granted = call.world.permissions(channel, call.world.bot)
    if not granted & permissions.VIEW_CHANNEL:
        raise errors.missing_access()
    if any(not granted & permission for permission in needed):
        raise errors.missing_permissions()
    return channel


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Payload:
    payload = _guild(call).payload(call.world.bot)
    for key in ("members", "channels", "threads", "presences", "voice_states"):
        del payload[key]
    return payload


@route("GET", "/guilds/{guild_id}/channels")
def guild_channels(call: Call) -> list[Payload]:
    return [channel.payload() for channel in _guild(call).channels.values() if not channel.is_thread]


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Payload:
    threads = [c for c in _guild(call).channels.values() if c.is_thread and not c.archived]
    return {"threads": [thread.payload() for thread in threads], "members": []}


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Payload:
    member = _guild(call).members.get(call.id("user_id"))
    if member is None:
        raise errors.unknown("Member")
    return member.payload()


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> None:
    call.world.remove_bot(_guild(call))


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Payload:
    return call.world.user(call.id("user_id")).payload()


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Payload:
    return call.world.open_dm(call.world.user(int(call.body["recipient_id"]))).payload()


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Payload:
    return channel_for(call).payload()


@route("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Payload:
    channel = call.world.channel(call.id("channel_id"))
    own = channel.is_thread and channel.owner_id == call.world.bot.id
    channel_for(
        call, *(() if own else (permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS,))
    )
    known = {"name", "archived", "locked"}
    call.world.update_channel(channel, **{key: value for key, value in call.body.items() if key in known})
    return channel.payload()


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Payload:
    channel = call.world.channel(call.id("channel_id"))
    channel_for(call, permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS)
    call.world.remove_channel(channel)
    return channel.payload()


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> None:
    channel_for(call, permissions.SEND_MESSAGES)


@route("POST", "/channels/{channel_id}/threads", limit=Limit(50, 300.0))
def start_thread(call: Call) -> Payload:
    parent = channel_for(call, permissions.CREATE_PUBLIC_THREADS)
    if parent.is_thread:
        raise errors.ApiError(400, 50024, "Cannot execute action on this channel type")
    return _thread(call, parent, None)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads", limit=Limit(50, 300.0))
def start_thread_from_message(call: Call) -> Payload:
    parent = channel_for(call, permissions.CREATE_PUBLIC_THREADS)
    message = call.world.message(parent, call.id("message_id"))
    if message.id in call.world.channels:
        raise errors.ApiError(400, 160004, "A thread has already been created for this message")
    return _thread(call, parent, message.id)


def _thread(call: Call, parent: Channel, thread_id: int | None) -> Payload:
    thread = call.world.add_thread(parent, call.body["name"], call.world.bot, thread_id=thread_id)
    member = {"id": str(thread.id), "user_id": str(call.world.bot.id), "join_timestamp": thread.created_at, "flags": 0}
    return {**thread.payload(), "member": member}


@route("PUT", "/channels/{channel_id}/thread-members/@me")
@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
@route("DELETE", "/channels/{channel_id}/thread-members/@me")
@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def thread_member(call: Call) -> None:
    thread = channel_for(call)
    if not thread.is_thread:
        raise errors.ApiError(400, 50024, "Cannot execute action on this channel type")
    if thread.archived:
        raise errors.thread_archived()
