"""How the bot plans towns: what brings a group nearer to one, and what does not."""

from __future__ import annotations

import pytest

from pentapolis.games.terra_mystica.bot.evaluate import Prices, favor_value, upgrade_value
from pentapolis.games.terra_mystica.bot.rate import Rating, priced
from pentapolis.games.terra_mystica.bot.towns import Groups, bridged_value, nearness, new_progress
from pentapolis.games.terra_mystica.effects import SA, TE, TP
from pentapolis.games.terra_mystica.moves import P_TO_W, W_TO_C
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BRIDGE_NAMES,
    HEX_INDEX,
    HEX_NAMES,
)
from tests.terra_mystica.table import Table

FREE = 9


def groups(table: Table, faction: str) -> Groups:
    return Groups(table.state, table.seat(faction))


def beside(one: str, other: str) -> list[str]:
    """Two free hexes that share an edge with the first."""
    near = [HEX_NAMES[h] for h in ADJACENT[HEX_INDEX[one]]]
    return [name for name in near if name != other][:2]


def test_each_step_towards_a_town_is_worth_more_than_the_one_before() -> None:
    planned = groups(Table("witches", "nomads"), "witches")
    values = [nearness(planned, 7 - steps, 4, 4, FREE) for steps in range(6, 0, -1)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_structures_count_as_steps_as_power_does() -> None:
    planned = groups(Table("witches", "nomads"), "witches")
    assert nearness(planned, 6, 4, 4, FREE) == nearness(planned, 7, 3, 4, FREE)


def test_a_group_without_room_is_hardly_a_town_to_be() -> None:
    planned = groups(Table("witches", "nomads"), "witches")
    assert nearness(planned, 5, 2, 4, 1) < 0.7 * nearness(planned, 5, 2, 4, 2)


def test_a_dwelling_beside_a_group_is_worth_more_than_one_apart() -> None:
    table = Table("witches", "nomads").put("witches", "TP", "E6", "E7").put("nomads", "D", "I7")
    planned = groups(table, "witches")
    beside = ADJACENT[HEX_INDEX["E6"]][0]
    apart = HEX_INDEX["A1"]
    joined = planned.joined(beside)
    assert new_progress(planned, joined, 3) > new_progress(planned, planned.joined(apart), 3)


def test_the_sanctuary_makes_a_town_of_three() -> None:
    table = Table("witches", "nomads").put("witches", "TE", "E6").put("witches", "TP", "E7")
    table.put("witches", "TP", beside("E6", "E7")[0])
    planned = groups(table, "witches")
    assert planned.needed[planned.find(HEX_INDEX["E6"])] == 4
    founding = upgrade_value(planned, HEX_INDEX["E6"], SA, 0.0)
    table.put("nomads", "D", "I7")
    lone = Table("witches", "nomads").put("witches", "TE", "E6")
    assert founding > upgrade_value(groups(lone, "witches"), HEX_INDEX["E6"], SA, 0.0) + 3


def smaller_towns_value(table: Table) -> float:
    """What FAV5 is worth to the Witches."""
    prices = Prices(table.state, table.seat("witches"))
    return favor_value(groups(table, "witches"), prices, 4)


def test_smaller_towns_are_wanted_where_one_is_founded_at_once() -> None:
    table = Table("witches", "nomads")
    table.put("witches", "TP", "E6", "E7").put("witches", "D", *beside("E6", "E7"))
    assert smaller_towns_value(table) > smaller_towns_value(Table("witches", "nomads")) + 3


def test_a_bridge_that_founds_a_town_is_worth_one() -> None:
    ends = BRIDGE_NAMES[0].split(":")
    table = Table("witches", "nomads").put("witches", "SA", ends[0]).put("witches", "SH", ends[1])
    planned = groups(table, "witches")
    near = bridged_value(planned, 0)
    assert near > 0
    other = next(h for h in ADJACENT[HEX_INDEX[ends[1]]] if table.state.owner[h] < 0)
    table.state.terrain[other] = table.state.terrain[HEX_INDEX[ends[1]]]
    name = next(name for name, h in HEX_INDEX.items() if h == other)
    table.put("witches", "D", name)
    assert bridged_value(groups(table, "witches"), 0) > near + 3


def test_mermaids_plan_over_rivers() -> None:
    ends = BRIDGE_NAMES[0].split(":")  # two sides of one river
    for faction, together in (("mermaids", True), ("witches", False)):
        table = Table(faction, "nomads").put(faction, "TP", *ends)
        planned = groups(table, faction)
        assert (planned.find(HEX_INDEX[ends[0]]) == planned.find(HEX_INDEX[ends[1]])) is together


@pytest.mark.parametrize(("more", "price"), [(-3, 1.0), (0, 1.0), (5, 0.5), (50, 0.2)])
def test_plenty_makes_cheap(more: int, price: float) -> None:
    assert priced(1.0, more, 0.1) == pytest.approx(price)


def test_workers_become_coins_and_priests_workers_for_what_is_almost_affordable() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "C4")
    for workers, coins, priests, wanted in ((8, 2, 0, W_TO_C), (1, 9, 3, P_TO_W)):
        table.give("witches", W=workers, C=coins, P=priests, bowls=(12, 0, 0))
        rating = Rating(table.state, table.seat("witches"))
        cost = rating.price(HEX_INDEX["C3"], TP)
        assert rating.is_near(cost)
        rating.consider(cost, 20.0)
        assert rating.wish_by == wanted
        assert 0 < rating.wish < 20.0


def test_what_cannot_be_had_by_exchanges_is_not_wished() -> None:
    table = Table("witches", "nomads").put("witches", "TP", "C3").put("nomads", "D", "C4")
    table.give("witches", W=2, C=2, P=0, bowls=(12, 0, 0)).turn("witches")
    rating = Rating(table.state, table.seat("witches"))
    assert not rating.is_near(rating.price(HEX_INDEX["C3"], TE))
