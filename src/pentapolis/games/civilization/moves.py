"""The vocabulary of moves: a verb and up to three integers, one shared object each, with a text."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short
from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    BUILDING_ITEM,
    BUILDINGS,
    CIVS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    ITEMS,
    PEOPLE,
    TECHS,
    TOKEN_NAMES,
    UNIT_ITEM,
    UNIT_NAME,
    UNIT_TYPES,
    WALLS_ITEM,
    WONDER_ITEM,
    WONDERS,
    Named,
)

FIGURE_NAMES: Final[tuple[str, ...]] = ("army", "scout")
PROMISES: Final[tuple[str, ...]] = ("no-attack", "no-blockade", "no-cancel", "attack", "later-gift")
"""Kinds of promises (CV-5.21); the engine shows promises but does not enforce them."""
LATER_GIFT: Final = PROMISES.index("later-gift")


# --- arguments ------------------------------------------------------------------------------------


class Argument:
    """A kind of argument: an integer in the engine, a component id or plain word in texts."""

    __slots__ = ()

    def name(self, value: int, first: int) -> str:
        """The component id or word; empty if omitted. `first` is the move's first argument."""
        raise NotImplementedError

    def value(self, word: str, first: int) -> int:
        """The integer that a typed word means, -1 if none."""
        raise NotImplementedError

    def is_optional(self) -> bool:
        """Whether it may be omitted, which means 0."""
        return False


class Listed(Argument):
    """One of a list of components, typed without its kind."""

    __slots__ = ("ids", "index")

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.index = {short(name): i for i, name in enumerate(ids)}

    def name(self, value: int, first: int) -> str:
        return self.ids[value]

    def value(self, word: str, first: int) -> int:
        return self.index.get(word, -1)


class Amount(Argument):
    """A plain number."""

    __slots__ = ()

    def name(self, value: int, first: int) -> str:
        return str(value)

    def value(self, word: str, first: int) -> int:
        return number(word)


class Turn(Amount):
    """The last turn of a promise."""

    __slots__ = ()

    def name(self, value: int, first: int) -> str:
        return f"turn:{value}"


class Promised(Amount):
    """The seat that a promise is about, or the trade of a promised gift."""

    __slots__ = ()

    def name(self, value: int, first: int) -> str:
        return f"trade:{value}" if first == LATER_GIFT else f"seat:{value}"


class FrontNumber(Amount):
    """The front that a unit attacks; omitted for a new one."""

    __slots__ = ()

    def name(self, value: int, first: int) -> str:
        return f"front:{value}" if value else ""

    def is_optional(self) -> bool:
        return True


class Counted(Argument):
    """A number of figures in a group, typed with their kind; omitted if 0."""

    __slots__ = ("family",)

    def __init__(self, family: str) -> None:
        self.family = family

    def name(self, value: int, first: int) -> str:
        return f"{self.family}:{value}" if value else ""

    def value(self, word: str, first: int) -> int:
        family, _, count = word.partition(":")
        return number(count) if family == self.family else -1

    def is_optional(self) -> bool:
        return True


class Flag(Argument):
    """A word that is present or not."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def name(self, value: int, first: int) -> str:
        return self.id if value else ""

    def value(self, word: str, first: int) -> int:
        return 1 if word == short(self.id) else -1

    def is_optional(self) -> bool:
        return True


def number(word: str) -> int:
    """A small number, -1 if the word is none."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else -1


def _named(family: str, names: list[str]) -> Listed:
    """A list of components of one family."""
    return Listed([f"{family}:{name}" for name in names])


def _cards(family: str, cards: tuple[Named, ...]) -> Listed:
    """A list of cards."""
    return _named(family, [card.id for card in cards])


def item_id(item: int) -> str:
    """The component of something that can be built."""
    if item < UNIT_ITEM:
        return f"figure:{FIGURE_NAMES[item]}"
    if item < BUILDING_ITEM:
        return f"unit:{UNIT_TYPES[item - UNIT_ITEM]}"
    if item < WALLS_ITEM:
        return f"building:{BUILDINGS[item - BUILDING_ITEM].id}"
    if item == WALLS_ITEM:
        return "building:city-walls"
    return f"wonder:{WONDERS[item - WONDER_ITEM].id}"


def ability_id(index: int) -> str:
    """The component of a resource ability: its tech, or the alternative on its tech card."""
    ability = ABILITIES[index]
    tech = f"tech:{TECHS[ability.tech].id}"
    return tech if ability.lone else f"{tech}/{ability.effect.KIND.replace('_', '-')}"


SQUARE: Final = _named("square", SQUARE_NAMES)
SEAT: Final = _named("seat", [str(seat) for seat in range(4)])
RESOURCE: Final = _named("resource", list(RESOURCES))
EVENT_CARD: Final = _cards("event", tuple(EVENTS))
TECH_CARD: Final = _cards("tech", tuple(TECHS))
WONDER_CARD: Final = _cards("wonder", tuple(WONDERS))
GOVERNMENT_CARD: Final = _cards("government", tuple(GOVERNMENTS))
CIVILIZATION: Final = _cards("civ", tuple(CIVS))
GREAT_PERSON: Final = _cards("person", tuple(PEOPLE))
FIGURE_KIND: Final = _named("figure", list(FIGURE_NAMES))
UNIT_CARD: Final = _named("card", UNIT_NAME)
UNIT_DECK: Final = _named("unit", list(UNIT_TYPES))
TOKEN: Final = _named("token", TOKEN_NAMES)
TOKEN_BACK: Final = _named("token", ["hut", "village"])
EVENT_DECKS: Final = _named("deck", ["1", "2", "3"])
COIN_PLACE: Final = _named("coins", list(COIN_PLACES))
PROMISE_KIND: Final = _named("promise", list(PROMISES))
BUILDABLE: Final = Listed([item_id(item) for item in range(ITEMS)])
TECH_ABILITY: Final = Listed([ability_id(index) for index in range(len(ABILITIES))])
AMOUNT: Final = Amount()
UNTIL_TURN: Final = Turn()
PROMISED: Final = Promised()
INTO_FRONT: Final = FrontNumber()
ARMIES: Final = Counted("army")
SCOUTS: Final = Counted("scout")
SHOWN: Final = Flag("mark:shown")
WITH_IRON: Final = Flag("resource:iron")

# --- verbs ----------------------------------------------------------------------------------------

# Where a verb belongs: a phase, or a kind of question that can occur in several phases.
SET_UP: Final = "set-up"
AT_START: Final = "start-of-turn"
IN_TRADE: Final = "trade"
IN_CITY: Final = "city-management"
IN_MOVEMENT: Final = "movement"
IN_RESEARCH: Final = "research"
IN_BATTLE: Final = "battle"
AS_LOOT: Final = "loot"
AS_REACTION: Final = "reaction"
AS_PAYMENT: Final = "payment"
AS_TARGET: Final = "target"
ANYWHERE: Final = "any"


class Verb:
    """The first word of a move, where it belongs, and its arguments."""

    __slots__ = ("word", "home", "arguments")

    def __init__(self, word: str, home: str, arguments: tuple[Argument, ...]) -> None:
        self.word = word
        self.home = home
        self.arguments = arguments


VERB_TABLE: Final[list[Verb]] = []
"""By code; moves carry this number of their verb, which the engine compares."""


def _verb(word: str, home: str, *arguments: Argument) -> int:
    VERB_TABLE.append(Verb(word, home, arguments))
    return len(VERB_TABLE) - 1


END: Final = _verb("end", ANYWHERE)
PASS: Final = _verb("pass", ANYWHERE)
PASS_TURN: Final = _verb("pass-turn", AS_REACTION)
PASS_SMALL: Final = _verb("pass-small", AS_REACTION)
DONE: Final = _verb("done", ANYWHERE)
DECLINE: Final = _verb("decline", ANYWHERE)
CHOOSE_CIV: Final = _verb("civ", SET_UP, CIVILIZATION)
CAPITAL: Final = _verb("capital", SET_UP, SQUARE)
PUT: Final = _verb("put", SET_UP, SQUARE)
ARMY_AT: Final = _verb("army", SET_UP, SQUARE)
SCOUT_AT: Final = _verb("scout", SET_UP, SQUARE)
FOUND: Final = _verb("found", AT_START, SQUARE, FIGURE_KIND)
GOVERN: Final = _verb("government", AT_START, GOVERNMENT_CARD)
USE_WONDER: Final = _verb("wonder", AT_START, WONDER_CARD)
EVENT: Final = _verb("event", ANYWHERE, EVENT_CARD)
PLACE: Final = _verb("place", AT_START, GREAT_PERSON)
SEND: Final = _verb("send", AT_START, SQUARE, SQUARE)
ON: Final = _verb("on", IN_CITY, SQUARE)
KEEP: Final = _verb("keep", IN_CITY)
FIGURE: Final = _verb("figure", AT_START, FIGURE_KIND)
LEARN: Final = _verb("learn", IN_RESEARCH, TECH_CARD)
OFFER: Final = _verb("offer", IN_TRADE)
PARTNER: Final = _verb("partner", IN_TRADE, SEAT)
GIVE_TRADE: Final = _verb("give-trade", IN_TRADE, AMOUNT)
GIVE_CULTURE: Final = _verb("give-culture", IN_TRADE, AMOUNT)
GIVE_RESOURCE: Final = _verb("give", IN_TRADE, RESOURCE)
GIVE_TOKEN: Final = _verb("give-token", IN_TRADE, TOKEN, SHOWN)
GIVE_EVENT: Final = _verb("give-event", IN_TRADE, EVENT_CARD, SHOWN)
GET_TRADE: Final = _verb("get-trade", IN_TRADE, AMOUNT)
GET_CULTURE: Final = _verb("get-culture", IN_TRADE, AMOUNT)
GET_RESOURCE: Final = _verb("get", IN_TRADE, RESOURCE)
GET_TOKEN: Final = _verb("get-token", IN_TRADE, TOKEN_BACK)
GET_EVENT: Final = _verb("get-event", IN_TRADE, EVENT_DECKS)
PROMISE: Final = _verb("promise", IN_TRADE, PROMISE_KIND, PROMISED, UNTIL_TURN)
PROPOSE: Final = _verb("propose", IN_TRADE)
WITHDRAW: Final = _verb("withdraw", IN_TRADE)
ACCEPT: Final = _verb("accept", IN_TRADE)
COUNTER: Final = _verb("counter", IN_TRADE)
PICK_TOKEN: Final = _verb("pick-token", IN_TRADE, TOKEN)
PICK_EVENT: Final = _verb("pick-event", IN_TRADE, EVENT_CARD)
USE: Final = _verb("use", ANYWHERE, TECH_ABILITY)
BUILD: Final = _verb("build", IN_CITY, SQUARE, BUILDABLE)
BUILD_TWO: Final = _verb("build-two", IN_CITY, SQUARE)
ARTS: Final = _verb("arts", IN_CITY, SQUARE)
HARVEST: Final = _verb("harvest", IN_CITY, SQUARE, RESOURCE)
FREE: Final = _verb("free-building", IN_CITY, SQUARE, BUILDABLE)
HARVEST_TWICE: Final = _verb("harvest-twice", IN_CITY, SQUARE)
TAKE: Final = _verb("take", IN_CITY, RESOURCE)
ADVANCE: Final = _verb("advance", IN_CITY)
BUY_COIN: Final = _verb("coin", IN_CITY, COIN_PLACE)
ITEM: Final = _verb("item", IN_CITY, BUILDABLE)
PAY: Final = _verb("pay", AS_PAYMENT, RESOURCE)
PAY_TOKEN: Final = _verb("pay-token", AS_PAYMENT, TOKEN)
PAY_EVENT: Final = _verb("pay-event", AS_PAYMENT, EVENT_CARD)
DISCARD: Final = _verb("discard", ANYWHERE, EVENT_CARD)
CANCEL_EVENT: Final = _verb("cancel-by", AS_REACTION, EVENT_CARD)
CANCEL_TECH: Final = _verb("cancel-with", AS_REACTION, TECH_ABILITY)
AGREE: Final = _verb("agree", AS_REACTION)
REFUSE: Final = _verb("refuse", AS_REACTION)
AT: Final = _verb("at", AS_TARGET, SQUARE)
PLAYER: Final = _verb("player", AS_TARGET, SEAT)
KILL: Final = _verb("kill", AS_TARGET, SEAT, ARMIES, SCOUTS)
KILL_PERSON: Final = _verb("kill-person", AS_TARGET)
WONDER: Final = _verb("obsolete", AS_TARGET, WONDER_CARD)
MOVE: Final = _verb("move", IN_MOVEMENT, SQUARE, ARMIES, SCOUTS)
STEP: Final = _verb("to", IN_MOVEMENT, SQUARE)
DISCOVER: Final = _verb("discover", IN_MOVEMENT, SQUARE)
STOP: Final = _verb("stop", IN_MOVEMENT)
STAY: Final = _verb("stay", IN_MOVEMENT)
STEAL: Final = _verb("steal", IN_MOVEMENT, SQUARE)
RAZE: Final = _verb("raze", IN_MOVEMENT)
LEAVE: Final = _verb("leave", IN_MOVEMENT)
PLAY: Final = _verb("play", IN_BATTLE, UNIT_CARD, INTO_FRONT, WITH_IRON)
HEAL: Final = _verb("heal", IN_BATTLE, TECH_CARD)
FRONT: Final = _verb("front", IN_BATTLE, AMOUNT)
SAVE: Final = _verb("save", IN_BATTLE, UNIT_CARD)
LOOT_TRADE: Final = _verb("loot-trade", AS_LOOT, AMOUNT)
LOOT_CULTURE: Final = _verb("loot-culture", AS_LOOT, AMOUNT)
LOOT_RESOURCE: Final = _verb("loot", AS_LOOT, RESOURCE)
LOOT_TOKEN: Final = _verb("loot-token", AS_LOOT, TOKEN_BACK)
LOOT_COIN: Final = _verb("destroy-coin", AS_LOOT, COIN_PLACE)
LOOT_TECH: Final = _verb("loot-tech", AS_LOOT, TECH_CARD)
LOOT_EVENT: Final = _verb("loot-event", AS_LOOT, EVENT_DECKS)
STEAL_COIN: Final = _verb("steal-coin", AS_LOOT, COIN_PLACE)
DECK: Final = _verb("deck", IN_BATTLE, UNIT_DECK)
RESEARCH: Final = _verb("research", IN_RESEARCH, TECH_CARD)
NOTHING: Final = _verb("nothing", IN_RESEARCH)

CODE: Final = {verb.word: code for code, verb in enumerate(VERB_TABLE)}
VERBS: Final = set(CODE)


# --- moves ----------------------------------------------------------------------------------------


class CivMove(Move):
    """A move of this game: the number of its verb and up to three integers."""

    __slots__ = ("code", "first", "second", "third")

    def __init__(self, code: int, first: int, second: int, third: int) -> None:
        verb = VERB_TABLE[code]
        args: list[str] = []
        words = [verb.word]
        values = (first, second, third)
        for i in range(len(verb.arguments)):
            argument = verb.arguments[i]
            arg = argument.name(values[i], first)
            if arg:
                args.append(arg)
                words.append(arg if isinstance(argument, Counted) else short(arg))
        super().__init__(verb.word, tuple(args), " ".join(words))
        self.code = code
        self.first = first
        self.second = second
        self.third = third


_made: Final[dict[int, CivMove]] = {}
_rows: Final[list[list[CivMove | None]]] = [[] for _ in VERB_TABLE]
"""Moves with small integers, by code: a list is quicker than a dictionary."""
ROW: Final = 256
SECONDS: Final = 64
THIRDS: Final = 3


def make(code: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> CivMove:
    """The shared move with that verb and those integers."""
    if third < THIRDS and second < SECONDS and first < ROW:
        i = (third * SECONDS + second) * ROW + first
        row = _rows[code]
        if i >= len(row):
            row.extend([None] * (i - i % ROW + ROW - len(row)))
        move = row[i]
        if move is None:
            move = CivMove(code, first, second, third)
            row[i] = move
        return move
    key: int = ((code << 10 | first) << 10 | second) << 10 | third
    found = _made.get(key)
    if found is None:
        found = CivMove(code, first, second, third)
        _made[key] = found
    return found


def parse(text: str) -> CivMove:
    """The move that a text means; `UnknownMove` if it is no move."""
    words = text.split()
    code = CODE.get(words[0], -1) if words else -1
    if code >= 0:
        values = read_arguments(VERB_TABLE[code], words[1:])
        if values is not None:
            return make(code, values[0], values[1], values[2])
    raise UnknownMove(Message("cv-unknown-move", {"move": text}))


def read_arguments(verb: Verb, words: list[str]) -> tuple[int, int, int] | None:
    """The integers of a verb's arguments, None if the words do not fit."""
    values = [0, 0, 0]
    used = 0
    for i in range(len(verb.arguments)):
        argument = verb.arguments[i]
        value = argument.value(words[used], values[0]) if used < len(words) else -1
        if value >= 0:
            used += 1
            values[i] = value
        elif not argument.is_optional():
            return None
    return (values[0], values[1], values[2]) if used == len(words) else None
