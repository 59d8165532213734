"""A seat's score: parts that sum to the total, and tie-breakers."""

from __future__ import annotations

from typing import TypedDict


class ScoreView(TypedDict):
    """A score as it travels to a client."""

    total: int
    parts: dict[str, int]
    """The points of each part; they sum to the total."""
    tie: list[int]
    first: list[int]


class Score:
    """`parts` maps a part's message key to its points.

    `first` is compared before the total (where points do not decide), `tie` after it.

    >>> Score({"towns": 12, "cults": 8}, tie=(3,)).rank
    (20, 3)
    """

    __slots__ = ("parts", "total", "tie", "first")

    def __init__(
        self, parts: dict[str, int], tie: tuple[int, ...] = (), first: tuple[int, ...] = ()
    ) -> None:
        self.parts = parts
        self.total = sum(parts.values())
        self.tie = tie
        self.first = first

    @property
    def rank(self) -> tuple[int, ...]:
        """Larger is better."""
        return (*self.first, self.total, *self.tie)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        return self.parts == other.parts and self.rank == other.rank

    def __hash__(self) -> int:
        return hash(self.rank)

    def __repr__(self) -> str:
        return f"Score({self.total}, {self.parts})"

    def to_json(self) -> ScoreView:
        """The score as it travels to a client."""
        return {
            "total": self.total,
            "parts": self.parts,
            "tie": list(self.tie),
            "first": list(self.first),
        }


def places(scores: list[Score]) -> list[int]:
    """The place of every seat, 1 for the best; ties share a place and the next one is skipped.

    >>> places([Score({"all": points}) for points in (7, 9, 9, 4)])
    [3, 1, 1, 4]
    """
    ranks = [score.rank for score in scores]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
