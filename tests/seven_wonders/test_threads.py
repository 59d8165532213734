"""What is noted of prices is noted when it is complete, so that other threads never see a part."""

from __future__ import annotations

import pytest

from pentapolis.games.seven_wonders import moves
from pentapolis.games.seven_wonders.moves import note_rows, others_within
from pentapolis.games.seven_wonders.tables.goods import Prices


def test_nobody_sees_half_of_what_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    offer = Prices((0, 2 << 8, 2))
    seen: list[int] = []
    other_uses, actions_at = moves.other_uses, moves.actions_at

    def watch_uses(prices: tuple[int, ...]) -> object:
        seen.append(len(offer.others))
        return other_uses(prices)

    def watch_rows(verb: int, price: int) -> object:
        seen.append(len(offer.rows))
        return actions_at(verb, price)

    monkeypatch.setattr(moves, "other_uses", watch_uses)
    others_within(offer, 10)
    monkeypatch.setattr(moves, "actions_at", watch_rows)
    note_rows(offer)
    assert set(seen) == {0}
    assert len(offer.others) == 4
    assert len(offer.rows) == 3
