"""The lanterns: loaded once, checked, and used as small integers."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from pentapolis.core.game import Component
from pentapolis.core.message import Message

_ROWS: Final = json.loads(
    files("tests.template_game").joinpath("data", "lanterns.json").read_text("utf-8")
)["lanterns"]
LANTERNS: Final = tuple([int(row["number"]) for row in _ROWS])
SHIPS: Final = (2, 3, 4)
COMPONENTS: Final = {
    f"lantern:{row['number']}": Component(
        f"lantern:{row['number']}", row["name_en"], row["name_cs"],
        Message("la-lantern", {"number": row["number"]}), source="ours", confidence="certain",
    )
    for row in _ROWS
}  # fmt: skip

assert [*LANTERNS] == [*range(1, 13)], "twelve lanterns, numbered from 1"
