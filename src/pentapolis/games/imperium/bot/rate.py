"""How good a move looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.move import Move
from pentapolis.games.imperium.bot.card_moves import rate_card_move
from pentapolis.games.imperium.bot.seat_values import SeatValues
from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.effects.choices import ChooseOption, PayCard
from pentapolis.games.imperium.effects.picking import Accept, Veiled
from pentapolis.games.imperium.effects.players import Shielded
from pentapolis.games.imperium.effects.tokens import Pay
from pentapolis.games.imperium.moves import (
    ACCEPT,
    FROM_DECK,
    INNOVATIONS,
    NONE,
    REWARD_DRAW,
    SEARCH,
    SEARCH_ANY,
    SUIT_MOVES,
    VERBS,
    YES,
    CardMove,
    CardsMove,
    NumberMove,
    PlanMove,
    TradeMove,
    WordMove,
)
from pentapolis.games.imperium.rules.rounds import Turn
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import FREE_PLAY, UNCIVILISED


def rate(state: Imperium, seat: int, offered: Sequence[Move]) -> list[float]:
    """How good each move looks; larger is better."""
    moves = offered if isinstance(offered, list) else list(offered)  # compiled, a list is quicker
    own = SeatValues(state, seat)
    asking = state.asking
    step: Step[Any] | None = asking.question if isinstance(asking, Veiled) else asking
    kind = step.kind() if step is not None else ""
    found = [rate_move(own, move, kind, step) for move in moves]
    if isinstance(step, Turn):
        weigh_turn(own, moves, found)
    elif isinstance(step, ChooseOption):
        weigh_options(own, step, moves, found)
    elif isinstance(step, PayCard):
        value = bargain(own, step)
        for i in range(len(moves)):
            if moves[i] is not NONE:
                found[i] += value
    return found


LEARNED_VERBS: Final = {
    "acquire": 0, "take": 0, "innovate": 0, "develop": 0, "play": 1, "exhaust": 2,
}  # fmt: skip
"""By verb: which learned number of its card is added."""


def learned_places(moves: Sequence[Move]) -> list[list[int]]:
    """For each move, the indices of the learned numbers in its rate."""
    found: list[list[int]] = []
    for move in moves:
        place = LEARNED_VERBS.get(move.verb, -1) if isinstance(move, CardMove) else -1
        found.append([3 * move.card + place] if isinstance(move, CardMove) and place >= 0 else [])
    return found


def rate_move(own: SeatValues, move: Move, kind: str, step: Step[Any] | None) -> float:
    """One move, as the answer to that question."""
    if isinstance(move, CardMove):
        return rate_card_move(own, move, kind)
    if isinstance(move, CardsMove):
        return rate_cards(own, move, kind)
    if isinstance(move, TradeMove):
        return rate_card_move(own, move.part, kind) + reward(own, move.number, step)
    if isinstance(move, PlanMove):
        return -own.tokens(move.materials, move.population, move.progress)
    if isinstance(move, NumberMove):
        return (own.unrest if move.verb == "revolt" else 1.0) * move.number if move.number else 0.0
    if move.verb == "choose" and isinstance(move, WordMove):
        return option(own, move.number, step)
    return rate_word(own, move, kind, step)


def rate_cards(own: SeatValues, move: CardsMove, kind: str) -> float:
    """Several cards at once: each is rated once, however many choices name it."""
    if own.named is not move.named:
        own.named = move.named
        own.rated = [rate_card_move(own, part, kind) for part in move.named]
    total = 0.0
    for place in move.places:
        total += own.rated[place]
    return total


def weigh_options(
    own: SeatValues, step: ChooseOption, moves: list[Move], found: list[float]
) -> None:
    """Rate moves that name a card so that the best one has the value of its option."""
    best: dict[str, float] = {}
    for i in range(len(moves)):
        if isinstance(moves[i], (CardMove, CardsMove)):
            best[moves[i].verb] = max(best.get(moves[i].verb, found[i]), found[i])
    rest = {verb: named_option(own, verb, step) - value for verb, value in best.items()}
    for i in range(len(moves)):
        if isinstance(moves[i], (CardMove, CardsMove)):
            found[i] += rest[moves[i].verb]


def weigh_turn(own: SeatValues, moves: list[Move], found: list[float]) -> None:
    """Beside Innovate and Revolt the first card or ability stands for a whole Activate turn: the
    best cards and all abilities that help."""
    best = 0.0
    free = 0.0
    plays: list[float] = []
    abilities: list[float] = []
    acts: list[int] = []
    for i in range(len(moves)):
        move = moves[i]
        if not isinstance(move, CardMove) or move.verb == "innovate":
            continue
        acts.append(i)
        value = found[i]
        if value <= 0.0:
            continue
        best = max(best, value)
        if move.verb == "exhaust":
            abilities.append(value)
        elif FREE_PLAY[move.card]:
            free += value
        else:
            plays.append(value)
    plays.sort()
    whole = free
    for i in range(min(own.player.actions, len(plays))):
        whole += plays[-1 - i]
    for value in abilities:
        whole += value
    for i in acts:
        found[i] += whole - best


def bargain(own: SeatValues, step: PayCard) -> float:
    """What a MAY brings and costs, besides the card that is named for it."""
    cost = step.op.cost
    then = step.op.then
    if isinstance(cost.ops[0], Pay):
        return own.ops(then[1:], step.card, 0) - own.cost(cost)
    value = own.ops(cost.ops[1:], step.card, 0)
    return value if step.op.rewards is not None else value + own.ops(then, step.card, 0)


def option(own: SeatValues, number: int, step: Step[Any] | None) -> float:
    """An option of a card's OR."""
    if isinstance(step, ChooseOption):
        return own.ops(step.op.options[number], step.card, 0)
    return 0.1 * number  # if both are good, prefer both


def named_option(own: SeatValues, verb: str, step: ChooseOption) -> float:
    """The option that is chosen by naming a card."""
    for i in range(len(step.op.options)):
        op = step.op.direct[i]
        if op is not None and VERBS[op.verb] == verb:
            return own.ops(step.op.options[i], step.card, 0)
    return 0.0


def reward(own: SeatValues, number: int, step: Step[Any] | None) -> float:
    """What a card is given up for."""
    if isinstance(step, PayCard):
        rewards = step.op.rewards
        if rewards is not None:
            return own.ops(rewards.options[number], step.card, 0)
    return 0.0


TOPS_OF_DECKS: Final = {
    text for way in FROM_DECK.values() for text in (way.text, INNOVATIONS[way.text].text)
}
SEARCHES: Final = {
    text for way in SEARCH.values() for text in (way.text, INNOVATIONS[way.text].text)
} | {SEARCH_ANY.text}


def rate_word(own: SeatValues, move: Move, kind: str, step: Step[Any] | None) -> float:
    """A move that names no card."""
    if move is YES:
        return accept(own, kind, step)
    if move.text in TOPS_OF_DECKS:
        return W.deck_card
    if move.text in SEARCHES:
        return W.deck_card - W.deck_searched
    if move is ACCEPT and isinstance(step, Shielded):
        return own.op(step.ops[step.at], step.card, 0)
    if move.verb == "suit":
        return 1.0 if move is SUIT_MOVES[UNCIVILISED] else 0.5
    if move.verb == "reward":
        return W.reward_draw if move is REWARD_DRAW else 1.0
    return 0.2 if move.verb == "from" else 0.0


def accept(own: SeatValues, kind: str, step: Step[Any] | None) -> float:
    """Accepting an offer."""
    if isinstance(step, Accept):
        return own.ops(step.ops, step.card, 0)
    if kind == "loop_again":
        return own.best_of([card for card in own.state.market if card >= 0], True) - W.again
    return own.unrest - W.calmed if kind == "each_player_may" else W.accepted
