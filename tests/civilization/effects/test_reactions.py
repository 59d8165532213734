"""The effect vocabulary: activation, windows, cancels, payment, and the rulings on events."""

from __future__ import annotations

from random import Random

from pentapolis.core.digest import digest
from pentapolis.core.journal import Event
from pentapolis.games.civilization.rules.culture import advance
from pentapolis.games.civilization.rules.markers import shuffle_person_back
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    BUILDING,
    EVENT,
    GOVERNMENT,
    PERSON,
    TECH,
    WATER,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city_management,
    event,
    government,
    ground,
    idle,
    kind,
    lay,
    movement,
    names_of,
    offered,
    person,
    resources,
    say,
    scout,
    sq,
    start_of_turn,
    tech,
    token,
    view,
    wonder,
)


def sabotage(state: Civilization) -> Civilization:
    """Seat 0 plays Sabotage on the library of seat 1 at L5."""
    building(state, "L5", "library")
    event(state, 0, "sabotage")
    army(state, 0, "J5")
    return say(start_of_turn(state), "event sabotage", "?at L5")


def is_library(state: Civilization) -> bool:
    return state.marks[sq("L5")] == 1 + BUILDING["library"]


@rule("CV-E1", "CV-E2", "CV-EX-54")
def test_a_cancel_can_be_cancelled() -> None:
    state = board()
    event(state, 0, "jousting-tourney")
    event(state, 1, "bread-and-circuses")
    sabotage(state)
    assert (kind(state), asked(state)) == ("cancel_event", 1)
    say(state, "cancel-by bread-and-circuses")
    assert (kind(state), asked(state)) == ("cancel_event", 0)  # the original actor may react
    say(state, "cancel-by jousting-tourney")
    assert not is_library(state)
    gone = sorted(card for pile in state.event_piles for card in pile)
    assert gone == sorted(
        EVENT[name] for name in ("sabotage", "bread-and-circuses", "jousting-tourney")
    )


@rule("CV-E2")
def test_the_first_cancel_that_stands_closes_the_window() -> None:
    state = board(3)
    event(state, 0, "sabotage")
    event(state, 1, "jousting-tourney")
    event(state, 2, "primetime-tv")
    building(state, "N13", "library")
    army(state, 0, "L12")
    start_of_turn(state)
    say(state, "event sabotage", "?at N13")
    assert asked(state) == 1
    say(state, "pass")
    assert asked(state) == 2
    say(state, "cancel-by primetime-tv")
    assert asked(state) == 1  # the nested window
    say(state, "cancel-by jousting-tourney")
    assert state.marks[sq("N13")] == 0  # nobody is left who could react


@rule("CV-E3")
def test_a_cancelled_ability_is_used_and_its_tokens_are_lost() -> None:
    state = board()
    tech(state, 0, "currency")
    resources(state, 0, incense=2)
    event(state, 1, "primetime-tv")
    city_management(state)
    say(state, "use currency", "cancel-by primetime-tv")
    assert state.culture[0] == 0
    assert state.resources[2] == 1
    assert "use currency" not in offered(state)


@rule("CV-E4")
def test_mass_medias_events_cannot_be_cancelled() -> None:
    state = board()
    tech(state, 0, "mass-media")
    event(state, 1, "jousting-tourney")
    sabotage(state)
    assert not is_library(state)


@rule("CV-E6")
def test_a_free_building_obeys_every_other_condition() -> None:
    state = board(civs=("egypt", "rome"))
    tech(state, 0, "philosophy", "currency")
    building(state, "C3", "market")
    army(state, 1, "C4")
    city_management(state)
    assert offered(state) == {
        "free-building D4 market", "free-building D4 temple", "arts D4", "end",
    }  # fmt: skip
    say(state, "free-building D4 temple")
    assert state.marks[sq("C3")] == 1 + BUILDING["temple"]  # one star building
    assert not any(text.startswith("free-building") for text in offered(state))


@rule("CV-E9", "CV-E10")
def test_who_is_targeted_and_cards_without_targets() -> None:
    state = board(3)
    event(state, 0, "sabotage")
    assert "event sabotage" not in offered(start_of_turn(state))  # no building in range
    event(state, 1, "bread-and-circuses")
    event(state, 2, "bread-and-circuses")
    building(state, "N13", "library")
    army(state, 0, "L12")
    say(start_of_turn(state), "event sabotage")
    assert (kind(state), asked(state)) == ("cancel_event", 1)  # seat 2 is not targeted
    say(state, "pass")
    assert state.marks[sq("N13")] == 0


@rule("CV-E12")
def test_a_reaction_without_target_cannot_be_declared() -> None:
    state = board(3)
    event(state, 1, "wholesale-defection")
    event(state, 2, "wholesale-defection")
    army(state, 0, "H8")
    lay(state, "H9", 0)
    say(movement(state), "?move H8 army:1", "to H9")
    say(state, "event wholesale-defection", "?at H9", "?kill 0 army:1")
    assert idle(state)  # nothing is left for seat 2 to aim at, nor to move


@rule("CV-Q62", "CV-EX-64")
def test_pushed_figures() -> None:
    state = board()
    ground(state, "C4", "mountain", coin=1)
    army(state, 1, "C4")
    scout(state, 1, "C4")
    assert state.coins[0] == 0
    ground(state, "B4", "water")
    lay(state, "C5", 0)
    event(state, 0, "disoriented")
    city_management(state)
    say(state, "event disoriented", "?at C4")
    # Water, a hut and the enemy centre are closed: the engine led them to C3.
    assert offered(state) == {"to B3", "to C2", "to D3", "stop"}
    say(state, "to D3", "?stop")
    assert state.own_at(sq("D3"), 1).bit_count() == 2
    assert state.coins[0] == 1
    state = board()
    army(state, 1, "H4")
    event(state, 0, "lost")
    state.marked = state.occupied[sq("H4")]
    assert "event lost" not in offered(city_management(state))  # marked by Steam Power
    state.marked = 0
    for name in ("H3", "G4", "I4", "H5"):
        ground(state, name, "water")
    assert "event lost" not in offered(city_management(state))  # no legal path


@rule("CV-Q62")
def test_pushed_figures_may_cross_their_own_centre() -> None:
    state = board()
    army(state, 1, "L5")
    for name in ("K5", "L4", "L6", "M4", "M6"):
        ground(state, name, "water")
    event(state, 0, "disoriented")
    say(city_management(state), "event disoriented")  # the only way leads over M5 to N5
    assert state.own_at(sq("N5"), 1)
    state = board()
    army(state, 1, "L5")
    for name in ("K5", "L4", "L6", "M4", "M6", "N5"):
        ground(state, name, "water")
    event(state, 0, "out-of-position")
    assert "event out-of-position" not in offered(city_management(state))


@rule("CV-Q63")
def test_united_nations_must_agree() -> None:
    state = board()
    wonder(state, "M4", "united-nations")
    sabotage(state)
    assert (kind(state), asked(state)) == ("un_consent", 1)
    other = state.copy()
    say(state, "refuse")
    assert is_library(state)
    assert len(state.events[0]) == 1  # the card is kept
    assert "event sabotage" not in offered(state)  # one question per card and turn
    assert view(state, 1)["players"][0]["events"] == ["event:sabotage"]
    say(other, "agree")
    assert not is_library(other)
    state = board()
    wonder(state, "M4", "united-nations")
    army(state, 0, "M4")  # blocked: no protection
    sabotage(state)
    assert not is_library(state)


@rule("CV-Q63")
def test_a_refused_card_is_named_to_its_two_parties_only() -> None:
    state = board(3)
    journal: list[Event] = []
    state.journal = journal
    wonder(state, "N13", "united-nations")
    building(state, "N15", "library")
    army(state, 0, "L14")
    event(state, 0, "sabotage")
    say(start_of_turn(state), "event sabotage", "?at N15", "refuse")
    told = [line.to for line in journal if "event:sabotage" in str(line.message.args)]
    assert told == [(1, 0)]
    assert view(state, 1)["players"][0]["events"] == ["event:sabotage"]
    assert view(state, 2)["players"][0]["events"] == ["deck:1"]


@rule("CV-Q32")
def test_killed_great_people_are_shuffled_back() -> None:
    state = board()
    before = state.chance.counter
    count = len(state.people)
    shuffle_person_back(state, PERSON["artist"])
    assert len(state.people) == count + 1
    assert state.chance.counter > before


@rule("CV-Q33")
def test_drought() -> None:
    state = board()
    event(state, 0, "drought")
    ground(state, "H4", "water", resource="silk")
    ground(state, "H5", "mountain")
    person(state, "C3", "artist")
    building(state, "C4", "market")
    start_of_turn(state)
    say(state, "event drought")
    moves = offered(state)
    assert "at H4" in moves
    assert "at H5" not in moves  # mountain
    assert "at C4" not in moves  # building
    assert "at D4" not in moves  # city centre
    assert "at C3" in moves  # a great person stays
    say(state, "at H4")
    assert state.ground[sq("H4")] & 7 != WATER
    assert state.ground[sq("H4")] >> 9 == 0
    assert state.disasters == 11
    state.disasters = 0
    event(state, 0, "drought")
    assert "event drought" not in offered(start_of_turn(state))


@rule("CV-Q36")
def test_a_tech_swap_needs_its_first_half_only() -> None:
    state = board()
    tech(state, 1, "pottery")
    event(state, 0, "exchange-of-ideas")
    event(state, 1, "exchange-of-ideas")
    start_of_turn(state, 1)
    assert "event exchange-of-ideas" not in offered(state)  # seat 0 knows nothing
    say(start_of_turn(state, 0), "event exchange-of-ideas", "?player 1", "?learn pottery")
    assert state.techs[0] >> TECH["pottery"] & 1
    assert state.techs[1].bit_count() == 1  # nothing for seat 1


@rule("CV-Q49")
def test_a_smaller_hand_size_discards_at_once() -> None:
    state = board()
    government(state, 0, "monarchy")
    event(state, 0, "sabotage", "drought", "defection")
    state.hand_bonus[0] = 0
    event(state, 1, "the-citizens-are-revolting-1")
    start_of_turn(state, 1)
    say(state, "event the-citizens-are-revolting-1", "?player 0")
    assert (kind(state), asked(state)) == ("discard_to_limit", 0)
    assert state.governments[0] == GOVERNMENT["anarchy"]


@rule("CV-8.16")
def test_gifts_pay_and_can_be_cancelled() -> None:
    state = board()
    tech(state, 0, "construction")
    event(state, 0, "a-generous-gift")
    event(state, 1, "jousting-tourney")
    city_management(state)
    say(state, "use construction", "?at D4", "?pay-event a-generous-gift")
    say(state, "cancel-by jousting-tourney")
    # Nothing else covers the cost: the ability is withdrawn, not used.
    assert state.boost[0] == 0
    assert state.used[0] == 0
    state = board()
    tech(state, 0, "construction")
    event(state, 0, "a-gift-from-afar")
    say(city_management(state), "use construction", "?at D4", "?pay-event a-gift-from-afar")
    assert state.boost[0] == 5
    assert state.coins[1] == 1


@rule("CV-8.16")
def test_a_half_made_payment_stays_payable_in_the_eyes_of_others() -> None:
    state = board()
    tech(state, 0, "philosophy")
    token(state, 0, "hut", "spy")
    token(state, 0, "hut", "silk")
    resources(state, 0, wheat=1)
    say(city_management(state), "use philosophy", "pay-token hut-spy")
    assert offered(state) == {"pay wheat", "pay-token hut-silk"}
    for number in range(40):
        drawn = state.resample(1, Random(number))
        assert isinstance(drawn, Civilization)
        # One of the two imagined huts stands for the one that was set aside.
        assert len([text for text in offered(drawn) if text.startswith("pay-token")]) == 1
        while kind(drawn) == "pay_resources":
            drawn.apply(0, drawn.decisions()[0].moves[-1])
        assert drawn.taken[0] == ()


@rule("CV-8.16")
def test_what_is_set_aside_cannot_pay_for_a_reaction_too() -> None:
    state = board()
    tech(state, 0, "pottery", "civil-service")
    token(state, 0, "village", "spy")
    event(state, 0, "a-gift-from-afar")
    event(state, 1, "bread-and-circuses")
    say(city_management(state), "use pottery", "pay-token village-spy")
    say(state, "?pay-event a-gift-from-afar", "cancel-by bread-and-circuses")
    # Civil Service costs a spy, but the only one belongs to the payment under way. Nothing else
    # covers the cost of Pottery, so it is withdrawn and the spy is free again.
    assert kind(state) == "cm_action"
    assert state.used[0] == 0
    assert len(state.taken[0]) == 1


@rule("CV-Q24")
def test_a_dead_scout_sends_nothing() -> None:
    from pentapolis.games.civilization.rules.figures import remove_figures

    state = board()
    ground(state, "H4", "forest")
    figure = scout(state, 0, "H4")
    say(start_of_turn(state), "send H4 D4")
    assert state.y_production[0] == 2
    remove_figures(state, 1 << figure)
    assert state.y_production[0] == 0


@rule("CV-6.44")
def test_resampling_keeps_what_was_seen() -> None:
    state = board(3)
    event(state, 0, "sabotage", "drought")
    token(state, 0, "hut", "iron")
    state.events[0] = tuple(
        card | 32 << 1 if card % 32 == EVENT["sabotage"] else card for card in state.events[0]
    )
    for seat in (0, 1, 2, None):
        for number in range(5):
            drawn = state.resample(seat, Random(number))
            assert drawn.view(seat) == state.view(seat)
            again = drawn.resample(seat, Random(99))
            assert digest(again) == digest(state.resample(seat, Random(99)))
    faces = {tuple(state.resample(2, Random(n)).view(0)["players"][0]["events"]) for n in range(20)}
    assert len(faces) > 3
    assert all(
        "event:sabotage" in state.resample(1, Random(n)).view(0)["players"][0]["events"]
        for n in range(10)
    )
    advance(state, 0)
    assert names_of(state, 0)
