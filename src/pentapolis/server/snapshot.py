"""A match as bytes, stored beside its record so that a long game loads at once.

The record stays the only truth. A snapshot carries the fingerprint of the code that wrote it and is
ignored by any other code. The engine's compiled classes cannot be pickled directly: objects are
rebuilt through their constructors, whose parameters are attributes of the same name. Open questions
are asked again, because moves belong to the tables of their game; and the contents of a game's
tables (its modules, its first position) are not stored but looked up again.
"""

from __future__ import annotations

import hashlib
import inspect
import io
import json
import pickle
import sys
import zlib
from collections import deque
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pentapolis
from pentapolis.api import Match, game
from pentapolis.core.agenda import Decision, Step
from pentapolis.core.chance import Chance
from pentapolis.core.digest import digest
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.older import seen_of
from pentapolis.core.state import State

PACKAGE = "pentapolis."
CORE = "pentapolis.core"
BUILTINS = {"set", "frozenset", "bytearray", "complex"}


SEEN = b"seen"
LENGTH = 4  # bytes


def freeze(match: Match) -> bytes:
    """The whole match with its history; TypeError if an object cannot be rebuilt.

    It is preceded by what was seen of the match, which any code can read.
    """
    buffer = io.BytesIO()
    seen = zlib.compress(json.dumps(seen_of(match)).encode(), 1)
    buffer.write(SEEN + len(seen).to_bytes(LENGTH, "big") + seen)
    _Pickler(buffer, match).dump((match, digest(match.state)))
    return buffer.getvalue()


def seen_in(data: bytes) -> dict[str, Any] | None:
    """What was seen of a match that `freeze` wrote, by this or other code."""
    if not data.startswith(SEEN):
        return None
    start = _start(data)
    found: dict[str, Any] = json.loads(zlib.decompress(data[len(SEEN) + LENGTH : start]))
    return found


def _start(data: bytes) -> int:
    """The offset where the match itself begins."""
    return len(SEEN) + LENGTH + int.from_bytes(data[len(SEEN) : len(SEEN) + LENGTH], "big")


def thaw(data: bytes, first: State) -> Match:
    """The match that `freeze` wrote; `first` is the first position of its game."""
    match, expected = _Unpickler(io.BytesIO(data[_start(data) :]), first).load()
    if not isinstance(match, Match) or digest(match.state) != expected:
        raise pickle.UnpicklingError("the position came out differently")
    return match


@cache
def fingerprint(game_id: str) -> str:
    """Identifies the code that determines the internal form of a match of that game."""
    found = hashlib.sha256(f"{sys.version_info[:2]} {pentapolis.build()}".encode())
    for name in (CORE, game(game_id).package):
        folder = Path(import_module(name).__path__[0])
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".json", ".so", ".pyd"}:
                found.update(path.name.encode())
                found.update(path.read_bytes())
    return found.hexdigest()


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, match: Match) -> None:
        super().__init__(file, protocol=5)
        first = match.game.first_state(match.seats, match.seed, match.options)
        self.first = first  # kept alive, so that the ids below stay valid
        self.known: dict[int, Place] = {
            id(value): ("first", name)
            for name in _attributes(type(first))
            if _is_table(value := getattr(first, name, None))
        }
        self.known.update(_tables(match.game.package))

    def persistent_id(self, obj: Any) -> Place | None:
        if isinstance(obj, Game):
            return ("game",)
        return self.known.get(id(obj))

    def reducer_override(self, obj: Any) -> Any:
        cls = type(obj)
        if (
            isinstance(obj, type)
            or not cls.__module__.startswith(PACKAGE)
            or isinstance(obj, Match)
        ):
            return NotImplemented
        if isinstance(obj, State):
            return rebuild_state, _state_parts(obj)
        if hasattr(obj, "interned_by"):
            return reintern, obj.interned_by()
        values = {name: getattr(obj, name) for name in _attributes(cls) if hasattr(obj, name)}
        parameters = _parameters(cls)
        missing = [name for name in parameters if not hasattr(obj, name)]
        if missing:
            raise TypeError(f"{cls.__name__} cannot be rebuilt: no attribute {missing[0]!r}")
        return rebuild, (cls, tuple(getattr(obj, name) for name in parameters), values)


Place = tuple[Any, ...]
"""Where an object is found: a module, a name in it, then attributes, indices and keys."""


def _is_table(value: object) -> bool:
    """Whether it is part of a game's tables, not of a position."""
    cls = type(value)
    return (
        cls.__module__.startswith(PACKAGE)
        and not isinstance(value, (State, Step, Chance, Game, Message, type))
        and not callable(value)
    )


@cache
def _tables(package: str) -> dict[int, Place]:
    """Every engine object in a game's modules, by its id; shortest places first."""
    found: dict[int, Place] = {}
    # Seen objects are kept alive: compiled classes create some tuples on access, and the id of a
    # freed object may be reused.
    seen: dict[int, Any] = {}
    root = import_module(package)
    names = [package, *(m.name for m in walk_packages(root.__path__, f"{package}."))]
    queue: deque[tuple[Place, Any]] = deque(
        ((name, key), value)
        for name in names
        for key, value in vars(import_module(name)).items()
        if not key.startswith("_")  # caches that grow at run time differ between processes
    )
    while queue:
        path, value = queue.popleft()
        if id(value) in seen:
            continue
        if isinstance(value, (tuple, list)):
            inner: list[tuple[Any, Any]] = list(enumerate(value))
        elif isinstance(value, dict):
            inner = [(key, item) for key, item in value.items() if isinstance(key, (str, int))]
        elif _is_table(value):
            found[id(value)] = path
            inner = [
                (f".{name}", getattr(value, name))
                for name in _attributes(type(value))
                if hasattr(value, name)
            ]
        else:
            continue
        seen[id(value)] = value
        queue.extend(((*path, step), item) for step, item in inner)
    return found


def _walk(path: Place) -> Any:
    """The object at the end of a path."""
    value: Any = getattr(import_module(path[0]), path[1])
    for step in path[2:]:
        is_name = isinstance(step, str) and step.startswith(".") and not isinstance(value, dict)
        value = getattr(value, step[1:]) if is_name else value[step]
    return value


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, first: State) -> None:
        super().__init__(file)
        self.first = first

    def persistent_load(self, pid: Any) -> Any:
        if pid[0] == "game":
            return self.first.game
        if pid[0] == "first":
            return getattr(self.first, pid[1])
        if not pid[0].startswith(PACKAGE):
            raise pickle.UnpicklingError(f"{pid[0]} has no place in a match")
        return _walk(pid)

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith(PACKAGE) or (module == "builtins" and name in BUILTINS):
            return super().find_class(module, name)
        if (module, name) == ("copyreg", "_reconstructor") or module == "_codecs":
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} has no place in a match")


def _state_parts(state: State) -> tuple[Any, ...]:
    attributes = _attributes(type(state))
    values = {
        name: getattr(state, name)
        for name in attributes
        if name not in ("asked", "answers") and hasattr(state, name)
    }
    asked = [decision is not None for decision in state.asked]
    answers = [move.text if move is not None else None for move in state.answers]
    return type(state), values, asked, answers


def rebuild_state(
    cls: Any, values: dict[str, Any], asked: list[bool], answers: list[str | None]
) -> State:
    """A position with its open questions and the answers already given."""
    state: State = cls(values["seats"])
    for name, value in values.items():
        setattr(state, name, value)
    state.asked = [None] * state.seats
    state.answers = [None] * state.seats
    step = state.asking
    for seat, text in enumerate(answers):
        if asked[seat] and step is not None:
            decision = Decision(step, seat, step.moves(state, seat))
            state.asked[seat] = decision
            state.answers[seat] = decision.find(text) if text is not None else None
            if text is not None and state.answers[seat] is None:
                raise pickle.UnpicklingError(f"{text!r} is not offered any more")
    return state


def reintern(module: str, name: str, key: int) -> Any:
    """A shared object that its module finds by a number; its caches are not restored."""
    if not module.startswith(PACKAGE):
        raise pickle.UnpicklingError(f"{module}.{name} has no place in a match")
    return getattr(import_module(module), name)(key)


def rebuild(cls: Any, arguments: tuple[Any, ...], values: dict[str, Any]) -> Any:
    """An object of the engine, rebuilt attribute by attribute."""
    obj = cls(*arguments)
    for name, value in values.items():
        if getattr(obj, name, rebuild) is not value:
            setattr(obj, name, value)
    return obj


_ATTRIBUTES: dict[type, tuple[str, ...]] = {}
_PARAMETERS: dict[type, tuple[str, ...]] = {}


def _attributes(cls: type) -> tuple[str, ...]:
    """The attributes of a class of the engine."""
    known = _ATTRIBUTES.get(cls)
    if known is None:
        names: set[str] = set()
        for base in cls.__mro__:
            own = vars(base).get("__mypyc_attrs__") or vars(base).get("__slots__") or ()
            names.update((own,) if isinstance(own, str) else own)
        known = tuple(sorted(name for name in names if not name.startswith("__")))
        _ATTRIBUTES[cls] = known
    return known


def _parameters(cls: type) -> tuple[str, ...]:
    """The parameters of its constructor; a compiled class may not tell them."""
    known = _PARAMETERS.get(cls)
    if known is None:
        known = _PARAMETERS[cls] = tuple(
            parameter.name
            for parameter in inspect.signature(cls).parameters.values()
            if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        )
    return known
