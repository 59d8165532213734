"""Chapter 13, the end of the game: the first victory ends it (CV-13.1 to CV-13.5)."""

from __future__ import annotations

from pentapolis.games.civilization.state import MILITARY_VICTORY, VICTORY_NAMES, Civilization


def win(state: Civilization, seat: int, kind: int) -> None:
    """End the game at once with the first victory (CV-3.7, CV-13.5)."""
    if state.over:
        return
    state.victor = seat if kind <= MILITARY_VICTORY else -1
    state.victory = kind
    if state.journal is not None:
        if seat >= 0:
            args = {"seat": f"seat:{seat}", "victory": VICTORY_NAMES[kind]}
            state.tell("cv-log-victory", {**args}, seat, heading=1)
        else:
            state.tell("cv-log-no-victory", {"turn": state.turn}, heading=1)
    state.finish()
