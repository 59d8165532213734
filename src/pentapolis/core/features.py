"""A position evaluated as a weighted sum of countable features.

Each feature has a row of weights along a scale through the game: one for each of its stages, or one
for each end. Between two of them they are interpolated. Features are grouped into the aspects that
hints mention.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class FeatureWeights:
    """The weights of features, in the order of the table they come from."""

    __slots__ = ("aspects", "columns")

    def __init__(self, table: Mapping[str, Mapping[str, Sequence[float]]]) -> None:
        self.aspects: list[str] = []  # by feature
        rows: list[list[float]] = []
        for aspect, features in table.items():
            for row in features.values():
                self.aspects.append(aspect)
                rows.append([float(weight) for weight in row])
        self.columns: list[list[float]] = [list(column) for column in zip(*rows, strict=True)]

    def weights(self, way: float) -> list[float]:
        """The weight of each feature at `way`, which is 0 at the first column."""
        low = int(way)
        if low == way:
            return self.columns[low]
        low = min(low, len(self.columns) - 2)  # beyond the last column, the last change goes on
        start, end = self.columns[low], self.columns[low + 1]
        return [start[i] + (way - low) * (end[i] - start[i]) for i in range(len(start))]

    def by_aspect(self, features: list[float], way: float) -> dict[str, float]:
        """The weighted sum, split by aspect."""
        weights = self.weights(way)
        values: dict[str, float] = {}
        for i in range(len(features)):
            aspect = self.aspects[i]
            values[aspect] = values.get(aspect, 0.0) + features[i] * weights[i]
        return values


def weighted(features: list[float], weights: list[float]) -> float:
    """The weighted sum of all features."""
    value = 0.0
    for i in range(len(features)):
        value += features[i] * weights[i]
    return value
