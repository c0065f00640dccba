"""What servers and people choose is kept, in a database of either kind, and answered from memory."""

from __future__ import annotations

import asyncio
import json
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select

from bot.engine import PRESETS, Rules
from bot.locales import LOCALES
from bot.settings import THEMES, GuildSettings, Settings, UserSettings
from bot.settings.objects import from_object, to_object
from bot.settings.service import KEPT, KEPT_SECONDS
from bot.storage import Database, SettingsStore
from bot.storage.schema import guild_settings
from renderers import theme

HERE, ANA = 10, 501

OTHER = GuildSettings(
    locale="pt-BR",
    rules=Rules.parse({"preset": "express", "buys": 2}),
    turn_seconds=60,
    channels=(7, 8),
    roles=(9,),
    pings=False,
    hints=False,
    bots=False,
    threads=True,
    theme="copihue",
    four_colours=False,
    indices="es",
)
"""Every setting of a server, none at its default."""

HERS = UserSettings(locale="en", text_only=True, theme="midnight", four_colours=False, indices="es", ping_dm=True)


class Counted(SettingsStore):
    """A store that counts how often it is read."""

    def __init__(self, database):
        super().__init__(database)
        self.reads = 0

    async def guild(self, guild_id):
        self.reads += 1
        return await super().guild(guild_id)

    async def user(self, user_id):
        self.reads += 1
        return await super().user(user_id)


@pytest.fixture
async def store(database_url):
    database = Database(database_url)
    yield Counted(database)
    await database.close()


async def test_who_never_chose_has_the_defaults(store):
    settings = Settings(store)
    assert await settings.guild(HERE) == GuildSettings()
    assert await settings.user(ANA) == UserSettings()


async def test_what_was_chosen_outlives_the_process(store):
    values = {each.name: getattr(OTHER, each.name) for each in fields(OTHER)}
    assert await Settings(store).set_guild(HERE, **values) == OTHER
    assert await Settings(store).guild(HERE) == OTHER
    await Settings(store).set_user(ANA, **{each.name: getattr(HERS, each.name) for each in fields(HERS)})
    assert await Settings(store).user(ANA) == HERS
    assert await Settings(store).guild(HERE + 1) == GuildSettings()


async def test_one_change_leaves_the_others(store):
    settings = Settings(store)
    await settings.set_guild(HERE, locale="en", hints=False)
    await settings.set_guild(HERE, turn_seconds=600)
    assert await settings.guild(HERE) == GuildSettings(locale="en", hints=False, turn_seconds=600)


async def test_changes_at_once_all_count(store):
    await asyncio.gather(
        Settings(store).set_guild(HERE, locale="en"),
        Settings(store).set_guild(HERE, bots=False),
        Settings(store).set_guild(HERE, channels=(7,)),
    )
    assert await Settings(store).guild(HERE) == GuildSettings(locale="en", bots=False, channels=(7,))


async def test_back_at_the_defaults_nothing_is_stored(store):
    settings = Settings(store)
    await settings.set_guild(HERE, locale="en")
    assert await settings.set_guild(HERE, locale=None) == GuildSettings()
    async with store._database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(guild_settings))).scalar_one() == 0


async def test_who_asks_again_is_answered_from_memory_for_a_while(store):
    now = 0.0
    settings = Settings(store, clock=lambda: now)
    for _ in range(3):
        await settings.user(ANA)
    assert store.reads == 1
    await Settings(store).set_user(ANA, locale="en")  # in another process
    assert (await settings.user(ANA)).locale is None
    now += KEPT_SECONDS
    assert (await settings.user(ANA)).locale == "en"


async def test_memory_is_bounded(store):
    settings = Settings(store)
    for user_id in range(1, KEPT + 11):
        settings._users.put(user_id, {})
    assert settings.known_user(10) is None
    assert settings.known_user(11) == UserSettings()


async def test_a_change_made_while_it_was_read_is_not_forgotten(store):
    settings = Settings(store)
    reading = await store.user(ANA)
    await settings.set_user(ANA, locale="pt-BR")
    assert settings._users.read(ANA, reading).locale == "pt-BR"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn_seconds", 29),
        ("turn_seconds", True),
        ("locale", "fr"),
        ("theme", "no such"),
        ("channels", (0,)),
        ("channels", [7]),
        ("channels", tuple(range(1, 27))),
        ("pings", 1),
        ("rules", "classic"),
        ("no_such", 1),
    ],
)
async def test_what_cannot_be_is_refused_by_name_and_changes_nothing(store, field, value):
    settings = Settings(store)
    with pytest.raises(ValueError, match=f"^{field}: "):
        await settings.set_guild(HERE, **{field: value})
    assert await settings.guild(HERE) == GuildSettings()


def test_only_what_differs_is_written():
    assert to_object(GuildSettings()) == {}
    assert set(to_object(OTHER)) == {each.name for each in fields(GuildSettings)}
    assert set(to_object(HERS)) == {each.name for each in fields(UserSettings)}


RULES = st.sampled_from([*PRESETS.values(), Rules(buys=2), Rules.parse({"preset": "chilean", "joker_value": 50})])
IDS = st.lists(st.integers(1, 2**63 - 1), max_size=25).map(tuple)


@given(
    st.builds(
        GuildSettings,
        locale=st.sampled_from([*LOCALES, None]),
        rules=RULES,
        turn_seconds=st.none() | st.integers(30, 86_400),
        channels=IDS,
        roles=IDS,
        pings=st.booleans(),
        threads=st.booleans(),
        theme=st.sampled_from(THEMES),
    )
)
def test_what_is_written_is_read_back(settings):
    assert from_object(GuildSettings, json.loads(json.dumps(to_object(settings)))) == settings


def test_a_field_that_cannot_be_read_takes_no_other_along(caplog):
    stored = {"theme": "of tomorrow", "rules": {"preset": "classic", "unheard_of": 1}, "bots": False, "new": 1}
    assert from_object(GuildSettings, stored) == GuildSettings(bots=False)
    assert len(caplog.records) == 2


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_kept(preset):
    settings = GuildSettings(rules=PRESETS[preset])
    assert from_object(GuildSettings, to_object(settings)) == settings


def test_themes_are_those_that_are_drawn():
    assert list(THEMES) == list(theme.THEMES)
