"""What the bot has told people of its tables, read from every request it made: messages are overwritten, these are not.

Whatever has controls says which entry of the table's log it shows. So it claims that the log goes that far, and a hand
claims besides that its owner held just those cards then, be it as a picture or in words.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from loopback import Answer
from loopback.components import TEXT, walk
from loopback.model import Payload

from bot.engine import CARDS, JOKER
from bot.locales import LOCALES
from playing.knowledge import Knowledge, cards_named
from renderers.spoken import card_name

_MARK = re.compile(r"c1:(\d+):(\d+):")
_TOKEN = re.compile(r"^/(?:interactions|webhooks)/\d+/([^/]+)")
_HAND = re.compile(r'"c1:\d+:\d+:(?:fresh|resume|draw|take|buy|pass|lay|pick|add|discard)\b')
_LAYS = re.compile(r'"c1:\d+:\d+:lay\.')  # pictures of melds to choose from, not of the hand
_SPOKEN = {card_name(card, locale): str(card) for locale in LOCALES for card in CARDS}
_NAME = re.compile(rf"\b(?:{'|'.join(map(re.escape, _SPOKEN))})\b")
WARNING = "⚠️"


@dataclass(frozen=True)
class Shown:
    """One message as it was sent, or as it was after an edit.

    Attributes:
        token: the interaction's through which it was sent; empty for the public ones.
        table: whose controls it has; None for one without any, and its `number` is 0 then.
        refusal: it says why something was not done.
        hand: the cards that a hand message names, and its owner; None for all else.
    """

    token: str
    table: int | None
    number: int
    refusal: bool
    hand: tuple[int, frozenset[str]] | None


def messages_in(requests: Iterable[Payload]) -> list[Shown]:
    """Return the messages among the requests that Discord took, in order."""
    return [
        _shown(entry, _message_of(entry))
        for entry in requests
        if 200 <= entry["status"] < 300 and _message_of(entry) and "/commands" not in entry["path"]
    ]


def _message_of(entry: Payload) -> Payload:
    body = entry["body"]
    if not isinstance(body, dict) or entry["method"] not in ("POST", "PATCH"):
        return {}
    return (body.get("data") or {}) if entry["path"].startswith("/interactions/") else body


def _shown(entry: Payload, message: Payload) -> Shown:
    text = json.dumps(message)
    marks = [(int(table), int(number)) for table, number in _MARK.findall(text)]
    table, number = max(marks, key=lambda mark: mark[1], default=(None, 0))
    token = _TOKEN.match(entry["path"])
    texts = [part["content"] for part in walk(message.get("components") or []) if part["type"] == TEXT]
    refusal = any(each.startswith(WARNING) for each in texts) or bool(message.get("content"))
    owner = entry["only_for"]
    named = _pictured(message) if message.get("attachments") else _told(texts)
    hand = (owner, frozenset(named)) if owner and _HAND.search(text) and not _LAYS.search(text) else None
    return Shown(token[1] if token else "", table, number, refusal, hand)


def _pictured(message: Payload) -> set[str]:
    """Return the cards that the alternative texts of a message's pictures name."""
    return cards_named([each.get("description") for each in message.get("attachments") or []]) | cards_named(
        [item.get("description") for part in walk(message.get("components") or []) for item in part.get("items") or []]
    )


def _told(texts: Iterable[str]) -> set[str]:
    """Return the cards that a hand in words names: `10 de picas`."""
    return {_SPOKEN[name] for text in texts for name in _NAME.findall(text)} - {str(JOKER)}


class Claims:
    """What was shown between two looks at the log."""

    def __init__(self, shown: Iterable[Shown]) -> None:
        self._by_token: defaultdict[str, list[Shown]] = defaultdict(list)
        self._hands: defaultdict[int, list[Shown]] = defaultdict(list)
        self._furthest: dict[int, int] = {}
        for each in shown:
            self._by_token[each.token].append(each)
            if each.table is not None:
                self._furthest[each.table] = max(self._furthest.get(each.table, 0), each.number)
                if each.hand is not None:
                    self._hands[each.table].append(each)

    def furthest(self, table: int) -> int:
        """Return how many entries of a table's log were shown at most; 0 if nothing of it was."""
        return self._furthest.get(table, 0)

    def answers(self, answer: Answer) -> list[Shown]:
        """Return what was sent through the token of one click."""
        return self._by_token.get(answer.token, [])

    def wrong_hands(self, table: int, known: Knowledge) -> list[Shown]:
        """Return the hands shown at a table that are not what their owners held, by the log, at that entry."""
        return [
            each
            for each in self._hands[table]
            if each.hand is not None and known.hand(each.hand[0], each.number) - each.hand[1]
        ]
