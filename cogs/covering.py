"""What the clock or a bot has played for somebody, as they read it in their own hand. Nobody else may."""

from __future__ import annotations

from bot.engine import Discarded, Drew
from bot.locales import translate
from bot.tables import Covered, Table

from .words import event_words, some


def covered_words(table: Table, user_id: int, locale: str) -> str | None:
    """The newest turn that was played for this user since they last played themselves; None where there is none."""
    covered = table.covered(user_id)
    if covered is None:
        return None
    if covered.by == "clock":
        return _clock_words(covered, locale)
    did = " · ".join(words for event in covered.events if (words := event_words(event, locale)))
    return translate(locale, "hand-bot-played", did=did)


def _clock_words(covered: Covered, locale: str) -> str:
    """The clock draws, and discards what it drew; or no more than what was left to do of a turn."""
    if covered.declined is not None:
        return translate(locale, "hand-clock-declined", card=some(covered.declined, locale))
    thrown = next((event.card for event in covered.events if isinstance(event, Discarded)), None)
    if thrown is None:
        return translate(locale, "hand-clock-drew")
    card, drew = some(thrown, locale), any(isinstance(event, Drew) for event in covered.events)
    if not drew:
        return translate(locale, "hand-clock-discarded", card=card)
    if covered.drawn is None or covered.drawn == thrown:
        return translate(locale, "hand-clock-drew-and-discarded-it", card=card)
    return translate(locale, "hand-clock-drew-and-discarded", drawn=some(covered.drawn, locale), card=card)
