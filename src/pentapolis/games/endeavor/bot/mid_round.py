"""How well a seat stands in the middle of a round, in glory, by rules of thumb."""

from __future__ import annotations

from pentapolis.core.state import count_bits
from pentapolis.games.endeavor.bot.features import action_tokens, holdings, lead, targets
from pentapolis.games.endeavor.bot.weights import W
from pentapolis.games.endeavor.effects import (
    ATTACK,
    CHOOSE_ONE,
    DRAW,
    OCCUPY,
    PAYMENT,
    SHIP,
    SINGLE,
)
from pentapolis.games.endeavor.rules.draw import has_card_to_draw
from pentapolis.games.endeavor.rules.levels import card_limit, growth_of, payments_of, value_of
from pentapolis.games.endeavor.rules.passing import card_count, counted_cards
from pentapolis.games.endeavor.scoring import building_glory, card_glory
from pentapolis.games.endeavor.state import ACTION, EMPTY, Endeavor
from pentapolis.games.endeavor.tables.constants import (
    EUROPE,
    INDUSTRY,
    LEVELS,
    PER_DECK,
    REGIONS,
    SLAVERY_DECK,
    TOP,
)


def standing(state: Endeavor, seat: int, rounds: int, useful: list[float]) -> float:
    """How well a seat stands when `rounds` more rounds follow this one."""
    cities, connections, links = holdings(state, seat)
    value = float(
        cities
        + connections
        + card_glory(state, seat)
        + building_glory(state, seat)
        + state.tables.slavery_glory * count_bits(state.turned[seat])
    )
    if state.slots[seat] == EMPTY:
        value += state.tables.slot_glory * (1.0 if rounds == 0 else W.stand_slot)
    value += track_value(state, seat, rounds)
    value += economy(state, seat, rounds, useful)
    value += card_pressure(state, seat, rounds)
    if rounds > 0:
        board = board_value(state, seat) + W.stand_link * links
        value += board * min(1.0, W.stand_board[0] + W.stand_board[1] * rounds)
    return value


def track_value(state: Endeavor, seat: int, rounds: int) -> float:
    """Glory of the tracks, with credit for progress to the next glory space while time is left."""
    table = state.tables.glory_of_level
    share = W.stand_progress[min(rounds, 2)]
    value = 0.0
    for track in range(LEVELS):
        level = state.levels[LEVELS * seat + track]
        if level >= TOP:
            value += table[TOP]
            continue
        reached = table[level]
        following = level + 1
        while following < TOP and table[following] == reached:
            following += 1
        start = level
        while start > 0 and table[start - 1] == reached:
            start -= 1
        way = (level - start) / (following - start)
        value += reached + share * way * (table[following] - reached)
    return value


def economy(state: Endeavor, seat: int, rounds: int, useful: list[float]) -> float:
    """The actions that buildings, payments and population allow in the rounds to come."""
    harbor = state.harbor[seat]
    if rounds == 0:
        return W.stand_late_population * harbor + W.stand_late_token * action_tokens(state, seat)
    workers = count_bits(state.workers[seat])
    payments = payments_of(state, seat)
    returning = min(workers, payments)
    stuck = workers - returning
    useful = useful[:]
    places = -W.stand_stuck * stuck
    for kind in state.buildings[seat]:
        places += building_use(state, kind, useful)
    landlocked = W.stand_no_ship if useful[SHIP] == W.stand_uses[SHIP] else 0.0
    # An action whose worker gets paid costs one population; any other costs two and blocks its
    # building.
    growth = growth_of(state, seat) + (harbor + returning) / rounds
    paid = min(places, float(payments), growth)
    unpaid = max(0.0, min(places - paid, 0.5 * (growth - paid)))
    idle = max(0.0, growth - paid - 2 * unpaid)
    value = rounds * (
        W.stand_action_value * (paid + W.stand_unpaid * unpaid) + W.stand_late_population * idle
    )
    value += rounds * (W.stand_growth * growth_of(state, seat) + W.stand_payment_value * payments)
    value += rounds * W.stand_building_level * value_of(state, seat, INDUSTRY)
    value += rounds * W.stand_place * places
    return (
        value
        - landlocked
        + W.stand_late_population * stuck
        + W.stand_action_token * action_tokens(state, seat)
    )


def usefulness(state: Endeavor, seat: int) -> list[float]:
    """How useful each action is on the present board."""
    free, others = targets(state, seat)
    return [
        W.stand_uses[SHIP],
        W.stand_uses[OCCUPY] + W.stand_free_city * min(free, 3),
        W.stand_uses[ATTACK] if others else W.stand_peace,
        W.stand_uses[PAYMENT],
        W.stand_uses[DRAW] if has_card_to_draw(state, seat, -1) else W.stand_no_card,
    ]


def building_use(state: Endeavor, kind: int, useful: list[float]) -> float:
    """How useful a building is in a round; lowers `useful` for later buildings like it."""
    action = state.tables.building_action[kind]
    if action is None:
        return 0.0
    first = useful[action.parts[0]]
    useful[action.parts[0]] = first * W.stand_fatigue[action.parts[0]]
    if action.mode == SINGLE:
        return first
    second = useful[action.parts[1]]
    useful[action.parts[1]] = second * W.stand_fatigue[action.parts[1]]
    if action.mode == CHOOSE_ONE:
        return max(first, second)
    return first + W.stand_second * second  # the second component needs no worker


def ready(state: Endeavor, seat: int, useful: list[float]) -> float:
    """What could still be done in this phase: free buildings and people to use them."""
    if state.phase != ACTION or state.has_passed(seat):
        return 0.0
    useful = useful[:]
    kinds = state.buildings[seat]
    total = 0.0
    for i in range(len(kinds)):
        if not state.workers[seat] >> i & 1:
            total += building_use(state, kinds[i], useful)
    return W.stand_ready * min(total, W.stand_hands * state.harbor[seat])


def card_pressure(state: Endeavor, seat: int, rounds: int) -> float:
    """The value of free places for cards, or the loss of the poorest cards beyond the limit."""
    excess = card_count(state, seat) - card_limit(state, seat)
    if excess <= 0:
        return W.stand_card_place * -excess * min(1.0, W.stand_room * rounds)
    values: list[float] = []
    counted = counted_cards(state, seat)
    while counted:
        lowest = counted & -counted
        counted ^= lowest
        card = lowest.bit_length() - 1
        total = W.stand_card + state.tables.card_glory[card]
        for track in range(LEVELS):
            total += W.stand_icon * state.tables.card_icons[LEVELS * card + track]
        if lowest & state.tables.slavery:
            total += W.stand_turned
        values.append(total)
    values.sort()
    return -sum(values[:excess])


def board_value(state: Endeavor, seat: int) -> float:
    """Markers, which open decks and bring governors."""
    tables = state.tables
    value = 0.0
    for region in range(len(REGIONS)):
        own = state.markers[region * state.seats + seat]
        if own == 0:
            continue
        if region != EUROPE and not state.is_open(region):
            value += W.stand_marker * own + W.stand_lead * lead(state, seat, region) * (
                state.filled[region] / tables.track_length[region]
            )
            continue
        # Of Europe's two decks, slavery has the better cards.
        card = state.top_card(SLAVERY_DECK if region == EUROPE else region + 1)
        if card >= 0:
            value += W.stand_marker * min(own, card % PER_DECK)
    return value
