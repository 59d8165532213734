"""What a seat may see, built by adding; nothing is ever taken out of the truth."""

from __future__ import annotations

from typing import Any

from pentapolis.games.imperium.effect import asker, component
from pentapolis.games.imperium.knowledge import knows
from pentapolis.games.imperium.market import has_tokens
from pentapolis.games.imperium.reshuffle import development_cost, hand_limit
from pentapolis.games.imperium.state import (
    DEVELOPMENT_DECK,
    GARRISON_MASK,
    GARRISON_SHIFT,
    NATION_DECK,
    SLOTS,
    Imperium,
    Player,
)
from pentapolis.games.imperium.tables import (
    BOXES,
    KING_OF_KINGS,
    NATIONS,
    POTTERY,
    SIDES,
    STATES,
    TOKENS,
)


def view(state: Imperium, seat: int | None) -> dict[str, Any]:
    """The table from one chair (None: a spectator's)."""
    return {
        "game": "imperium",
        **state.frame(seat),
        "box": BOXES[state.box],
        "round": state.round,
        "start": state.start,
        "active": state.active,
        "last_round": state.last_round or None,
        "collapsed": state.collapsed,
        "market": [market_slot(state, slot) for slot in range(SLOTS)],
        "decks": {
            "region": len(state.region_deck),
            "uncivilised": len(state.uncivilised_deck),
            "civilised": len(state.civilised_deck),
            "main": len(state.main_deck),
        },
        "fame": {
            "cards": places(state, seat, state.fame_deck, False),
            "king": component(KING_OF_KINGS[state.box][state.king]),
        },
        "unrest": len(state.unrest),
        "exile": [component(card) for card in state.exile],
        "players": [player_view(state, player, seat) for player in state.players],
        "hand": [component(card) for card in sorted(state.players[seat].hand)]
        if seat is not None
        else [],
        "effects": [component(asker(frame.card)) for frame in state.frames if frame.card != -1],
        "scores": [score.to_json() for score in state.scores()] if state.over else [],
        "winners": state.winners() if state.over else [],
    }


def places(
    state: Imperium, seat: int | None, cards: tuple[int, ...], open_zone: bool
) -> list[str | None]:
    """A hidden pile, bottom first: the cards the seat knows, and blanks."""
    return [component(card) if open_zone or knows(state, seat, card) else None for card in cards]


def known(
    state: Imperium, seat: int | None, cards: tuple[int, ...], open_zone: bool
) -> dict[str, Any]:
    """A hidden zone without order: how many cards, and those that the seat knows."""
    shown = [card for card in cards if open_zone or knows(state, seat, card)]
    return {"size": len(cards), "known": sorted(component(card) for card in shown)}


def market_slot(state: Imperium, slot: int) -> dict[str, Any] | None:
    """A market card with its tokens and the unrest under it."""
    card = state.market[slot]
    if card < 0:
        return None
    tokens = state.on_market[3 * slot : 3 * slot + 3]
    return {
        "component": component(card),
        "unrest": state.tucked[slot] >= 0,
        "tokens": {name: tokens[i] for i, name in enumerate(TOKENS) if tokens[i]},
        "exilable": not has_tokens(state, slot),
    }


def player_view(state: Imperium, player: Player, viewer: int | None) -> dict[str, Any]:
    """A player's area: tokens and play area lie open, hand and piles do not."""
    if player.nation < 0 or player.power < 0:
        nation = f"nation:{NATIONS[player.nation].id}" if player.nation >= 0 else None
        return {"seat": player.seat, "nation": nation, "power": None}
    own = viewer == player.seat or state.over
    return {
        "seat": player.seat,
        "nation": f"nation:{NATIONS[player.nation].id}",
        "side": SIDES[player.side],
        "power": component(player.power),
        "court": component(player.court) if player.court >= 0 else None,
        "journey": component(player.journey) if player.journey >= 0 else None,
        "quest": component(player.quest) if player.quest >= 0 else None,
        "state": STATES[1 if player.empire else 0],
        "tokens": {name: player.tokens[i] for i, name in enumerate(TOKENS)},
        "actions": player.actions,
        "exhausts": player.exhausts,
        "hand_limit": hand_limit(player),
        "play": [play_card(player, card) for card in player.in_play],
        "resolving": [component(card) for card in player.resolving],
        "exhausted": [component(card) for card in player.exhausted if card < NATION_DECK],
        "nation_deck_exhausted": NATION_DECK in player.exhausted,
        "development_deck_exhausted": DEVELOPMENT_DECK in player.exhausted,
        "set_aside": player.aside,
        "hand": known(state, viewer, player.hand, own),
        "deck": places(state, viewer, player.deck, state.over),
        "discard": [component(card) for card in player.discard],
        "history" if player.has_history() else "sunken": known(state, viewer, player.past, own),
        "nation_deck": places(state, viewer, player.nation_deck, state.over),
        "gained": [component(card) for card in player.gained],
        "accession": component(player.accession) if player.accession >= 0 else None,
        "developments": [
            {
                "component": component(card),
                "cost": {
                    name: amount
                    for name, amount in zip(TOKENS, development_cost(player, card), strict=True)
                    if amount
                },
            }
            for card in player.developments
        ],
    }


def play_card(player: Player, card: int) -> dict[str, Any]:
    """A card in play with its garrison and tokens."""
    under = [pair & GARRISON_MASK for pair in player.garrison if pair >> GARRISON_SHIFT == card]
    return {
        "component": component(card),
        "garrison": [component(other) for other in under],
        "exhausted": card in player.exhausted,
        "progress": player.stored if card == POTTERY else 0,
    }
