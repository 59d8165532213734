"""A stable hash of any position, the same on every platform and in every build."""

from __future__ import annotations

import hashlib
from types import BuiltinFunctionType, FunctionType
from typing import Any


def digest(state: object) -> str:
    """The hash of the whole state; positions are equal exactly if their hashes are.

    >>> import pentapolis
    >>> state = pentapolis.new("endeavor", seats=3, seed=7).state
    >>> digest(state) == digest(state.copy())
    True
    """
    return hashlib.sha256(repr(plain(state)).encode()).hexdigest()[:32]


def plain(value: Any) -> Any:
    """The value as nested tuples of plain data, independent of its classes.

    >>> plain([1, {"b": 2}])
    (1, ('dict', "('b', 2)"))
    """
    if value is None or isinstance(value, (int, str, float, bytes)):
        return value
    if isinstance(value, (list, tuple)):
        if all(type(item) is int for item in value):  # most of a position is lists of numbers
            return tuple(value)
        return tuple(plain(item) for item in value)
    if isinstance(value, (set, frozenset)):
        return ("set", *sorted(repr(plain(item)) for item in value))
    if isinstance(value, dict):
        return ("dict", *sorted(repr((plain(k), plain(v))) for k, v in value.items()))
    if hasattr(value, "hashed_as"):
        return plain(value.hashed_as())
    if isinstance(value, (FunctionType, BuiltinFunctionType)):  # compiled ones are built-in
        return ("function",)
    return (type(value).__name__, *[(name, plain(getattr(value, name))) for name in fields(value)])


def fields(value: object) -> list[str]:
    """The names of an object's attributes, for compiled and for slotted classes.

    Those in `DERIVED` are left out, and the properties in `COMPUTED` are added.
    """
    names: set[str] = set()
    derived: set[str] = set()
    for cls in type(value).__mro__:
        own = vars(cls).get("__mypyc_attrs__") or vars(cls).get("__slots__") or ()
        names.update((own,) if isinstance(own, str) else own)
        names.update(vars(cls).get("COMPUTED", ()))
        derived.update(vars(cls).get("DERIVED", ()))
    return sorted(
        name
        for name in names
        if not name.startswith("__") and name not in derived and hasattr(value, name)
    )
