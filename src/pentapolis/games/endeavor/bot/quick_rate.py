"""How good a single move looks without playing it: its gain minus its cost.

Everything is valued roughly by the glory it adds: an icon by the level it raises and the rounds
left, a place by its tokens, connections and cards, population and workers by what they could do
otherwise. Nothing is copied, so playouts are quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.move import Move
from pentapolis.core.state import count_bits
from pentapolis.games.endeavor.bot.features import most_markers
from pentapolis.games.endeavor.bot.level_prices import price_levels, step_of
from pentapolis.games.endeavor.bot.weights import W
from pentapolis.games.endeavor.effects import (
    ACTIONS,
    ATTACK,
    CHOOSE_ONE,
    COSTS,
    DRAW,
    OCCUPY,
    PAYMENT,
    SHIP,
    SINGLE,
    Action,
)
from pentapolis.games.endeavor.moves import NO_GOVERNOR, Choice, Returning
from pentapolis.games.endeavor.rules.attack import enemy_cities
from pentapolis.games.endeavor.rules.draw import drawable_decks
from pentapolis.games.endeavor.rules.levels import payments_of
from pentapolis.games.endeavor.rules.occupy import free_cities
from pentapolis.games.endeavor.rules.passing import counted_cards
from pentapolis.games.endeavor.rules.payment import payment_amount
from pentapolis.games.endeavor.state import GONE, NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import (
    CULTURE,
    DECKS_OF,
    FINANCE,
    INDUSTRY,
    LEVELS,
    PER_DECK,
    POLITICS,
    REGIONS,
    ROUNDS,
    TOP,
    TOP_POSITION,
)

NOTHING: Final = -1000.0
UNKNOWN: Final = -2000.0
NO_TARGETS: Final = [UNKNOWN] * len(ACTIONS)


def rate(state: Endeavor, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected glory of each move, roughly; larger is better."""
    values = Values(state, seat)
    return [values.move(move) for move in moves]


@mypyc_attr(acyclic=True, free_list_len=1)
class Values:
    """What things are worth to a seat in this position; what several moves ask is kept."""

    __slots__ = (
        "state", "tables", "seat", "rounds", "person", "best", "uses", "loss", "losses", "count",
        "industry", "culture", "finance", "politics",
    )  # fmt: skip

    def __init__(self, state: Endeavor, seat: int) -> None:
        tables = state.tables
        if W.box is not tables:
            price_levels(tables)
        rounds = ROUNDS - state.round
        self.state = state
        self.tables = tables
        self.seat = seat
        self.rounds = rounds
        self.person = W.late_person if rounds == 0 else W.person
        self.best = NO_TARGETS[:]  # by action: its best target
        self.uses: list[float] | None = None  # by action: one more building with it
        self.loss: list[float] | None = None  # by track: one icon fewer
        self.losses: list[float] | None = None  # of each card that counts, the poorest first
        self.count = -1  # cards that count, once they are counted
        # One more icon of each track; the icons of everything that is gained are multiplied.
        self.industry = W.gains[step_of(state, seat, rounds, INDUSTRY)]
        self.culture = W.gains[step_of(state, seat, rounds, CULTURE)]
        self.finance = W.gains[step_of(state, seat, rounds, FINANCE)]
        self.politics = W.gains[step_of(state, seat, rounds, POLITICS)]

    # --- moves ------------------------------------------------------------------------------

    def move(self, move: Move) -> float:
        """Any move; passing and stopping are worth 0."""
        if not isinstance(move, Choice):
            if isinstance(move, Returning):
                return self.returning(move)
            return self.slot(-1) if move is NO_GOVERNOR else 0.0
        verb = move.verb
        index = move.index
        if verb == "activate":
            action = self.tables.building_action[index]
            assert action is not None
            return self.action(action, self.state.harbor[self.seat] - 1) - self.worker()
        if verb == "use":
            action = self.tables.token_action[index]
            assert action is not None
            spent = W.late_action_token if self.rounds == 0 else W.token_early * W.action_token
            return self.action(action, self.state.harbor[self.seat]) - W.token_spent * spent
        if verb == "build":
            return self.building(index)
        if verb == "ship":
            return self.shipping(index)
        if verb == "occupy":
            return self.city(index)
        if verb == "attack":
            return self.attacking(index)
        if verb == "draw":
            return self.drawing(index)
        if verb == "choose":
            return self.part(index, self.state.bound)
        if verb == "discard":
            return self.discarding(index)
        return self.slot(index)

    def action(self, action: Action, harbor: int) -> float:
        """The best that a building or token can do with `harbor` population."""
        parts = action.parts
        first = self.part(parts[0], -1) if harbor >= COSTS[parts[0]] else NOTHING
        if action.mode == SINGLE:
            return first
        second = self.part(parts[1], -1) if harbor >= COSTS[parts[1]] else NOTHING
        best = max(first, second)
        if action.mode == CHOOSE_ONE or harbor < COSTS[parts[0]] + COSTS[parts[1]]:
            return best
        return best + W.second * max(0.0, min(first, second))

    def part(self, part: int, bound: int) -> float:
        """The best target of a component, minus the population that it costs."""
        if bound < 0 and self.best[part] != UNKNOWN:
            return self.best[part]
        value = NOTHING
        state = self.state
        if part == SHIP:
            for region in range(1, len(REGIONS)):
                if bound < 0 or region == bound:
                    value = max(value, self.shipping(region))
            value -= self.person
        elif part == OCCUPY:
            for city in free_cities(state, self.seat, bound):
                value = max(value, self.city(city))
            value -= self.person
        elif part == ATTACK:
            for city in enemy_cities(state, self.seat, bound):
                value = max(value, self.attacking(city))
            value -= 2 * self.person
        elif part == DRAW:
            for deck in drawable_decks(state, self.seat, bound):
                value = max(value, self.drawing(deck))
        else:
            value = self.paying()
        if bound < 0:
            self.best[part] = value
        return value

    # --- what things are worth ----------------------------------------------------------------

    def icons(self, table: list[int], index: int) -> float:
        """Icons of a token, building or card that is gained."""
        first = LEVELS * index
        value = 0.0
        if table[first]:
            value += table[first] * self.industry
        if table[first + CULTURE]:
            value += table[first + CULTURE] * self.culture
        if table[first + FINANCE]:
            value += table[first + FINANCE] * self.finance
        if table[first + POLITICS]:
            value += table[first + POLITICS] * self.politics
        return value

    def token(self, space: int) -> float:
        """The token of a space, if it is still there."""
        kind = self.state.board[space]
        if kind == GONE:
            return 0.0
        value = self.icons(self.tables.token_icons, kind)
        if self.tables.token_action[kind] is not None:
            value += W.late_action_token if self.rounds == 0 else W.action_token
        return value

    def card(self, card: int) -> float:
        """A card that is kept to the end."""
        value = self.icons(self.tables.card_icons, card) + self.tables.card_glory[card]
        if self.tables.slavery >> card & 1:
            value -= W.turned
        return value

    def lost_card(self, card: int) -> float:
        """What is lost when a card is discarded."""
        tables = self.tables
        icons = tables.card_icons
        loss = self.loss
        if loss is None:
            loss = [
                W.losses[step_of(self.state, self.seat, self.rounds, track)]
                for track in range(LEVELS)
            ]
            self.loss = loss
        value = float(tables.card_glory[card])
        first = LEVELS * card
        for track in range(LEVELS):
            count = icons[first + track]
            if count:
                value += count * loss[track]
        if tables.slavery >> card & 1:
            value -= tables.slavery_glory
        return value

    def worker(self) -> float:
        """The cost of a worker on a building: larger if the next salary does not return it."""
        if self.rounds == 0:
            return W.late_person
        state = self.state
        busy = count_bits(state.workers[self.seat])
        return W.paid_worker if busy < payments_of(state, self.seat) else W.unpaid_worker

    def building(self, kind: int) -> float:
        """A building tile: its icons, its glory, and its action for this and later rounds."""
        tables = self.tables
        value = self.icons(tables.building_icons, kind) + tables.buildings[kind].glory
        value += W.early_rounds * self.rounds * self.early(kind)
        action = tables.building_action[kind]
        if action is None:
            return value
        first = self.use(action.parts[0])
        if action.mode == SINGLE:
            return value + (self.rounds + 1) * first
        second = self.use(action.parts[1])
        if action.parts[0] == action.parts[1]:
            second *= W.fatigue[action.parts[1]]
        if action.mode == CHOOSE_ONE:
            return value + (self.rounds + 1) * max(first, second)
        return value + (self.rounds + 1) * (first + W.second * second)

    def early(self, kind: int) -> float:
        """Culture and finance icons, which already count in this round (EN-4.8)."""
        icons = self.tables.building_icons
        grown = icons[LEVELS * kind + CULTURE] + icons[LEVELS * kind + FINANCE]
        return W.early * grown

    def use(self, part: int) -> float:
        """How useful one more building with that action is in a round."""
        if self.uses is None:
            self.uses = [self.further(action) for action in range(len(ACTIONS))]
        return self.uses[part]

    def further(self, part: int) -> float:
        """The same, worked out: each building that has the action already lowers it."""
        value = W.uses[part]
        for kind in self.state.buildings[self.seat]:
            action = self.tables.building_action[kind]
            if action is not None and action.mask >> part & 1:
                value *= W.fatigue[part]
        return value

    def shipping(self, region: int) -> float:
        """A marker on a track: its token, the governor, and presence."""
        state = self.state
        tables = self.tables
        own = state.markers[region * state.seats + self.seat]
        length = tables.track_length[region]
        filled = state.filled[region]
        if filled == length:
            value = 0.0
            if self.rounds or len(self.state.buildings[self.seat]) > 1:
                value += self.next_card(region, own)
                if own == 0:
                    value += W.reach
            return value
        value = self.token(tables.track_start[region] + filled)
        if self.rounds:
            value += W.marker
        # In a closed region all markers are on its track, and in a tie the last one is nearest.
        if filled + 1 == length:
            leads = own + 1 >= most_markers(state, region)
            value += self.card(PER_DECK * (region + 1)) if leads else -W.lost_governor
            value += W.reach
        elif self.rounds and own + 1 >= most_markers(state, region):
            value += W.lead * (filled + 1) / length
        return value

    def city(self, city: int) -> float:
        """A marker in a free city: its glory, token and connections, and cards in reach."""
        value = self.holding(city) + self.token(self.tables.city_start + city)
        region = self.tables.city_region[city]
        return value + self.next_card(
            region, self.state.markers[region * self.state.seats + self.seat]
        )

    def attacking(self, city: int) -> float:
        """A city taken from another player: its glory, the connections made and those broken."""
        state = self.state
        value = self.holding(city) + W.broken * self.tables.cities[city].glory
        defender = state.cities[city]
        for other in self.tables.link_city[city]:
            if state.cities[other] == defender:
                value += W.broken * self.tables.connection_glory
        return value

    def holding(self, city: int) -> float:
        """The glory of a city and what its connections bring."""
        state = self.state
        tables = self.tables
        value = float(tables.cities[city].glory)
        ends = tables.link_city[city]
        links = tables.link_connection[city]
        for i in range(len(ends)):
            holder = state.cities[ends[i]]
            if holder == self.seat:
                value += tables.connection_glory
                value += self.token(tables.connection_start + links[i])
            elif (
                holder == NOBODY
                and self.rounds
                and state.board[tables.connection_start + links[i]] != GONE
            ):
                value += W.link
        return value

    def next_card(self, region: int, own: int) -> float:
        """The value of one more marker towards the top card of the region's deck."""
        if self.rounds == 0:
            return 0.0
        state = self.state
        value = 0.0
        for deck in DECKS_OF[region]:
            if TOP_POSITION[state.decks[deck]] == own + 1:
                value = W.next_card
        return value

    def drawing(self, deck: int) -> float:
        """The top card of a deck, minus the poorest card if the seat is at its limit."""
        state = self.state
        card = state.top_card(deck)
        value = self.card(card)
        tables = self.tables
        politics = tables.card_icons[LEVELS * card + POLITICS]
        excess = self.count_with(card) - self.limit(politics)
        if tables.cards[card].abolition:
            value -= count_bits(state.cards[self.seat] & tables.slavery)
        if excess <= 0:
            return value
        lost = self.poorest(counted_cards(state, self.seat), UNKNOWN, excess)
        return min(value, W.replaced + value - lost)

    def count_with(self, card: int) -> int:
        """How many cards count against the limit (EN-15.3) with that one and a filled slot."""
        cards = self.state.cards[self.seat]
        tables = self.tables
        if self.count < 0:
            self.count = count_bits(cards)
            if cards & tables.governors:
                self.count -= 1
            if cards & tables.slavery:
                self.count -= 1
        # The first governor goes to the slot, and the first slavery card is free.
        if tables.governors >> card & 1 and not cards & tables.governors:
            return self.count
        if tables.slavery >> card & 1 and not cards & tables.slavery:
            return self.count
        return self.count + 1

    def limit(self, politics: int) -> int:
        """The card limit with `politics` more (or fewer) icons."""
        level = self.state.levels[LEVELS * self.seat + POLITICS] + politics
        return self.tables.values[(TOP + 1) * POLITICS + max(0, min(TOP, level))]

    def poorest(self, cards: int, kept: float, count: int) -> float:
        """What the `count` poorest of those cards are worth, without the one that is worth `kept`
        (UNKNOWN: none).

        All moves of a question ask about the same cards.
        """
        if self.losses is None:
            self.losses = self.lost_cards(cards)
        total = 0.0
        for value in self.losses:
            if value == kept:
                kept = UNKNOWN
            elif count > 0:
                total += value
                count -= 1
        return total

    def lost_cards(self, cards: int) -> list[float]:
        """What is lost with each of those cards, the poorest first."""
        values: list[float] = []
        while cards:
            lowest = cards & -cards
            cards ^= lowest
            values.append(self.lost_card(lowest.bit_length() - 1))
        values.sort()
        return values

    def paying(self) -> float:
        """The workers that a payment returns, the most useful ones first."""
        state = self.state
        kinds = state.buildings[self.seat]
        values: list[float] = []
        for i in range(len(kinds)):
            if state.workers[self.seat] >> i & 1:
                values.append(self.freed(kinds[i]))
        values.sort()
        total = 0.0
        for i in range(max(0, len(values) - payment_amount(state, self.seat)), len(values)):
            total += values[i]
        return total

    def freed(self, kind: int) -> float:
        """A worker comes back from a building of that kind, which can be used once more."""
        action = self.tables.building_action[kind]
        if action is None:
            return 0.0
        if action.mask >> PAYMENT & 1:
            return W.paymaster
        best = 0.0
        for part in action.parts:
            best = max(best, self.part(part, -1))
        if self.state.harbor[self.seat] < 1 and self.rounds:
            best *= W.freed_idle
        return W.freed[0] + W.freed[1] * best

    def returning(self, move: Returning) -> float:
        """Workers come back from buildings of the kinds that the move names."""
        value = 0.0
        for kind in move.kinds:
            value += self.freed(kind)
        return value

    def slot(self, card: int) -> float:
        """That governor on the slot (-1: none): cards lost to the limit, and the empty slot."""
        state = self.state
        tables = self.tables
        counted = state.cards[self.seat] & (tables.assets | tables.governors)
        slavery = state.cards[self.seat] & tables.slavery
        count = count_bits(counted) - (1 if card >= 0 else 0)
        if slavery & (slavery - 1):
            counted |= slavery
            count += count_bits(slavery) - 1
        excess = count - self.limit(0)
        value = 0.0
        if excess > 0:
            kept = self.lost_card(card) if card >= 0 else UNKNOWN
            value -= self.poorest(counted, kept, excess)
        if card < 0:
            value += tables.slot_glory if self.rounds == 0 else W.slot_empty
        return value

    def discarding(self, card: int) -> float:
        """Discarding a card: its value, and the cards lost because its politics icons go."""
        politics = self.tables.card_icons[LEVELS * card + POLITICS]
        counted = counted_cards(self.state, self.seat)
        count = count_bits(counted) - 1
        if counted & ~(1 << card) & self.tables.slavery:
            count -= 1
        excess = count - self.limit(-politics)
        lost = self.lost_card(card)
        return -lost - self.poorest(counted, lost, excess) if excess > 0 else -lost
