"""The moves of Imperium: a verb with a card, a number, a payment or a word; one object each."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from pentapolis.core.compiled import i64, mypyc_attr
from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium.state import DEVELOPMENT_DECK, NATION_DECK, SET_ASIDE
from pentapolis.games.imperium.tables import (
    BY_SLUG,
    CARDS,
    COMPONENT,
    EVERY_CARD,
    IS_UNREST,
    NATIONS,
    SIDES,
    TOKENS,
    UNREST_CARD,
    tokens_text,
)

# Lists, because the compiler makes a new tuple at each look into a constant one.
VERBS: Final = [
    "play", "exhaust", "discard", "draw", "top", "history", "abandon", "recall", "sink",
    "garrison", "give", "find", "acquire", "take", "exile", "token", "develop", "return", "keep",
    "resolve", "quest", "copy", "swap", "nation", "side", "under", "innovate",
]  # fmt: skip
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


ZONES: Final = ["", "discard", "play", "garrison", "history", "deck", "nation"]
ZONE_SHIFT: Final = 10
ZONE_MASK: Final = 1023
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_PLAY: Final = 2
FROM_GARRISON: Final = 3
FROM_PAST: Final = 4
FROM_DRAW: Final = 5
FROM_NATION: Final = 6


@mypyc_attr(acyclic=True)
class CardMove(Move):
    """A verb and a card, with its zone if that is ambiguous."""

    __slots__ = ("card", "zone")

    def __init__(self, verb: str, card: int, zone: int) -> None:
        if zone:
            text = f"{verb} {CARDS[card].slug} from {ZONES[zone]}"
            super().__init__(verb, (COMPONENT[card], f"zone:{ZONES[zone]}"), text)
        else:
            super().__init__(verb, (COMPONENT[card],))
        self.card = card
        self.zone = zone


@mypyc_attr(acyclic=True)
class CardsMove(Move):
    """A verb and several cards at once: some of those that are offered together."""

    __slots__ = ("named", "places")

    DERIVED = ("named", "places")
    COMPUTED = ("parts",)

    def __init__(self, verb: str, named: list[CardMove], places: tuple[int, ...]) -> None:
        super().__init__(verb)
        self.named = named  # the moves that name one card each, shared by all choices
        self.places = places  # which of them

    @property
    def parts(self) -> tuple[CardMove, ...]:
        """The moves that name one card each."""
        return tuple([self.named[place] for place in self.places])

    @property
    def args(self) -> tuple[str, ...]:
        return tuple([part.args[0] for part in self.parts])


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
    """A fixed word, possibly with an argument, and a number that identifies it."""

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


def pay_label(move: PlanMove) -> Message:
    """A payment in words."""
    tokens = (move.materials, move.population, move.progress)
    return Message("im-label-pay", {"tokens": tokens_text(tokens)})


_CARD_MOVES: Final[list[list[CardMove | None]]] = [
    [None] * len(CARDS) for _ in range(len(VERBS) * len(ZONES))
]


def card_move(verb: int, card: int, zone: int = 0) -> CardMove:
    """The shared move of that verb, card and zone; all unrest cards share one."""
    if IS_UNREST[card]:
        card = UNREST_CARD
    row = _CARD_MOVES[verb * 7 + zone]
    move = row[card]
    if move is None:
        move = CardMove(VERBS[verb], card, zone)
        row[card] = move
    return move


_PLAIN_MOVES: Final[list[list[CardMove]]] = [[] for _ in VERBS]


def plain_moves(verb: int) -> list[CardMove]:
    """By card: the move of that verb without a zone."""
    moves = _PLAIN_MOVES[verb]
    if not moves:
        moves += [card_move(verb, card) for card in EVERY_CARD]
    return moves


def card_moves(verb: int, codes: list[int]) -> list[Move]:
    """One move for each card (and zone) offered; only one for all unrest."""
    unrest = 0
    for code in codes:
        if code > ZONE_MASK:
            return zoned_moves(verb, codes)
        unrest += IS_UNREST[code]
    if unrest > 1:
        return zoned_moves(verb, codes)
    plain = plain_moves(verb)
    return [plain[code] for code in codes]


def zoned_moves(verb: int, codes: list[int]) -> list[Move]:
    """The same where several zones or several unrest are offered."""
    found: list[Move] = []
    unrest = 0
    for code in codes:
        card = code & ZONE_MASK
        zone = code >> ZONE_SHIFT
        if IS_UNREST[card]:
            if unrest >> zone & 1:
                continue
            unrest |= 1 << zone
            card = UNREST_CARD
        found.append(card_move(verb, card, zone))
    return found


def chosen(codes: list[int], move: CardMove) -> int:
    """The offered code that a move means; all unrest cards are interchangeable."""
    if IS_UNREST[move.card]:
        for code in codes:
            if code >> ZONE_SHIFT == move.zone and IS_UNREST[code & ZONE_MASK]:
                return code
    return move.card | move.zone << ZONE_SHIFT


def cards_moves(verb: int, cards: list[int], n: int, ordered: bool = False) -> list[Move]:
    """One move for each choice of `n` cards; unrest cards are interchangeable."""
    if not ordered:
        return several_moves(verb, cards, n, n)
    named = [card_move(verb, card) for card in unrest_last(cards)]
    return [cards_move(parts) for parts in dict.fromkeys(permutations(named, n))]


def several_moves(verb: int, cards: list[int], fewest: int, most: int) -> list[Move]:
    """One move for each choice of so many cards, those of fewer cards first."""
    plain = plain_moves(verb)
    named = [plain[card] for card in cards if not IS_UNREST[card]]
    unrest = len(cards) - len(named)
    for _ in range(unrest):
        named.append(plain[UNREST_CARD])
    word = VERBS[verb]
    return [CardsMove(word, named, places) for places in choices(len(cards), unrest, fewest, most)]


_CHOICES: Final[dict[int, list[tuple[int, ...]]]] = {}


def choices(count: i64, unrest: i64, fewest: i64, most: i64) -> list[tuple[int, ...]]:
    """The places of each choice among so many cards, unrest last; of unrest the first is chosen."""
    key: int = ((count << 8 | unrest) << 8 | fewest) << 8 | most
    found = _CHOICES.get(key)
    if found is None:
        found = []
        first = int(count - unrest)
        for size in range(int(fewest), int(most) + 1):
            for places in combinations(range(int(count)), size):
                equal = [place for place in places if place >= first]
                if equal == list(range(first, first + len(equal))):
                    found.append(places)
        _CHOICES[key] = found
    return found


def unrest_last(cards: list[int]) -> list[int]:
    """The cards in the order in which a move names several of them."""
    found = [card for card in cards if not IS_UNREST[card]]
    found += [UNREST_CARD] * (len(cards) - len(found))
    return found


def cards_move(parts: tuple[CardMove, ...]) -> CardsMove:
    """The move that names all those cards."""
    return CardsMove(parts[0].verb, list(parts), tuple(range(len(parts))))


def is_in_order(pool: list[int], parts: tuple[CardMove, ...]) -> bool:
    """Whether several cards are named in the order of the pool, unrest last, as in `cards_moves`.

    So each choice has only one text.
    """
    at = -1
    for part in parts:
        here = len(pool) if IS_UNREST[part.card] else pool.index(part.card)
        if here < at:
            return False
        at = here
    return True


def chosen_cards(codes: list[int], move: Move) -> list[int]:
    """The offered cards that a move means, one or several."""
    if isinstance(move, CardMove):
        return [chosen(codes, move)]
    assert isinstance(move, CardsMove)
    left = list(codes)
    found: list[int] = []
    for part in move.parts:
        code = chosen(left, part)
        if IS_UNREST[part.card]:
            left.remove(code)  # the next unrest is another one
        found.append(code)
    return found


def certain_cards(move: Move) -> list[int]:
    """The cards that a move means, wherever it is offered; empty if one is an unrest, which may be
    any of those offered."""
    found: list[int] = []
    for part in parts_of(move):
        if IS_UNREST[part.card]:
            return []
        found.append(part.card | part.zone << ZONE_SHIFT)
    return found


_TRADES: Final[dict[tuple[str, str], TradeMove]] = {}


def trade_move(part: CardMove, name: str, number: int) -> TradeMove:
    """The move that gives up the card for the option of that name."""
    key = (part.text, name)
    move = _TRADES.get(key)
    if move is None:
        move = TradeMove(part, name, number)
        _TRADES[key] = move
    return move


_OPTIONS: Final[dict[tuple[str, int], WordMove]] = {}


def option_move(name: str, number: int) -> WordMove:
    """The move that chooses the option of that name, the `number`-th of its card."""
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


INNOVATIONS: Final = {
    way.text: WordMove("innovate", way.args, way.number, f"innovate {way.text}")
    for way in (*FROM_DECK.values(), *SEARCH.values())
}
"""By way to break through: the Innovate move."""
WAYS: Final = {INNOVATIONS[way.text].text: way for way in (*FROM_DECK.values(), *SEARCH.values())}
"""By Innovate move: the way to break through."""


def or_none(found: list[Move]) -> list[Move]:
    """The moves, or the answer "none" if there are none.

    In a resampled position, a hand may have no answer to the question that its owner is really
    asked.
    """
    if not found:
        found.append(NONE)
    return found


NATION_MOVES: Final = [
    WordMove("nation", (f"nation:{nation.id}",), nation.index) for nation in NATIONS
]
SIDE_MOVES: Final = [WordMove("side", (side,), i) for i, side in enumerate(SIDES)]

TOKEN_PLACES: Final = {
    NATION_DECK: WordMove("from", ("place:nation-deck",), NATION_DECK),
    DEVELOPMENT_DECK: WordMove("from", ("place:development-deck",), DEVELOPMENT_DECK),
    SET_ASIDE: WordMove("from", ("place:set-aside",), SET_ASIDE),
}
ONE_OR_BOTH: Final[list[Move]] = [
    option_move("draw", 0),
    option_move("return-unrest", 1),
    option_move("draw-then-return-unrest", 2),
    option_move("return-unrest-then-draw", 3),
]
REWARD_DRAW: Final = Move("reward", ("reward:draw",))
REWARD_PROGRESS: Final = Move("reward", ("reward:progress",))


# --- from text ---------------------------------------------------------------------------------

FIXED: Final[dict[str, Move]] = {
    move.text: move
    for move in (
        END, YES, NO, NONE, IGNORE, ACCEPT, SEARCH_ANY, REWARD_DRAW, REWARD_PROGRESS,
        *REVOLTS, *NUMBERS, *SUIT_MOVES.values(), *FROM_DECK.values(), *SEARCH.values(),
        *INNOVATIONS.values(), *NATION_MOVES, *SIDE_MOVES, *TOKEN_PLACES.values(),
    )
}  # fmt: skip
"""By text: the moves that are always the same."""
NAMING: Final = {verb: i for i, verb in enumerate(VERBS) if verb not in ("nation", "side", "keep")}
"""By verb that names cards: its number; no question uses `keep` any more."""


def parse(text: str) -> Move:
    """The move that a text means; `UnknownMove` if it is no move of this game."""
    words = text.split()
    fixed = FIXED.get(" ".join(words))
    if fixed is not None:
        return fixed
    verb = words[0] if words else ""
    if verb in NAMING and len(words) > 1:
        return parse_cards(NAMING[verb], words[1:])
    found: Move | None = None
    if verb == "pay":
        found = parse_payment(words[1:])
    elif verb == "choose" and len(words) == 2:
        found = parse_option(words[1])
    if found is None:
        raise UnknownMove(Message("im-unknown-move", {"move": text}))
    return found


def parse_cards(verb: int, words: list[str]) -> Move:
    """A verb with one card, possibly with a zone or a reward, or with several cards."""
    if "for" in words[1:]:
        at = words.index("for", 1)
        part = parse_cards(verb, words[:at])
        name = " ".join(words[at + 1 :])
        if isinstance(part, CardMove):
            return trade_move(part, name, reward_number(part, name))
    zone = 0
    if len(words) == 3 and words[1] == "from" and words[2] in ZONES:
        zone = ZONES.index(words[2])
        words = words[:1]
    cards: list[int] = []
    for word in words:
        if word not in BY_SLUG:
            raise UnknownMove(Message("im-unknown-card", {"card": word}))
        cards.append(BY_SLUG[word])
    if len(cards) == 1:
        return card_move(verb, cards[0], zone)
    return cards_move(tuple([card_move(verb, card) for card in cards]))


def reward_number(part: CardMove, name: str) -> int:
    """The index of a reward with that name, if it was offered before; else 0."""
    known = _TRADES.get((part.text, name))
    return known.number if known is not None else 0


def parse_payment(words: list[str]) -> Move | None:
    """A payment: a number of tokens of each kind."""
    counts = [0, 0, 0]
    for word in words:
        number, _, token = word.partition("-")
        if token not in TOKENS or not number.isdecimal() or len(number) > 2:
            return None
        counts[TOKENS.index(token)] = int(number)
    return plan_move(counts[0], counts[1], counts[2]) if words else None


def parse_option(name: str) -> Move | None:
    """An option of that name, if some card has it."""
    for known, number in _OPTIONS:
        if known == name:
            return _OPTIONS[known, number]
    return None


def parts_of(move: Move) -> tuple[CardMove, ...]:
    """The cards that a move names, one or several."""
    if isinstance(move, CardMove):
        return (move,)
    return move.parts if isinstance(move, CardsMove) else ()
