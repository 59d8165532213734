"""Chapter 7: effects of cards and stages."""

from __future__ import annotations

import pytest

from pentapolis.games.seven_wonders.effects import (
    ABILITIES,
    COLORS,
    RESOURCES,
    SYMBOLS,
    Ability,
    Coins,
    Effect,
    Points,
    Produce,
    Science,
    Shields,
)
from pentapolis.games.seven_wonders.tables.cards import CARD_OUTCOME, CARDS, WONDERS
from tests.citing import rule
from tests.seven_wonders.table import ME, City, Table, city, table

# --- general ----------------------------------------------------------------------------------


@rule("SW-7.1", "SW-Q10")
def test_effects_are_automatic_and_only_two_may_be_declined() -> None:
    t = table(city(coins=0, hand="tavern"), seats=4)
    assert t.turn("build tavern").coins() == 5
    seventh = table(city("babylon night", stages=1, hand="altar theater"), turn=6)
    assert "decline" in seventh.turn("sell altar").moves()
    looking = table(city("halikarnassos night", "brickyard", hand="altar"), pile="well")
    assert looking.turn("stage altar").moves()[-1] == "decline"
    looking.play("decline")
    assert "well" in looking.pile()


@rule("SW-7.2", "SW-7.35")
@pytest.mark.parametrize(
    ("board", "cards", "stages", "coins"),
    [
        ("ephesos day", "sawmill", 1, 9),
        ("ephesos night", "quarry", 0, 4),
        ("ephesos night", "sawmill", 1, 4),
        ("ephesos night", "foundry loom_1", 2, 4),
        ("rhodos night", "quarry stone_pit", 0, 3),
        ("rhodos night", "foundry ore_vein", 1, 4),
    ],
)
def test_coins_of_stages_are_paid_once(board: str, cards: str, stages: int, coins: int) -> None:
    t = table(city(board, cards, stages=stages, coins=0, hand="altar"))
    t.turn("stage altar")
    assert t.coins() == coins
    t.turn()
    assert t.coins() == coins + 3


@rule("SW-7.3", "SW-7.12", "SW-Q11", "SW-EX-16")
def test_same_turn_buildings_count() -> None:
    t = table(
        city(cards="lumber_yard stone_pit", coins=0, hand="vineyard"),
        city(cards="clay_pool ore_vein timber_yard", hand="temple"),
        city(cards="clay_pit", coins=1, hand="sawmill"),
        age=2,
    )
    t.turn("build vineyard", right="build sawmill")
    assert t.coins() == 2 + 3 + 2


@rule("SW-7.3", "SW-Q11")
def test_later_windows_do_not_count_for_the_coins_of_the_turn() -> None:
    t = table(
        city("gizah day", coins=0, hand="vineyard walls"),
        city("babylon night", stages=1, coins=1, hand="temple sawmill"),
        city("halikarnassos night", "clay_pool clay_pit", hand="statue school"),
        age=2,
        turn=6,
        pile="lumber_yard",
    )
    t.turn("build vineyard", left="sell temple", right="stage statue")
    assert t.coins() == 2  # Clay Pool and Clay Pit of the right neighbour
    t.play("build sawmill")
    t.play("take lumber_yard")
    assert t.coins() == 2


@rule("SW-7.4", "SW-7.15", "SW-EX-17")
def test_coins_already_received_never_change() -> None:
    t = table(
        city("gizah day", "glassworks_1 tavern marketplace forum", coins=2, hand="lighthouse"),
        city(),
        city(hand="chamber_of_commerce haven"),
        age=3,
        turn=2,
    )
    t.turn("build lighthouse")
    assert t.coins() == 6
    t.turn("build haven")  # by the Forum's barrel; no brown cards, so it pays nothing
    assert t.coins() == 6
    assert t.score()["yellow"] == 5


@rule("SW-7.5")
def test_points_are_counted_on_the_final_state() -> None:
    early = table(city("rhodos day", "workers_guild"), city(cards="lumber_yard"))
    assert early.score()["purple"] == 1
    late = table(city("rhodos day", "workers_guild"), city(cards="lumber_yard sawmill"))
    assert late.score()["purple"] == 2


@rule("SW-7.6")
def test_cards_are_counted_not_symbols_boards_or_buried_cards() -> None:
    t = table(
        city("olympia day", "sawmill foundry", coins=0, hand="vineyard"),
        city("gizah day", "lumber_yard sawmill", stages=1),
        city(),
        age=2,
    )
    t.turn("build vineyard")
    assert t.coins() == 4  # two double cards of mine, two cards of the left neighbour


@rule("SW-7.7", "SW-7.21a")
def test_a_card_counts_itself() -> None:
    t = table(city("gizah day", "glassworks_1", coins=0, hand="lighthouse"), age=3)
    assert t.turn("build lighthouse").coins() == 1
    assert table(city(cards="shipowners_guild")).score()["purple"] == 1


# --- trade discounts --------------------------------------------------------------------------


def shopping(cards: str) -> list[list[tuple[int, int]]]:
    """Prices of clay (Guard Tower) and of glass (Workshop), each sold by both neighbours."""
    t = table(
        city("rhodos day", cards, coins=9, hand="guard_tower workshop"),
        city("olympia day", "glassworks_1"),
        city("alexandria day", "clay_pool"),
        turn=3,
    )
    return [sorted(t.payments("build guard_tower")), sorted(t.payments("build workshop"))]


@rule("SW-7.8", "SW-Q2")
def test_the_east_trading_post_makes_raw_goods_from_the_right_cheap() -> None:
    assert shopping("east_trading_post") == [[(0, 1), (2, 0)], [(0, 2), (2, 0)]]


@rule("SW-7.9", "SW-Q2")
def test_the_west_trading_post_makes_raw_goods_from_the_left_cheap() -> None:
    assert shopping("west_trading_post") == [[(0, 2), (1, 0)], [(0, 2), (2, 0)]]


@rule("SW-7.10")
def test_the_marketplace_makes_manufactured_goods_cheap() -> None:
    assert shopping("marketplace") == [[(0, 2), (2, 0)], [(0, 1), (1, 0)]]


@rule("SW-7.11")
def test_discounts_never_go_below_one_and_cannot_be_waived() -> None:
    everything = "east_trading_post west_trading_post marketplace"
    assert shopping(everything) == [[(0, 1), (1, 0)], [(0, 1), (1, 0)]]


@rule("SW-7.11")
def test_a_discount_works_from_the_turn_after_building() -> None:
    t = table(
        city("rhodos day", coins=2, hand="west_trading_post guard_tower"),
        city("olympia day"),
        city(hand="guard_tower"),
    )
    assert t.payments("build guard_tower") == [(2, 0)]
    t.turn("build west_trading_post")
    assert t.payments("build guard_tower") == [(1, 0)]


# --- yellow cards with counting ---------------------------------------------------------------


def building(card: str, own: City, *beside: City, age: int) -> Table:
    """The table after I have built the card for nothing (Olympía night, turn 1)."""
    mine = city("olympia night", own.cards, stages=max(own.stages, 1), coins=0, hand=card)
    return table(mine, *beside, age=age, turn=1).turn(f"build {card}")


@rule("SW-7.12")
def test_vineyard() -> None:
    t = building("vineyard", city(cards="lumber_yard"), city(cards="sawmill quarry"), city(), age=2)
    assert t.coins() == 3
    assert t.score()["yellow"] == 0


@rule("SW-7.13")
def test_bazar() -> None:
    beside = city(cards="loom_1 press_1"), city(cards="glassworks_2")
    t = building("bazar", city(cards="loom_2"), *beside, age=2)
    assert t.coins() == 8
    assert t.score()["yellow"] == 0


COUNTING = [
    ("haven", "lumber_yard sawmill timber_yard", 3, 3),
    ("lighthouse", "tavern marketplace", 3, 3),
    ("chamber_of_commerce", "loom_1 press_1", 4, 4),
    ("ludus", "stockade walls", 6, 2),
]


@rule("SW-7.14", "SW-7.15", "SW-7.16", "SW-7.18")
@pytest.mark.parametrize(("card", "own", "coins", "points"), COUNTING)
def test_own_cards_give_coins_and_points(card: str, own: str, coins: int, points: int) -> None:
    everything = city(cards="lumber_yard loom_2 tavern stockade barracks")
    t = building(card, city(cards=own), everything, city(cards="press_2 mine forum"), age=3)
    assert t.coins() == coins
    assert t.score()["yellow"] == points


@rule("SW-7.17")
def test_arena() -> None:
    t = building("arena", city(stages=2), city("gizah day", stages=3), age=3)
    assert t.coins() == 6
    assert t.score()["yellow"] == 2


@rule("SW-7.19a")
def test_caravansery_gives_one_raw_good_of_choice() -> None:
    t = table(city(cards="caravansery", coins=0, hand="stockade baths barracks guard_tower"))
    assert all(t.payments(f"build {c}") for c in ("stockade", "baths", "barracks", "guard_tower"))
    two = table(city("gizah day", "caravansery", coins=0, hand="altar"))
    assert two.payments("stage altar") == []  # one unit only
    assert t.state.coins[ME] == 0


@rule("SW-7.19b", "SW-6.14")
def test_forum_gives_one_manufactured_good_of_choice() -> None:
    own = city("gizah day", "forum", coins=0, hand="workshop scriptorium apothecary stockade")
    t = table(own, city("rhodos day"), city("olympia day"))
    assert all(t.payments(f"build {c}") for c in ("workshop", "scriptorium", "apothecary"))
    assert t.payments("build stockade") == []
    buyer = table(
        city("gizah day", coins=9, hand="workshop"),
        city("rhodos day", "forum"),
        city("olympia day"),
    )
    assert buyer.payments("build workshop") == []


# --- guilds -----------------------------------------------------------------------------------


GUILD_COLORS = [
    ("workers_guild", "lumber_yard sawmill", "quarry", 3),
    ("craftsmens_guild", "loom_1 press_1", "glassworks_2", 6),
    ("traders_guild", "tavern forum", "bazar", 3),
    ("philosophers_guild", "academy study", "lodge", 3),
    ("spies_guild", "walls stockade", "arsenal", 3),
    ("magistrates_guild", "altar baths", "palace", 3),
]


@rule("SW-7.20a", "SW-7.20b", "SW-7.20c", "SW-7.20d", "SW-7.20e", "SW-7.20f", "SW-8.15")
@pytest.mark.parametrize(("guild", "left", "right", "points"), GUILD_COLORS)
def test_guilds_that_count_both_neighbours(guild: str, left: str, right: str, points: int) -> None:
    own = city(cards=f"{guild} mine loom_2 marketplace school barracks theater")
    others = city(cards="mine loom_2 marketplace school barracks theater")
    t = table(own, city(cards=left), city(cards=right), others, seats=4)
    assert t.score()["purple"] == points


@rule("SW-7.21a")
def test_shipowners_guild() -> None:
    own = city(cards="shipowners_guild lumber_yard sawmill loom_1 spies_guild altar tavern")
    t = table(own, city(cards="quarry press_1"), city())
    assert t.score()["purple"] == 2 + 1 + 2


@rule("SW-7.21b")
def test_builders_guild() -> None:
    t = table(
        city("gizah night", "builders_guild", stages=4),
        city("rhodos day", stages=2),
        city("babylon day", stages=3),
        city("olympia day", stages=3),
        seats=4,
    )
    assert t.score()["purple"] == 9


@rule("SW-7.21c")
@pytest.mark.parametrize(
    ("board", "count"), [("rhodos night", 2), ("rhodos day", 3), ("gizah night", 4)]
)
def test_decorators_guild(board: str, count: int) -> None:
    complete = table(city(board, "decorators_guild", stages=count))
    assert complete.score()["purple"] == 7
    almost = table(city(board, "decorators_guild", stages=count - 1))
    assert almost.score()["purple"] == 0


@rule("SW-7.22", "SW-Q14")
def test_scientists_guild_scores_as_science() -> None:
    t = table(city(cards="scientists_guild academy"))
    assert (t.score()["green"], t.score()["purple"]) == (4, 0)


# --- wonder boards ----------------------------------------------------------------------------

BOARDS = """
alexandria glass day: 2 stone > 3 VP; 2 ore > wood/stone/ore/clay; 1 papyrus 1 cloth > 7 VP
alexandria glass night: 2 clay > wood/stone/ore/clay; 3 ore > glass/papyrus/cloth; 4 wood > 7 VP
babylon wood day: 2 clay > 3 VP; 2 ore 1 cloth > science; 4 wood > 7 VP
babylon wood night: 2 stone > play_last_card_each_age; 3 clay 1 glass > science
ephesos papyrus day: 2 clay > 3 VP; 2 wood > 9 coins; 2 ore 1 glass > 7 VP
ephesos papyrus night: 2 stone > 2 VP, 4 coins; 2 wood > 3 VP, 4 coins; 2 ore 1 cloth > 5 VP, 4 coins
gizah stone day: 2 wood > 3 VP; 2 clay 1 cloth > 5 VP; 4 stone > 7 VP
gizah stone night: 2 wood > 3 VP; 3 stone > 5 VP; 3 clay > 5 VP; 4 stone 1 papyrus > 7 VP
halikarnassos cloth day: 2 ore > 3 VP; 1 glass 1 papyrus > build_from_discard_once; 3 stone > 7 VP
halikarnassos cloth night: 2 clay > 2 VP, build_from_discard_once; 1 glass 1 papyrus > 1 VP, build_from_discard_once; 3 wood > build_from_discard_once
olympia clay day: 2 stone > 3 VP; 2 wood > free_first_card_of_each_color; 3 clay > 7 VP
olympia clay night: 2 ore > 2 VP, free_first_card_of_each_age; 3 clay > 3 VP, free_last_card_of_each_age; 1 glass 1 papyrus 1 cloth > 5 VP
rhodos ore day: 2 wood > 3 VP; 3 clay > 2 shields; 4 ore > 7 VP
rhodos ore night: 3 stone > 3 VP, 1 shields, 3 coins; 4 ore > 4 VP, 1 shields, 4 coins
"""  # noqa: E501


def in_words(effect: Effect) -> str:
    if isinstance(effect, Points):
        return f"{effect.amount} VP"
    if isinstance(effect, Coins):
        return f"{effect.amount} coins"
    if isinstance(effect, Shields):
        return f"{effect.amount} shields"
    if isinstance(effect, Ability):
        return ABILITIES[effect.bit.bit_length() - 1]
    if isinstance(effect, Produce):
        assert not effect.sellable
        (symbol,) = effect.symbols
        return "/".join(name for bit, name in enumerate(RESOURCES) if symbol >> bit & 1)
    assert isinstance(effect, Science)
    assert effect.symbol == len(SYMBOLS)
    return "science"


@rule("SW-7.23", "SW-7.26", "SW-7.29", "SW-7.30", "SW-7.31", "SW-7.34", "SW-7.36")
@pytest.mark.parametrize("line", BOARDS.strip().splitlines())
def test_the_table_of_boards(line: str) -> None:
    head, _, stages = line.partition(": ")
    name, resource, side = head.split()
    wonder = next(wonder for wonder in WONDERS if wonder.id == name)
    assert RESOURCES[wonder.resource] == resource
    found = []
    for stage in wonder.sides[("day", "night").index(side)]:
        units = dict(zip(RESOURCES, stage.cost.units, strict=True))
        effects = ", ".join(in_words(effect) for effect in stage.effects)
        found.append(({n: u for n, u in units.items() if u}, effects))
    expected = []
    for stage_line in stages.split("; "):
        cost, _, effects = stage_line.partition(" > ")
        words = cost.split()
        expected.append((dict(zip(words[1::2], map(int, words[::2]), strict=True)), effects))
    assert [effects for _, effects in found] == [effects for _, effects in expected]
    assert [cost for cost, _ in found] == [cost for cost, _ in expected]


def test_a_card_gives_one_lasting_thing_at_most() -> None:
    for outcome in CARD_OUTCOME:
        assert bool(outcome.own) + bool(outcome.shields) + bool(outcome.discounts) <= 1
        assert not outcome.abilities
    assert len(COLORS) == 7
    assert len(CARDS) == 80
