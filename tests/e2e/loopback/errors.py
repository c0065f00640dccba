"""Discord's error answers (https://docs.discord.com/developers/topics/opcodes-and-status-codes#json)."""

from __future__ import annotations

from typing import Any


class ApiError(Exception):
    """An answer of the REST API other than success: an HTTP status and Discord's own JSON error code."""

    def __init__(self, status: int, code: int, message: str, errors: list[str] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors or []

    def payload(self) -> dict[str, Any]:
        """Return the body that goes with the status."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = {"_errors": [{"code": "INVALID", "message": text} for text in self.errors]}
        return body


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def no_route() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def unknown(what: str) -> ApiError:
    """The thing asked for is not there, or not for this bot to see."""
    return ApiError(404, _UNKNOWN[what], f"Unknown {what}")


_UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "Interaction": 10062,
    "Application Command": 10063,
}


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def cannot_message_user() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def invalid_token() -> ApiError:
    """An interaction token past its 15 minutes, or one that never was."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def invalid_body(*problems: str) -> ApiError:
    return ApiError(400, 50035, "Invalid Form Body", list(problems))


def thread_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")
