"""One search on several cores: each grows its own tree, and the visits at the root are summed.

All seeds are drawn at the start, so the answer depends only on the seed, the playouts and the
number of workers, not on their speed; the work of a lost worker is done again here.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random

from pentapolis.bots.search import Search

Grow = Callable[[Random], Search]
Counts = dict[str, tuple[int, float]]
"""By move at the root: visits, and the sum of their results."""


def search_on(workers: int, grow: Grow, rng: Random) -> Search:
    """The first worker's tree, with the root visits of all."""
    seeds = [rng.getrandbits(62) for _ in range(workers)]
    if not hasattr(os, "fork"):
        started: list[tuple[int, int]] = []
    else:
        started = [start(grow, seed) for seed in seeds[1:]]
    search = grow(Random(seeds[0]))
    for i, seed in enumerate(seeds[1:]):
        found = finish(*started[i]) if started else None
        add(search, counts(grow(Random(seed))) if found is None else found)
    return search


def start(grow: Grow, seed: int) -> tuple[int, int]:
    """Start a child process, which has the position; returns its id and the pipe for its counts."""
    source, target = os.pipe()
    child = os.fork()
    if child:
        os.close(target)
        return child, source
    try:  # whatever happens, the child must not continue the parent's code
        os.close(source)
        with os.fdopen(target, "w") as file:
            json.dump(counts(grow(Random(seed))), file)
    finally:
        os._exit(0)


def finish(child: int, source: int) -> Counts | None:
    """What a child has found; None if it was lost."""
    with os.fdopen(source) as file:
        text = file.read()
    os.waitpid(child, 0)
    try:
        return {move: (visits, total) for move, (visits, total) in json.loads(text).items()}
    except ValueError:
        return None


def counts(search: Search) -> Counts:
    """The root's counts, in a form that can be sent."""
    return {text: (edge.visits, edge.total) for text, edge in search.root.edges.items()}


def add(search: Search, more: Counts) -> None:
    """Add another tree's visits to this one's."""
    for text, (visits, total) in more.items():
        edge = search.root.edges.get(text)
        if edge is not None:
            edge.visits += visits
            edge.total += total
            search.playouts += visits
