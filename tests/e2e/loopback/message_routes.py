"""Routes of messages in channels (https://docs.discord.com/developers/resources/message)."""

from __future__ import annotations

from . import errors, messages, permissions
from .model import Channel, Message, Payload
from .ratelimits import MESSAGE, Limit
from .rest import Call, route
from .routes import channel_for


def _sendable(call: Call) -> Channel:
    channel = call.world.channel(call.id("channel_id"))
    needed = [permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES]
    if call.uploads:
        needed.append(permissions.ATTACH_FILES)
    channel_for(call, *needed)
    if channel.is_thread and channel.locked and channel.archived:
        raise errors.thread_archived()
    if channel.recipient is not None and not channel.recipient.open_to_messages:
        raise errors.cannot_message_user()
    return channel


def _readable(call: Call) -> tuple[Channel, Message]:
    channel = channel_for(call, permissions.READ_MESSAGE_HISTORY)
    message = call.world.message(channel, call.id("message_id"))
    if message.only_for is not None:
        # an ephemeral message is no message of the channel: only an interaction's token reaches it
        raise errors.unknown("Message")
    return channel, message


@route("POST", "/channels/{channel_id}/messages", limit=MESSAGE)
def create_message(call: Call) -> Payload:
    return messages.create(call.world, _sendable(call), call.body or {}, call.uploads).payload()


@route("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> list[Payload]:
    """List the newest messages first, `limit` of them (50), `before` or `after` an id."""
    channel = channel_for(call, permissions.READ_MESSAGE_HISTORY)
    before = int(call.query.get("before", 1 << 63))
    after = int(call.query.get("after", 0))
    found = [m for m in call.world.messages[channel.id].values() if m.only_for is None and after < m.id < before]
    found.sort(key=lambda message: message.id, reverse=True)
    return [message.payload() for message in found[: int(call.query.get("limit", 50))]]


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Payload:
    return _readable(call)[1].payload()


@route("PATCH", "/channels/{channel_id}/messages/{message_id}", limit=MESSAGE)
def edit_message(call: Call) -> Payload:
    channel = channel_for(call)
    message = call.world.message(channel, call.id("message_id"))
    if message.only_for is not None:
        raise errors.unknown("Message")
    if message.author is not call.world.bot:
        raise errors.not_the_author()
    if call.uploads:
        channel_for(call, permissions.ATTACH_FILES)
    if channel.archived:
        raise errors.thread_archived()
    return messages.edit(call.world, message, call.body or {}, call.uploads).payload()


@route("DELETE", "/channels/{channel_id}/messages/{message_id}", limit=Limit(5, 1.0))
def delete_message(call: Call) -> None:
    channel = channel_for(call)
    message = call.world.message(channel, call.id("message_id"))
    if message.only_for is not None:
        raise errors.unknown("Message")
    if message.author is not call.world.bot:
        channel_for(call, permissions.MANAGE_MESSAGES)
    if channel.archived:
        raise errors.thread_archived()
    call.world.remove_message(message)


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@route("PUT", "/channels/{channel_id}/pins/{message_id}")
@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@route("DELETE", "/channels/{channel_id}/pins/{message_id}")
def pin(call: Call) -> None:
    channel_for(call, permissions.PIN_MESSAGES)
    _readable(call)
