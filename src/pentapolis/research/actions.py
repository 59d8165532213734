"""Integer actions: every move spelled in words of a fixed list.

A game's list stands in ``data/<game>.actions.json``, and an action's id is its place there: the
same in every position, game and version; what is new is added at the end. An entry is a whole
move (``build altar``) or a part of one where the product would be too large (``discard``, then a
card). A move's path is its text cut into the longest entries. Mostly that is one; an answer with
a longer path is given step by step, where each step offers the entries that lead on, and a step
with one way only is taken without asking. `END` says that the move ends here though others go on.
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
MOST_KEPT: Final = 100_000  # paths worked out before; Imperium has endlessly many moves

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
        """The actions so far, with those that were the only way."""
        self.open = [(space.path(move), move) for move in moves]
        if len(self.open) > 1:
            self._skip()

    def legal(self) -> list[int]:
        """The actions that lead on, sorted."""
        depth = len(self.given)
        return sorted({path[depth] if len(path) > depth else END for path, _ in self.open})

    def mask(self) -> Mask:
        """1 for every action that leads on."""
        found = np.zeros(len(self.space), np.int8)
        found[self.legal()] = 1
        return found

    def take(self, action: int) -> Move | None:
        """Give an action; the move once it is clear, None while more has to be said."""
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
        """Go on where there is one way only; the moves differ, so it comes to a fork."""
        while len(legal := self.legal()) == 1:
            self.given += (legal[0],)

    def resume(self, given: tuple[int, ...]) -> None:
        """Go on where these actions had been given."""
        self.open = [(path, move) for path, move in self.open if path[: len(given)] == given]
        self.given = given

    def copy(self) -> Answer:
        """An answer that goes on from here by itself."""
        twin = object.__new__(Answer)
        twin.space, twin.given, twin.open = self.space, self.given, self.open
        return twin

    def actions_of(self, move: Move) -> list[int]:
        """What is still to be given for that move to come out."""
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
