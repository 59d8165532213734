"""Few questions, each of them worth asking, and answers that say what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.bots.weights import read, used
from pentapolis.games.imperium import GAME
from pentapolis.games.imperium.effects.option_names import option_names
from pentapolis.games.imperium.tables import CARDS
from pentapolis.text import render
from tests.citing import rule
from tests.imperium.table import Table, index

BY_HAND = Path(__file__).parents[2] / "examples" / "weights" / "imperium-by-hand.json"


def words(table: Table, language: str = "en") -> list[str]:
    decision = table.asked()
    return [render(GAME.wording(decision, move), language, home=GAME) for move in decision.moves]


def prompt(table: Table, language: str = "en") -> str:
    return render(table.asked().prompt, language, home=GAME)


def test_a_turn_asks_about_a_dozen_questions() -> None:
    # The same players as when the limit was set: who does more in a turn is asked more.
    with used(GAME, read(str(BY_HAND))):
        asked, turns = questions_and_turns()
    assert turns > 800
    assert asked / turns < 12.0


def questions_and_turns() -> tuple[int, int]:
    """Of twenty games by rules of thumb."""
    asked = 0
    turns = 0
    for seed in range(20):
        state = GAME.start(2 + seed % 3, seed, {})
        while not state.over:
            decision = state.decisions()[0]
            asked += decision.kind != "choose_power_side"
            turns += decision.kind == "choose_turn_option"
            rates = GAME.rate(state, decision.seat, decision.moves)
            best = max(range(len(rates)), key=rates.__getitem__)
            state.apply(decision.seat, decision.moves[best])
    return asked, turns


# --- payments ------------------------------------------------------------------------------------


@rule("IM-V10", "IM-9.3", "IM-9.4")
@pytest.mark.parametrize(
    ("have", "asked"),
    [
        ((5, 0, 2), False),  # in kind: nothing speaks for giving progress
        ((3, 0, 2), True),  # the last material would go
        ((3, 0, 0), False),  # nothing else to give
        ((1, 0, 2), False),  # one material and one progress; two progress would be a waste
        ((0, 0, 3), False),
    ],
)
def test_only_payments_that_are_a_choice_are_asked_for(
    have: tuple[int, int, int], asked: bool
) -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1UNC20")
    table.market("1REG4", "1TRI2")
    table.tokens(0, *have)
    table.activate().do("play 1UNC20")
    assert (table.kind() == "payment_plan") == asked
    if asked:
        assert table.moves() == ["pay 3-materials", "pay 1-materials 1-progress", "pay 2-progress"]


def test_on_the_journey_progress_is_spent_as_one_likes() -> None:
    table = Table("utopians", "greeks")
    table.hand(0, "1CIV13")
    table.empire(0)
    table.tokens(0, 0, 2, 2)
    assert table.activate().do("play 1CIV13").kind() == "payment_plan"


@rule("IM-9.40")
def test_the_price_of_an_unrest_is_one_question() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "unrest", "unrest", "1ROM14", "1ROM15")
    table.tokens(0, 3, 1, 2)
    table.activate().do("play unrest")
    assert prompt(table) == "Unrest: pay either 1 population, 2 cards from hand or 3 materials"
    assert table.moves() == [
        "pay 1-population",
        "pay 1-progress",
        "pay 3-materials",
        "discard glory-1rom14 prosperity-1rom15",
        "discard glory-1rom14 unrest",
        "discard prosperity-1rom15 unrest",
    ]
    table.do("discard 1ROM14 unrest")
    assert table.names(table[0].hand) == ["1ROM15"]
    assert table.names(table[0].discard)[-2:] == ["1ROM14", "unrest"]


# --- several things in one answer ----------------------------------------------------------------


@rule("IM-V2", "IM-V3")
def test_a_city_asks_once() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1UNC15")
    table.hand(0, "1ROM14", "1ROM15")
    table.tokens(0, 0, 0, 0)
    table.solstice()
    assert len(table.moves()) == 2 * 3 + 1
    assert words(table)[:3] == [
        "Discard Glory: gain 1 material",
        "Discard Glory: gain 1 population",
        "Discard Glory: draw a card",
    ]
    assert words(table, "cs")[0] == "Odhodit kartu Sláva: získat 1 surovinu"
    table.do("discard 1ROM15 for gain-population")
    assert table[0].tokens == [0, 1, 0]
    assert index("1ROM15") in table[0].discard
    assert table.kind() == "choose_turn_option"
    table = Table("romans", "greeks")
    table.in_play(0, "1UNC15")
    table.hand(0, "1ROM14", "1ROM15")
    assert table.solstice().do("none").names(table[0].hand) == ["1ROM14", "1ROM15"]


@rule("IM-6.5")
def test_cleanup_discards_in_one_answer() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM14", "1ROM15", "1ROM16")
    table.cleanup().do(table.moves()[0])
    assert len(table.moves()) == 2**3
    table.do("discard 1ROM14 1ROM16")
    assert index("1ROM15") in table[0].hand
    assert table.kind() != "cleanup_discard"
    # Of many cards not every choice can be surveyed: one after another.
    table.hand(0, *[f"1ROM{n}" for n in (3, 4, 6, 7, 8, 9)])
    table.cleanup().do(table.moves()[0])
    assert len(table.moves()) == 6 + 1
    table.do("discard 1ROM3")
    assert table.kind() == "cleanup_discard"


@rule("IM-V1")
def test_naming_a_card_chooses_its_option() -> None:
    table = Table("greeks", "romans")
    table.hand(0, "1UNC21", "1GRE14")
    table.discard(0, "1GRE15")
    table.activate().do("play 1UNC21")
    assert table.moves() == [
        "choose draw",
        "history glory-1gre14",
        "history greek-mercenaries from discard",
    ]
    assert words(table)[0] == "draw a card"
    table.do("history 1GRE14")
    assert index("1GRE14") in table[0].past


@rule("IM-8.2")
def test_the_solstice_asks_for_an_order_that_matters() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1UNC15", "1UNC16", "1CIV10")
    table.hand(0, "1ROM14", "1ROM15")
    table.tokens(0, 0, 0, 0)
    table.solstice()
    assert table[0].tokens == [2, 0, 0], "tokens from the supply come first"
    assert table.kind() == "accept_may", "two cities say the same"
    table = Table("romans", "greeks")
    table.in_play(0, "1UNC15", "1UNC8")
    table.hand(0, "1ROM14", "1ROM15", "1ROM16")
    assert table.solstice().kind() == "solstice_order"


# --- words ---------------------------------------------------------------------------------------


def test_questions_name_the_card_that_asks() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1UNC2", "1ROM14")
    table.activate().do("play 1UNC2")
    assert prompt(table) == "Jade Mask: how many cards do you draw? (up to 3)"
    traders = Table("carthaginians", "greeks")
    traders.hand(0, "1CAR19", "1CAR14")
    traders.activate().do("play 1CAR19")
    assert prompt(traders) == "Carthaginian Traders: put 1 material on a market card"
    assert prompt(traders.cleanup()) == "Cleanup: put 2 materials on a market card"


def test_options_are_called_by_what_they_do() -> None:
    def choices(data: object) -> list[list[list[dict[str, object]]]]:
        if isinstance(data, list):
            return [found for item in data for found in choices(item)]
        if not isinstance(data, dict):
            return []
        own = [data["options"]] if data.get("op") == "choose" else []
        return own + [found for value in data.values() for found in choices(value)]

    for card in CARDS:
        for options in choices(card.data):
            names = option_names(options)
            assert len(set(names)) == len(options)
            assert all(name.replace("-", "").isalpha() for name in names), names


def test_equal_names_are_told_apart() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM9", "1ROM15")
    table.activate()
    told = [line for line in words(table) if "Prosperity" in line]
    assert told == ["Play Prosperity (1ROM9)", "Play Prosperity (1ROM15)"]
