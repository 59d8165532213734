"""Why not here? The moves that a player may expect at a component, and their refusals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pentapolis.core.errors import IllegalMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short
from pentapolis.core.question import Question
from pentapolis.core.refusal import is_generic
from pentapolis.core.state import State

MOST_REFUSED = 6


class Refused:
    """A move that a player may expect at a component, and why it is not possible now."""

    __slots__ = ("move", "label", "reason")

    def __init__(self, move: Move, label: Message, reason: Message) -> None:
        self.move = move
        self.label = label
        self.reason = reason

    def to_json(self) -> dict[str, Any]:
        """The refused move as it travels to a client."""
        return {
            "verb": self.move.verb,
            "move": self.move.text,
            "label": self.label.to_json(),
            "reason": self.reason.to_json(),
        }


def refusals(state: State, seat: int, component: str, spoken: Iterable[str]) -> list[Refused]:
    """The refused moves at that component, one for each verb; those that cite a rule come first.

    Expected are the moves that the question offers at things of the same kind, and the `spoken`
    texts of earlier moves. Verbs that are possible at the component are left out.
    """
    decision = state.decision(seat)
    if decision is None or not isinstance(decision.step, Question):
        return []
    step: Question[Any] = decision.step
    done = {move.verb for move in decision.moves if component in move.args}
    found: dict[str, Refused] = {}
    for text in dict.fromkeys([*[move.text for move in decision.moves], *spoken]):
        move = _at(component, step, state, text)
        if move is None or move.verb in done or move.verb in found:
            continue
        refusal = step.refuse(state, seat, move)
        if refusal is not None:
            reason = refusal.message(state, seat, move)
            if not is_generic(reason):
                found[move.verb] = Refused(move, state.game.wording(decision, move), reason)
    return sorted(found.values(), key=lambda one: not one.reason.rule)[:MOST_REFUSED]


def _at(component: str, step: Question[Any], state: State, text: str) -> Move | None:
    """The same move at that component; None if the move is about other kinds of things."""
    kind = component.partition(":")[0]
    try:
        move = step.parse(state, text)
        if component in move.args:
            return move
        like = [arg for arg in move.args if arg.startswith(f"{kind}:")]
        if not like:
            return None
        words = [short(component) if word == short(like[0]) else word for word in text.split()]
        meant = step.parse(state, " ".join(words))
    except IllegalMove:
        return None
    return meant if component in meant.args else None
