"""Chance inside the state."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from pentapolis.core.chance import Chance, seeded


def test_the_stream_never_changes() -> None:
    # Saves replay on every platform and in every version: these numbers are for ever.
    chance = seeded(2026)
    assert [chance.word() for _ in range(4)] == GOLDEN_WORDS
    numbers = list(range(10))
    seeded(2026).shuffle(numbers)
    assert numbers == GOLDEN_ORDER


GOLDEN_WORDS = [2320399104, 3788977833, 2466656087, 1270716504]
GOLDEN_ORDER = [8, 9, 1, 6, 0, 3, 2, 4, 7, 5]


@given(st.integers())
def test_any_integer_is_a_seed(seed: int) -> None:
    assert seeded(seed).word() == seeded(seed).word()
    assert 0 <= seeded(seed).word() < 2**32


def test_seeds_that_differ_draw_different_numbers() -> None:
    assert len({seeded(seed).word() for seed in range(1000)}) == 1000
    assert seeded(1).word() != seeded(1 << 32).word() != seeded(1 << 64).word()


@given(st.integers(), st.integers(1, 1000))
def test_numbers_stay_below_the_limit(seed: int, limit: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


def test_numbers_are_fair() -> None:
    chance = seeded(7)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_is_about_as_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    chance = seeded(3)
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in counts.values())


@given(st.integers(), st.lists(st.integers()))
def test_shuffling_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.integers(), st.integers(0, 40))
def test_shuffling_is_drawing_with_below(seed: int, size: int) -> None:
    """The written-out loop draws exactly what `below` would draw."""
    quick, plain = seeded(seed), seeded(seed)
    items, others = list(range(size)), list(range(size))
    quick.shuffle(items)
    for i in range(size - 1, 0, -1):
        j = plain.below(i + 1)
        others[i], others[j] = others[j], others[i]
    assert items == others
    assert words(quick) == words(plain)


def test_a_copy_draws_the_same_and_is_independent() -> None:
    chance = seeded(1)
    other = chance.copy()
    drawn = [chance.word() for _ in range(5)]
    assert [other.word() for _ in range(5)] == drawn


def test_the_counter_tells_that_chance_was_drawn() -> None:
    chance = seeded(1)
    before = chance.counter
    chance.shuffle([1])
    assert chance.counter == before  # nothing to shuffle, nothing drawn
    chance.below(6)
    assert chance.counter > before


def words(chance: Chance) -> tuple[int, int, int, int]:
    return chance.a, chance.b, chance.c, chance.counter
