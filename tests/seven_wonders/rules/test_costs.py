"""Chapter 6: construction, own production, purchases, chains."""

from __future__ import annotations

import pytest

from pentapolis import IllegalMove, UnknownMove
from pentapolis.games.seven_wonders.rules.costs import missing, offer_of
from pentapolis.games.seven_wonders.tables.cards import CARDS, WONDERS
from pentapolis.games.seven_wonders.tables.goods import stall_of, units_in, vector_of
from tests.citing import rule
from tests.seven_wonders.table import LEFT, ME, Table, city, production, table

BY_ID = {card.id: card for card in CARDS}


# --- kinds of cost ----------------------------------------------------------------------------


@rule("SW-6.1")
def test_the_four_kinds_of_cost() -> None:
    own = city("rhodos day", "altar", hand="press_1 timber_yard barracks pantheon", coins=1)
    t = table(own, age=3, turn=4)
    assert t.payments("build press_1") == [(0, 0)]  # none
    assert t.payments("build timber_yard") == [(0, 0)]  # a coin
    assert t.payments("build barracks") == [(0, 0)]  # resources
    assert t.payments("build pantheon") == [(0, 0)]  # by chain


@rule("SW-6.2", "SW-EX-3")
def test_an_empty_cost_is_free() -> None:
    t = table(city(coins=0, hand="lumber_yard"))
    t.turn("build lumber_yard")
    assert t.coins() == 0
    assert t.city() == {"lumber_yard"}


@rule("SW-6.3", "SW-EX-4")
def test_a_coin_cost_goes_to_the_bank() -> None:
    t = table(city(coins=3, hand="excavation"), city(hand="loom_1"), city(hand="press_1"), seats=4)
    t.turn("build excavation", left="build loom_1", right="build press_1")
    assert t.coins() == 2
    assert (t.coins(LEFT), t.coins(t.right)) == (3, 3)


@rule("SW-6.3")
def test_only_brown_cards_cost_a_coin_and_then_nothing_else() -> None:
    for card in CARDS:
        assert card.cost.coins in (0, 1)
        if card.cost.coins:
            assert card.color == 0
            assert sum(card.cost.units) == 0
    assert all(
        stage.cost.coins == 0 for wonder in WONDERS for side in wonder.sides for stage in side
    )
    t = table(city(coins=0, hand="timber_yard"))
    assert t.why_not("build timber_yard") == "SW-6.3"


@rule("SW-6.4", "SW-EX-5")
def test_every_unit_must_be_covered() -> None:
    own = city("gizah day", "stone_pit ore_vein press_1", hand="barracks scriptorium guard_tower")
    t = table(own, city("babylon day"), city("alexandria day"))
    assert t.payments("build barracks") == [(0, 0)]
    assert t.payments("build scriptorium") == [(0, 0)]
    assert t.payments("build guard_tower") == []
    beside_clay = table(own, city("olympia day"), city("alexandria day"))
    assert beside_clay.payments("build guard_tower") == [(2, 0)]


# --- own production ----------------------------------------------------------------------------


@rule("SW-6.5")
def test_production_comes_from_board_brown_grey_yellow_and_stages() -> None:
    t = table(city("alexandria day", "stone_pit loom_1 caravansery", stages=2))
    raw = ["wood", "stone", "ore", "clay"]
    expected = [["glass"], ["stone"], ["cloth"], raw, raw]
    assert sorted(t.match.view(None)["players"][ME]["production"]) == sorted(expected)


@rule("SW-6.6")
def test_production_is_not_consumed() -> None:
    t = table(
        city("babylon day", "clay_pool glassworks_1", coins=0, hand="temple"),
        city("ephesos day"),
        city("alexandria day", hand="stockade guard_tower"),
    )
    t.turn("build temple")  # wood + clay + glass
    assert t.payments("build stockade") == [(0, 0)]  # the same wood
    assert t.payments("build guard_tower") == [(0, 0)]  # the same clay


@rule("SW-6.7")
def test_each_symbol_covers_one_unit_per_turn() -> None:
    # a stage for 2 wood with a single wood
    t = table(city("gizah day", "lumber_yard", coins=0, hand="altar"))
    assert t.payments("stage altar") == []
    either = table(city("gizah day", "lumber_yard timber_yard", coins=0, hand="altar"))
    assert either.payments("stage altar") == [(0, 0)]


@rule("SW-6.8")
def test_two_equal_symbols_give_two_units() -> None:
    t = table(city("gizah day", "sawmill", coins=0, hand="altar"), age=2)
    assert t.payments("stage altar") == [(0, 0)]


@rule("SW-6.9")
def test_an_either_or_symbol_gives_one_unit_of_choice() -> None:
    both = table(city(cards="tree_farm", coins=0, hand="stockade guard_tower"))
    assert both.payments("build stockade") == [(0, 0)]
    assert both.payments("build guard_tower") == [(0, 0)]
    # Temple: wood + clay + glass
    t = table(city(cards="tree_farm glassworks_1", coins=0, hand="temple"), age=2)
    assert t.payments("build temple") == []


@rule("SW-6.10")
def test_unused_production_is_not_kept() -> None:
    t = table(city("gizah day", "lumber_yard", coins=0, hand="altar"))
    t.turn("build altar")
    production = t.match.view(ME)["players"][ME]["production"]
    assert production == [["wood"], ["stone"]]
    assert not any(text.startswith("stage") for text in t.moves())
    assert t.score()["treasury"] == 0


# --- purchases --------------------------------------------------------------------------------


@rule("SW-6.12")
def test_only_neighbours_sell() -> None:
    me = city(hand="guard_tower")
    plain, clay = city("rhodos day"), city("olympia day")
    for where, expected in ((1, [(2, 0)]), (2, []), (3, [(0, 2)])):
        by_seat = [me, plain, city("gizah day"), city("babylon day")]
        by_seat[where] = clay
        t = table(by_seat[0], by_seat[1], by_seat[3], by_seat[2], seats=4)
        assert t.payments("build guard_tower") == expected


@rule("SW-6.13", "SW-6.14", "SW-7.19a", "SW-7.34")
def test_board_brown_and_grey_are_for_sale_yellow_and_stages_are_not() -> None:
    seller = city("alexandria night", "clay_pool loom_1 caravansery forum", stages=2)
    t = table(city("rhodos day"), seller)
    sells = t.match.view(None)["players"][LEFT]["sells"]
    assert sorted(sells) == [["clay"], ["cloth"], ["glass"]]
    buyer = city("rhodos day", coins=20, hand="baths stockade guard_tower scriptorium workshop")
    t = table(buyer, seller, city("ephesos day"), turn=3)
    assert t.payments("build baths") == []  # the neighbour's Caravansery could make stone
    assert t.why_not("build baths pay left:2") == "SW-6.13"
    assert t.payments("build guard_tower") == [(2, 0)]
    assert t.payments("build workshop") == [(2, 0)]


@rule("SW-6.15")
def test_a_unit_costs_two_coins_and_the_owner_gets_them() -> None:
    t = table(city(coins=5, hand="guard_tower"), city("olympia day", coins=1, hand="altar"), city())
    t.turn("build guard_tower pay left:2", left="build altar")
    assert t.coins() == 3
    assert t.coins(LEFT) == 3


@rule("SW-6.16")
def test_a_symbol_is_sold_once_per_turn_to_the_same_buyer() -> None:
    # a stage for 2 wood; the left neighbour has a single wood
    t = table(city("rhodos day", coins=9, hand="altar"), city("babylon day"), city("ephesos day"))
    assert t.payments("stage altar") == []
    both = table(
        city("rhodos day", coins=9, hand="altar"),
        city("babylon day"),
        city("ephesos day", "lumber_yard"),
    )
    assert both.payments("stage altar") == [(2, 2)]


@rule("SW-6.17")
def test_the_buyer_chooses_from_an_either_or_symbol() -> None:
    t = table(
        city("alexandria day", coins=2, hand="baths guard_tower"),
        city("ephesos day", "excavation"),
        seats=4,
    )
    assert t.payments("build baths") == [(2, 0)]
    assert t.payments("build guard_tower") == [(2, 0)]
    # but not both at once: Aqueduct needs 3 stone, a single symbol sells one unit
    two = table(city("gizah day", "stone_pit", coins=9, hand="aqueduct"), city(cards="excavation"))
    assert two.payments("build aqueduct") == [(2, 0)]
    three = table(city("gizah day", coins=9, hand="aqueduct"), city(cards="excavation"))
    assert three.payments("build aqueduct") == []


@rule("SW-6.18", "SW-6.19", "SW-6.20", "SW-EX-28")
def test_one_wood_serves_its_owner_and_both_neighbours() -> None:
    t = table(
        city("ephesos day", "lumber_yard", coins=0, hand="stockade"),
        city("alexandria day", coins=2, hand="stockade"),
        city("halikarnassos day", coins=2, hand="stockade"),
    )
    t.turn(
        "build stockade",
        left="build stockade pay right:2",
        right="build stockade pay left:2",
    )
    assert all("stockade" in t.city(seat) for seat in range(3))
    assert [t.coins(seat) for seat in range(3)] == [4, 0, 0]


@rule("SW-6.20")
def test_a_seller_is_not_asked() -> None:
    t = table(city(coins=2, hand="guard_tower"), city("olympia day", hand="altar"))
    t.match.play(ME, "build guard_tower pay left:2")
    assert [d.kind for d in t.match.decisions] == ["choose_action"] * 2
    t.turn(left="build altar")
    assert (t.state.turn, len(t.match.decisions)) == (2, 3)


@rule("SW-6.21")
def test_a_bought_unit_is_never_kept() -> None:
    t = table(
        city("ephesos day", coins=6, hand="guard_tower"),
        city("olympia day"),
        city(hand="forum guard_tower"),
    )
    t.turn("build guard_tower pay left:2")
    assert t.match.view(ME)["players"][ME]["production"] == [["papyrus"]]


@rule("SW-6.22", "SW-6.28", "SW-EX-15")
def test_trade_income_of_this_turn_cannot_be_used() -> None:
    t = table(
        city("babylon day", coins=1, hand="guard_tower"),
        city("olympia day", coins=2, hand="stockade"),
    )
    assert t.why_not("build guard_tower pay left:2") == "SW-6.28"
    with pytest.raises(IllegalMove, match=r"SW-6\.28"):
        t.match.play(ME, "build guard_tower pay left:2")
    t.turn("sell guard_tower", left="build stockade pay right:2")
    assert t.coins() == 1 + 3 + 2


@rule("SW-6.23")
def test_coins_of_this_turn_are_usable_later() -> None:
    t = table(
        city("babylon day", coins=0, hand="tavern"),
        city("olympia day"),
        city(hand="guard_tower"),
        seats=4,
    )
    assert t.payments("build guard_tower") == []
    t.turn("build tavern")
    assert t.coins() == 5
    assert t.payments("build guard_tower") == [(2, 0)]


@rule("SW-6.25")
def test_units_may_come_from_both_neighbours() -> None:
    # Temple: wood + clay + glass, nothing of it at home
    t = table(
        city("rhodos day", coins=6, hand="temple"),
        city("olympia day", "glassworks_1"),
        city("babylon day"),
        age=2,
    )
    assert t.payments("build temple") == [(4, 2)]
    t.turn("build temple pay left:4 right:2")
    assert t.coins() == 0


@rule("SW-6.26", "SW-Q8")
def test_only_missing_units_may_be_bought() -> None:
    t = table(city("babylon day", coins=9, hand="stockade"), city(cards="lumber_yard"))
    assert t.payments("build stockade") == [(0, 0)]
    assert t.why_not("build stockade pay left:2") == "SW-6.26"


@rule("SW-6.26", "SW-6.27", "SW-EX-32", "SW-Q8")
def test_any_one_of_three_units_may_be_the_missing_one() -> None:
    # Stables costs wood + ore + clay; the shape of EX-32 with ore in the place of stone:
    # own wood/ore and wood/clay, left sells wood and ore, right sells clay.
    t = table(
        city("ephesos day", "forest_cave tree_farm", coins=9, hand="stables"),
        city("alexandria day", "lumber_yard ore_vein"),
        city("halikarnassos day", "clay_pool"),
        age=2,
        seats=6,
    )
    assert sorted(t.payments("build stables")) == [(0, 2), (2, 0)]


@rule("SW-EX-32")
def test_the_example_itself_on_packed_numbers() -> None:
    # no card costs stone + clay + wood alone, but prices can be asked for any
    cost = vector_of((1, 1, 0, 1, 0, 0, 0))
    lacking = missing(production("wood/stone wood/clay"), cost)
    assert [units_in(vector) for vector in lacking.vectors] == [1, 1, 1]
    left, right = production("wood stone"), production("clay")
    prices = offer_of(lacking, stall_of(left), stall_of(right), 0).prices
    assert sorted((price >> 8, price & 255) for price in prices) == [(0, 2), (2, 0)]


@rule("SW-6.27", "SW-EX-11")
def test_the_buyer_may_choose_the_dearer_neighbour() -> None:
    t = table(
        city("babylon day", "clay_pit timber_yard east_trading_post", hand="stables"),
        city("olympia day"),
        city("rhodos day"),
        age=2,
    )
    assert sorted(t.payments("build stables")) == [(0, 1), (2, 0)]
    t.turn("build stables pay left:2")
    assert t.coins() == 1


@rule("SW-EX-12")
def test_four_ways_to_pay_for_the_pantheon() -> None:
    def position(coins: int) -> Table:
        return table(
            city("halikarnassos day", "forum marketplace brickyard", coins=coins, hand="pantheon"),
            city("ephesos day", "foundry"),
            city("alexandria day", "clay_pit"),
            age=3,
        )

    assert sorted(position(3).payments("build pantheon")) == [(0, 3), (1, 2), (2, 1), (3, 0)]
    assert position(2).payments("build pantheon") == []
    assert position(2).why_not("build pantheon") == "SW-6.28"


@rule("SW-EX-14", "SW-6.14")
def test_four_wood_with_the_west_trading_post() -> None:
    def position(post: str) -> Table:
        return table(
            city("alexandria night", f"lumber_yard {post}", stages=2, coins=9, hand="palace"),
            city("babylon day", "sawmill"),
            city("rhodos day", "lumber_yard caravansery"),
            age=3,
        )

    assert sorted(position("west_trading_post").payments("stage palace")) == [(1, 2), (2, 0)]
    assert sorted(position("").payments("stage palace")) == [(2, 2), (4, 0)]


@rule("SW-6.28", "SW-6.29")
def test_nobody_goes_below_zero() -> None:
    for coins, expected in ((5, []), (6, [(4, 2)])):
        t = table(
            city("rhodos day", coins=coins, hand="temple"),
            city("olympia day", "glassworks_1"),
            city("babylon day"),
            age=2,
        )
        assert t.payments("build temple") == expected
    t.turn("build temple pay left:4 right:2")
    assert t.coins() == 0


@rule("SW-Q8")
def test_the_log_names_the_first_set_in_resource_order() -> None:
    # Missing of wood + stone + ore + clay are two units, one of wood/stone and one of ore/clay.
    # The left neighbour's two symbols cannot give wood and ore together.
    t = table(
        city("ephesos day", "timber_yard clay_pit glassworks_1 loom_1", coins=4, hand="palace"),
        city("alexandria day", "forest_cave excavation"),
        city("halikarnassos day"),
        age=3,
        seats=5,
    )
    assert t.payments("build palace") == [(4, 0)]
    t.turn("build palace pay left:4")
    bought = next(line for line in t.log() if "sw-log-buy" in line)
    assert "resource='wood'" in bought
    assert "resource='clay'" in bought


@rule("SW-Q8")
def test_left_comes_before_right_in_the_log() -> None:
    # ore and clay are missing at 2 + 2: ore from the left and clay from the right
    sells_both = "ore_vein clay_pool"
    t = table(
        city("babylon day", coins=4, hand="stables"),
        city("ephesos day", sells_both),
        city("alexandria day", sells_both),
        age=2,
    )
    assert sorted(t.payments("build stables")) == [(0, 4), (2, 2), (4, 0)]
    t.turn("build stables pay left:2 right:2")
    left, right = [line for line in t.log() if "sw-log-buy" in line]
    assert "seat:1" in left
    assert "'ore'" in left
    assert "seat:2" in right
    assert "'clay'" in right


def test_reasons_fit_what_was_typed() -> None:
    t = table(city(coins=9, hand="guard_tower"), city("olympia day"), city(cards="clay_pool"))
    assert t.why_not("build guard_tower") == "SW-6.27"
    assert t.why_not("build guard_tower pay left:1") == "SW-6.26"
    assert t.why_not("stage guard_tower pay left:9") == "SW-6.26"
    for text in (
        "build", "build guard_tower pay", "build guard_tower left:2", "build castle",
        "build guard_tower pay up:2", "build guard_tower pay left:two", "burn guard_tower",
        "build guard_tower pay left:2 right:", "",
    ):  # fmt: skip
        with pytest.raises(UnknownMove):
            t.match.play(ME, text)


@rule("SW-6.3", "SW-6.13", "SW-6.26", "SW-6.28")
def test_a_refusal_names_what_is_missing_and_what_one_has() -> None:
    t = table(
        city(coins=1, hand="guard_tower"), city("olympia day", "clay_pool"), city("gizah day")
    )
    assert str(t.match.why_not(ME, "build guard_tower")) == (
        "You lack 1× clay; buying it costs 2 coins; you have 1. [SW-6.28]"
    )
    assert str(t.match.why_not(ME, "build guard_tower pay left:1")) == (
        "You lack 1× clay; nobody sells it for 1 to the left and 0 to the right. "
        "Prices: 2 to the left and 0 to the right. [SW-6.26]"
    )
    alone = table(city(coins=0, hand="timber_yard guard_tower"))
    assert str(alone.match.why_not(ME, "build timber_yard")) == (
        "It costs 1 coin; you have 0. [SW-6.3]"
    )
    assert str(alone.match.why_not(ME, "build guard_tower")) == (
        "You lack 1× clay, and your neighbours cannot sell it to you. [SW-6.13]"
    )


def test_another_spelling_of_a_legal_payment_is_not_called_too_dear() -> None:
    t = table(
        city("rhodos day", coins=9, hand="temple"),
        city("olympia day", "glassworks_1"),
        city("babylon day"),
        age=2,
    )
    assert t.payments("build temple") == [(4, 2)]
    for text in (
        "build temple pay right:2 left:4", "build temple pay left:04 right:2",
        "build temple pay left:1 left:4 right:2", "build temple pay left:٤ right:2",
    ):  # fmt: skip
        with pytest.raises(UnknownMove):
            t.match.play(ME, text)


# --- chains -----------------------------------------------------------------------------------

CHAINS = """
baths > aqueduct; well > statue; east_trading_post > forum; west_trading_post > forum;
marketplace > caravansery; apothecary > stables; apothecary > dispensary;
workshop > archery_range; workshop > laboratory; scriptorium > courthouse; scriptorium > library;
theater > gardens; altar > pantheon;
walls > fortifications; training_ground > circus; forum > haven; caravansery > lighthouse;
dispensary > arena; dispensary > lodge; laboratory > observatory; laboratory > siege_workshop;
library > senate; library > university; school > academy; school > study
"""
PAIRS = [tuple(pair.strip().split(" > ")) for pair in CHAINS.split(";")]


@rule("SW-6.30", "SW-6.31", "SW-6.33", "SW-6.34")
@pytest.mark.parametrize(("provider", "follower"), PAIRS)
def test_the_chain_list(provider: str, follower: str) -> None:
    age = BY_ID[follower].age
    free = table(city(cards=provider, coins=0, hand=follower), age=age)
    assert free.payments(f"build {follower}") == [(0, 0)]
    assert free.why_not(f"build {follower} pay left:2") == "SW-6.37"
    assert free.turn(f"build {follower}").coins() >= 0
    assert table(city(coins=0, hand=follower), age=age).payments(f"build {follower}") == []


@rule("SW-6.30")
def test_there_are_no_other_chains() -> None:
    listed = {
        (card.id, other.id)
        for card in CARDS
        for other in CARDS
        if set(card.provides) & set(other.accepts)
    }
    assert listed == set(PAIRS)
    assert all(not card.accepts for card in CARDS if card.age == 1)
    assert {len(card.provides) for card in CARDS} == {0, 1, 2}


@rule("SW-6.31", "SW-6.34", "SW-EX-6")
def test_theater_makes_the_gardens_free() -> None:
    t = table(city("rhodos day", "theater", coins=0, hand="gardens"), age=3)
    t.turn("build gardens")
    assert t.city() == {"theater", "gardens"}
    assert t.coins() == 0


@rule("SW-6.32")
def test_without_the_symbol_the_full_cost_is_due() -> None:
    beside = (city("olympia day", "brickyard"), city("babylon day"))
    own = city("rhodos day", "altar", coins=9, hand="gardens")
    t = table(own, *beside, age=3)
    assert t.payments("build gardens") == [(4, 2)]


@rule("SW-6.33")
def test_each_of_two_symbols_opens_its_own_chain() -> None:
    t = table(city(cards="workshop", coins=0, hand="archery_range laboratory"), age=2)
    assert t.payments("build archery_range") == [(0, 0)]
    assert t.payments("build laboratory") == [(0, 0)]


@rule("SW-6.34")
def test_a_symbol_works_any_number_of_times() -> None:
    t = table(
        city("rhodos day", "school", coins=0, hand="academy"), city(), city(hand="study"), age=3
    )
    t.turn("build academy")
    assert t.payments("build study") == [(0, 0)]


@rule("SW-6.35")
def test_only_own_earlier_face_up_cards_give_chains() -> None:
    neighbour = table(city(coins=0, hand="gardens"), city(cards="theater"), age=3)
    assert neighbour.payments("build gardens") == []
    same_turn = table(
        city("ephesos day", coins=0, hand="theater gardens"), city(), city(hand="gardens")
    )
    assert same_turn.payments("build gardens") == []
    same_turn.turn("build theater")
    assert same_turn.payments("build gardens") == [(0, 0)]


@rule("SW-6.36")
def test_chains_do_not_pay_for_stages() -> None:
    t = table(city("gizah day", "theater", coins=0, hand="gardens"), age=3)
    assert t.payments("stage gardens") == []
    assert t.payments("build gardens") == [(0, 0)]
    twice = table(city("gizah day", "theater gardens", hand="gardens"), age=3)
    assert twice.why_not("build gardens") == "SW-3.3"


@rule("SW-6.37", "SW-Q9")
def test_a_free_build_is_always_free() -> None:
    t = table(
        city("rhodos day", "theater", coins=9, hand="gardens"),
        city("olympia day", "brickyard"),
        city("babylon day"),
        age=3,
    )
    assert t.payments("build gardens") == [(0, 0)]
    assert t.why_not("build gardens pay left:4 right:2") == "SW-6.37"
