"""The world a Discord keeps: guilds, channels, people, messages; every change is told to the gateway as an event."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import errors, permissions
from .ids import Clock, Snowflakes
from .model import DM, PUBLIC_THREAD, TEXT, Attachment, Channel, Guild, Interaction, Member, Message, Payload, User

GUILDS = 1 << 0
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12


@dataclass(frozen=True)
class Event:
    """A dispatch: its name, what it carries, the guild (None: shard 0), and the intent a session needs to get it."""

    name: str
    data: Payload
    guild_id: int | None
    intent: int = 0


class World:
    """All state but the sockets'. Methods change it and emit what Discord would dispatch."""

    def __init__(self, *, token: str, ack_seconds: float = 3.0) -> None:
        self.ack_seconds = ack_seconds
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.token = token
        self.base_url = ""  # http://127.0.0.1:PORT, known once the server listens
        self.listeners: list[Callable[[Event], None]] = []
        self.gateway_info: Callable[[], Payload] = dict  # what GET /gateway/bot tells; set by the server
        self.version = 0
        self.watchers: set[asyncio.Event] = set()
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.files: dict[str, Attachment] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.commands: dict[int | None, dict[str, Payload]] = {None: {}}
        self.emojis: dict[int, Payload] = {}
        self.bot = User(self.ids.next(), "Carioca", bot=True)
        self.application_id = self.bot.id
        self.users[self.bot.id] = self.bot

    def emit(self, event: Event) -> None:
        for listener in self.listeners:
            listener(event)
        self.touch()

    def touch(self) -> None:
        """Count a change and wake whoever waits for one."""
        self.version += 1
        for watcher in self.watchers:
            watcher.set()

    async def changed(self, since: int, within: float) -> int:
        """Wait until the version is past `since`, or for `within` seconds; return the version."""
        if self.version <= since:
            watcher = asyncio.Event()
            self.watchers.add(watcher)
            try:
                async with asyncio.timeout(within):
                    await watcher.wait()
            except TimeoutError:
                pass
            finally:
                self.watchers.discard(watcher)
        return self.version

    # --- people and places -------------------------------------------------------------------------------------------

    def add_user(self, name: str, *, avatar: bytes | None = None, locale: str = "es-419") -> User:
        user = User(self.ids.next(), name, avatar=avatar, locale=locale)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, locale: str = "es-419", bot_permissions: int = 0) -> Guild:
        """Make a guild with the bot in it and nobody else."""
        guild = Guild(self.ids.next_apart(), name, owner_id=self.ids.next(), everyone=permissions.EVERYONE)
        guild.locale = locale
        guild.created_at = self.clock.iso()
        self.guilds[guild.id] = guild
        self.invite_bot(guild, bot_permissions)
        return guild

    def add_member(self, guild: Guild, user: User, granted: int = 0) -> None:
        guild.members[user.id] = Member(user, self.clock.iso(), granted)

    def add_channel(self, guild: Guild, name: str) -> Channel:
        channel = Channel(self.ids.next(), TEXT, name, guild.id, created_at=self.clock.iso())
        self._place(guild, channel)
        self.emit(Event("CHANNEL_CREATE", channel.payload(), guild.id, GUILDS))
        return channel

    def add_thread(self, parent: Channel, name: str, owner: User, *, thread_id: int | None = None) -> Channel:
        guild = self.guild(parent.guild_id)
        thread = Channel(thread_id or self.ids.next(), PUBLIC_THREAD, name, guild.id, parent.id)
        thread.owner_id = owner.id
        thread.created_at = self.clock.iso()
        self._place(guild, thread)
        self.emit(Event("THREAD_CREATE", {**thread.payload(), "newly_created": True}, guild.id, GUILDS))
        return thread

    def open_dm(self, user: User) -> Channel:
        for channel in self.channels.values():
            if channel.kind == DM and channel.recipient is user:
                return channel
        channel = Channel(self.ids.next(), DM, user.name, recipient=user)
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def _place(self, guild: Guild, channel: Channel) -> None:
        guild.channels[channel.id] = channel
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}

    def update_channel(self, channel: Channel, **changes: Any) -> None:
        for name, value in changes.items():
            setattr(channel, name, value)
        kind = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.emit(Event(kind, channel.payload(), channel.guild_id, GUILDS))

    def set_overwrite(self, channel: Channel, target: int, allow: int, deny: int) -> None:
        self.update_channel(channel, overwrites={**channel.overwrites, target: (allow, deny)})

    def remove_channel(self, channel: Channel) -> None:
        guild = self.guild(channel.guild_id)
        for thread in [c for c in guild.channels.values() if c.is_thread and c.parent_id == channel.id]:
            self.remove_channel(thread)
        del guild.channels[channel.id]
        del self.channels[channel.id]
        for message in list(self.messages.pop(channel.id).values()):
            self._forget_files(message)
        kind = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.emit(Event(kind, channel.payload(), guild.id, GUILDS))

    def remove_bot(self, guild: Guild) -> None:
        """The bot is kicked: it gets GUILD_DELETE, and 50001 or 10004 from then on."""
        del guild.members[self.bot.id]
        self.emit(Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS))

    def invite_bot(self, guild: Guild, granted: int = 0) -> None:
        """The bot joins: that GUILD_CREATE alone says nothing of `unavailable`."""
        self.add_member(guild, self.bot, granted)
        joined = {key: value for key, value in guild.payload(self.bot).items() if key != "unavailable"}
        self.emit(Event("GUILD_CREATE", joined, guild.id, GUILDS))

    def set_available(self, guild: Guild, available: bool) -> None:
        """An outage of one guild, or its end."""
        guild.available = available
        if available:
            self.emit(Event("GUILD_CREATE", guild.payload(self.bot), guild.id, GUILDS))
        else:
            self.emit(Event("GUILD_DELETE", guild.unavailable(), guild.id, GUILDS))

    # --- finding ------------------------------------------------------------------------------------------------------

    def guild(self, guild_id: int | None) -> Guild:
        guild = self.guilds.get(guild_id or 0)
        if guild is None:
            raise errors.unknown("Guild")
        return guild

    def channel(self, channel_id: int) -> Channel:
        channel = self.channels.get(channel_id)
        if channel is None:
            raise errors.unknown("Channel")
        return channel

    def user(self, user_id: int) -> User:
        user = self.users.get(user_id)
        if user is None:
            raise errors.unknown("User")
        return user

    def message(self, channel: Channel, message_id: int) -> Message:
        message = self.messages[channel.id].get(message_id)
        if message is None:
            raise errors.unknown("Message")
        return message

    def permissions(self, channel: Channel, user: User) -> int:
        """Return what a user may do in a channel; in a direct message, everything."""
        if channel.guild_id is None:
            return permissions.ALL
        return permissions.in_channel(self.guild(channel.guild_id), channel, user.id)

    def visible(self, channel: Channel, user: User) -> list[Message]:
        """Return the messages of a channel as one user sees them, oldest first."""
        if not self.permissions(channel, user) & permissions.VIEW_CHANNEL:
            return []
        return [m for m in self.messages[channel.id].values() if m.only_for in (None, user.id) and not m.hidden]

    # --- messages -----------------------------------------------------------------------------------------------------

    def add_message(self, message: Message) -> None:
        """Post a message. Only public ones are dispatched; an ephemeral one goes to its reader's client alone."""
        channel = message.channel
        self.messages[channel.id][message.id] = message
        if message.only_for is None:
            channel.last_message_id = message.id
            if channel.archived and not channel.locked:
                self.update_channel(channel, archived=False)
        self._dispatch_message("MESSAGE_CREATE", message)

    def change_message(self, message: Message, **changes: Any) -> None:
        kept = changes.get("attachments")
        if kept is not None:
            self._forget_files(message, keep=kept)
        for name, value in changes.items():
            setattr(message, name, value)
        message.edited = self.clock.iso()
        message.version += 1
        self._dispatch_message("MESSAGE_UPDATE", message)

    def remove_message(self, message: Message) -> None:
        channel = message.channel
        self.messages[channel.id].pop(message.id, None)
        self._forget_files(message)
        if message.only_for is None:
            data = {"id": str(message.id), "channel_id": str(channel.id)}
            if channel.guild_id:
                data["guild_id"] = str(channel.guild_id)
            self.emit(Event("MESSAGE_DELETE", data, channel.guild_id, self._message_intent(channel)))

    def forget_ephemeral(self, user: User) -> None:
        """The user's client was reloaded: what only they saw is gone from it, though tokens still live."""
        for messages in self.messages.values():
            for message in messages.values():
                message.hidden |= message.only_for == user.id

    def add_file(self, channel: Channel, filename: str, data: bytes, content_type: str, **rest: Any) -> Attachment:
        file_id = self.ids.next()
        path = f"/cdn/attachments/{channel.id}/{file_id}/{filename}"
        attachment = Attachment(file_id, filename, data, self.base_url + path, content_type, **rest)
        self.files[path] = attachment
        return attachment

    def _forget_files(self, message: Message, keep: list[Attachment] | None = None) -> None:
        kept = {attachment.id for attachment in keep or ()}
        for attachment in message.attachments:
            if attachment.id not in kept:
                self.files.pop(attachment.url.removeprefix(self.base_url), None)

    def _message_intent(self, channel: Channel) -> int:
        return GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES

    def _dispatch_message(self, name: str, message: Message) -> None:
        if message.only_for is not None:
            self.touch()
            return
        channel = message.channel
        data = message.payload()
        if channel.guild_id:
            data["guild_id"] = str(channel.guild_id)
            member = self.guild(channel.guild_id).members.get(message.author.id)
            if member is not None:
                data["member"] = {k: v for k, v in member.payload().items() if k != "user"}
        self.emit(Event(name, data, channel.guild_id, self._message_intent(channel)))

    # --- interactions -------------------------------------------------------------------------------------------------

    def remember(self, interaction: Interaction) -> None:
        self.interactions[interaction.id] = interaction
        self.tokens[interaction.token] = interaction

    def new_token(self) -> str:
        return "loopback" + secrets.token_urlsafe(48)
