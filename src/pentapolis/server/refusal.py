"""Why a request is refused: a code for programs, a message for people."""

from __future__ import annotations

from typing import Any

from pentapolis.core.errors import (
    BadSave,
    IllegalMove,
    NothingToUndo,
    PentapolisError,
    UnknownGame,
)
from pentapolis.core.message import Arg, Message

STATUS = {
    "bad-request": 400, "unknown-token": 401, "not-yours": 403, "foreign-origin": 403,
    "not-found": 404, "stale": 409, "conflict": 409, "too-large": 413, "illegal": 422,
    "nothing": 422, "too-many": 429, "failed": 500,
}  # fmt: skip


class Refused(Exception):
    """The request is refused; nothing was changed."""

    def __init__(self, code: str, key: str | Message, retry_after: float = 0, **args: Arg) -> None:
        self.code = code
        self.message = key if isinstance(key, Message) else Message(key, args)
        self.retry_after = retry_after
        super().__init__(code)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def to_json(self, id: int | None = None) -> dict[str, Any]:
        """The fault as sent to clients."""
        data: dict[str, Any] = {
            "type": "error", "code": self.code, "error": self.message.to_json(),
        }  # fmt: skip
        if id is not None:
            data["id"] = id
        return data


def message_of(data: dict[str, Any]) -> Message:
    """A message that was sent (`Message.to_json`)."""

    def arg(value: Any) -> Arg:
        if isinstance(value, list):
            return tuple(message_of(item) for item in value)
        found: Arg = message_of(value) if isinstance(value, dict) else value
        return found

    args = {name: arg(value) for name, value in data.get("args", {}).items()}
    return Message(data["key"], args, data.get("rule", ""))


def refusal(error: PentapolisError) -> Refused:
    """An error of the engine as a refusal of the server."""
    code = "bad-request"
    if isinstance(error, NothingToUndo):
        code = "nothing"
    elif isinstance(error, IllegalMove):
        code = "illegal"
    elif isinstance(error, UnknownGame):
        code = "not-found"
    elif isinstance(error, BadSave):
        code = "bad-request"
    return Refused(code, error.reason)


def stale() -> Refused:
    """The question has changed since the client looked."""
    return Refused("stale", "core-server-stale")


def not_yours() -> Refused:
    """The bearer has no right to do that."""
    return Refused("not-yours", "core-server-not-yours")


def too_many(wait: float) -> Refused:
    """Too many requests, with the time to wait."""
    return Refused("too-many", "core-server-too-many", retry_after=wait)
