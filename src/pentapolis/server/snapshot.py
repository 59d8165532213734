"""A match as bytes: beside the record, so that a late game loads at once, and for bot workers.

The record stays the only truth. A snapshot carries the fingerprint of the code that wrote it and
is ignored by any other code. The engine's compiled classes cannot be pickled by themselves:
objects are rebuilt through their constructors, whose parameters are attributes of the same name.
"""

from __future__ import annotations

import hashlib
import inspect
import io
import pickle
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pentapolis
from pentapolis.api import Match, game
from pentapolis.core.game import Game

PACKAGE = "pentapolis."
BUILTINS = {"set", "frozenset", "bytearray", "complex"}


def freeze(match: Match) -> bytes:
    """The whole match, history included."""
    buffer = io.BytesIO()
    _Pickler(buffer, protocol=5).dump(match)
    return buffer.getvalue()


def thaw(data: bytes) -> Match:
    """The match that `freeze` wrote."""
    match = _Unpickler(io.BytesIO(data)).load()
    if not isinstance(match, Match):
        raise pickle.UnpicklingError("not a match")
    return match


@cache
def fingerprint(game_id: str) -> str:
    """The code that decides how a match of that game looks inside."""
    found = hashlib.sha256(f"{sys.version_info[:2]} {pentapolis.build()}".encode())
    root = Path(pentapolis.__file__).parent
    package = game(game_id).package.removeprefix(PACKAGE).replace(".", "/")
    for folder in (root / "core", root / package):
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".json", ".so", ".pyd"}:
                found.update(path.name.encode())
                found.update(path.read_bytes())
    return found.hexdigest()


class _Pickler(pickle.Pickler):
    def persistent_id(self, obj: Any) -> str | None:
        return obj.id if isinstance(obj, Game) else None

    def reducer_override(self, obj: Any) -> Any:
        cls = type(obj)
        if (
            isinstance(obj, type)
            or not cls.__module__.startswith(PACKAGE)
            or isinstance(obj, Match)
        ):
            return NotImplemented
        attributes, parameters = _shape(cls)
        values = {name: getattr(obj, name) for name in attributes if hasattr(obj, name)}
        arguments = tuple(values[name] for name in parameters)
        return rebuild, (cls, arguments, values)


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> Game:
        return game(pid)

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith(PACKAGE) or (module == "builtins" and name in BUILTINS):
            return super().find_class(module, name)
        if (module, name) == ("copyreg", "_reconstructor") or module == "_codecs":
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} has no place in a match")


def rebuild(cls: Any, arguments: tuple[Any, ...], values: dict[str, Any]) -> Any:
    """An object of the engine, attribute by attribute."""
    obj = cls(*arguments)
    for name, value in values.items():
        if getattr(obj, name, rebuild) is not value:
            setattr(obj, name, value)
    return obj


_KNOWN: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}


def _shape(cls: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The attributes of a class of the engine and the parameters of its constructor."""
    known = _KNOWN.get(cls)
    if known is None:
        names: set[str] = set()
        for base in cls.__mro__:
            own = vars(base).get("__mypyc_attrs__") or vars(base).get("__slots__") or ()
            names.update((own,) if isinstance(own, str) else own)
        parameters = inspect.signature(cls).parameters.values()
        known = _KNOWN[cls] = (
            tuple(sorted(name for name in names if not name.startswith("__"))),
            tuple(
                parameter.name
                for parameter in parameters
                if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
            ),
        )
    return known
