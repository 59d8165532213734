"""Numbers with names: in their range, the same for good, and nothing that a seat may not know."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import numpy as np
import pytest

import pentapolis
from pentapolis.research.encoding import encoding
from pentapolis.research.fields import Reading, flatten
from pentapolis.research.rewards import REWARDS, rewards
from tests.research.play import GAMES, questions

# Size and hash of each list of fields: a change is a new version.
PUBLISHED = {
    "seven-wonders": (1930, "db8f3eab961902a9"),
    "terra-mystica": (2273, "a04580737a0b5556"),
    "endeavor": (3565, "f7bb2f2de69a6a15"),
    "civilization": (25065, "ce69adb37df7de55"),
    "imperium": (30945, "56dc5d75b4b85a17"),
}


def check_questions(game: str, games: int, seed: int, every: int) -> None:
    """Encodings are within their ranges, name what the view has, and do not know the truth."""
    fields = encoding(game)
    rng = Random(seed)
    for state, decision in questions(game, games, seed, every):
        seat = rng.randrange(state.seats)
        vector = fields.encode(state, seat)
        assert vector.shape == (len(fields),)
        assert (vector >= fields.low).all()
        assert (vector <= fields.high).all()
        for _ in range(2):
            imagined = state.resample(seat, rng)
            asked = imagined.decision(seat) is not None
            assert asked == (state.decision(seat) is not None)
            assert np.array_equal(fields.encode(imagined, seat), vector)
        own = fields.decode(fields.encode(state, decision.seat))
        assert own[f"question={decision.kind}"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_an_encoding_holds_what_the_seat_sees_and_nothing_else(game: str) -> None:
    check_questions(game, games=1, seed=8, every=150 if game == "civilization" else 12)


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_keep_their_places(game: str) -> None:
    fields = encoding(game)
    assert len(set(fields.names)) == len(fields)
    assert (fields.low < fields.high).all()
    digest = sha256("\n".join(fields.names).encode()).hexdigest()[:16]
    assert (len(fields), digest) == PUBLISHED[game]


def test_seats_are_counted_from_the_viewer() -> None:
    state = pentapolis.new("seven-wonders", seats=3, seed=7).state
    fields = encoding("seven-wonders")
    names = [fields.decode(fields.encode(state, seat)) for seat in range(3)]
    for seat in range(3):
        wonder = state.view(seat)["players"][seat]["wonder"]
        assert names[seat][f"players[0].wonder={wonder}"] == 1
        assert names[(seat + 2) % 3][f"players[1].wonder={wonder}"] == 1
    assert len(fields.encode_all(state)) == 3 * len(fields)
    scaled = fields.scaled(fields.encode(state, 0))
    assert 0 <= scaled.min() <= scaled.max() <= 1


def test_a_view_is_read_by_kind_of_value() -> None:
    reading = Reading(
        frozenset({"owner", "asked"}), frozenset({"players"}), frozenset({"bag"}),
        frozenset({"players.eye"}),
    )  # fmt: skip
    view = {
        "seats": 3, "owner": 2, "asked": [0, 1], "phase": "trade", "none": None, "zero": 0,
        "players": [{"coins": 1, "eye": 9}, {"coins": 2}, {"coins": 3}],
        "hand": ["card:a", "card:a", None], "row": [4, 0, 5],
        "map": [{"id": "hex:A", "owner": 1}], "bag": [{"id": "x", "n": 2}, {"id": "x", "n": 3}],
    }  # fmt: skip
    assert flatten(reading, view, 1) == {
        "seats": 3, "owner=1": 1, "asked:2": 1, "asked:0": 1, "phase=trade": 1,
        "players[2].coins": 1, "players[0].coins": 2, "players[1].coins": 3, "hand:card:a": 2,
        "hand:unknown": 1, "row[0]": 4, "row[2]": 5, "map[hex:A].there": 1, "map[hex:A].owner": 1,
        "bag:x": 2, "bag.n": 5,
    }  # fmt: skip


def test_rewards_of_a_finished_game() -> None:
    match = pentapolis.new("seven-wonders", seats=4, seed=3)
    assert rewards(match.state) == [0, 0, 0, 0]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, decision.moves[0])
    for kind, total in (("rank", 0), ("win", 1), ("score", 0)):
        found = REWARDS[kind](match.state)  # type: ignore[index]
        assert sum(found) == pytest.approx(total)
        assert {seat for seat in range(4) if found[seat] == max(found)} == set(match.winners)
