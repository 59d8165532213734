"""What a seat knows, and redealing what it cannot know (the chapter on hidden information).

Units, events and tokens carry the bits of the seats that have seen them; what a seat has not seen
is collected by its public back, sorted, shuffled and dealt again.
"""

from __future__ import annotations

from random import Random

from pentapolis.core.agenda import Decision
from pentapolis.core.chance import shuffle_with
from pentapolis.core.state import replaced
from pentapolis.games.civilization.parts import Offer
from pentapolis.games.civilization.rules.bargaining import OfferQuestion
from pentapolis.games.civilization.rules.blockade import refresh_yields
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.board import MAP_TILES, NEUTRAL
from pentapolis.games.civilization.tables.cards import (
    EVENT_DECK,
    GREAT_PERSON_TOKEN,
    MOST_EVENTS,
    MOST_KINDS,
    PERSON_MARK,
    TOKEN_FACES,
    UNIT_TYPE,
    VILLAGE,
    WONDER_ERA,
)
from pentapolis.games.civilization.tables.hidden import knows


def is_party(offer: Offer, seat: int | None) -> bool:
    """Whether the seat knows what an offer contains (CV-5.22)."""
    return seat == offer.proposer or (offer.proposed and seat == offer.partner)


def redeal(state: Civilization, seat: int | None, rng: Random) -> None:
    """Replace everything the seat cannot know by an equally likely alternative."""
    hide_offers(state, seat)
    redeal_tiles(state, rng)
    redeal_tokens(state, seat, rng)
    redeal_units(state, seat, rng)
    redeal_events(state, seat, rng)
    people = sorted(state.people)
    shuffle_with(rng, people)
    state.people = tuple(people)
    deck: list[int] = []
    for era in range(3):
        wonders = sorted([w for w in state.wonder_deck if WONDER_ERA[w] == era])
        shuffle_with(rng, wonders)
        deck += wonders
    state.wonder_deck = tuple(deck)
    state.waived = [bits if seat == one else 0 for one, bits in enumerate(state.waived)]
    imagine_question(state)


def imagine_question(state: Civilization) -> None:
    """Let a question about the offer on the table refer to the resampled offer."""
    step = state.asking
    if state.offer is None or not isinstance(step, OfferQuestion):
        return
    imagined = step.about(state.offer)
    state.asking = imagined
    for seat in range(state.seats):
        decision = state.asked[seat]
        if decision is not None:
            state.asked[seat] = Decision(imagined, seat, decision.moves)


def hide_offers(state: Civilization, seat: int | None) -> None:
    """Replace offers by empty ones for outsiders, who only know that there is an offer."""
    state.declined = tuple([d for d in state.declined if seat in (d[0], d[1])])
    offer = state.offer
    if offer is None or is_party(offer, seat):
        return
    giver = offer.proposer
    state.taken = replaced(state.taken, giver, tuple(sorted(state.taken[giver] + offer.tokens)))
    state.events = replaced(state.events, giver, tuple(sorted(state.events[giver] + offer.events)))
    empty = Offer(giver, offer.partner, offer.depth)
    empty.proposed = offer.proposed
    state.offer = empty


def redeal_tiles(state: Civilization, rng: Random) -> None:
    """Redeal face-down tiles and those that left the game unseen."""
    slots = state.slots[:]
    hidden: list[int] = []
    for slot in range(len(slots)):
        tile = slots[slot]  # none where a player has not chosen a civilization yet
        if tile >= 0 and not state.shown >> slot & 1 and not MAP_TILES[tile].home:
            hidden.append(slot)
    tiles = sorted([slots[slot] for slot in hidden] + list(state.spare_tiles))
    shuffle_with(rng, tiles)
    for slot in hidden:
        slots[slot] = tiles.pop()
    state.slots = slots
    state.spare_tiles = tuple(sorted(tiles))


def redeal_tokens(state: Civilization, seat: int | None, rng: Random) -> None:
    """Redeal huts and villages: on the map, in the piles, and those that others hold."""
    for back in (0, VILLAGE):
        pile = state.villages if back else state.huts
        pool = list(pile)
        lying = state.lying[:]
        squares = [
            sq for sq in state.layout.squares if lying[sq] >= 0 and lying[sq] & VILLAGE == back
        ]
        pool += [lying[sq] for sq in squares]
        held = [list(tokens) for tokens in state.taken]
        if state.offer is not None:
            held.append(list(state.offer.tokens))
        unknown: list[list[int]] = []
        for tokens in held:
            mine = [
                token
                for token in tokens
                if token & VILLAGE == back and not knows(token // TOKEN_FACES, seat)
            ]
            unknown.append(sorted([token // TOKEN_FACES for token in mine]))
            for token in mine:
                tokens.remove(token)
                pool.append(token % TOKEN_FACES)
        pool.sort()
        shuffle_with(rng, pool)
        for tokens, bits in zip(held, unknown):
            for known in bits:
                tokens.append(take_resource_token(pool) + TOKEN_FACES * known)
        for sq in squares:
            lying[sq] = pool.pop()
        state.lying = lying
        if back:
            state.villages = tuple(pool)
        else:
            state.huts = tuple(pool)
        for holder in range(state.seats):
            state.taken = replaced(state.taken, holder, tuple(sorted(held[holder])))
        if state.offer is not None:
            offer = state.offer.copy()
            offer.tokens = tuple(sorted(held[-1]))
            state.offer = offer


def take_resource_token(pool: list[int]) -> int:
    """Take a token that can be held; a village's great person never is (CV-7.15)."""
    for i in range(len(pool) - 1, -1, -1):
        if pool[i] & 7 != GREAT_PERSON_TOKEN:
            return pool.pop(i)
    raise AssertionError("every held token is a resource")


def deal_anew(
    zones: list[list[int]], pools: list[list[int]], most: int, back: list[int], seat: int | None,
    rng: Random,
) -> None:  # fmt: skip
    """Redeal the cards that the seat has not seen, each within the pool of its back.

    A card is its kind plus `most` times the bits of the seats that know it; the bits stay in place,
    the kinds change.
    """
    unknown: list[list[tuple[int, int]]] = []
    for zone in zones:
        hidden = [card for card in zone if not knows(card // most, seat)]
        unknown.append(sorted([(back[card % most], card // most) for card in hidden]))
        for card in hidden:
            zone.remove(card)
            pools[back[card % most]].append(card % most)
    for pool in pools:
        pool.sort()
        shuffle_with(rng, pool)
    for zone, places in zip(zones, unknown):
        for kind, bits in places:
            zone.append(pools[kind].pop() + most * bits)
        zone.sort()


def redeal_units(state: Civilization, seat: int | None, rng: Random) -> None:
    """Redeal the decks and unseen units of others; types are public (CV-Q42)."""
    battle = state.battle
    zones: list[list[int]] = [list(force) for force in state.forces]
    split: list[int] = [-1, -1]
    if battle is not None:
        for side in (0, 1):
            owner = battle.owner(side)
            open_hand = (
                battle.seat(side) == seat
                or (seat is not None and battle.seen[side] >> seat & 1 == 1)
            )  # fmt: skip
            if owner >= 0 and not open_hand:
                # Which standing forces were drawn is also hidden.
                zones[owner] += battle.hands[side]
                split[side] = len(battle.hands[side])
            elif not open_hand:
                zones.append(list(battle.hands[side]))
                split[side] = 0
    pools: list[list[int]] = [list(deck) for deck in state.decks]
    deal_anew(zones, pools, MOST_KINDS, UNIT_TYPE, seat, rng)
    if battle is not None:
        for side in (0, 1):
            owner = battle.owner(side)
            if split[side] >= 0 and owner >= 0:
                shuffle_with(rng, zones[owner])
                battle.hands[side] = tuple(sorted(zones[owner][: split[side]]))
                zones[owner] = sorted(zones[owner][split[side] :])
            elif split[side] == 0:
                battle.hands[side] = tuple(zones[state.seats])
    for holder in range(state.seats):
        state.forces = replaced(state.forces, holder, tuple(zones[holder]))
    for kind in range(len(pools)):
        state.decks = replaced(state.decks, kind, tuple(pools[kind]))


def redeal_events(state: Civilization, seat: int | None, rng: Random) -> None:
    """Redeal the decks and hands of others; the deck of each card is public."""
    hands: list[list[int]] = [list(hand) for hand in state.events]
    if state.offer is not None:
        hands.append(list(state.offer.events))
    pools: list[list[int]] = [list(deck) for deck in state.event_decks]
    deal_anew(hands, pools, MOST_EVENTS, EVENT_DECK, seat, rng)
    for holder in range(state.seats):
        state.events = replaced(state.events, holder, tuple(hands[holder]))
    if state.offer is not None:
        offer = state.offer.copy()
        offer.events = tuple(hands[-1])
        state.offer = offer
    for deck in range(len(pools)):
        state.event_decks = replaced(state.event_decks, deck, tuple(pools[deck]))


# --- what never changes ---------------------------------------------------------------------------


def census(state: Civilization) -> object:
    """All cards, tokens and tiles (CV-1.3)."""
    units = [u % MOST_KINDS for force in state.forces for u in force]
    units += [u for deck in state.decks for u in deck] + [u for pile in state.piles for u in pile]
    if state.battle is not None:
        for side in (0, 1):
            cards = [*state.battle.hands[side], *state.battle.killed[side]]
            cards += state.battle.units(side)
            units += [u % MOST_KINDS for u in cards]
    events = [e % MOST_EVENTS for hand in state.events for e in hand]
    events += [e for deck in state.event_decks for e in deck]
    events += [e for pile in state.event_piles for e in pile]
    tokens = [t % TOKEN_FACES for held in state.taken for t in held]
    tokens += [t for t in state.lying if t >= 0] + [*state.huts, *state.villages]
    for face, count in enumerate(state.gone):
        tokens += [face] * count
    if state.offer is not None:
        events += [e % MOST_EVENTS for e in state.offer.events]
        tokens += [t % TOKEN_FACES for t in state.offer.tokens]
    tiles = sorted([t for t in state.slots if t in NEUTRAL] + list(state.spare_tiles))
    market = [
        state.market[r] + sum(state.resources[4 * s + r] for s in range(state.seats))
        for r in range(4)
    ]
    return (sorted(units), sorted(events), sorted(tokens), tiles, market, people_count(state))


def people_count(state: Civilization) -> int:
    """Great people: in the pile, in reserves and on the map."""
    on_map = sum(mark >= PERSON_MARK for mark in state.marks)
    return len(state.people) + sum(len(r) for r in state.reserve) + on_map


def recompute(state: Civilization) -> dict[str, object]:
    """The cached attributes, computed afresh."""
    other = state.copy()
    other.over = True  # so that recounting cannot end the game
    other.occupied = [0] * len(state.occupied)
    for figure in range(len(state.where)):
        if state.where[figure] >= 0:
            other.occupied[state.where[figure]] |= 1 << figure
    for city in range(len(state.centre)):
        refresh_yields(other, city)
    for seat in range(state.seats):
        recount_coins(other, seat)
    return {
        "occupied": other.occupied,
        "y_trade": other.y_trade,
        "y_production": other.y_production,
        "y_culture": other.y_culture,
        "y_combat": other.y_combat,
        "y_resources": other.y_resources,
        "y_coin": other.y_coin,
        "coins": other.coins,
        "wonders_on": other.wonders_on,
        "hand_limit": other.hand_limit,
    }
