"""The bot's side of an interaction: its callback within three seconds, then fifteen minutes of webhook messages.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from __future__ import annotations

from . import errors, messages
from .model import AUTOCOMPLETE, COMMAND, COMPONENT, EPHEMERAL, LOADING, MODAL_SUBMIT, Interaction, Message, Payload
from .ratelimits import CALLBACK, WEBHOOK
from .rest import Call, route
from .state import World

PONG, MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
TOKEN_SECONDS = 15 * 60


@route("POST", "/interactions/{interaction_id}/{token}/callback", limit=CALLBACK, open=True)
def callback(call: Call) -> Payload | None:
    """Acknowledge. Refused late or with a wrong token (10062) and the second time (40060).

    A callback that is refused for its body leaves the interaction open, as Discord does.
    """
    interaction = call.world.interactions.get(call.id("interaction_id"))
    if interaction is None or interaction.token != call.path["token"]:
        raise errors.unknown("Interaction")
    if interaction.acknowledged:
        raise errors.already_acknowledged()
    if call.arrived - interaction.dispatched > call.world.ack_seconds:
        raise errors.unknown("Interaction")
    kind = call.body["type"]
    _check_kind(interaction, kind)
    data: Payload = call.body.get("data") or {}
    message = _respond(call, interaction, kind, data)
    interaction.callback = kind
    interaction.latency = call.arrived - interaction.dispatched
    interaction.answered = kind in (MESSAGE, UPDATE)
    interaction.settled.set()
    if call.uploads:
        interaction.note_picture(call.arrived)
    call.only_for = interaction.user.id if message is None or interaction.ephemeral else None
    if call.query.get("with_response", "0").lower() not in ("1", "true"):
        return None
    return _response(interaction, kind, message)


def _check_kind(interaction: Interaction, kind: int) -> None:
    has_message = interaction.source is not None
    allowed = {
        COMMAND: {MESSAGE, DEFERRED_MESSAGE, MODAL},
        COMPONENT: {MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL},
        AUTOCOMPLETE: {CHOICES},
        MODAL_SUBMIT: {MESSAGE, DEFERRED_MESSAGE} | ({DEFERRED_UPDATE, UPDATE} if has_message else set()),
    }[interaction.kind]
    if kind not in allowed:
        raise errors.invalid_body(f"callback type {kind} does not answer an interaction of type {interaction.kind}")


def _respond(call: Call, interaction: Interaction, kind: int, data: Payload) -> Message | None:
    """Do what a callback asks for and return the message it concerns. Raises ApiError."""
    world = call.world
    ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
    if kind == MESSAGE:
        interaction.original = messages.create(world, interaction.channel, data, call.uploads, interaction)
        interaction.ephemeral = ephemeral
    elif kind == DEFERRED_MESSAGE:
        interaction.original = messages.placeholder(world, interaction, ephemeral=ephemeral)
        interaction.ephemeral = ephemeral
    elif kind in (DEFERRED_UPDATE, UPDATE):
        source = interaction.source
        assert source is not None
        interaction.original = source
        interaction.ephemeral = source.only_for is not None
        if kind == UPDATE:
            messages.edit(world, _present(world, source), data, call.uploads)
    elif kind == CHOICES:
        interaction.choices = data["choices"]
        if len(interaction.choices) > 25:
            raise errors.invalid_body("more than 25 choices")
    elif kind == MODAL:
        interaction.modal = data
        if not 1 <= len(data["components"]) <= 5:
            raise errors.invalid_body("a modal has 1 to 5 components")
    return interaction.original


def _response(interaction: Interaction, kind: int, message: Message | None) -> Payload:
    about: Payload = {"id": str(interaction.id), "type": interaction.kind}
    answer: Payload = {"interaction": about}
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_ephemeral"] = interaction.ephemeral
        about["response_message_loading"] = bool(message.flags & LOADING)
        if kind in (MESSAGE, UPDATE):
            answer["resource"] = {"type": kind, "message": message.payload()}
    return answer


# --- the webhook that a token opens -----------------------------------------------------------------------------------


def _by_token(call: Call) -> Interaction:
    interaction = call.world.tokens.get(call.path["token"])
    if interaction is None or call.id("webhook_id") != call.world.application_id:
        raise errors.unknown("Webhook")
    if call.world.clock.now() - interaction.created_at > TOKEN_SECONDS:
        raise errors.invalid_token()
    if not interaction.acknowledged:
        raise errors.unknown("Webhook")
    return interaction


def _edit(call: Call, message: Message) -> Payload:
    call.only_for = message.only_for
    edited = messages.edit(call.world, message, call.body or {}, call.uploads)
    _note(call)
    return edited.payload()


def _note(call: Call) -> None:
    interaction = _by_token(call)
    interaction.answered = True
    if call.uploads:
        interaction.note_picture(call.arrived)


def _meant(call: Call, message: Message | None) -> Message:
    """Return the message that a token's request is about, and note whom it is for. Raises ApiError 10008."""
    if message is not None:
        call.only_for = message.only_for
    return _present(call.world, message)


def _present(world: World, message: Message | None) -> Message:
    """Return a message that is still there. Raises ApiError 10008."""
    if message is None or world.messages.get(message.channel.id, {}).get(message.id) is not message:
        raise errors.unknown("Message")
    return message


def _original(call: Call) -> Message:
    return _meant(call, _by_token(call).original)


def _followup(call: Call) -> Message:
    interaction = _by_token(call)
    number = call.id("message_id")
    own = [message for message in [interaction.original, *interaction.followups] if message is not None]
    return _meant(call, next((message for message in own if message.id == number), None))


@route("POST", "/webhooks/{webhook_id}/{token}", limit=WEBHOOK, open=True)
def follow_up(call: Call) -> Payload:
    """Post one more message; the first after a deferred response takes the place of its "thinking…"."""
    interaction = _by_token(call)
    original = interaction.original
    if original is not None and original.flags & LOADING and interaction.callback == DEFERRED_MESSAGE:
        return _edit(call, _present(call.world, original))
    message = messages.create(call.world, interaction.channel, call.body or {}, call.uploads, interaction)
    call.only_for = message.only_for
    interaction.followups.append(message)
    _note(call)
    return message.payload()


@route("GET", "/webhooks/{webhook_id}/{token}/messages/@original", limit=WEBHOOK, open=True)
def get_original(call: Call) -> Payload:
    return _original(call).payload()


@route("PATCH", "/webhooks/{webhook_id}/{token}/messages/@original", limit=WEBHOOK, open=True)
def edit_original(call: Call) -> Payload:
    return _edit(call, _original(call))


@route("DELETE", "/webhooks/{webhook_id}/{token}/messages/@original", limit=WEBHOOK, open=True)
def delete_original(call: Call) -> None:
    call.world.remove_message(_original(call))


@route("GET", "/webhooks/{webhook_id}/{token}/messages/{message_id}", limit=WEBHOOK, open=True)
def get_followup(call: Call) -> Payload:
    return _followup(call).payload()


@route("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message_id}", limit=WEBHOOK, open=True)
def edit_followup(call: Call) -> Payload:
    return _edit(call, _followup(call))


@route("DELETE", "/webhooks/{webhook_id}/{token}/messages/{message_id}", limit=WEBHOOK, open=True)
def delete_followup(call: Call) -> None:
    call.world.remove_message(_followup(call))
