"""HTML of a match, a position and a question for notebooks.

A position shows what a spectator sees: the map if the game has one, the players side by side, and
what is open to all. A seat's own view has more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

from pentapolis.core.move import short
from pentapolis.core.picture import map_svg, seat_colour

if TYPE_CHECKING:
    from pentapolis.core.agenda import Decision
    from pentapolis.core.match import Match
    from pentapolis.core.state import State

MOST_MOVES: Final = 40
MOST_THINGS: Final = 30
# Left out: what the heading already says, and what views repeat only for drawing.
LEFT_OUT: Final = frozenset(
    [
        "seat", "seats", "game", "left", "right", "colour", "active", "waiting", "answered",
        "scores", "players", "hexes", "rivers", "squares", "tiles", "cities", "connections",
        "bridges", "reach", "barred", "skips", "sells", "earns", "pyramid", "open", "needs", "all",
        "most_shipping", "most_digging", "science_assigned", "building_allowed", "top_building",
        "free_card", "town_power", "race", "coins_from", "coin_tokens", "actions_max",
        "exhausts_max", "deck_cards", "worth",
    ]
)  # fmt: skip
COLOURS: Final = {
    "blue": "#3f78c0", "green": "#3a8a4f", "red": "#bf4234", "yellow": "#c99412",
    "purple": "#7d4a98", "brown": "#8a5f3a", "grey": "#7a7f87", "gray": "#7a7f87",
    "black": "#4a4a50", "region": "#7a8a3a", "uncivilised": "#b06a2c", "civilised": "#3f78c0",
    "tributary": "#8a5f3a", "fame": "#c99412", "unrest": "#6b6b70", "power": "#7d4a98",
}  # fmt: skip
PLAIN: Final = "#8b7f6c"
CELL: Final = "padding:2px 8px;text-align:left;vertical-align:top"


class Names:
    """The components of a game as small coloured labels."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = components

    def label(self, name: str, more: str = "") -> str:
        """A component by its id."""
        found = self.components.get(name)
        if found is None:
            return escape(" ".join([short(name).replace("_", " "), more]).strip())
        colour = COLOURS.get(found.group, PLAIN)
        return (
            f'<span style="background:{colour};color:#fff;border-radius:3px;padding:0 4px;'
            f'white-space:nowrap;display:inline-block;margin:1px">{escape(found.en)}'
            f"{escape(f' {more}' if more else '')}</span>"
        )

    def cell(self, value: Any) -> str:
        """A value of the view in a few words; empty if there is nothing to show."""
        if value is None or value is False or value in (0, "", [], {}):
            return ""
        if value is True:
            return "✓"
        if isinstance(value, str):
            return self.label(value)
        if isinstance(value, dict):
            return self.pairs(value)
        return self.several(value) if isinstance(value, list) else escape(str(value))

    def pairs(self, value: Mapping[str, Any]) -> str:
        """A thing with facts, or numbers by name."""
        thing = next((v for v in value.values() if isinstance(v, str) and ":" in v), None)
        if thing is not None:
            facts = [
                f"{v}" if name in ("left", "coins", "points") else f"{short(name)} {v}"
                for name, v in value.items()
                if isinstance(v, int) and not isinstance(v, bool) and v
            ]
            return self.label(thing, ", ".join(facts))
        found = []
        for name, number in value.items():
            shown = self.cell(number) if name not in LEFT_OUT else ""
            if isinstance(number, dict):
                shown = shown and f"({shown})"
            if shown:
                found.append(f"{escape(short(str(name)).replace('_', ' '))}:&nbsp;{shown}")
        return ", ".join(found)

    def several(self, values: Sequence[Any]) -> str:
        """A list: numbers in a row, things as labels, hidden ones counted."""
        if all(isinstance(value, int) for value in values):
            return " · ".join([str(int(value)) for value in values]) if any(values) else ""
        if all(isinstance(value, list) for value in values):
            return ", ".join(["/".join([self.cell(v) for v in value]) for value in values if value])
        shown = [self.cell(value) for value in values if value is not None]
        hidden = len(values) - len(shown)
        more = [f"and {len(shown) - MOST_THINGS} more"] if len(shown) > MOST_THINGS else []
        unknown = [f"{hidden} hidden"] if hidden else []
        return " ".join(shown[:MOST_THINGS] + more + unknown)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; headings and cells are HTML."""
    head = "".join([f'<th style="{CELL}">{text}</th>' for text in headings])
    body = "".join(
        [
            "<tr>" + "".join([f'<td style="{CELL}">{text}</td>' for text in row]) + "</tr>"
            for row in rows
        ]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def seat_html(seat: int) -> str:
    """A seat with its colour."""
    return f'<span style="color:{seat_colour(seat)}">●</span>&nbsp;seat&nbsp;{seat}'


def position_html(state: State) -> str:
    """A position as a spectator sees it."""
    view = state.view(None)
    names = Names(state.game.components())
    waited = [seat_html(seat) for seat in state.waited_for(None)]
    asked = "over" if state.over else f"waiting for {' and '.join(waited) or 'somebody'}"
    facts = [
        f"{name.replace('_', ' ')} {escape(str(value))}"
        for name, value in view.items()
        if isinstance(value, (int, str)) and not isinstance(value, bool) and value != ""
        and name not in LEFT_OUT
    ]  # fmt: skip
    title = f"<p><b>{escape(state.game.en)}</b>: {', '.join([asked, *facts])}</p>"
    return title + map_svg(view) + players_html(view, names) + common_html(view, names)


def players_html(view: Mapping[str, Any], names: Names) -> str:
    """The players side by side, a column for each."""
    players: list[dict[str, Any]] = view.get("players", [])
    rows = [["score", *[str(score["total"]) for score in view.get("scores", [])]]]
    for name in players[0] if players else ():
        if name not in LEFT_OUT:
            values = [player.get(name) for player in players]
            cells = [names.cell(value) for value in values]
            if any(cells):  # where somebody has some, nothing is worth telling too
                pairs = zip(values, cells, strict=True)
                cells = ["0" if type(value) is int and not cell else cell for value, cell in pairs]
            rows.append([name.replace("_", " "), *cells])
    told = [row for row in rows if any(row[1:])]
    return table(["", *[seat_html(seat) for seat in range(len(players))]], told)


def common_html(view: Mapping[str, Any], names: Names) -> str:
    """What is open to all, a line for each kind."""
    rows = [
        [f"<b>{name.replace('_', ' ')}</b>", names.cell(value)]
        for name, value in view.items()
        if isinstance(value, (list, dict)) and name not in LEFT_OUT
    ]
    told = [row for row in rows if row[1]]
    return table(["on the table", ""], told) if told else ""


def question_html(decision: Decision) -> str:
    """A question with the moves that answer it."""
    moves = decision.moves
    rows = [
        [escape(text) for text in (move.text, move.verb, ", ".join(move.args))]
        for move in moves[:MOST_MOVES]
    ]
    more = f"<p>and {len(moves) - MOST_MOVES} more</p>" if len(moves) > MOST_MOVES else ""
    title = f"<p>{seat_html(decision.seat)}: {escape(str(decision.prompt))}</p>"
    return title + table(["move", "verb", "arguments"], rows) + more


def match_html(match: Match) -> str:
    """A match: its progress, the position, and the last moves."""
    last = [[seat_html(seat), escape(text)] for seat, text in match.record[-5:]]
    told = f"<p>seed {match.seed}, {match.position} moves</p>"
    return position_html(match.state) + told + (table(["", "last moves"], last) if last else "")
