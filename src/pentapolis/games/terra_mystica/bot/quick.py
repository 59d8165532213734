"""Answers of a playout, without asking where the answer is plain: the end of a turn, and power that
neighbours offer. Other questions are asked and answered here as well, without lists of rates."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.bot.facts import is_settled
from pentapolis.games.terra_mystica.bot.learned import Learned
from pentapolis.games.terra_mystica.bot.rate import Rating, leech_value, power_value
from pentapolis.games.terra_mystica.bot.towns import Groups
from pentapolis.games.terra_mystica.moves import CONNECT_MOVES, Act
from pentapolis.games.terra_mystica.questions import Question
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.leech import (
    LEECH_WINDOW,
    CultistStep,
    close_offer,
    gain_of,
    take_offer,
)
from pentapolis.games.terra_mystica.rules.power import can_exchange
from pentapolis.games.terra_mystica.rules.towns import connectable
from pentapolis.games.terra_mystica.rules.turns import END_TURN, EndTurn
from pentapolis.games.terra_mystica.state import TerraMystica


def play_turns(
    state: TerraMystica, random: Callable[[], float], noise: float, least: int, but: int
) -> int:
    """Play on by rules of thumb, with some noise: at least so many answers, then until positions
    can be compared, or until the seat `but` is asked. Returns how many answers were given."""
    if type(state) is not TerraMystica:
        return 0  # a ledger has an order of its own
    given = 0
    known: list[Groups | None] = [None] * state.seats
    while not state.over:
        if state.waiting > 0:
            question = state.asking
            if not isinstance(question, Question) or question.seat == but:
                break
            if given >= least and is_settled(state):
                break
            seat = question.seat
            move = answer(state, seat, random, noise, known)
            given += 1
            state.asking = None  # as `State.carry_out` does
            state.asked[seat] = None
            state.waiting = 0
            question.answer(state, seat, move)
            continue
        agenda = state.agenda
        if len(agenda) == 1:
            state.agenda = []  # as `State.run` does
        step = agenda.pop()
        if step is LEECH_WINDOW:
            given += answer_offers(state, random, noise, but)
        elif step is END_TURN[state.active] and not state.homes and state.active != but:
            given += end_turn(state, END_TURN[state.active], random, noise)
        else:
            step.run(state)
            if state.waiting == 1:
                state.take_forced()
    return given


def answer(
    state: TerraMystica,
    seat: int,
    random: Callable[[], float],
    noise: float,
    known: list[Groups | None],
) -> Move:
    """What looks best of the moves of the open question; of equals, the first. What is `known` of
    the seats' groups serves the next questions as well."""
    decision = state.asked[seat]
    assert decision is not None
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    if random() < noise:
        return moves[int(random() * len(moves))]
    rating = Rating(state, seat, known[seat])
    best = moves[0]
    for move in moves:
        assert isinstance(move, Act)
        value = rating.value(move)
        if value > rating.most:
            best = move
            rating.most = value
    if rating.known_groups is not None:
        known[seat] = rating.known_groups
    return best


def answer_offers(state: TerraMystica, random: Callable[[], float], noise: float, but: int) -> int:
    """Take or decline the power that is offered, until the Cultists have to choose a track or the
    seat `but` is asked; returns how many answers that were."""
    given = 0
    while state.offers:
        offer = state.offers[0]
        seat = offer.seat
        gain = gain_of(state, seat, offer.amount)
        if gain <= 0:
            close_offer(state, 0)
            continue
        if seat == but:
            LEECH_WINDOW.run(state)
            break
        given += 1
        if random() < noise:
            taken = int(random() * 2) == 0
        else:
            value = leech_value(power_value(state, seat), gain)
            taken = value + Learned(state, seat).leech_bonus(gain) >= 0.0
        if not taken:
            close_offer(state, 0)
        elif take_offer(state, 0):
            state.push(LEECH_WINDOW)
            state.push(CultistStep(offer.builder))
            break
    return given


def end_turn(state: TerraMystica, step: EndTurn, random: Callable[[], float], noise: float) -> int:
    """After an action without land to build on, only a river town is worth more than the end of the
    turn; returns how many answers were given: none where there is nothing else to do."""
    seat = step.seat
    rivers = connectable(state, seat) if POWERS[state.factions[seat]].river_towns else ()
    if not rivers and not can_exchange(state, seat):
        return 0
    if random() < noise:
        moves = step.moves(state, seat)
        move = moves[int(random() * len(moves))]
        assert isinstance(move, Act)
        step.act(state, seat, move)
    elif rivers:
        step.act(state, seat, CONNECT_MOVES[rivers[0]])
    return 1
