"""Moves: a code and up to three small integers, interned, with a text that people can type."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.effects import RESOURCES, Effect
from pentapolis.games.civilization.tables import (
    BUILDING_ITEM,
    BUILDINGS,
    CIVS,
    COIN_PLACES,
    EVENTS,
    GOVERNMENTS,
    PEOPLE,
    TECHS,
    UNIT_ITEM,
    UNIT_NAME,
    UNIT_TYPES,
    WALLS_ITEM,
    WONDER_ITEM,
    WONDERS,
    Named,
    token_name,
)

FIGURE_NAMES: Final = ("army", "scout")
PROMISES: Final = ("no-attack", "no-blockade", "no-cancel", "attack", "later-gift")
"""What can be promised (CV-5.21); the engine shows promises and enforces none."""

GIFT: Final = 10
"""Added to the amount of a promised gift, where other promises name a seat."""

# --- resource abilities ---------------------------------------------------------------------------


class Ability:
    """A resource ability of a tech; alternatives of one card share their once-per-turn mark."""

    __slots__ = ("index", "tech", "effect", "mark", "lone")

    def __init__(self, index: int, tech: int, effect: Effect, mark: int, lone: bool) -> None:
        self.index = index
        self.tech = tech
        self.effect = effect
        self.mark = mark
        self.lone = lone


def _abilities() -> list[Ability]:
    found: list[Ability] = []
    marks: dict[tuple[int, str], int] = {}
    for tech in TECHS:
        for effect in tech.abilities:
            key = (tech.index, effect.phase)
            mark = marks.setdefault(key, 1 << len(marks))
            lone = len(tech.abilities) == 1
            found.append(Ability(len(found), tech.index, effect, mark, lone))
    assert len(marks) < 32
    return found


ABILITIES: Final = _abilities()


def ability_of(kind: str) -> int:
    """The first ability with that effect."""
    for ability in ABILITIES:
        if ability.effect.kind == kind:
            return ability.index
    raise ValueError(kind)


# Bits of `used` above the abilities: everything else that happens once per turn (CV-E5).
USED_LAWS: Final = 1 << 32
USED_SPLIT: Final = 1 << 33
USED_FREE: Final = 1 << 34
USED_ANGKOR: Final = 1 << 35
USED_RAZE: Final = 1 << 36
USED_THEFT: Final = 1 << 37
USED_COIN: Final = 38
"""First of the bits of techs that sell coins, by place of the token."""
USED_WONDER: Final = 44
"""First of the bits of wonders."""
USED_PERSON: Final = 56
"""First of the bits of great people that were displaced this turn."""
USED_SEND: Final = 62
"""First of the bits of the two scouts that were sent by hand this turn."""

# --- the moves ------------------------------------------------------------------------------------

# verb and kinds of arguments: s square, p player, r resource, e event, t tech, w wonder,
# g government, f figure, n number, u unit card, y unit type, h great person, k token, b back,
# i item, c civilization, x place of coins, m promise, d deck, a ability, q shown, z iron,
# o front, A armies, S scouts, P promised seat or trade, T turn
SPECS: Final[list[tuple[str, str]]] = []


def _spec(verb: str, kinds: str = "") -> int:
    SPECS.append((verb, kinds))
    return len(SPECS) - 1


END: Final = _spec("end")
PASS: Final = _spec("pass")
DONE: Final = _spec("done")
DECLINE: Final = _spec("decline")
CHOOSE_CIV: Final = _spec("civ", "c")
CAPITAL: Final = _spec("capital", "s")
PUT: Final = _spec("put", "s")
ARMY_AT: Final = _spec("army", "s")
SCOUT_AT: Final = _spec("scout", "s")
FOUND: Final = _spec("found", "sf")
GOVERN: Final = _spec("government", "g")
USE_WONDER: Final = _spec("wonder", "w")
EVENT: Final = _spec("event", "e")
PLACE: Final = _spec("place", "h")
SEND: Final = _spec("send", "ss")
ON: Final = _spec("on", "s")
KEEP: Final = _spec("keep")
FIGURE: Final = _spec("figure", "f")
LEARN: Final = _spec("learn", "t")
OFFER: Final = _spec("offer")
PARTNER: Final = _spec("partner", "p")
GIVE_TRADE: Final = _spec("give-trade", "n")
GIVE_CULTURE: Final = _spec("give-culture", "n")
GIVE_RESOURCE: Final = _spec("give", "r")
GIVE_TOKEN: Final = _spec("give-token", "kq")
GIVE_EVENT: Final = _spec("give-event", "eq")
GET_TRADE: Final = _spec("get-trade", "n")
GET_CULTURE: Final = _spec("get-culture", "n")
GET_RESOURCE: Final = _spec("get", "r")
GET_TOKEN: Final = _spec("get-token", "b")
GET_EVENT: Final = _spec("get-event", "d")
PROMISE: Final = _spec("promise", "mPT")
PROPOSE: Final = _spec("propose")
WITHDRAW: Final = _spec("withdraw")
ACCEPT: Final = _spec("accept")
COUNTER: Final = _spec("counter")
PICK_TOKEN: Final = _spec("pick-token", "k")
PICK_EVENT: Final = _spec("pick-event", "e")
USE: Final = _spec("use", "a")
BUILD: Final = _spec("build", "si")
BUILD_TWO: Final = _spec("build-two", "s")
ARTS: Final = _spec("arts", "s")
HARVEST: Final = _spec("harvest", "sr")
FREE: Final = _spec("free-building", "si")
HARVEST_TWICE: Final = _spec("harvest-twice", "s")
TAKE: Final = _spec("take", "r")
ADVANCE: Final = _spec("advance")
BUY_COIN: Final = _spec("coin", "x")
ITEM: Final = _spec("item", "i")
PAY: Final = _spec("pay", "r")
PAY_TOKEN: Final = _spec("pay-token", "k")
PAY_EVENT: Final = _spec("pay-event", "e")
DISCARD: Final = _spec("discard", "e")
CANCEL_EVENT: Final = _spec("cancel-by", "e")
CANCEL_TECH: Final = _spec("cancel-with", "a")
AGREE: Final = _spec("agree")
REFUSE: Final = _spec("refuse")
AT: Final = _spec("at", "s")
PLAYER: Final = _spec("player", "p")
KILL: Final = _spec("kill", "pAS")
KILL_PERSON: Final = _spec("kill-person")
WONDER: Final = _spec("obsolete", "w")
MOVE: Final = _spec("move", "sAS")
STEP: Final = _spec("to", "s")
DISCOVER: Final = _spec("discover", "s")
STOP: Final = _spec("stop")
STAY: Final = _spec("stay")
STEAL: Final = _spec("steal", "s")
RAZE: Final = _spec("raze")
LEAVE: Final = _spec("leave")
PLAY: Final = _spec("play", "uoz")
HEAL: Final = _spec("heal", "t")
FRONT: Final = _spec("front", "n")
SAVE: Final = _spec("save", "u")
LOOT_TRADE: Final = _spec("loot-trade", "n")
LOOT_CULTURE: Final = _spec("loot-culture", "n")
LOOT_RESOURCE: Final = _spec("loot", "r")
LOOT_TOKEN: Final = _spec("loot-token", "b")
LOOT_COIN: Final = _spec("destroy-coin", "x")
LOOT_TECH: Final = _spec("loot-tech", "t")
LOOT_EVENT: Final = _spec("loot-event", "d")
STEAL_COIN: Final = _spec("steal-coin", "x")
DECK: Final = _spec("deck", "y")
RESEARCH: Final = _spec("research", "t")
NOTHING: Final = _spec("nothing")

VERBS: Final = {verb for verb, _ in SPECS}


class Act(Move):
    """A move of this game: what it is and its integers."""

    __slots__ = ("code", "a", "b", "c")

    def __init__(self, code: int, a: int, b: int, c: int) -> None:
        verb, kinds = SPECS[code]
        args: list[str] = []
        words = [verb]
        values = (a, b, c)
        for i in range(len(kinds)):
            arg = argument(kinds[i], values[i])
            if arg:
                args.append(arg)
                head, colon, rest = arg.partition(":")
                words.append(arg if head in ("army", "scout") else (rest if colon else arg))
        super().__init__(verb, tuple(args), " ".join(words))
        self.code = code
        self.a = a
        self.b = b
        self.c = c


def _ids(cards: tuple[Named, ...]) -> list[str]:
    """The ids of cards, by index."""
    return [card.id for card in cards]


COMPONENTS_OF: Final[dict[str, tuple[str, list[str]]]] = {
    "s": ("square", SQUARE_NAMES),
    "r": ("resource", list(RESOURCES)),
    "e": ("event", _ids(tuple(EVENTS))),
    "t": ("tech", _ids(tuple(TECHS))),
    "w": ("wonder", _ids(tuple(WONDERS))),
    "g": ("government", _ids(tuple(GOVERNMENTS))),
    "f": ("figure", list(FIGURE_NAMES)),
    "u": ("card", UNIT_NAME),
    "y": ("unit", list(UNIT_TYPES)),
    "h": ("person", _ids(tuple(PEOPLE))),
    "b": ("token", ["hut", "village"]),
    "c": ("civ", _ids(tuple(CIVS))),
    "x": ("coins", list(COIN_PLACES)),
    "m": ("promise", list(PROMISES)),
    "d": ("deck", ["1", "2", "3"]),
}
"""Kinds of arguments that are indices: the family of the component and its names."""
LEFT_OUT: Final = {"q": "mark:shown", "z": "resource:iron"}
"""Marks that stand in a move or not."""
COUNTED: Final = {"o": "front", "A": "army", "S": "scout"}
"""Numbers that are left out where they are 0."""


def argument(kind: str, value: int) -> str:
    """An integer as a component id or plain word; empty where it is left out."""
    family = COMPONENTS_OF.get(kind)
    if family is not None:
        return f"{family[0]}:{family[1][value]}"
    if kind in LEFT_OUT:
        return LEFT_OUT[kind] if value else ""
    if kind in COUNTED:
        return f"{COUNTED[kind]}:{value}" if value else ""
    if kind == "p" or (kind == "P" and value < GIFT):
        return f"seat:{value}"
    if kind == "P":
        return f"trade:{value - GIFT}"
    if kind == "T":
        return f"turn:{value}"
    if kind == "k":
        return f"token:{token_name(value)}"
    if kind == "i":
        return item_id(value)
    if kind == "a":
        ability = ABILITIES[value]
        tech = f"tech:{TECHS[ability.tech].id}"
        return tech if ability.lone else f"{tech}/{ability.effect.kind.replace('_', '-')}"
    return str(value)


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


_acts: Final[dict[int, Act]] = {}
ROW: Final = 256
_rows: Final[list[list[Act | None]]] = [[] for _ in SPECS]
"""Moves with one integer, by code: a list is quicker than a dictionary."""


def act(code: int, a: int = 0, b: int = 0, c: int = 0) -> Act:
    """The one move with that code and those integers."""
    if b == 0 and c == 0 and a < ROW:
        row = _rows[code]
        if not row:
            row.extend([None] * ROW)
        plain = row[a]
        if plain is None:
            plain = Act(code, a, 0, 0)
            row[a] = plain
        return plain
    key = ((code << 10 | a) << 10 | b) << 10 | c
    found = _acts.get(key)
    if found is None:
        found = Act(code, a, b, c)
        _acts[key] = found
    return found


def check_verb(text: str) -> None:
    """Raise `UnknownMove` where a text begins with no verb of this game."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise UnknownMove(Message("cv-unknown-move", {"move": text}))
