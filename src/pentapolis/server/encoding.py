"""JSON as it is sent; fast with orjson, the same without it."""

from __future__ import annotations

import json
from typing import Any

try:
    import orjson
except ImportError:  # part of the `server` extra, but nothing depends on it
    orjson = None  # type: ignore[assignment]


class Part:
    """A part that several messages share, encoded only once."""

    __slots__ = ("data", "text")

    def __init__(self, data: Any) -> None:
        self.data = data
        self.text = encode(data)


def encode(message: Any) -> bytes:
    """Compact JSON."""
    if orjson is not None:
        try:
            return orjson.dumps(message, _fragment, orjson.OPT_NON_STR_KEYS)
        except TypeError:  # half a surrogate pair from a file, or a very large number
            pass
    return _plain(message).encode(errors="replace")


def dumps(message: Any) -> str:
    """Compact JSON as text."""
    if orjson is not None:
        return encode(message).decode()
    return _plain(message)


def _fragment(part: Part) -> Any:
    return orjson.Fragment(part.text)


def _plain(message: Any) -> str:
    return json.dumps(
        message, ensure_ascii=False, separators=(",", ":"), default=lambda part: part.data
    )
