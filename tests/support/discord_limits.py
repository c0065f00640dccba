"""What Discord refuses: by its own published schema, and by the limits that only its documentation's prose states."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SHARED = Path(__file__).parents[3] / "shared" / "discord"


@cache
def request_schema() -> ModuleType:
    """The checker of request bodies against Discord's OpenAPI description, which is kept beside the project."""
    if not (SHARED / "request_schema.py").is_file():
        pytest.skip("Discord's schema (../shared/discord) is not there")
    sys.path.append(str(SHARED))
    import request_schema as module

    return module


def schema_problems(method: str, path: str, body: Any) -> list[str]:
    """What the schema refuses in one request."""
    return list(request_schema().problems(method, path, body))


def prose_problems(body: Any) -> list[str]:
    """What a message breaks of the limits on its components: 40 of them, 4,000 characters, 25 options, and the rest."""
    data = body.get("data", body) if isinstance(body, dict) else {}
    components = list(_walk(data.get("components") or []))
    problems = [f"{len(components)} components"] if len(components) > 40 else []
    written = sum(len(component.get("content", "")) for component in components)
    if written > 4000:
        problems.append(f"{written} characters of text")
    if components and data.get("flags", 0) & (1 << 15) and data.get("content"):
        problems.append("content beside components")
    custom_ids = [component["custom_id"] for component in components if "custom_id" in component]
    if len(set(custom_ids)) < len(custom_ids):
        problems.append("a custom_id twice")
    for component in components:
        problems += _component_problems(component)
    return problems


def _component_problems(component: dict[str, Any]) -> list[str]:
    longest = {"custom_id": 100, "placeholder": 150, "label": 80 if component.get("type") == 2 else 100}
    problems = [
        f"{name} of {len(component[name])} characters"
        for name, most in longest.items()
        if len(component.get(name) or "") > most
    ]
    if component.get("type") == 1 and not 1 <= len(component["components"]) <= 5:
        problems.append(f"a row of {len(component['components'])}")
    if component.get("type") == 3:
        options = component["options"]
        if not 1 <= len(options) <= 25:
            problems.append(f"{len(options)} options")
        if component.get("max_values", 1) > len(options):
            problems.append("more to choose than there is")
        if len({option["value"] for option in options}) < len(options):
            problems.append("an option's value twice")
        problems += [
            f"an option's {name} of {len(option[name])} characters"
            for option in options
            for name in ("label", "value", "description")
            if len(option.get(name) or "") > 100
        ]
    if component.get("type") == 12:
        if not 1 <= len(component["items"]) <= 10:
            problems.append(f"a gallery of {len(component['items'])}")
        problems += [
            f"alternative text of {len(item.get('description') or '')} characters"
            for item in component["items"]
            if not 1 <= len(item.get("description") or "") <= 1024
        ]
    return problems


def _walk(components: Any) -> Any:
    for component in components:
        yield component
        yield from _walk(component.get("components") or [])
        if "accessory" in component:
            yield from _walk([component["accessory"]])
