"""What changed between two states of one client, so that only that has to be sent.

A state is compared piece by piece in its encoded form, because what a game shows may be part of its
position and change in place. Only a mark is remembered of each piece sent.
"""

from __future__ import annotations

from typing import Any

from pentapolis.server.encoding import Part, encode

Path = tuple[str | int, ...]
Changes = list[tuple[Path, Any]]


class Mark:
    """The hash of a container's text, and the marks of its entries."""

    __slots__ = ("hash", "shape", "parts")

    def __init__(self, hash: int, shape: Any, parts: dict[Any, Mark | int]) -> None:
        self.hash = hash
        self.shape = shape  # the names of its entries, or their number
        self.parts = parts


Marks = dict[str, Mark | int]
"""By the names of a state's entries.

Pieces that are not split have only a hash: the garbage collector ignores numbers, and most marks
are numbers."""

# How deep a state is split: its entries, and two levels of its view.
DEPTHS = {"view": 2}


def mark(state: dict[str, Any], like: Marks | None = None) -> Marks:
    """The marks of a state; unchanged marks of an earlier state are reused."""
    known = like or {}
    return {
        name: _mark(value, known.get(name), DEPTHS.get(name, 1))
        for name, value in state.items()
        if name != "type"
    }


def _mark(value: Any, like: Mark | int | None, depth: int) -> Mark | int:
    """The mark of a piece.

    A piece with unchanged text is not split: that is most of a state, and encoding it at once is
    much quicker than part by part.
    """
    found = _hash(value)
    known: dict[Any, Mark | int] = {}
    if isinstance(like, Mark):
        if like.hash == found:
            return like
        known = like.parts
    if not depth or not isinstance(value, (dict, list, tuple)) or len(value) < 2:
        return found
    items = value.items() if isinstance(value, dict) else enumerate(value)
    parts = {key: _mark(item, known.get(key), depth - 1) for key, item in items}
    return Mark(found, tuple(value) if isinstance(value, dict) else len(value), parts)


def _hash(value: Any) -> int:
    if value is None or isinstance(value, (str, int, float)):
        return hash((value.__class__, value))
    return hash(value.text if isinstance(value, Part) else encode(value))


def changes(before: Marks | None, now: Marks, state: dict[str, Any]) -> Changes | None:
    """The pieces that turn the earlier state into this one.

    None if that is not possible: nothing was sent before, or the entries differ.
    """
    if before is None or [*before] != [*now]:
        return None
    found: Changes = []
    for name, piece in now.items():
        _compare(before[name], piece, found, (name,), state[name])
    return found


def _compare(before: Mark | int, now: Mark | int, found: Changes, path: Path, value: Any) -> None:
    if isinstance(before, Mark) and isinstance(now, Mark):
        if before.hash == now.hash:
            return
        if before.shape == now.shape:
            for key, part in now.parts.items():
                _compare(before.parts[key], part, found, (*path, key), value[key])
            return
    elif before == now:
        return
    found.append((path, value))  # if entries were added or removed, send the whole piece
