"""7 Wonders in the terminal: cities, neighbours, and the hand with its choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.generic import ACCENT, QUIET, Board, Room
from pentapolis.cli.scene import Choice, Scene
from pentapolis.core.message import Message

# A colour and, for those who cannot distinguish colours, a sign.
STYLES: Final = {
    "brown": ("color(137)", "■"),
    "grey": ("grey70", "▲"),
    "blue": ("dodger_blue1", "●"),
    "yellow": ("gold1", "◆"),
    "red": ("red1", "✚"),
    "green": ("green3", "✱"),
    "purple": ("medium_purple1", "★"),
}
GOODS: Final = {
    "wood": "color(71)",
    "stone": "grey74",
    "ore": "color(173)",
    "clay": "color(167)",
    "glass": "sky_blue1",
    "papyrus": "light_goldenrod2",
    "cloth": "plum2",
}
CARD_VERBS: Final = ("choose", "build", "stage", "sell", "take")
ARROWS: Final = {"left": "←", "right": "→"}
# From this width on, three cities are side by side.
WIDE = 110
TALL = 34


class Renderer(Board):
    """Draws the view of `games.seven_wonders.view`."""

    # --- drawn ---------------------------------------------------------------------------

    def table(self, scene: Scene, room: Room) -> RenderableType:
        view = scene.view
        heading = Rule(self.heading(scene), align="left", style=QUIET)
        parts: list[RenderableType] = []
        order = self.players(scene)
        own = order[-1]
        others = order[:-1]
        if scene.seat is None:
            return Group(*[self.city(scene, player, True) for player in order], heading)
        left, right = others[0], others[-1]
        strip = others[1:-1]
        roomy = room.height >= TALL or room.full
        if strip:
            parts.extend(self.line_of(scene, player) for player in strip)
        if room.width >= WIDE and roomy:
            panels = [
                Panel(
                    self.city(scene, player, True, framed=True),
                    title=self.title_of(scene, player),
                    title_align="left",
                    border_style="cyan" if player is own else QUIET,
                    box=box.ROUNDED,
                    width=room.width // 3,
                )
                for player in (left, own, right)
            ]
            parts.append(Columns(panels, padding=0))
        else:
            parts.append(self.city(scene, left, roomy))
            parts.append(self.city(scene, right, roomy))
            parts.append(self.city(scene, own, True))
        if view["pile"]["open"]:
            known = titled(scene.say("sw-view-pile"))
            known.append_text(joined(self.cards(scene, view["pile"]["known"])))
            parts.append(known)
        return Group(*parts, heading)

    def heading(self, scene: Scene) -> Text:
        """The state of the game in one line."""
        text = Text(scene.title, "bold")
        if scene.view["age"]:
            arrow = ARROWS[scene.view["passes"]]
            text.append(f" · {self.moment(scene)} {arrow}", "default not bold")
        return text

    def moment(self, scene: Scene) -> str:
        """Age, turn, and the direction in which hands pass."""
        view = scene.view
        return scene.say(
            "sw-view-moment",
            age=Message("sw-log-age", {"age": view["age"]}),
            turn=view["turn"],
            side=view["passes"],
        )

    def title_of(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """The player and the wonder."""
        seat = player["seat"]
        text = Text(style="bold cyan" if seat == scene.seat else "bold")
        text.append(f"{self.place(scene, seat)} ")
        text.append(scene.player(seat))
        if player["wonder"]:
            text.append(f" · {scene.name(player['wonder'])}", "not bold")
            if player["side"]:
                text.append(f", {scene.own('group', player['side'])}", "not bold")
        return text

    def place(self, scene: Scene, seat: int) -> str:
        """Left neighbour, right neighbour, the player, or further away."""
        if scene.seat is None:
            return "·"
        if seat == scene.seat:
            return "◉"
        me = scene.view["players"][scene.seat]
        return "←" if seat == me["left"] else "→" if seat == me["right"] else "·"

    def figures(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """Coins, strength, conflicts, science and points in one line."""
        text = Text(style="default not bold")
        for part in self.facts(scene, player):
            text.append(" · " if text else "", QUIET)
            text.append(part)
        return text

    def facts(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[str]:
        """The numbers of a city in words."""
        if not player["side"]:
            return
        yield scene.say("sw-view-coins", coins=player["coins"])
        yield scene.say("sw-effect-shields", shields=player["shields"])
        tokens = {int(value): count for value, count in player["tokens"].items() if count}
        if tokens:
            points = sum(value * count for value, count in tokens.items())
            yield scene.say("sw-view-conflicts", points=f"{points:+d}".replace("-", "−"))
        science = player.get("science", {})
        if any(science.values()):
            yield ", ".join(
                scene.say("sw-view-science", symbol=symbol, count=count)
                for symbol, count in science.items()
                if count
            )
        scores = scene.view["scores"]
        if scores:
            yield scene.say("sw-effect-points", points=scores[player["seat"]]["total"])

    def line_of(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """A distant city in one line."""
        text = self.title_of(scene, player)
        text.append("  ").append_text(self.figures(scene, player))
        text.append("  ").append_text(self.counts(scene, player))
        text.no_wrap = True
        text.overflow = "ellipsis"
        return text

    def city(
        self, scene: Scene, player: Mapping[str, Any], detail: bool, framed: bool = False
    ) -> RenderableType:
        """A city: title and numbers, goods, buildings, wonder."""
        lines: list[RenderableType] = []
        figures = self.figures(scene, player)
        if framed:
            lines.append(figures)
        else:
            title = self.title_of(scene, player)
            title.append("  ").append_text(figures)
            lines.append(title)
        if not player["side"]:
            return Group(*lines)
        goods = self.goods(scene, player["production"])
        own = player["seat"] == scene.seat
        if player["sells"] != player["production"] and not own:
            line = titled(scene.say("sw-view-sells"))
            line.append_text(self.goods(scene, player["sells"]))
        else:
            line = titled(scene.say("sw-view-makes")).append_text(goods)
        if not detail:
            line.append("  ").append_text(self.counts(scene, player))
        body: list[RenderableType] = [line]
        if detail:
            city = (scene.say("sw-view-city"), self.cards(scene, player["city"]))
            wonder = (scene.say("sw-view-wonder"), self.stages(scene, player))
            for title_of_list, rows in (city, wonder):
                if framed and rows:
                    body.append(Text(title_of_list, QUIET))
                    body.append(listed(rows))
                elif rows:
                    body.append(titled(title_of_list).append_text(joined(rows)))
        lines.extend(body if framed else [Padding(Group(*body), (0, 0, 0, 2))])
        return Group(*lines)

    def counts(self, scene: Scene, player: Mapping[str, Any]) -> Text:
        """The number of buildings of each colour, and of stages."""
        text = Text()
        for color, (style, sign) in STYLES.items():
            count = sum(scene.group(card) == color for card in player["city"])
            if count:
                text.append(f"{sign}{count} ", style)
        if "stages" in player:
            built, all_ = player["stages"]["built"], len(player["stages"]["all"])
            text.append(f"△{built}/{all_}", "bold" if built else QUIET)
        return text

    def goods(self, scene: Scene, symbols: list[list[str]]) -> Text:
        """Production symbols in words; either/or with a slash."""
        text = Text()
        for symbol in symbols:
            text.append(", " if text else "", QUIET)
            for i, good in enumerate(symbol):
                text.append("/" if i else "", QUIET)
                text.append(self.good(scene, good), GOODS[good])
        return text if text else Text("–", QUIET)

    def good(self, scene: Scene, name: str) -> str:
        """The name of a resource."""
        return scene.say("sw-resource", resource=name)

    def cards(self, scene: Scene, cards: list[str]) -> list[tuple[Text, Text]]:
        """Buildings, colour by colour: the sign and the names."""
        rows: list[tuple[Text, Text]] = []
        for color, (style, sign) in STYLES.items():
            names = [scene.name(card) for card in cards if scene.group(card) == color]
            if names:
                rows.append((Text(sign, style), Text(", ".join(names), style)))
        return rows

    def stages(self, scene: Scene, player: Mapping[str, Any]) -> list[tuple[Text, Text]]:
        """The stages: built ones ticked, the others with their cost."""
        rows: list[tuple[Text, Text]] = []
        for i, stage in enumerate(player["stages"]["all"]):
            effect = scene.text(stage["component"])
            if i < player["stages"]["built"]:
                rows.append((Text("✓ ", "green3"), Text(effect, QUIET)))
            else:
                text = Text().append_text(self.cost(scene, stage["cost"]))
                rows.append((Text(f"{i + 1}: ", ACCENT), text.append(" → ", QUIET).append(effect)))
        return rows

    def cost(self, scene: Scene, cost: Mapping[str, int]) -> Text:
        """Coins and goods."""
        text = Text()
        for name, units in cost.items():
            if not units:
                continue
            text.append(", " if text else "", QUIET)
            if name == "coins":
                text.append(scene.say("sw-view-coins", coins=units))
            else:
                word = self.good(scene, name)
                text.append(f"{units}× {word}" if units > 1 else word, GOODS[name])
        return text if text else Text("–", QUIET)

    def choices(self, scene: Scene, room: Room) -> RenderableType:
        verbs = {choice.verb for choice in scene.choices}
        if "side" in verbs:
            return self.sides(scene)
        columns = [verb for verb in CARD_VERBS if verb in verbs]
        if not columns:
            return super().choices(scene, room)
        table = Table(box=None, padding=(0, 1), pad_edge=False, expand=True, header_style=QUIET)
        table.add_column(scene.say("sw-view-card"), max_width=24)
        table.add_column(scene.say("sw-view-cost"), max_width=max(14, room.width // 5))
        table.add_column(scene.say("sw-view-effect"), ratio=1)
        for verb in columns:
            table.add_column(self.verb(scene, verb), justify="left")
        for card, row in self.rows(scene).items():
            style, sign = STYLES[scene.group(card)]
            copies = sum(hand["component"] == card for hand in scene.view["hand"])
            name = Text(f"{sign} {scene.name(card)}{f' ×{copies}' if copies > 1 else ''}", style)
            cells = [self.numbers(row, verb) for verb in columns]
            cost, note = self.price(scene, card)
            if note:
                cost = Text(note, "green3" if "build" in {c.verb for c in row} else QUIET)
            table.add_row(name, cost, scene.text(card), *cells)
        rest = [self.choice(choice) for choice in scene.choices if choice.verb not in columns]
        return Group(table, *rest)

    def rows(self, scene: Scene) -> dict[str, list[Choice]]:
        """The choices by card; hand cards without a choice have none."""
        rows: dict[str, list[Choice]] = {}
        named = [choice for choice in scene.choices if choice.verb in CARD_VERBS]
        if not any(choice.verb == "take" for choice in named):
            for hand in scene.view["hand"]:
                rows[hand["component"]] = []
        for choice in named:
            rows.setdefault(choice.args[0], []).append(choice)
        return rows

    def price(self, scene: Scene, card: str) -> tuple[Text, str]:
        """The printed cost of a hand card, and why it may not apply."""
        for hand in scene.view["hand"]:
            if hand["component"] == card:
                note = ""
                if hand["duplicate"]:
                    note = scene.say("sw-view-built")
                elif hand["chained"]:
                    note = scene.say("sw-view-chained")
                elif hand["free"]:
                    note = scene.say("sw-view-free")
                return self.cost(scene, hand["cost"]), note
        return Text("–", QUIET), ""

    def numbers(self, row: list[Choice], verb: str) -> Text:
        """The numbers to type, each with the neighbours to pay."""
        text = Text()
        for choice in row:
            if choice.verb != verb:
                continue
            text.append(" " if text else "")
            text.append(str(choice.number), ACCENT)
            paid = "".join(f"{ARROWS[side]}{coins}" for side, coins in payments(choice).items())
            if paid:
                text.append(f"({paid})", "default not bold")
        return text if text else Text("–", QUIET)

    def verb(self, scene: Scene, verb: str) -> str:
        """The heading of a column of choices."""
        return scene.say("sw-view-verb", verb=verb)

    def sides(self, scene: Scene) -> RenderableType:
        """Both sides of the player's board, to choose from."""
        assert scene.seat is not None
        wonder = scene.view["players"][scene.seat]["wonder"].partition(":")[2]
        lines: list[RenderableType] = []
        for choice in scene.choices:
            lines.append(self.choice(choice))
            for component in stages_of(scene, wonder, choice.args[0]):
                text = Text("      ")
                text.append(f"{component.rpartition('-')[2]}  ", ACCENT)
                text.append(scene.text(component)).append(f"  ({scene.note(component)})", QUIET)
                lines.append(text)
        return Group(*lines)

    # --- in sentences --------------------------------------------------------------------

    def table_lines(self, scene: Scene, full: bool = False) -> Iterator[str]:
        if scene.view["age"]:
            yield f"{self.moment(scene)}."
        for player in self.players(scene):
            yield from self.city_lines(scene, player)

    def city_lines(self, scene: Scene, player: Mapping[str, Any]) -> Iterator[str]:
        """A city in sentences."""
        seat = player["seat"]
        who = scene.player(seat)
        if seat == scene.seat:
            who += f" ({scene.say('cli-you')})"
        elif scene.seat is not None:
            me = scene.view["players"][scene.seat]
            if seat in (me["left"], me["right"]):
                side = "left" if seat == me["left"] else "right"
                who += f" ({scene.say('sw-view-neighbour', side=side)})"
        wonder = scene.name(player["wonder"]) if player["wonder"] else "–"
        side = f", {scene.own('group', player['side'])}" if player["side"] else ""
        if not player["side"]:
            yield f"{who}: {wonder}."
            return
        yield f"{who}: {wonder}{side}. {', '.join(self.facts(scene, player))}."
        sells = player["sells"] != player["production"] and seat != scene.seat
        goods = player["sells"] if sells else player["production"]
        heading = scene.say("sw-view-sells") if sells else scene.say("sw-view-makes")
        yield f"  {heading}: {self.goods(scene, goods).plain}."
        for color in STYLES:
            names = [scene.name(card) for card in player["city"] if scene.group(card) == color]
            if names:
                yield f"  {scene.own('group', color)}: {', '.join(names)}."
        stages = player["stages"]
        built = scene.say("sw-view-stages", built=stages["built"], all=len(stages["all"]))
        yield f"  {built}."
        if seat == scene.seat and stages["built"] < len(stages["all"]):
            stage = stages["all"][stages["built"]]
            cost = self.cost(scene, stage["cost"]).plain
            next_stage = scene.say("sw-view-next-stage", cost=cost)
            yield f"  {next_stage} {scene.text(stage['component'])}."

    def choice_lines(self, scene: Scene) -> Iterator[str]:
        verbs = {choice.verb for choice in scene.choices}
        if "side" in verbs:
            yield from self.side_lines(scene)
            return
        for card, row in self.rows(scene).items():
            group = scene.own("group", scene.group(card))
            _, note = self.price(scene, card)
            parts = [f"{scene.name(card)}, {group}", note, scene.note(card), scene.text(card)]
            yield ". ".join(part for part in parts if part) + "."
            for choice in row:
                yield f"  {choice.number}: {choice.line}"
        for choice in scene.choices:
            if choice.verb not in CARD_VERBS:
                yield f"{choice.number}: {choice.line}"

    def side_lines(self, scene: Scene) -> Iterator[str]:
        """Both sides of the player's board."""
        assert scene.seat is not None
        wonder = scene.view["players"][scene.seat]["wonder"].partition(":")[2]
        for choice in scene.choices:
            yield f"{choice.number}: {choice.line}"
            for component in stages_of(scene, wonder, choice.args[0]):
                number = component.rpartition("-")[2]
                yield f"  {number}. {scene.text(component)} ({scene.note(component)})."


def titled(title: str) -> Text:
    """The beginning of a line."""
    return Text().append(f"{title} ", QUIET)


def joined(rows: list[tuple[Text, Text]]) -> Text:
    """Marked things in one line."""
    text = Text()
    for mark, words in rows:
        text.append("  " if text else "").append_text(mark).append_text(words)
    return text


def listed(rows: list[tuple[Text, Text]]) -> RenderableType:
    """Marked things one below another."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for mark, words in rows:
        mark.rstrip()
        grid.add_row(mark, words)
    return Padding(grid, (0, 0, 0, 1))


def payments(choice: Choice) -> dict[str, str]:
    """By side: the coins that a choice pays to the neighbours."""
    pairs = [arg.partition(":") for arg in choice.args]
    return {side: coins for side, _, coins in pairs if side in ARROWS}


def stages_of(scene: Scene, wonder: str, side: str) -> list[str]:
    """The stages of a side, in order."""
    return sorted(id for id in scene.components if id.startswith(f"stage:{wonder}-{side}-"))
