"""Chapter 12, obsolete wonders (CV-12.1 to CV-12.3)."""

from __future__ import annotations

from pentapolis.games.civilization.tables.cards import (
    WONDER,
)
from tests.citing import rule
from tests.civilization.table import (
    board,
    city_management,
    offered,
    resources,
    say,
    tech,
    wonder,
)


@rule("CV-12.1", "CV-12.2", "CV-12.3")
def test_obsolete_wonders_keep_their_culture() -> None:
    state = board(civs=("china", "egypt"))
    wonder(state, "L5", "stonehenge")
    tech(state, 0, "monarchy")
    resources(state, 0, silk=2)
    assert state.wonders_on[1] == 1 << WONDER["stonehenge"]
    city_management(state)
    say(state, "use monarchy/obsolete-wonder", "obsolete stonehenge")
    assert state.wonders_on[1] == 0
    assert state.y_culture[3] == 1
    state.used[0] = 0
    city_management(state)
    market = [w for w in state.wonder_market if w >= 0]
    say(state, "use monarchy/obsolete-wonder")
    from pentapolis.games.civilization.tables.cards import WONDER_ERA, WONDERS

    targets = {text.split()[1] for text in offered(state)}
    assert "stonehenge" not in targets
    assert targets <= {WONDERS[w].id for w in market if WONDER_ERA[w] == 0}
    name = sorted(targets)[0]
    say(state, f"obsolete {name}")
    assert WONDER[name] not in state.wonder_market
    assert sum(w >= 0 for w in state.wonder_market) == 4
