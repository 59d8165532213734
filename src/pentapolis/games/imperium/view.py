"""What a seat may see, built by adding; nothing is ever removed from the full position."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from pentapolis.core.score import ScoreView
from pentapolis.core.view import Frame
from pentapolis.games.imperium.effects.points import Tally, unrest_owned
from pentapolis.games.imperium.knowledge import knows
from pentapolis.games.imperium.rules.cleanup import (
    MARKET_TOKENS,
    Cleanup,
    CleanupDiscard,
    MarketToken,
)
from pentapolis.games.imperium.rules.development import development_cost
from pentapolis.games.imperium.rules.market import has_tokens
from pentapolis.games.imperium.rules.reshuffle import hand_limit
from pentapolis.games.imperium.rules.rounds import Turn
from pentapolis.games.imperium.rules.setup import FAME_REMOVED, SMALL_DECK
from pentapolis.games.imperium.rules.solstice import NextText, SolsticeOf
from pentapolis.games.imperium.scoring import score
from pentapolis.games.imperium.state import (
    ACTIONS,
    DEVELOPMENT_DECK,
    GARRISON_MASK,
    GARRISON_SHIFT,
    NATION_DECK,
    SLOTS,
    Imperium,
    Player,
    asker,
)
from pentapolis.games.imperium.tables import (
    BOXES,
    CIVILISED,
    COMPONENT,
    FAME,
    KING_OF_KINGS,
    NATIONS,
    POTTERY,
    REGION,
    SIDES,
    STATES,
    TOKENS,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    commons,
)

SOURCES: Final[tuple[str, ...]] = ("region", "uncivilised", "civilised", "main", "main")
"""By market slot: the deck that fills it, unless it is empty (IM-9.28)."""


class MarketSlot(TypedDict):
    """A market card with its tokens and the unrest under it."""

    component: str
    source: str
    """The deck that fills the slot."""
    unrest: bool
    tokens: dict[str, int]
    exilable: bool


class DeckSizes(TypedDict):
    """How many cards are left in the common decks."""

    region: int
    uncivilised: int
    civilised: int
    main: int


class StartCounts(TypedDict):
    """How many cards the piles that determine the end had at the start."""

    main: int
    fame: int
    unrest: int


class FameView(TypedDict):
    """The fame deck, bottom first, and King of Kings."""

    cards: list[str | None]
    king: str


class KnownCards(TypedDict):
    """An unordered hidden zone: the number of cards, and those that the viewer knows."""

    size: int
    known: list[str]


class PlayCard(TypedDict):
    """A card in play with its garrison and tokens."""

    component: str
    garrison: list[str]
    exhausted: bool
    progress: int


class DevelopmentView(TypedDict):
    """A development with its cost after reductions."""

    component: str
    cost: dict[str, int]


class PlayerView(TypedDict):
    """A player's area. Before set-up is finished there are only seat, nation and power."""

    seat: int
    nation: str | None
    power: str | None
    side: NotRequired[str]
    court: NotRequired[str | None]
    journey: NotRequired[str | None]
    quest: NotRequired[str | None]
    state: NotRequired[str]
    tokens: NotRequired[dict[str, int]]
    actions: NotRequired[int]
    actions_max: NotRequired[int]
    exhausts: NotRequired[int]
    exhausts_max: NotRequired[int]
    cleanup_token: NotRequired[dict[str, int]]
    hand_limit: NotRequired[int]
    play: NotRequired[list[PlayCard]]
    resolving: NotRequired[list[str]]
    exhausted: NotRequired[list[str]]
    nation_deck_exhausted: NotRequired[bool]
    development_deck_exhausted: NotRequired[bool]
    set_aside: NotRequired[int]
    hand: NotRequired[KnownCards]
    deck: NotRequired[list[str | None]]
    deck_cards: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    history: NotRequired[KnownCards]
    """Not for Atlanteans and Vikings: their pile is called sunken."""
    sunken: NotRequired[KnownCards]
    nation_deck: NotRequired[list[str | None]]
    gained: NotRequired[list[str]]
    forecast: NotRequired[ScoreView]
    worth: NotRequired[dict[str, int]]
    """What the cards scored, by card; once the game is over."""
    unrest: NotRequired[int]
    accession: NotRequired[str | None]
    developments: NotRequired[list[DevelopmentView]]


class View(Frame):
    """The whole table as one seat sees it."""

    game: str
    box: str
    round: int
    start: int
    active: int
    phase: str
    last_round: int | None
    collapsed: bool
    market: list[MarketSlot | None]
    decks: DeckSizes
    start_counts: StartCounts
    fame: FameView
    unrest: int
    exile: list[str]
    players: list[PlayerView]
    hand: list[str]
    effects: list[str]
    """The cards whose texts are being resolved, the innermost last."""
    solstice: list[str]
    worth: dict[str, int]
    """What the viewer's own cards would score now, by card."""
    scores: list[ScoreView]
    winners: list[int]


def view(state: Imperium, seat: int | None) -> View:
    """The table as one seat sees it (None: a spectator)."""
    seen = state if state.over else as_known(state, seat)
    return {
        "game": "imperium",
        **state.frame(seat),
        "box": BOXES[state.box],
        "round": state.round,
        "start": state.start,
        "active": state.active,
        "phase": phase(state, seat),
        "last_round": state.last_round or None,
        "collapsed": state.collapsed,
        "market": [market_slot(state, slot) for slot in range(SLOTS)],
        "decks": {
            "region": len(state.region_deck),
            "uncivilised": len(state.uncivilised_deck),
            "civilised": len(state.civilised_deck),
            "main": len(state.main_deck),
        },
        "start_counts": start_counts(state),
        "fame": {
            "cards": places(state, seat, state.fame_deck, False),
            "king": COMPONENT[KING_OF_KINGS[state.box][state.king]],
        },
        "unrest": len(state.unrest),
        "exile": [COMPONENT[card] for card in state.exile],
        "players": [player_view(state, seen, player, seat) for player in state.players],
        "hand": [COMPONENT[card] for card in sorted(state.players[seat].hand)]
        if seat is not None
        else [],
        "effects": [COMPONENT[asker(frame.card)] for frame in state.frames if frame.card != -1],
        "solstice": [COMPONENT[card] for card in state.texts],
        "worth": points_now(seen, seat) if seat is not None else {},
        "scores": [score.to_json() for score in state.scores()] if state.over else [],
        "winners": state.winners() if state.over else [],
    }


def places(
    state: Imperium, seat: int | None, cards: tuple[int, ...], open_zone: bool
) -> list[str | None]:
    """A hidden pile, bottom first: the cards that the seat knows, and None for others."""
    return [COMPONENT[card] if open_zone or knows(state, seat, card) else None for card in cards]


def known(state: Imperium, seat: int | None, cards: tuple[int, ...], open_zone: bool) -> KnownCards:
    """An unordered hidden zone: the number of cards, and those that the seat knows."""
    shown = [card for card in cards if open_zone or knows(state, seat, card)]
    return {"size": len(cards), "known": sorted(COMPONENT[card] for card in shown)}


def as_known(state: Imperium, seat: int | None) -> Imperium:
    """The position without cards that the seat cannot locate, for counting points.

    A player knows the cards of its own hand, deck and history.
    """
    other = state.copy()
    for whose in range(other.seats):
        if whose != seat:
            player = other.own(whose)
            player.hand = tuple([card for card in player.hand if knows(state, seat, card)])
            player.deck = tuple([card for card in player.deck if knows(state, seat, card)])
            player.past = tuple([card for card in player.past if knows(state, seat, card)])
    return other


def points_now(seen: Imperium, seat: int) -> dict[str, int]:
    """What a seat's cards would score now, by card; zeros are left out."""
    if seen.players[seat].power < 0:
        return {}
    tally = Tally(seen, seen.players[seat])
    found: dict[str, int] = {}
    for place in range(4):
        for card in tally.zones[place]:
            points = tally.points(card, place)
            if points:
                found[COMPONENT[card]] = points
    return found


def phase(state: Imperium, seat: int | None) -> str:
    """The current part of the round (IM-2.2, IM-6.1 to IM-6.6, IM-8.1).

    The progress of another player's turn stays hidden, because it would show what that hand can do.
    """
    asking = state.asking
    if state.round == 0:
        return "setup"
    if any(isinstance(step, (NextText, SolsticeOf)) for step in (*state.agenda, asking)):
        return "solstice"
    if seat != state.active or isinstance(asking, Turn):
        return "turn"
    if isinstance(asking, MarketToken):
        return "token"
    if isinstance(asking, CleanupDiscard):
        return "discard"
    if state.activating:
        return "activate"
    return "innovate" if any(isinstance(step, Cleanup) for step in state.agenda) else "draw"


def start_counts(state: Imperium) -> StartCounts:
    """How many cards the piles that determine the end had at the start (IM-1.17 to IM-1.23)."""
    box = BOXES[state.box]
    seats = state.seats
    small = 3 * SMALL_DECK[seats]
    main = sum([len(commons(box, suit, seats)) for suit in (REGION, UNCIVILISED, CIVILISED)])
    unrest = len(commons(box, UNREST, seats))
    for player in state.players:
        if player.nation >= 0:
            unrest += len(NATIONS[player.nation].unrest[seats - 2])
    return {
        "main": main - small + len(commons(box, TRIBUTARY, seats)) - (SLOTS - 3),
        "fame": len(commons(box, FAME, seats)) - FAME_REMOVED[seats],
        "unrest": unrest,
    }


def market_slot(state: Imperium, slot: int) -> MarketSlot | None:
    """A market card with its tokens and the unrest under it."""
    card = state.market[slot]
    if card < 0:
        return None
    tokens = state.on_market[3 * slot : 3 * slot + 3]
    return {
        "component": COMPONENT[card],
        "source": SOURCES[slot],
        "unrest": state.tucked[slot] >= 0,
        "tokens": {name: tokens[i] for i, name in enumerate(TOKENS) if tokens[i]},
        "exilable": not has_tokens(state, slot),
    }


def area(state: Imperium, seat: int) -> PlayerView:
    """A seat's own area, as the seat sees it."""
    seen = state if state.over else as_known(state, seat)
    return player_view(state, seen, state.players[seat], seat)


def player_view(state: Imperium, seen: Imperium, player: Player, viewer: int | None) -> PlayerView:
    """A player's area; tokens and play area are public, hand and piles are not."""
    if player.nation < 0 or player.power < 0:
        nation = f"nation:{NATIONS[player.nation].id}" if player.nation >= 0 else None
        return {"seat": player.seat, "nation": nation, "power": None}
    own = viewer == player.seat or state.over
    found: PlayerView = {
        "seat": player.seat,
        "nation": f"nation:{NATIONS[player.nation].id}",
        "side": SIDES[player.side],
        "power": COMPONENT[player.power],
        "court": COMPONENT[player.court] if player.court >= 0 else None,
        "journey": COMPONENT[player.journey] if player.journey >= 0 else None,
        "quest": COMPONENT[player.quest] if player.quest >= 0 else None,
        "state": STATES[1 if player.empire else 0],
        "tokens": {name: player.tokens[i] for i, name in enumerate(TOKENS)},
        "actions": player.actions,
        "actions_max": max(ACTIONS, player.actions),
        "exhausts": player.exhausts,
        "exhausts_max": NATIONS[player.nation].exhausts,
        "cleanup_token": {
            name: amount
            for name, amount in zip(TOKENS, MARKET_TOKENS[player.power], strict=True)
            if amount
        },
        "hand_limit": hand_limit(player),
        "play": [play_card(player, card) for card in player.in_play],
        "resolving": [COMPONENT[card] for card in player.resolving],
        "exhausted": [COMPONENT[card] for card in player.exhausted if card < NATION_DECK],
        "nation_deck_exhausted": NATION_DECK in player.exhausted,
        "development_deck_exhausted": DEVELOPMENT_DECK in player.exhausted,
        "set_aside": player.aside,
        "hand": known(state, viewer, player.hand, own),
        "deck": places(state, viewer, player.deck, state.over),
        "deck_cards": sorted([COMPONENT[card] for card in player.deck]) if own else [],
        "discard": [COMPONENT[card] for card in player.discard],
        "nation_deck": places(state, viewer, player.nation_deck, state.over),
        "gained": [COMPONENT[card] for card in player.gained],
        "forecast": score(seen, player.seat).to_json(),
        "unrest": unrest_owned(seen.players[player.seat]),
        "accession": COMPONENT[player.accession] if player.accession >= 0 else None,
        "developments": [
            {
                "component": COMPONENT[card],
                "cost": {
                    name: amount
                    for name, amount in zip(TOKENS, development_cost(player, card), strict=True)
                    if amount
                },
            }
            for card in player.developments
        ],
    }
    past = known(state, viewer, player.past, own)
    if player.has_history():
        found["history"] = past
    else:
        found["sunken"] = past
    if state.over:
        found["worth"] = points_now(seen, player.seat)
    return found


def play_card(player: Player, card: int) -> PlayCard:
    """A card in play with its garrison and tokens."""
    under = [pair & GARRISON_MASK for pair in player.garrison if pair >> GARRISON_SHIFT == card]
    return {
        "component": COMPONENT[card],
        "garrison": [COMPONENT[other] for other in under],
        "exhausted": card in player.exhausted,
        "progress": player.stored if card == POTTERY else 0,
    }
