"""The vocabulary of moves: verbs, arguments, texts and words.

Moves outside the three actions (board, side, choosing a card) are plain and name one thing; an
`Action` has the integers that the engine reads. There is one object for each move that the rules
offer.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short, squeeze
from pentapolis.games.seven_wonders.tables.cards import (
    CARD_INDEX,
    CARDS,
    SIDES,
    WONDER_INDEX,
    WONDERS,
)
from pentapolis.games.seven_wonders.tables.goods import Prices

BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
USES: Final[tuple[str, ...]] = ("build", "stage", "sell")


@mypyc_attr(acyclic=True)
class Action(Move):
    """What a seat does with a card: build it, put it under the wonder, or sell it (SW-2.9)."""

    __slots__ = ("card", "use", "left", "right")

    def __init__(self, card: int, use: int, left: int, right: int) -> None:
        paid: list[str] = []
        if left:
            paid.append(f"left:{left}")
        if right:
            paid.append(f"right:{right}")
        text = f"{USES[use]} {CARDS[card].id}"
        if paid:
            text += " pay " + " ".join(paid)
        super().__init__(USES[use], (f"card:{CARDS[card].id}", *paid), text)
        self.card = card
        self.use = use
        self.left = left
        self.right = right


# --- moves that name one thing --------------------------------------------------------------

BOARD_MOVES: Final = [Move("board", (f"wonder:{wonder.id}",)) for wonder in WONDERS]
SIDE_MOVES: Final = [Move("side", (side,)) for side in SIDES]
CHOOSE_MOVES: Final = [Move("choose", (f"card:{card.id}",)) for card in CARDS]
TAKE_MOVES: Final = [Move("take", (f"card:{card.id}",)) for card in CARDS]
DECLINE: Final = Move("decline")

NAMING_MOVES: Final = {
    move.text: move for move in [*BOARD_MOVES, *SIDE_MOVES, *CHOOSE_MOVES, *TAKE_MOVES, DECLINE]
}


def wonder_of(move: Move) -> int:
    """The wonder that ``board gizah`` names."""
    return WONDER_INDEX[short(move.args[0])]


def side_of(move: Move) -> int:
    """The side that ``side day`` names."""
    return SIDES.index(move.args[0])


def card_of(move: Move) -> int:
    """The card that ``choose altar`` or ``take altar`` names."""
    return CARD_INDEX[short(move.args[0])]


# --- actions, one object each -----------------------------------------------------------------

_rows: Final[dict[int, list[Action]]] = {}
_other_uses: Final[dict[tuple[int, ...], list[list[Move]]]] = {}


def actions_at(use: int, price: int) -> list[Action]:
    """The shared move objects of an action, by card; `price` packs (coins left, coins right)."""
    key = use << 16 | price
    row = _rows.get(key)
    if row is None:
        row = [Action(card, use, price >> 8, price & 255) for card in range(len(CARDS))]
        _rows[key] = row
    return row


def other_uses(stage_prices: tuple[int, ...]) -> list[list[Move]]:
    """By card: its uses besides building it, if a stage has those prices."""
    uses = _other_uses.get(stage_prices)
    if uses is None:
        uses = []
        for card in range(len(CARDS)):
            moves: list[Move] = []
            for price in stage_prices:
                moves.append(actions_at(STAGE, price)[card])
            moves.append(SALES[card])
            uses.append(moves)
        _other_uses[stage_prices] = uses
    return uses


def note_rows(offer: Prices) -> list[list[Move]]:
    """By price of an offer: the moves that build each card at that price.

    Stored only when complete, because a server sets up games in several threads.
    """
    rows: list[list[Move]] = []
    for price in offer.prices:
        row: list[Move] = []
        row.extend(actions_at(BUILD, price))
        rows.append(row)
    offer.rows = rows
    return rows


def others_within(offer: Prices, coins: int) -> list[list[Move]]:
    """By card: its uses besides building it, with at most `coins` for a stage."""
    reach = 0
    for total in offer.totals:
        if total > coins:
            break
        reach += 1
    others = offer.others
    if not others:
        others = []
        for i in range(len(offer.prices) + 1):
            others.append(other_uses(offer.prices[:i]))
        offer.others = others
    return others[reach]


SALES: Final = actions_at(SELL, 0)
FREE_BUILDS: Final = actions_at(BUILD, 0)
NO_STAGE: Final = other_uses(())
FREE_STAGE: Final = other_uses((0,))


# --- texts and words --------------------------------------------------------------------------


def parse(text: str) -> Move:
    """The move that a text means, legal or not; `UnknownMove` if it is no move."""
    text = squeeze(text)
    named = NAMING_MOVES.get(text)
    if named is not None:
        return named
    action = parse_action(text.split())
    # One spelling per move: left before right, no zeros, no repetition.
    if action is None or action.text != text:
        raise UnknownMove(Message("sw-unknown-move", {"move": text}))
    return action


def parse_action(words: list[str]) -> Action | None:
    """The action in words such as ``build temple pay left:2``; None if it is none."""
    if len(words) < 2 or words[0] not in USES or words[1] not in CARD_INDEX:
        return None
    if len(words) > 2 and words[2] != "pay":
        return None
    paid = {"left": 0, "right": 0}
    for word in words[3:]:
        side, _, coins = word.partition(":")
        if side not in paid or not coins.isdecimal() or len(coins) > 2:
            return None
        paid[side] = int(coins)
    return Action(CARD_INDEX[words[1]], USES.index(words[0]), paid["left"], paid["right"])


def label(move: Move) -> Message:
    """The move in words."""
    if move.verb == "decline":
        return Message("sw-move-decline")
    if move.verb == "side":
        return Message("sw-move-side", {"side": move.args[0]})
    if move.verb == "board":
        return Message("sw-move-board", {"wonder": move.args[0]})
    words = card_label(move)
    if isinstance(move, Action) and (move.left or move.right):
        return Message("sw-move-paid", {"move": words, "left": move.left, "right": move.right})
    return words


def card_label(move: Move) -> Message:
    """The card, and what is done with it."""
    card = move.args[0]
    if move.verb == "build":
        return Message("sw-move-build", {"card": card})
    if move.verb == "stage":
        return Message("sw-move-stage", {"card": card})
    if move.verb == "sell":
        return Message("sw-move-sell", {"card": card})
    if move.verb == "take":
        # The pile may contain a Loom of Age I and one of Age II.
        age = CARDS[card_of(move)].age
        return Message("sw-move-take", {"card": card, "age": Message("sw-log-age", {"age": age})})
    return Message("sw-move-choose", {"card": card})
