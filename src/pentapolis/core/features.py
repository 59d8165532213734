"""A position judged as the weighted sum of what can be counted in it.

Each feature has two weights, one for the beginning and one for the end of some way through the
game; in between they change evenly. Features stand in groups, the aspects that hints speak of.
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
        """What all features are worth, that far on the way (0 to 1)."""
        value = 0.0
        for i in range(len(features)):
            value += features[i] * (self.start[i] + way * self.change[i])
        return value

    def by_aspect(self, features: list[float], way: float) -> dict[str, float]:
        """The same, aspect by aspect."""
        values: dict[str, float] = {}
        for i in range(len(features)):
            aspect = self.aspects[i]
            worth = features[i] * (self.start[i] + way * self.change[i])
            values[aspect] = values.get(aspect, 0.0) + worth
        return values
