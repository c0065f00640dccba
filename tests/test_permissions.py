"""The link that invites the bot asks for what it needs and for nothing else."""

from __future__ import annotations

import doctest
from urllib.parse import parse_qs, urlparse

import discord
import pytest

from bot import permissions
from bot.__main__ import main
from bot.permissions import application_of, install_link, invite_link, needed, wanted
from cogs.placing import NEEDED, THREAD_NEEDED

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


def test_the_link_says_who_what_and_how_much():
    asked = parse_qs(urlparse(invite_link(123)).query)
    assert asked == {"client_id": ["123"], "scope": ["bot applications.commands"], "permissions": [str(wanted().value)]}


def test_ones_own_app_asks_for_no_permission():
    asked = parse_qs(urlparse(install_link(123)).query)
    assert asked == {"client_id": ["123"], "scope": ["applications.commands"], "integration_type": ["1"]}


def test_all_that_a_table_is_checked_for_is_asked_for():
    checked = discord.Permissions(**dict.fromkeys((*NEEDED, *THREAD_NEEDED, "send_messages"), True))
    assert checked <= wanted()
    assert needed() <= wanted()
    assert not wanted().administrator
    assert not wanted().manage_messages


def test_the_application_is_read_from_the_token():
    assert application_of(TOKEN) == 123456789012345678


@pytest.mark.parametrize("token", ["abc.def.ghi", "", "!!!.a.b"])
def test_a_token_that_names_none_is_refused(token):
    with pytest.raises(ValueError, match="names no application"):
        application_of(token)


def test_the_command_prints_the_link_and_what_each_permission_is_for(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["invite"]) == 0
    printed = capsys.readouterr().out
    assert invite_link(123456789012345678) in printed
    assert install_link(123456789012345678) in printed
    assert "Attach Files" in printed
    assert "/carioca nueva" in printed


def test_without_a_token_it_says_what_is_missing(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["invite"]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err


def test_the_examples_are_true():
    assert doctest.testmod(permissions).failed == 0
