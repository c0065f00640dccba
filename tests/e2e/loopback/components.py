"""The rules of message components that Discord states in prose, and how the server fills in what a bot sent.

https://docs.discord.com/developers/components/reference · https://docs.discord.com/developers/resources/message
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .model import Attachment, Payload

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = {3, 5, 6, 7, 8}
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
_INSIDE = ("accessory", "component")
_SHOWING = {THUMBNAIL, GALLERY, FILE}
V2_ONLY = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
LINK, PREMIUM = 5, 6

MAX_COMPONENTS, MAX_TEXT = 40, 4000


def walk(components: list[Payload]) -> list[Payload]:
    """Return every component, the nested ones after their parent."""
    found: list[Payload] = []
    _gather(components, found)
    return found


def _gather(components: list[Payload], found: list[Payload]) -> None:
    for component in components:
        found.append(component)
        if children := component.get("components"):
            _gather(children, found)
        for key in _INSIDE:
            if inside := component.get(key):
                _gather([inside], found)


def media(component: Payload) -> Iterator[Payload]:
    """Yield the media objects a component shows."""
    if component["type"] == THUMBNAIL:
        yield component["media"]
    elif component["type"] == FILE:
        yield component["file"]
    elif component["type"] == GALLERY:
        for item in component["items"]:
            yield item["media"]


def problems(components: list[Payload], *, v2: bool, filenames: set[str]) -> list[str]:
    """Return what Discord refuses in a message's components, one line each.

    `filenames` are the attachments the message will have, which `attachment://NAME` may name.
    """
    everything = walk(components)
    found = list(_structure(components, everything, v2=v2))
    ids = [c["custom_id"] for c in everything if c.get("custom_id")]
    if len(ids) != len(set(ids)):
        found += [f"custom_id {custom_id!r} is used twice" for custom_id in set(ids) if ids.count(custom_id) > 1]
    found += [f"custom_id of {len(c)} characters, 100 at most" for c in ids if len(c) > 100]
    numbers = [c["id"] for c in everything if c.get("id")]
    if len(numbers) != len(set(numbers)):
        found.append("component ids are not unique")
    for component in everything:
        found += _one(component)
        for item in media(component) if component["type"] in _SHOWING else ():
            url = item["url"]
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in filenames:
                found.append(f"{url} names no attachment of this message")
    return found


def _structure(components: list[Payload], everything: list[Payload], *, v2: bool) -> Iterator[str]:
    if v2:
        if len(everything) > MAX_COMPONENTS:
            yield f"{len(everything)} components, {MAX_COMPONENTS} at most"
        text = sum(len(c["content"]) for c in everything if c["type"] == TEXT)
        if text > MAX_TEXT:
            yield f"{text} characters of text, {MAX_TEXT} at most"
    else:
        if len(components) > 5:
            yield "more than 5 action rows"
        yield from (f"component type {c['type']} needs IS_COMPONENTS_V2" for c in everything if c["type"] in V2_ONLY)
        yield from ("only action rows at the top level" for c in components if c["type"] != ROW)


def _one(component: Payload) -> Iterator[str]:
    kind = component["type"]
    children: list[Payload] = component.get("components") or []
    if kind == ROW:
        buttons = [c for c in children if c["type"] == BUTTON]
        if not 1 <= len(children) <= 5 or (len(buttons) != len(children) and len(children) != 1):
            yield "an action row holds 1 to 5 buttons or one select"
    elif kind == BUTTON:
        yield from _button(component)
    elif kind in SELECTS:
        yield from _select(component)
    elif kind == SECTION and not 1 <= len(children) <= 3:
        yield "a section holds 1 to 3 texts"
    elif kind == TEXT and not component["content"]:
        yield "a text display is empty"
    elif kind == GALLERY and not 1 <= len(component["items"]) <= 10:
        yield "a media gallery holds 1 to 10 items"
    elif kind == CONTAINER and not children:
        yield "a container is empty"
    if kind == GALLERY:
        too_long = [item for item in component["items"] if len(item.get("description") or "") > 1024]
        yield from ("an alternative text is longer than 1,024 characters" for _ in too_long)


def _button(component: Payload) -> Iterator[str]:
    if component.get("style") == LINK:
        if not component.get("url") or component.get("custom_id"):
            yield "a link button has a url and no custom_id"
    elif component.get("style") != PREMIUM and not component.get("custom_id"):
        yield "a button has no custom_id"
    if len(component.get("label") or "") > 80:
        yield "a button label is longer than 80 characters"
    if component.get("style") != PREMIUM and not component.get("label") and not component.get("emoji"):
        yield "a button has neither label nor emoji"


def _select(component: Payload) -> Iterator[str]:
    if len(component.get("placeholder") or "") > 150:
        yield "a placeholder is longer than 150 characters"
    if component["type"] != STRING_SELECT:
        return
    options: list[Payload] = component.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"a select of {len(options)} options, 1 to 25 allowed"
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        yield "a select has two options of one value"
    # Whatever text an option has (label, value, description) is of 100 characters at most.
    if [text for option in options for text in option.values() if isinstance(text, str) and len(text) > 100]:
        yield "a text of an option is longer than 100 characters"
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if least is not None and most is not None and (least > most or most > max(len(options), 1)):
        yield f"min_values {least} and max_values {most} do not fit {len(options)} options"
    if len([option for option in options if option.get("default")]) > (most or 1):
        yield "more options are chosen by default than max_values"


def resolve(components: list[Payload], attachments: list[Attachment]) -> list[Payload]:
    """Return the components as the server stores them: numbered, with media pointing at the CDN."""
    done = [_copy(component) for component in components]
    everything = walk(done)
    by_name = {attachment.filename: attachment for attachment in attachments}
    taken = {component["id"] for component in everything if component.get("id")}
    number = 0
    for component in everything:
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
        if component["type"] in _SHOWING:
            for item in media(component):
                _resolve_media(item, by_name)
    return done


def _copy(component: Payload) -> Payload:
    """Return a component of which all that the server fills in may be changed: the request's log keeps what was sent.

    The rest, a menu's options say, is shared: copying all of it took a third of what a request costs.
    """
    copy = dict(component)
    if children := component.get("components"):
        copy["components"] = [_copy(child) for child in children]
    for key in _INSIDE:
        if inside := component.get(key):
            copy[key] = _copy(inside)
    for key in ("media", "file"):
        if isinstance(component.get(key), dict):
            copy[key] = dict(component[key])
    if component["type"] == GALLERY:
        copy["items"] = [item | {"media": dict(item["media"])} for item in component["items"]]
    return copy


def _resolve_media(item: dict[str, Any], by_name: dict[str, Attachment]) -> None:
    url: str = item["url"]
    attachment = by_name.get(url.removeprefix("attachment://"))
    if url.startswith("attachment://") and attachment is not None:
        width, height = attachment.size or (None, None)
        item.update(url=attachment.url, width=width, height=height, content_type=attachment.content_type)
        item["attachment_id"] = str(attachment.id)
    item.setdefault("proxy_url", item["url"])
    item.setdefault("loading_state", 2)
    item.setdefault("flags", 0)


def shown(components: list[Payload]) -> set[str]:
    """Return the names of attachments that the components show; a V2 message hides the others."""
    return {item["url"].removeprefix("attachment://") for c in walk(components) for item in media(c)}
