"""Endeavor in the terminal: regions with tracks, cities and decks, and the player boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.generic import QUIET, SEAT_COLORS, Board, Room
from pentapolis.cli.scene import Choice, Scene
from pentapolis.core.move import short

TRACKS: Final = ("industry", "culture", "finance", "politics")
TOKENS: Final = {
    "industry": "color(173)",
    "culture": "medium_purple1",
    "finance": "gold1",
    "politics": "dodger_blue1",
}
"""The colours of development tokens; a word next to them says the same."""
ACTION_TOKEN: Final = "green3"
WORKER: Final = "●"
IDLE: Final = "○"
CARD: Final = "▤"
# On low screens a track shows only its markers and the next token; `table` shows the rest.
TALL: Final = 36

Piece = Mapping[str, Any]


class Renderer(Board):
    """Draws the view of `games.endeavor.view`."""

    # --- drawn ---------------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        roomy = room.full or room.height >= TALL
        regions = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        regions.add_column(max_width=18)
        regions.add_column(ratio=1)
        for region in scene.view["regions"]:
            way, towns = self.way(scene, region, roomy), self.towns(scene, region)
            first, second = (way.append("\n"), towns) if roomy else (towns.append("  "), way)
            regions.add_row(self.region_name(scene, region), first.append_text(second))
        parts: list[RenderableType] = [regions]
        if room.full:
            parts.append(self.connections(scene))
            parts.append(self.stacks(scene))
        parts.append(self.levels(scene))
        parts.extend(self.player(scene, player) for player in self.players(scene))
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
        """A player by name, in the colour of the seat."""
        return Text(scene.player(seat), style_of(seat))

    def sign(self, scene: Scene, seat: int) -> Text:
        """A marker of a player: the first letter of the name, else the number of the seat."""
        return Text(sign_of(scene, seat), style_of(seat))

    def token(self, scene: Scene, token: str) -> Text:
        """A trade token by a short word."""
        kind = short(token)
        word = scene.own("word", "short", kind, default=scene.name(token))
        return Text(f"[{word}]", TOKENS.get(kind, ACTION_TOKEN))

    def region_name(self, scene: Scene, region: Piece) -> Text:
        """The name, and the progress of a closed region's track."""
        text = Text(scene.name(region["region"]), "bold")
        if not region["open"]:
            text.append(f" {filled(region)}/{len(region['track'])}", "not bold dim")
        return text

    def way(self, scene: Scene, region: Piece, roomy: bool) -> Text:
        """What is gained there besides cities: the track, or decks and everybody's markers."""
        text = Text()
        if not region["open"]:
            for space in region["track"]:
                if space["owner"] is not None:
                    text.append_text(self.sign(scene, space["owner"])).append(" ")
                elif space["token"] is not None:
                    text.append("" if roomy else "→ ", QUIET)
                    text.append_text(self.token(scene, space["token"])).append(" ")
                    if not roomy:
                        break
            if roomy and region["leader"] is not None:
                text.append(f" {scene.say('en-view-leader', seat=seat_id(region))}", QUIET)
            return text
        for deck in region["decks"]:
            if deck["cards"]:
                text.append(f"{CARD} ", QUIET).append(scene.name(deck["cards"][0]), "cyan")
                text.append(f" ×{len(deck['cards'])}  ", QUIET)
        for seat, count in enumerate(region["markers"]):
            if count:
                text.append_text(self.sign(scene, seat)).append(f"{count} ", style_of(seat))
        return text

    def towns(self, scene: Scene, region: Piece) -> Text:
        """The cities with their tokens or owners."""
        text = Text()
        for city in cities(scene, region):
            text.append("  " if text else "")
            text.append(scene.name(city["city"]), QUIET if city["owner"] is not None else "")
            if city["glory"] != 1:
                text.append(f"({city['glory']})", QUIET)
            if city["owner"] is not None:
                text.append("·", QUIET).append_text(self.mark(scene, city["owner"]))
            elif city["token"] is not None:
                text.append_text(self.token(scene, city["token"]))
        return text

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
            sign = sign_of(scene, seat)
            if not name.plain.casefold().startswith(sign.casefold()):
                name = Text(f"{sign} ", style_of(seat)).append_text(name)
            if player["passed"]:
                name.append(f" ({scene.say('en-view-passed')})", QUIET)
            tracks = [player["levels"][track] for track in TRACKS]
            levels = [f"{track['level']} → {track['value']}" for track in tracks]
            cards = f"{player['counted']}/{player['limit']}"
            points = str(scene.view["scores"][seat]["total"])
            table.add_row(name, *levels, str(player["harbor"]), cards, points)
        return table

    def player(self, scene: Scene, player: Piece) -> Text:
        """Buildings with their workers, tokens and cards."""
        text = self.mark(scene, player["seat"])
        for building in player["buildings"]:
            text.append("  ")
            if building["activates"]:
                text.append(WORKER if building["worker"] else IDLE, style_of(player["seat"]))
            text.append(scene.name(building["building"]), "default not bold")
        for token, count in player["tokens"].items():
            text.append("  ").append_text(self.token(scene, token))
            text.append(f"×{count}" if count > 1 else "", QUIET)
        cards = [scene.name(card) for card in player["cards"] if card != player["slot"]]
        if cards:
            text.append(f"  {CARD} {', '.join(cards)}", "cyan")
        for fact in apart(scene, player):
            text.append(f"  {fact}", "cyan")
        return text

    def connections(self, scene: Scene) -> Text:
        """The connections with their tokens or owners."""
        text = Text(f"{scene.own('word', 'connections')} ", QUIET)
        for connection in scene.view["connections"]:
            text.append(scene.name(connection["connection"]), "default not dim")
            if connection["owner"] is not None:
                text.append("·").append_text(self.mark(scene, connection["owner"]))
            if connection["token"] is not None:
                text.append_text(self.token(scene, connection["token"]))
            text.append("  ")
        return text

    def stacks(self, scene: Scene) -> Text:
        """The buildings that can still be taken."""
        text = Text(f"{scene.own('word', 'stacks')} ", QUIET)
        for stack in scene.view["stacks"]:
            if stack["left"]:
                text.append(f"{scene.name(stack['building'])} ", "default not dim")
                text.append(f"{stack['level']}×{stack['left']}  ", QUIET)
        return text

    def explained(self, scene: Scene, choice: Choice, among: int) -> Text:
        """A choice with what it would bring now."""
        text = self.choice(choice)
        about = self.about(scene, choice)
        return text.append(f"  {about}", QUIET) if about else text

    # --- in sentences --------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        yield f"{self.moment(scene)}."
        for region in scene.view["regions"]:
            yield f"{scene.name(region['region'])}: {'; '.join(self.region(scene, region))}."
        if full:
            yield f"{scene.own('word', 'connections')}:"
            for link in scene.view["connections"]:
                holder = self.holder(scene, link)
                yield f"  {scene.name(link['connection'])}: {holder}."
            yield f"{scene.own('word', 'stacks')}:"
            for stack in scene.view["stacks"]:
                left = scene.say("en-view-left", count=stack["left"])
                building = stack["building"]
                yield f"  {scene.name(building)}, {left}. {scene.text(building)}."
        for player in self.players(scene):
            yield from self.player_lines(scene, player, full)

    def region(self, scene: Scene, region: Piece) -> Iterator[str]:
        """The progress of the region, who is there, and what is there."""
        if region["open"]:
            yield scene.say("en-view-open")
            counts = [
                f"{scene.player(seat)} {count}"
                for seat, count in enumerate(region["markers"])
                if count
            ]
            if counts:
                yield f"{scene.say('en-view-markers')}: {', '.join(counts)}"
            for deck in region["decks"]:
                if deck["cards"]:
                    cards = deck["cards"]
                    yield scene.say("en-view-top-card", card=cards[0], count=len(cards))
        else:
            yield scene.say("en-view-closed", filled=filled(region), spaces=len(region["track"]))
            spaces = [self.holder(scene, space) for space in region["track"]]
            yield f"{scene.say('en-view-track')}: {', '.join(spaces)}"
            if region["leader"] is not None:
                yield scene.say("en-view-leader", seat=seat_id(region))
        towns = [
            f"{scene.name(city['city'])} ({self.holder(scene, city)})"
            for city in cities(scene, region)
        ]
        yield f"{scene.say('en-view-cities')}: {', '.join(towns)}"

    def holder(self, scene: Scene, place: Piece) -> str:
        """The owner of a place, or its token."""
        words = [scene.player(place["owner"])] if place["owner"] is not None else []
        if place["token"] is not None:
            words.append(scene.name(place["token"]))
        return ", ".join(words) or scene.say("en-view-nobody")

    def player_lines(self, scene: Scene, player: Piece, full: bool) -> Iterator[str]:
        """A player board in sentences; development tokens only in full, as levels say enough."""
        seat = player["seat"]
        who = scene.player(seat) + (f" ({scene.say('cli-you')})" if seat == scene.seat else "")
        facts = [
            f"{scene.own('counter', 'harbor')} {player['harbor']}",
            f"{scene.say('en-view-points')} {scene.view['scores'][seat]['total']}",
        ]
        if player["passed"]:
            facts.append(scene.say("en-view-passed"))
        yield f"{who}: {', '.join(facts)}."
        tracks = [
            scene.say(
                "en-view-track-level",
                name=scene.own("counter", track),
                track=track,
                level=player["levels"][track]["level"],
                value=player["levels"][track]["value"],
            )
            for track in TRACKS
        ]
        yield f"  {', '.join(tracks)}."
        names: list[str] = []
        for building in player["buildings"]:
            worker = f" ({scene.say('en-view-worker')})" if building["worker"] else ""
            names.append(scene.name(building["building"]) + worker)
        yield f"  {scene.own('word', 'stacks')}: {', '.join(names)}."
        tokens = [
            f"{count}× {scene.name(token)}"
            for token, count in player["tokens"].items()
            if full or short(token) not in TRACKS
        ]
        if tokens:
            yield f"  {scene.say('en-view-tokens')}: {', '.join(tokens)}."
        cards = [scene.name(card) for card in player["cards"] if card != player["slot"]]
        if cards:
            counted = scene.say("en-view-counted", count=player["counted"], limit=player["limit"])
            yield f"  {scene.say('en-view-cards')}: {', '.join(cards)} ({counted})."
        for fact in apart(scene, player):
            yield f"  {fact}."

    def choice_lines(self, scene: Scene) -> Iterator[str]:
        for choice in scene.choices:
            about = self.about(scene, choice)
            yield f"{choice.number}: {choice.line}" + (f". {about}." if about else "")

    # --- shared: what a choice would bring -----------------------------------------------

    def about(self, scene: Scene, choice: Choice) -> str:
        """Information about a choice: the place that it names, or its component."""
        if len(choice.args) != 1:
            return ""
        (arg,) = choice.args
        for region in scene.view["regions"]:
            if region["region"] == arg:
                return self.about_shipping(scene, region)
            for deck in region["decks"]:
                if deck["deck"] == arg:
                    return self.about_deck(scene, region, deck)
        for city in scene.view["cities"]:
            if city["city"] == arg:
                return self.about_city(scene, city)
        return scene.text(arg)

    def about_shipping(self, scene: Scene, region: Piece) -> str:
        """The next space of the track, its token, and who leads there."""
        number = filled(region)
        spaces = len(region["track"])
        if number == spaces:
            return scene.say("en-view-beside")
        token = region["track"][number]["token"]
        facts = [scene.say("en-view-space", number=number + 1, spaces=spaces, token=token)]
        if number + 1 == spaces:
            facts.append(scene.say("en-view-opens"))
        if region["leader"] is not None:
            facts.append(scene.say("en-view-leader", seat=seat_id(region)))
        return "; ".join(facts)

    def about_deck(self, scene: Scene, region: Piece, deck: Piece) -> str:
        """The top card, and the player's own markers in its region."""
        if not deck["cards"]:
            return ""
        card = deck["cards"][0]
        facts = [f"{scene.name(card)}: {scene.text(card)}"]
        if scene.seat is not None:
            facts.append(scene.say("en-view-own-markers", count=region["markers"][scene.seat]))
        return "; ".join(facts)

    def about_city(self, scene: Scene, city: Piece) -> str:
        """Token or owner, unusual glory, connections to own cities, broken ones."""
        facts: list[str] = []
        if city["owner"] is not None:
            facts.append(scene.say("en-view-held", seat=f"seat:{city['owner']}"))
        elif city["token"] is not None:
            facts.append(scene.say("en-view-token", token=city["token"]))
        if city["glory"] != 1:
            facts.append(scene.text(city["city"]))
        owners = {one["city"]: one["owner"] for one in scene.view["cities"]}
        for link in scene.view["connections"]:
            if city["city"] not in link["cities"]:
                continue
            (other,) = [end for end in link["cities"] if end != city["city"]]
            if owners[other] == scene.seat:
                token = link["token"]
                if token is None:
                    facts.append(scene.say("en-view-joins", city=other))
                else:
                    facts.append(scene.say("en-view-joins-token", city=other, token=token))
            elif link["owner"] is not None:
                facts.append(scene.say("en-view-breaks", city=other))
        return "; ".join(facts)


def cities(scene: Scene, region: Piece) -> list[Piece]:
    """The cities of a region."""
    return [city for city in scene.view["cities"] if city["region"] == region["region"]]


def filled(region: Piece) -> int:
    """How many spaces of the shipping track are filled."""
    return sum(space["owner"] is not None for space in region["track"])


def apart(scene: Scene, player: Piece) -> Iterator[str]:
    """The cards kept apart: on the governor slot, or turned over."""
    if player["slot"] is not None:
        yield scene.say("en-view-slot", card=player["slot"])
    if player["turned"]:
        turned = ", ".join(scene.name(card) for card in player["turned"])
        yield f"{scene.say('en-view-turned')}: {turned}"


def seat_id(region: Piece) -> str:
    """The leader on a region's track."""
    return f"seat:{region['leader']}"


def sign_of(scene: Scene, seat: int) -> str:
    """The first letter if all players have different ones, else the number of the seat."""
    letters = [scene.player(other)[:1].upper() for other in range(scene.view["seats"])]
    if letters[seat].isalpha() and letters.count(letters[seat]) == 1:
        return letters[seat]
    return str(seat + 1)


def style_of(seat: int) -> str:
    """The colour of a seat."""
    return f"bold {SEAT_COLORS[seat % len(SEAT_COLORS)]}"
