"""The things a Discord is made of, and how each is written in JSON.

Shapes: https://docs.discord.com/developers/resources/guild, /channel, /message, /user and
https://docs.discord.com/developers/interactions/receiving-and-responding.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

Payload = dict[str, Any]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

TEXT, DM, PUBLIC_THREAD = 0, 1, 11
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


@dataclass
class User:
    id: int
    name: str
    bot: bool = False
    avatar: bytes | None = None
    locale: str = "es-419"
    open_to_messages: bool = True

    def payload(self) -> Payload:
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "discriminator": "0",
            "global_name": None if self.bot else self.name,
            "avatar": f"{self.id:032x}" if self.avatar else None,
            "bot": self.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
        }


@dataclass
class Member:
    user: User
    joined_at: str
    permissions: int = 0

    def payload(self) -> Payload:
        return {
            "user": self.user.payload(),
            "roles": [],
            "nick": None,
            "avatar": None,
            "joined_at": self.joined_at,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }


@dataclass
class Channel:
    id: int
    kind: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    recipient: User | None = None
    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    created_at: str = ""
    last_message_id: int | None = None

    @property
    def is_thread(self) -> bool:
        return self.kind == PUBLIC_THREAD

    def payload(self) -> Payload:
        body: Payload = {
            "id": str(self.id),
            "type": self.kind,
            "last_message_id": str(self.last_message_id) if self.last_message_id else None,
            "flags": 0,
        }
        if self.kind == DM:
            assert self.recipient is not None
            return body | {"recipients": [self.recipient.payload()]}
        body |= {
            "guild_id": str(self.guild_id),
            "name": self.name,
            "parent_id": str(self.parent_id) if self.parent_id else None,
            "rate_limit_per_user": 0,
        }
        if self.is_thread:
            return body | {
                "owner_id": str(self.owner_id),
                "message_count": 0,
                "member_count": 1,
                "total_message_sent": 0,
                "thread_metadata": {
                    "archived": self.archived,
                    "auto_archive_duration": 1440,
                    "archive_timestamp": self.created_at,
                    "locked": self.locked,
                    "create_timestamp": self.created_at,
                },
            }
        return body | {
            "position": 0,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [
                {"id": str(target), "type": 0 if target == self.guild_id else 1, "allow": str(allow), "deny": str(deny)}
                for target, (allow, deny) in self.overwrites.items()
            ],
        }


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    everyone: int
    locale: str = "es-419"
    created_at: str = ""
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    channels: dict[int, Channel] = field(default_factory=dict[int, Channel])
    available: bool = True

    def unavailable(self) -> Payload:
        return {"id": str(self.id), "unavailable": True}

    def payload(self, bot: User) -> Payload:
        """Return the guild as GUILD_CREATE gives it to a bot without the members intent: of the members, itself."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "splash": None,
            "owner_id": str(self.owner_id),
            "roles": [self._everyone_role()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "afk_timeout": 300,
            "afk_channel_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "preferred_locale": self.locale,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "joined_at": self.members[bot.id].joined_at,
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": [self.members[bot.id].payload()],
            "channels": [channel.payload() for channel in self.channels.values() if not channel.is_thread],
            "threads": [
                channel.payload() for channel in self.channels.values() if channel.is_thread and not channel.archived
            ],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _everyone_role(self) -> Payload:
        return {
            "id": str(self.id),
            "name": "@everyone",
            "permissions": str(self.everyone),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }


@dataclass
class Attachment:
    id: int
    filename: str
    data: bytes
    url: str
    content_type: str
    size: tuple[int, int] | None
    description: str | None = None
    ephemeral: bool = False

    def payload(self) -> Payload:
        body: Payload = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description is not None:
            body["description"] = self.description
        if self.size is not None:
            body["width"], body["height"] = self.size
        if self.ephemeral:
            body["ephemeral"] = True
        return body


@dataclass
class Message:
    id: int
    channel: Channel
    author: User
    timestamp: str
    content: str = ""
    embeds: list[Payload] = field(default_factory=list[Payload])
    components: list[Payload] = field(default_factory=list[Payload])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    kind: int = 0
    edited: str | None = None
    pinned: bool = False
    mentions: list[User] = field(default_factory=list[User])
    application_id: int | None = None
    interaction: Payload | None = None
    reference: Payload | None = None
    only_for: int | None = None  # the one user who sees an ephemeral message
    hidden: bool = False  # its reader's client was reloaded: tokens still reach it, the reader does not see it
    version: int = 0  # counts the edits

    def payload(self) -> Payload:
        body: Payload = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": self.timestamp,
            "edited_timestamp": self.edited,
            "tts": False,
            "mention_everyone": False,
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": [],
            "attachments": [attachment.payload() for attachment in self.attachments],
            "embeds": self.embeds,
            "components": self.components,
            "pinned": self.pinned,
            "type": self.kind,
            "flags": self.flags,
        }
        if self.application_id is not None:
            body["application_id"] = body["webhook_id"] = str(self.application_id)
        if self.interaction is not None:
            body["interaction_metadata"] = self.interaction
        if self.reference is not None:
            body["message_reference"] = self.reference
        return body


@dataclass
class Interaction:
    """One thing a user did, from its dispatch to the death of its token."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    source: Message | None
    created_at: float  # the world's clock: the token's life counts from here
    dispatched: float  # the monotonic clock: latency and the three seconds count from here
    opened_by: Interaction | None = None  # for a modal's submit: what opened the modal
    callback: int | None = None
    latency: float | None = None
    ephemeral: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list[Message])
    modal: Payload | None = None
    choices: list[Payload] = field(default_factory=list[Payload])
    modal_used: bool = False
    settled: asyncio.Event = field(default_factory=asyncio.Event)  # acknowledged
    picture_after: float | None = None  # seconds from the dispatch to the first picture sent in answer
    answered: bool = False  # a message was sent or changed through the token, "thinking…" not counted
    pictured: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def acknowledged(self) -> bool:
        return self.callback is not None

    def note_picture(self, arrived: float) -> None:
        """Remember when the first picture came in answer."""
        if self.picture_after is None:
            self.picture_after = arrived - self.dispatched
            self.pictured.set()

    def metadata(self) -> Payload:
        return {
            "id": str(self.id),
            "type": self.kind,
            "user": self.user.payload(),
            "authorizing_integration_owners": {"0": str(self.channel.guild_id)} if self.channel.guild_id else {},
        }
