"""A short name for each option of a card: the text of the move that chooses it."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def option_names(options: list[list[Data]]) -> tuple[str, ...]:
    """A name for each option, as short as possible but distinct."""
    names = [what_it_does(option[0]) for option in options]
    if len(set(names)) < len(names):
        names = [f"{what_it_does(option[0])}-{suits_named(option[0])}" for option in options]
    if len(set(names)) < len(names):
        raise ValueError(f"options that look alike: {names}")
    return tuple(names)


def main_part(data: Data) -> Data:
    """The main operation: what a cost is paid for, or the content of a MAY or an IF."""
    for key in ("then", "ops"):
        if key in data:
            return main_part(data[key][0])
    return data


def what_it_does(data: Data) -> str:
    """What the operation does: ``draw``, ``gain-materials``, ``break-through``."""
    data = main_part(data)
    kind: str = data["op"]
    words = [data["id"] if kind == "special" else kind]
    if "res" in data:
        words += data["res"]
    elif data.get("card") == "this" or data.get("filter") == {"this": True}:
        words.append("this")
    elif kind == "draw" and data["from"] != "deck":
        words.append(f"from-{data['from']}")
    return "-".join(words).replace("_", "-")


def suits_named(data: Data) -> str:
    """The suits, which distinguish two options of one kind."""
    return "-".join(main_part(data)["suits"])
