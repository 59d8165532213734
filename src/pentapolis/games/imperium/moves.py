"""The moves of Imperium: a verb with a card, a number, a payment or a word; all interned."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium.tables import BY_SLUG, CARDS, COMPONENT, IS_UNREST, UNREST_CARD

VERBS: Final = (
    "play", "exhaust", "discard", "draw", "top", "history", "abandon", "recall", "sink",
    "garrison", "give", "find", "acquire", "take", "exile", "token", "develop", "return", "keep",
    "resolve", "quest", "copy", "swap", "nation", "side", "under",
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


class NumberMove(Move):
    """A verb and a number."""

    __slots__ = ("number",)

    def __init__(self, verb: str, number: int) -> None:
        super().__init__(verb, (str(number),))
        self.number = number


class WordMove(Move):
    """A fixed word, perhaps with an argument, told apart by a number."""

    __slots__ = ("number",)

    def __init__(self, verb: str, args: tuple[str, ...], number: int) -> None:
        super().__init__(verb, args)
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


_PLANS: Final[dict[int, PlanMove]] = {}


def plan_move(materials: int, population: int, progress: int) -> PlanMove:
    """The payment of those tokens."""
    key = materials << 16 | population << 8 | progress
    move = _PLANS.get(key)
    if move is None:
        move = PlanMove(materials, population, progress)
        _PLANS[key] = move
    return move


ACTIVATE: Final = Move("activate")
INNOVATE: Final = Move("innovate")
REVOLT: Final = Move("revolt")
END: Final = Move("end")
YES: Final = Move("yes")
NO: Final = Move("no")
NONE: Final = Move("none")
IGNORE: Final = Move("ignore")
ACCEPT: Final = Move("accept")
FROM_DECK: Final = Move("top-of-deck")
SEARCH: Final = Move("search-main-deck")
OPTIONS: Final = [NumberMove("option", number) for number in range(1, 10)]
NUMBERS: Final = [NumberMove("number", number) for number in range(60)]
SUIT_MOVES: Final = {
    2: Move("suit", ("suit:region",)),
    4: Move("suit", ("suit:uncivilised",)),
    8: Move("suit", ("suit:civilised",)),
    16: Move("suit", ("suit:tributary",)),
}


def or_none(found: list[Move]) -> list[Move]:
    """Never an empty question.

    In a position that another seat imagines, a hand may hold nothing that fits the question its
    owner is being asked in truth; then the answer is nothing.
    """
    if not found:
        found.append(NONE)
    return found


_WORDS: Final = {
    "activate", "innovate", "revolt", "end", "yes", "no", "none", "ignore", "accept",
    "top-of-deck", "search-main-deck", "option", "number", "suit", "pay", "from", "reward",
    *VERBS,
}  # fmt: skip


def named_card(text: str) -> int:
    """The card that a typed move names, -1 where it names none."""
    words = text.split()
    return BY_SLUG.get(words[1], -1) if len(words) in (2, 4) else -1


def option_number(text: str) -> int:
    """The number of a typed option, 0 where it is none."""
    words = text.split()
    known = len(words) == 2 and words[0] == "option" and words[1].isdecimal()
    return int(words[1]) if known else 0


def check_known(text: str) -> None:
    """Refuse text that is no move of this game at all."""
    words = text.split()
    if not words or words[0] not in _WORDS:
        raise UnknownMove(Message("im-unknown-move", {"move": text}))
    names_card = words[0] in VERBS and words[0] not in ("nation", "side") and len(words) == 2
    if names_card and words[1] not in BY_SLUG:
        raise UnknownMove(Message("im-unknown-card", {"card": words[1]}))
