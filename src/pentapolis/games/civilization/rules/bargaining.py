"""Chapter 5, bargaining: a limited number of offers, answers and deals (CV-5.11 to CV-5.23)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.payment import drop_token, has_resources
from pentapolis.games.civilization.moves import (
    ACCEPT,
    COUNTER,
    DECLINE,
    GET_CULTURE,
    GET_EVENT,
    GET_RESOURCE,
    GET_TOKEN,
    GET_TRADE,
    GIVE_CULTURE,
    GIVE_EVENT,
    GIVE_RESOURCE,
    GIVE_TOKEN,
    GIVE_TRADE,
    LATER_GIFT,
    PARTNER,
    PICK_EVENT,
    PICK_TOKEN,
    PROMISE,
    PROMISES,
    PROPOSE,
    WITHDRAW,
    CivMove,
    make,
)
from pentapolis.games.civilization.parts import Offer, Promise
from pentapolis.games.civilization.questions import (
    ELSEWHERE,
    Question,
    drop_event,
    kinds_in,
    the_first,
)
from pentapolis.games.civilization.rules.coins import gain_trade
from pentapolis.games.civilization.rules.offers import (
    ATTACK,
    MOST_NAMED,
    NO_ATTACK,
    NOT_HELD,
    count_back,
    count_deck,
    faces_in,
    given,
    is_gift,
    is_wish,
    refuse_get,
    refuse_give,
    refuse_promise,
    refuse_proposal,
    wanted,
)
from pentapolis.games.civilization.state import Civilization, added
from pentapolis.games.civilization.tables.cards import (
    EVENT_DECK,
    EVENTS,
    MOST_EVENTS,
    TOKEN_FACES,
    TOKEN_NAMES,
    VILLAGE,
)

OWN_OFFER: Final = Refusal("cv-no-own-partner", "CV-5.11")


class ChoosePartner(Question):
    """Which other player gets the offer (CV-5.11, CV-5.23)."""

    __slots__ = ()
    KIND = "trade_slot"
    RULE = "CV-5.11"
    PROMPT = "cv-ask-partner"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [make(PARTNER, other) for other in range(state.seats) if other != seat]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != PARTNER:
            return ELSEWHERE[move.code]
        return OWN_OFFER if move.first == self.seat else None

    def take(self, state: Civilization, move: CivMove) -> None:
        compose(state, Offer(self.seat, move.first, 0))


def compose(state: Civilization, offer: Offer) -> None:
    """Put an offer on the table and let the proposer fill it."""
    state.offer = offer
    state.push(Compose(offer.proposer, offer))


class OfferQuestion(Question):
    """A question about the offer on the table, which its prompt shows."""

    __slots__ = ("offer",)

    def __init__(self, seat: int, offer: Offer) -> None:
        super().__init__(seat)
        self.offer = offer

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def about(self, offer: Offer) -> OfferQuestion:
        """The same question about another offer."""
        raise NotImplementedError


class Compose(OfferQuestion):
    """What is given, asked for and promised, item by item, until it is proposed (CV-5.13)."""

    __slots__ = ()
    KIND = "compose_offer"
    RULE = "CV-5.13"

    def about(self, offer: Offer) -> OfferQuestion:
        return Compose(self.seat, offer)

    def prompt(self, seat: int) -> Message:
        args: dict[str, Arg] = {
            "seat": f"seat:{self.offer.partner}",
            "give": given(self.offer, seat),
            "get": wanted(self.offer),
        }
        return Message("cv-ask-compose", args)

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        offer = state.offer
        assert offer is not None
        moves = give_moves(state, offer)
        add_get_moves(state, offer, moves)
        add_promise_moves(state, offer, moves)
        if refuse_proposal(state, offer) is None:
            moves.append(make(PROPOSE))
        moves.append(make(WITHDRAW))
        return moves

    def take(self, state: Civilization, move: CivMove) -> None:
        assert state.offer is not None
        if move.code == WITHDRAW:
            take_back(state)
            return
        offer = state.offer.copy()
        state.offer = offer
        if move.code == PROPOSE:
            propose(state, offer)
            return
        state.push(Compose(self.seat, offer))
        if is_gift(move):
            add_gift(state, offer, move)
        elif is_wish(move):
            add_wish(offer, move)
        else:
            made = Promise(self.seat, offer.partner, move.first, move.second, move.third)
            offer.promises = (*offer.promises, made)

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        offer = state.offer
        assert offer is not None
        if move.code == WITHDRAW:
            return None
        if move.code == PROPOSE:
            return refuse_proposal(state, offer)
        if move.code == PROMISE:
            return refuse_promise(state, offer, move)
        if is_gift(move):
            return refuse_give(state, offer, move)
        if is_wish(move):
            return refuse_get(state, offer, move)
        return ELSEWHERE[move.code]


def _amounts(code: int) -> list[list[Move]]:
    """By what there is: every amount of trade or culture that an offer can name, from 1."""
    moves: list[Move] = [make(code, amount) for amount in range(1, MOST_NAMED + 1)]
    return [moves[:most] for most in range(MOST_NAMED + 1)]


GIVE_TRADES: Final = _amounts(GIVE_TRADE)
GIVE_CULTURES: Final = _amounts(GIVE_CULTURE)
GET_TRADES: Final = _amounts(GET_TRADE)
GET_CULTURES: Final = _amounts(GET_CULTURE)
GIVE_RESOURCES: Final = [make(GIVE_RESOURCE, r) for r in range(4)]
GET_RESOURCES: Final = [make(GET_RESOURCE, r) for r in range(4)]
GET_TOKENS: Final = [make(GET_TOKEN, back) for back in (0, 1)]
GET_EVENTS: Final = [make(GET_EVENT, deck) for deck in range(3)]
GIVE_TOKENS: Final = [
    (make(GIVE_TOKEN, face, 0), make(GIVE_TOKEN, face, 1)) for face in range(len(TOKEN_NAMES))
]
GIVE_EVENTS: Final = [
    (make(GIVE_EVENT, kind, 0), make(GIVE_EVENT, kind, 1)) for kind in range(len(EVENTS))
]
"""Hidden things may be given face down or shown."""


def nameable(amount: int) -> int:
    """How much of an amount an offer can name."""
    return amount if amount < MOST_NAMED else MOST_NAMED


def give_moves(state: Civilization, offer: Offer) -> list[Move]:
    """What the proposer may add to what it gives."""
    seat = offer.proposer
    moves: list[Move] = []
    if offer.trade < 0:
        moves.extend(GIVE_TRADES[nameable(state.trade[seat])])
    if offer.culture < 0:
        moves.extend(GIVE_CULTURES[nameable(state.culture[seat])])
    if has_resources(state, seat):
        for r in range(4):
            if state.resources[4 * seat + r] > offer.resources[r]:
                moves.append(GIVE_RESOURCES[r])
    if state.taken[seat]:
        for face in faces_in(state.taken[seat]):
            moves.extend(GIVE_TOKENS[face])
    if state.events[seat]:
        for kind in kinds_in(state.events[seat]):
            moves.extend(GIVE_EVENTS[kind])
    return moves


def add_get_moves(state: Civilization, offer: Offer, moves: list[Move]) -> None:
    """Add what the proposer may ask for."""
    other = offer.partner
    if offer.get_trade < 0:
        moves.extend(GET_TRADES[nameable(state.trade[other])])
    if offer.get_culture < 0:
        moves.extend(GET_CULTURES[nameable(state.culture[other])])
    if has_resources(state, other):
        for r in range(4):
            if state.resources[4 * other + r] > offer.get_resources[r]:
                moves.append(GET_RESOURCES[r])
    if state.taken[other]:
        for back in (0, 1):
            if count_back(state.taken[other], back) > offer.get_tokens[back]:
                moves.append(GET_TOKENS[back])
    if state.events[other]:
        for deck in range(3):
            if count_deck(state.events[other], deck) > offer.get_events[deck]:
                moves.append(GET_EVENTS[deck])


_promises: Final[list[list[list[Move] | None] | None]] = []
"""A cache of promises: by turn, parties and number of players, then by kinds made already."""


def promises_left(turn: i64, proposer: i64, partner: i64, seats: i64, made: i64) -> list[Move]:
    """The promises listed in CV-5.21, without those kinds (as bits)."""
    i = ((turn << 2 | proposer) << 2 | partner) << 3 | seats
    if i >= len(_promises):
        _promises.extend([None] * (i + 1 - len(_promises)))
    cached = _promises[i]
    if cached is None:
        cached = [None] * (1 << len(PROMISES))
        cached[0] = all_promises(turn, proposer, partner, seats)
        _promises[i] = cached
    found = cached[made]
    if found is None:
        found = []
        for move in promises_left(turn, proposer, partner, seats, 0):
            assert isinstance(move, CivMove)
            if not made >> move.first & 1:
                found.append(move)
        cached[made] = found
    return found


def all_promises(turn: int, proposer: int, partner: int, seats: int) -> list[Move]:
    """The promises listed in CV-5.21, by kind."""
    found: list[Move] = []
    for kind in range(NO_ATTACK, ATTACK):
        for more in range(1, 4):
            found.append(make(PROMISE, kind, partner, turn + more))
    for other in range(seats):
        if other not in (proposer, partner):
            found.append(make(PROMISE, ATTACK, other, turn + 1))
    for amount in range(1, 4):
        found.append(make(PROMISE, LATER_GIFT, amount, turn + 1))
    return found


def add_promise_moves(state: Civilization, offer: Offer, moves: list[Move]) -> None:
    """Add the possible promises; each kind only once (CV-5.21)."""
    made: i64 = 0
    for promise in offer.promises:
        made |= 1 << promise.kind
    moves.extend(promises_left(state.turn, offer.proposer, offer.partner, state.seats, made))


def add_gift(state: Civilization, offer: Offer, move: CivMove) -> None:
    """Add a gift of the proposer; hidden things move into the offer."""
    if move.code == GIVE_TRADE:
        offer.trade = move.first
    elif move.code == GIVE_CULTURE:
        offer.culture = move.first
    elif move.code == GIVE_RESOURCE:
        offer.resources = one_more(offer.resources, move.first)
    elif move.code == GIVE_TOKEN:
        token = drop_token(state, offer.proposer, move.first)
        offer.tokens = (*offer.tokens, token)
        if move.second:
            offer.shown_tokens = (*offer.shown_tokens, token)
    else:
        card = drop_event(state, offer.proposer, move.first)
        offer.events = (*offer.events, card)
        if move.second:
            offer.shown_events = (*offer.shown_events, card)


def add_wish(offer: Offer, move: CivMove) -> None:
    """Add a wish of the proposer."""
    if move.code == GET_TRADE:
        offer.get_trade = move.first
    elif move.code == GET_CULTURE:
        offer.get_culture = move.first
    elif move.code == GET_RESOURCE:
        offer.get_resources = one_more(offer.get_resources, move.first)
    elif move.code == GET_TOKEN:
        offer.get_tokens = one_more(offer.get_tokens, move.first)
    else:
        offer.get_events = one_more(offer.get_events, move.first)


def one_more(counts: tuple[int, ...], i: int) -> tuple[int, ...]:
    """The counts with one more at `i`."""
    return counts[:i] + (counts[i] + 1,) + counts[i + 1 :]


def propose(state: Civilization, offer: Offer) -> None:
    """Show the offer, with its shown faces, to the partner (CV-5.15)."""
    bit = 1 << offer.partner
    shown = list(offer.shown_tokens)
    tokens: list[int] = []
    for token in offer.tokens:
        if token in shown:
            shown.remove(token)
            tokens.append(token | TOKEN_FACES * bit)
        else:
            tokens.append(token)
    shown = list(offer.shown_events)
    events: list[int] = []
    for card in offer.events:
        if card in shown:
            shown.remove(card)
            events.append(card | MOST_EVENTS * bit)
        else:
            events.append(card)
    offer.tokens = tuple(tokens)
    offer.events = tuple(events)
    offer.proposed = True
    state.reveal()
    state.push(AnswerOffer(offer.partner, offer))
    if state.journal is not None:
        args = {"seat": f"seat:{offer.proposer}", "other": f"seat:{offer.partner}"}
        state.tell("cv-log-offer", {**args}, offer.proposer)


def take_back(state: Civilization) -> None:
    """End the offer without a deal; hidden items return to their owner."""
    offer = state.offer
    assert offer is not None
    seat = offer.proposer
    state.taken = replaced(state.taken, seat, tuple(sorted(state.taken[seat] + offer.tokens)))
    state.events = replaced(state.events, seat, tuple(sorted(state.events[seat] + offer.events)))
    state.offer = None


def counter_limit(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """How many counter-offers may follow one another."""
    return {"most": state.counters_most}


NO_COUNTER: Final = Refusal("cv-no-counter", "CV-5.17", counter_limit)


class AnswerOffer(OfferQuestion):
    """Whether the partner accepts, declines or, within the limit, counters (CV-5.16, CV-5.17)."""

    __slots__ = ()
    KIND = "answer_offer"
    RULE = "CV-5.16"

    def about(self, offer: Offer) -> OfferQuestion:
        return AnswerOffer(self.seat, offer)

    def prompt(self, seat: int) -> Message:
        args: dict[str, Arg] = {
            "seat": f"seat:{self.offer.proposer}",
            "give": given(self.offer, seat),
            "get": wanted(self.offer),
        }
        return Message("cv-ask-answer", args)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(ACCEPT), make(DECLINE), make(COUNTER)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == COUNTER:
            return None if self.offer.depth < state.counters_most else NO_COUNTER
        return None if move.code in (ACCEPT, DECLINE) else ELSEWHERE[move.code]

    def take(self, state: Civilization, move: CivMove) -> None:
        offer = state.offer
        assert offer is not None
        if move.code == ACCEPT:
            state.push(Deal())
            for deck in range(3):
                if offer.get_events[deck]:
                    state.push(PickHidden(self.seat, PICK_EVENT, deck, offer.get_events[deck]))
            for back in (0, 1):
                if offer.get_tokens[back]:
                    state.push(PickHidden(self.seat, PICK_TOKEN, back, offer.get_tokens[back]))
            return
        state.declined = (*state.declined, offer.signature())
        take_back(state)
        if move.code == COUNTER:
            compose(state, Offer(self.seat, offer.proposer, offer.depth + 1))
        elif state.journal is not None:
            args = {"seat": f"seat:{self.seat}", "other": f"seat:{offer.proposer}"}
            state.tell("cv-log-declined", {**args}, self.seat)


OTHER_BACK: Final = Refusal("cv-no-such-back", "CV-5.16", the_first)


class PickHidden(Question):
    """Which tokens or events the partner gives for those asked by back (CV-5.16)."""

    __slots__ = ("code", "back", "count")
    KIND = "pick_hidden_items"
    RULE = "CV-5.16"
    PROMPT = "cv-ask-pick"

    def __init__(self, seat: int, code: int, back: int, count: int) -> None:
        super().__init__(seat)
        self.code = code  # PICK_TOKEN or PICK_EVENT
        self.back = back
        self.count = count

    def run(self, state: Civilization) -> None:
        state.reveal()  # also if alike items force the answer
        state.ask(self, self.seat)

    def held(self, state: Civilization) -> list[int]:
        """The events or tokens that the seat holds, of any back."""
        if self.code == PICK_EVENT:
            return kinds_in(state.events[self.seat])
        return faces_in(state.taken[self.seat])

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(self.code, held) for held in self.held(state)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != self.code:
            return ELSEWHERE[move.code]
        if move.first not in self.held(state):
            return NOT_HELD
        event = self.code == PICK_EVENT
        back = EVENT_DECK[move.first] if event else int(move.first >= VILLAGE)
        return None if back == self.back else OTHER_BACK

    def take(self, state: Civilization, move: CivMove) -> None:
        offer = state.offer
        assert offer is not None
        if self.code == PICK_EVENT:
            give_card(state, drop_event(state, self.seat, move.first), offer.proposer)
        else:
            give_token(state, drop_token(state, self.seat, move.first), offer.proposer)
        if self.count > 1:
            state.push(PickHidden(self.seat, self.code, self.back, self.count - 1))


def give_token(state: Civilization, token: int, seat: int) -> None:
    """Give a face-down token to a seat, which may look at it."""
    state.taken = replaced(
        state.taken, seat, tuple(sorted((*state.taken[seat], token | TOKEN_FACES << seat)))
    )
    state.reveal()


def give_card(state: Civilization, card: int, seat: int) -> None:
    """Give an event to a seat; the giver still knows it."""
    state.events = replaced(
        state.events, seat, tuple(sorted((*state.events[seat], card | MOST_EVENTS << seat)))
    )
    state.reveal()


class Deal(Step[Civilization]):
    """Exchange both bundles at once and record the promises (CV-5.10, CV-5.19, CV-5.22)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        offer = state.offer
        assert offer is not None
        giver = offer.proposer
        taker = offer.partner
        given = max(offer.trade, 0)
        got = max(offer.get_trade, 0)
        state.trade[giver] -= given
        state.trade[taker] -= got
        gain_trade(state, giver, got)
        gain_trade(state, taker, given)
        culture = max(offer.get_culture, 0) - max(offer.culture, 0)
        state.culture[giver] += culture
        state.culture[taker] -= culture
        for r in range(4):
            change = offer.get_resources[r] - offer.resources[r]
            if change:
                state.resources = added(state.resources, 4 * giver + r, change)
                state.resources = added(state.resources, 4 * taker + r, -change)
        for token in offer.tokens:
            give_token(state, token, taker)
        for card in offer.events:
            give_card(state, card, taker)
        state.promises = state.promises + offer.promises
        state.offer = None
        if state.journal is not None:
            self.tell(state, offer)

    def tell(self, state: Civilization, offer: Offer) -> None:
        """Log the deal; only hidden faces stay secret."""
        args: dict[str, Arg] = {
            "seat": f"seat:{offer.proposer}",
            "other": f"seat:{offer.partner}",
            "give": given(offer, None),
            "get": wanted(offer),
        }
        state.tell("cv-log-deal", args, offer.proposer)
