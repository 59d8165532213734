"""The moves: one small shared value per ledger command, and their words (TM-L2)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.effects import CULTS, STRUCTURES, Gain
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    BRIDGE_NAMES,
    COLOURS,
    FACTION_IDS,
    FAVORS,
    HEX_NAMES,
    LAND,
    POWER_ACTIONS,
    RIVER_NAMES,
    TERRAINS,
    TOWNS,
    WHEEL,
)

# What a move does; `Act.a` and `Act.b` are its numbers.
FACTION: Final = 0
BUILD: Final = 1
DIG: Final = 2
TRANSFORM: Final = 3
UPGRADE: Final = 4
SHIP: Final = 5
ADVANCE_DIG: Final = 6
SEND: Final = 7
ACTION: Final = 8
PASS: Final = 9
EXCHANGE: Final = 10
FAVOR: Final = 11
TOWN: Final = 12
CULT: Final = 13
BRIDGE: Final = 14
CONNECT: Final = 15
ORDAIN: Final = 16
DROP_SPADE: Final = 17
DROP_STORM: Final = 18
DONE: Final = 19
LEECH: Final = 20
DECLINE: Final = 21
TEN: Final = 22

# Actions by number: power actions 0 to 5, then cards, tile and strongholds.
ACTION_CODES: Final = (
    *[tile.id for tile in POWER_ACTIONS],
    "BON1", "BON2", "FAV6", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW",
)  # fmt: skip
ACT1: Final = 0
ACT2: Final = 1
ACT3: Final = 2
ACT4: Final = 3
ACT5: Final = 4
ACT6: Final = 5
ACT_BON1: Final = 6
ACT_BON2: Final = 7
ACT_FAV6: Final = 8
ACTA: Final = 9
ACTC: Final = 10
ACTE: Final = 11
ACTG: Final = 12
ACTN: Final = 13
ACTS: Final = 14
ACTW: Final = 15

# Free exchanges (TM-5.4, TM-5.6, TM-15.4).
EXCHANGE_TEXTS: Final[tuple[str, ...]] = (
    "convert 5PW to 1P", "convert 3PW to 1W", "convert 1PW to 1C", "convert 1P to 1W",
    "convert 1W to 1C", "burn 1", "convert 1VP to 1C", "convert 2C to 1VP",
)  # fmt: skip
PW_TO_P: Final = 0
PW_TO_W: Final = 1
PW_TO_C: Final = 2
P_TO_W: Final = 3
W_TO_C: Final = 4
BURN: Final = 5
VP_TO_C: Final = 6
C_TO_VP: Final = 7
MOST_SPADES: Final = 6
MOST_ORDAINED: Final = 3


class Act(Move):
    """One ledger command: its kind and its numbers."""

    __slots__ = ("code", "a", "b")

    def __init__(
        self, code: int, a: int, b: int, verb: str, args: tuple[str, ...], text: str
    ) -> None:
        super().__init__(verb, args, text)
        self.code = code
        self.a = a
        self.b = b


def hex_id(h: int) -> str:
    """The component id of a land hex."""
    return f"hex:{HEX_NAMES[h]}"


FACTION_MOVES: Final = [
    Act(FACTION, i, 0, "faction", (f"faction:{name}",), f"faction {name}")
    for i, name in enumerate(FACTION_IDS)
]
BUILD_MOVES: Final = [
    Act(BUILD, h, 0, "build", (hex_id(h),), f"build {HEX_NAMES[h]}") for h in range(LAND)
]
DIG_MOVES: Final = [Act(DIG, n, 0, "dig", (str(n),), f"dig {n}") for n in range(MOST_SPADES + 1)]
TRANSFORM_MOVES: Final = [
    [
        Act(
            TRANSFORM, h, t, "transform", (hex_id(h), f"terrain:{TERRAINS[t]}"),
            f"transform {HEX_NAMES[h]} to {COLOURS[t]}",
        )
        for t in range(WHEEL)
    ]
    for h in range(LAND)
]  # fmt: skip
UPGRADE_MOVES: Final = [
    [
        Act(
            UPGRADE, h, kind, "upgrade", (hex_id(h), f"structure:{STRUCTURES[kind]}"),
            f"upgrade {HEX_NAMES[h]} to {STRUCTURES[kind]}",
        )
        for kind in range(5)
    ]
    for h in range(LAND)
]  # fmt: skip
SHIP_MOVE: Final = Act(SHIP, 0, 0, "advance", ("ship",), "advance ship")
ADVANCE_DIG_MOVE: Final = Act(ADVANCE_DIG, 0, 0, "advance", ("dig",), "advance dig")
SEND_MOVES: Final = [
    [
        Act(
            SEND, cult, steps, "send", (f"cult:{CULTS[cult]}", str(steps)),
            f"send p to {CULTS[cult].upper()} for {steps}",
        )
        for steps in range(4)
    ]
    for cult in range(4)
]  # fmt: skip
"""By cult and steps; one step returns the priest to the supply (TM-10.6)."""
ACTION_MOVES: Final = [
    Act(ACTION, i, 0, "action", (f"action:{code}",), f"action {code}")
    for i, code in enumerate(ACTION_CODES)
]
PASS_MOVES: Final = [
    Act(PASS, tile.index, 0, "pass", (f"bonus:{tile.id}",), f"pass {tile.id}") for tile in BONUSES
]
FIRST_CARD_MOVES: Final = [
    Act(PASS, tile.index, 1, "take", (f"bonus:{tile.id}",), f"pass {tile.id}") for tile in BONUSES
]
"""The first card is taken without passing (TM-2.23), but the notation uses the same word."""
PASS_MOVE: Final = Act(PASS, -1, 0, "pass", (), "pass")
EXCHANGE_MOVES: Final = [
    Act(EXCHANGE, i, 0, text.split()[0], tuple(text.split()[1:]), text)
    for i, text in enumerate(EXCHANGE_TEXTS)
]
FAVOR_MOVES: Final = [
    Act(FAVOR, tile.index, 0, "take", (f"favor:{tile.id}",), f"+{tile.id}") for tile in FAVORS
]
TOWN_MOVES: Final = [
    Act(TOWN, tile.index, 0, "take", (f"town:{tile.id}",), f"+{tile.id}") for tile in TOWNS
]
CULT_MOVES: Final = [
    [
        Act(
            CULT, cult, steps, "step", (f"cult:{name}",),
            f"+{steps if steps > 1 else ''}{name.upper()}",
        )
        for steps in range(3)
    ]
    for cult, name in enumerate(CULTS)
]  # fmt: skip
TEN_MOVES: Final = [
    Act(TEN, cult, 0, "step", (f"cult:{name}",), f"+{name.upper()}")
    for cult, name in enumerate(CULTS)
]
NO_CULT_MOVE: Final = Act(CULT, -1, 0, "decline", (), "-CULT")
BRIDGE_MOVES: Final = [
    Act(
        BRIDGE, i, 0, "bridge", tuple([f"hex:{end}" for end in name.split(":")]), f"bridge {name}"
    )
    for i, name in enumerate(BRIDGE_NAMES)
]  # fmt: skip
CONNECT_MOVES: Final = [
    Act(CONNECT, i, 0, "connect", (f"river:{name}",), f"connect {name}")
    for i, name in enumerate(RIVER_NAMES)
]
ORDAIN_MOVES: Final = [
    Act(ORDAIN, n, 0, "ordain", (str(n),), f"convert {n}W to {n}P" if n else "-ORDAIN")
    for n in range(MOST_ORDAINED + 1)
]
DROP_SPADE_MOVE: Final = Act(DROP_SPADE, 0, 0, "drop", ("spade",), "-SPADE")
DROP_STORM_MOVE: Final = Act(DROP_STORM, 0, 0, "drop", ("sandstorm",), "-FREE_TF")
DONE_MOVE: Final = Act(DONE, 0, 0, "done", (), "done")

# Offers differ in amount and builder; the few that occur are reused.
_answers: Final[dict[int, Act]] = {}


def leech_move(amount: int, builder: int) -> Act:
    """``leech 2 from nomads`` by the amount offered and the builder's faction."""
    key = (amount * len(FACTION_IDS) + builder) * 2
    found = _answers.get(key)
    if found is None:
        name = FACTION_IDS[builder]
        found = Act(
            LEECH, amount, builder, "leech", (str(amount), f"faction:{name}"),
            f"leech {amount} from {name}",
        )  # fmt: skip
        _answers[key] = found
    return found


def decline_move(amount: int, builder: int) -> Act:
    """``decline 2 from nomads``."""
    key = (amount * len(FACTION_IDS) + builder) * 2 + 1
    found = _answers.get(key)
    if found is None:
        name = FACTION_IDS[builder]
        found = Act(
            DECLINE, amount, builder, "decline", (str(amount), f"faction:{name}"),
            f"decline {amount} from {name}",
        )  # fmt: skip
        _answers[key] = found
    return found


def _by_text() -> dict[str, Act]:
    moves: list[Act] = [
        *FACTION_MOVES, *BUILD_MOVES, *DIG_MOVES[1:], SHIP_MOVE, ADVANCE_DIG_MOVE, *ACTION_MOVES,
        *PASS_MOVES, PASS_MOVE, *EXCHANGE_MOVES, *FAVOR_MOVES, *TOWN_MOVES, *BRIDGE_MOVES,
        *CONNECT_MOVES, *ORDAIN_MOVES, DROP_SPADE_MOVE, DROP_STORM_MOVE, DONE_MOVE, NO_CULT_MOVE,
    ]  # fmt: skip
    for transforms in TRANSFORM_MOVES:
        moves.extend(transforms)
    for upgrades in UPGRADE_MOVES:
        moves.extend(upgrades[1:])
    for sends in SEND_MOVES:
        moves.extend(sends[1:])
    for steps in CULT_MOVES:
        moves.extend(steps[1:])
    return {move.text.lower(): move for move in moves}


BY_TEXT: Final = _by_text()


def find_move(text: str) -> Act | None:
    """The move that a text means, in any position; None if it is no move at all."""
    found = BY_TEXT.get(text.lower())
    if found is not None:
        return found
    words = text.lower().split()
    if (
        len(words) == 4
        and words[0] in ("leech", "decline")
        and words[1].isdecimal()
        and words[2] == "from"
        and words[3] in FACTION_IDS
    ):
        builder = FACTION_IDS.index(words[3])
        amount = min(int(words[1]), 99)
        if words[0] == "leech":
            return leech_move(amount, builder)
        return decline_move(amount, builder)
    return None


def parse(text: str) -> Act:
    """The move that a text means, legal or not."""
    move = find_move(text)
    if move is None:
        raise UnknownMove(Message("tm-unknown-move", {"move": text}))
    return move


# --- moves for people --------------------------------------------------------------------------

EXCHANGED: Final[tuple[tuple[dict[str, int], dict[str, int]], ...]] = (
    ({"PW": 5}, {"P": 1}), ({"PW": 3}, {"W": 1}), ({"PW": 1}, {"C": 1}), ({"P": 1}, {"W": 1}),
    ({"W": 1}, {"C": 1}), ({}, {}), ({"VP": 1}, {"C": 1}), ({"C": 2}, {"VP": 1}),
)  # fmt: skip
"""What an exchange takes and gives, by its number."""
PLAIN_LABELS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    FACTION: ("tm-move-faction", ("faction",)),
    BUILD: ("tm-move-build", ("hex",)),
    TRANSFORM: ("tm-move-transform", ("hex", "terrain")),
    UPGRADE: ("tm-move-upgrade", ("hex", "structure")),
    SHIP: ("tm-move-ship", ()),
    ADVANCE_DIG: ("tm-move-advance-dig", ()),
    ACTION: ("tm-move-action", ("action",)),
    FAVOR: ("tm-move-take", ("tile",)),
    TOWN: ("tm-move-take", ("tile",)),
    BRIDGE: ("tm-move-bridge", ("a", "b")),
    CONNECT: ("tm-move-connect", ("river",)),
    DROP_SPADE: ("tm-move-drop", ("what",)),
    DROP_STORM: ("tm-move-drop", ("what",)),
    DONE: ("tm-move-done", ()),
}
"""Moves whose words need only one key and their components."""


def label(move: Move) -> Message:
    """The move in words."""
    assert isinstance(move, Act)
    plain = PLAIN_LABELS.get(move.code)
    if plain is not None:
        key, names = plain
        args: dict[str, Arg] = {}
        for i in range(len(names)):
            args[names[i]] = move.args[i]
        return Message(key, args)
    return _number_label(move)


def _number_label(move: Act) -> Message:
    """Moves whose words depend on their numbers."""
    code, args = move.code, move.args
    if code == DIG:
        return Message("tm-move-dig", {"spades": Message("tm-spades", {"n": move.a})})
    if code == SEND:
        key = "tm-move-send" if move.b > 1 else "tm-move-send-back"
        return Message(key, {"cult": args[0], "steps": move.b})
    if code == PASS:
        if move.b:
            return Message("tm-move-take", {"tile": args[0]})
        return Message("tm-move-pass-card", {"card": args[0]}) if args else Message("tm-move-pass")
    if code == EXCHANGE:
        if move.a == BURN:
            return Message("tm-move-burn")
        given, taken = EXCHANGED[move.a]
        return Message(
            "tm-move-exchange", {"given": Gain(given).text(), "taken": Gain(taken).text()}
        )
    if code == ORDAIN:
        return Message("tm-move-ordain", {"n": move.a})
    if code in (LEECH, DECLINE):
        key = "tm-move-leech" if code == LEECH else "tm-move-decline"
        return Message(key, {"amount": move.a, "builder": args[1]})
    if args:  # a step on a cult
        return Message("tm-effect-cult", {"cult": args[0], "steps": max(move.b, 1)})
    return Message("tm-move-no-step")
