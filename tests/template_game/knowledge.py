"""What a seat cannot know, and what never changes."""

from __future__ import annotations

from random import Random

from tests.template_game.state import Lanterns


def redeal(state: Lanterns, seat: int | None, rng: Random) -> None:
    """Deal the bag and the hands of others anew."""
    others = [other for other in range(state.seats) if other != seat]
    unknown = sorted([*state.bag, *[n for other in others for n in state.hands[other]]])
    rng.shuffle(unknown)
    for other in others:
        state.hands[other] = tuple(sorted([unknown.pop() for _ in state.hands[other]]))
    state.bag = tuple(unknown)


def census(state: Lanterns) -> list[int]:
    """Every lantern, wherever it is."""
    return sorted([*state.bag, *state.out, *[n for hand in state.hands for n in hand]])
