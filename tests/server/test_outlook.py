"""What a move would lead to: whether it ends the turn, told without playing it."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from pentapolis import api
from pentapolis.api import Match
from pentapolis.server.advice import ends_turn
from tests.server.harness import ServerProcess, Socket, Visitor


@pytest.mark.parametrize("game", sorted(api.games()))
def test_what_is_foretold_comes_true(game: str) -> None:
    """A turn ends where others are asked, where a new one begins, and where undo stops."""
    kind = api.game(game)
    match, rng = Match(kind, min(kind.seats), 5, {}), Random(5)
    seen = set()
    for _ in range(50):
        decision = rng.choice(match.decisions)
        seat, move = decision.seat, rng.choice(decision.moves)
        foretold = ends_turn(match.state, seat, move, is_free=False)
        told = len(match.log())
        match.play(seat, move)
        ended = (
            match.state.decision(seat) is None
            or match.fence == match.position
            or any(event.heading for event in match.log()[told:])
        )
        assert foretold == ended, f"{match.record[-1]} at {match.position}"
        seen.add(ended)
    # In 7 Wonders every card is a turn.
    assert seen == ({True} if game == "seven-wonders" else {True, False})


def test_who_plays_alone_is_not_stopped_by_fences() -> None:
    """Undo knows no fence there: a turn ends only where the game itself says so."""
    match, rng = Match(api.game("imperium"), 2, 5, {}), Random(5)
    only_fenced = 0
    for _ in range(60):
        decision = match.decisions[0]
        move = rng.choice(decision.moves)
        alone = ends_turn(match.state, decision.seat, move, is_free=True)
        together = ends_turn(match.state, decision.seat, move, is_free=False)
        assert together or not alone
        only_fenced += together and not alone
        match.play(decision.seat, move)
    assert only_fenced


def test_a_seat_asks_what_its_move_would_end(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("mbb", options={"sides": "day"}, seed=7)["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.until_quiet()
            version = socket.state["version"]
            # All bots have chosen: the card is uncovered at once, and a new turn begins.
            move = socket.state["decision"]["moves"][0]["text"]
            answer = await socket.request("foresee", seat=0, move=move)
            assert (answer["type"], answer["ends_turn"]) == ("outlook", True)
            answer = await socket.request("foresee", seat=0, move="build palace")
            assert (answer["type"], answer["code"]) == ("error", "illegal")
            assert answer["error"]["rule"]
            assert socket.state["version"] == version

    asyncio.run(play())


def test_a_seat_asks_what_its_moves_cost_and_bring(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("mbb", options={"sides": "day"}, seed=7)["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.until_quiet()
            version = socket.state["version"]
            moves = [move["text"] for move in socket.state["decision"]["moves"]]
            answer = await socket.request("preview", seat=0, moves=[*moves, "build palace"])
            assert answer["type"] == "previews"
            assert set(answer["previews"]) == set(moves)  # what is not offered has no preview
            sale = next(text for text in moves if text.startswith("sell"))
            told = answer["previews"][sale]
            assert told["changes"].get("coins", 3) >= 3 or "coins" in told["open"]
            build = next(text for text in moves if text.startswith("build"))
            card = f"card:{build.split()[1]}"
            answer = await socket.request("plans", seat=0, component=card)
            assert [build] in [plan["moves"] for plan in answer["plans"]]
            answer = await socket.request("preview", seat=1, moves=moves)
            assert (answer["type"], answer["code"]) == ("error", "not-yours")
            assert socket.state["version"] == version

    asyncio.run(play())
