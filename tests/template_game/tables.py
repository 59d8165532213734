"""The lanterns: loaded once, checked, and used as small integers."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final


class Lantern:
    """A lantern; its number is what the engine reads."""

    __slots__ = ("number", "en", "cs")

    def __init__(self, data: dict[str, Any]) -> None:
        self.number: int = data["number"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]


def _load(name: str) -> Any:
    path = files("tests.template_game").joinpath("data", f"{name}.json")
    return json.loads(path.read_text("utf-8"))[name]


LANTERNS: Final = tuple([Lantern(row) for row in _load("lanterns")])
NUMBERS: Final = tuple([lantern.number for lantern in LANTERNS])
SHIPS: Final = (2, 3, 4)

assert [*NUMBERS] == [*range(1, 13)], "twelve lanterns, numbered from 1"
