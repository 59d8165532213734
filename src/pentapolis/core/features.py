"""A position evaluated as a weighted sum of countable features.

Each feature has two weights, one for each end of a scale through the game; in between they are
interpolated. Features are grouped into the aspects that hints mention.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class FeatureWeights:
    """The weights of features, in the order of the table they come from."""

    __slots__ = ("aspects", "start", "change")

    def __init__(self, table: Mapping[str, Mapping[str, Sequence[float]]]) -> None:
        self.aspects: list[str] = []  # by feature
        self.start: list[float] = []
        self.change: list[float] = []
        for aspect, features in table.items():
            for pair in features.values():
                self.aspects.append(aspect)
                self.start.append(pair[0])
                self.change.append(pair[1] - pair[0])

    def total(self, features: list[float], way: float) -> float:
        """The weighted sum of all features at `way` (0 to 1) between the two weights."""
        value = 0.0
        for i in range(len(features)):
            value += features[i] * (self.start[i] + way * self.change[i])
        return value

    def by_aspect(self, features: list[float], way: float) -> dict[str, float]:
        """The weighted sum, split by aspect."""
        values: dict[str, float] = {}
        for i in range(len(features)):
            aspect = self.aspects[i]
            worth = features[i] * (self.start[i] + way * self.change[i])
            values[aspect] = values.get(aspect, 0.0) + worth
        return values
