"""Integer actions: every move as a sequence of entries of a fixed list.

A game's list is in ``data/<game>.actions.json``, and an action's id is its index there: the same in
every position, game and version; new ones are added at the end. An entry is a whole move (``build
altar``), or a part of one where there would be too many combinations (``discard``, then a card). A
move's path is its text cut into the longest entries. Mostly that is one; an answer with a longer
path is given step by step, where each step offers the entries that continue it, and a step with
only one entry is taken automatically. `END` means that the move ends here although others continue.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pentapolis.core.errors import IllegalMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move

END: Final = 0
MOST_KEPT: Final = 100_000  # cached paths; Imperium has endlessly many moves

Mask = NDArray[np.int8]


class ActionSpace:
    """The actions of one game.

    >>> space = action_space("seven-wonders")
    >>> space.text(space.path(Move("build", ("card:altar",)))[0])
    'build altar'
    """

    def __init__(self, game: str, version: int, entries: Sequence[str]) -> None:
        self.game = game
        self.version = version
        self.entries = tuple(entries)
        self.index = {entry: number for number, entry in enumerate(entries)}
        self.longest = max(entry.count(" ") + 1 for entry in entries)
        self._paths: dict[str, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.entries)

    def text(self, action: int) -> str:
        """The words that an action stands for; `END` is a full stop."""
        return self.entries[action]

    def path(self, move: Move) -> tuple[int, ...]:
        """The actions that spell a move."""
        found = self._paths.get(move.text)
        if found is None:
            if len(self._paths) >= MOST_KEPT:
                self._paths.clear()
            found = self._paths[move.text] = self.cut(move.text)
        return found

    def cut(self, text: str) -> tuple[int, ...]:
        """A move's text cut into the longest entries, from its beginning."""
        words = text.split(" ")
        path: list[int] = []
        at = 0
        while at < len(words):
            for end in range(min(len(words), at + self.longest), at, -1):
                action = self.index.get(" ".join(words[at:end]))
                if action is not None:
                    path.append(action)
                    at = end
                    break
            else:
                raise IllegalMove(Message("core-no-action", {"move": text, "word": words[at]}))
        return tuple(path)

    def spell(self, path: Sequence[int]) -> str:
        """The text of the move that a path spells."""
        return " ".join(self.entries[action] for action in path if action != END)


class Answer:
    """An answer to one question, given action by action."""

    def __init__(self, space: ActionSpace, moves: Sequence[Move]) -> None:
        self.space = space
        self.given: tuple[int, ...] = ()
        """The actions so far, including automatic ones."""
        self.open = [(space.path(move), move) for move in moves]
        if len(self.open) > 1:
            self._skip()

    def legal(self) -> list[int]:
        """The actions that continue the answer, sorted."""
        depth = len(self.given)
        return sorted({path[depth] if len(path) > depth else END for path, _ in self.open})

    def mask(self) -> Mask:
        """1 for every action that continues the answer."""
        found = np.zeros(len(self.space), np.int8)
        found[self.legal()] = 1
        return found

    def take(self, action: int) -> Move | None:
        """Add an action; returns the move once it is complete, None before."""
        depth = len(self.given)
        fitting = [
            (path, move)
            for path, move in self.open
            if (path[depth] if len(path) > depth else END) == action
        ]
        if not fitting:
            known = 0 <= action < len(self.space)
            word = self.space.text(action) if known else str(action)
            raise IllegalMove(Message("core-action-not-open", {"action": word}))
        if len(fitting) == 1:
            return fitting[0][1]
        self.open = fitting
        self.given += (action,)
        self._skip()
        return None

    def _skip(self) -> None:
        """Add actions while there is only one; the remaining moves differ, so this ends."""
        while len(legal := self.legal()) == 1:
            self.given += (legal[0],)

    def resume(self, given: tuple[int, ...]) -> None:
        """Go on where these actions had been given."""
        self.open = [(path, move) for path, move in self.open if path[: len(given)] == given]
        self.given = given

    def copy(self) -> Answer:
        """An independent copy of the answer."""
        twin = object.__new__(Answer)
        twin.space, twin.given, twin.open = self.space, self.given, self.open
        return twin

    def actions_of(self, move: Move) -> list[int]:
        """The actions still needed to complete that move."""
        actions: list[int] = []
        twin = self.copy()
        path = self.space.path(move)
        while True:
            depth = len(twin.given)
            action = path[depth] if len(path) > depth else END
            actions.append(action)
            if twin.take(action) is not None:
                return actions


@cache
def action_space(game: str) -> ActionSpace:
    """The actions of a game by its id."""
    data = files("pentapolis.research").joinpath("data", f"{game}.actions.json")
    read = json.loads(data.read_text("utf-8"))
    return ActionSpace(game, read["version"], read["actions"])
