"""Imperium in the terminal: the market, the others in short, and the player's own area in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.generic import QUIET, SEAT_COLORS, Board, Room
from pentapolis.cli.scene import Scene
from pentapolis.core.message import Message

# A colour and, for those who cannot distinguish colours, a sign.
STYLES: Final = {
    "region": ("green3", "▲"),
    "uncivilised": ("color(173)", "◆"),
    "civilised": ("dodger_blue1", "■"),
    "tributary": ("medium_purple1", "●"),
    "fame": ("gold1", "★"),
    "unrest": ("red1", "✖"),
    "power": ("bold", "◉"),
    "grey": ("grey70", "·"),
}
TALL = 40
"""From this many lines on, there is room for the texts of own cards."""


class Renderer(Board):
    """Draws the view of `games.imperium.view`."""

    # --- drawn ---------------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        parts: list[RenderableType] = []
        order = [player for player in self.players(scene) if player["power"]]
        if order:
            parts.append(self.market(scene, room))
            parts.append(Text(" · ".join(self.decks(scene)), QUIET))
        for player in order:
            if player["seat"] == scene.seat:
                parts.append(self.own_area(scene, player, room))
            else:
                parts.append(self.area(scene, player))
        heading = Text(scene.title, "bold").append(f" · {self.moment(scene)}", "not bold")
        return Group(*parts, Rule(heading, align="left", style=QUIET))

    def moment(self, scene: Scene) -> str:
        """Round, whose turn, and whether the end is near."""
        view = scene.view
        moment = scene.say("im-view-moment", round=view["round"], seat=f"seat:{view['active']}")
        if view["last_round"] and not view["over"]:
            moment += f" · {scene.say('im-view-last', round=view['last_round'])}"
        return moment

    def market(self, scene: Scene, room: Room) -> RenderableType:
        """Five slots: the card, its tokens, what is under it, and its text."""
        grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style=QUIET, expand=True)
        grid.add_column(scene.say("im-view-market"), width=max(14, room.width // 5))
        grid.add_column("", width=max(12, room.width // 6))
        grid.add_column("", ratio=1, no_wrap=not room.full, overflow="ellipsis")
        for slot in scene.view["market"]:
            if slot is not None:
                grid.add_row(
                    self.card(scene, slot["component"]),
                    Text(self.on_card(scene, slot)),
                    Text(scene.text(slot["component"]), QUIET),
                )
        return grid

    def card(self, scene: Scene, component: str) -> Text:
        """A card's sign and name in its colour."""
        style, sign = STYLES[scene.group(component)]
        return Text(f"{sign} {scene.name(component)}", style)

    def on_card(self, scene: Scene, slot: Mapping[str, Any]) -> str:
        """Tokens on a market card and the unrest under it."""
        parts = [self.token(scene, name, count) for name, count in slot["tokens"].items()]
        if slot["unrest"]:
            parts.append(scene.say("im-view-unrest-under"))
        return ", ".join(parts)

    def token(self, scene: Scene, name: str, count: int) -> str:
        """Some tokens of one kind."""
        return scene.say("im-view-token", token=name, count=count)

    def decks(self, scene: Scene) -> Iterator[str]:
        """The common piles."""
        view = scene.view
        decks = view["decks"]
        yield scene.say(
            "im-view-decks",
            region=decks["region"],
            uncivilised=decks["uncivilised"],
            civilised=decks["civilised"],
            main=decks["main"],
        )
        fame = view["fame"]
        yield scene.say("im-view-fame", count=len(fame["cards"]))
        if not fame["cards"]:
            yield f"{scene.name(fame['king'])}: {scene.text(fame['king'])}"
        yield scene.say("im-view-unrest", count=view["unrest"])
        if view["exile"]:
            yield f"{scene.say('im-view-exile')}: {self.names(scene, view['exile'])}"

    def names(self, scene: Scene, cards: list[str]) -> str:
        """Cards by name, equal ones counted."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[scene.name(card)] = counts.get(scene.name(card), 0) + 1
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts.items()) or "–"

    def title(self, scene: Scene, player: Mapping[str, Any]) -> str:
        """A player with nation and state."""
        state = scene.tell(Message("im-state", {"state": player["state"]}))
        nation = f"{scene.name(player['nation'])} {player['side']}"
        return f"{scene.player(player['seat'])} · {nation} · {state}"

    def stock(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[str]:
        """Tokens of all kinds."""
        for name, count in player["tokens"].items():
            yield self.token(scene, name, count)
        yield scene.say("im-view-actions", actions=player["actions"], exhausts=player["exhausts"])

    def piles(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[str]:
        """The numbers of cards in the player's piles."""
        yield scene.say("im-view-hand", count=player["hand"]["size"], limit=player["hand_limit"])
        yield scene.say("im-view-deck", count=len(player["deck"]))
        yield scene.say("im-view-discard", count=len(player["discard"]))
        if "history" in player:
            yield scene.say("im-view-history", count=player["history"]["size"])
        else:
            yield scene.say("im-view-sunken", count=player["sunken"]["size"])
        nation = len(player["nation_deck"]) + (1 if player["accession"] else 0)
        if nation:
            text = scene.say("im-view-nation", count=nation)
            if player["nation_deck_exhausted"]:
                text += f" ({scene.say('im-view-exhausted')})"
            yield text
        if player["developments"]:
            text = scene.say("im-view-developments", count=len(player["developments"]))
            if player["development_deck_exhausted"]:
                text += f" ({scene.say('im-view-exhausted')})"
            yield text

    def known(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """Cards in hidden zones that the reader knows, by zone, without the reader's own hand."""
        if player["seat"] != scene.seat and player["hand"]["known"]:
            yield scene.say("im-view-known-hand"), self.names(scene, player["hand"]["known"])
        past = player["history"] if "history" in player else player["sunken"]
        if past["known"]:
            title = "im-view-in-history" if "history" in player else "im-view-in-sunken"
            yield scene.say(title), self.names(scene, past["known"])
        deck = [card for card in reversed(player["deck"]) if card is not None]
        if deck:
            yield scene.say("im-view-known-deck"), self.names(scene, deck)
        nation = [card for card in reversed(player["nation_deck"]) if card is not None]
        if nation:
            yield scene.say("im-view-known-nation"), self.names(scene, nation)
        if player["discard"]:
            yield scene.say("im-view-in-discard"), self.names(scene, player["discard"])

    def placed(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """The cards whose texts are in force, each with what is on and under it."""
        for row in player["play"]:
            yield row["component"], self.remarks(scene, row)
        for name in ("power", "court", "journey"):
            card = player[name]
            if card:
                marks = [scene.say("im-view-exhausted")] if card in player["exhausted"] else []
                if name == "court" and player["quest"]:
                    marks.append(f"{scene.say('im-view-quest')}: {scene.name(player['quest'])}")
                yield card, ", ".join(marks)
        for card in player["resolving"]:
            yield card, scene.say("im-view-resolving")

    def remarks(self, scene: Scene, row: Mapping[str, Any]) -> str:
        """Exhaust token, garrison and progress of a card in play."""
        marks = []
        if row["exhausted"]:
            marks.append(scene.say("im-view-exhausted"))
        if row["progress"]:
            marks.append(self.token(scene, "progress", row["progress"]))
        if row["garrison"]:
            marks.append(f"{scene.say('im-view-garrison')}: {self.names(scene, row['garrison'])}")
        return ", ".join(marks)

    def in_play(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """The play area in one line."""
        text = Text()
        for card, remark in self.placed(scene, player):
            text.append(", " if text else "", QUIET).append_text(self.card(scene, card))
            if remark:
                text.append(f" ({remark})", QUIET)
        return text

    def area(self, scene: Scene, player: Mapping[str, Any]) -> RenderableType:
        """Another player in short."""
        color = SEAT_COLORS[player["seat"] % len(SEAT_COLORS)]
        figures = " · ".join((*self.stock(scene, player), *self.piles(scene, player)))
        lines: list[RenderableType] = [
            Text(self.title(scene, player), f"bold {color}").append(
                f"  {figures}", "default not bold"
            ),
            Padding(self.in_play(scene, player), (0, 0, 0, 2)),
        ]
        known = [f"{zone}: {cards}" for zone, cards in self.known(scene, player)]
        if known:
            lines.append(Padding(Text(" · ".join(known), QUIET), (0, 0, 0, 2)))
        return Group(*lines)

    def own_area(self, scene: Scene, player: Mapping[str, Any], room: Room) -> RenderableType:
        """The player's own cards, with their texts if there is room."""
        color = SEAT_COLORS[player["seat"] % len(SEAT_COLORS)]
        roomy = room.full or room.height >= TALL
        lines: list[RenderableType] = [
            Text(self.title(scene, player), f"bold {color}").append(
                f" ({scene.say('cli-you')})  {' · '.join(self.stock(scene, player))}",
                "default not bold",
            )
        ]
        body: list[RenderableType] = [Text(" · ".join(self.piles(scene, player)))]
        body += [Text(f"{zone}: {cards}", QUIET) for zone, cards in self.known(scene, player)]
        if roomy and player["accession"]:
            accession = f"{scene.say('im-view-accession')}: {scene.name(player['accession'])}"
            body.append(Text(accession, QUIET))
        if roomy:
            for row in player["developments"]:
                body.append(Text(self.development(scene, row), QUIET))
            for card, remark in self.placed(scene, player):
                line = self.card(scene, card)
                if remark:
                    line.append(f" ({remark})", "default")
                body.append(line.append(f"  {scene.text(card)}", QUIET))
        else:
            body.append(self.in_play(scene, player))
        hand = Text(f"{scene.say('im-view-in-hand')}: ", QUIET)
        for i, card in enumerate(scene.view["hand"]):
            hand.append(", " if i else "", QUIET).append_text(self.card(scene, card))
        body.append(hand)
        return Group(*lines, Padding(Group(*body), (0, 0, 0, 2)))

    def development(self, scene: Scene, row: Mapping[str, Any]) -> str:
        """A development or quest with its price."""
        cost = ", ".join(self.token(scene, name, count) for name, count in row["cost"].items())
        return f"{scene.name(row['component'])} ({cost or '0'})"

    # --- in sentences --------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        order = [player for player in self.players(scene) if player["power"]]
        yield f"{self.moment(scene)}."
        if not order:
            return
        yield f"{scene.say('im-view-market')}:"
        for slot in scene.view["market"]:
            if slot is not None:
                marks = self.on_card(scene, slot)
                about = f". {scene.text(slot['component'])}"
                yield f"  {scene.name(slot['component'])}{f': {marks}' if marks else ''}{about}."
        for deck in self.decks(scene):
            yield f"{deck}."
        for player in order:
            yield from self.area_lines(scene, player, full)

    def area_lines(self, scene: Scene, player: Mapping[str, Any], full: bool) -> Iterator[str]:
        """A player's area in sentences; the reader's own includes the texts of its cards."""
        own = player["seat"] == scene.seat
        you = f" ({scene.say('cli-you')})" if own else ""
        yield f"{self.title(scene, player)}{you}. {', '.join(self.stock(scene, player))}."
        yield f"  {', '.join(self.piles(scene, player))}."
        for zone, cards in self.known(scene, player):
            yield f"  {zone}: {cards}."
        yield f"  {scene.say('im-view-play')}:"
        for card, remark in self.placed(scene, player):
            about = f". {scene.text(card)}" if own or full else ""
            yield f"    {scene.name(card)}{f' ({remark})' if remark else ''}{about}."
        if not own:
            return
        if player["accession"]:
            yield f"  {scene.say('im-view-accession')}: {scene.name(player['accession'])}."
        for row in player["developments"] if full else ():
            yield f"  {self.development(scene, row)}. {scene.text(row['component'])}."
        yield f"  {scene.say('im-view-in-hand')}:"
        for card in scene.view["hand"]:
            yield f"    {scene.name(card)}. {scene.text(card)}."
