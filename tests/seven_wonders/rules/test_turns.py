"""Chapter 2: ages and turns."""

from __future__ import annotations

import json

import pytest

import pentapolis
from pentapolis import IllegalMove, UnknownMove
from tests.citing import rule
from tests.seven_wonders.table import LEFT, ME, Table, city, table


def new_table(seats: int = 3) -> Table:
    match = pentapolis.new("seven-wonders", seats=seats, seed=11, options={"sides": "day"})
    return Table(match)


@rule("SW-2.1", "SW-8.1")
def test_three_ages_and_points_only_at_the_end() -> None:
    t = new_table()
    for age in (1, 2, 3):
        assert t.state.age == age
        assert not t.match.over
        assert t.match.winners == []
        t.finish_age()
    assert t.match.over
    assert t.match.decisions == []
    assert t.match.winners


@rule("SW-2.2", "SW-Q2")
def test_neighbours_sit_directly_left_and_right() -> None:
    state = table(seats=5).state
    assert [state.left(seat) for seat in range(5)] == [1, 2, 3, 4, 0]
    assert [state.right(seat) for seat in range(5)] == [4, 0, 1, 2, 3]
    three = table(seats=3).state
    assert all({three.left(s), three.right(s)} == {0, 1, 2} - {s} for s in range(3))


@rule("SW-2.2")
def test_a_seat_two_chairs_away_is_no_neighbour() -> None:
    far = city("olympia day", "clay_pool brickyard")
    t = table(city(hand="guard_tower"), city("gizah day"), city("rhodos day"), far, seats=4)
    assert t.payments("build guard_tower") == []
    assert t.why_not("build guard_tower pay left:2") == "SW-6.13"


@rule("SW-2.3")
def test_the_city_is_the_board_its_stages_and_the_face_up_cards() -> None:
    t = table(city("gizah night", "altar loom_1", stages=2))
    view = t.match.view(LEFT)["players"][ME]
    assert (view["wonder"], view["side"]) == ("wonder:gizah", "night")
    assert view["city"] == ["card:loom_1", "card:altar"]
    assert view["stages"]["built"] == 2


@rule("SW-2.4")
def test_every_age_begins_with_seven_cards_of_that_age_each() -> None:
    from pentapolis.games.seven_wonders.tables.cards import CARDS

    t = new_table(4)
    for age in (1, 2, 3):
        hands = t.state.hands
        assert [len(hand) for hand in hands] == [7] * 4
        assert {CARDS[card].age for hand in hands for card in hand} == {age}
        t.finish_age()


@rule("SW-2.5", "SW-2.6")
def test_an_age_has_six_turns_of_choose_play_pass() -> None:
    t = new_table()
    for turn in range(1, 7):
        assert (t.state.age, t.state.turn) == (1, turn)
        assert [d.seat for d in t.match.decisions] == [0, 1, 2]
        hands = [t.hand(seat) for seat in range(3)]
        t.turn()
        if turn < 6:
            # sold (played) first, passed afterwards
            assert [t.hand(seat) for seat in (1, 2, 0)] == [hand[:-1] for hand in hands]
    assert (t.state.age, t.state.turn) == (2, 1)


@rule("SW-2.7")
def test_exactly_one_card_of_the_own_hand() -> None:
    t = table(city(hand="altar"), city(hand="theater"))
    assert t.why_not("sell theater") == "SW-2.7"
    assert t.why_not("build theater") == "SW-2.7"
    with pytest.raises(IllegalMove):
        t.match.play(ME, "pass")
    t.match.play(ME, "sell altar")
    with pytest.raises(IllegalMove):
        t.match.play(ME, "build altar")


@rule("SW-2.7")
def test_nobody_sees_another_hand() -> None:
    t = table(city(hand="altar"), city(hand="theater"))
    assert "card:theater" not in repr(t.match.view(ME))
    assert "card:altar" not in repr(t.match.view(LEFT))
    assert "card:altar" not in repr(t.match.view(None))


@rule("SW-2.8")
def test_nothing_is_revealed_until_everybody_has_chosen() -> None:
    t = table(city(hand="altar"), city(hand="theater"))
    before = [t.match.view(seat) for seat in (LEFT, t.right)]
    t.match.play(ME, "build altar")
    for seen, seat in zip(before, (LEFT, t.right), strict=True):
        now = t.match.view(seat)
        assert now.pop("waiting") == [1, 2]
        assert now.pop("answered") == [0]
        assert now == {k: v for k, v in seen.items() if k not in ("waiting", "answered")}
    assert t.log() == []
    t.match.play(LEFT, "build theater")
    assert t.log() == []
    t.match.play(t.right, t.moves(t.right)[-1])
    assert "card:altar" in repr(t.match.view(LEFT)["players"][ME]["city"])
    assert any("sw-log-build" in line and "altar" in line for line in t.log())


@rule("SW-2.9")
def test_a_card_has_three_uses() -> None:
    t = table(city("gizah day", "lumber_yard sawmill", hand="altar"))
    assert [text for text in t.moves() if "altar" in text] == [
        "build altar", "stage altar", "sell altar",
    ]  # fmt: skip


@rule("SW-2.10", "SW-Q17")
def test_selling_is_always_possible_and_nothing_illegal_can_be_chosen() -> None:
    t = table(
        city("gizah day", "altar", coins=0, hand="altar stockade barracks"), city(), city(), turn=5
    )
    assert t.moves() == ["sell altar", "sell stockade", "sell barracks"]
    for text in ("build altar", "build stockade", "stage altar"):
        assert t.why_not(text)
        with pytest.raises(IllegalMove):
            t.match.play(ME, text)


@rule("SW-2.11", "SW-2.12", "SW-Q5")
def test_the_order_of_answers_makes_no_difference() -> None:
    from pentapolis.core.digest import digest

    def position() -> Table:
        return table(
            city("babylon day", "lumber_yard", coins=2, hand="guard_tower vineyard"),
            city("olympia day", "clay_pool", coins=2, hand="stockade"),
            city(hand="sawmill"),
            age=2,
        )

    answers = [
        (0, "build guard_tower pay left:2"),
        (1, "build stockade pay right:2"),
        (2, "build sawmill"),
    ]
    ends = set()
    for order in (answers, answers[::-1], [answers[1], answers[2], answers[0]]):
        t = position()
        for seat, text in order:
            t.match.play(seat, text)
        ends.add(digest(t.state))
    assert len(ends) == 1


@rule("SW-2.12", "SW-6.22", "SW-EX-13")
def test_two_neighbours_buy_from_each_other() -> None:
    t = table(
        city("babylon day", coins=2, hand="guard_tower"),
        city("olympia day", coins=2, hand="stockade"),
        city("ephesos day"),
    )
    t.turn("build guard_tower pay left:2", left="build stockade pay right:2")
    assert "guard_tower" in t.city()
    assert "stockade" in t.city(LEFT)
    assert (t.coins(ME), t.coins(LEFT)) == (2, 2)


@rule("SW-2.12", "SW-Q5", "SW-6.11", "SW-6.24")
def test_what_is_completed_this_turn_produces_from_the_next_turn_on() -> None:
    t = table(
        city("babylon day", coins=3, hand="stone_pit baths"),
        city("ephesos day", hand="marketplace baths"),
        city("alexandria day", hand="loom_1 baths"),
    )
    assert [t.payments("build baths", seat) for seat in range(3)] == [[], [], []]
    t.turn("build stone_pit", left="build marketplace", right="build loom_1")
    # now the hands have been passed to the left, each with its Baths
    assert t.payments("build baths") == [(0, 0)]
    assert t.payments("build baths", LEFT) == [(0, 2)]
    assert t.payments("build baths", t.right) == [(2, 0)]


@rule("SW-2.13")
def test_on_turn_six_the_other_card_is_thrown_away() -> None:
    t = table(city(hand="altar theater"), city(hand="loom_1 press_1"), turn=6)
    assert {text.split()[1] for text in t.moves()} == {"altar", "theater"}
    t.turn("build altar", left="build press_1")
    pile = t.pile()
    assert "theater" in pile
    assert "loom_1" in pile
    assert "altar" not in pile
    assert t.state.age == 2


@rule("SW-2.14", "SW-Q6", "SW-Q7")
def test_windows_come_one_after_the_other_after_the_turn() -> None:
    t = table(
        city("babylon night", stages=1, coins=3, hand="walls brickyard"),
        city("halikarnassos night", "clay_pool clay_pit", hand="temple statue"),
        city("gizah day", hand="walls school"),
        age=2,
        turn=6,
    )
    t.turn("sell walls", left="stage temple", right="sell walls")
    assert [(d.seat, d.kind) for d in t.match.decisions] == [(ME, "play_seventh_card")]
    assert t.coins() == 6
    t.play("build brickyard")
    assert (t.coins(), "brickyard" in t.city()) == (5, True)
    assert [(d.seat, d.kind) for d in t.match.decisions] == [(LEFT, "build_from_discard")]
    assert t.state.hands == [(), (), ()]
    t.play("take walls")
    assert t.state.age == 3


@rule("SW-Q3")
def test_two_step_commit_reveals_the_cards_before_the_action() -> None:
    t = table(
        city(hand="altar theater"), city(hand="loom_1"), city(hand="press_1"), two_step_commit=True
    )
    assert {d.kind for d in t.match.decisions} == {"choose_card"}
    assert "choose altar" in t.moves()
    assert t.why_not("choose loom_1") == "SW-2.7"
    t.match.play(ME, "choose altar")
    assert t.match.view(LEFT)["revealed"] == []
    t.match.play(LEFT, "choose loom_1")
    t.match.play(t.right, "choose press_1")
    assert {d.kind for d in t.match.decisions} == {"choose_action_after_reveal"}
    assert t.match.view(None)["revealed"] == ["card:altar", "card:loom_1", "card:press_1"]
    assert t.moves() == ["build altar", "sell altar"]
    assert t.why_not("build theater") == "SW-2.7"
    t.match.play(ME, "build altar")
    t.match.play(LEFT, "sell loom_1")
    t.match.play(t.right, "build press_1")
    assert "altar" in t.city()
    assert t.pile() == ["loom_1"]
    assert t.state.turn == 2
    assert t.match.view(None)["revealed"] == []


@rule("SW-Q3")
def test_by_default_card_action_and_payment_are_committed_together() -> None:
    t = table(city(hand="altar"))
    assert {d.kind for d in t.match.decisions} == {"choose_action"}
    assert t.state.chosen == []


@rule("SW-Q4")
def test_sold_and_stage_cards_are_public_at_the_reveal() -> None:
    t = table(city("gizah day", "lumber_yard sawmill", hand="altar"), city(hand="theater"))
    t.turn("stage altar", left="sell theater")
    assert t.match.view(t.right)["players"][ME]["under"] == ["card:altar"]
    assert "card:theater" in t.match.view(t.right)["pile"]["known"]
    assert any("altar" in line for line in t.log())


@rule("SW-Q4")
def test_sold_and_stage_cards_can_stay_secret() -> None:
    t = table(
        city("gizah day", "lumber_yard sawmill", hand="altar"),
        city(hand="theater"),
        hide_facedown_cards=True,
    )
    t.turn("stage altar", left="sell theater")
    assert t.match.view(ME)["players"][ME]["under"] == ["card:altar"]
    assert t.match.view(t.right)["players"][ME]["under"] == [None]
    assert t.match.view(LEFT)["pile"]["known"] == ["card:theater"]
    assert "card:theater" not in t.match.view(ME)["pile"]["known"]
    assert t.match.view(ME)["pile"]["size"] == 2
    for seat in (0, 1, 2, None):
        told = repr(t.match.log(seat))
        assert "altar" not in told
        assert "theater" not in told


@rule("SW-Q3", "SW-Q4")
def test_a_card_revealed_before_the_action_cannot_become_a_secret() -> None:
    t = table(
        city(hand="altar"),
        city(hand="loom_1"),
        city(hand="press_1"),
        two_step_commit=True,
        hide_facedown_cards=True,
    )
    for seat, text in enumerate(("choose altar", "choose loom_1", "choose press_1")):
        t.match.play(seat, text)
    for seat, text in enumerate(("sell altar", "build loom_1", "build press_1")):
        t.match.play(seat, text)
    assert t.match.view(LEFT)["pile"]["known"] == ["card:altar"]


@rule("SW-Q4", "SW-7.38")
@pytest.mark.parametrize("use", ["sell theater", "stage theater"])
def test_a_hidden_seventh_card_stays_secret(use: str) -> None:
    t = table(
        city("babylon night", "brickyard clay_pool glassworks_1", stages=1, hand="altar theater"),
        hide_facedown_cards=True,
        turn=6,
    )
    t.turn("sell altar").play(use)
    for seat in (1, 2, None):
        assert "theater" not in json.dumps(t.match.view(seat))
        assert "theater" not in repr(t.match.log(seat))
    assert "theater" in json.dumps(t.match.view(ME))


ELSEWHERE = {
    "side day": ("sw-no-side-here", "SW-1.17"),
    "board gizah": ("sw-no-board-here", "SW-1.13"),
    "take altar": ("sw-no-taking-here", "SW-7.26"),
    "choose altar": ("sw-no-choosing-here", "SW-Q3"),
    "decline": ("sw-no-declining-here", "SW-7.1"),
}


@rule("SW-2.9", "SW-2.10")
@pytest.mark.parametrize("text", ELSEWHERE)
def test_a_move_of_another_moment_is_told_its_own_and_what_is_asked_now(text: str) -> None:
    t = table(city(hand="altar"))
    reason = t.match.why_not(ME, text)
    assert (reason.key, reason.rule) == ELSEWHERE[text]
    assert reason.args["asked"] == t.match.decisions[ME].prompt
    with pytest.raises(IllegalMove) as caught:
        t.match.play(ME, text)
    assert not isinstance(caught.value, UnknownMove)


@rule("SW-Q3")
def test_where_actions_follow_the_reveal_a_card_comes_first() -> None:
    t = table(city(hand="altar"), two_step_commit=True)
    reason = t.match.why_not(ME, "build altar")
    assert (reason.key, reason.rule) == ("sw-no-action-before-reveal", "SW-Q3")
    assert t.why_not("choose temple") == "SW-2.7"
    assert t.why_not("sell altar") == "SW-Q3"
    assert t.why_not("decline") == "SW-7.1"


@rule("SW-1.17")
@pytest.mark.parametrize("text", ["build altar", "sell altar", "stage altar pay left:2"])
def test_no_card_is_played_during_the_set_up(text: str) -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=1, options={"boards": "pick"})
    for kind in ("choose_board", "choose_board", "choose_board", "choose_side"):
        decision = match.decisions[0]
        assert decision.kind == kind
        assert match.why_not(decision.seat, text).key == "sw-no-action-here"
        match.play(decision.seat, decision.moves[0])


@pytest.mark.parametrize(
    "text", ["side up", "board atlantis", "take", "choose x", "side day day", "decline 1"]
)
def test_what_no_moment_knows_is_not_a_move(text: str) -> None:
    t = table(city(hand="altar"))
    with pytest.raises(UnknownMove):
        t.match.play(ME, text)
