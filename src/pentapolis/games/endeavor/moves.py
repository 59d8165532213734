"""The vocabulary of moves: every text with its meaning, made once for each box.

A move names one thing (``ship africa``) or, for returning workers, several (``return bank
market``). ``pass``, ``stop`` and ``slot none`` name nothing.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.effects import ACTIONS, action_id
from pentapolis.games.endeavor.tables.box import BOX, Tables
from pentapolis.games.endeavor.tables.constants import DECKS, REGIONS

VERBS: Final[tuple[str, ...]] = (
    "build", "activate", "use", "pass", "stop", "ship", "occupy", "attack", "draw", "return",
    "discard", "slot", "choose",
)  # fmt: skip

KEY_BITS: Final = 3
"""A multiset of building kinds is one number; each kind's count takes this many bits."""
MOST_OF_A_KIND: Final = (1 << KEY_BITS) - 1


class Choice(Move):
    """A move that names one row of a table."""

    __slots__ = ("index",)

    def __init__(self, verb: str, component: str, index: int) -> None:
        super().__init__(verb, (component,))
        self.index = index


class Returning(Move):
    """Workers come back from buildings of these kinds (EN-Q17)."""

    __slots__ = ("key", "kinds")

    def __init__(self, key: int, kinds: tuple[int, ...], components: tuple[str, ...]) -> None:
        super().__init__("return", components)
        self.key = key
        self.kinds = kinds


PASS: Final = Move("pass")
STOP: Final = Move("stop")
NO_GOVERNOR: Final = Move("slot", ("none",))
COMPONENT_MOVES: Final = [Choice("choose", action_id(i), i) for i in range(len(ACTIONS))]


class Vocabulary:
    """The moves of one box."""

    __slots__ = (
        "build", "activate", "use", "ship", "occupy", "attack", "draw", "discard", "slot",
        "_returning", "_building_ids", "_kinds", "_by_text",
    )  # fmt: skip

    def __init__(self, tables: Tables) -> None:
        self.build = choices("build", tables.building_ids)
        self.activate = choices("activate", tables.building_ids)
        self.use = choices("use", tables.token_ids)
        self.ship = choices("ship", [f"region:{name}" for name in REGIONS])
        self.occupy = choices("occupy", tables.city_ids)
        self.attack = choices("attack", tables.city_ids)
        self.draw = choices("draw", [f"deck:{name}" for name in DECKS])
        self.discard = choices("discard", tables.card_ids)
        self.slot = choices("slot", tables.card_ids)
        self._returning: dict[int, Returning] = {}
        self._building_ids = tables.building_ids
        self._kinds = {kind.id: i for i, kind in enumerate(tables.buildings)}
        self._by_text: dict[str, Move] = {}
        for moves in (
            self.build, self.activate, self.use, self.ship, self.occupy, self.attack, self.draw,
            self.discard, self.slot, COMPONENT_MOVES,
        ):  # fmt: skip
            for move in moves:
                self._by_text[move.text] = move
        for plain in (PASS, STOP, NO_GOVERNOR):
            self._by_text[plain.text] = plain

    def returning(self, key: int) -> Returning:
        """The move that returns one worker for each kind in that multiset."""
        move = self._returning.get(key)
        if move is None:
            kinds = kinds_of(key)
            components = tuple([self._building_ids[kind] for kind in kinds])
            move = Returning(key, kinds, components)
            self._returning[key] = move
        return move

    def parse(self, text: str) -> Move | None:
        """The move with that text; None where the text is no move of this game."""
        words = text.split()
        if len(words) < 2 or words[0] != "return":
            return self._by_text.get(text)
        kinds = [self._kinds.get(word, -1) for word in words[1:]]
        if min(kinds) < 0 or max([kinds.count(kind) for kind in kinds]) > MOST_OF_A_KIND:
            return None
        return self.returning(sum([1 << KEY_BITS * kind for kind in kinds]))


def choices(verb: str, components: list[str]) -> list[Choice]:
    """One move for each component."""
    return [Choice(verb, component, i) for i, component in enumerate(components)]


def kinds_of(key: int) -> tuple[int, ...]:
    """The building kinds of a multiset, sorted."""
    kinds: list[int] = []
    kind = 0
    while key:
        kinds += [kind] * (key & MOST_OF_A_KIND)
        key >>= KEY_BITS
        kind += 1
    return tuple(kinds)


def label(move: Move) -> Message | None:
    """The move's own words; None where its verb and components say enough."""
    return Message("en-move-no-governor") if move is NO_GOVERNOR else None


BOX_VOCABULARY: Final = Vocabulary(BOX)
