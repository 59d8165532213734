"""Chapter 5, offers: what one may contain, and its words (CV-5.13 to CV-5.21)."""

from __future__ import annotations

from pentapolis.games.civilization.state import CITIES
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    event,
    offered,
    resources,
    say,
    token,
    trading,
    view,
    why,
)


@rule("CV-5.14")
def test_an_offer_must_hold_something_and_be_payable() -> None:
    state = board()
    state.trade = [2, 3]
    trading(state)
    say(state, "offer")
    assert "propose" not in offered(state)
    assert "give-trade 3" not in offered(state)
    assert "get-trade 4" not in offered(state)
    assert "get-token hut" not in offered(state)
    say(state, "get-trade 3")
    assert "propose" in offered(state)


@rule("CV-5.18")
def test_a_declined_offer_may_not_be_repeated() -> None:
    state = board()
    state.trade = [9, 1]
    trading(state)
    say(state, "offer", "give-trade 1", "propose", "decline", "pass")
    say(state, "offer", "give-trade 1")
    assert "propose" not in offered(state)
    say(state, "promise no-attack 1 4")
    assert "propose" in offered(state)


@rule("CV-5.21")
def test_promises_are_stored_and_shown_but_bind_nobody() -> None:
    state = board(3)
    state.trade[0] = 1
    trading(state)
    say(state, "offer", "partner 1", "promise no-attack 1 5", "promise attack 2 4")
    say(state, "promise later-gift 2 4", "promise no-blockade 1 4", "promise no-cancel 1 4")
    say(state, "propose", "accept")
    shown = view(state, 2)["promises"]
    assert [p["promise"] for p in shown] == [
        "no-attack", "attack", "later-gift", "no-blockade", "no-cancel",
    ]  # fmt: skip
    assert shown[0] == {"from": 0, "to": 1, "promise": "no-attack", "about": 1, "until": 5}
    assert shown[2]["trade"] == 2
    from tests.civilization.table import movement

    army(state, 0, "M12")
    assert state.centre[CITIES] == 16 * 13 + 13
    army(state, 1, "N12")
    movement(state)
    say(state, "?move M12 army:1")
    assert "to N12" in offered(state)


@rule("CV-5.16", "CV-5.22")
def test_an_offer_is_put_in_words_without_its_hidden_faces() -> None:
    from pentapolis.core.journal import Event
    from pentapolis.text import render

    state = board()
    journal: list[Event] = []
    state.journal = journal
    state.trade = [5, 5]
    token(state, 0, "hut", "spy")
    token(state, 0, "hut", "iron")
    resources(state, 0, silk=2)
    event(state, 1, "drought")
    trading(state)
    say(state, "offer", "give-trade 3", "give silk", "give silk", "give-token hut-spy")
    assert render(state.decisions()[0].prompt).startswith(
        "Your offer to Player 2: 3 trade, 2× silk, hut (espionage). In return: nothing."
    )
    say(state, "give-token hut-iron shown", "get-event 1", "promise no-attack 1 4", "propose")
    prompt = render(state.decisions()[0].prompt)
    assert prompt == (
        "Player 1 offers: 3 trade, 2× silk, hut, hut (iron), "
        "promise not to attack (Player 2, until turn 4). In return: event I"
    )
    say(state, "accept")
    deal = next(line.message for line in journal if line.message.key == "cv-log-deal")
    assert "3 trade, 2× silk, hut, hut, promise" in render(deal)


@rule("CV-5.14", "CV-5.18")
def test_reasons_of_offers_cite_their_rule() -> None:
    state = board()
    state.trade = [2, 3]
    say(trading(state), "offer")
    assert why(state, "propose") == "CV-5.14"
    assert why(state, "give-trade 3") == "CV-5.14"
    say(state, "give-trade 1", "propose", "decline", "pass", "offer", "give-trade 1")
    assert why(state, "propose") == "CV-5.18"
