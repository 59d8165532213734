"""How rows are said so that the reference reads them."""

from __future__ import annotations

import pytest

from pentapolis.games.terra_mystica.formats.ledger.words import (
    held_back,
    is_taken_for_its_end,
    minus,
    spoken,
)
from pentapolis.games.terra_mystica.rules.setup import tile_number
from pentapolis.games.terra_mystica.tables import FACTION_INDEX
from tests.citing import rule
from tests.terra_mystica.table import Table


@rule("TM-L4", "TM-L8", "TM-7.27")
@pytest.mark.parametrize(
    ("empowered", "commands", "row"),
    [
        (False, "burn 1. burn 1. action ACT5", "burn 2. action ACT5"),
        (
            False,
            "convert 3PW to 1W. convert 3PW to 1W. pass BON1",
            "convert 6PW to 2W. pass BON1",
        ),
        (False, "burn 1. convert 1PW to 1C. burn 1", "burn 1. convert 1PW to 1C. burn 1"),
        (False, "+FIRE. +FIRE", "+FIRE. +FIRE"),
        (
            False,
            "action ACT6. transform D5 to black. transform D5 to brown",
            "action ACT6. transform D5 to brown",
        ),
        (  # a spade bought in between still comes first
            False,
            "action ACT6. transform D4 to gray. dig 1. transform D4 to green. build D4",
            "action ACT6. dig 1. transform D4 to green. build D4",
        ),
        (
            False,
            "upgrade E6 to SH. transform E5 to blue. transform F4 to brown. transform E5 to green",
            "upgrade E6 to SH. transform F4 to brown. transform E5 to green",
        ),
        (
            True,
            "action ACT6. transform D5 to gray. convert 2C to 1VP. dig 1. transform D5 to yellow",
            "convert 2C to 1VP. action ACT6. dig 1. transform D5 to yellow",
        ),
        (  # the power of the first spade may pay the exchange
            True,
            "action ACT6. transform D5 to gray. convert 1PW to 1C. transform D5 to red",
            "action ACT6. transform D5 to gray. convert 1PW to 1C. transform D5 to red",
        ),
        (
            True,
            "dig 1. burn 1. dig 1. burn 1. transform D5 to black. convert 1PW to 1C",
            "burn 2. dig 1. dig 1. transform D5 to black. convert 1PW to 1C",
        ),
        (
            True,
            "action ACT5. -SPADE. build D5. +TW4. convert 5PW to 1P",
            "action ACT5. -SPADE. build D5. +TW4. convert 5PW to 1P",
        ),
    ],
)
def test_a_row_in_words_of_the_reference(empowered: bool, commands: str, row: str) -> None:
    assert spoken(commands.split(". "), empowered) == row


@rule("TM-15.44", "TM-L22")
def test_a_dwelling_that_would_end_the_action_before_it() -> None:
    def taken(commands: str, place: str) -> bool:
        return is_taken_for_its_end(commands.split(". "), FACTION_INDEX["chaosmagicians"], place)

    assert taken("dig 1. transform D5 to black", "D4")
    assert taken("dig 2. transform D5 to red", "D5")
    assert not taken("dig 2. transform D5 to red", "D4")
    assert not taken("dig 2. transform D5 to red. build D5", "D4")
    assert not taken("send p to FIRE for 2", "D4")


@rule("TM-Q19", "TM-L7")
def test_tracks_that_a_town_tile_would_lift_to_the_top() -> None:
    table = Table("witches", "nomads", mini_expansion_1=True)
    table.give("witches", cults=(9, 8, 10, 3))
    state = table.state
    assert held_back(state, 0, tile_number("TW5")) == [1, 0, 0, 0]
    assert held_back(state, 0, tile_number("TW6")) == [2, 1, 0, 0]
    assert held_back(state, 0, tile_number("TW1")) == [0, 0, 0, 0]
    state.stopped[0] = 1
    assert held_back(state, 0, tile_number("TW5")) == [2, 0, 0, 0]
    assert (minus(1, 1), minus(1, 2)) == ("-WATER", "-2WATER")
