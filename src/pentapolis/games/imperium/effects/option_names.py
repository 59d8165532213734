"""What an option of a card does, in a word or two: the text of the move that chooses it."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def option_names(options: list[list[Data]]) -> tuple[str, ...]:
    """A name for each of the options, as short as will tell them apart."""
    names = [deed(option[0]) for option in options]
    if len(set(names)) < len(names):
        names = [f"{deed(option[0])}-{detail(option[0])}" for option in options]
    if len(set(names)) < len(names):
        raise ValueError(f"options that look alike: {names}")
    return tuple(names)


def essence(data: Data) -> Data:
    """The operation that matters: what a cost is paid for, what a MAY or an IF is about."""
    for key in ("then", "ops"):
        if key in data:
            return essence(data[key][0])
    return data


def deed(data: Data) -> str:
    """What is done: ``draw``, ``gain-materials``, ``break-through``."""
    data = essence(data)
    kind: str = data["op"]
    words = [data["id"] if kind == "special" else kind]
    if "res" in data:
        words += data["res"]
    elif data.get("card") == "this" or data.get("filter") == {"this": True}:
        words.append("this")
    elif kind == "draw" and data["from"] != "deck":
        words.append(f"from-{data['from']}")
    return "-".join(words).replace("_", "-")


def detail(data: Data) -> str:
    """What tells two like deeds apart: the suits."""
    return "-".join(essence(data)["suits"])
