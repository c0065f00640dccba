"""What is done about Discord's errors."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest

from cogs.failures import Remedy, remedy


def error(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (10062, Remedy.IGNORE),
        (40060, Remedy.IGNORE),
        (10008, Remedy.POST_ANEW),
        (30046, Remedy.POST_ANEW),
        (50083, Remedy.POST_ANEW),
        (10003, Remedy.GIVE_UP),
        (50001, Remedy.GIVE_UP),
        (50013, Remedy.GIVE_UP),
        (10015, Remedy.FORGET_TOKEN),
        (50027, Remedy.FORGET_TOKEN),
        (50035, Remedy.REPORT),
        (0, Remedy.REPORT),
    ],
)
def test_each_code_has_its_remedy(code, expected):
    assert remedy(error(400, code)) is expected
