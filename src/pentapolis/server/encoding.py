"""JSON as it is sent; quick where orjson is installed, the same without it."""

from __future__ import annotations

import json
from typing import Any

try:
    import orjson
except ImportError:  # part of the `server` extra, but nothing depends on it
    orjson = None  # type: ignore[assignment]


class Part:
    """A part of several messages that is written once."""

    __slots__ = ("data", "text")

    def __init__(self, data: Any) -> None:
        self.data = data
        self.text = dumps(data).encode(errors="replace")


def dumps(message: Any) -> str:
    """Compact JSON."""
    if orjson is not None:
        try:
            options = orjson.OPT_NON_STR_KEYS
            return orjson.dumps(message, lambda part: orjson.Fragment(part.text), options).decode()
        except TypeError:  # half a character out of somebody's file, or a very large number
            pass
    return json.dumps(
        message, ensure_ascii=False, separators=(",", ":"), default=lambda part: part.data
    )
