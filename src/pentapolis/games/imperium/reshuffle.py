"""Section 7: drawing, rebuilding the draw deck, the nation deck and developments."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effect import (
    FLUSH,
    GAINED,
    PAID_POPULATION,
    affordable,
    asker,
    begin_frame,
    component,
    emit,
    tokens_text,
)
from pentapolis.games.imperium.moves import CardMove, PlanMove, card_move, plan_move
from pentapolis.games.imperium.state import (
    DEVELOPMENT_DECK,
    HAND_LIMIT,
    NATION_DECK,
    Imperium,
    Player,
)
from pentapolis.games.imperium.tables import (
    ARTHURIANS,
    CARDS,
    COST,
    UTOPIANS,
)
from pentapolis.games.imperium.zones import (
    shuffled_deck,
    take_unrest,
    tell_card,
    tell_secret,
    to_hand,
    without,
)

HAND_SIZE: Final = [0] * len(CARDS)
"""By card: what it adds to the hand limit (IM-P5)."""
REDUCES: Final[list[tuple[int, int, int]]] = [(0, 0, 0)] * len(CARDS)
"""By card: what it takes off every development's cost (IM-P12)."""


def hand_limit(player: Player) -> int:
    """Five and all modifiers in force (IM-6.6)."""
    limit = HAND_LIMIT
    for card in player.texts():
        limit += HAND_SIZE[card]
    return limit


# --- drawing -----------------------------------------------------------------------------


def draw(state: Imperium, seat: int, count: int) -> None:
    """Draw from the deck, rebuilding it when it runs out (IM-9.9); may leave a step behind."""
    player = state.players[seat]
    while count > 0:
        if not player.deck and not refill_deck(state, seat, DrawMore(seat, count)):
            return
        draw_one(state, player)
        count -= 1


def draw_one(state: Imperium, player: Player) -> None:
    """The top card of a deck that is not empty goes to hand."""
    card = player.deck[-1]
    player.deck = player.deck[:-1]
    if state.seen[card] == state.everybody():
        to_hand(player, (card,))
    else:
        player.hand += (card,)
    state.reveals += 1
    if state.frames:
        frame = state.frames[-1]
        if frame.drawn:
            frame.drawn += (card,)
    if state.journal is not None:
        tell_secret(state, "im-log-draw", "im-log-draw-hidden", player.seat, card)
    if not player.deck:
        deck_emptied(state, player)


def deck_emptied(state: Imperium, player: Player) -> None:
    """Utopians take an unrest whenever their deck runs empty (IM-P18)."""
    if player.nation == UTOPIANS:
        take_unrest(state, player.seat)


class DrawMore(Step[Imperium]):
    """The rest of a draw that had to wait for a development."""

    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: Imperium) -> None:
        player = state.players[self.seat]
        if player.deck:
            draw(state, self.seat, self.count)


class DrawToLimit(Step[Imperium]):
    """Cleanup step 4: one card at a time up to the hand limit (IM-6.6, IM-Q16)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Imperium) -> None:
        player = state.players[self.seat]
        limit = hand_limit(player)
        while len(player.hand) < limit:
            if not player.deck and not refill_deck(state, self.seat, ToLimitAgain(self.seat)):
                return
            draw_one(state, player)


class ToLimitAgain(DrawToLimit):
    """Go on drawing up to the limit after a development was considered."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.players[self.seat].deck:
            super().run(state)


def refill_deck(state: Imperium, seat: int, then: Step[Imperium]) -> bool:
    """Rebuild an empty draw deck (IM-7.3 to IM-7.8).

    True when there is something to draw; False when nothing is left, or when the seat is asked
    about a development first, in which case `then` goes on.
    """
    player = state.players[seat]
    if not player.empire:
        if player.exhausts > 0 and NATION_DECK not in player.exhausted and has_nation_card(player):
            gain_nation_card(state, seat)
            player.exhausts -= 1
            player.exhausted += (NATION_DECK,)
    elif (
        player.exhausts > 0
        and DEVELOPMENT_DECK not in player.exhausted
        and can_develop(state, seat, False)
    ):
        state.push(then)
        state.push(FLUSH)
        state.push(ShuffleDiscard(seat))
        state.push(FLUSH)
        state.push(Develop(seat, False, True, True, -1))
        return False
    if not player.discard:
        return False
    shuffle_discard(state, player)
    return True


def shuffle_discard(state: Imperium, player: Player) -> None:
    """The discard pile becomes the new draw deck (IM-7.8)."""
    player.deck = shuffled_deck(state, player.seat, list(player.discard))
    player.discard = ()
    if state.journal is not None:
        state.tell("im-log-reshuffle", {"seat": f"seat:{player.seat}"}, player.seat)


class ShuffleDiscard(Step[Imperium]):
    """The reshuffle itself, after a development was considered."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Imperium) -> None:
        player = state.players[self.seat]
        if player.discard and not player.deck:
            shuffle_discard(state, player)


# --- the nation deck -----------------------------------------------------------------------


def has_nation_card(player: Player) -> bool:
    """Whether a card is left in the nation deck, the accession card included."""
    return bool(player.nation_deck) or player.accession >= 0


def gain_nation_card(state: Imperium, seat: int) -> None:
    """The top nation card goes to the discard pile; the last one changes the state (IM-7.3)."""
    player = state.players[seat]
    state.reveals += 1
    if player.nation_deck:
        card = player.nation_deck[-1]
        player.nation_deck = player.nation_deck[:-1]
        player.discard += (card,)
        player.gained += (card,)
        state.seen[card] = state.everybody()
        if state.journal is not None:
            tell_card(state, "im-log-nation-card", seat, card)
        return
    card = player.accession
    player.accession = -1
    state.seen[card] = state.everybody()
    player.discard += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-nation-card", seat, card)
    if GAINED[card]:
        run_gained(state, seat, card)
    else:
        become_empire(state, seat)


def run_gained(state: Imperium, seat: int, card: int) -> None:
    """What a card does when it is gained (IM-V0.1): these texts never ask."""
    begin_frame(state, card, seat)
    for op in GAINED[card]:
        op.resolve(state, seat)
    state.frames.pop()


def become_empire(state: Imperium, seat: int) -> None:
    """The state card is flipped (IM-7.4)."""
    state.players[seat].empire = True
    if state.journal is not None:
        state.tell("im-log-empire", {"seat": f"seat:{seat}"}, seat)


def trigger_scoring(state: Imperium) -> None:
    """One more full round after this one, then points are counted (IM-12.3)."""
    if state.last_round == 0:
        state.last_round = state.round + 1
        if state.journal is not None:
            state.tell("im-log-scoring-triggered", {"round": state.last_round}, heading=2)


# --- development (IM-9.41, IM-7.6) -----------------------------------------------------------


def development_cost(player: Player, card: int) -> tuple[int, int, int]:
    """The printed cost less all reductions in force (IM-P12)."""
    materials, population, progress = COST[card]
    for text in player.texts():
        less = REDUCES[text]
        materials -= less[0]
        population -= less[1]
        progress -= less[2]
    return (max(materials, 0), max(population, 0), max(progress, 0))


def can_develop(state: Imperium, seat: int, free: bool) -> bool:
    """Whether a development is left that the seat can pay; quests are none (IM-9.41)."""
    player = state.players[seat]
    if player.nation == ARTHURIANS:
        return False
    if free:
        return bool(player.developments)
    for card in player.developments:
        if affordable(player.tokens, development_cost(player, card)):
            return True
    return False


class Develop(Step[Imperium]):
    """Choose a development, pay its cost, move it to the discard pile."""

    __slots__ = ("seat", "free", "optional", "reshuffling", "card")

    def __init__(self, seat: int, free: bool, optional: bool, reshuffling: bool, card: int) -> None:
        self.seat = seat
        self.free = free
        self.optional = optional
        self.reshuffling = reshuffling
        self.card = card  # whose text it is; -1 at a reshuffle

    def run(self, state: Imperium) -> None:
        if can_develop(state, self.seat, self.free):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        if self.reshuffling:
            return Message("im-ask-reshuffle-develop")
        return Message("im-ask-develop-free" if self.free else "im-ask-develop")

    def kind(self) -> str:
        return "reshuffle_develop" if self.reshuffling else "develop_card"

    def source(self) -> str:
        if self.card != -1:
            return component(asker(self.card))
        return self.rule()

    def rule(self) -> str:
        """The rule to cite when something else was wanted."""
        return "IM-7.6" if self.reshuffling else "IM-9.41"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        for card in player.developments:
            if self.free or affordable(player.tokens, development_cost(player, card)):
                found.append(card_move(mv.DEVELOP, card))
        if self.optional:
            found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        player = state.players[seat]
        state.push(TakeDevelopment(seat, move.card, self.reshuffling))
        if not self.free:
            pay_tokens(state, seat, development_cost(player, move.card), move.card)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        mv.check_known(text)
        card = mv.named_card(text)
        if text.startswith("develop ") and card in state.players[seat].developments:
            return Message("im-cannot-pay", {"card": component(card)}, "IM-0.6")
        return Message("im-not-offered", {"move": text}, self.rule())


class TakeDevelopment(Step[Imperium]):
    """The paid development joins the discard pile; the last one triggers scoring (IM-12.1b)."""

    __slots__ = ("seat", "card", "reshuffling")

    def __init__(self, seat: int, card: int, reshuffling: bool) -> None:
        self.seat = seat
        self.card = card
        self.reshuffling = reshuffling

    def run(self, state: Imperium) -> None:
        player = state.players[self.seat]
        player.developments = without(player.developments, self.card)
        player.discard += (self.card,)
        if self.reshuffling:
            player.exhausts -= 1
            player.exhausted += (DEVELOPMENT_DECK,)
        if state.journal is not None:
            tell_card(state, "im-log-develop", self.seat, self.card)
        if not player.developments:
            trigger_scoring(state)


# --- paying (IM-9.2 to IM-9.5, IM-V10) -------------------------------------------------------


def plans(tokens: list[int], cost: tuple[int, int, int]) -> list[Move]:
    """Every way to pay: progress may replace population 1:1 and materials 1:2."""
    found: list[Move] = []
    materials, population, progress = cost
    for in_materials in range((materials + 1) // 2 + 1):
        left = materials - 2 * in_materials
        if left < 0:
            left = 0
        if left > tokens[0]:
            continue
        for in_population in range(population + 1):
            if population - in_population > tokens[1]:
                continue
            total = progress + in_materials + in_population
            if total > tokens[2]:
                break
            found.append(plan_move(left, population - in_population, total))
    return found


def pay_tokens(state: Imperium, seat: int, cost: tuple[int, int, int], this: int) -> None:
    """Pay for a card now if only one way makes sense, otherwise ask."""
    plan = usual_plan(state.players[seat], cost)
    if plan is None:
        state.push(PayPlan(seat, cost, this))
    else:
        spend(state, seat, plan.materials, plan.population, plan.progress)


def usual_plan(player: Player, cost: tuple[int, int, int]) -> PlanMove | None:
    """The payment with the least progress; None where another one may make sense.

    A progress is worth a point, more than what it stands in for, and it can still stand in later.
    So it is kept, unless it is spent as a whole on the journey anyway, or unless the last material
    would go: without one, a progress is worth but one of them at the next odd price.
    """
    have = player.tokens
    instead = max(0, cost[0] - have[0] + 1) // 2
    materials = max(0, cost[0] - 2 * instead)
    population = min(cost[1], have[1])
    progress = cost[2] + instead + cost[1] - population
    spare = have[2] - progress
    if spare > 0 and player.journey >= 0 and materials + population > 0:
        return None
    if spare > 0 and materials >= 2 and materials == have[0]:
        return None
    return plan_move(materials, population, progress)


def spend(state: Imperium, seat: int, materials: int, population: int, progress: int) -> None:
    """Tokens go back to the supply; real population paid is an event (IM-10.1)."""
    tokens = state.players[seat].tokens
    tokens[0] -= materials
    tokens[1] -= population
    tokens[2] -= progress
    if population > 0:
        emit(state, seat, PAID_POPULATION)
    if state.journal is not None and (materials or population or progress):
        paid = tokens_text((materials, population, progress))
        state.tell("im-log-pay", {"seat": f"seat:{seat}", "tokens": paid}, seat)


class PayPlan(Step[Imperium]):
    """The payer chooses which tokens to pay with (IM-V10)."""

    __slots__ = ("seat", "cost", "card")

    def __init__(self, seat: int, cost: tuple[int, int, int], card: int) -> None:
        self.seat = seat
        self.cost = cost
        self.card = card  # what is paid for

    def run(self, state: Imperium) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        tokens = tokens_text(self.cost)
        if self.card == -1:
            return Message("im-ask-payment", {"tokens": tokens})
        card = component(asker(self.card))
        return Message("im-ask-payment-card", {"card": card, "tokens": tokens})

    def kind(self) -> str:
        return "payment_plan"

    def source(self) -> str:
        return component(asker(self.card)) if self.card != -1 else "IM-9.2"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return plans(state.players[seat].tokens, self.cost)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, PlanMove)
        spend(state, seat, move.materials, move.population, move.progress)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        mv.check_known(text)
        return Message("im-no-such-payment", {"move": text}, "IM-9.4")
