"""Moves for people: what a ledger command means, in words."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.effects import Gain
from pentapolis.games.terra_mystica.moves import (
    ACTION,
    ADVANCE_DIG,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CULT,
    DECLINE,
    DIG,
    DONE,
    DROP_SPADE,
    DROP_STORM,
    EXCHANGE,
    FACTION,
    FAVOR,
    LEECH,
    ORDAIN,
    PASS,
    SEND,
    SHIP,
    TEN,
    TOWN,
    TRANSFORM,
    UPGRADE,
    Act,
)

EXCHANGED: Final[tuple[tuple[dict[str, int], dict[str, int]], ...]] = (
    ({"PW": 5}, {"P": 1}), ({"PW": 3}, {"W": 1}), ({"PW": 1}, {"C": 1}), ({"P": 1}, {"W": 1}),
    ({"W": 1}, {"C": 1}), ({}, {}), ({"VP": 1}, {"C": 1}), ({"C": 2}, {"VP": 1}),
)  # fmt: skip


def label(move: Move) -> Message:
    """The move in words."""
    assert isinstance(move, Act)
    code, args = move.code, move.args
    if code == FACTION:
        return Message("tm-move-faction", {"faction": args[0]})
    if code == BUILD:
        return Message("tm-move-build", {"hex": args[0]})
    if code == DIG:
        return Message("tm-move-dig", {"spades": Message("tm-spades", {"n": move.a})})
    if code == TRANSFORM:
        return Message("tm-move-transform", {"hex": args[0], "terrain": args[1]})
    if code == UPGRADE:
        return Message("tm-move-upgrade", {"hex": args[0], "structure": args[1]})
    if code == SHIP:
        return Message("tm-move-ship")
    if code == ADVANCE_DIG:
        return Message("tm-move-advance-dig")
    if code == SEND:
        return Message(
            "tm-move-send" if move.b > 1 else "tm-move-send-back",
            {"cult": args[0], "steps": move.b},
        )
    if code == ACTION:
        return Message("tm-move-action", {"action": args[0]})
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
    return choice_label(move)


def choice_label(move: Act) -> Message:
    """Answers to small questions in words."""
    code, args = move.code, move.args
    if code in (FAVOR, TOWN):
        return Message("tm-move-take", {"tile": args[0]})
    if code in (CULT, TEN) and args:
        return Message("tm-effect-cult", {"cult": args[0], "steps": max(move.b, 1)})
    if code == BRIDGE:
        return Message("tm-move-bridge", {"a": args[0], "b": args[1]})
    if code == CONNECT:
        return Message("tm-move-connect", {"river": args[0]})
    if code == ORDAIN:
        return Message("tm-move-ordain", {"n": move.a})
    if code in (LEECH, DECLINE):
        return Message(
            "tm-move-leech" if code == LEECH else "tm-move-decline",
            {"amount": move.a, "builder": args[1]},
        )
    if code in (DROP_SPADE, DROP_STORM):
        return Message("tm-move-drop", {"what": args[0]})
    return Message("tm-move-done" if code == DONE else "tm-move-no-step")
