"""Metrics for an operator, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping

# Seconds.
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PREFIX = "pentapolis"


class Histogram:
    """How long something took, and how often it happened."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """Add one measurement."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """What the server counts about itself."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.request_seconds = Histogram()
        self.action_seconds = Histogram()

    def answered(self, method: str, status: int, seconds: float) -> None:
        """Count an answered request."""
        known = method if method in ("GET", "POST", "PATCH", "DELETE") else "other"
        self.requests[f'method="{known}",status="{status}"'] += 1
        self.request_seconds.note(seconds)

    def acted(self, kind: str, seconds: float) -> None:
        """Count a stored action."""
        self.actions[f'kind="{kind}"'] += 1
        self.action_seconds.note(seconds)

    def render(self, gauges: Mapping[str, float], counters: Mapping[str, float]) -> str:
        """All metrics, including those read at this moment."""
        lines: list[str] = []
        lines += counted("requests_total", self.requests)
        lines += counted("actions_total", self.actions)
        lines += timed("request_seconds", self.request_seconds)
        lines += timed("action_seconds", self.action_seconds)
        for kind, values in (("counter", counters), ("gauge", gauges)):
            declared = ""
            for name, value in values.items():
                base = name.partition("{")[0]
                if base != declared:
                    lines.append(f"# TYPE {PREFIX}_{base} {kind}")
                    declared = base
                lines.append(f"{PREFIX}_{name} {value:g}")
        return "\n".join(lines) + "\n"


def counted(name: str, counts: Counter[str]) -> Iterable[str]:
    """A counter with labels."""
    return [
        f"# TYPE {PREFIX}_{name} counter",
        *(f"{PREFIX}_{name}{{{labels}}} {count}" for labels, count in sorted(counts.items())),
    ]


def timed(name: str, histogram: Histogram) -> Iterable[str]:
    """A histogram: each number counts everything up to its bound."""
    lines = [f"# TYPE {PREFIX}_{name} histogram"]
    total = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), histogram.counts, strict=True):
        total += count
        lines.append(f'{PREFIX}_{name}_bucket{{le="{bound}"}} {total}')
    return [*lines, f"{PREFIX}_{name}_sum {histogram.sum:g}", f"{PREFIX}_{name}_count {total}"]
