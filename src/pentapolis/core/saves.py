"""Loading saves: a save is checked, and its moves are replayed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pentapolis.core.digest import digest
from pentapolis.core.errors import BadSave, NewerSave, PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.match import SAVE_FORMAT, Match, is_int
from pentapolis.core.message import Message


def check_save(data: Any) -> None:
    """Refuse data that is no save, or one of newer rules, before anything is played."""
    if not isinstance(data, Mapping) or "pentapolis" not in data:
        raise BadSave(Message("core-save-not-a-save"))
    version = data["pentapolis"]
    if not is_int(version) or version < SAVE_FORMAT:
        raise BadSave(Message("core-save-damaged", {"what": "pentapolis"}))
    if version > SAVE_FORMAT:
        raise NewerSave(Message("core-save-newer-format", {"version": str(version)}))
    kinds: dict[str, type] = {
        "game": str, "rules": int, "seats": int, "seed": int, "options": dict, "hash": str,
    }  # fmt: skip
    for name, kind in kinds.items():
        value = data.get(name)
        if not (is_int(value) if kind is int else isinstance(value, kind)):
            raise BadSave(Message("core-save-damaged", {"what": name}))


def check_version(game: Game, data: Mapping[str, Any]) -> None:
    """Refuse a save of a newer rules version."""
    if data["rules"] > game.rules_version:
        raise NewerSave(Message("core-save-newer", {"version": str(data["rules"])}))


def recorded_moves(data: Mapping[str, Any]) -> list[tuple[int, str]]:
    """The moves of a save; an invalid list means a damaged save.

    >>> recorded_moves({"moves": [[2, "build shipyard"]]})
    [(2, 'build shipyard')]
    """
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise BadSave(Message("core-save-damaged", {"what": "moves"}))
    for number, row in enumerate(moves, 1):
        if not (
            isinstance(row, (list, tuple))
            and len(row) == 2
            and is_int(row[0])
            and isinstance(row[1], str)
        ):
            raise BadSave(Message("core-save-damaged-move", {"number": number}))
    return [(row[0], row[1]) for row in moves]


def load_match(match: Match, data: Mapping[str, Any]) -> Match:
    """Replay a save's moves on a new match and check that the final position is the same."""
    for number, (seat, text) in enumerate(recorded_moves(data), 1):
        try:
            match.play(seat, text)
        except PentapolisError as error:
            why = error.reason
            raise BadSave(
                Message("core-save-illegal-move", {"number": number, "reason": why}, why.rule)
            ) from error
    if data.get("hash") != digest(match.state):
        raise BadSave(Message("core-save-hash"))
    load_standing(match, data.get("standing", []))
    return match


def load_standing(match: Match, rows: Any) -> None:
    """Restore the standing answers of a save; an invalid list means a damaged save."""
    try:
        for seat, given in enumerate(rows):
            for row in given:
                match.stand(seat, row["kind"], row["answer"], row["until"])
    except (PentapolisError, TypeError, KeyError) as error:
        raise BadSave(Message("core-save-damaged", {"what": "standing"})) from error
