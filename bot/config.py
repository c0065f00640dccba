"""Settings, from the environment and from a file `.env` in the working directory (see `.env.example`)."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.cluster import ordinal_of, shards_of
from bot.storage import database_url

TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")


class ConfigError(Exception):
    """The settings cannot be used; the text is one line that says which and what is expected."""


class Settings(BaseSettings):
    """Every setting. A field's description is what a malformed value is answered with: "expected …"."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = Field(None, description="a bot's token: three parts with a dot between them")
    database_url: str = Field(
        "sqlite:///carioca.sqlite3",
        description="sqlite:///FILE in a folder that exists, or postgresql://USER:PASSWORD@HOST/NAME",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")
    log_format: Literal["text", "json"] = Field("text", description="text or json")
    bot_pace: float = Field(1.5, ge=0, le=60, description="seconds, 0 to 60")
    workers: int | None = Field(None, ge=0, le=64, description="a number of processes, 0 to 64")
    painters: int | None = Field(None, ge=0, le=16, description="a number of processes, 0 to 16")
    turn_seconds: int = Field(180, ge=30, le=86_400, description="seconds, 30 to 86400")
    cut_seconds: int = Field(0, ge=0, le=300, description="seconds, 0 to 300")
    lobby_minutes: int = Field(60, ge=1, le=10_080, description="minutes, 1 to 10080")
    tables_per_user: int = Field(5, ge=1, le=1_000, description="a number of tables, 1 to 1000")
    commands_per_minute: int = Field(120, ge=0, le=6_000, description="a number, 0 to 6000")
    shard_count: int | None = Field(None, ge=1, description="a number from 1")
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = Field(
        None, description="numbers from 0 below SHARD_COUNT, with commas between them; SHARD_COUNT must be set too"
    )
    shards_per_process: int | None = Field(
        None,
        ge=1,
        description="a number from 1, with SHARD_COUNT, without SHARD_IDS, on a host whose name ends in its process's "
        "number (carioca-0), which leaves it a shard",
    )
    sync_commands: bool = Field(True, description="true or false")
    metrics_port: int | None = Field(None, ge=1, le=65_535, description="a port, 1 to 65535")
    metrics_host: str = Field("127.0.0.1", pattern=r"^\S+$", description="an address of this machine, or 0.0.0.0")
    sentry_dsn: SecretStr | None = Field(None, description="an address such as https://KEY@HOST/NUMBER")
    discord_api: str | None = Field(
        None, pattern=r"^https?://\S+$", description="an address such as https://host/api/v10"
    )
    discord_gateway: str | None = Field(None, pattern=r"^wss?://\S+$", description="an address such as wss://host")

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _any_case(cls, value: Any, info: ValidationInfo) -> Any:
        if not isinstance(value, str):
            return value
        return value.upper() if info.field_name == "log_level" else value.lower()

    @field_validator("discord_token")
    @classmethod
    def _token(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not TOKEN.fullmatch(value.get_secret_value()):
            raise ValueError
        return value

    @field_validator("sentry_dsn")
    @classmethod
    def _dsn(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not re.fullmatch(r"https?://[^@/\s]+@[^@\s]+/\d+", value.get_secret_value()):
            raise ValueError
        return value

    @field_validator("database_url")
    @classmethod
    def _database(cls, value: str) -> str:
        url = database_url(value)
        if url.get_backend_name() == "sqlite":
            file = url.database
            if not file or file == ":memory:" or not Path(file).parent.is_dir():
                raise ValueError
        return value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _shards(cls, value: Any) -> Any:
        return tuple(part.strip() for part in value.split(",")) if isinstance(value, str) else value

    @field_validator("shard_ids")
    @classmethod
    def _shards_below_their_count(cls, value: tuple[int, ...] | None, info: ValidationInfo) -> tuple[int, ...] | None:
        count = info.data.get("shard_count")
        if value and (count is None or not all(0 <= shard < count for shard in value)):
            raise ValueError
        return value

    @field_validator("shards_per_process")
    @classmethod
    def _shards_of_this_process(cls, value: int | None, info: ValidationInfo) -> int | None:
        count, ordinal = info.data.get("shard_count"), ordinal_of(socket.gethostname())
        if value and (
            count is None or info.data.get("shard_ids") or ordinal is None or not shards_of(ordinal, value, count)
        ):
            raise ValueError
        return value

    @property
    def shards(self) -> tuple[int, ...] | None:
        """The shards that this process serves; None: whatever there are."""
        if self.shard_count is None:
            return None
        if self.shards_per_process is not None:
            ordinal = ordinal_of(socket.gethostname())
            assert ordinal is not None
            return shards_of(ordinal, self.shards_per_process, self.shard_count)
        return self.shard_ids or tuple(range(self.shard_count))

    @classmethod
    def load(cls, **overrides: Any) -> Settings:
        """Read the settings; `overrides` go before the environment.

        Raises:
            ConfigError: a setting is malformed, or `.env` cannot be read.
        """
        try:
            return cls(**overrides)
        except ValidationError as error:
            raise ConfigError("; ".join(dict.fromkeys(_complaint(each["loc"]) for each in error.errors()))) from None
        except (OSError, UnicodeDecodeError):
            raise ConfigError(".env cannot be read: expected a text file in UTF-8") from None


def _complaint(where: tuple[int | str, ...]) -> str:
    # The value is left out: it may be a secret in the wrong place.
    name = str(where[0]).lower()
    return f"{name.upper()} is malformed: expected {Settings.model_fields[name].description}"
