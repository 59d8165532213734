"""Simulations count rounds as their game means them."""

from __future__ import annotations

from pentapolis.arena import Outcome, Pairing, Tally
from pentapolis.arena.simulation import play_out
from pentapolis.bots.bot import make


def test_rounds_of_imperium_are_those_of_its_rules() -> None:
    options = {"nations": ["romans", "greeks"], "sides": "B", "round_limit": 4}
    pairing = Pairing("imperium", 3, ("random", "random"), options)
    outcome = play_out(pairing, make)
    assert outcome.rounds == 4, "not the turns, nor the solstices"


def test_a_tally_knows_the_longest_game() -> None:
    tally = Tally()
    pairing = Pairing("imperium", 1, ("a", "b"))
    for rounds in (4, 9, 2):
        tally.add(Outcome(pairing, (5, 3), (0,), 60, rounds, 0.5, (1, 2)))
    assert tally.longest == 9
    assert tally.to_json()["most_rounds"] == 9
    assert tally.to_json()["rounds_per_game"] == 5
