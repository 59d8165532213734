"""One search on several cores: each grows a tree of its own, and visits are added up at the root.

All seeds are drawn before anybody starts, so the answer depends on the seed, the playouts and the
number of workers alone, not on who is quicker; a worker that is lost is simply done again here.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random

from pentapolis.bots.search import Search

Grow = Callable[[Random], Search]
Counts = dict[str, tuple[int, float]]
"""By move at the root: visits, and the sum of what they said."""


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
    """Begin in a child, which has the position already; its id and where its counts will come."""
    source, target = os.pipe()
    child = os.fork()
    if child:
        os.close(target)
        return child, source
    try:  # nothing of the parent's may run on in the child, whatever happens
        os.close(source)
        with os.fdopen(target, "w") as file:
            json.dump(counts(grow(Random(seed))), file)
    finally:
        os._exit(0)


def finish(child: int, source: int) -> Counts | None:
    """What a child has found; None where it was lost."""
    with os.fdopen(source) as file:
        text = file.read()
    os.waitpid(child, 0)
    try:
        return {move: (visits, total) for move, (visits, total) in json.loads(text).items()}
    except ValueError:
        return None


def counts(search: Search) -> Counts:
    """The root of a tree as it travels."""
    return {text: (edge.visits, edge.total) for text, edge in search.root.edges.items()}


def add(search: Search, more: Counts) -> None:
    """Count another tree's visits with one's own."""
    for text, (visits, total) in more.items():
        edge = search.root.edges.get(text)
        if edge is not None:
            edge.visits += visits
            edge.total += total
            search.playouts += visits
