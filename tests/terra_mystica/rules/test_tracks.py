"""8 Tracks: the rules of `rules/tracks.py`."""

from __future__ import annotations

from tests.citing import rule
from tests.terra_mystica.table import holding


@rule("TM-8.1", "TM-EX-9")
def test_shipping_advances_for_a_priest_and_four_coins() -> None:
    table = holding("auren").give("auren", P=3, C=12).turn("auren", "nomads")
    for points in (22, 25, 29):
        table.play("advance ship")
        assert table.VP("auren") == points
        if "done" in table.moves:
            table.play("done")
    assert table.has("auren")["C"] == 0
    table = holding("mermaids").give("mermaids", P=4, C=40).turn("mermaids", "nomads")
    found = []
    for _ in range(4):
        before = table.VP("mermaids")
        table.play("advance ship", "done")
        found.append(table.VP("mermaids") - before)
    assert found == [2, 3, 4, 5]
    table = holding("auren").give("auren", P=1, C=3).turn("auren")
    assert table.rule("advance ship") == "TM-8.1"


@rule("TM-8.2")
def test_dwarves_and_fakirs_have_no_ships() -> None:
    for faction in ("dwarves", "fakirs"):
        table = holding(faction).give(faction, P=1, C=9).turn(faction)
        assert table.rule("advance ship") == "TM-8.2"


@rule("TM-8.3", "TM-EX-10")
def test_digging_advances_for_six_points() -> None:
    table = holding("auren").give("auren", W=4, C=10, P=2).turn("auren", "nomads")
    table.play("advance dig")
    assert table.has("auren") == {"W": 2, "C": 5, "P": 1, "VP": 26}
    assert table.state.digging[0] == 1
    table = holding("halflings").give("halflings", W=2, C=1, P=1).turn("halflings")
    assert table.play("advance dig").has("halflings") == {"W": 0, "C": 0, "P": 0, "VP": 26}
    table = holding("auren").give("auren", W=1, C=10, P=1).turn("auren")
    assert table.rule("advance dig") == "TM-8.3"


@rule("TM-8.4", "TM-Q9")
def test_darklings_do_not_dig_and_fakirs_once() -> None:
    table = holding("darklings").give("darklings", W=9, C=9, P=3).turn("darklings")
    assert table.rule("advance dig") == "TM-8.4"
    table = holding("fakirs").give("fakirs", W=9, C=19, P=3).turn("fakirs", "witches")
    table.play("advance dig", "done")
    assert table.rule("advance dig") == "TM-8.5"


@rule("TM-8.5")
def test_a_full_track_cannot_be_advanced() -> None:
    table = holding("auren").give("auren", P=3, C=30, W=9, shipping=3, digging=2).turn("auren")
    assert table.rule("advance ship") == "TM-8.5"
    assert table.rule("advance dig") == "TM-8.5"
