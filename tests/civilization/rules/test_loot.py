"""Chapter 9, loot: what a won battle takes from the loser (CV-9.26)."""

from __future__ import annotations

from pentapolis.core.journal import Event
from pentapolis.games.civilization.rules.loot import SpendLoot
from pentapolis.games.civilization.tables.cards import (
    TECH,
)
from pentapolis.text import render
from tests.citing import rule
from tests.civilization.table import (
    board,
    event,
    idle,
    offered,
    resources,
    say,
    stage,
    tech,
    token,
    view,
)


@rule("CV-9.23", "CV-9.26", "CV-Q37", "CV-EX-27")
def test_loot() -> None:
    state = board(civs=("rome", "egypt"))
    state.trade = [26, 9]
    state.culture = [0, 5]
    resources(state, 1, silk=1)
    token(state, 1, "hut", "spy")
    event(state, 1, "sabotage")
    tech(state, 1, "pottery", "sailing")
    state.coin_tokens[6 + 5] = 1
    told: list[Event] = []
    one = stage(state.copy(), SpendLoot(0, 1, 1))
    one.journal = told
    assert offered(one) == {
        "loot-trade 1", "loot-trade 2", "loot-trade 3", "loot-culture 1", "loot-culture 2",
        "loot-culture 3", "loot silk", "loot-token hut", "destroy-coin sheet", "done",
    }  # fmt: skip
    say(one, "loot-trade 3")
    assert one.trade == [27, 6]  # above 27 it is lost
    assert render(told[0].message) == "Player 1 takes loot from Player 2: 3 trade"
    assert idle(one)
    two = stage(state.copy(), SpendLoot(0, 1, 2))
    assert {"loot-tech pottery", "loot-event 1", "steal-coin sheet"} <= offered(two)
    assert "loot-tech sailing" not in offered(two)  # no place
    again = two.copy()
    say(two, "loot-culture 3", "loot-culture 2")
    assert two.culture == [5, 0]
    say(again, "loot-event 1")
    assert idle(again)
    assert view(again, 0)["players"][0]["events"] == ["event:sabotage"]
    third = stage(state.copy(), SpendLoot(0, 1, 2))
    say(third, "loot-token hut")
    assert view(third, 0)["players"][0]["tokens"] == ["token:hut-spy"]
    fourth = stage(state.copy(), SpendLoot(0, 1, 2))
    say(fourth, "loot-tech pottery")
    assert fourth.techs[0] >> TECH["pottery"] & 1
