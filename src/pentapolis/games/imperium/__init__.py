"""Imperium: Classics and Imperium: Legends, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pentapolis.core.agenda import Decision
from pentapolis.core.chance import seeded
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short
from pentapolis.core.state import State
from pentapolis.games.imperium import heuristics
from pentapolis.games.imperium.asking import STANDING
from pentapolis.games.imperium.cardtext import card_text
from pentapolis.games.imperium.effect import tokens_text
from pentapolis.games.imperium.moves import VERBS, PlanMove
from pentapolis.games.imperium.setup import SetUp
from pentapolis.games.imperium.state import SLOTS, Imperium, Player, Rulings
from pentapolis.games.imperium.tables import (
    BOXES,
    BY_SLUG,
    CARDS,
    ICONS,
    NATION_INDEX,
    NATIONS,
    SIDES,
    STATES,
    SUITS,
    TOKENS,
    TYPES,
    Card,
)
from pentapolis.games.imperium.turns import Turn

SWITCHES = {
    "progress_on_refill": (False, True),
    "strict_or": (True, False),
    "tucked_unrest_is_take": (False, True),
    "active_quest_scores": (True, False),
    "garrison_symbols_score": (True, False),
    "state_card_counts": (False, True),
}


def check_nations(value: Any, seats: int) -> Message | None:
    """The option `nations` as a list: one different nation per seat (IM-1.2)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("im-nations-per-seat", {"seats": seats}, "IM-1.2")
    unknown = [name for name in value if str(name) not in NATION_INDEX]
    if unknown:
        known = ", ".join(NATION_INDEX)
        return Message("im-unknown-nation", {"nation": str(unknown[0]), "known": known})
    if len(set(value)) < seats:
        return Message("im-nation-twice", {}, "IM-1.2")
    return None


def check_sides(value: Any, seats: int) -> Message | None:
    """The option `sides` as a list: A or B for each seat (IM-1.6)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("im-sides-per-seat", {"seats": seats}, "IM-1.6")
    if any(side not in SIDES for side in value):
        return Message("im-sides-per-seat", {"seats": seats}, "IM-1.6")
    return None


ROUND_LIMIT = 100
"""Several times as long as any sensible game; 0 switches the limit off."""


def check_limit(value: Any, seats: int) -> Message | None:
    """The option `round_limit`: any number of rounds worth playing."""
    if isinstance(value, int) and (value == 0 or 2 <= value <= 1000):
        return None
    return Message("im-bad-limit", {"value": str(value)})


class ImperiumGame(Game):
    """The game as the collection sees it."""

    id = "imperium"
    prefix = "IM"
    package = "pentapolis.games.imperium"
    en = "Imperium: Classics and Legends"
    cs = "Imperium: Dějiny a Legendy"
    seats = range(2, 5)
    options = (
        Option("box", BOXES),
        Option("nations", ("random", "classics", "legends", "pick"), check_nations),
        Option("sides", ("choose", "A", "B", "random"), check_sides),
        *(Option(name, choices) for name, choices in SWITCHES.items()),
        Option("round_limit", (ROUND_LIMIT,), check_limit),
    )

    verbs = frozenset(
        (
            *VERBS, "revolt", "end", "yes", "no", "none", "ignore", "accept",
            "top-of-deck", "search-main-deck", "choose", "number", "suit", "from", "reward",
        )
    )  # fmt: skip
    standing = STANDING
    rules_version = 2
    spread = 35.0
    temperature = 2.0
    horizon = 48  # about three turns: what a turn prepares shows only in the next ones
    noise = 0.02

    def first_state(self, seats: int, seed: int, options: Options) -> State:
        state = Imperium(seats)
        state.begin(seeded(seed), SetUp(options["nations"], options["sides"]))
        state.box = BOXES.index(options["box"])
        state.rules = Rulings(**{name: options[name] for name in SWITCHES})
        state.players = [first_player(seat) for seat in range(seats)]
        state.round = 0
        state.start = 0
        state.active = 0
        state.activating = False
        state.last_round = 0
        state.round_limit = options["round_limit"]
        state.collapsed = False
        state.market = [-1] * SLOTS
        state.tucked = [-1] * SLOTS
        state.on_market = [0] * (3 * SLOTS)
        state.region_deck = ()
        state.uncivilised_deck = ()
        state.civilised_deck = ()
        state.main_deck = ()
        state.fame_deck = ()
        state.fame_gone = ()
        state.king = 0
        state.unrest = ()
        state.exile = ()
        state.boxed = tuple(range(len(CARDS)))
        state.frames = []
        state.pending = []
        state.texts = ()
        state.taken = (0, 0, 0)
        state.seen = [0] * len(CARDS)
        state.trace = [0] * len(CARDS)
        return state

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    def label(self, move: Move) -> Message:
        if isinstance(move, PlanMove):
            tokens = (move.materials, move.population, move.progress)
            return Message("im-label-pay", {"tokens": tokens_text(tokens)})
        return super().label(move)

    def wording(self, decision: Decision, move: Move) -> Message:
        words = super().wording(decision, move)
        names = card_names(move)
        if not names or not any(
            other is not move and other.verb == move.verb and card_names(other) == names
            for other in decision.moves
        ):
            return words
        # Cards of one name are told apart by the numbers printed on them.
        numbers = [CARDS[BY_SLUG[short(arg)]].number for arg in move.args if short(arg) in BY_SLUG]
        return Message("im-label-numbered", {"label": words, "numbers": ", ".join(numbers)})

    def rate(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, Imperium)
        return heuristics.rate(state, seat, moves)

    def is_settled(self, state: State) -> bool:
        return isinstance(state.asking, Turn)

    def aspects(self, state: State, seat: int, parts: dict[str, float]) -> dict[str, float]:
        assert isinstance(state, Imperium)
        return heuristics.aspects(state, seat, parts)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Imperium)
        return heuristics.evaluate(state, seat)


@cache
def card_names(move: Move) -> tuple[str, ...]:
    """What a move names, as people read it; nothing where it names no card."""
    if not any(short(arg) in BY_SLUG for arg in move.args):
        return ()
    return tuple([COMPONENTS[arg].en if arg in COMPONENTS else arg for arg in move.args])


def first_player(seat: int) -> Player:
    """A player before nations are chosen."""
    player = Player(seat)
    player.nation = -1
    player.side = 0
    player.power = -1
    player.court = -1
    player.journey = -1
    player.empire = False
    player.tokens = [0, 0, 0]
    player.actions = 0
    player.exhausts = 0
    player.hand = ()
    player.deck = ()
    player.discard = ()
    player.past = ()
    player.in_play = ()
    player.resolving = ()
    player.garrison = ()
    player.quest = -1
    player.nation_deck = ()
    player.accession = -1
    player.developments = ()
    player.exhausted = ()
    player.aside = 0
    player.stored = 0
    player.free_played = ()
    player.king_used = False
    player.wheat_bags = 0
    player.drop_bags = 0
    player.ignores_empire = False
    player.gained = ()
    return player


def card_component(card: Card) -> Component:
    """A card as clients see it."""
    deck = f"nation:{card.deck}" if card.deck in NATION_INDEX else f"box:{card.box}"
    start = card.start if card.start in STARTS else "fame"
    return Component(
        f"card:{card.slug}",
        card.en,
        card.cs,
        card_text(card.index),
        card.source,
        card.confidence,
        note=Message("im-note", {"deck": deck, "start": start, "number": card.number}),
        group=SUITS[card.suit.bit_length() - 1] if card.suit else "grey",
        facts={
            "number": card.number,
            "deck": card.deck,
            "start": card.start,
            "suits": [name for bit, name in enumerate(SUITS) if card.suit >> bit & 1],
            "types": [name for bit, name in enumerate(TYPES) if card.types >> bit & 1],
            "state": STATES[card.state] if card.state >= 0 else None,
            "icons": {name: card.icons[i] for i, name in enumerate(ICONS) if card.icons[i]},
            "pinned": card.pinned,
            "attack": card.attack,
            "free_play": card.free_play,
            "cost": dict(zip(TOKENS, card.cost, strict=True)) if card.cost else None,
            "points": card.data.get("vp"),
            "name_cs_source": card.cs_source,
        },
    )


def _components() -> dict[str, Component]:
    found: dict[str, Component] = {}
    for nation in NATIONS:
        id = f"nation:{nation.id}"
        found[id] = Component(id, nation.en, nation.cs, None, nation.source, "", group=nation.box)
    for card in CARDS:
        found.setdefault(f"card:{card.slug}", card_component(card))
    for id, (en, cs) in PLACES.items():
        found[id] = Component(id, en, cs)
    return found


STARTS = ("deck", "nation", "accession", "development", "in_play", "common_unrest", "common")
PLACES = {
    "box:classics": ("Classics", "Dějiny"),
    "box:legends": ("Legends", "Legendy"),
    "zone:discard": ("from the discard pile", "z odhazovacího balíčku"),
    "zone:play": ("from play", "z vyložených karet"),
    "zone:garrison": ("from a garrison", "z posádky"),
    "zone:history": ("from history", "z historie"),
    "zone:deck": ("from the draw deck", "z dobíracího balíčku"),
    "zone:nation": ("from the nation deck", "z balíčku národa"),
    "place:nation-deck": ("the nation deck", "balíček národa"),
    "place:development-deck": ("the development deck", "balíček budování"),
    "place:set-aside": ("set aside", "odložený žeton"),
    "suit:region": ("region", "území"),
    "suit:uncivilised": ("uncivilised", "necivilizovaná"),
    "suit:civilised": ("civilised", "civilizovaná"),
    "suit:tributary": ("tributary", "poddaní"),
    "reward:draw": ("draw a card", "dobrat kartu"),
    "reward:progress": ("gain 1 progress", "získat 1 pokrok"),
}


COMPONENTS = _components()
GAME = ImperiumGame()
