"""Section 5: offers, answers and deals, the bounded bargaining of CV-5.11 to CV-5.23."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import (
    ACCEPT,
    COUNTER,
    DECLINE,
    GET_CULTURE,
    GET_EVENT,
    GET_RESOURCE,
    GET_TOKEN,
    GET_TRADE,
    GIFT,
    GIVE_CULTURE,
    GIVE_EVENT,
    GIVE_RESOURCE,
    GIVE_TOKEN,
    GIVE_TRADE,
    PARTNER,
    PICK_EVENT,
    PICK_TOKEN,
    PROMISE,
    PROPOSE,
    WITHDRAW,
    Act,
    act,
    check_verb,
)
from pentapolis.games.civilization.culture import drop_event, kinds_in
from pentapolis.games.civilization.dials import gain_trade
from pentapolis.games.civilization.offers import Offer
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import EVENT_DECK, MOST_EVENTS, TOKEN_FACES, VILLAGE
from pentapolis.games.civilization.windows import drop_token
from pentapolis.games.civilization.wording import given, wanted

NO_ATTACK: Final = 0
ATTACK: Final = 3
LATER_GIFT: Final = 4
MOST_NAMED: Final = 99
"""The largest amount of culture that one offer names."""


class ChoosePartner(Question):
    """An offer goes to one other player (CV-5.11, CV-5.23)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-partner")

    def kind(self) -> str:
        return "trade_slot"

    def rule(self) -> str:
        return "CV-5.11"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(PARTNER, other) for other in range(state.seats) if other != seat]

    def take(self, state: Civilization, move: Act) -> None:
        compose(state, Offer(self.seat, move.a, 0))


def compose(state: Civilization, offer: Offer) -> None:
    """An offer comes onto the table, to be filled."""
    state.offer = offer
    state.push(Compose(offer.proposer, offer))


class OfferQuestion(Question):
    """A question about the offer on the table, which its prompt tells."""

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
    """Name what is given, what is asked for and what is promised, then propose (CV-5.13)."""

    __slots__ = ()

    def about(self, offer: Offer) -> OfferQuestion:
        return Compose(self.seat, offer)

    def prompt(self, seat: int) -> Message:
        args: dict[str, Arg] = {
            "seat": f"seat:{self.offer.partner}",
            "give": given(self.offer, seat),
            "get": wanted(self.offer),
        }
        return Message("cv-ask-compose", args)

    def kind(self) -> str:
        return "compose_offer"

    def rule(self) -> str:
        return "CV-5.13"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        offer = state.offer
        assert offer is not None
        other = offer.partner
        moves: list[Move] = []
        if offer.trade < 0:
            moves.extend([act(GIVE_TRADE, n) for n in range(1, state.trade[seat] + 1)])
        if offer.culture < 0:
            most = min(state.culture[seat], MOST_NAMED)
            moves.extend([act(GIVE_CULTURE, n) for n in range(1, most + 1)])
        for r in range(4):
            if state.resources[4 * seat + r] > offer.resources[r]:
                moves.append(act(GIVE_RESOURCE, r))
        for face in faces_in(state.taken[seat]):
            moves.append(act(GIVE_TOKEN, face, 0))
            moves.append(act(GIVE_TOKEN, face, 1))
        for kind in kinds_in(state.events[seat]):
            moves.append(act(GIVE_EVENT, kind, 0))
            moves.append(act(GIVE_EVENT, kind, 1))
        if offer.get_trade < 0:
            moves.extend([act(GET_TRADE, n) for n in range(1, state.trade[other] + 1)])
        if offer.get_culture < 0:
            most = min(state.culture[other], MOST_NAMED)
            moves.extend([act(GET_CULTURE, n) for n in range(1, most + 1)])
        for r in range(4):
            if state.resources[4 * other + r] > offer.get_resources[r]:
                moves.append(act(GET_RESOURCE, r))
        for back in (0, 1):
            if count_back(state.taken[other], back) > offer.get_tokens[back]:
                moves.append(act(GET_TOKEN, back))
        for deck in range(3):
            if count_deck(state.events[other], deck) > offer.get_events[deck]:
                moves.append(act(GET_EVENT, deck))
        self.add_promises(state, offer, moves)
        if not offer.is_empty() and not (state.declined and offer.signature() in state.declined):
            moves.append(act(PROPOSE))
        moves.append(act(WITHDRAW))
        return moves

    def add_promises(self, state: Civilization, offer: Offer, moves: list[Move]) -> None:
        """Promises of the list of CV-5.21, each kind once."""
        made = [promise[0] for promise in offer.promises]
        for kind in range(NO_ATTACK, ATTACK):
            if kind not in made:
                for until in range(1, 4):
                    moves.append(act(PROMISE, kind, offer.partner, state.turn + until))
        if ATTACK not in made:
            for other in range(state.seats):
                if other != self.seat and other != offer.partner:
                    moves.append(act(PROMISE, ATTACK, other, state.turn + 1))
        if LATER_GIFT not in made:
            for amount in range(1, 4):
                moves.append(act(PROMISE, LATER_GIFT, GIFT + amount, state.turn + 1))

    def take(self, state: Civilization, move: Act) -> None:
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
        if move.code == GIVE_TRADE:
            offer.trade = move.a
        elif move.code == GIVE_CULTURE:
            offer.culture = move.a
        elif move.code == GIVE_RESOURCE:
            offer.resources = one_more(offer.resources, move.a)
        elif move.code == GIVE_TOKEN:
            token = drop_token(state, self.seat, move.a)
            offer.tokens = (*offer.tokens, token)
            if move.b:
                offer.shown_tokens = (*offer.shown_tokens, token)
        elif move.code == GIVE_EVENT:
            card = drop_event(state, self.seat, move.a)
            offer.events = (*offer.events, card)
            if move.b:
                offer.shown_events = (*offer.shown_events, card)
        elif move.code == GET_TRADE:
            offer.get_trade = move.a
        elif move.code == GET_CULTURE:
            offer.get_culture = move.a
        elif move.code == GET_RESOURCE:
            offer.get_resources = one_more(offer.get_resources, move.a)
        elif move.code == GET_TOKEN:
            offer.get_tokens = one_more(offer.get_tokens, move.a)
        elif move.code == GET_EVENT:
            offer.get_events = one_more(offer.get_events, move.a)
        elif move.code == PROMISE:
            made = (move.a, move.b, move.c)
            offer.promises = (*offer.promises, made)

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        offer = state.offer
        assert offer is not None
        verb = text.split()[0]
        if verb == "propose" and not offer.is_empty():
            return Message("cv-offer-declined", {}, "CV-5.18")
        if verb == "propose" or verb.startswith(("give", "get")):
            return Message("cv-offer-payable", {"move": text}, "CV-5.14")
        return Message("cv-not-now", {"move": text}, self.rule())


def one_more(counts: tuple[int, ...], i: int) -> tuple[int, ...]:
    """The counts with one more at `i`."""
    return counts[:i] + (counts[i] + 1,) + counts[i + 1 :]


def faces_in(held: tuple[int, ...]) -> list[int]:
    """The different faces of held tokens."""
    return sorted({token % TOKEN_FACES for token in held})


def count_back(held: tuple[int, ...], back: int) -> int:
    """How many huts (0) or villages (1) lie there."""
    return sum((token % TOKEN_FACES >= VILLAGE) == (back == 1) for token in held)


def count_deck(hand: tuple[int, ...], deck: int) -> int:
    """How many events of a deck a hand has; backs are public."""
    return sum(EVENT_DECK[card % MOST_EVENTS] == deck for card in hand)


def propose(state: Civilization, offer: Offer) -> None:
    """The partner sees the offer, and the faces that are shown (CV-5.15)."""
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
    """Nothing comes of the offer; hidden items return to their owner."""
    offer = state.offer
    assert offer is not None
    seat = offer.proposer
    state.taken[seat] = tuple(sorted(state.taken[seat] + offer.tokens))
    state.events[seat] = tuple(sorted(state.events[seat] + offer.events))
    state.offer = None


class AnswerOffer(OfferQuestion):
    """Accept, decline, or counter while the chain allows it (CV-5.16, CV-5.17)."""

    __slots__ = ()

    def about(self, offer: Offer) -> OfferQuestion:
        return AnswerOffer(self.seat, offer)

    def prompt(self, seat: int) -> Message:
        args: dict[str, Arg] = {
            "seat": f"seat:{self.offer.proposer}",
            "give": given(self.offer, seat),
            "get": wanted(self.offer),
        }
        return Message("cv-ask-answer", args)

    def kind(self) -> str:
        return "answer_offer"

    def rule(self) -> str:
        return "CV-5.16"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        moves: list[Move] = [act(ACCEPT), act(DECLINE)]
        if self.offer.depth < state.counters_most:
            moves.append(act(COUNTER))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
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


class PickHidden(Question):
    """The partner names the tokens or events asked for by back (CV-5.16)."""

    __slots__ = ("code", "back", "count")

    def __init__(self, seat: int, code: int, back: int, count: int) -> None:
        super().__init__(seat)
        self.code = code  # PICK_TOKEN or PICK_EVENT
        self.back = back
        self.count = count

    def run(self, state: Civilization) -> None:
        state.reveal()  # alike items leave no choice
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-pick")

    def kind(self) -> str:
        return "pick_hidden_items"

    def rule(self) -> str:
        return "CV-5.16"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        if self.code == PICK_EVENT:
            cards = [k for k in kinds_in(state.events[seat]) if EVENT_DECK[k] == self.back]
            return [act(PICK_EVENT, kind) for kind in cards]
        faces = [f for f in faces_in(state.taken[seat]) if (f >= VILLAGE) == (self.back == 1)]
        return [act(PICK_TOKEN, face) for face in faces]

    def take(self, state: Civilization, move: Act) -> None:
        offer = state.offer
        assert offer is not None
        if self.code == PICK_EVENT:
            give_card(state, drop_event(state, self.seat, move.a), offer.proposer)
        else:
            give_token(state, drop_token(state, self.seat, move.a), offer.proposer)
        if self.count > 1:
            state.push(PickHidden(self.seat, self.code, self.back, self.count - 1))


def give_token(state: Civilization, token: int, seat: int) -> None:
    """A face-down token changes hands; its new owner may look at it."""
    state.taken[seat] = tuple(sorted((*state.taken[seat], token | TOKEN_FACES << seat)))
    state.reveal()


def give_card(state: Civilization, card: int, seat: int) -> None:
    """An event changes hands; the giver still knows it."""
    state.events[seat] = tuple(sorted((*state.events[seat], card | MOST_EVENTS << seat)))
    state.reveal()


class Deal(Step[Civilization]):
    """Both bundles move at once; promises are noted (CV-5.10, CV-5.19, CV-5.22)."""

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
            state.resources[4 * giver + r] += change
            state.resources[4 * taker + r] -= change
        for token in offer.tokens:
            give_token(state, token, taker)
        for card in offer.events:
            give_card(state, card, taker)
        for promise in offer.promises:
            state.promises = (*state.promises, (giver, taker, *promise))
        state.offer = None
        if state.journal is not None:
            self.tell(state, offer)

    def tell(self, state: Civilization, offer: Offer) -> None:
        """The deal is public except for hidden faces."""
        args: dict[str, Arg] = {
            "seat": f"seat:{offer.proposer}",
            "other": f"seat:{offer.partner}",
            "give": given(offer, None),
            "get": wanted(offer),
        }
        state.tell("cv-log-deal", args, offer.proposer)
