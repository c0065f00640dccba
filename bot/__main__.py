"""The `carioca` command."""

from __future__ import annotations

import argparse
import asyncio
import json
import runpy
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

# What a command needs is imported when it runs: `carioca --help` answers at once.
if TYPE_CHECKING:
    from bot.config import Settings
    from bot.tables.match_file import MatchFile


class Failure(Exception):  # noqa: N818 - it is shown to people, as one line
    """The command cannot be carried out; the text says why."""


def run(settings: Settings, args: argparse.Namespace) -> int:
    """Be on Discord; without a token, open the demo."""
    if settings.discord_token is None:
        return demo(settings, args)
    from bot import garbage

    garbage.pause()
    import discord

    from bot import app
    from bot.storage import UnusableDatabaseError

    if settings.sentry_dsn is not None:
        from bot.sentry import set_up_sentry

        set_up_sentry(settings.sentry_dsn.get_secret_value())
    try:
        asyncio.run(app.run(settings))
    except UnusableDatabaseError as error:
        raise Failure(str(error)) from None
    except discord.LoginFailure:
        raise Failure("Discord refuses DISCORD_TOKEN: copy it anew from the developer portal") from None
    except app.OvertakenError:
        raise Failure("another process serves the same shards: see SHARD_IDS and SHARDS_PER_PROCESS") from None
    except OSError as error:
        raise Failure(f"Discord cannot be reached ({type(error).__name__})") from None
    return 0


def demo(settings: Settings, args: argparse.Namespace) -> int:
    """Open the bot in a simulated Discord in the browser."""
    del args
    if find_spec("simcord") is None:
        raise Failure(
            "the demo needs the package simcord[preview]; with DISCORD_TOKEN set the bot goes to Discord instead"
        )
    import_module("bot.demo").main(settings)
    return 0


def migrate(settings: Settings, args: argparse.Namespace) -> int:
    """Bring the database to this version's schema; the bot's start does so too."""
    del args
    from bot import storage

    async def upgrade() -> tuple[str | None, str | None]:
        database = storage.Database(settings.database_url)
        try:
            return await storage.migrate(database)
        finally:
            await database.close()

    try:
        before, after = asyncio.run(upgrade())
    except storage.UnusableDatabaseError as error:
        raise Failure(str(error)) from None
    print(f"at revision {after} already" if before == after else f"from revision {before} to {after}")
    return 0


def doctor(settings: Settings, args: argparse.Namespace) -> int:
    """Check the token, the database, the fonts; fails if the bot could not run."""
    del args
    from bot.doctor import examine

    async def report() -> bool:
        healthy = True
        async for finding in examine(settings):
            print(finding)
            healthy = healthy and finding.ok is not False
        return healthy

    return 0 if asyncio.run(report()) else 1


def backup(settings: Settings, args: argparse.Namespace) -> int:
    """Copy the SQLite database to a file, while the bot runs or not."""
    from bot.storage import BackupError, back_up, database_url

    try:
        size = asyncio.run(back_up(database_url(settings.database_url), args.file))
    except BackupError as error:
        raise Failure(str(error)) from None
    print(f"{args.file}: {size} bytes")
    return 0


def move_data(settings: Settings, args: argparse.Namespace) -> int:
    """Copy everything from a SQLite database to an empty PostgreSQL one, and compare the two; stop the bot before."""
    del settings
    from bot import storage

    def told(name: str, contents: storage.Contents) -> None:
        print(f"{name}: {contents.rows} rows, sum of SHA-256 {contents.digest}", flush=True)

    try:
        asyncio.run(storage.move_data(args.source, args.target, told))
    except (storage.MoveError, storage.UnusableDatabaseError) as error:
        raise Failure(str(error)) from None
    print("everything was copied: set DATABASE_URL to the target")
    return 0


def verify(settings: Settings, args: argparse.Namespace) -> int:
    """Check a finished match's file: that its cards were fixed before it and every action was legal."""
    del settings
    match = _read_match(args.file)
    holds = True
    for ok, what in match.check():
        print("ok " if ok else "NO ", what)
        holds = holds and ok
    print("The commitment must be the one that the channel was shown before the match: compare the two.")
    print("None of this shows that nobody looked: whoever runs the bot can see every card.")
    return 0 if holds else 1


def replay(settings: Settings, args: argparse.Namespace) -> int:
    """Tell a finished match's file turn by turn."""
    del settings
    from bot.engine import IllegalAction
    from bot.gamelog import game_log

    match = _read_match(args.file)
    try:
        for line in game_log(match.game(), match.actions, match.seats, args.locale):
            print(line)
    except (IllegalAction, ValueError) as error:
        raise Failure(f"{args.file}: an action is not legal: {error}") from None
    return 0


def _read_match(file: Path) -> MatchFile:
    from bot.tables.match_file import MatchFile

    try:
        return MatchFile.parse(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure(f"{file} cannot be read: {error.strerror or error}") from None
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise Failure(f"{file} is no match file: it is not JSON") from None
    except ValueError as error:
        raise Failure(f"{file} is no match file: {error}") from None


def invite(settings: Settings, args: argparse.Namespace) -> int:
    """Print the link that invites the bot, and what each permission in it is for."""
    del args
    from bot.permissions import PERMISSIONS, application_of, install_link, invite_link

    if settings.discord_token is None:
        raise Failure("DISCORD_TOKEN is not set: the link needs to know which bot to invite")
    try:
        application = application_of(settings.discord_token.get_secret_value())
    except ValueError:
        raise Failure("DISCORD_TOKEN names no application: copy it anew from the developer portal") from None
    print(f"To a server:\n  {invite_link(application)}\n")
    for each in PERMISSIONS:
        uses = ", ".join(f"/carioca {command}" for command in each.commands) or "tables"
        print(f"  {'needed ' if each.needed else 'helpful'}  {each.shown:<26}{each.why} ({uses})")
    print(f"\nFor oneself, in direct messages (rules, help, tutorial, preferences):\n  {install_link(application)}")
    return 0


def bench(settings: Settings, args: argparse.Namespace) -> int:
    """Measure; needs the source tree."""
    del settings
    folder = Path(__file__).parents[1] / "tests" / "bench"
    if not (folder / "__main__.py").is_file():
        raise Failure("the measurements are in the source tree only: run this in a checkout")
    sys.argv = ["carioca bench", *args.rest]
    sys.path.insert(0, str(folder))
    runpy.run_path(str(folder / "__main__.py"), run_name="__main__")
    return 0


COMMANDS: Final[dict[str, Callable[[Settings, argparse.Namespace], int]]] = {
    "run": run,
    "demo": demo,
    "migrate": migrate,
    "doctor": doctor,
    "backup": backup,
    "move-data": move_data,
    "verify": verify,
    "replay": replay,
    "invite": invite,
    "bench": bench,
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="carioca", description="Carioca on Discord. Settings: see .env.example.")
    parser.set_defaults(command="run")
    parser.add_argument("--version", action="version", version=f"%(prog)s {version('carioca')}")
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, command in COMMANDS.items():
        doc = (command.__doc__ or "").strip()
        # The measurements read the rest of the line themselves, `--help` included.
        added = commands.add_parser(name, help=doc, description=doc, add_help=name != "bench")
        added.set_defaults(command=name)
        if command in (backup, verify, replay):
            added.add_argument("file", metavar="FILE", type=Path)
        if command is move_data:
            added.add_argument("source", metavar="SOURCE", help="sqlite:///FILE")
            added.add_argument("target", metavar="TARGET", help="postgresql://USER:PASSWORD@HOST/NAME")
        if command is replay:
            added.add_argument("--locale", choices=("es", "en", "pt-BR"), default="es")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; returns the exit status. What ends it early is one line on the standard error."""
    parser = _parser()
    args, args.rest = parser.parse_known_args(arguments)
    if args.rest and args.command != "bench":
        parser.error(f"unrecognized arguments: {' '.join(args.rest)}")
    from bot.config import ConfigError, Settings
    from bot.logs import set_up_logging

    try:
        settings = Settings.load()
        set_up_logging(settings.log_level, settings.log_format)
        return COMMANDS[args.command](settings, args)
    except (ConfigError, Failure) as error:
        print(f"carioca: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
