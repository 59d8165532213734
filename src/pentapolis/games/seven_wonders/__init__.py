"""7 Wonders, 2nd edition (2020), for 3 to 7 players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pentapolis.core.chance import seeded
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short
from pentapolis.core.state import State
from pentapolis.games.seven_wonders import heuristics
from pentapolis.games.seven_wonders.construction import goods_message
from pentapolis.games.seven_wonders.effects import COLORS, RESOURCES, Effect
from pentapolis.games.seven_wonders.setup import SetUp
from pentapolis.games.seven_wonders.state import TOKENS, Action, SevenWonders
from pentapolis.games.seven_wonders.tables import (
    CARD_INDEX,
    CARDS,
    CHAIN_FROM,
    SIDES,
    WONDER_INDEX,
    WONDERS,
    Card,
    Cost,
    production,
)


def check_boards(value: Any, seats: int) -> Message | None:
    """The option `boards` as a list: one different wonder per seat (SW-1.10, SW-Q21)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("sw-boards-per-seat", {"seats": seats}, "SW-1.10")
    unknown = [name for name in value if not isinstance(name, str) or name not in WONDER_INDEX]
    if unknown:
        known = ", ".join(WONDER_INDEX)
        return Message("sw-unknown-wonder", {"wonder": str(unknown[0]), "known": known})
    if len(set(value)) < seats:
        return Message("sw-board-twice", {}, "SW-1.10")
    return None


class SevenWondersGame(Game):
    """The game as the collection sees it."""

    id = "seven-wonders"
    prefix = "SW"
    package = "pentapolis.games.seven_wonders"
    en = "7 Wonders"
    cs = "7 divů světa"
    rules_version = 2
    seats = range(3, 8)
    seats_rule = "SW-1.1"
    options = (
        Option("sides", ("choose", "day", "night", "random")),
        Option("boards", ("random", "pick"), check_boards),
        Option("two_step_commit", (False, True)),
        Option("hide_facedown_cards", (False, True)),
    )
    round_log = "turn"

    def first_state(self, seats: int, seed: int, options: Options) -> State:
        state = SevenWonders(seats)
        state.begin(seeded(seed), SetUp(options["sides"], options["boards"]))
        state.two_step = options["two_step_commit"]
        state.hide_facedown = options["hide_facedown_cards"]
        state.age = 0
        state.turn = 0
        state.wonders = [-1] * seats
        state.boards = [-1] * seats
        state.stages = [0] * seats
        state.coins = [0] * seats
        state.cities = [0] * seats
        state.own = [0] * seats
        state.sale = [0] * seats
        state.discounts = [0] * seats
        state.shields = [0] * seats
        state.abilities = [0] * seats
        state.tokens = [0] * (len(TOKENS) * seats)
        state.hands = [()] * seats
        state.chosen = []
        state.facedown = []
        state.decks = ()
        state.box = ()
        state.works = [production(0)] * seats
        state.stalls = [0] * seats
        state.counts = [0] * seats
        return state

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    def rate(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, SevenWonders)
        return heuristics.rate(state, seat, moves if isinstance(moves, list) else [*moves])

    def sketcher(self) -> Callable[[Any, int, list[Move]], list[float]]:
        return heuristics.rate

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SevenWonders)
        return heuristics.evaluate(state, seat)

    def label(self, move: Move) -> Message:
        if move.verb == "decline":
            return Message("sw-move-decline")
        if move.verb == "side":
            return Message("sw-move-side", {"side": move.args[0]})
        if move.verb == "board":
            return Message("sw-move-board", {"wonder": move.args[0]})
        label = card_move(move)
        if isinstance(move, Action) and (move.left or move.right):
            return Message("sw-move-paid", {"move": label, "left": move.left, "right": move.right})
        return label


def card_move(move: Move) -> Message:
    """What is done with which card."""
    card = {"card": move.args[0]}
    if move.verb == "build":
        return Message("sw-move-build", {**card})
    if move.verb == "stage":
        return Message("sw-move-stage", {**card})
    if move.verb == "sell":
        return Message("sw-move-sell", {**card})
    if move.verb == "take":
        # The pile may hold a Loom of Age I and one of Age II.
        age = CARDS[CARD_INDEX[short(move.args[0])]].age
        return Message("sw-move-take", {**card, "age": Message("sw-log-age", {"age": age})})
    return Message("sw-move-choose", {**card})


def effects_text(effects: tuple[Effect, ...]) -> Message:
    """A card's or stage's effects in words."""
    return Message("sw-effects", {"effects": tuple(effect.text() for effect in effects)})


def cost(printed: Cost) -> dict[str, int]:
    """A printed cost by name; what is not needed is left out."""
    units = {name: printed.units[i] for i, name in enumerate(RESOURCES) if printed.units[i]}
    return {"coins": printed.coins, **units} if printed.coins else units


def card_facts(card: Card) -> dict[str, Any]:
    """What is printed on an age card beside its name and effects."""
    return {
        "age": card.age,
        "color": COLORS[card.color],
        "cost": cost(card.cost),
        "provides": list(card.provides),
        "accepts": list(card.accepts),
    }


def cost_text(cost: Cost) -> Message:
    """Coins to the bank and goods."""
    packed = sum(units << (4 * resource) for resource, units in enumerate(cost.units))
    if packed:
        return Message("sw-cost-goods", {"goods": goods_message(packed)})
    return Message("sw-cost-coins", {"coins": cost.coins})


def card_note(card: Card) -> Message:
    """What is printed on a card besides its effect: age, cost, chains."""
    parts = [Message("sw-log-age", {"age": card.age}), cost_text(card.cost)]
    before = [other for other in CARDS if CHAIN_FROM[card.index] >> other.index & 1]
    after = [other for other in CARDS if CHAIN_FROM[other.index] >> card.index & 1]
    if before:
        parts.append(Message("sw-note-chain-from", {"cards": _names(before)}))
    if after:
        parts.append(Message("sw-note-chain-to", {"cards": _names(after)}))
    return Message("sw-note", {"parts": tuple(parts)})


def _names(cards: list[Card]) -> tuple[Message, ...]:
    return tuple([Message("sw-card", {"card": f"card:{card.id}"}) for card in cards])


def _components() -> dict[str, Component]:
    found = [
        Component(
            f"card:{card.id}", card.en, card.cs, effects_text(card.effects), card.source,
            card.confidence, card_note(card), COLORS[card.color], card_facts(card),
        )
        for card in CARDS
    ]  # fmt: skip
    for wonder in WONDERS:
        found.append(
            Component(
                f"wonder:{wonder.id}", wonder.en, wonder.cs,
                Message("sw-wonder-text", {"resource": RESOURCES[wonder.resource]}),
                wonder.source, wonder.confidence,
                facts={
                    "resource": RESOURCES[wonder.resource],
                    "monument_en": wonder.monument_en,
                    "monument_cs": wonder.monument_cs,
                },
            )
        )  # fmt: skip
        for side, stages in zip(SIDES, wonder.sides, strict=True):
            for number, stage in enumerate(stages, 1):
                found.append(
                    Component(
                        f"stage:{wonder.id}-{side}-{number}",
                        f"{wonder.en} {number}",
                        f"{wonder.cs} {number}",
                        effects_text(stage.effects),
                        wonder.source,
                        wonder.confidence,
                        cost_text(stage.cost),
                        side,
                        {"cost": cost(stage.cost)},
                    )
                )
    return {component.id: component for component in found}


COMPONENTS = _components()
GAME = SevenWondersGame()
