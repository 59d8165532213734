"""The moves of Imperium: a verb with a card, a number, a payment or a word; all interned."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium.tables import BY_SLUG, CARDS, COMPONENT, IS_UNREST, UNREST_CARD

VERBS: Final = (
    "play", "exhaust", "discard", "draw", "top", "history", "abandon", "recall", "sink",
    "garrison", "give", "find", "acquire", "take", "exile", "token", "develop", "return", "keep",
    "resolve", "quest", "copy", "swap", "nation", "side", "under", "innovate",
)  # fmt: skip
PLAY: Final = 0
EXHAUST: Final = 1
DISCARD: Final = 2
DRAW: Final = 3
TOP: Final = 4
HISTORY: Final = 5
ABANDON: Final = 6
RECALL: Final = 7
SINK: Final = 8
GARRISON: Final = 9
GIVE: Final = 10
FIND: Final = 11
ACQUIRE: Final = 12
TAKE: Final = 13
EXILE: Final = 14
TOKEN: Final = 15
DEVELOP: Final = 16
RETURN: Final = 17
KEEP: Final = 18
RESOLVE: Final = 19
QUEST: Final = 20
COPY: Final = 21
SWAP: Final = 22
NATION_MOVE: Final = 23
SIDE: Final = 24
UNDER: Final = 25
INNOVATE: Final = 26


ZONES: Final = ("", "discard", "play", "garrison", "history", "deck", "nation")
ZONE_SHIFT: Final = 10
ZONE_MASK: Final = 1023
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_PLAY: Final = 2
FROM_GARRISON: Final = 3
FROM_PAST: Final = 4
FROM_DRAW: Final = 5
FROM_NATION: Final = 6


class CardMove(Move):
    """A verb and a card, and the zone it comes from where that is not plain."""

    __slots__ = ("card", "zone")

    def __init__(self, verb: str, card: int, zone: int) -> None:
        if zone:
            text = f"{verb} {CARDS[card].slug} from {ZONES[zone]}"
            super().__init__(verb, (COMPONENT[card], f"zone:{ZONES[zone]}"), text)
        else:
            super().__init__(verb, (COMPONENT[card],))
        self.card = card
        self.zone = zone


class CardsMove(Move):
    """A verb and several cards at once."""

    __slots__ = ("parts",)

    def __init__(self, verb: str, parts: tuple[CardMove, ...]) -> None:
        super().__init__(verb, tuple([part.args[0] for part in parts]))
        self.parts = parts


class TradeMove(Move):
    """A card given up for one of several things (IM-V3 with IM-V1)."""

    __slots__ = ("part", "number")

    def __init__(self, part: CardMove, name: str, number: int) -> None:
        super().__init__(part.verb, (part.args[0], name), f"{part.text} for {name}")
        self.part = part
        self.number = number


class NumberMove(Move):
    """A verb and a number."""

    __slots__ = ("number",)

    def __init__(self, verb: str, number: int) -> None:
        super().__init__(verb, (str(number),))
        self.number = number


class WordMove(Move):
    """A fixed word, perhaps with an argument, told apart by a number."""

    __slots__ = ("number",)

    def __init__(self, verb: str, args: tuple[str, ...], number: int, text: str = "") -> None:
        super().__init__(verb, args, text)
        self.number = number


class PlanMove(Move):
    """A payment in tokens (IM-V10)."""

    __slots__ = ("materials", "population", "progress")

    def __init__(self, materials: int, population: int, progress: int) -> None:
        args: list[str] = []
        if materials:
            args.append(f"{materials}-materials")
        if population:
            args.append(f"{population}-population")
        if progress:
            args.append(f"{progress}-progress")
        super().__init__("pay", tuple(args))
        self.materials = materials
        self.population = population
        self.progress = progress


_CARD_MOVES: Final[list[list[CardMove | None]]] = [
    [None] * len(CARDS) for _ in range(len(VERBS) * len(ZONES))
]


def card_move(verb: int, card: int, zone: int = 0) -> CardMove:
    """The move of that verb, card and zone; all unrest share one."""
    if IS_UNREST[card]:
        card = UNREST_CARD
    row = _CARD_MOVES[verb * 7 + zone]
    move = row[card]
    if move is None:
        move = CardMove(VERBS[verb], card, zone)
        row[card] = move
    return move


def card_moves(verb: int, codes: list[int]) -> list[Move]:
    """One move for each card (and zone) offered; equal unrest are offered once."""
    found: list[Move] = []
    unrest = 0
    for code in codes:
        card = code & ZONE_MASK
        zone = code >> ZONE_SHIFT
        if IS_UNREST[card]:
            if unrest >> zone & 1:
                continue
            unrest |= 1 << zone
        found.append(card_move(verb, card, zone))
    return found


def chosen(codes: list[int], move: CardMove) -> int:
    """The code that a move means among those offered: any unrest is as good as another."""
    if IS_UNREST[move.card]:
        for code in codes:
            if code >> ZONE_SHIFT == move.zone and IS_UNREST[code & ZONE_MASK]:
                return code
    return move.card | move.zone << ZONE_SHIFT


_CARDS_MOVES: Final[dict[tuple[int, ...], CardsMove]] = {}


def cards_moves(verb: int, cards: list[int], n: int, ordered: bool = False) -> list[Move]:
    """One move for each choice of `n` cards; equal unrest are as good as one another."""
    plain = [card for card in cards if not IS_UNREST[card]]
    plain += [UNREST_CARD] * (len(cards) - len(plain))
    found: list[Move] = []
    choices = permutations(plain, n) if ordered else combinations(plain, n)
    for choice in dict.fromkeys(choices):
        key = (verb, *choice)
        move = _CARDS_MOVES.get(key)
        if move is None:
            move = CardsMove(VERBS[verb], tuple([card_move(verb, card) for card in choice]))
            _CARDS_MOVES[key] = move
        found.append(move)
    return found


def chosen_cards(codes: list[int], move: Move) -> list[int]:
    """The very cards that a move means among those offered, one or several."""
    if isinstance(move, CardMove):
        return [chosen(codes, move)]
    assert isinstance(move, CardsMove)
    left = list(codes)
    found: list[int] = []
    for part in move.parts:
        code = chosen(left, part)
        left.remove(code)
        found.append(code)
    return found


_TRADES: Final[dict[tuple[str, str], TradeMove]] = {}


def trade_move(part: CardMove, name: str, number: int) -> TradeMove:
    """Give that card up for the option of that name."""
    key = (part.text, name)
    move = _TRADES.get(key)
    if move is None:
        move = TradeMove(part, name, number)
        _TRADES[key] = move
    return move


_OPTIONS: Final[dict[tuple[str, int], WordMove]] = {}


def option_move(name: str, number: int) -> WordMove:
    """Choose the option of that name, the `number`-th of its card."""
    key = (name, number)
    move = _OPTIONS.get(key)
    if move is None:
        move = WordMove("choose", (name,), number)
        _OPTIONS[key] = move
    return move


_PLANS: Final[dict[int, PlanMove]] = {}


def plan_move(materials: int, population: int, progress: int) -> PlanMove:
    """The payment of those tokens."""
    key = materials << 16 | population << 8 | progress
    move = _PLANS.get(key)
    if move is None:
        move = PlanMove(materials, population, progress)
        _PLANS[key] = move
    return move


REVOLTS: Final = [NumberMove("revolt", number) for number in range(60)]
END: Final = Move("end")
YES: Final = Move("yes")
NO: Final = Move("no")
NONE: Final = Move("none")
IGNORE: Final = Move("ignore")
ACCEPT: Final = Move("accept")
NUMBERS: Final = [NumberMove("number", number) for number in range(60)]
MARKET_SUIT_IDS: Final = {
    2: "suit:region", 4: "suit:uncivilised", 8: "suit:civilised", 16: "suit:tributary",
}  # fmt: skip
SUIT_MOVES: Final = {bit: WordMove("suit", (id,), bit) for bit, id in MARKET_SUIT_IDS.items()}
FROM_DECK: Final = {bit: WordMove("top-of-deck", (id,), bit) for bit, id in MARKET_SUIT_IDS.items()}
SEARCH: Final = {
    bit: WordMove("search-main-deck", (id,), bit) for bit, id in MARKET_SUIT_IDS.items()
}
SEARCH_ANY: Final = WordMove("search-main-deck", (), 0)


def innovation(way: Move) -> Move:
    """The same way to break through, as the answer to what the turn is (IM-4.2)."""
    if isinstance(way, CardMove):
        return card_move(INNOVATE, way.card)
    assert isinstance(way, WordMove)
    return INNOVATIONS[way.text]


INNOVATIONS: Final = {
    way.text: WordMove("innovate", way.args, way.number, f"innovate {way.text}")
    for way in (*FROM_DECK.values(), *SEARCH.values())
}
"""By way to break through: the turn that does it."""


def or_none(found: list[Move]) -> list[Move]:
    """Never an empty question.

    In a position that another seat imagines, a hand may hold nothing that fits the question its
    owner is being asked in truth; then the answer is nothing.
    """
    if not found:
        found.append(NONE)
    return found


_WORDS: Final = {
    "revolt", "end", "yes", "no", "none", "ignore", "accept", "top-of-deck",
    "search-main-deck", "choose", "number", "suit", "pay", "from", "reward",
    *VERBS,
}  # fmt: skip


def named_card(text: str) -> int:
    """The card that a typed move names, -1 where it names none."""
    words = text.split()
    return BY_SLUG.get(words[1], -1) if len(words) in (2, 4) else -1


def check_known(text: str) -> None:
    """Refuse text that is no move of this game at all."""
    words = text.split()
    if not words or words[0] not in _WORDS:
        raise UnknownMove(Message("im-unknown-move", {"move": text}))
    names_card = words[0] in VERBS and words[0] not in ("nation", "side") and len(words) == 2
    if names_card and words[1] not in BY_SLUG:
        raise UnknownMove(Message("im-unknown-card", {"card": words[1]}))
