"""A renderer for any game: it walks through the view and names what it finds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from pentapolis.cli.scene import Choice, Scene

# Parts of every view that the screen shows differently or not at all.
FRAME = {"game", "seats", "seat", "over", "waiting", "answered", "scores"}
PLAYERS = "players"
THING = "component"
# Coordinates on a map are of no use to a reader.
PLACES = {"x", "y"}
# Longer lists are shown in full only by the command `table`.
LONG = 10
# From this many choices on, they are grouped by verb, with headings.
MANY = 9
ACCENT = "bold cyan"
QUIET = "dim"
SEAT_COLORS = ("cyan", "magenta", "yellow", "green", "red", "blue", "white")


class Room:
    """How much space the screen has."""

    def __init__(self, width: int, height: int, full: bool = False) -> None:
        self.width = width
        self.height = height
        self.full = full  # everything was requested


class Board:
    """Draws a scene (`table`, `choices`) or renders it in sentences (`table_lines`, ...)."""

    # --- drawn ---------------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        """The whole table, without the question."""
        parts: list[RenderableType] = [Rule(Text(scene.title, "bold"), align="left", style=QUIET)]
        common = {
            key: value
            for key, value in scene.view.items()
            if key not in FRAME and key != PLAYERS and not is_empty(value)
        }
        for key, value in common.items():
            if is_long(value) and not room.full:
                parts.append(self.summary(scene, key, value))
            else:
                parts.append(self.entry(scene, key, value))
        for player in self.players(scene):
            parts.append(self.player_panel(scene, player))
        return Group(*parts)

    def players(self, scene: Scene) -> list[Mapping[str, Any]]:
        """The views of the players, the reader's own last: next to the question."""
        players = scene.view.get(PLAYERS)
        if not isinstance(players, list) or not all(isinstance(p, dict) for p in players):
            return []
        own = scene.seat if scene.seat is not None else -1
        order = [(own + 1 + i) % len(players) for i in range(len(players))]
        return [{"seat": seat, **players[seat]} for seat in order]

    def player_panel(self, scene: Scene, player: Mapping[str, Any]) -> RenderableType:
        """One player's things in a frame."""
        seat = int(player["seat"])
        color = SEAT_COLORS[seat % len(SEAT_COLORS)]
        body: list[RenderableType] = []
        scalars = [
            (key, value)
            for key, value in player.items()
            if key != "seat" and not isinstance(value, (list, dict)) and not is_empty(value)
        ]
        if scalars:
            line = Text()
            for key, value in scalars:
                line.append("  " if line else "")
                line.append(f"{self.word(scene, key)} ", QUIET)
                line.append(self.value(scene, value))
            body.append(line)
        for key, value in player.items():
            if isinstance(value, (list, dict)) and not is_empty(value):
                body.append(self.entry(scene, key, value))
        title = Text(scene.player(seat), f"bold {color}")
        if seat == scene.seat:
            title.append(f" ({scene.say('cli-you')})", color)
        return Panel(
            Group(*body), title=title, title_align="left", border_style=color, padding=(0, 1)
        )

    def entry(self, scene: Scene, key: str, value: Any) -> RenderableType:
        """A named value; larger ones indented below their name."""
        name = self.word(scene, key)
        if is_records(value):
            rows = [Text("· " + self.flat(scene, row)) for row in value]
            return Group(Text(name, QUIET), Padding(Group(*rows), (0, 0, 0, 2)))
        line = Text(f"{name} ", QUIET)
        line.append(self.flat(scene, value), "default not dim")
        return line

    def summary(self, scene: Scene, key: str, value: Any) -> Text:
        """A long list, shown by its length."""
        return Text(scene.say("cli-long", name=self.word(scene, key), count=len(value)), QUIET)

    def choices(self, scene: Scene, room: Room) -> RenderableType:
        """The numbered answers, grouped by verb if there are many."""
        parts: list[RenderableType] = []
        groups = grouped(scene.choices) if len(scene.choices) >= MANY else [scene.choices]
        for group in groups:
            labels = [self.explained(scene, choice, len(scene.choices)) for choice in group]
            wide = max(label.cell_len for label in labels)
            if len(labels) > 4 and wide < room.width // 2 - 2:
                parts.append(Columns(labels, padding=(0, 3), column_first=True))
            else:
                parts.extend(labels)
        return Group(*parts)

    def choice(self, choice: Choice) -> Text:
        """One numbered answer."""
        text = Text(f"{choice.number:>3} ", ACCENT)
        text.append(choice.label, "default not bold")
        return text.append(f"  {choice.effect}", QUIET) if choice.effect else text

    def explained(self, scene: Scene, choice: Choice, among: int) -> Text:
        """A choice, with what its component does if there are few."""
        text = self.choice(choice)
        about = scene.text(choice.args[0]) if among <= MANY and len(choice.args) == 1 else ""
        return text.append(f"  {about}", QUIET) if about else text

    # --- in sentences --------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        """The table as sentences, one thing per line."""
        for key, value in scene.view.items():
            if key in FRAME or key == PLAYERS or is_empty(value):
                continue
            if is_long(value) and not full:
                yield self.summary(scene, key, value).plain
            elif is_records(value):
                yield f"{self.word(scene, key)}:"
                yield from (f"  {self.flat(scene, row)}." for row in value)
            else:
                yield f"{self.word(scene, key)}: {self.flat(scene, value)}."
        for player in self.players(scene):
            seat = int(player["seat"])
            you = f" ({scene.say('cli-you')})" if seat == scene.seat else ""
            facts = {k: v for k, v in player.items() if k != "seat" and not is_empty(v)}
            yield f"{scene.player(seat)}{you}: {self.flat(scene, facts)}."

    def choice_lines(self, scene: Scene) -> Iterator[str]:
        """The numbered answers, one per line, with what their components do."""
        for choice in scene.choices:
            about = scene.text(choice.args[0]) if len(choice.args) == 1 else ""
            yield f"{choice.number}: {choice.line}" + (f". {about}." if about else "")

    # --- words ---------------------------------------------------------------------------

    def word(self, scene: Scene, key: str) -> str:
        """The name of an entry of the view: a text of the game, else its key."""
        for kind in ("word", "counter", "part"):
            found = scene.own(kind, key)
            if found:
                return found
        return scene.name(key) if ":" in key else key.replace("_", " ")

    def value(self, scene: Scene, value: Any) -> str:
        """A single value."""
        if value is True or value is False:
            return scene.say("cli-yes") if value else scene.say("cli-no")
        if value is None:
            return "–"
        return scene.name(value) if isinstance(value, str) else str(value)

    def flat(self, scene: Scene, value: Any) -> str:
        """Any value in one line."""
        if isinstance(value, dict):
            return ", ".join(self.facts(scene, value)) or "–"
        if isinstance(value, list):
            return ", ".join(self.nested(scene, item) for item in value) or "–"
        return self.value(scene, value)

    def facts(self, scene: Scene, value: Mapping[str, Any]) -> Iterator[str]:
        """The entries of a record that say something; its subject comes first."""
        for key, item in value.items():
            if is_empty(item) or item == 0 or key in PLACES:
                continue
            word = self.word(scene, str(key))
            if item is True:
                yield word
            elif (isinstance(item, str) and item.startswith(f"{key}:")) or key == THING:
                yield self.value(scene, item)  # "Londýn" is enough for "city Londýn"
            elif not (isinstance(item, list) and not any(item)):
                yield f"{word} {self.nested(scene, item)}"

    def nested(self, scene: Scene, value: Any) -> str:
        """A value inside a line, in brackets if it has parts."""
        text = self.flat(scene, value)
        return f"({text})" if isinstance(value, (list, dict)) and len(value) > 1 else text


def grouped(choices: list[Choice]) -> list[list[Choice]]:
    """The choices by verb, in order."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.verb, []).append(choice)
    return list(groups.values())


def is_empty(value: Any) -> bool:
    """Whether there is nothing worth showing."""
    return value is None or value is False or value == "" or value == [] or value == {}


def is_records(value: Any) -> bool:
    """Whether it is a list of records."""
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)


def is_long(value: Any) -> bool:
    """Whether it is too long to show at every question."""
    return isinstance(value, (list, dict)) and len(str(value)) > LONG * 80
