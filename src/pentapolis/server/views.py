"""The views and printed facts of each game as JSON schema.

The games declare them as typed dictionaries; the browser client generates its types from this
schema.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pentapolis.core.game import Game

PLAIN: dict[Any, dict[str, Any]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


def game_schema(game: Game) -> dict[str, Any]:
    """The game's view and the facts of its components, every type under ``$defs``.

    `View` is what a seat sees; `Facts` has one field for each kind of component.
    """
    found: dict[str, Any] = {}
    view = _schema(game.view_type, found)
    facts = {kind: _schema(typed, found) for kind, typed in game.fact_types.items()}
    found["View"] = found.pop(view["$ref"].rpartition("/")[2])
    found["Facts"] = _object(facts, [*facts], f"The printed facts of {game.en}, by kind.")
    return {"title": game.en, "$defs": found}


def _schema(typed: Any, found: dict[str, Any]) -> dict[str, Any]:
    """The schema of one type; typed dictionaries are added to `found` and referenced."""
    if typed in PLAIN:
        return PLAIN[typed]
    if is_typeddict(typed):
        if typed.__name__ not in found:
            found[typed.__name__] = {}  # a type may contain itself
            found[typed.__name__] = _typed_dict(typed, found)
        return {"$ref": f"#/$defs/{typed.__name__}"}
    origin, args = get_origin(typed), get_args(typed)
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(arg, found) for arg in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is list or (origin is tuple and args[1:] == (...,)):
        return {"type": "array", "items": _schema(args[0], found)}
    if origin is tuple:
        items = [_schema(arg, found) for arg in args]
        return {"type": "array", "prefixItems": items, "minItems": len(args), "maxItems": len(args)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(args[1], found)}
    raise TypeError(f"{typed!r} has no place in a view")


def _typed_dict(typed: Any, found: dict[str, Any]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    required: list[str] = []
    for name, hint in get_type_hints(typed, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            fields[name] = _schema(get_args(hint)[0], found)
        else:
            fields[name] = _schema(hint, found)
            required.append(name)
    return _object(fields, required, (typed.__doc__ or "").strip())


def _object(fields: dict[str, Any], required: list[str], text: str) -> dict[str, Any]:
    described = {"description": text} if text else {}
    return {
        **described,
        "type": "object",
        "properties": fields,
        "required": required,
        "additionalProperties": False,
    }
