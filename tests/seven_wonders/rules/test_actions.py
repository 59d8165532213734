"""Chapter 3: build, build a stage, sell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.core.agenda import Decision
from pentapolis.core.digest import digest
from pentapolis.core.move import Move
from pentapolis.core.question import Question
from pentapolis.games.seven_wonders.moves import BUILD, SELL, STAGE, Action
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import CARDS, STAGES
from tests.citing import rule
from tests.seven_wonders.table import ME, city, table


@rule("SW-3.1")
def test_a_built_card_is_paid_and_lies_face_up_in_the_city() -> None:
    t = table(city(coins=3, hand="timber_yard"))
    t.turn("build timber_yard")
    assert t.city() == {"timber_yard"}
    assert t.coins() == 2
    assert t.match.view(1)["players"][ME]["city"] == ["card:timber_yard"]


@rule("SW-3.2")
def test_a_built_card_stays_to_the_end() -> None:
    t = table(city(cards="altar"), age=1, turn=5)
    for _ in range(3):
        t.finish_age()
    assert t.match.over
    assert "altar" in t.city()


@rule("SW-3.3")
def test_no_city_holds_two_cards_of_one_name_by_any_route() -> None:
    paid = table(city(cards="altar", hand="altar"))
    assert paid.why_not("build altar") == "SW-3.3"
    chained = table(city(cards="baths aqueduct", hand="aqueduct"), age=2)
    assert chained.why_not("build aqueduct") == "SW-3.3"
    free = table(city("olympia night", "altar", stages=1, hand="altar"), turn=1)
    assert free.why_not("build altar") == "SW-3.3"


@rule("SW-3.3")
def test_no_duplicate_from_the_pile_or_as_seventh_card() -> None:
    t = table(
        city("babylon night", "altar", stages=1, hand="loom_1 altar"),
        city("halikarnassos night", "clay_pool clay_pit theater", hand="well"),
        turn=6,
        pile="theater tavern",
    )
    t.turn("sell loom_1", left="stage well")
    assert t.match.decisions[0].kind == "play_seventh_card"
    assert t.why_not("build altar") == "SW-3.3"
    t.play("decline")
    assert t.match.decisions[0].kind == "build_from_discard"
    assert "take tavern" in t.moves(1)
    assert t.why_not("take theater", 1) == "SW-3.3"


@rule("SW-3.4", "SW-EX-23")
@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_the_same_name_in_another_age_is_the_same_building(name: str) -> None:
    own = city("gizah day", f"{name}_1 lumber_yard sawmill", hand=f"{name}_2")
    t = table(own, city("rhodos day"), city("olympia day"), age=2)
    assert t.why_not(f"build {name}_2") == "SW-3.3"
    assert f"sell {name}_2" in t.moves()
    assert f"stage {name}_2" in t.moves()
    assert t.match.view(ME)["hand"][0]["duplicate"]


@rule("SW-3.4")
def test_only_the_three_grey_buildings_come_twice() -> None:
    names = [card.en for card in CARDS]
    assert {name for name in names if names.count(name) > 1} == {"Loom", "Glassworks", "Press"}


@rule("SW-3.5", "SW-3.9")
def test_a_card_under_the_board_has_no_name_colour_effect_or_chain() -> None:
    t = table(
        city("gizah day", "lumber_yard sawmill", coins=0, hand="theater"),
        city("ephesos day", hand="theater gardens"),
        city("alexandria day", hand="theater gardens"),
    )
    t.turn("stage theater")
    assert t.city() == {"lumber_yard", "sawmill"}
    assert t.payments("build theater") == [(0, 0)]  # the name is free to be built
    assert t.payments("build gardens") == []  # no chain from under the board
    assert t.score()["blue"] == 0
    assert [player["under"] for player in t.match.view(None)["players"]][1:] == [[], []]


@rule("SW-3.9")
def test_a_producing_card_under_the_board_produces_nothing() -> None:
    t = table(city("gizah day", "lumber_yard sawmill", hand="tavern quarry barracks"))
    before = t.match.view(ME)["players"][ME]["production"]
    t.turn("stage quarry")
    assert t.match.view(ME)["players"][ME]["production"] == before
    assert t.coins() == 3


@rule("SW-3.6")
def test_the_layout_of_a_city_has_no_effect() -> None:
    one = table(city("gizah day", "altar stone_pit loom_1"))
    other = table(city("gizah day", "loom_1 altar stone_pit"))
    assert digest(one.state) == digest(other.state)
    assert one.match.view(None) == other.match.view(None)


@rule("SW-3.7", "SW-3.8")
def test_a_stage_costs_what_is_printed_on_it_whatever_the_card() -> None:
    t = table(
        city("gizah day", "lumber_yard sawmill altar", coins=1, hand="palace altar timber_yard"),
        age=3,
    )
    assert t.payments("build palace") == []  # too dear
    assert t.why_not("build altar") == "SW-3.3"
    for card in ("palace", "altar", "timber_yard"):
        assert t.payments(f"stage {card}") == [(0, 0)]
    assert t.turn("stage timber_yard").coins() == 1  # its own coin is not paid


@rule("SW-3.10")
def test_a_stage_effect_lasts_and_its_coins_come_once() -> None:
    t = table(city("ephesos day", "sawmill", stages=1, coins=0, hand="altar"), city("gizah day"))
    assert t.turn("stage altar").coins() == 9
    assert t.turn().coins() == 12
    lasting = table(
        city("alexandria night", "brickyard", hand="altar"), city(), city(hand="stockade")
    )
    lasting.turn("stage altar")
    assert lasting.payments("build stockade") == [(0, 0)]


@rule("SW-3.11")
def test_several_stages_in_one_age_but_one_per_action() -> None:
    t = table(city("gizah night", "lumber_yard sawmill quarry", hand="altar"), age=1)
    built = []
    for _ in range(2):
        t.turn(next(text for text in t.moves() if text.startswith("stage")))
        built.append(t.state.stages[ME])
    assert built == [1, 2]


@rule("SW-3.12")
def test_stages_are_built_from_left_to_right() -> None:
    # Gizah night: 2 wood, 3 stone, 3 clay, 4 stone + papyrus
    stone_only = table(city("gizah night", "quarry", hand="altar", coins=0), age=2)
    assert stone_only.payments("stage altar") == []
    after_one = table(city("gizah night", "quarry", stages=1, hand="altar", coins=0), age=2)
    assert after_one.payments("stage altar") == [(0, 0)]


@rule("SW-3.13")
def test_nobody_has_to_build_stages() -> None:
    t = table(city("gizah day", "lumber_yard sawmill", hand="altar"))
    assert {"build altar", "sell altar", "stage altar"} <= set(t.moves())
    for _ in range(3):
        t.finish_age()
    assert t.match.over
    assert t.state.stages[ME] == 0


@rule("SW-3.14")
@pytest.mark.parametrize(
    ("board", "count"), [("rhodos night", 2), ("rhodos day", 3), ("gizah night", 4)]
)
def test_a_complete_wonder_has_no_further_stage(board: str, count: int) -> None:
    rich = "sawmill quarry foundry brickyard glassworks_1 press_1 loom_1"
    t = table(city(board, rich, stages=count, coins=50, hand="altar"), age=2)
    assert not any(text.startswith("stage") for text in t.moves())
    assert t.why_not("stage altar") == "SW-3.14"
    assert len(STAGES[t.state.boards[ME]]) == count


@rule("SW-3.15")
def test_selling_gives_three_coins_and_a_card_to_the_pile() -> None:
    t = table(city(coins=1, hand="altar"), city(hand="theater"), city(hand="press_1"))
    t.turn("sell altar", left="build theater", right="build press_1")
    assert t.coins() == 4
    assert t.pile() == ["altar"]
    assert t.match.view(2)["pile"]["size"] == 1
    assert t.city() == set()


@rule("SW-3.15")
def test_a_sale_has_no_price() -> None:
    t = table(city(hand="altar"))
    assert t.why_not("sell altar pay left:2") == "SW-3.15"


@rule("SW-3.16")
def test_any_card_may_be_sold() -> None:
    t = table(city(cards="altar", hand="altar theater palace"), age=3)
    assert {"sell altar", "sell theater", "sell palace"} <= set(t.moves())


# --- the list of actions is what is not refused -------------------------------------------------

MOST_PAID = 14  # to one neighbour: seven units of the Palace


def thinkable(state: SevenWonders, seat: int) -> Iterator[Move]:
    """Every use of every card of the hand at every price that might be one."""
    most = min(MOST_PAID, state.coins[seat] + 1)
    for card, use in product(set(state.hands[seat]), (BUILD, STAGE, SELL)):
        for left, right in product(range(most + 1), repeat=2):
            yield Action(card, use, left, right)


def actions_asked(options: dict[str, Any]) -> Iterator[tuple[SevenWonders, Decision]]:
    """Questions for an action in a few games; boards that make cards free or give a seventh."""
    for seed in range(3):
        rng = Random(seed)
        boards = ["babylon", "olympia", "alexandria"]
        match = pentapolis.new(
            "seven-wonders", seats=3, seed=seed, options={"boards": boards, **options}
        )
        while not match.over:
            decision = rng.choice(match.decisions)
            state = match.state
            assert isinstance(state, SevenWonders)
            if decision.kind.startswith(("choose_action", "play_seventh")) and rng.random() < 0.3:
                yield state, decision
            # Stages and purchases first: they make the questions that differ.
            moves = [move for move in decision.moves if "pay" in move.text or "stage" in move.text]
            match.play(decision.seat, rng.choice(moves or decision.moves))


@rule("SW-2.9", "SW-3.1", "SW-3.7", "SW-3.16")
@pytest.mark.parametrize(
    "options", [{}, {"sides": "day", "two_step_commit": True}, {"sides": "night"}]
)
def test_exactly_what_is_not_refused_is_offered(options: dict[str, Any]) -> None:
    compared = 0
    for state, decision in actions_asked(options):
        step, seat = decision.step, decision.seat
        assert isinstance(step, Question)
        allowed = {move for move in thinkable(state, seat) if not step.refuse(state, seat, move)}
        offered = [move for move in decision.moves if isinstance(move, Action)]
        assert set(offered) == allowed
        assert len(offered) == len(allowed)
        compared += 1
    assert compared > 20
