"""Standing answers: a player's answer in advance to every question of a kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pentapolis.core.errors import BadOption
from pentapolis.core.message import Message

GAME: Final = "game"
PHASE: Final = "phase"


class Standing:
    """One standing answer of one seat."""

    __slots__ = ("kind", "answer", "until", "phase")

    def __init__(self, kind: str, answer: str, until: str, phase: str) -> None:
        self.kind = kind  # the kind of question
        self.answer = answer
        self.until = until  # when it ends: with the game or with the phase
        self.phase = phase  # the phase it was given in

    def is_past(self, phase: str) -> bool:
        """Whether it has ended because its phase is over."""
        return self.until == PHASE and self.phase != phase

    def __repr__(self) -> str:
        return f"Standing({self.kind}: {self.answer} until the end of the {self.until})"

    def to_json(self) -> dict[str, Any]:
        """The standing answer as it travels to the seat's own client."""
        return {"kind": self.kind, "answer": self.answer, "until": self.until}


def check_standing(
    known: Mapping[str, tuple[str, ...]], kind: str, answer: str, until: str
) -> None:
    """Refuse a kind or an answer that the game does not allow in advance."""
    if kind not in known:
        kinds = ", ".join(known) or "-"
        raise BadOption(Message("core-no-standing-kind", {"kind": str(kind), "known": kinds}))
    if answer not in known[kind]:
        answers = ", ".join(known[kind])
        raise BadOption(
            Message("core-no-standing-answer", {"answer": str(answer), "known": answers})
        )
    if until not in (GAME, PHASE):
        raise BadOption(Message("core-no-standing-end", {"until": str(until)}))
