"""Civilization in the terminal: the known map, the players, the market, a battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.generic import QUIET, SEAT_COLORS, Board, Room
from pentapolis.cli.scene import Scene

COLUMNS: Final = "ABCDEFGHIJKLMNOP"
TERRAIN: Final = {
    "grassland": ("g", "green"),
    "desert": ("d", "yellow"),
    "mountain": ("m", "white"),
    "forest": ("f", "bold green"),
    "water": ("w", "blue"),
}
RESOURCE: Final = {"wheat": "w", "silk": "s", "incense": "i", "iron": "r"}
MARKS: Final = {"building": "B", "wonder": "W", "person": "P"}
COUNTERS: Final = ("trade", "culture", "level", "coins", "techs")


class Renderer(Board):
    """Draws the view of `games.civilization.view`."""

    # --- for the eye ---------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        parts: list[RenderableType] = [self.map(scene), Text(scene.say("cv-view-legend"), QUIET)]
        parts.append(self.market(scene))
        parts.append(self.numbers(scene))
        for player in self.players(scene):
            parts.append(self.player(scene, player))
        if scene.view["battle"] is not None:
            parts.append(Text(self.battle(scene), "bold"))
        heading = Text(scene.title, "bold").append(f" · {self.moment(scene)}", "not bold")
        return Group(*parts, Rule(heading, align="left", style=QUIET))

    def moment(self, scene: Scene) -> str:
        """Turn, phase, and who begins."""
        view = scene.view
        return scene.say(
            "cv-view-moment", turn=view["turn"], phase=view["phase"], first=f"seat:{view['first']}"
        )

    def map(self, scene: Scene) -> Text:
        """Three signs for each known square: terrain, what lies there, who stands there."""
        squares = {row["id"].partition(":")[2]: row for row in scene.view["squares"]}
        owners = self.owners(scene)
        height = max((int(name[1:]) for name in squares), default=0)
        text = Text("   " + "   ".join(COLUMNS) + "\n", QUIET)
        for row in range(1, height + 1):
            text.append(f"{row:>2} ", QUIET)
            for column in COLUMNS:
                square = squares.get(f"{column}{row}")
                if square is None:
                    text.append("·   ", QUIET)
                    continue
                letter, color = TERRAIN[square["terrain"]]
                text.append(letter, color)
                owner = owners.get(square.get("city", -1))
                text.append(sign(square), style_of(owner) if owner is not None else "bold")
                figures = square.get("figures")
                if figures:
                    text.append(figure_sign(figures), style_of(figures["seat"]))
                else:
                    text.append(" ")
                text.append(" ")
            text.append("\n")
        text.rstrip()
        return text

    def owners(self, scene: Scene) -> dict[int, int]:
        """Whose a city is."""
        return {
            city["id"]: player["seat"]
            for player in scene.view["players"]
            for city in player["cities"]
        }

    def market(self, scene: Scene) -> Text:
        """Resources and wonders that lie open."""
        market = scene.view["market"]
        text = Text(f"{scene.own('word', 'market')} ", QUIET)
        for resource, count in market["resources"].items():
            text.append(f"{scene.name('resource:' + resource)} {count}  ", "default not dim")
        names = [scene.name(wonder) for wonder in market["wonders"] if wonder]
        return text.append(", ".join(names), "cyan")

    def numbers(self, scene: Scene) -> Table:
        """The dials of all players side by side."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column("")
        for counter in COUNTERS:
            table.add_column(scene.own("counter", counter))
        for word in ("government", "forces", "events"):
            table.add_column(scene.own("word", word))
        for player in self.players(scene):
            seat = player["seat"]
            name = Text(scene.player(seat), style_of(seat))
            values = [str(value) for value in self.counters(player)]
            government = scene.name(player["government"])
            cards = f"{len(player['events'])}/{player['hand_limit']}"
            table.add_row(name, *values, government, str(len(player["forces"])), cards)
        return table

    def counters(self, player: Mapping[str, Any]) -> list[int]:
        """The numbers of `COUNTERS`."""
        return [len(player[name]) if name == "techs" else int(player[name]) for name in COUNTERS]

    def player(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """Cities with their yields, resources, and what is known of the hand."""
        text = Text(scene.player(player["seat"]), style_of(player["seat"]))
        for city in player["cities"]:
            text.append(f"  {self.city(scene, city)}", "default not bold")
        return text.append(f"  {', '.join(self.things(scene, player))}", "cyan not bold")

    def city(self, scene: Scene, city: Mapping[str, Any]) -> str:
        """One city in a few words."""
        return scene.say(
            "cv-view-city",
            square=city["square"],
            trade=city["trade"],
            production=city["production"],
            culture=city["culture"],
            walled="yes" if city["walled"] else "no",
        )

    def things(self, scene: Scene, player: Mapping[str, Any]) -> list[str]:
        """Resources, tokens, events and units by name."""
        found = [
            f"{scene.name('resource:' + name)} {count}"
            for name, count in player["resources"].items()
            if count
        ]
        if player["seat"] == scene.seat:
            found += [
                scene.name(item) for key in ("tokens", "events", "forces") for item in player[key]
            ]
        else:
            found += [scene.name(item) for item in player["tokens"]]
        return found + [scene.name(person) for person in player["reserve"]]

    def battle(self, scene: Scene) -> str:
        """Fronts of the battle under way."""
        battle = scene.view["battle"]
        fronts = []
        for number, front in enumerate(battle["fronts"], 1):
            sides = [
                f"{scene.name(side['unit'])} −{side['wounds']}" if side else "–" for side in front
            ]
            fronts.append(f"{number}. {' : '.join(sides)}")
        attacker, defender = battle["bonus"]
        where = scene.say(
            "cv-view-battle",
            square=battle["square"],
            seat=f"seat:{battle['attacker']}",
            attacker=attacker,
            defender=defender,
        )
        return f"{where}  {'   '.join(fronts)}"

    # --- for the ear ---------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        yield f"{self.moment(scene)}."
        for player in self.players(scene):
            seat = player["seat"]
            who = scene.player(seat) + (f" ({scene.say('cli-you')})" if seat == scene.seat else "")
            facts = [
                f"{scene.own('counter', name)} {value}"
                for name, value in zip(COUNTERS, self.counters(player), strict=True)
            ]
            yield f"{who}: {', '.join([*facts, scene.name(player['government'])])}."
            for city in player["cities"]:
                yield f"  {self.city(scene, city)}."
            for square in scene.view["squares"]:
                figures = square.get("figures")
                if figures and figures["seat"] == seat:
                    yield f"  {self.figures(scene, square)}."
            things = self.things(scene, player)
            if things:
                yield f"  {', '.join(things)}."
        yield f"{self.market(scene).plain}."
        if scene.view["battle"] is not None:
            yield f"{self.battle(scene)}."
        if full:
            for square in scene.view["squares"]:
                yield f"{self.square(scene, square)}."

    def figures(self, scene: Scene, square: Mapping[str, Any]) -> str:
        """Who stands on a square."""
        figures = square["figures"]
        names = [
            f"{figures[kind]}× {scene.name('figure:' + kind)}"
            for kind in ("army", "scout")
            if figures[kind]
        ]
        return f"{scene.name(square['id'])}: {', '.join(names)}"

    def square(self, scene: Scene, square: Mapping[str, Any]) -> str:
        """A square in words."""
        words = [scene.say("cv-view-terrain", terrain=square["terrain"])]
        words += [
            scene.name(square[key]) for key in ("resource", "token", "marker") if key in square
        ]
        return f"{scene.name(square['id'])}: {', '.join(words)}"


def sign(square: Mapping[str, Any]) -> str:
    """The most important thing on a square."""
    if square.get("centre"):
        return "◆"
    if "marker" in square:
        return MARKS[square["marker"].partition(":")[0]]
    if "token" in square:
        return "v" if square["token"].endswith("village") else "h"
    if square.get("coin"):
        return "$"
    if square.get("culture"):
        return "*"
    if "resource" in square:
        return RESOURCE[square["resource"].partition(":")[2]]
    return " "


def figure_sign(figures: Mapping[str, Any]) -> str:
    """A for armies, S for scouts, X for both."""
    if figures["army"] and figures["scout"]:
        return "X"
    return "A" if figures["army"] else "S"


def style_of(seat: int) -> str:
    """The colour of a seat."""
    return f"bold {SEAT_COLORS[seat % len(SEAT_COLORS)]}"
