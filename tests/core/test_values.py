"""Moves, messages, events, scores, digests: the small values of the core."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pentapolis
from pentapolis.core.agenda import Decision, Step
from pentapolis.core.digest import digest, plain
from pentapolis.core.errors import (
    BadOption,
    BadSave,
    BadSeats,
    IllegalMove,
    NewerSave,
    NothingToUndo,
    PentapolisError,
    UnknownBot,
    UnknownGame,
    UnknownMove,
)
from pentapolis.core.journal import Event
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short, squeeze
from pentapolis.core.score import Score, places
from pentapolis.core.state import State
from pentapolis.text import name, render

# --- moves ------------------------------------------------------------------------------------


def test_a_moves_text_is_its_verb_and_short_arguments() -> None:
    move = Move("build", ("card:temple", "left:2"))
    assert move.text == str(move) == "build temple 2"
    assert Move("pass").text == "pass"
    assert Move("play", ("card:temple",), "play temple for free").text == "play temple for free"
    assert repr(move) == "<build temple 2>"


def test_moves_are_equal_when_their_text_is() -> None:
    assert Move("build", ("card:temple",)) == Move("build", ("temple",))
    assert len({Move("pass"), Move("pass"), Move("keep")}) == 2
    assert Move("pass") != "pass"


def test_a_move_travels_as_json() -> None:
    data = Move("build", ("card:temple",)).to_json()
    assert json.loads(json.dumps(data)) == {
        "text": "build temple", "verb": "build", "args": ["card:temple"],
    }  # fmt: skip


def test_short_and_squeeze() -> None:
    assert short("card:temple") == "temple"
    assert short("day") == "day"
    assert squeeze("  build\t temple \n") == "build temple"


# --- messages ---------------------------------------------------------------------------------


def test_messages_render_in_both_languages() -> None:
    message = Message("core-nothing-to-undo")
    assert render(message, "en") == str(message) == "There is nothing to undo."
    assert render(message, "cs") == "Není co vzít zpět."


def test_a_message_cites_its_rule() -> None:
    message = Message("core-game-over", rule="SW-8.1")
    assert render(message) == "The game is over. [SW-8.1]"
    assert message.to_json() == {"key": "core-game-over", "rule": "SW-8.1"}


def test_arguments_are_numbers_words_names_messages_and_lists() -> None:
    inner = Message("sw-resource", {"resource": "wood"})
    listed = Message("sw-resource-choice", {"options": (inner, inner)})
    assert render(listed) == "wood/wood"
    assert listed.to_json()["args"]["options"] == [inner.to_json(), inner.to_json()]
    reason = Message("core-save-illegal-move", {"number": 3, "reason": Message("core-game-over")})
    assert "The game is over." in render(reason)
    built = Message("sw-log-build", {"seat": "seat:1", "card": "card:altar"})
    assert render(built, "en", ["Ann", "Ben"]) == "Ben builds Altar"
    assert render(built, "en") == "Player 2 builds Altar"
    assert render(built, "cs").startswith("Hráč 2")


def test_names_of_components() -> None:
    assert name("card:lumber_yard", "en", "sw") == "Lumber Yard"
    assert name("card:lumber_yard", "cs", "sw") == "Sklad dřeva"
    assert name("card:unknown", "en", "sw") == "card:unknown"
    assert name("seat:0", "en", "sw", ["Ann"]) == "Ann"


def test_czech_plurals() -> None:
    def points(number: int) -> str:
        return render(Message("sw-effect-points", {"points": number}), "cs")

    assert len({points(n).lstrip("0123456789\xa0 ") for n in (1, 2, 5)}) == 3
    assert points(3).lstrip("0123456789\xa0 ") == points(2).lstrip("0123456789\xa0 ")


def test_a_missing_text_is_an_error_for_a_client_but_not_for_str() -> None:
    message = Message("core-no-such-key", {"a": 1})
    with pytest.raises(KeyError):
        render(message)
    assert str(message) == repr(message) == "Message('core-no-such-key', a=1)"
    assert "core-no-such-key" in str(IllegalMove(message))


def test_messages_are_values() -> None:
    one, two = Message("k", {"a": 1}), Message("k", {"a": 1})
    assert one == two
    assert hash(one) == hash(two)
    assert one != Message("k", {"a": 2})
    assert one != Message("k", {"a": 1}, "SW-1.1")
    assert one != "k"
    assert repr(Message("k", rule="SW-1.1")) == "Message('k', rule=SW-1.1)"


# --- errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        BadOption, BadSave, BadSeats, IllegalMove, NewerSave, NothingToUndo, UnknownBot,
        UnknownGame, UnknownMove,
    ],
)  # fmt: skip
def test_every_error_is_a_value_error_with_a_reason(kind: type[PentapolisError]) -> None:
    error = kind(Message("core-game-over"))
    assert isinstance(error, ValueError)
    assert isinstance(error, PentapolisError)
    assert error.reason.key == "core-game-over"
    assert str(error) == "The game is over."
    assert getattr(pentapolis, kind.__name__) is kind


def test_kinds_of_errors() -> None:
    assert issubclass(UnknownMove, IllegalMove)
    assert issubclass(NewerSave, BadSave)


# --- events -----------------------------------------------------------------------------------


def test_events_are_seen_by_those_they_are_for() -> None:
    public = Event(Message("core-game-over"), -1, None, 0)
    private = Event(Message("core-game-over"), 1, (1, 2), 0)
    assert all(public.is_visible_to(seat) for seat in (0, 1, 2, None))
    assert [private.is_visible_to(seat) for seat in (0, 1, 2, None)] == [False, True, True, False]
    assert private.to_json() == {
        "message": {"key": "core-game-over"}, "seat": 1, "heading": 0, "position": 0,
    }  # fmt: skip
    assert "core-game-over" in repr(public)


# --- scores -----------------------------------------------------------------------------------


def test_a_score_sums_its_parts() -> None:
    score = Score({"blue": 3, "military": -1}, (4,))
    assert score.total == 2
    assert score.rank == (2, 4)
    assert score.to_json() == {
        "total": 2, "parts": {"blue": 3, "military": -1}, "tie": [4], "first": [],
    }  # fmt: skip
    assert score == Score({"blue": 3, "military": -1}, (4,))
    assert score != Score({"blue": 2}, (4,))
    assert score != 2
    assert hash(score) == hash(Score({"blue": 3, "military": -1}, (4,)))
    assert "2" in repr(score)


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2)), min_size=1, max_size=7))
def test_equals_share_a_place_and_the_next_is_skipped(results: list[tuple[int, int]]) -> None:
    found = places([Score({"a": points}, (coins,)) for points, coins in results])
    order = sorted(results, reverse=True)
    assert found == [1 + order.index(result) for result in results]


# --- decisions --------------------------------------------------------------------------------


class Quiet(Step[State]):
    __slots__ = ()


def test_the_bare_step_promises_nothing() -> None:
    step = Quiet()
    state = State(2)
    for call in (
        lambda: step.run(state),
        lambda: step.moves(state, 0),
        lambda: step.answer(state, 0, Move("pass")),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert step.kind() == "Quiet"
    assert step.source() == ""
    assert step.prompt(0).key == ""
    assert step.why_not(state, 0, "jump").key == "core-not-offered"


def test_a_decision_finds_its_moves_by_text() -> None:
    decision = Decision(Quiet(), 1, [Move("keep"), Move("pass")])
    assert decision.find("pass") == Move("pass")
    assert decision.find("jump") is None
    assert repr(decision) == "Decision(seat=1, Quiet, 2 moves)"


# --- digests ----------------------------------------------------------------------------------


class Thing:
    __slots__ = ("a", "b", "cache")
    DERIVED = ("cache",)

    def __init__(self, a: object, b: object, cache: object = None) -> None:
        self.a, self.b, self.cache = a, b, cache


def test_equal_contents_have_equal_digests() -> None:
    assert digest(Thing([1, 2], {"x": 1, "y": 2})) == digest(Thing([1, 2], {"y": 2, "x": 1}))
    assert digest(Thing({1, 2, 3}, None)) == digest(Thing({3, 2, 1}, None))
    assert digest(Thing(1, 2, "one")) == digest(Thing(1, 2, "two"))  # caches do not count
    assert len(digest(Thing(1, 2))) == 32


@pytest.mark.parametrize(
    "other", [Thing(1, 3), Thing(2, 2), Thing([1], 2), Thing("1", 2), Thing(None, 2), Thing({1}, 2)]
)
def test_other_contents_have_other_digests(other: Thing) -> None:
    assert digest(Thing(1, 2)) != digest(other)


def test_plain_data_is_nested_tuples() -> None:
    assert plain([1, (2, "x"), None]) == (1, (2, "x"), None)
    assert plain(Move("pass"))[0] == "Move"


def test_a_position_that_holds_a_function_is_the_same_in_both_builds() -> None:
    assert plain(len) == plain(digest) == ("function",)  # compiled, a function is built-in


def test_what_decides_before_points_ranks_first() -> None:
    collapsed = [Score({"cards": 44}, (), (-2,)), Score({"cards": 91}, (), (-7,))]
    assert places(collapsed) == [1, 2]
    assert collapsed[0] != Score({"cards": 44})
