"""The map of a position as a drawing (SVG), made from a view alone.

Everything with a place is drawn there: things with a row and a column are hexes, things with ``x``
and ``y`` are towns on a sheet, and ``square:B3`` is a square of a grid; an entry that names two
places is a line between them. A ``terrain`` is a colour, an ``owner`` the colour of a seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from math import sqrt
from typing import Any, Final

SEATS: Final = ("#2c6fbb", "#c0392b", "#2e8b57", "#d68910", "#7d3c98", "#17858f", "#6e5a4b")
TERRAINS: Final = {
    "plains": "#c49a6c", "swamp": "#6b6a73", "lakes": "#79b4e0", "forest": "#7fb069",
    "mountains": "#b9bcc2", "mountain": "#a9a6a3", "wasteland": "#d9705f", "desert": "#efd27a",
    "grassland": "#a9cf7b", "water": "#9ccbe8",
}  # fmt: skip
WATER: Final = "#d6e6ef"
BARE: Final = "#e9e0cf"
INK: Final = "#2b2620"
SIZE: Final = 44
HALF: Final = SIZE / 2
SQUARE: Final = re.compile(r"square:([A-Z])(\d+)")

Entry = Mapping[str, Any]
Place = tuple[float, float, str, Entry]
"""The coordinates, the kind of place, and its entry in the view."""


def map_svg(view: Mapping[str, Any]) -> str:
    """The map of a view; empty if it has none."""
    places = dict(found_places(view))
    if not places:
        return ""
    cities = owners_of_cities(view)
    drawn = [place_svg(key, place, cities) for key, place in places.items()]
    lines = [line_svg(one, places) for entries in lists(view) for one in entries]
    xs = [place[0] for place in places.values()]
    ys = [place[1] for place in places.values()]
    left, top = min(xs) - SIZE, min(ys) - SIZE
    width, height = max(xs) - left + SIZE, max(ys) - top + SIZE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} '
        f'{height:.0f}" style="width:100%;max-width:{min(width, 760):.0f}px;height:auto" '
        'font-family="sans-serif" text-anchor="middle" role="img">'
        + "".join(lines + drawn)
        + "</svg>"
    )


def lists(view: Mapping[str, Any]) -> Iterator[list[Entry]]:
    """The lists of entries at the top of a view."""
    for value in view.values():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield value


def found_places(view: Mapping[str, Any]) -> Iterator[tuple[str, Place]]:
    """Everything that has a place, by its id."""
    for entries in lists(view):
        for one in entries:
            key = next((value for value in one.values() if isinstance(value, str)), "")
            square = SQUARE.fullmatch(key)
            if "row" in one and "column" in one:
                x = SIZE * (one["column"] + one["row"] % 2 / 2)
                yield key, (x, SIZE * sqrt(0.75) * one["row"], "hex", one)
            elif "x" in one and "y" in one:
                yield key, (float(one["x"]), float(one["y"]), "town", one)
            elif square is not None and "terrain" in one:
                x, y = SIZE * (ord(square[1]) - ord("A")), SIZE * int(square[2])
                yield key, (x, y, "square", one)


def owners_of_cities(view: Mapping[str, Any]) -> dict[int, int]:
    """The seat of every numbered city."""
    return {
        city["id"]: seat
        for seat, player in enumerate(view.get("players", []))
        for city in player.get("cities", [])
        if isinstance(city, dict)
    }


def seat_colour(seat: int) -> str:
    """The colour of a seat, the same as in the browser."""
    return SEATS[seat % len(SEATS)]


def line_svg(entry: Entry, places: Mapping[str, Place]) -> str:
    """The line between two places that an entry names."""
    ends = next((v for v in entry.values() if isinstance(v, list) and len(v) == 2), None)
    if ends is None or not all(isinstance(end, str) and end in places for end in ends):
        return ""
    (x1, y1, _, _), (x2, y2, _, _) = places[ends[0]], places[ends[1]]
    owner = entry.get("owner")
    colour, width = ("#b8a98c", 3) if owner is None else (seat_colour(owner), 7)
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{width}"/>'
    )


def place_svg(key: str, place: Place, cities: Mapping[int, int]) -> str:
    """A place with what is on it."""
    x, y, kind, entry = place
    terrain = str(entry.get("terrain", "")).rpartition(":")[2]
    name = key.rpartition(":")[2].replace("_", " ")
    if kind == "town":
        return town_svg(x, y, name, entry)
    fill = TERRAINS.get(terrain, WATER if kind == "hex" and not terrain else BARE)
    parts = [f"<g><title>{escape(' '.join([name, terrain]).strip())}</title>"]
    if kind == "hex":
        corner = SIZE / sqrt(3)
        shape = " ".join(
            f"{x + dx * HALF:.1f},{y + dy * corner:.1f}"
            for dx, dy in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
        )
        parts.append(f'<polygon points="{shape}" fill="{fill}" stroke="#fff" stroke-width="1.5"/>')
    else:
        parts.append(
            f'<rect x="{x - HALF:.1f}" y="{y - HALF:.1f}" width="{SIZE}" height="{SIZE}" '
            f'fill="{fill}" stroke="#fff" stroke-width="1"/>'
        )
    parts.append(text_svg(x, y + HALF * 0.78, name if kind == "square" or terrain else "", 8))
    parts.append(contents_svg(x, y, entry, cities))
    parts.append("</g>")
    return "".join(parts)


def contents_svg(x: float, y: float, entry: Entry, cities: Mapping[int, int]) -> str:
    """What is on a hex or a square."""
    parts = []
    mayor = cities.get(entry.get("city", -1))
    if mayor is not None:
        edge, colour = SIZE - 4, seat_colour(mayor)
        inside = colour if entry.get("centre") else "none"
        parts.append(
            f'<rect x="{x - edge / 2:.1f}" y="{y - edge / 2:.1f}" width="{edge}" height="{edge}" '
            f'fill="{inside}" stroke="{colour}" stroke-width="2"/>'
        )
        if entry.get("centre"):
            parts.append(text_svg(x, y + 6, "★", 18, "#fff"))
    if entry.get("owner") is not None:
        built = str(entry.get("structure", "")).rpartition(":")[2]
        parts.append(disc_svg(x, y - 2, entry["owner"], built))
    lying = [str(entry[what]) for what in ("resource", "token", "marker") if entry.get(what)]
    shown = " ".join([one.rpartition(":")[2].rpartition("-")[2][:9] for one in lying])
    parts.append(text_svg(x, y - HALF * 0.55, shown, 8))
    for what, dx in (("figures", -8), ("arriving", 8)):
        group = entry.get(what)
        if group:
            size = sum(count for name, count in group.items() if name != "seat")
            parts.append(disc_svg(x + dx, y + 2, group["seat"], str(size)))
    return "".join(parts)


def town_svg(x: float, y: float, name: str, entry: Entry) -> str:
    """A town on a sheet, in the colour of its owner."""
    owner = entry.get("owner")
    token = str(entry.get("token") or "").rpartition(":")[2].replace("_", " ")
    fill = "#fffcf5" if owner is None else seat_colour(owner)
    return (
        f'<g><circle cx="{x:.0f}" cy="{y:.0f}" r="13" fill="{fill}" stroke="{INK}" '
        f'stroke-width="1.5"/>{text_svg(x, y + 26, name, 13)}{text_svg(x, y - 17, token, 10)}</g>'
    )


def disc_svg(x: float, y: float, seat: int, text: str) -> str:
    """A piece of a seat with a few letters on it."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{seat_colour(seat)}" stroke="#fff" '
        f'stroke-width="1.5"/>{text_svg(x, y + 4, text, 11, "#fff")}'
    )


def text_svg(x: float, y: float, text: str, size: int, colour: str = INK) -> str:
    """A word; empty if there is none."""
    if not text:
        return ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}">{escape(text)}</text>'
