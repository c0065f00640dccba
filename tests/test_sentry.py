"""What Sentry is told of an error: where in the code, and neither cards nor tokens nor people."""

from __future__ import annotations

import json
import logging

import pytest
import sentry_sdk
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from bot.engine import Card, Game
from bot.sentry import set_up_sentry

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.Xx-yy_zzXx-yy_zzXx-yy_zzXx-yy"
SENT: list[Envelope] = []


class Kept(Transport):
    """Keeps what would be sent."""

    def capture_envelope(self, envelope: Envelope) -> None:
        SENT.append(envelope)


@pytest.fixture
def sent():
    SENT.clear()
    set_up_sentry("https://key@sentry.invalid/1", Kept)
    yield SENT
    sentry_sdk.get_client().close()
    sentry_sdk.init()  # which reports nowhere


def fail(hand: tuple[Card, ...]) -> None:
    game = Game.new("classic", seats=2, seed=bytes(32))
    raise RuntimeError(f"{hand[0]} and 10♠ of {game.view(0).hand} went astray, and {TOKEN} with lay 4S4H4D JK5C")


def test_an_error_is_told_with_its_place_and_without_any_card(sent):
    try:
        fail((Card.parse("QH"),))
    except RuntimeError:
        logging.getLogger("cogs.answers").exception("an interaction failed: %s", "discard TD")
    (envelope,) = sent
    event = envelope.get_event()
    text = json.dumps(event, ensure_ascii=False)
    frames = event["exception"]["values"][0]["stacktrace"]["frames"]
    assert [frame["function"] for frame in frames][-1] == "fail"
    assert event["exception"]["values"][0]["type"] == "RuntimeError"
    said = event["exception"]["values"][0]["value"] + event["logentry"]["formatted"]
    for card in ("QH", "10♠", "4S4H4D", "JK5C", "TD"):
        assert card not in said
    assert TOKEN not in text
    assert not any("vars" in frame for frame in frames)
    assert not {"request", "user", "server_name", "breadcrumbs", "modules"} & event.keys()


def test_what_is_no_error_is_not_told(sent):
    logging.getLogger("bot.tables").warning("slow")
    assert sent == []
