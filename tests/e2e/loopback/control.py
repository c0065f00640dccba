"""The back door for tests: named operations over HTTP, outside Discord's API.

`POST /_loopback/<operation>` with a JSON object of arguments; `client.py` is its only caller. A refusal is a 409.
"""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from aiohttp import web

from . import people, permissions
from .errors import ApiError
from .faults import Fault
from .gateway import Gateway
from .model import Channel, Interaction, Message, Payload, User
from .people import CannotDoError
from .rest import Rest
from .state import World


class Control:
    """Operations by name; each takes the arguments its method has and returns a JSON value."""

    def __init__(self, world: World, rest: Rest, gateway: Gateway) -> None:
        self.world = world
        self.rest = rest
        self.gateway = gateway

    async def handle(self, request: web.Request) -> web.Response:
        operation: Callable[..., Awaitable[Any]] | None = getattr(self, "do_" + request.match_info["operation"], None)
        if operation is None:
            return web.json_response({"error": f"no operation {request.match_info['operation']}"}, status=404)
        try:
            return web.json_response(await operation(**await request.json()))
        except (CannotDoError, ApiError) as refusal:
            return web.json_response({"error": str(refusal)}, status=409)

    def _user(self, number: int) -> User:
        return self.world.user(number)

    def _channel(self, number: int) -> Channel:
        return self.world.channel(number)

    def _message(self, channel: int, message: int) -> Message:
        return self.world.message(self._channel(channel), message)

    # --- people and places -------------------------------------------------------------------------------------------

    async def do_create_guild(self, name: str, locale: str, bot_permissions: list[str]) -> int:
        granted = permissions.bits(bot_permissions)
        return self.world.add_guild(name, locale=locale, bot_permissions=granted).id

    async def do_create_user(self, name: str, guilds: list[int], locale: str, avatar: str | None) -> int:
        user = self.world.add_user(name, locale=locale, avatar=base64.b64decode(avatar) if avatar else None)
        for guild in guilds:
            self.world.add_member(self.world.guild(guild), user)
        return user.id

    async def do_grant(self, guild: int, user: int | None, names: list[str]) -> None:
        """Give a member of a guild, or the bot, permissions by a role of their own."""
        member = self.world.guild(guild).members[user or self.world.bot.id]
        member.permissions = permissions.bits(names)

    async def do_join(self, guild: int, user: int) -> None:
        self.world.add_member(self.world.guild(guild), self._user(user))

    async def do_create_channel(self, guild: int, name: str) -> int:
        return self.world.add_channel(self.world.guild(guild), name).id

    async def do_create_thread(self, channel: int, name: str, user: int) -> int:
        return self.world.add_thread(self._channel(channel), name, self._user(user)).id

    async def do_overwrite(self, channel: int, target: int | None, allow: list[str], deny: list[str]) -> None:
        """Set a channel's permissions for a user, the guild's @everyone (the guild's id), or the bot (None)."""
        bits = permissions.bits(allow), permissions.bits(deny)
        self.world.set_overwrite(self._channel(channel), target or self.world.bot.id, *bits)

    async def do_archive(self, channel: int, archived: bool, locked: bool) -> None:
        self.world.update_channel(self._channel(channel), archived=archived, locked=locked)

    async def do_say(self, user: int, channel: int, content: str) -> int:
        author = self._user(user)
        message = Message(self.world.ids.next(), self._channel(channel), author, self.world.clock.iso(), content)
        self.world.add_message(message)
        return message.id

    async def do_delete_channel(self, channel: int) -> None:
        self.world.remove_channel(self._channel(channel))

    async def do_delete_message(self, channel: int, message: int) -> None:
        self.world.remove_message(self._message(channel, message))

    async def do_remove_bot(self, guild: int) -> None:
        self.world.remove_bot(self.world.guild(guild))

    async def do_invite_bot(self, guild: int, bot_permissions: list[str]) -> None:
        self.world.invite_bot(self.world.guild(guild), permissions.bits(bot_permissions))

    async def do_available(self, guild: int, available: bool) -> None:
        self.world.set_available(self.world.guild(guild), available)

    async def do_reload(self, user: int) -> None:
        self.world.forget_ephemeral(self._user(user))

    async def do_advance(self, seconds: float) -> None:
        self.world.clock.advance(seconds)

    # --- acting -------------------------------------------------------------------------------------------------------

    async def do_command(self, user: int, channel: int, name: str, options: Payload, wait: bool) -> Payload:
        who, where = self._user(user), self._channel(channel)
        return await self._answer(people.run_command(self.world, who, where, name, options), wait)

    async def do_autocomplete(
        self, user: int, channel: int, name: str, option: str, typed: Any, options: Payload
    ) -> Payload:
        who, where = self._user(user), self._channel(channel)
        return await self._answer(people.autocomplete(self.world, who, where, name, option, typed, options))

    async def do_component(
        self,
        user: int,
        channel: int,
        message: int,
        custom_id: str,
        values: list[str] | None = None,
        seen: Payload | None = None,
        wait: bool = True,
    ) -> Payload:
        target = self._message(channel, message)
        used = people.use_component(self.world, self._user(user), target, custom_id, values, seen=seen)
        return await self._answer(used, wait)

    async def do_modal(self, interaction: int, values: Payload) -> Payload:
        return await self._answer(people.submit_modal(self.world, self.world.interactions[interaction], values))

    async def do_interaction(self, interaction: int) -> Payload:
        """Tell how an interaction stands now, without waiting."""
        return self._state(self.world.interactions[interaction])

    async def do_acknowledged(self, interaction: int) -> Payload:
        """Tell how an interaction stands once it is acknowledged or its three seconds are over."""
        return await self._answer(self.world.interactions[interaction])

    async def do_pictured(self, interaction: int, within: float) -> Payload:
        """Tell how an interaction stands once a picture came in answer, or after `within` seconds."""
        waiting = self.world.interactions[interaction]
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await waiting.pictured.wait()
        return self._state(waiting)

    async def _answer(self, interaction: Interaction, wait: bool = True) -> Payload:
        """Wait for the acknowledgement, or for the moment when Discord shows "did not respond"."""
        left = interaction.dispatched + self.world.ack_seconds - time.monotonic()
        if wait and not interaction.acknowledged:
            try:
                async with asyncio.timeout(max(left, 0)):
                    await interaction.settled.wait()
            except TimeoutError:
                self.gateway.counts["not acknowledged"] += 1
        return self._state(interaction)

    def _state(self, interaction: Interaction) -> Payload:
        original = interaction.original
        return {
            "id": interaction.id,
            "token": interaction.token,
            "type": interaction.callback,
            "answered": interaction.answered,
            "latency": interaction.latency,
            "picture_after": interaction.picture_after,
            "channel": interaction.channel.id,
            "message": self._seen(original) if original is not None else None,
            "followups": [self._seen(message) for message in interaction.followups],
            "modal": interaction.modal,
            "choices": interaction.choices,
        }

    # --- looking ------------------------------------------------------------------------------------------------------

    def _seen(self, message: Message) -> Payload:
        return message.payload() | {
            "version": message.version,
            "only_for": message.only_for,
            "deleted": message.id not in self.world.messages.get(message.channel.id, {}),
        }

    async def do_messages(self, channel: int, user: int | None) -> list[Payload]:
        """Return a channel's messages as a user sees them, or all of them, oldest first."""
        place = self._channel(channel)
        if user is None:
            return [self._seen(message) for message in self.world.messages[place.id].values()]
        return [self._seen(message) for message in self.world.visible(place, self._user(user))]

    async def do_channels(self, guild: int) -> list[Payload]:
        return [channel.payload() for channel in self.world.guild(guild).channels.values()]

    async def do_commands(self) -> list[Payload]:
        return [command for scope in self.world.commands.values() for command in scope.values()]

    async def do_requests(self, since: int) -> list[Payload]:
        """Return the log of API requests after the number `since`."""
        return [entry.as_dict() for entry in self.rest.log if entry.number > since]

    async def do_problems(self) -> list[str]:
        """Return what Discord would have refused, one line each.

        A second acknowledgement is no fault of the bot's where the answer to the first was lost on demand.
        """
        faulted = {entry.path for entry in self.rest.log if entry.fault}
        return [
            f"#{entry.number} {entry.method} {entry.path}: {problem}"
            for entry in self.rest.log
            for problem in entry.problems
            if not (entry.code == 40060 and entry.path in faulted)
        ]

    async def do_stats(self) -> Payload:
        return {
            "requests": self.rest.count,
            "statuses": dict(self.rest.statuses),
            "gateway": dict(self.gateway.counts),
            "sessions": [
                {"shard": s.shard, "shards": s.shards, "seq": s.seq, "connected": s.connection is not None}
                for s in self.gateway.sessions.values()
            ],
            "version": self.world.version,
        }

    async def do_wait(self, since: int, within: float) -> int:
        """Return the world's version once it is past `since`, or after `within` seconds."""
        return await self.world.changed(since, within)

    # --- failing ------------------------------------------------------------------------------------------------------

    async def do_fault(self, fault: Payload) -> None:
        self.rest.faults.add(Fault.from_dict(fault))

    async def do_faults(self) -> list[Payload]:
        """Return the faults that have not been used up."""
        return [fault.as_dict() for fault in self.rest.faults.waiting]

    async def do_clear_faults(self) -> None:
        self.rest.faults.clear()

    async def do_drop(self, shard: int | None) -> int:
        return self.gateway.drop(shard)

    async def do_reconnect(self, shard: int | None) -> int:
        return self.gateway.reconnect(shard)

    async def do_invalidate(self, shard: int | None, resumable: bool) -> int:
        return self.gateway.invalidate(shard, resumable=resumable)

    async def do_close(self, code: int, shard: int | None) -> int:
        return await self.gateway.close(code, shard)

    async def do_heartbeats(self, acknowledge: bool) -> None:
        self.gateway.settings.acknowledge_heartbeats = acknowledge

    async def do_rate_limits(self, active: bool, per_second: int) -> None:
        self.rest.limits.active = active
        self.rest.limits.per_second = per_second
