"""The catalogues agree with each other and with the code: no text is missing, unused, or given different things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.engine.errors import CODES
from bot.locales import LOCALES, bundle, negotiate, translate

ROOT = Path(__file__).parents[2]
CODE = [path for room in ("bot", "cogs", "renderers") for path in sorted((ROOT / room).rglob("*.py"))]


class Mentions(Visitor):
    """What one text is given ($variables) and which other texts it takes in."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


@cache
def catalogue(locale: str) -> dict[str, Mentions]:
    found: dict[str, Mentions] = {}
    for path in sorted((ROOT / "bot" / "locales" / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = Mentions()
                found[entry.id.name].visit(entry)
    return found


def pattern(node: ast.expr) -> str | None:
    """What a key written in code can be, as a regular expression: a literal, or an f-string with `.+` for its holes."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return None


@cache
def strings() -> frozenset[str]:
    """Every string and f-string of the code, as patterns. Those without a dash can name no text."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in CODE)
    found = {pattern(node) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.expr)}
    return frozenset(text for text in found if text and re.match(r"[a-z]+\\-", text))


def calls(names: set[str]) -> Iterator[tuple[Path, ast.Call]]:
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in names:
                    yield path, node


def table_refusals() -> dict[str, set[str]]:
    """Every code that a table refuses with, as its key, with what the sentence is given."""
    found = ((call, call.args[0]) for _, call in calls({"TableError"}) if call.args)
    return {
        error_key(code.value): {keyword.arg or "" for keyword in call.keywords}
        for call, code in found
        if isinstance(code, ast.Constant)
    }


def error_key(code: str) -> str:
    return f"error-{code.replace('_', '-')}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_can_be_read_and_no_key_stands_twice(locale):
    assert bundle(locale)


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_has_the_same_texts_with_the_same_variables(locale):
    ours = {key: mentions.variables for key, mentions in catalogue(locale).items()}
    assert ours == {key: mentions.variables for key, mentions in catalogue(LOCALES[0]).items()}


def test_every_text_named_in_code_exists():
    missing = []
    for path, call in calls({"translate"}):
        key = pattern(call.args[1]) if len(call.args) > 1 else None
        if key and not any(re.fullmatch(key, known) for known in catalogue(LOCALES[0])):
            missing.append((path.name, call.lineno, key))
    assert not missing


def test_every_refusal_of_the_engine_has_a_sentence_that_needs_nothing():
    sentences = {error_key(code): catalogue(LOCALES[0])[error_key(code)].variables for code in CODES}
    assert sentences == {key: set() for key in sentences}


def test_every_refusal_of_a_table_has_a_sentence_and_what_that_needs():
    refusals = table_refusals()
    assert {key: catalogue(LOCALES[0])[key].variables for key in refusals} == refusals


def test_no_text_is_unused():
    used = {error_key(code) for code in CODES} | set(table_refusals())
    used |= {name for mentions in catalogue(LOCALES[0]).values() for name in mentions.texts}
    # An f-string such as f"error-{code}" names no text in particular: refusals are looked up by their codes instead.
    patterns = [re.compile(text) for text in strings() if text != r"error\-.+"]
    spare = [key for key in catalogue(LOCALES[0]) if key not in used]
    assert [key for key in spare if not any(known.fullmatch(key) for known in patterns)] == []


def test_texts_come_in_the_language_asked_for():
    assert "turno" in translate("es", "error-not-your-turn")
    assert "turn yet" in translate("en", "error-not-your-turn")
    assert "sua vez" in translate("pt-BR", "error-not-your-turn")
    assert translate("tlh", "error-not-your-turn") == translate("es", "error-not-your-turn")


def test_a_key_that_nobody_wrote_is_an_error():
    with pytest.raises(KeyError, match="no-such-text"):
        translate("es", "no-such-text")


@pytest.mark.parametrize(
    ("discord_locale", "ours"),
    [
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pt-BR", "pt-BR"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "en"),
        (None, "en"),
    ],
)
def test_discords_locales_map_to_ours(discord_locale, ours):
    assert negotiate(discord_locale) == ours
