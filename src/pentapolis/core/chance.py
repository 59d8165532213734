"""Chance inside the state: a tiny random generator that is exact on every platform.

The generator is sfc32: four 32-bit words, additions and shifts only, so that compiled code never
leaves machine integers. Its counter also tells the match that chance was used (a fence).
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from pentapolis.core.compiled import i64, mypyc_attr

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """A seeded stream of small random numbers."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> Chance:
        """An independent generator that will draw the same numbers."""
        return Chance(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 random bits."""
        # In machine integers: a product of 32 bits and more is slow for others.
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        result = (a + b + counter) & MASK
        self.counter = counter + 1
        self.a = b ^ (b >> 9)
        self.b = 9 * c & MASK
        self.c = ((c << 21 | c >> 11) + result) & MASK
        return result

    def below(self, limit: int) -> int:
        """A fair number from 0 to ``limit - 1``."""
        # The scaled word's upper half is fair once a few values of its lower half are rejected.
        many: i64 = limit
        scaled = self.word() * many
        if scaled & MASK < many:
            unfair = (MASK + 1) % many
            while scaled & MASK < unfair:
                scaled = self.word() * many
        return scaled >> 32

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place; every order is equally likely."""
        # `below` and `word` are inlined: dealing decks is a tenth of a short random game.
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        i: i64 = len(items) - 1
        while i > 0:
            result = (a + b + counter) & MASK
            counter += 1
            a = b ^ (b >> 9)
            b = 9 * c & MASK
            c = ((c << 21 | c >> 11) + result) & MASK
            scaled = result * (i + 1)
            if scaled & MASK <= i and scaled & MASK < (MASK + 1) % (i + 1):
                continue
            j = scaled >> 32
            items[i], items[j] = items[j], items[i]
            i -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter


def shuffle_with(rng: Random, items: list[T]) -> None:
    """What ``rng.shuffle`` does, compiled: search deals hidden cards before every playout.

    >>> cards = list(range(9))
    >>> shuffle_with(Random(1), cards)
    >>> others = list(range(9))
    >>> Random(1).shuffle(others)
    >>> cards == others
    True
    """
    bits = len(items).bit_length()
    random_bits = rng.getrandbits
    for i in range(len(items) - 1, 0, -1):
        if i + 1 < 1 << bits - 1:
            bits -= 1
        j = random_bits(bits)
        while j > i:
            j = random_bits(bits)
        items[i], items[j] = items[j], items[i]


def seeded(seed: int) -> Chance:
    """A generator determined by `seed` (any integer; its lowest 96 bits are used).

    >>> chance = seeded(7)
    >>> [chance.below(6) for _ in range(5)]
    [5, 4, 2, 2, 4]
    """
    chance = Chance(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, 1)
    for _ in range(16):
        chance.word()
    return chance
