"""Typical values of cards and texts: tables made once, from what is printed.

Values are in points, as far as such things can be compared. What training adds is in the weights,
card by card (`W.learned_card`).
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.effects.base import (
    ABILITY,
    ANSWERS,
    ANY_TIME,
    NEVER,
    PLAY,
    SOLSTICE,
    Op,
    Ops,
)
from pentapolis.games.imperium.effects.cards import Discard, Draw, Fetch, ToHistory
from pentapolis.games.imperium.effects.choices import Choose, May, PayTo
from pentapolis.games.imperium.effects.decks import DevelopOp, Find
from pentapolis.games.imperium.effects.fame import LookFame, TakeTopFame
from pentapolis.games.imperium.effects.garrison import Garrison, GarrisonSelf
from pentapolis.games.imperium.effects.in_play import FromPlay
from pentapolis.games.imperium.effects.market import Acquire, BreakThrough
from pentapolis.games.imperium.effects.players import EachPlayer, If, IfState
from pentapolis.games.imperium.effects.points import IN_PLAY as VP_IN_PLAY
from pentapolis.games.imperium.effects.points import POINTS
from pentapolis.games.imperium.effects.reading import PASSIVES
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.effects.tokens import Gain, GainAction, ReturnExhaust, Steal
from pentapolis.games.imperium.effects.unrest import ReturnUnrest, TakeUnrest
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.rules.activate import UNPLAYABLE
from pentapolis.games.imperium.rules.reshuffle import HAND_SIZE
from pentapolis.games.imperium.state import SLOTS, Imperium, Player, has
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
    WEIGHT,
)

TOKEN: Final = [0.33, 0.45, 1.0]
"""The value of a material, a population and a progress while there is time to use them."""
DRAWN: Final = 0.55
ACTION: Final = 0.7
FAME_TAKEN: Final = 5.5
ATTACK: Final = 0.3
"""The value of another player's loss."""
SELDOM: Final = 0.3
"""How often a card that an ability garrisons is available."""
DEEPEST: Final = 5
NEVER_EMPIRE: Final = [ARTHURIANS, VIKINGS]
FAR_PILE: Final = 10
"""With this many unrest in the pile a collapse is several rounds away."""


def printed_points(card: int) -> float:
    """The printed points of a card; variable points are estimated as three."""
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
"""By card: the printed number in its points."""
POINTS_OF: Final = [printed_points(card.index) for card in CARDS]


def suffers_empty_deck(card: int) -> bool:
    """Whether the card brings unrest when its owner's draw deck becomes empty (IM-P18)."""
    for passive in CARDS[card].data.get("passive", []):
        if passive.get("on") == "your_draw_deck_becomes_empty":
            return True
    return False


SUFFERS_EMPTY_DECK: Final = [suffers_empty_deck(card.index) for card in CARDS]


def put_by_points(card: int) -> float:
    """How many more points the card scores in history or under another card."""
    points = POINTS[card]
    best = points.otherwise
    for where, n in points.cases:
        if where != VP_IN_PLAY:
            best = max(best, n)
    return 0.9 * (best - points.otherwise)


PUT_BY: Final = [put_by_points(card.index) for card in CARDS]


def text_value(ops: Ops) -> float:
    """The typical value of a text, computed once."""
    value = 0.0
    for op in ops:
        value += op_value(op)
    return value


def op_value(op: Op) -> float:
    """The typical value of an operation, including those that contain others."""
    if isinstance(op, PayTo):
        price = sum([TOKEN[i] * op.cost.tokens[i] for i in range(3)])
        price += ACTION * op.cost.actions + 0.4 * len(op.cost.ops)
        return max(0.2, 0.7 * text_value(op.then) - 0.5 * price)
    if isinstance(op, Choose):
        return max([text_value(option) for option in op.options]) + 0.1
    if isinstance(op, (May, If)):
        return max(0.0, 0.8 * text_value(op.ops))
    if isinstance(op, IfState):
        return 0.5 * text_value(op.ops)
    if isinstance(op, EachPlayer):
        share = text_value(op.ops)
        return (1.0 - ATTACK) * share if op.everybody else -ATTACK * share
    return plain_value(op)


def plain_value(op: Op) -> float:
    """The typical value of an operation that contains no others."""
    if isinstance(op, Gain):
        many = 3.0 if op.per is not None else 1.0
        return many * (TOKEN[0] * op.res[0] + TOKEN[1] * op.res[1] + TOKEN[2] * op.res[2])
    if isinstance(op, Draw):
        return DRAWN * op.n
    if isinstance(op, (Acquire, BreakThrough)):
        return 1.8 * op.n
    if isinstance(op, (LookFame, TakeTopFame)):
        return FAME_TAKEN
    if isinstance(op, TakeUnrest):
        return -1.5 * op.n
    if isinstance(op, (ReturnUnrest, DevelopOp)):
        return 1.2
    if isinstance(op, (GainAction, ReturnExhaust, Fetch, Find, GarrisonSelf)):
        return 0.6
    if isinstance(op, Steal):
        return 1.3 * sum([TOKEN[i] * op.res[i] for i in range(3)])
    if isinstance(op, (ToHistory, Special)):
        return 0.5
    return -0.3 * op.n if isinstance(op, Discard) else 0.0


def in_play_value(card: int) -> float:
    """What a card is worth while it is in play."""
    value = 0.15 * sum(CARDS[card].icons) + 2.0 * HAND_SIZE[card]
    if SUIT[card] & REGION:
        value += 0.9
    else:
        value += 0.5
    ability = ABILITY[card]
    if ability is not None:
        ready = 1.0 if ability.trigger == ANY_TIME else 0.5
        if ability.cost is not None:
            for op in ability.cost.ops:
                if isinstance(op, Garrison):
                    ready = min(ready, SELDOM)
        value += ready * (0.4 + 0.9 * max(0.0, text_value(ability.ops)))
    if ANSWERS[card] != NEVER or PASSIVES[card]:
        value += 0.7
    if SOLSTICE[card]:
        value += 0.6 if card != GWAITH_CAMLAN else -4.0
    return value


IN_PLAY: Final = [in_play_value(card.index) if card.pinned else 0.0 for card in CARDS]


def use_value(card: int) -> float:
    """How useful the card is in a deck: when it is played, and then in play."""
    if UNPLAYABLE[card]:
        return -0.4
    value = 1.2 * text_value(PLAY[card]) + IN_PLAY[card]
    if FREE_PLAY[card]:
        value += 0.4
    return min(max(value, 0.0), 4.0)


USE: Final = [use_value(card.index) for card in CARDS]


def regions_abandoned(card: int) -> int:
    """How many regions the card abandons when played."""
    for op in PLAY[card]:
        if isinstance(op, PayTo) and op.cost.ops:
            first = op.cost.ops[0]
            if isinstance(first, FromPlay) and first.weighted:
                return first.n
    return 0


GLORY: Final = [regions_abandoned(card.index) for card in CARDS]
"""By card: those regions."""


def regions_among(cards: tuple[int, ...]) -> int:
    """How many regions the cards count as."""
    count = 0
    for card in cards:
        if SUIT[card] & REGION:
            count += WEIGHT[card]
    return count


def glory_is_near(player: Player, card: int) -> bool:
    """Whether regions in hand can be played first, so that the card can then abandon enough."""
    lacking = GLORY[card] - regions_among(player.in_play)
    return 0 < lacking < player.actions and lacking <= regions_among(player.hand)


def quick_total(player: Player) -> float:
    """A quick estimate of a player's points."""
    total = float(player.tokens[2]) + POINTS_OF[player.power]
    for zone in (player.hand, player.deck, player.discard, player.past, player.in_play):
        for card in zone:
            total += POINTS_OF[card]
    return total


def market_token_value(state: Imperium, move: Move) -> float:
    """Placing a market token: on the card that others want least."""
    if not isinstance(move, CardMove):
        return 0.0
    for slot in range(SLOTS):
        if state.market[slot] == move.card:
            at = 3 * slot
            tokens = state.on_market[at] + state.on_market[at + 1] + state.on_market[at + 2]
            tucked = 0.0 if state.tucked[slot] >= 0 else W.market_free
            return -PRINTED[move.card] - W.market_token * tokens - tucked
    return 0.0


def rounds_left(state: Imperium) -> float:
    """The share of the game still to come, from 1 down to 0."""
    if state.over:
        return 0.0
    if state.last_round:
        return 0.35 if state.round < state.last_round else 0.12
    return min(1.0, 0.3 + len(state.main_deck) / 40)


def unrest_to_come(player: Player) -> int:
    """Unrest at the next solstice: two by Gwaith Camlan unless a knight is used (IM-S16)."""
    if not has(player.in_play, GWAITH_CAMLAN):
        return 0
    for card in player.hand:
        if TYPE[card] & KNIGHT:
            return 0
    for card in player.garrisoned():
        if TYPE[card] & KNIGHT:
            return 0
    return 2
