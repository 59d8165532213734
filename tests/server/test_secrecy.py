"""Nobody is sent what they cannot know: compared with `resample`, and by looking for secrets."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.server.differences import Sent
from pentapolis.server.encoding import dumps
from pentapolis.server.refusal import Refused
from pentapolis.server.tables import Bearer, Table
from pentapolis.server.veil import Veil
from tests.server.harness import ServerProcess, Socket, Visitor, wait_for

KEY = b"key"


def table_of(game: str, seats: int, seed: int = 77, options: dict[str, Any] | None = None) -> Table:
    """A table in memory where every seat belongs to somebody else."""
    row = {
        "id": "t", "game": game, "rules": pentapolis.games()[game].rules_version,
        "seed": str(seed), "start": "[]",
        "options": json.dumps(pentapolis.games()[game].check(seats, options)),
        "kind": "game", "status": "running", "public": 1, "spectators": 1, "clock": "relaxed",
        "owner": "p0", "owner_name": "P0", "parent": None, "created": 0.0, "updated": 0.0,
        "version": 1, "position": 0, "asked": "[]", "times": "{}", "result": "{}",
    }  # fmt: skip
    chairs = [
        {"seat": s, "kind": "person", "person": f"p{s}", "name": f"P{s}", "bot": None,
         "generation": 0}
        for s in range(seats)
    ]  # fmt: skip
    table = Table(row, chairs)
    table.begin()
    table.settle(time.time(), [-1] * seats)
    return table


def told(table: Table, seat: int | None) -> str:
    """All that the server would send to that seat, past positions included."""
    bearer = Bearer(None if seat is None else f"p{seat}", "")
    state = table.state(bearer, seat, Sent(), KEY)
    del state["clocks"]["now"]
    return json.dumps(json.loads(dumps(state)), sort_keys=True)


@pytest.mark.parametrize("game", sorted(pentapolis.games()))
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_sent(game: str) -> None:
    rng = Random(3)
    table = table_of(game, pentapolis.games()[game].seats[0])
    match = table.running()
    version = 1
    while not match.over and match.position < 120:
        if match.position % 4 == 0:
            truth = match.state
            for seat in (*range(match.seats), None):
                seen = told(table, seat)
                match.state = truth.resample(seat, Random(rng.random()))
                assert told(table, seat) == seen, f"seat {seat} at {match.position}"
                match.state = truth
        decision = rng.choice(match.decisions)
        version += 1
        since = table.since[:]
        table.apply("play", decision.seat, rng.choice(decision.moves).text, version)
        table.settle(time.time(), since)


def act(table: Table, kind: str, seat: int, text: str) -> None:
    """One action, as `LiveTables` carries it out."""
    since = table.since[:]
    table.apply(kind, seat, text, table.version + 1)
    table.settle(time.time(), since)


def halikarnassos() -> tuple[Table, int]:
    """A table where Halikarnassos looks through the discard pile, and its seat."""
    table = table_of("seven-wonders", 3, 2, {"sides": "day"})
    match, rng = table.running(), Random(2)
    while not match.state.is_veiled():
        decision = match.decisions[0]
        stages = [move for move in decision.moves if move.verb == "stage"]
        act(table, "play", decision.seat, rng.choice(stages or decision.moves).text)
    return table, match.decisions[0].seat


def test_nobody_is_told_who_is_asked_in_a_window() -> None:
    table, asked = halikarnassos()
    for seat in (*range(3), None):
        state = table.state(Bearer(f"p{seat}", ""), seat, Sent(), KEY)
        assert state["table"]["reactions"] is True
        assert state["table"]["asked"] == ([asked] if seat == asked else [])
        running = [clock["seat"] for clock in state["clocks"]["seats"] if clock["deadline"]]
        assert running == ([asked] if seat == asked else [])


def test_a_pass_in_a_window_changes_no_number_that_others_get() -> None:
    table, asked = halikarnassos()
    reserve = table.times.reserve[:]

    def numbers(seat: int | None) -> list[Any]:
        state = table.state(Bearer(f"p{seat}", ""), seat, Sent(), KEY)
        moves = [(move["position"], move["seat"]) for move in state["changes"]["moves"]]
        return [state["version"], state["position"], state["table"]["position"], moves]

    before = {seat: numbers(seat) for seat in (*range(3), None)}
    table.times.started[asked] = 0.0  # thought for decades
    act(table, "play", asked, "decline")
    for seat in (*range(3), None):
        assert (numbers(seat) == before[seat]) == (seat != asked)
    assert table.times.reserve == reserve
    assert table.true_version(before[None][0], []) == table.version
    last = table.past(before[None][1], None, [])
    assert last["view"] == table.running().view(None)
    assert last["last"] == before[None][1]
    copy = Veil(3)
    copy.from_row(json.loads(json.dumps(table.veil.to_row())))
    assert vars(copy) == vars(table.veil)


def test_an_answer_after_a_silent_pass_is_not_stale() -> None:
    table, asked = halikarnassos()
    other = (asked + 1) % 3
    act(table, "play", asked, "decline")
    shown = table.state(Bearer(f"p{other}", ""), other, Sent(), KEY)["version"]
    table.check_answer(other, table.true_version(shown, [other]), [other])
    with pytest.raises(Refused):
        table.check_answer(other, table.true_version(shown - 1, [other]), [other])


def test_a_client_that_follows_gets_every_move_when_the_game_is_over() -> None:
    table, asked = halikarnassos()
    match, rng = table.running(), Random(3)
    sent = Sent()
    positions: list[int] = []
    while True:
        part = table.state(Bearer(None, ""), None, sent, KEY)["changes"]
        assert part["start"] <= len(positions), "a gap"
        positions[part["start"] :] = [move["position"] for move in part["moves"]]
        if match.over:
            break
        decision = match.decisions[0]
        text = "decline" if decision.seat == asked else rng.choice(decision.moves).text
        act(table, "play", decision.seat, text if decision.find(text) else decision.moves[0].text)
    assert positions == list(range(1, match.position + 1))
    assert match.silent_seats() == [asked]


def test_messages_carry_no_secrets(server: ServerProcess, eva: Visitor, jan: Visitor) -> None:
    opened = eva.new_table("mob", options={"sides": "day"}, public=True)
    table = opened["table"]["id"]
    first = opened["links"][1]["token"]
    joined = jan.post(f"/api/tables/{table}/join", seat=1)
    secrets = [eva.token, jan.token, joined["token"], first, opened["links"][0]["token"]]
    heard: list[str] = []

    async def watch() -> None:
        async with (
            Socket(server.url, table, [jan.token]) as player,
            Socket(server.url, table, []) as spectator,
        ):
            assert spectator.state["viewer"] is None
            assert spectator.state["table"]["mine"] == []
            assert spectator.state["decision"] is None
            assert spectator.state["view"]["hand"] == []
            await player.until_asked()
            await player.play()
            await spectator.until("state")
            heard.extend(json.dumps(s.state) for s in (player, spectator))

    asyncio.run(watch())
    for visitor in (eva, jan, Visitor(server.url, None)):
        for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/state"):
            heard.append(json.dumps(visitor.get(path)))
    assert all('"seed"' not in text for text in heard)
    for secret in secrets:
        assert all(secret not in text for text in heard)


def test_nobody_looks_from_a_chair_that_is_not_theirs(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    opened = eva.new_table("mob")
    table = opened["table"]["id"]
    link = opened["links"][1]["token"]
    own = jan.post(f"/api/tables/{table}/join", token=link)["token"]
    path = f"/api/tables/{table}"
    assert eva.refused("GET", f"{path}/state?seat=1") == (403, "not-yours")
    assert eva.refused("GET", f"{path}/stream?seat=1") == (403, "not-yours")
    assert eva.refused("GET", f"{path}/at/0?seat=1") == (403, "not-yours")
    assert eva.refused("GET", f"{path}/at/99999") == (404, "not-found")
    assert eva.refused("GET", f"{path}/save") == (403, "not-yours")
    assert eva.refused("GET", f"{path}/chart") == (403, "not-yours")
    assert eva.refused("POST", f"{path}/copy", position=0) == (403, "not-yours")
    assert eva.refused("POST", f"{path}/hint", seat=1) == (403, "not-yours")
    assert eva.refused("POST", f"{path}/why-not", seat=1, move="x") == (403, "not-yours")
    assert eva.refused("POST", f"{path}/foresee", seat=1, move="x") == (403, "not-yours")
    assert eva.refused("POST", f"{path}/leave", seat=1) == (403, "not-yours")
    assert jan.refused("POST", f"{path}/fill") == (403, "not-yours")
    # The link that Eva sent is no longer good once Jan sits there.
    assert eva.refused("POST", f"{path}/join", token=link) == (409, "conflict")
    thief = Visitor(server.url, None, token=link)
    assert thief.get(f"{path}/state")["viewer"] is None
    assert eva.get(f"{path}/links") == [{"seat": 0, "token": opened["links"][0]["token"]}]
    phone = Visitor(server.url, None, token=own)
    assert phone.get(f"{path}/state")["viewer"] == 1
    assert phone.get(f"{path}/links") == [{"seat": 1, "token": own}]

    async def steal() -> Any:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.send({"type": "look", "seat": 1})
            return await socket.until("error")

    assert asyncio.run(steal())["code"] == "not-yours"


def test_a_table_without_spectators_admits_none(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    table = eva.new_table("mbb", spectators=False)["table"]["id"]
    assert jan.refused("GET", f"/api/tables/{table}/state") == (403, "not-yours")
    assert eva.get(f"/api/tables/{table}/state")["viewer"] == 0

    async def look() -> dict[str, Any]:
        socket = Socket(server.url, table, [jan.token])
        try:
            await asyncio.wait_for(socket.__aenter__(), 5)
        except Exception:
            return {}
        return socket.state

    assert asyncio.run(look()) == {}


def test_a_seed_cannot_be_chosen_where_others_play(server: ServerProcess, eva: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    code = eva.refused("POST", "/api/tables", game="seven-wonders", seats=seats, seed=1)
    assert code == (400, "bad-request")
    one = eva.new_table("mbb", seed=5)["table"]["id"]
    two = eva.new_table("mbb", seed=5)["table"]["id"]
    views = [eva.get(f"/api/tables/{table}/at/0")["view"] for table in (one, two)]
    assert views[0] == views[1]


def test_a_finished_table_without_spectators_stays_closed(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    opened = eva.new_table("mbb", spectators=False)
    table = opened["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.play_on()

    asyncio.run(play())
    path = f"/api/tables/{table}"
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "state", {}),
        ("GET", "at/3", {}),
        ("GET", "at/3?seat=1", {}),
        ("GET", "save", {}),
        ("GET", "chart", {}),
        ("GET", "analysis", {}),
        ("POST", "analysis", {}),
        ("POST", "copy", {"position": 3}),
        ("POST", "chat", {"text": "hi"}),
    ]
    nobody = Visitor(server.url, None)
    friend = Visitor(server.url, None, token=opened["links"][0]["token"])
    for method, what, data in asked:
        assert jan.refused(method, f"{path}/{what}", **data) == (403, "not-yours"), what
        assert nobody.ask(method, f"{path}/{what}", **data).status_code in (401, 403), what
        if method == "GET":
            assert friend.get(f"{path}/{what}"), "who played may look back"
            assert eva.get(f"{path}/{what}")
    eva.post(f"{path}/copy", position=3)


def test_a_friend_with_one_seat_at_one_screen_sees_that_seat_only(
    server: ServerProcess, eva: Visitor
) -> None:
    opened = eva.new_table("mlb", options={"sides": "day"})
    table = opened["table"]["id"]
    friend = Visitor(server.url, None, token=opened["links"][1]["token"])
    path = f"/api/tables/{table}"
    assert friend.get(f"{path}/state")["viewer"] == 1
    assert friend.refused("GET", f"{path}/save") == (403, "not-yours")
    assert friend.refused("POST", f"{path}/copy", position=0)[0] in (401, 403)
    for seat in (0, 1):
        state = eva.get(f"{path}/state?seat={seat}")
        move = state["decision"]["moves"][0]["text"]
        eva.post(f"{path}/play", version=state["version"], seat=seat, move=move)
    wait_for(lambda: eva.get(f"{path}/state")["position"] >= 3)
    assert eva.get(f"{path}/state")["undo"]["moves"] == 2
    assert friend.get(f"{path}/state")["undo"] == {
        "moves": 0, "last": 0, "free": False, "redo": False, "ask": True, "retract": [],
    }  # fmt: skip
    assert eva.get(f"{path}/save")["moves"]
