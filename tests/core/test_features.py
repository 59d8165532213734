"""Weighted features: totals, and the same by aspect."""

from __future__ import annotations

import pytest

from pentapolis.core.features import FeatureWeights, weighted

WEIGHTS = FeatureWeights(
    {"gold": {"coins": (1.0, 3.0), "mines": (4.0, 0.0)}, "fame": {"songs": (2.0, 2.0)}}
)


@pytest.mark.parametrize(
    ("way", "gold"), [(0.0, 1 * 5 + 4 * 2), (1.0, 3 * 5 + 0 * 2), (0.5, 2 * 5 + 2 * 2)]
)
def test_weights_change_evenly_on_the_way(way: float, gold: float) -> None:
    features = [5.0, 2.0, 7.0]
    assert WEIGHTS.by_aspect(features, way) == {"gold": gold, "fame": 14.0}
    assert weighted(features, WEIGHTS.weights(way)) == gold + 14.0
