"""Endeavor in the terminal: regions with their cities, and the player boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.generic import QUIET, SEAT_COLORS, Board, Room
from pentapolis.cli.scene import Scene

TRACKS: Final = ("industry", "culture", "finance", "politics")
WORKER: Final = "●"
IDLE: Final = "○"


class Renderer(Board):
    """Draws the view of `games.endeavor.view`."""

    # --- for the eye ---------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        view = scene.view
        regions = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        regions.add_column(max_width=18)
        regions.add_column(ratio=1)
        for region in view["regions"]:
            regions.add_row(self.region_name(scene, region), self.region(scene, region))
        parts: list[RenderableType] = [regions]
        if room.full:
            parts.append(self.connections(scene))
            parts.append(self.stacks(scene))
        parts.append(self.levels(scene))
        for player in self.players(scene):
            parts.append(self.player(scene, player))
        heading = Text(scene.title, "bold").append(f" · {self.moment(scene)}", "not bold")
        return Group(*parts, Rule(heading, align="left", style=QUIET))

    def moment(self, scene: Scene) -> str:
        """Round, phase, and who begins."""
        view = scene.view
        return scene.say(
            "en-view-moment",
            round=view["round"],
            phase=view["phase"],
            crown=f"seat:{view['crown']}",
        )

    def mark(self, scene: Scene, seat: int) -> Text:
        """A player by name, short and coloured."""
        return Text(scene.player(seat), style_of(seat))

    def region_name(self, scene: Scene, region: Mapping[str, Any]) -> Text:
        """The name and how far its track is."""
        text = Text(scene.name(region["region"]), "bold")
        track = region["track"]
        if track and not region["open"]:
            done = sum(space["owner"] is not None for space in track)
            text.append(f" {done}/{len(track)}", "not bold dim")
        return text

    def region(self, scene: Scene, region: Mapping[str, Any]) -> Text:
        """Cities with tokens or owners, the next token of the track, the top card."""
        text = Text()
        for city in self.cities(scene, region):
            text.append("  " if text else "")
            owner = city["owner"]
            if owner is not None:
                text.append(f"{scene.name(city['city'])} ", QUIET)
                text.append_text(self.mark(scene, owner))
            else:
                text.append(scene.name(city["city"]))
                text.append(f" [{self.value(scene, city['token'])}]", QUIET)
        spaces = [space for space in region["track"] if space["owner"] is None]
        if spaces:
            text.append("  → ", QUIET).append(self.value(scene, spaces[0]["token"]), "cyan")
        for deck in region["decks"]:
            if deck["cards"] and region["open"]:
                text.append("  ▤ ", QUIET).append(scene.name(deck["cards"][0]), "cyan")
        return text

    def cities(self, scene: Scene, region: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """The cities of a region."""
        return [city for city in scene.view["cities"] if city["region"] == region["region"]]

    def levels(self, scene: Scene) -> Table:
        """The tracks of all players side by side."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column("")
        for track in TRACKS:
            table.add_column(scene.own("counter", track))
        for heading in (
            scene.own("counter", "harbor"), scene.say("en-view-cards"), scene.say("en-view-points"),
        ):  # fmt: skip
            table.add_column(heading)
        for player in self.players(scene):
            seat = player["seat"]
            name = self.mark(scene, seat)
            if player["passed"]:
                name.append(f" ({scene.say('en-view-passed')})", QUIET)
            tracks = [player["levels"][track] for track in TRACKS]
            levels = [f"{track['level']} → {track['value']}" for track in tracks]
            cards = f"{player['counted']}/{player['limit']}"
            points = str(scene.view["scores"][seat]["total"])
            table.add_row(name, *levels, str(player["harbor"]), cards, points)
        return table

    def player(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """Buildings with their workers, tokens and cards."""
        text = self.mark(scene, player["seat"])
        for building in player["buildings"]:
            text.append("  ")
            if building["activates"]:
                text.append(WORKER if building["worker"] else IDLE, style_of(player["seat"]))
            text.append(scene.name(building["building"]), "default not bold")
        for token, count in player["tokens"].items():
            name = scene.name(token)
            text.append(f"  [{name} {count}]" if count > 1 else f"  [{name}]", QUIET)
        cards = [scene.name(card) for card in player["cards"]]
        if cards:
            text.append(f"  ▤ {', '.join(cards)}", "cyan")
        return text

    def connections(self, scene: Scene) -> Text:
        """The connections with a token still on them."""
        text = Text(f"{scene.own('word', 'connections')} ", QUIET)
        for connection in scene.view["connections"]:
            text.append(f"{scene.name(connection['connection'])}", "default not dim")
            if connection.get("token"):
                text.append(f" [{scene.name(connection['token'])}]", QUIET)
            text.append("  ")
        return text

    def stacks(self, scene: Scene) -> Text:
        """Buildings that can still be taken."""
        text = Text(f"{scene.own('word', 'stacks')} ", QUIET)
        for stack in scene.view["stacks"]:
            if stack["left"]:
                text.append(f"{scene.name(stack['building'])} ", "default not dim")
                text.append(f"{stack['level']}×{stack['left']}  ", QUIET)
        return text

    # --- for the ear ---------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        yield f"{self.moment(scene)}."
        for region in scene.view["regions"]:
            yield f"{self.region_name(scene, region).plain}: {self.region_words(scene, region)}."
        if full:
            yield f"{self.connections(scene).plain.strip()}."
            yield f"{self.stacks(scene).plain.strip()}."
        for player in self.players(scene):
            yield from self.player_lines(scene, player)

    def region_words(self, scene: Scene, region: Mapping[str, Any]) -> str:
        """The same as the eye sees, with words instead of signs."""
        words: list[str] = []
        for city in self.cities(scene, region):
            owner = city["owner"]
            holder = scene.player(owner) if owner is not None else self.value(scene, city["token"])
            words.append(f"{scene.name(city['city'])} ({holder})")
        spaces = [space for space in region["track"] if space["owner"] is None]
        if spaces:
            words.append(scene.say("en-view-next-token", token=spaces[0]["token"]))
        for deck in region["decks"]:
            if deck["cards"] and region["open"]:
                words.append(scene.say("en-view-top-card", card=deck["cards"][0]))
        return ", ".join(words)

    def player_lines(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[str]:
        """A player board in sentences."""
        seat = player["seat"]
        who = scene.player(seat) + (f" ({scene.say('cli-you')})" if seat == scene.seat else "")
        facts = [
            f"{scene.own('counter', track)} {player['levels'][track]['level']}" for track in TRACKS
        ]
        facts.append(f"{scene.own('counter', 'harbor')} {player['harbor']}")
        facts.append(f"{scene.say('en-view-cards')} {player['counted']}/{player['limit']}")
        facts.append(f"{scene.say('en-view-points')} {scene.view['scores'][seat]['total']}")
        if player["passed"]:
            facts.append(scene.say("en-view-passed"))
        yield f"{who}: {', '.join(facts)}."
        names: list[str] = []
        for building in player["buildings"]:
            worker = f" ({scene.say('en-view-worker')})" if building["worker"] else ""
            names.append(scene.name(building["building"]) + worker)
        yield f"  {', '.join(names)}."
        if player["cards"]:
            yield f"  {', '.join(scene.name(card) for card in player['cards'])}."


def style_of(seat: int) -> str:
    """The colour of a seat."""
    return f"bold {SEAT_COLORS[seat % len(SEAT_COLORS)]}"
