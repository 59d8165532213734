"""Who is asked tells nobody what is in a hand, and looking changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.games.imperium.rules.texts import refuse_exhaust
from tests.citing import rule
from tests.imperium.table import Table


def seen(table: Table, viewer: int | None) -> dict[str, Any]:
    """What somebody sees but for the hidden zones, which differ by their cards."""
    view = table.state.view(viewer)
    for player in view["players"]:
        player["hand"] = player["hand"]["size"]
        player["deck"] = len(player["deck"])
        del player["forecast"], player["unrest"]  # they count the hand, which lies open here
    return {**view, "hand": None}


def cacao(hand: tuple[str, ...]) -> Table:
    """Cacao is played while the opponent holds that hand."""
    table = Table("olmecs", "romans", "greeks")
    table.hand(0, "2OLM9", "2OLM20")
    table.hand(1, *hand)
    table.hand(2, "1GRE14", "1GRE15")
    for seat in range(3):
        table.discard(seat)
        table.deck(seat)
    return table.activate()


@rule("IM-V5")
def test_whoever_may_return_an_unrest_is_asked_behind_a_veil() -> None:
    asked, idle = cacao(("unrest", "1ROM14")), cacao(("1ROM15", "1ROM14"))
    for table in (asked, idle):
        before = table.state.secrets()
        table.do("play 2OLM9")
        assert table.state.secrets() != before, "the fence moves, whoever holds what"
    assert asked.asked().seat == 1
    assert asked.moves() == ["return unrest", "none"]
    assert seen(asked, 0)["waiting"] == []
    assert seen(asked, 1)["waiting"] == [1]
    assert seen(asked, 2)["reactions"]
    # Nobody but the one who was asked can tell that there was a question.
    asked.do("none")
    for viewer in (0, 2, None):
        assert seen(asked, viewer) == seen(idle, viewer)


@rule("IM-S31")
def test_utopians_learn_only_who_returns() -> None:
    def utopia(hand: str) -> Table:
        table = Table("utopians", "romans", side="A")
        table.hand(0, "2UTO9", "2UTO10")
        table.hand(1, hand)
        table.deck(1)
        table.tokens(0, 0, 0, 0)
        return table.solstice()

    asked, idle = utopia("unrest"), utopia("1ROM14")
    assert asked.moves() == ["yes", "no"]
    assert asked.kind() == "each_player_may"
    assert idle.asked().seat == 0
    asked.do("no")
    for viewer in (0, None):
        assert seen(asked, viewer) == seen(idle, viewer)
    returned = utopia("unrest").do("yes")
    assert returned[0].tokens == [0, 1, 0]


@rule("IM-S23")
def test_arthashastra_is_a_secret_offer() -> None:
    for hand, moves in (
        (("unrest", "2MAU22"), ["reward draw", "reward progress", "none"]),
        (("2MAU21", "2MAU22"), None),
    ):
        table = Table("mauryans", "greeks")
        table.in_play(0, "2MAU9")
        table.hand(0, *hand)
        table.solstice()
        if moves is None:
            assert table.kind() == "choose_turn_option"
        else:
            assert table.moves() == moves
            assert table.state.view(1)["waiting"] == []


@rule("IM-V1")
def test_a_lone_option_is_asked_for_where_the_hand_decides() -> None:
    for hand, moves in (
        (("1VIK23", "unrest"), ["choose gain-progress", "return unrest"]),
        (("1VIK23", "1VIK16"), ["choose gain-progress"]),
    ):
        table = Table("vikings", "greeks")
        table.hand(0, *hand)
        assert table.activate().do("play 1VIK23").moves() == moves


@rule("IM-7.3")
def test_nation_cards_that_came_out_stay_known() -> None:
    table = Table("romans", "greeks")
    table.hand(0)
    table.deck(0)
    table.discard(0, "1ROM17", "1ROM19")
    table.nation(0, "1ROM9", "1ROM12")
    table.cleanup().do(table.moves()[0])
    for viewer in (0, 1, None):
        assert table.state.view(viewer)["players"][0]["gained"] == ["card:raetia"]


def test_looking_at_abilities_changes_nothing() -> None:
    table = Table("olmecs", "greeks")
    table.in_play(0, "2OLM14", "2OLM7", "2OLM3")
    table.hand(0, "2OLM18", "2OLM19")
    table.activate()
    before = digest(table.state)
    for card in table[0].texts():
        refuse_exhaust(table.state, 0, card)
    table.why_not("exhaust 2OLM14")
    assert digest(table.state) == before


@rule("IM-9.39")
def test_an_unrest_that_everybody_knows_of_goes_first() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "unrest")
    hidden = table[0].hand[0]
    table.state.seen[hidden] = 1
    table.deck(0)
    table[0].hand = (hidden,)
    table.in_play(0, "1UNC8")
    table.discard(0)
    table.solstice()
    assert len(table[0].hand) == 2
    assert table[0].hand[0] != hidden


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_standing_answer_to_what_others_offer(answer: str) -> None:
    match = pentapolis.new(
        "imperium", seats=2, seed=3, options={"nations": ["romans", "greeks"], "sides": "B"}
    )
    match.stand(1, "each_player_may", answer)
    match.stand(1, "attack_protection", "pass")
    bot = pentapolis.bot("greedy", seed=1)
    while not match.over and match.position < 150:
        decision = match.decisions[0]
        assert decision.kind != "each_player_may" or decision.seat == 0
        match.play(decision.seat, bot.choose(match, decision.seat))
    stood = [text for seat, text in match.record if seat == 1 and text in ("yes", "no")]
    assert stood
    assert set(stood) == {answer}
