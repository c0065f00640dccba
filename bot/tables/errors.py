"""How a table refuses."""

from __future__ import annotations


class TableError(Exception):
    """A table refused, and nothing changed.

    The sentence for the user is the text `error-<code>` (dashes for underscores), given `args_`.

    Attributes:
        code: a stable name such as ``channel_taken``.
        args_: what the sentence needs to know.
    """

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args


def not_started(*, opener: bool) -> TableError:
    """There is no match yet (`not_started`), told to whoever opened the table and may start it, or to another."""
    return TableError("not_started", opener="yes" if opener else "no")
