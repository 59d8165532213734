"""Facts of the view that drawings need: forecasts, gauges, the part of the turn."""

from pentapolis import bot, new
from tests.citing import rule


@rule("IM-1.17", "IM-1.20", "IM-1.22")
def test_gauges_begin_at_what_the_piles_had() -> None:
    for seats in (2, 3, 4):
        for box in ("classics", "legends"):
            view = new("imperium", seats=seats, seed=3, options={"box": box, "sides": "A"}).view(0)
            tucked = len([slot for slot in view["market"] if slot["unrest"]])
            assert view["start_counts"] == {
                "main": view["decks"]["main"],
                "fame": len(view["fame"]["cards"]),
                "unrest": view["unrest"] + tucked,
            }


@rule("IM-12.6")
def test_the_own_forecast_is_the_score_of_now_and_a_rivals_counts_what_is_known() -> None:
    match = new("imperium", seats=3, seed=5, options={"sides": "A"})
    bots = [bot("greedy", seed=seat) for seat in range(3)]
    for _ in range(250):
        seat = match.decisions[0].seat
        match.play(seat, bots[seat].choose(match, seat))
    scores = match.state.scores()
    for seat in range(3):
        view = match.view(seat)
        assert view["players"][seat]["forecast"] == scores[seat].to_json()
        progress = view["players"][seat]["tokens"]["progress"]
        assert sum(view["worth"].values()) + progress >= scores[seat].total  # copies share an id
        assert view["players"][seat]["deck_cards"] == sorted(view["players"][seat]["deck_cards"])
        assert len(view["players"][seat]["deck_cards"]) == len(view["players"][seat]["deck"])
        for other in view["players"]:
            assert other["seat"] == seat or other["deck_cards"] == []
    assert match.view(None)["worth"] == {}


@rule("IM-2.2", "IM-6.1", "IM-6.5")
def test_only_the_active_player_sees_how_far_the_turn_is() -> None:
    match = new("imperium", seats=2, seed=8, options={"sides": "A"})
    bots = [bot("greedy", seed=seat) for seat in range(2)]
    seen: set[str] = set()
    for _ in range(200):
        decision = match.decisions[0]
        active = match.state.view(None)["active"]
        seen.add(match.view(active)["phase"])
        assert match.view(1 - active)["phase"] in ("turn", "solstice")
        match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
    assert {"turn", "activate", "token", "discard", "solstice"} <= seen
