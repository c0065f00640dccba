"""The pages of `/carioca config`: what a server has chosen, and the controls that change it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import discord

from bot.engine import PRESETS, Rules
from bot.locales import LOCALES, translate
from bot.settings import INDICES, THEMES, GuildSettings
from renderers.parts import contract_words

from . import house_rules
from .controls import OPTIONS, Control, Layout, Mark, Part, beside, fit, framed, line, option, row, words
from .switches import switch
from .words import clock_words, preset_name, rules_name

COLOUR: Final = discord.Colour(0x5865F2)

SECONDS: Final = (30, 60, 120, 180, 300, 600, 1800, 3600, 21_600, 43_200, 86_400)
"""The turn clocks to choose from."""

AUTO: Final = "auto"
"""The choice to choose nothing."""

TOGGLES: Final = ("pings", "hints", "bots", "threads", "four_colours")
"""The settings that are on or off."""

GROUPS: Final = ("language", "rules", "tables", "places", "looks")

Make = type[Control]


class Pages:
    """Makes the pages of one server's panel. `make` is the kind of control that answers it."""

    def __init__(
        self, make: Make, guild: discord.Guild, settings: GuildSettings, locale: str, sample: Part | None = None
    ) -> None:
        """Show these settings in this language; `sample` shows what cards look like, on the page of the looks."""
        self._make = make
        self._guild = guild
        self._settings = settings
        self._locale = locale
        self._sample = sample

    def page(self, name: str, note: str = "") -> Layout:
        """The page with this name: a group, ``option-<name>``, ``contracts``, ``round-<number>``, else the first one.

        `note` tells what came of the last change where that needs telling.
        """
        kind, _, rest = name.partition("-")
        made: Mapping[str, Callable[[], list[Part]]] = {
            "language": self._language,
            "rules": self._rules,
            "tables": self._tables,
            "places": self._places,
            "looks": self._looks,
            "option": lambda: self._option(rest),
            "contracts": self._contracts,
            "round": lambda: self._round(int(rest)),
        }
        parts = made.get(kind, self._home)()
        if note:
            parts.insert(1, words(note))
        if kind in made:
            back = {"option": "rules", "contracts": "rules", "round": "contracts"}.get(kind, "home")
            parts += [line(), row(self._button(f"page.{back}", f"‹ {self._say('config-back')}"))]
        return framed(COLOUR, *parts)

    # ------------------------------------------------------------------ pages

    def _home(self) -> list[Part]:
        title = words(f"## ⚙️ {self._say('config-title', server=discord.utils.escape_markdown(self._guild.name))}")
        parts: list[Part] = [title]
        for group in GROUPS:
            text = f"**{self._say(f'config-group-{group}')}**\n-# {self._summary(group)}"
            parts.append(beside(text, self._button(f"page.{group}", self._say("config-change"))))
        return parts

    def _summary(self, group: str) -> str:
        chosen, say = self._settings, self._say
        match group:
            case "language":
                return self._language_name(chosen.locale)
            case "rules":
                return rules_name(chosen.rules, self._locale)
            case "tables":
                facts = [self._clock()]
                facts += [
                    f"{say(f'config-{each}')}: {self._on(getattr(chosen, each))}"
                    for each in ("pings", "hints", "bots", "threads")
                ]
                return " · ".join(facts)
            case "places":
                channels, roles = self.channels, self.roles
                where = " ".join(f"<#{each}>" for each in channels) if channels else say("config-everywhere")
                whose = " ".join(f"<@&{each}>" for each in roles) if roles else say("config-everybody")
                return f"{where} · {whose}"
            case _:
                colours = say("config-colours-four" if chosen.four_colours else "config-colours-two")
                return f"{say(f'config-theme-{chosen.theme}')} · {colours} · {say(f'config-indices-{chosen.indices}')}"

    def _language(self) -> list[Part]:
        options = [
            option(self._language_name(None), AUTO, self._say("config-auto-about"), default=not self._settings.locale),
            *(option(self._language_name(each), each, default=self._settings.locale == each) for each in LOCALES),
        ]
        return [self._heading("language"), row(self._select("set.locale", "config-select-language", options))]

    def _rules(self) -> list[Part]:
        rules = self._settings.rules
        presets = [
            option(preset_name(each, self._locale), name, _in_words(each, self._locale), default=name == rules.preset)
            for name, each in PRESETS.items()
        ]
        options = [
            option(
                house_rules.name_of(name, self._locale),
                name,
                house_rules.value_words(name, getattr(rules, name), self._locale),
            )
            for name in house_rules.CHOICES
        ]
        buttons = [self._button("page.contracts", self._say("config-contracts"))]
        if not house_rules.is_preset(rules):
            preset = preset_name(PRESETS[rules.preset], self._locale)
            buttons.append(self._button("reset.rules", self._say("config-reset", preset=preset)))
        return [
            words(f"## {self._say('config-group-rules')}\n**{rules_name(rules, self._locale)}**"),
            words(house_rules.consequences(rules, self._locale)),
            row(self._select("set.preset", "config-select-preset", presets)),
            row(self._select("page.option", "config-select-option", options[:OPTIONS])),
            row(*buttons),
        ]

    def _option(self, name: str) -> list[Part]:
        rules = self._settings.rules
        if name not in house_rules.CHOICES:
            return self._rules()
        label = house_rules.name_of(name, self._locale)
        about = self._say(f"config-rule-{name.replace('_', '-')}-about")
        options = [
            option(
                house_rules.value_words(name, value, self._locale),
                house_rules.encode(value),
                default=house_rules.is_chosen(rules, name, value),
            )
            for value in house_rules.choices(rules, name)
        ]
        return [
            words(f"## {label}\n{about}"),
            row(self._select(f"rule.{name}", "config-select-value", options)),
            words(house_rules.consequences(rules, self._locale)),
        ]

    def _contracts(self) -> list[Part]:
        rules = self._settings.rules
        options = [
            option(
                self._say(
                    "config-round",
                    number=number,
                    contract=contract_words(each, self._locale),
                    cards=rules.dealt(number),
                ),
                f"round-{number}",
            )
            for number, each in enumerate(rules.contracts, 1)
        ]
        added = f"page.round-{rules.rounds + 1}"
        buttons = row(
            self._button(added, self._say("config-round-add"), disabled=rules.rounds >= house_rules.MOST_ROUNDS),
            self._button("round.last", self._say("config-round-remove"), disabled=rules.rounds <= 1),
        )
        return [
            words(f"## {self._say('config-contracts')}"),
            words(house_rules.consequences(rules, self._locale)),
            row(self._select("page.round", "config-select-round", options[:OPTIONS])),
            buttons,
        ]

    def _round(self, number: int) -> list[Part]:
        rules = self._settings.rules
        now = rules.contracts[number - 1] if number <= rules.rounds else None
        offered = (
            house_rules.CONTRACTS if now is None or now in house_rules.CONTRACTS else (now, *house_rules.CONTRACTS)
        )
        options = [option(contract_words(each, self._locale), each, default=each == now) for each in offered]
        return [
            words(f"## {self._say('config-round-title', number=number)}"),
            row(self._select(f"contract.{number}", "config-select-contract", options)),
        ]

    def _tables(self) -> list[Part]:
        usual = self._settings.turn_seconds is None
        seconds = [option(self._say("config-clock-auto"), AUTO, default=usual)]
        own = self._settings.turn_seconds
        offered = sorted({*SECONDS, own or SECONDS[0]})
        seconds += [option(clock_words(each, self._locale), str(each), default=each == own) for each in offered]
        parts = [self._heading("tables"), row(self._select("set.turn_seconds", "config-select-clock", seconds)), line()]
        return parts + [self._toggle(each) for each in ("pings", "hints", "bots", "threads")]

    def _places(self) -> list[Part]:
        channels = self._make.channels(_mark("set.channels"), self._say("config-select-channels"), self.channels)
        roles = self._make.roles(_mark("set.roles"), self._say("config-select-roles"), self.roles)
        return [
            self._heading("places"),
            words(f"**{self._say('config-channels')}**\n-# {self._say('config-channels-about')}"),
            row(channels),
            words(f"**{self._say('config-roles')}**\n-# {self._say('config-roles-about')}"),
            row(roles),
        ]

    def _looks(self) -> list[Part]:
        chosen = self._settings
        themes = [option(self._say(f"config-theme-{each}"), each, default=each == chosen.theme) for each in THEMES]
        indices = [
            option(self._say(f"config-indices-{each}"), each, default=each == chosen.indices) for each in INDICES
        ]
        return [
            self._heading("looks"),
            *([self._sample] if self._sample is not None else []),
            row(self._select("set.theme", "config-select-theme", themes)),
            row(self._select("set.indices", "config-select-indices", indices)),
            self._toggle("four_colours"),
        ]

    # ------------------------------------------------------------------ parts

    @property
    def channels(self) -> list[int]:
        """The chosen channels that are still there."""
        return [each for each in self._settings.channels if self._guild.get_channel(each) is not None]

    @property
    def roles(self) -> list[int]:
        """The chosen roles that are still there."""
        return [each for each in self._settings.roles if self._guild.get_role(each) is not None]

    def _heading(self, group: str) -> Part:
        return words(f"## {self._say(f'config-group-{group}')}\n{self._say(f'config-group-{group}-about')}")

    def _toggle(self, name: str) -> Part:
        on: bool = getattr(self._settings, name)
        key = f"config-{name.replace('_', '-')}"
        return switch(self._make, _mark(f"flip.{name}"), key, on=on, locale=self._locale)

    def _on(self, on: bool) -> str:
        return self._say("config-yes" if on else "config-no")

    def _clock(self) -> str:
        seconds = self._settings.turn_seconds
        return self._say("config-clock-auto") if seconds is None else clock_words(seconds, self._locale)

    def _language_name(self, locale: str | None) -> str:
        return self._say(f"config-language-{locale.lower()}") if locale else self._say("config-language-auto")

    def _button(self, rest: str, label: str, *, disabled: bool = False) -> Control:
        return self._make.button(_mark(rest), label, disabled=disabled)

    def _select(self, rest: str, key: str, options: Sequence[discord.SelectOption]) -> Control:
        return self._make.select(_mark(rest), self._say(key), options)

    def _say(self, key: str, /, **args: Any) -> str:
        return translate(self._locale, key, **args)


def _mark(rest: str) -> Mark:
    return Mark(0, 0, "config", rest)


def _in_words(rules: Rules, locale: str) -> str:
    return fit(", ".join(contract_words(contract, locale) for contract in rules.contracts), 100)
