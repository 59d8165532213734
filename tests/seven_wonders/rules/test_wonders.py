"""Chapter 7: the odd powers of Babylon, Halikarnassós and Olympía."""

from __future__ import annotations

import pytest

from pentapolis import UnknownMove
from pentapolis.games.seven_wonders.rules.effects import is_free_by_wonder
from pentapolis.games.seven_wonders.state import DISCARD_PILE, LAST_TURN, SEVENTH, Facedown
from pentapolis.games.seven_wonders.tables.cards import CARD_INDEX
from tests.citing import rule
from tests.seven_wonders.table import LEFT, ME, Table, city, table

# --- Babylon: the seventh card ------------------------------------------------------------------


@rule("SW-7.23", "SW-7.24")
def test_the_seventh_card_may_be_used_in_every_age() -> None:
    t = table(city("babylon night", stages=1), age=1, turn=6)
    for age in (1, 2, 3):
        assert t.state.age == age
        while t.match.decisions[0].kind == "choose_action":
            t.turn()
        assert [(d.seat, d.kind) for d in t.match.decisions] == [(ME, "play_seventh_card")]
        t.play(next(text for text in t.moves() if text.startswith("sell")))
    assert t.match.over


@rule("SW-7.24")
def test_it_works_in_the_very_turn_six_that_completes_the_stage() -> None:
    t = table(city("babylon night", "quarry", hand="altar theater"), turn=6)
    t.turn("stage altar")
    assert t.match.decisions[0].kind == "play_seventh_card"
    assert t.play("build theater").city() == {"quarry", "theater"}


@rule("SW-7.23")
def test_without_the_stage_there_is_no_window() -> None:
    t = table(city("babylon night", hand="altar theater"), turn=6)
    assert t.turn("build altar").state.age == 2


@rule("SW-7.25", "SW-Q6")
def test_three_uses_of_the_seventh_card() -> None:
    rich = "brickyard clay_pool glassworks_1 theater"
    own = city("babylon night", rich, stages=1, coins=0, hand="altar gardens")

    def window() -> Table:
        return table(own, age=3, turn=6).turn("build altar")

    t = window()
    assert t.moves() == ["build gardens", "stage gardens", "sell gardens", "decline"]
    assert "gardens" in window().play("build gardens").city()
    staged = window().play("stage gardens")
    assert staged.state.stages[ME] == 2
    assert "gardens" not in staged.city()
    sold = window().play("sell gardens")
    assert sold.coins() == 3
    assert "gardens" in sold.pile()
    declined = window().play("decline")
    assert declined.coins() == 0
    assert "gardens" in declined.pile()
    assert any("sw-log-seventh-declined" in line for line in declined.log())


@rule("SW-7.25", "SW-Q6")
def test_prices_of_the_seventh_card_reach_the_neighbours_at_once() -> None:
    t = table(
        city("babylon night", stages=1, coins=2, hand="altar guard_tower"),
        city("olympia day", coins=0, hand="loom_1"),
        turn=6,
    )
    t.turn("build altar", left="build loom_1")
    assert t.why_not("build guard_tower") == "SW-6.27"
    t.play("build guard_tower pay left:2")
    assert (t.coins(), t.coins(LEFT)) == (0, 2)


@rule("SW-7.37", "SW-Q6", "SW-EX-19")
def test_coins_of_turn_six_pay_for_the_seventh_card() -> None:
    t = table(
        city("babylon night", stages=1, coins=0, hand="walls brickyard"),
        city("ephesos day", coins=2, hand="stockade"),
        age=2,
        turn=6,
    )
    t.turn("sell walls", left="build stockade pay right:2")
    assert t.coins() == 5
    t.play("build brickyard")
    assert t.coins() == 4
    assert "brickyard" not in t.pile()


@rule("SW-7.37", "SW-EX-29")
def test_a_neighbours_new_stone_pit_sells_to_the_seventh_card() -> None:
    t = table(
        city("babylon night", "glassworks_1", stages=1, coins=2, hand="workshop baths"),
        city("rhodos day"),
        city("ephesos day", hand="stone_pit"),
        age=1,
        turn=6,
    )
    assert t.payments("build baths") == []
    t.turn("build workshop", right="build stone_pit")
    assert t.coins() == 2
    assert t.payments("build baths") == [(0, 2)]
    t.play("build baths pay right:2")
    assert t.coins() == 0
    assert "baths" in t.city()


@rule("SW-7.37")
def test_production_discounts_chains_and_names_of_turn_six_count() -> None:
    def window(sixth: str, seventh: str, coins: int = 0) -> Table:
        own = city("babylon night", stages=1, coins=coins, hand=f"{sixth} {seventh}")
        t = table(own, city("olympia day"), city("ephesos day"), age=2, turn=6)
        return t.turn(f"build {sixth}")

    assert window("stone_pit", "baths").payments("build baths") == [(0, 0)]
    assert window("west_trading_post", "guard_tower", 1).payments("build guard_tower") == [(1, 0)]
    assert window("theater", "gardens").payments("build gardens") == [(0, 0)]
    assert window("loom_1", "loom_2").why_not("build loom_2") == "SW-3.3"


@rule("SW-7.37")
def test_on_build_coins_of_the_seventh_card_count_at_once() -> None:
    t = table(
        city("babylon night", "lumber_yard", stages=1, coins=1, hand="sawmill vineyard"),
        city(cards="clay_pool"),
        age=2,
        turn=6,
    )
    t.turn("build sawmill").play("build vineyard")
    assert t.coins() == 3


@rule("SW-7.38")
def test_a_symbol_used_on_turn_six_may_be_used_and_bought_again() -> None:
    t = table(
        city("babylon night", stages=1, coins=4, hand="stockade guard_tower"),
        city("olympia day"),
        turn=6,
    )
    t.turn("build stockade")
    assert t.payments("build guard_tower") == [(2, 0)]
    # Temple: wood + clay + glass, Stables: wood + ore + clay; the same clay is bought twice
    again = table(
        city("babylon night", "ore_vein", stages=1, coins=6, hand="temple stables"),
        city("olympia day", "glassworks_1"),
        age=2,
        turn=6,
    )
    again.turn("build temple pay left:4")
    assert again.payments("build stables") == [(2, 0)]


@rule("SW-Q6")
def test_the_seventh_card_is_not_free_by_turn_six() -> None:
    # nothing of SW-7.30 or SW-7.31 looks at the seventh card; an illegal use says why
    t = table(city("babylon night", stages=1, coins=0, hand="altar palace"), age=3, turn=6)
    t.turn("sell altar")
    assert t.payments("build palace") == []
    assert t.why_not("build palace")
    with pytest.raises(UnknownMove):
        t.play("refuse")


# --- Halikarnassós: the discard pile ------------------------------------------------------------


@rule("SW-7.26")
@pytest.mark.parametrize(
    ("board", "cards", "stages"),
    [
        ("halikarnassos day", "glassworks_1 press_1", 1),
        ("halikarnassos night", "brickyard", 0),
        ("halikarnassos night", "glassworks_1 press_1", 1),
        ("halikarnassos night", "sawmill lumber_yard", 2),
    ],
)
def test_a_stage_of_halikarnassos_opens_the_pile_once(board: str, cards: str, stages: int) -> None:
    t = table(city(board, cards, stages=stages, coins=0, hand="walls"), pile="palace", age=3)
    t.turn("stage walls")
    assert [(d.seat, d.kind) for d in t.match.decisions] == [(ME, "build_from_discard")]
    assert t.match.view(ME)["pile"]["open"]
    assert not t.match.view(LEFT)["pile"]["open"]
    t.play("take palace")
    assert "palace" in t.city()
    assert t.coins() == 0
    assert t.match.decisions[0].kind == "choose_action"
    t.turn()
    assert t.match.decisions[0].kind == "choose_action"


@rule("SW-7.26")
def test_the_pile_is_opened_at_the_end_of_the_turn() -> None:
    t = table(
        city("halikarnassos night", "brickyard", hand="altar"),
        city(hand="temple"),
        city(hand="statue"),
        age=2,
    )
    t.turn("stage altar", left="sell temple", right="sell statue")
    assert t.moves() == ["take temple", "take statue", "decline"]
    assert t.why_not("take altar") == "SW-7.26"


@rule("SW-7.27", "SW-EX-20")
def test_shields_from_the_pile_count_in_this_ages_conflicts() -> None:
    def position() -> Table:
        return table(
            city("halikarnassos day", "glassworks_1 press_1 stables", stages=1, hand="temple"),
            city(cards="archery_range stockade", hand="school walls"),
            city(cards="training_ground archery_range", hand="statue"),
            age=2,
            turn=6,
        )

    t = position().turn("stage temple", left="sell school")
    assert t.state.shields == [2, 3, 4]
    t.play("take walls")
    assert t.tokens() == [3]
    without = position().turn("stage temple", left="sell school").play("decline")
    assert without.tokens() == [-1, -1]


@rule("SW-7.27", "SW-7.28", "SW-EX-30", "SW-Q20")
def test_a_vineyard_from_the_pile_pays_at_once() -> None:
    t = table(
        city("halikarnassos night", "loom_1 clay_pool clay_pit", coins=0, hand="walls"),
        city("gizah day", "sawmill quarry foundry brickyard", hand="vineyard"),
        city("rhodos day", "lumber_yard mine excavation", hand="school"),
        age=2,
        turn=3,
        pile="loom_2",
    )
    t.turn("stage walls", left="sell vineyard", right="sell school")
    assert t.moves() == ["take vineyard", "take school", "decline"]
    assert t.why_not("take loom_2") == "SW-3.3"
    t.play("take vineyard")
    assert t.coins() == 2 + 4 + 3


@rule("SW-7.28")
@pytest.mark.parametrize("pile", ["", "altar", "altar loom_1"])
def test_an_empty_pile_or_duplicates_only_lose_the_effect(pile: str) -> None:
    t = table(
        city("halikarnassos night", "brickyard altar loom_2", hand="walls"),
        city("gizah day", hand="theater"),
        city("rhodos day", hand="well"),
        pile=pile,
    )
    t.turn("stage walls", left="build theater", right="build well")
    assert {d.kind for d in t.match.decisions} == {"choose_action"}
    assert any("sw-log-discard-declined" in line for line in t.log())
    t.turn()  # three cards are sold
    assert len(t.pile()) == len(pile.split()) + 3
    assert {d.kind for d in t.match.decisions} == {"choose_action"}  # not saved for later


@rule("SW-7.26")
def test_a_name_is_offered_once_whatever_its_age() -> None:
    t = table(
        city("halikarnassos night", "brickyard", hand="walls"),
        city("gizah day", hand="theater"),
        city("rhodos day", hand="well"),
        pile="loom_1 loom_2 press_1 press_1",
        age=2,
    )
    t.turn("stage walls", left="build theater", right="build well")
    assert t.moves() == ["take loom_1", "take press_1", "decline"]
    assert t.why_not("take loom_2") == "SW-3.4"
    assert t.play("take loom_1").pile() == ["loom_2", "press_1", "press_1"]


@rule("SW-7.26", "SW-7.39")
def test_of_two_copies_the_one_that_more_seats_know_is_taken() -> None:
    # Otherwise the pile would tell what an unknown card of it was.
    t = table(
        city("halikarnassos night", "brickyard", hand="walls"),
        city("gizah day", hand="statue"),
        city("rhodos day", hand="tavern"),
        city("babylon day", hand="school"),
        seats=4,
        age=2,
    )
    thrower, onlooker = 3, 2
    tavern = Facedown(CARD_INDEX["tavern"], 1, 0, 7, DISCARD_PILE, 1 << thrower)
    t.state.facedown.insert(0, tavern)
    t.turn("stage walls", left="sell statue", right="sell tavern")
    assert "card:tavern" in t.match.view(onlooker)["pile"]["known"]
    t.play("take tavern")
    assert "card:tavern" not in t.match.view(onlooker)["pile"]["known"]
    assert t.pile().count("tavern") == 1


@rule("SW-7.39", "SW-Q20")
def test_a_card_from_the_pile_is_like_any_other_afterwards() -> None:
    t = table(
        city("halikarnassos night", "brickyard", coins=0, hand="walls"),
        city(hand="vineyard"),
        city(hand="sawmill lighthouse"),
        pile="caravansery",
        age=2,
    )
    t.turn("stage walls")
    assert "take walls" not in t.moves()  # it lies under the board
    t.play("take caravansery")
    # in Age II hands go to the right, so I hold the left neighbour's hand now
    assert ["wood", "stone", "ore", "clay"] in t.match.view(ME)["players"][ME]["production"]
    assert t.match.view(ME)["players"][ME]["city"].count("card:caravansery") == 1
    follow = table(
        city("halikarnassos night", "brickyard", coins=0, hand="walls"),
        city(hand="lighthouse"),
        pile="caravansery",
        age=2,
    )
    follow.turn("stage walls").play("take caravansery")
    assert follow.payments("build lighthouse") == [(0, 0)]  # its chain


# --- Olympía: free builds -----------------------------------------------------------------------


@rule("SW-7.29", "SW-EX-21", "SW-7.40")
def test_the_first_card_of_a_colour_is_free() -> None:
    t = table(
        city("olympia day", "clay_pool press_1 altar", stages=2, coins=0, hand="walls"),
        city(hand="stables"),
        age=2,
    )
    t.turn("build walls")
    assert "walls" in t.city()
    assert t.payments("build stables") == []  # red is there now: full cost
    chained = table(
        city("olympia day", "walls apothecary", stages=2, coins=0, hand="stables"), age=2
    )
    assert chained.payments("build stables") == [(0, 0)]


@rule("SW-7.29", "SW-Q19", "SW-EX-31")
def test_free_means_without_the_coin_too() -> None:
    t = table(
        city("olympia day", stages=2, coins=0, hand="sawmill quarry"), city(hand="quarry"), age=2
    )
    t.turn("build sawmill")
    assert t.coins() == 0
    assert t.payments("build quarry") == []
    assert t.why_not("build quarry") == "SW-6.3"


@rule("SW-7.29", "SW-7.40")
def test_all_seven_colours_once_each_and_not_in_the_turn_of_the_stage() -> None:
    for card in ("quarry", "loom_1", "palace", "forum", "arsenal", "academy", "builders_guild"):
        t = table(city("olympia day", stages=2, coins=0, hand=card), age=3)
        assert t.payments(f"build {card}") == [(0, 0)]
    before = table(
        city("olympia day", "sawmill", stages=1, coins=0, hand="walls palace"),
        city(),
        city(hand="palace"),
        age=3,
    )
    assert before.payments("build palace") == []
    assert before.turn("stage walls").payments("build palace") == [(0, 0)]


@rule("SW-7.30", "SW-EX-22")
def test_the_first_card_of_an_age_is_free() -> None:
    t = table(
        city("olympia night", "foundry", coins=0, hand="temple"),
        city("ephesos day"),
        age=1,
        turn=6,
    )
    t.turn("stage temple")
    assert (t.state.age, t.state.turn) == (2, 1)
    free = table(city("olympia night", stages=1, coins=0, hand="aqueduct"), age=2, turn=1)
    free.turn("build aqueduct")
    assert "aqueduct" in free.city()
    assert free.coins() == 0
    later = table(city("olympia night", stages=1, coins=0, hand="aqueduct"), age=2, turn=2)
    assert later.payments("build aqueduct") == []
    third = table(city("olympia night", stages=1, coins=0, hand="palace"), age=3, turn=1)
    third.turn("sell palace")
    assert third.coins() == 3
    assert not any(card["free"] for card in third.match.view(ME)["hand"])  # lost for this age


@rule("SW-7.31")
def test_the_last_card_of_an_age_is_free() -> None:
    for turn, expected in ((5, []), (6, [(0, 0)])):
        t = table(city("olympia night", stages=2, coins=0, hand="palace"), age=3, turn=turn)
        assert t.payments("build palace") == expected
    on_six = table(city("olympia night", "brickyard", stages=1, coins=0, hand="palace"), turn=6)
    assert on_six.payments("build palace") == []


@rule("SW-7.31")
def test_a_seventh_card_would_not_be_free() -> None:
    # No board has both powers, so the predicate itself is asked.
    state = table(city("olympia night", stages=2, hand="palace"), age=3, turn=6).state
    palace = CARD_INDEX["palace"]
    free = [is_free_by_wonder(state, ME, palace, turn) for turn in (1, 2, 5, LAST_TURN, SEVENTH)]
    assert free == [True, False, False, True, False]


@rule("SW-7.32")
@pytest.mark.parametrize("use", ["sell palace", "stage palace"])
def test_another_use_forfeits_the_free_build(use: str) -> None:
    own = city("olympia night", "brickyard", stages=1, coins=0, hand="palace")
    t = table(own, city(), city(hand="pantheon"), age=3, turn=1)
    t.turn(use)
    assert t.payments("build pantheon") == []


@rule("SW-7.33")
def test_free_builds_help_neither_stages_nor_duplicates() -> None:
    t = table(city("olympia night", "altar", stages=1, coins=0, hand="altar"), turn=1)
    assert t.payments("stage altar") == []
    assert t.why_not("build altar") == "SW-3.3"
    colour = table(city("olympia day", stages=2, coins=0, hand="altar"))
    assert colour.payments("stage altar") == []


@rule("SW-7.40")
def test_free_builds_use_nothing_up() -> None:
    t = table(city("olympia night", stages=1, coins=0, hand="altar"), turn=1)
    abilities = t.state.abilities[ME]
    t.turn("build altar")
    assert t.state.abilities[ME] == abilities


# --- the others ---------------------------------------------------------------------------------


@rule("SW-7.34")
def test_alexandrias_stages_give_one_unit_each_to_the_owner_only() -> None:
    own = city("alexandria night", stages=2, coins=0, hand="stockade temple study")
    t = table(own, age=3)
    assert t.payments("build stockade") == [(0, 0)]
    assert t.payments("build temple") == []  # wood + clay, one raw unit only
    buyer = table(city(coins=9, hand="stockade"), city("alexandria night", stages=2))
    assert buyer.payments("build stockade") == []


@rule("SW-7.36", "SW-Q12")
@pytest.mark.parametrize("side", ["day", "night"])
def test_babylons_symbol_is_chosen_at_the_end(side: str) -> None:
    t = table(city(f"babylon {side}", "academy study", stages=2))
    science = t.match.view(None)["players"][ME]["science"]
    assert science == {"compass": 1, "gear": 1, "tablet": 0, "choice": 1}
    assert t.score()["green"] == 1 + 1 + 1 + 7
