"""What things are worth to a seat by what it lacks, and what rates leave to nobody else."""

from __future__ import annotations

from pentapolis.games.terra_mystica.bot.evaluate import Prices, card_value, evaluate
from pentapolis.games.terra_mystica.bot.rate import Rating
from pentapolis.games.terra_mystica.bot.towns import Groups, nearness
from pentapolis.games.terra_mystica.effects import Gain
from pentapolis.games.terra_mystica.moves import BURN
from pentapolis.games.terra_mystica.rules.setup import tile_number
from pentapolis.games.terra_mystica.rules.tracks import SHIP_COST
from pentapolis.games.terra_mystica.tables import ADJACENT, HEX_INDEX, HOME
from tests.terra_mystica.table import Table

FREE = 9


def prices(workers: int, coins: int) -> Prices:
    table = Table("witches", "nomads").put("witches", "D", "C3").give("witches", W=workers, C=coins)
    return Prices(table.state, 0)


def test_who_has_coins_only_wants_workers() -> None:
    rich, poor = prices(0, 16), prices(14, 1)
    assert rich.coin < 1.0 < poor.coin
    assert poor.worker < 1.0 < rich.worker
    worker, coins = Gain({"W": 1}), Gain({"C": 2})
    assert rich.income(worker) > rich.income(coins)
    assert poor.income(coins) > poor.income(worker)


def test_a_card_of_coins_is_worth_less_to_who_has_many() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3")
    card = tile_number("BON3")
    values = []
    for coins in (0, 18):
        table.give("witches", W=2, C=coins)
        values.append(card_value(table.state, Prices(table.state, 0), 0, card))
    assert values[1] < values[0]


def test_no_land_is_made_for_a_neighbour() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "C4")
    rating = Rating(table.state, 0)
    h = next(h for h in ADJACENT[HEX_INDEX["C4"]] if table.state.owner[h] < 0)
    assert rating.is_wanted(h, HOME[table.state.factions[1]])
    assert not rating.is_wanted(HEX_INDEX["I7"], HOME[table.state.factions[1]])


def test_a_town_that_cannot_be_paid_any_more_is_worth_less() -> None:
    table = Table("witches", "nomads", number=6)
    values = []
    for workers in (0, 8):
        table.give("witches", W=workers, C=12, P=0, bowls=(0, 0, 0))
        values.append(nearness(Groups(table.state, 0), 5, 4, 4, FREE))
    assert values[0] < values[1]


def test_in_the_last_round_power_is_sacrificed_for_coins_that_lack() -> None:
    for number, wanted in ((5, False), (6, True)):
        table = Table("witches", "nomads", number=number).put("witches", "D", "C3")
        table.give("witches", W=0, C=2, P=1, bowls=(0, 4, 0))
        rating = Rating(table.state, 0)
        assert rating.is_near(SHIP_COST) is wanted
        if wanted:
            rating.consider(SHIP_COST, 20.0)
            assert rating.wish_by == BURN


def test_a_favor_tile_that_will_pay_counts_where_a_seat_stands() -> None:
    plain = Table("witches", "nomads").put("witches", "D", "C3")
    blessed = (
        Table("witches", "nomads").put("witches", "D", "C3").give("witches", favors=("FAV11",))
    )
    assert evaluate(blessed.state, 0) > evaluate(plain.state, 0)
