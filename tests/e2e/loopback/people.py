"""What people do: type a command, click, choose, fill in a form. Each becomes an INTERACTION_CREATE.

https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object
Discord's client and server check much before a bot hears of it; so does this: see `CannotDoError`.
"""

from __future__ import annotations

import time
from typing import Any

from . import components as parts
from . import permissions
from .model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Channel,
    Interaction,
    Message,
    Payload,
    User,
)
from .state import Event, World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL_OPTION, NUMBER = 3, 4, 5, 6, 7, 10


class CannotDoError(Exception):
    """The client would not let this person do that: no such command, no such button, no right to it."""


def run_command(world: World, user: User, channel: Channel, name: str, options: Payload) -> Interaction:
    """Send a slash command by its full name ("carioca nueva") and options by name. Raises CannotDoError."""
    command, leaf, path = _find_command(world, user, channel, name)
    given = _options(leaf, options, complete=True)
    return _send_command(world, user, channel, command, path, given, COMMAND)


def autocomplete(
    world: World, user: User, channel: Channel, name: str, option: str, typed: Any, options: Payload
) -> Interaction:
    """Ask for suggestions for one option while others may be filled in already. Raises CannotDoError."""
    command, leaf, path = _find_command(world, user, channel, name)
    spec = next((each for each in leaf.get("options") or [] if each["name"] == option), None)
    if spec is None or not spec.get("autocomplete"):
        raise CannotDoError(f"{name} has no option {option} with autocomplete")
    given = _options(leaf, options, complete=False)
    given.append({"name": option, "type": spec["type"], "value": typed, "focused": True})
    return _send_command(world, user, channel, command, path, given, AUTOCOMPLETE)


def use_component(
    world: World, user: User, message: Message, custom_id: str, values: list[str] | None, *, seen: Payload | None
) -> Interaction:
    """Click a button or choose in a select of a message the user sees. Raises CannotDoError.

    `seen` is the message as the user's client still showed it when it has changed meanwhile: a click on an old button.
    """
    channel = message.channel
    stale = seen is not None
    payload = seen if seen is not None else message.payload()
    if not stale and message not in world.visible(channel, user):
        raise CannotDoError(f"{user.name} does not see message {message.id}")
    component = next((c for c in parts.walk(payload["components"]) if c.get("custom_id") == custom_id), None)
    if component is None:
        raise CannotDoError(f"message {message.id} has no component {custom_id!r}")
    if component.get("disabled"):
        raise CannotDoError(f"{custom_id!r} is disabled")
    data: Payload = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
    if component["type"] in parts.SELECTS:
        data["values"] = _chosen(component, values or [])
    elif values is not None:
        raise CannotDoError(f"{custom_id!r} is a button")
    return _dispatch(world, user, channel, COMPONENT, data, message=message, shown=payload)


def submit_modal(world: World, opener: Interaction, values: dict[str, Any]) -> Interaction:
    """Send the modal that an interaction opened, fields by custom_id. Raises CannotDoError."""
    modal = opener.modal
    if modal is None or opener.modal_used:
        raise CannotDoError("no modal is open")
    left = dict(values)
    filled = [_fill(component, left) for component in modal["components"]]
    if left:
        raise CannotDoError(f"the modal has no field {sorted(left)}")
    opener.modal_used = True
    data: Payload = {"custom_id": modal["custom_id"], "components": filled}
    message = opener.source
    shown = message.payload() if message is not None else None
    submitted = _dispatch(world, opener.user, opener.channel, MODAL_SUBMIT, data, message=message, shown=shown)
    submitted.opened_by = opener
    return submitted


def _chosen(component: Payload, values: list[str]) -> list[str]:
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if not least <= len(values) <= most:
        raise CannotDoError(f"choose {least} to {most}, not {len(values)}")
    if component["type"] == parts.STRING_SELECT:
        offered = {option["value"] for option in component["options"]}
        missing = [value for value in values if value not in offered]
        if missing:
            raise CannotDoError(f"the select does not offer {missing}")
    return values


def _fill(component: Payload, values: dict[str, Any]) -> Payload:
    """Return one part of a modal as it is submitted, taking its values out of `values`."""
    kind = component["type"]
    if kind == parts.ROW:
        return {"type": kind, "id": 0, "components": [_fill(child, values) for child in component["components"]]}
    if kind == parts.LABEL:
        return {"type": kind, "id": 0, "component": _fill(component["component"], values)}
    if kind == parts.TEXT:
        return {"type": kind, "id": 0}
    custom_id = component["custom_id"]
    base: Payload = {"type": kind, "id": 0, "custom_id": custom_id}
    if kind == parts.TEXT_INPUT:
        text = str(values.pop(custom_id, component.get("value") or ""))
        most, least = component.get("max_length") or 4000, component.get("min_length") or 0
        if len(text) > most or (text and len(text) < least) or (not text and component.get("required", True)):
            raise CannotDoError(f"{custom_id!r} does not take {text!r}")
        return base | {"value": text}
    if kind == parts.STRING_SELECT:
        given = values.pop(custom_id, None)
        if given is None:
            given = [option["value"] for option in component["options"] if option.get("default")]
        if not given and not component.get("required", True):
            return base | {"values": []}
        return base | {"values": _chosen(component, list(given))}
    if kind in parts.SELECTS:
        return base | {"values": list(values.pop(custom_id, []))}
    return base | {"value": values.pop(custom_id, None)}


# --- commands ---------------------------------------------------------------------------------------------------------


def _find_command(world: World, user: User, channel: Channel, name: str) -> tuple[Payload, Payload, list[Payload]]:
    root, *rest = name.removeprefix("/").split()
    scopes = [world.commands.get(channel.guild_id, {}), world.commands[None]]
    command = next((scope[f"1:{root}"] for scope in scopes if f"1:{root}" in scope), None)
    if command is None:
        raise CannotDoError(f"there is no command /{root}")
    granted = world.permissions(channel, user)
    needed = command.get("default_member_permissions")
    if not granted & permissions.USE_APPLICATION_COMMANDS:
        raise CannotDoError(f"{user.name} may not use commands here")
    if needed is not None and int(needed) & ~granted:
        raise CannotDoError(f"{user.name} lacks the permissions for /{root}")
    leaf, path = command, list[Payload]()
    for step in rest:
        child = next(
            (o for o in leaf.get("options") or [] if o["name"] == step and o["type"] in (SUBCOMMAND, GROUP)), None
        )
        if child is None:
            raise CannotDoError(f"/{name} is no command")
        leaf = child
        path.append(child)
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in leaf.get("options") or []):
        raise CannotDoError(f"/{name} needs a subcommand")
    return command, leaf, path


def _options(leaf: Payload, given: Payload, *, complete: bool) -> list[Payload]:
    specs = {option["name"]: option for option in leaf.get("options") or []}
    unknown = sorted(given.keys() - specs.keys())
    if unknown:
        raise CannotDoError(f"no option {unknown}")
    lacking = [name for name, spec in specs.items() if spec.get("required") and name not in given]
    if complete and lacking:
        raise CannotDoError(f"options {lacking} are required")
    return [{"name": name, "type": specs[name]["type"], "value": _value(specs[name], given[name])} for name in given]


def _value(spec: Payload, value: Any) -> Any:
    """Return an option's value as it is sent: a choice's name stands for its value. Raises CannotDoError."""
    name, kind = spec["name"], spec["type"]
    choices = spec.get("choices")
    if choices:
        found = [choice["value"] for choice in choices if value in (choice["value"], choice["name"])]
        if not found:
            raise CannotDoError(f"{name} does not offer {value!r}")
        return found[0]
    fits = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}.get(kind, (int, str))
    if not isinstance(value, fits):
        raise CannotDoError(f"{name} does not take {value!r}")
    if kind in (INTEGER, NUMBER) and not spec.get("min_value", value) <= value <= spec.get("max_value", value):
        raise CannotDoError(f"{name} does not take {value!r}")
    if kind == STRING and not spec.get("min_length", 0) <= len(value) <= spec.get("max_length", 6000):
        raise CannotDoError(f"{name} does not take a text of {len(value)} characters")
    return str(value) if kind in (USER, CHANNEL_OPTION) else value


def _send_command(
    world: World, user: User, channel: Channel, command: Payload, path: list[Payload], given: list[Payload], kind: int
) -> Interaction:
    options = given
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Payload = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    resolved = _resolved(world, channel, given)
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return _dispatch(world, user, channel, kind, data)


def _resolved(world: World, channel: Channel, given: list[Payload]) -> Payload:
    resolved: Payload = {}
    for option in given:
        if option["type"] == USER:
            user = world.users[int(option["value"])]
            resolved.setdefault("users", {})[str(user.id)] = user.payload()
            member = world.guilds[channel.guild_id or 0].members.get(user.id)
            if member is not None:
                body = {key: value for key, value in member.payload().items() if key != "user"}
                body["permissions"] = str(world.permissions(channel, user))
                resolved.setdefault("members", {})[str(user.id)] = body
        elif option["type"] == CHANNEL_OPTION:
            other = world.channels[int(option["value"])]
            body = other.payload() | {"permissions": str(world.permissions(other, world.bot))}
            resolved.setdefault("channels", {})[str(other.id)] = body
    return resolved


# --- the dispatch -----------------------------------------------------------------------------------------------------


def _dispatch(
    world: World,
    user: User,
    channel: Channel,
    kind: int,
    data: Payload,
    *,
    message: Message | None = None,
    shown: Payload | None = None,
) -> Interaction:
    if channel.guild_id and user.id not in world.guild(channel.guild_id).members:
        raise CannotDoError(f"{user.name} is not in that server")
    if channel.guild_id and world.bot.id not in world.guild(channel.guild_id).members:
        raise CannotDoError("the bot is not in that server")
    if not world.permissions(channel, user) & permissions.VIEW_CHANNEL:
        raise CannotDoError(f"{user.name} does not see that channel")
    interaction = Interaction(
        world.ids.next(), world.new_token(), kind, user, channel, message, world.clock.now(), time.monotonic()
    )
    world.remember(interaction)
    payload: Payload = {
        "id": str(interaction.id),
        "application_id": str(world.application_id),
        "type": kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": channel.payload() | {"permissions": str(world.permissions(channel, user))},
        "locale": user.locale,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
        "attachment_size_limit": 10 * 1024 * 1024,
        "app_permissions": str(world.permissions(channel, world.bot)),
        "context": 0 if channel.guild_id else 1,
    }
    if channel.guild_id:
        guild = world.guild(channel.guild_id)
        payload["guild_id"] = str(guild.id)
        payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        payload["guild_locale"] = guild.locale
        payload["member"] = guild.members[user.id].payload() | {"permissions": payload["channel"]["permissions"]}
    else:
        payload["user"] = user.payload()
    if message is not None and shown is not None:
        payload["message"] = shown
    world.emit(Event("INTERACTION_CREATE", payload, channel.guild_id))
    return interaction
