"""A small board of its own, so that rule tests do not lean on reconstructed facts.

Europe has three cities in a row, e1 - e2 - e3; e3 joins a1 in Africa, a1 joins a2; n1 joins n2.
Every card of value v has v glory and one icon, governors have culture 1 and politics 1.
"""

from __future__ import annotations

import json
from typing import Any

from pentapolis.games.endeavor.tables.box import Tables
from pentapolis.games.endeavor.tables.constants import DECKS, REGIONS, TRACKS
from pentapolis.games.endeavor.tables.files import box_texts

TRACK = {
    "europe": 0, "north_america": 3, "caribbean": 2, "south_america": 2, "africa": 3, "india": 2,
    "far_east": 2,
}  # fmt: skip
CITIES = {
    "e1": "europe", "e2": "europe", "e3": "europe", "n1": "north_america", "n2": "north_america",
    "c1": "caribbean", "s1": "south_america", "a1": "africa", "a2": "africa", "i1": "india",
    "f1": "far_east",
}  # fmt: skip
LINKS = ("e1-e2", "e2-e3", "e3-a1", "a1-a2", "n1-n2")
COUNTS = {
    "industry": 5, "culture": 5, "finance": 5, "politics": 5, "attack": 2, "payment": 2,
    "ship_or_draw": 3, "occupy_or_draw": 3,
}  # fmt: skip

ONE = "single"
EITHER = "choose_one"
REGION = "both_same_region"
DECK = "both_same_deck"
# Level, icons, glory, action.
Row = tuple[int, dict[str, int], int, tuple[str, list[str]] | None]
BUILDINGS: dict[str, Row] = {
    "market": (1, {"politics": 1}, 0, (ONE, ["draw"])),
    "shipyard": (1, {}, 0, (ONE, ["ship"])),
    "workshop": (1, {"industry": 1, "culture": 1}, 0, None),
    "bank": (2, {"finance": 2}, 0, (ONE, ["payment"])),
    "barracks": (2, {"industry": 1}, 0, (ONE, ["attack"])),
    "guildhall": (2, {"culture": 1}, 0, (ONE, ["occupy"])),
    "docks": (3, {"finance": 1}, 0, (REGION, ["occupy", "ship"])),
    "fortress": (3, {"industry": 1}, 0, (EITHER, ["occupy", "attack"])),
    "theatre": (3, {"culture": 2}, 0, None),
    "cartographer": (4, {"culture": 1}, 0, (REGION, ["ship", "ship"])),
    "trade_office": (4, {"politics": 1}, 0, (DECK, ["draw", "draw"])),
    "university": (4, {"culture": 2}, 3, None),
    "stock_exchange": (5, {"finance": 4}, 0, (ONE, ["payment"])),
    "museum": (5, {"culture": 4}, 0, (ONE, ["draw"])),
    "parliament": (5, {"politics": 4}, 0, (ONE, ["occupy"])),
}
OURS = {"source": "test", "confidence": 1}


def small_data() -> dict[str, Any]:
    """The five files, as JSON values."""
    data: dict[str, Any] = {name: json.loads(text) for name, text in box_texts().items()}
    data["board"].update(
        regions=[
            {
                "id": name, "name_en": name, "name_cs": name, "open_at_start": name == "europe",
                "shipping_track": length, **OURS,
            }
            for name, length in TRACK.items()
        ],
        cities=[
            {
                "id": name, "name_en": name, "name_cs": name, "region": region,
                "glory": 2 if name == "i1" else 1, "x": 10, "y": 10, **OURS,
            }
            for name, region in CITIES.items()
        ],
        connections=[{"id": link, "cities": link.split("-"), **OURS} for link in LINKS],
    )  # fmt: skip
    for row in data["tokens"]["kinds"]:
        row["count"] = COUNTS[row["id"]]
    data["tokens"]["placement"]["spaces_on_board"] = sum(COUNTS.values())
    data["buildings"]["buildings"] = [
        {
            "id": name, "name_en": name, "name_cs": name, "level": level, "count": 6 - level,
            "development": icons, "glory": glory,
            "action": action and {"mode": action[0], "of": action[1]}, **OURS,
        }
        for name, (level, icons, glory, action) in BUILDINGS.items()
    ]  # fmt: skip
    data["cards"]["cards"] = [small_card(deck, i) for deck in DECKS for i in range(6)]
    return data


def small_card(deck: str, value: int) -> dict[str, Any]:
    governor = deck in REGIONS[1:] and value == 0
    name = f"{deck}_{'governor' if governor else value}"
    icons = {"culture": 1, "politics": 1} if governor else {TRACKS[value % 4]: 1}
    if deck == "slavery":
        icons = {"industry": 1}
    return {
        "id": name, "name_en": name, "name_cs": name, "deck": deck,
        "kind": "governor" if governor else "slavery" if deck == "slavery" else "asset",
        "value": None if governor else value, "development": icons,
        "glory": 0 if deck == "slavery" or governor else value,
        "abolition": name == "europe_5", **OURS,
    }  # fmt: skip


def tables_from(data: dict[str, Any]) -> Tables:
    """Tables of data that a test has changed."""
    return Tables({name: json.dumps(value) for name, value in data.items()}, "test")


SMALL = tables_from(small_data())
