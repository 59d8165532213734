"""A tree of a long search is deep: its parts go away one within the other, in the compiled build by
code that the compiler wrote."""

from __future__ import annotations

import gc

import pytest

from pentapolis.bots.search import Edge, Node
from pentapolis.core.move import Move


@pytest.mark.parametrize("depth", [10, 17, 50, 400])
def test_a_deep_tree_goes_away(depth: int) -> None:
    for _ in range(20):
        root = node = Node()
        for i in range(depth):
            edge = Edge(Move("go", (f"step:{i}",)), 1.0)
            node.edges[edge.move.text] = edge
            node = edge.child
        del root, node, edge
        gc.collect()  # what was overwritten shows


def test_what_refers_to_nothing_goes_away_at_any_depth() -> None:
    """Python puts off what it frees too deep down, if it knows how to find it again."""
    for depth in range(120):
        held: object = Move("go", ("there",))
        for _ in range(depth):
            held = [held]
        del held
        gc.collect()
