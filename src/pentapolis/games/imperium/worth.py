"""What cards, tokens and texts are worth on an ordinary day: tables made once.

Worth is in points, as far as such things can be compared.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.imperium import book
from pentapolis.games.imperium.effect import (
    ABILITY,
    ANSWERS,
    ANY_TIME,
    NEVER,
    PLAY,
    SOLSTICE,
    Ops,
)
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.ops_cards import (
    Discard,
    Draw,
    Fetch,
    ToHistory,
)
from pentapolis.games.imperium.ops_control import (
    Choose,
    EachPlayer,
    If,
    IfState,
    May,
    PayTo,
)
from pentapolis.games.imperium.ops_decks import (
    DevelopOp,
    Find,
    LookFame,
    ReturnUnrest,
    TakeTopFame,
    TakeUnrest,
)
from pentapolis.games.imperium.ops_garrison import Garrison, GarrisonSelf
from pentapolis.games.imperium.ops_market import Acquire, BreakThrough
from pentapolis.games.imperium.ops_tokens import (
    Gain,
    GainAction,
    ReturnExhaust,
    Steal,
)
from pentapolis.games.imperium.play import UNPLAYABLE
from pentapolis.games.imperium.reshuffle import HAND_SIZE
from pentapolis.games.imperium.scoring import IN_PLAY as VP_IN_PLAY
from pentapolis.games.imperium.scoring import POINTS
from pentapolis.games.imperium.special import Special
from pentapolis.games.imperium.state import SLOTS, Imperium, Player
from pentapolis.games.imperium.tables import (
    ARTHURIANS,
    CARDS,
    FREE_PLAY,
    GWAITH_CAMLAN,
    KNIGHT,
    REGION,
    SUIT,
    TYPE,
    VIKINGS,
    VP_CONDITIONAL,
    VP_FIXED,
    VP_VARIABLE,
)

assert book, "texts are read before they are valued"

TOKEN: Final = [0.33, 0.45, 1.0]
"""What a material, a population, a progress are worth while there is time to use them."""
STOCK: Final = 10
DRAWN: Final = 0.55
ACTION: Final = 0.7
FAME_TAKEN: Final = 5.5
DECK_CARD: Final = 2.2
"""A card from a small deck, before one has seen it."""
NATION_CARD: Final = 1.2
ATTACK: Final = 0.3
"""What another player's loss is worth to oneself."""
THICK_DECK: Final = 2.0
"""What a card more in the deck is worth to whoever pays for running through it."""
SELDOM: Final = 0.3
"""How often a card that an ability puts under itself is at hand."""
DEEPEST: Final = 5
NEVER_EMPIRE: Final = [ARTHURIANS, VIKINGS]
FAR_PILE: Final = 10
"""With so many unrest in the pile a collapse is several rounds away."""
SAFE_PILE: Final = 4
"""So many unrest may lie in the pile before a collapse becomes a thought."""


def printed_points(card: int) -> float:
    """The points of a card as far as they are printed; counters come to about three."""
    points = POINTS[card]
    if points.kind == VP_FIXED:
        return float(points.n)
    if points.kind == VP_CONDITIONAL:
        best = points.otherwise
        for _, n in points.cases:
            best = max(best, n)
        return 0.5 * (best + points.otherwise)
    return 3.0 if points.kind == VP_VARIABLE else 0.0


PRINTED: Final = [float(card.data.get("vp", {}).get("n", 0)) for card in CARDS]
"""By card: the number in its points."""
POINTS_OF: Final = [printed_points(card.index) for card in CARDS]


def suffers_empty_deck(card: int) -> bool:
    """Whether every empty draw deck brings its owner unrest (IM-P18)."""
    for passive in CARDS[card].data.get("passive", []):
        if passive.get("on") == "your_draw_deck_becomes_empty":
            return True
    return False


SUFFERS_EMPTY_DECK: Final = [suffers_empty_deck(card.index) for card in CARDS]


def put_by_points(card: int) -> float:
    """How many more points the card has in history or under another card."""
    points = POINTS[card]
    best = points.otherwise
    for where, n in points.cases:
        if where != VP_IN_PLAY:
            best = max(best, n)
    return 0.9 * (best - points.otherwise)


PUT_BY: Final = [put_by_points(card.index) for card in CARDS]


def text_worth(ops: Ops) -> float:
    """What a text brings on an ordinary day, read once."""
    worth = 0.0
    for op in ops:
        if isinstance(op, Gain):
            many = 3.0 if op.per is not None else 1.0
            worth += many * (TOKEN[0] * op.res[0] + TOKEN[1] * op.res[1] + TOKEN[2] * op.res[2])
        elif isinstance(op, Draw):
            worth += DRAWN * op.n
        elif isinstance(op, (Acquire, BreakThrough)):
            worth += 1.8 * op.n
        elif isinstance(op, (LookFame, TakeTopFame)):
            worth += FAME_TAKEN
        elif isinstance(op, PayTo):
            price = sum([TOKEN[i] * op.cost.tokens[i] for i in range(3)])
            price += ACTION * op.cost.actions + 0.4 * len(op.cost.ops)
            worth += max(0.2, 0.7 * text_worth(op.then) - 0.5 * price)
        elif isinstance(op, Choose):
            worth += max([text_worth(option) for option in op.options]) + 0.1
        elif isinstance(op, (May, If)):
            worth += max(0.0, 0.8 * text_worth(op.ops))
        elif isinstance(op, IfState):
            worth += 0.5 * text_worth(op.ops)
        elif isinstance(op, EachPlayer):
            share = text_worth(op.ops)
            worth += (1.0 - ATTACK) * share if op.everybody else -ATTACK * share
        elif isinstance(op, TakeUnrest):
            worth -= 1.5 * op.n
        elif isinstance(op, (ReturnUnrest, DevelopOp)):
            worth += 1.2
        elif isinstance(op, (GainAction, ReturnExhaust, Fetch, Find, GarrisonSelf)):
            worth += 0.6
        elif isinstance(op, Steal):
            worth += 1.3 * sum([TOKEN[i] * op.res[i] for i in range(3)])
        elif isinstance(op, (ToHistory, Special)):
            worth += 0.5
        elif isinstance(op, Discard):
            worth -= 0.3 * op.n
    return worth


def in_play_worth(card: int) -> float:
    """What a card does as long as it lies in play."""
    worth = 0.15 * sum(CARDS[card].icons) + 2.0 * HAND_SIZE[card]
    if SUIT[card] & REGION:
        worth += 0.9
    else:
        worth += 0.5
    ability = ABILITY[card]
    if ability is not None:
        ready = 1.0 if ability.trigger == ANY_TIME else 0.5
        if ability.cost is not None:
            for op in ability.cost.ops:
                if isinstance(op, Garrison):
                    ready = min(ready, SELDOM)
        worth += ready * (0.4 + 0.9 * max(0.0, text_worth(ability.ops)))
    if ANSWERS[card] != NEVER or CARDS[card].data.get("passive"):
        worth += 0.7
    if SOLSTICE[card]:
        worth += 0.6 if card != GWAITH_CAMLAN else -4.0
    return worth


IN_PLAY: Final = [in_play_worth(card.index) if card.pinned else 0.0 for card in CARDS]


def use_worth(card: int) -> float:
    """How useful the card is in a deck: what it does when played, and then in play."""
    if UNPLAYABLE[card]:
        return -0.4
    worth = 1.2 * text_worth(PLAY[card]) + IN_PLAY[card]
    if FREE_PLAY[card]:
        worth += 0.4
    return min(max(worth, 0.0), 4.0)


USE: Final = [use_worth(card.index) for card in CARDS]


def quick_total(player: Player) -> float:
    """A player's points, roughly and at once."""
    total = float(player.tokens[2]) + POINTS_OF[player.power]
    for zone in (player.hand, player.deck, player.discard, player.past, player.in_play):
        for card in zone:
            total += POINTS_OF[card]
    return total


def token_value(state: Imperium, move: Move) -> float:
    """The token goes where the others like it least."""
    if not isinstance(move, CardMove):
        return 0.0
    for slot in range(SLOTS):
        if state.market[slot] == move.card:
            at = 3 * slot
            tokens = state.on_market[at] + state.on_market[at + 1] + state.on_market[at + 2]
            return -PRINTED[move.card] - 0.5 * tokens - (0.0 if state.tucked[slot] >= 0 else 1.0)
    return 0.0


def rounds_left(state: Imperium) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    if state.over:
        return 0.0
    if state.last_round:
        return 0.35 if state.round < state.last_round else 0.12
    return min(1.0, 0.3 + len(state.main_deck) / 40)


def unrest_to_come(player: Player) -> int:
    """Gwaith Camlan brings two unrest at the solstice unless a knight goes instead (IM-S16)."""
    if GWAITH_CAMLAN not in player.in_play:
        return 0
    for card in player.hand:
        if TYPE[card] & KNIGHT:
            return 0
    for card in player.garrisoned():
        if TYPE[card] & KNIGHT:
            return 0
    return 2
