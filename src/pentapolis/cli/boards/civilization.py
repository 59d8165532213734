"""Civilization in the terminal: the known map, the players, the market, a battle."""

from __future__ import annotations

from collections import Counter
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
RESOURCE: Final = {"wheat": "o", "silk": "s", "incense": "i", "iron": "r"}
MARKS: Final = {"building": "B", "wonder": "W", "person": "P"}
COUNTERS: Final = ("trade", "culture", "level", "coins", "techs")
UNITS: Final = ("infantry", "artillery", "mounted", "aircraft")
ROMAN: Final = ("–", "I", "II", "III", "IV", "V")
LAST_SPACE: Final = 21
COINS: Final = 15
# From this width on, a square of the map also shows whose figures are on it.
WIDE: Final = 84


class Renderer(Board):
    """Draws the view of `games.civilization.view`."""

    # --- drawn ---------------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        parts: list[RenderableType] = [self.map(scene, room.width >= WIDE)]
        parts += [Text(scene.say("cv-view-legend"), QUIET), self.market(scene)]
        if room.full:
            parts += [Text(line, QUIET) for line in self.piles(scene)]
        parts.append(self.numbers(scene))
        for player in self.players(scene):
            parts += self.player(scene, player, room.full)
        parts += [Text(line, "bold") for line in self.affairs(scene)]
        heading = Text(scene.title, "bold").append(f" · {self.moment(scene)}", "not bold")
        return Group(*parts, Rule(heading, align="left", style=QUIET))

    def moment(self, scene: Scene) -> str:
        """Turn, phase, and who begins."""
        view = scene.view
        return scene.say(
            "cv-view-moment", turn=view["turn"], phase=view["phase"], first=f"seat:{view['first']}"
        )

    def map(self, scene: Scene, wide: bool) -> Text:
        """Signs for each known square: terrain, what is there, who is there."""
        squares = {row["id"].partition(":")[2]: row for row in scene.view["squares"]}
        hidden = face_down(scene.view["tiles"])
        owners = self.owners(scene)
        size = 5 if wide else 4
        names = {*squares, *hidden}
        height = max((int(name[1:]) for name in names), default=0)
        width = max((COLUMNS.index(name[0]) for name in names), default=-1) + 1
        head = "".join(column.ljust(size) for column in COLUMNS[:width]).rstrip()
        text = Text(f"   {head}\n", QUIET)
        for row in range(1, height + 1):
            text.append(f"{row:>2} ", QUIET)
            for column in COLUMNS[:width]:
                square = squares.get(f"{column}{row}")
                if square is None:
                    text.append(("?" if f"{column}{row}" in hidden else " ").ljust(size), QUIET)
                    continue
                letter, color = TERRAIN[square["terrain"]]
                text.append(letter, color)
                owner = owners.get(square.get("city", -1))
                text.append(sign(square), style_of(owner) if owner is not None else "bold")
                figures = square.get("arriving") or square.get("figures")
                stands = figure_sign(figures, wide) if figures else ""
                text.append(stands.ljust(size - 2), style_of(figures["seat"]) if figures else "")
            text.append("\n")
        text.rstrip()
        return text

    def owners(self, scene: Scene) -> dict[int, int]:
        """The owner of each city."""
        return {
            city["id"]: player["seat"]
            for player in scene.view["players"]
            for city in player["cities"]
        }

    def market(self, scene: Scene) -> Text:
        """The resources and wonders of the market, with their prices."""
        market = scene.view["market"]
        text = Text(f"{scene.own('word', 'market')} ", QUIET)
        for resource, count in market["resources"].items():
            text.append(f"{scene.name('resource:' + resource)} {count}  ", "default not dim")
        return text.append(", ".join(self.wonders(scene)), "cyan")

    def wonders(self, scene: Scene) -> list[str]:
        """The wonders of the market."""
        found = []
        for wonder in scene.view["market"]["wonders"]:
            if wonder:
                facts = scene.components[wonder].facts
                found.append(
                    scene.say(
                        "cv-view-wonder", wonder=wonder, cost=facts["cost"], cheap=facts["cheap"]
                    )
                )
        return found

    def piles(self, scene: Scene) -> Iterator[str]:
        """What is left of markers and decks."""
        market = scene.view["market"]
        buildings = [
            f"{scene.name('building:' + group)} {count}"
            for group, count in market["buildings"].items()
        ]
        yield ", ".join(buildings)
        units = [
            f"{scene.name('unit:' + kind)} {count}"
            for kind, count in zip(UNITS, market["units"], strict=True)
        ]
        events = [
            f"{scene.name(f'deck:{deck}')} {count}"
            for deck, count in enumerate(market["events"], 1)
        ]
        yield ", ".join(units + events)

    def numbers(self, scene: Scene) -> Table:
        """The dials of all players side by side."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column("")
        for counter in COUNTERS:
            table.add_column(scene.own("counter", counter))
        for word in ("government", "forces", "ranks", "events"):
            table.add_column(scene.own("word", word))
        for player in self.players(scene):
            seat = player["seat"]
            name = Text(f"{seat + 1} {scene.player(seat)}", style_of(seat))
            government = scene.name(player["government"])
            cards = f"{len(player['events'])}/{player['hand_limit']}"
            ranks = " ".join(ROMAN[rank] for rank in player["ranks"])
            forces = str(len(player["forces"]))
            table.add_row(name, *self.counters(player), government, forces, ranks, cards)
        return table

    def counters(self, player: Mapping[str, Any]) -> list[str]:
        """The numbers of `COUNTERS`, with what they are for."""
        rows = "-".join(str(count) for count in player["rows"] if count)
        return [
            str(player["trade"]),
            str(player["culture"]),
            f"{player['level']}/{LAST_SPACE}",
            f"{player['coins']}/{COINS}",
            f"{len(player['techs'])} ({rows})" if rows else str(len(player["techs"])),
        ]

    def player(self, scene: Scene, player: Mapping[str, Any], full: bool) -> list[Text]:
        """Civilization, cities with their yields and markers, and the known part of the hand."""
        seat = player["seat"]
        text = Text(scene.player(seat), style_of(seat))
        if player["civ"]:
            text.append(f" ({scene.name(player['civ'])})", "default not bold")
        things = self.things(scene, player)
        if things:
            text.append(f"  {', '.join(things)}", "cyan not bold")
        lines = [text]
        for city in player["cities"]:
            lines.append(Text(f"  {self.city(scene, city)}"))
        if full or seat == scene.seat:
            lines += [Text(f"  {line}", QUIET) for line in self.techs(scene, player)]
        return lines

    def city(self, scene: Scene, city: Mapping[str, Any]) -> str:
        """One city in a few words, and what is around it."""
        words = scene.say(
            "cv-view-city",
            square=city["square"],
            capital="yes" if city["capital"] else "no",
            trade=city["trade"],
            production=city["production"],
            culture=city["culture"],
            walled="yes" if city["walled"] else "no",
            actions=city["actions"],
        )
        seen = [scene.name(resource) for resource in city["resources"]]
        built = [
            f"{scene.name(square['id'])} {scene.name(square['marker'])}"
            for square in scene.view["squares"]
            if square.get("city") == city["id"] and "marker" in square
        ]
        return "; ".join(part for part in (words, ", ".join(seen), ", ".join(built)) if part)

    def things(self, scene: Scene, player: Mapping[str, Any]) -> list[str]:
        """Resources, tokens, events and units as far as they are known."""
        found = [
            f"{scene.name('resource:' + name)} {count}"
            for name, count in player["resources"].items()
            if count
        ]
        hidden = [item for key in ("tokens", "events", "forces") for item in player[key]]
        found += [
            scene.name(item) if count == 1 else f"{count}× {scene.name(item)}"
            for item, count in Counter(hidden).items()
        ]
        return found + [scene.name(person) for person in player["reserve"]]

    def techs(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[str]:
        """The known techs, level by level, and the trade that research needs."""
        for level in range(1, 6):
            names = [scene.name(t) for t in player["techs"] if scene.group(t) == f"level-{level}"]
            if names:
                need = player["needs"][level - 1]
                yield f"{ROMAN[level]} ({need}): {', '.join(names)}"

    # --- current events ------------------------------------------------------------------

    def affairs(self, scene: Scene) -> Iterator[str]:
        """An offer on the table, promises, a battle."""
        offer = scene.view["offer"]
        if offer is not None:
            yield self.offer(scene, offer)
        for promise in scene.view["promises"]:
            yield self.promise(scene, promise)
        if scene.view["battle"] is not None:
            yield from self.battle(scene)

    def offer(self, scene: Scene, offer: Mapping[str, Any]) -> str:
        """Who offers what to whom; outsiders see only that there is an offer."""
        seats = {"seat": f"seat:{offer['from']}", "other": f"seat:{offer['to']}"}
        if "give" not in offer:
            return scene.say("cv-view-offer-hidden", **seats)
        give = [*self.bundle(scene, offer["give"]), *self.promised(scene, offer["promises"])]
        get = self.bundle(scene, offer["get"])
        return scene.say(
            "cv-view-offer", **seats, give=", ".join(give) or "–", get=", ".join(get) or "–"
        )

    def bundle(self, scene: Scene, bundle: Mapping[str, Any]) -> list[str]:
        """One side of an offer."""
        found = [
            f"{scene.own('counter', name)} {bundle[name]}"
            for name in ("trade", "culture")
            if bundle[name]
        ]
        found += [
            f"{count}× {scene.name('resource:' + name)}"
            for name, count in bundle["resources"].items()
        ]
        found += [scene.name(token) for token in bundle.get("tokens", ())]
        for name in ("hut", "village"):
            if bundle.get(f"{name}s"):
                found.append(f"{bundle[f'{name}s']}× {scene.name('token:' + name)}")
        for deck, item in enumerate(bundle["events"], 1):
            if isinstance(item, str):
                found.append(scene.name(item))
            elif item:
                found.append(f"{item}× {scene.name(f'deck:{deck}')}")
        return found

    def promised(self, scene: Scene, promises: list[Mapping[str, Any]]) -> list[str]:
        """The promises of an offer."""
        return [self.promise(scene, promise) for promise in promises]

    def promise(self, scene: Scene, promise: Mapping[str, Any]) -> str:
        """A promise that was made."""
        about = f"seat:{promise['about']}" if "about" in promise else f"trade:{promise['trade']}"
        return scene.say(
            "cv-view-promise",
            seat=f"seat:{promise['from']}",
            other=f"seat:{promise['to']}",
            promise=f"promise:{promise['promise']}",
            about=about,
            until=f"turn:{promise['until']}",
        )

    def battle(self, scene: Scene) -> Iterator[str]:
        """Sides, hands and fronts of the battle in progress."""
        battle = scene.view["battle"]
        attacker, defender = battle["bonus"]
        other = battle["defender"]
        yield scene.say(
            "cv-view-battle",
            square=battle["square"],
            seat=f"seat:{battle['attacker']}",
            other=f"seat:{other}" if other is not None else scene.say("cv-view-barbarians"),
            attacker=attacker,
            defender=defender,
        )
        for side, hand in enumerate(battle["hands"]):
            seat = battle["attacker"] if side == 0 else other
            who = scene.player(seat) if seat is not None else scene.say("cv-view-barbarians")
            if isinstance(hand, int):
                cards = scene.say("cv-view-cards", count=hand)
            else:
                more = battle["more"][side]
                cards = ", ".join(self.unit(scene, card, strength_of(card, more)) for card in hand)
            yield f"  {who}: {cards or '–'}"
        for number, front in enumerate(battle["fronts"], 1):
            sides = [
                self.unit(scene, side["unit"], side["strength"], side["wounds"]) if side else "–"
                for side in front
            ]
            yield f"  {number}. {' : '.join(sides)}"

    def unit(self, scene: Scene, card: str, strength: int, wounds: int = 0) -> str:
        """A unit with its strength at the present rank."""
        return scene.say("cv-view-unit", unit=card, strength=strength, wounds=wounds)

    # --- in sentences --------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        yield f"{self.moment(scene)}."
        for player in self.players(scene):
            seat = player["seat"]
            who = scene.player(seat) + (f" ({scene.say('cli-you')})" if seat == scene.seat else "")
            facts = [
                f"{scene.own('counter', name)} {value}"
                for name, value in zip(COUNTERS, self.counters(player), strict=True)
            ]
            if player["civ"]:
                facts.insert(0, scene.name(player["civ"]))
            yield f"{who}: {', '.join([*facts, scene.name(player['government'])])}."
            for city in player["cities"]:
                yield f"  {self.city(scene, city)}."
            for square in scene.view["squares"]:
                for key in ("figures", "arriving"):
                    if key in square and square[key]["seat"] == seat:
                        yield f"  {self.figures(scene, square, square[key])}."
            things = self.things(scene, player)
            if things:
                yield f"  {', '.join(things)}."
            if full or seat == scene.seat:
                yield from (f"  {line}." for line in self.techs(scene, player))
        yield f"{self.market(scene).plain}."
        yield from (f"{line}." for line in self.affairs(scene))
        if full:
            yield from (f"{line}." for line in self.piles(scene))
            for square in scene.view["squares"]:
                yield f"{self.square(scene, square)}."

    def figures(self, scene: Scene, square: Mapping[str, Any], figures: Mapping[str, Any]) -> str:
        """The figures on a square."""
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
        words += [
            scene.own("counter", name)
            for name in ("coins", "culture")
            if name.rstrip("s") in square
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


def figure_sign(figures: Mapping[str, Any], wide: bool) -> str:
    """A for armies, S for scouts, X for both; with their owner if there is room."""
    both = figures["army"] and figures["scout"]
    letter = "X" if both else ("A" if figures["army"] else "S")
    return f"{letter}{figures['seat'] + 1}" if wide else letter


def face_down(tiles: list[Mapping[str, Any]]) -> set[str]:
    """The squares of undiscovered tiles."""
    found: set[str] = set()
    for tile in tiles:
        if tile["tile"] is None:
            corner = tile["square"].partition(":")[2]
            left, top = COLUMNS.index(corner[0]), int(corner[1:])
            found |= {f"{COLUMNS[left + x]}{top + y}" for x in range(4) for y in range(4)}
    return found


def strength_of(card: str, more: Mapping[str, int]) -> int:
    """The strength of a card in hand, from its printed value and its owner's rank."""
    kind, _, printed = card.partition(":")[2].rpartition("-")
    return int(printed) + more[kind]


def style_of(seat: int) -> str:
    """The colour of a seat."""
    return f"bold {SEAT_COLORS[seat % len(SEAT_COLORS)]}"
