"""Making and editing messages from what a bot sent, with the checks Discord makes.

https://docs.discord.com/developers/resources/message#create-message and #edit-message
"""

from __future__ import annotations

import re
from typing import Any

from . import components as parts
from . import errors
from .body import Upload, image_size
from .model import COMPONENTS_V2, EPHEMERAL, LOADING, Attachment, Channel, Interaction, Message, Payload, User
from .state import World

MAX_FILE = 10 * 1024 * 1024
MAX_FILES, MAX_CONTENT = 10, 2000
_MENTION = re.compile(r"<@!?(\d+)>")
SETTABLE = EPHEMERAL | COMPONENTS_V2 | 1 << 2 | 1 << 12  # besides: SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS


def create(
    world: World, channel: Channel, body: Payload, uploads: list[Upload], interaction: Interaction | None = None
) -> Message:
    """Post the bot's message, as a response to an interaction if one is given. Raises ApiError."""
    if channel.id not in world.channels:
        raise errors.unknown("Channel")
    flags = int(body.get("flags") or 0) & SETTABLE
    ephemeral = interaction is not None and bool(flags & EPHEMERAL)
    if interaction is None:
        flags &= ~EPHEMERAL
    attachments = _attachments(world, channel, body, uploads, [], ephemeral=ephemeral)
    message = Message(world.ids.next(), channel, world.bot, world.clock.iso(), flags=flags)
    message.content = body.get("content") or ""
    message.embeds = body.get("embeds") or []
    message.attachments = attachments
    message.components = _components(body.get("components") or [], message)
    message.reference = body.get("message_reference")
    if interaction is not None:
        message.interaction = interaction.metadata()
        message.application_id = world.application_id
        message.kind = 20 if interaction.kind == 2 else 0
        message.only_for = interaction.user.id if ephemeral else None
    _check(message)
    message.mentions = mentioned(world, message, body.get("allowed_mentions"))
    world.add_message(message)
    return message


def placeholder(world: World, interaction: Interaction, *, ephemeral: bool) -> Message:
    """Post the "thinking…" message of a deferred response. Raises ApiError 10003."""
    if interaction.channel.id not in world.channels:
        raise errors.unknown("Channel")
    message = Message(world.ids.next(), interaction.channel, world.bot, world.clock.iso())
    message.flags = LOADING | (EPHEMERAL if ephemeral else 0)
    message.interaction = interaction.metadata()
    message.application_id = world.application_id
    message.kind = 20 if interaction.kind == 2 else 0
    message.only_for = interaction.user.id if ephemeral else None
    world.add_message(message)
    return message


def edit(world: World, message: Message, body: Payload, uploads: list[Upload]) -> Message:
    """Change the bot's message by the keys that are there. Raises ApiError and then changes nothing."""
    flags = message.flags & ~LOADING
    if body.get("flags") is not None:
        # The V2 flag can be set by an edit, never taken back; whether a message is ephemeral is settled at its birth.
        flags |= int(body["flags"]) & (COMPONENTS_V2 | 1 << 2)
    draft = Message(message.id, message.channel, message.author, message.timestamp, flags=flags)
    draft.content = (body["content"] or "") if "content" in body else message.content
    draft.embeds = (body["embeds"] or []) if "embeds" in body else message.embeds
    draft.attachments = _attachments(
        world, message.channel, body, uploads, message.attachments, ephemeral=message.only_for is not None
    )
    if "components" in body:
        draft.components = _components(body["components"] or [], draft)
    else:
        draft.components = message.components
    _check(draft)
    world.change_message(
        message,
        flags=flags,
        content=draft.content,
        embeds=draft.embeds,
        attachments=draft.attachments,
        components=draft.components,
    )
    return message


def mentioned(world: World, message: Message, allowed: Payload | None) -> list[User]:
    """Return the users whom a new message pings."""
    texts = [message.content, *(c["content"] for c in parts.walk(message.components) if c["type"] == parts.TEXT)]
    named = [int(number) for text in texts for number in _MENTION.findall(text)]
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        listed = {int(number) for number in allowed.get("users") or []}
        named = [number for number in named if number in listed]
    return [world.users[number] for number in dict.fromkeys(named) if number in world.users]


def _check(message: Message) -> None:
    if message.flags & COMPONENTS_V2:
        if message.content or message.embeds:
            raise errors.invalid_body("content and embeds cannot be used with IS_COMPONENTS_V2")
        if not message.components:
            raise errors.empty_message()
    elif not (message.content or message.embeds or message.attachments or message.components):
        raise errors.empty_message()
    if len(message.content) > MAX_CONTENT:
        raise errors.invalid_body(f"content of {len(message.content)} characters, {MAX_CONTENT} at most")


def _components(given: list[Payload], message: Message) -> list[Payload]:
    found = parts.problems(
        given,
        v2=bool(message.flags & COMPONENTS_V2),
        filenames={attachment.filename for attachment in message.attachments},
    )
    if found:
        raise errors.invalid_body(*found)
    return parts.resolve(given, message.attachments)


def _attachments(
    world: World, channel: Channel, body: Payload, uploads: list[Upload], existing: list[Attachment], *, ephemeral: bool
) -> list[Attachment]:
    """Return a message's attachments after a create or edit: those listed, or the old ones and the new if none are."""
    if any(len(upload.data) > MAX_FILE for upload in uploads):
        raise errors.too_large()
    listed: list[Payload] | None = body.get("attachments")
    by_index = {upload.index: upload for upload in uploads}
    old = {attachment.id: attachment for attachment in existing}
    if listed is None and "attachments" not in body:
        kept = list(existing)
        described: dict[int, Any] = {}
    else:
        kept = [old[int(item["id"])] for item in listed or [] if int(item["id"]) in old]
        described = {int(item["id"]): item for item in listed or [] if int(item["id"]) not in old}
        unknown = [number for number in described if number not in by_index]
        if unknown:
            raise errors.invalid_body(f"attachment ids {unknown} are neither uploaded nor on the message")
    if len(kept) + len(uploads) > MAX_FILES:
        raise errors.invalid_body(f"more than {MAX_FILES} files")
    new = [
        world.add_file(
            channel,
            described.get(upload.index, {}).get("filename") or upload.filename,
            upload.data,
            upload.content_type,
            size=image_size(upload.data),
            description=described.get(upload.index, {}).get("description"),
            ephemeral=ephemeral,
        )
        for upload in uploads
    ]
    return kept + new
