"""Terra Mystica in the terminal: the map, the scoring tiles and the faction boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.generic import QUIET, Board, Room
from pentapolis.cli.scene import Scene
from pentapolis.core.move import short

# Colours of the seven terrains; a letter next to them says the same.
TERRAINS: Final = {
    "terrain:plains": "white on color(94)",
    "terrain:swamp": "white on grey15",
    "terrain:lakes": "white on dodger_blue3",
    "terrain:forest": "black on green3",
    "terrain:mountains": "black on grey66",
    "terrain:wasteland": "white on red3",
    "terrain:desert": "black on gold1",
}
# On low screens the map and the factions come first; `table` shows the rest.
TALL: Final = 30
CELL: Final = 6  # hex number, letter of the terrain, two of the structure
COUNTERS: Final = ("points", "coins", "workers", "priests")
CULTS: Final = ("fire", "water", "earth", "air")


class Renderer(Board):
    """Draws the view of `games.terra_mystica.view`."""

    # --- drawn ---------------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        parts: list[RenderableType] = list(self.map(scene, room))
        roomy = room.full or room.height >= TALL
        if roomy:
            parts.append(self.legend(scene))
        if room.full:
            parts.extend(
                self.entry(scene, key, scene.view[key]) for key in ("favors", "towns", "cards")
            )
        if roomy:
            parts.extend(Text(fact, QUIET) for fact in self.common(scene))
        parts.append(self.numbers(scene))
        parts.extend(
            self.tiles(scene, player) for player in self.players(scene) if tiles_of(player)
        )
        heading = Text(scene.title, "bold").append(f" · {self.moment(scene)}", "not bold")
        return Group(*parts, Rule(heading, align="left", style=QUIET))

    def moment(self, scene: Scene) -> str:
        """The round, and what it rewards."""
        view = scene.view
        if not view["round"]:
            return scene.say("cli-tm-setup")
        moment = scene.say("cli-tm-round", round=view["round"], rounds=view["rounds"])
        for tile in view["scoring"]:
            if tile["current"]:
                moment += f" · {scene.name(tile['component'])}"
        return moment

    def map(self, scene: Scene, room: Room) -> Iterator[Text]:
        """Row by row; every second row is half a hex further right."""
        cells: dict[tuple[int, int], tuple[str, str]] = {}
        letters = terrain_letters(scene)
        reach = self.reach(scene)
        for space in scene.view["hexes"]:
            text = short(space["component"]) + letters[space["terrain"]]
            style = TERRAINS[space["terrain"]]
            if space.get("structure"):
                text += short(space["structure"])
                style = f"bold underline {style}"
            elif space["component"] in reach:
                text += "·"
            cells[space["row"], space["column"]] = (text, style)
        for space in scene.view["rivers"]:
            cells[space["row"], space["column"]] = ("  ~", QUIET)
        wide = max(column for _, column in cells) + 1
        pad = " " * ((room.width - CELL * wide) // 2 if room.width > 100 else 0)
        for row in range(max(row for row, _ in cells) + 1):
            line = Text(pad + (" " * (CELL // 2) if row % 2 else ""), no_wrap=True)
            for column in range(wide):
                if (row, column) in cells:
                    cell, style = cells[row, column]
                    line.append(f"{cell:<{CELL - 1}}", style).append(" ")
            line.rstrip()
            yield line

    def reach(self, scene: Scene) -> set[str]:
        """The hexes that the player can reach."""
        if scene.seat is None:
            return set()
        return set(scene.view["players"][scene.seat].get("reach", ()))

    def legend(self, scene: Scene) -> Text:
        """What the letters mean."""
        text = Text()
        for terrain, letter in terrain_letters(scene).items():
            text.append(f" {letter} ", TERRAINS[terrain])
            text.append(f" {scene.name(terrain)}  ", QUIET)
        return text

    def common(self, scene: Scene) -> Iterator[str]:
        """What is common: the next tiles, power actions, bridges."""
        view = scene.view
        coming = [
            f"{tile['round']} {scene.name(tile['component'])}"
            for tile in view["scoring"]
            if not tile["past"] and not tile["current"]
        ]
        if coming:
            yield scene.say("cli-tm-coming", tiles=", ".join(coming))
        free = [scene.name(a["component"]) for a in view["power_actions"] if not a["used"]]
        if free:
            yield scene.say("cli-tm-actions", actions=", ".join(free))
        orders = [
            f"{scene.name(cult['component'])} {' '.join(free_places(cult)) or '–'}"
            for cult in view["cults"]
        ]
        yield scene.say("cli-tm-orders", orders=", ".join(orders))
        bridges = [
            f"{'–'.join(map(short, bridge['ends']))} {scene.player(bridge['owner'])}"
            for bridge in view["bridges"]
        ]
        if bridges:
            yield scene.say("cli-tm-bridges", bridges=", ".join(bridges))

    def numbers(self, scene: Scene) -> Table:
        """The faction boards side by side: what everybody has, and where on the tracks."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column(no_wrap=True)
        for heading in scene.say("cli-tm-columns").split():
            table.add_column(heading, justify="right", no_wrap=True)
        for player in self.players(scene):
            who = self.who(scene, player)
            if not player["faction"]:
                table.add_row(who)
                continue
            bowls = "/".join(map(str, player["bowls"]))
            tracks = (player["shipping"], player["digging"], *player["cults"], player["keys"])
            counted = [str(player[counter]) for counter in COUNTERS]
            table.add_row(who, *counted, bowls, *map(str, tracks))
        return table

    def who(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """A player with the faction in its colour."""
        own = player["seat"] == scene.seat
        text = Text(scene.player(player["seat"]), "bold cyan" if own else "bold")
        if player["faction"]:
            text.append(" ").append(
                scene.name(player["faction"]), f"not bold {TERRAINS[player['home']]}"
            )
            if player["passed"]:
                text.append(f" ({scene.say('cli-tm-passed')})", "not bold dim")
        return text

    def tiles(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """The tiles and the card of a player."""
        names = ", ".join(map(scene.name, tiles_of(player)))
        return Text(f"{scene.player(player['seat'])}: ", "bold").append(names, QUIET)

    def facts_of(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[str]:
        """Resources, power, tracks, cults and tiles in words."""
        for counter in COUNTERS:
            yield f"{scene.own('counter', counter)} {player[counter]}"
        bowls = "/".join(map(str, player["bowls"]))
        yield scene.say("cli-tm-power", bowls=bowls)
        yield scene.say("cli-tm-tracks", shipping=player["shipping"], digging=player["digging"])
        steps = [
            f"{scene.own('counter', cult)} {level}"
            for cult, level in zip(CULTS, player["cults"], strict=True)
            if level
        ]
        if steps:
            yield ", ".join(steps)
        if player["keys"]:
            yield scene.say("cli-tm-keys", keys=player["keys"])
        if tiles_of(player):
            yield ", ".join(map(scene.name, tiles_of(player)))
        if player["passed"]:
            yield scene.say("cli-tm-passed")

    # --- in sentences --------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        yield f"{self.moment(scene)}."
        yield from (f"{fact}." for fact in self.common(scene))
        if full:
            yield from self.map_lines(scene)
        for player in self.players(scene):
            seat = player["seat"]
            who = scene.player(seat) + (f" ({scene.say('cli-you')})" if seat == scene.seat else "")
            if not player["faction"]:
                yield f"{who}."
                continue
            facts = ", ".join(self.facts_of(scene, player))
            yield f"{who}: {scene.name(player['faction'])}, {facts}."
            built = [
                f"{scene.name(space['structure'])} {short(space['component'])}"
                for space in scene.view["hexes"]
                if space.get("owner") == seat and space.get("structure")
            ]
            if built:
                yield f"  {', '.join(built)}."
        reach = sorted(self.reach(scene))
        if reach:
            names = {space["component"]: space["terrain"] for space in scene.view["hexes"]}
            spaces = ", ".join(
                f"{short(id)} {scene.name(names[id])}" for id in reach if id in names
            )
            yield scene.say("cli-tm-reach", hexes=spaces)

    def map_lines(self, scene: Scene) -> Iterator[str]:
        """The map row by row, in words."""
        rows: dict[int, list[str]] = {}
        for space in scene.view["hexes"]:
            words = f"{short(space['component'])} {scene.name(space['terrain'])}"
            if space.get("structure"):
                owner = scene.player(space["owner"])
                words += f" ({scene.name(space['structure'])}, {owner})"
            rows.setdefault(space["row"], []).append(words)
        for row in rows.values():
            yield f"{', '.join(row)}."


def terrain_letters(scene: Scene) -> dict[str, str]:
    """A letter for each terrain: the first of its name that is not yet used."""
    letters: dict[str, str] = {}
    for terrain in TERRAINS:
        for letter in scene.name(terrain).lower():
            if letter not in letters.values():
                letters[terrain] = letter
                break
    return letters


def tiles_of(player: Mapping[str, Any]) -> list[str]:
    """The favor and town tiles and the card of a player."""
    if not player["faction"]:
        return []
    card = [player["card"]] if player["card"] else []
    return [*player["favors"], *player["towns"], *card]


def free_places(cult: Mapping[str, Any]) -> list[str]:
    """The values of the free places of a cult order."""
    return [str(place["steps"]) for place in cult["order"] if place["seat"] is None]
