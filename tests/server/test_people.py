"""Guests, accounts, tables of one's own, the lobby, copies and replays."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.server import people, schema, words
from tests.server.harness import HTTP, ServerProcess, Socket, Visitor

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-A1b2C3d4E5f", "-_", "B1b2C3d4E5f-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert people.new_id() == "B1b2C3d4E5f-"


def test_a_guest_becomes_an_account_and_comes_back_elsewhere(server: ServerProcess) -> None:
    eva = Visitor(server.url, "Eva")
    table = eva.new_table("mbb")["table"]["id"]
    person = eva.post("/api/account", login="Eva.1", password="correct horse")
    assert person["account"] == "eva.1"
    assert eva.refused("POST", "/api/account", login="eva2", password="12345678")[0] == 409
    jan = Visitor(server.url, "Jan")
    for login, password in (("eva.1", "wrong horse"), ("nobody", "correct horse")):
        code = jan.refused("POST", "/api/login", login=login, password=password)
        assert code == (401, "unknown-token")
    session = jan.post("/api/login", login="eva.1", password="correct horse")
    again = Visitor(server.url, None, token=session["token"])
    assert [head["id"] for head in again.get("/api/tables?mine=1")["tables"]] == [table]
    assert again.get(f"/api/tables/{table}")["mine"] == [0]
    again.post("/api/logout")
    assert again.refused("GET", "/api/me") == (401, "unknown-token")
    assert eva.get("/api/me")["name"] == "Eva"


def test_passwords_and_tokens_are_not_stored(server: ServerProcess, eva: Visitor) -> None:
    eva.post("/api/account", login="eva.stored", password="correct horse")
    seat = eva.new_table("mob")["links"][1]["token"]
    folder = Path(server.arguments[1])
    stored = b"".join(path.read_bytes() for path in folder.glob("pentapolis.sqlite*"))
    assert b"eva.stored" in stored
    assert b"$argon2id$" in stored
    for secret in ("correct horse", eva.token, seat):
        assert secret.encode() not in stored


def test_the_lobby_lists_public_tables_and_anybody_may_sit_down(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    public = eva.new_table("moo", public=True)["table"]["id"]
    private = eva.new_table("moo")["table"]["id"]
    listed = {head["id"] for head in Visitor(server.url, None).get("/api/tables")["tables"]}
    assert public in listed
    assert private not in listed
    assert jan.refused("POST", f"/api/tables/{private}/join") == (403, "not-yours")
    assert jan.refused("POST", f"/api/tables/{public}/join", seat=0) == (409, "conflict")
    seat = jan.post(f"/api/tables/{public}/join", seat=2)["seat"]
    assert seat == 2
    head = jan.post(f"/api/tables/{public}/leave", seat=2)
    assert head["seats"][2]["kind"] == "open"
    jan.post(f"/api/tables/{public}/join")
    assert eva.refused("POST", f"/api/tables/{public}/play", version=1, seat=0, move="x") == (
        409, "conflict",
    )  # fmt: skip
    head = eva.post(f"/api/tables/{public}/fill")
    assert head["status"] == "running"
    assert [seat["kind"] for seat in head["seats"]] == ["person", "person", "bot"]
    assert jan.get("/api/tables?mine=1")["tables"][0]["id"] == public
    head = jan.post(f"/api/tables/{public}/leave", seat=1)
    assert head["seats"][1]["kind"] == "bot", "a bot goes on for who leaves a running game"


def test_who_waits_in_an_open_table_sees_it_start(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    opened = eva.new_table("mob")
    table = opened["table"]["id"]

    async def wait() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            assert socket.state["view"] is None
            assert socket.state["table"]["status"] == "open"
            await asyncio.to_thread(
                jan.post, f"/api/tables/{table}/join", token=opened["links"][1]["token"]
            )
            while socket.state["view"] is None:
                await socket.receive()
            assert socket.state["table"]["seats"][1]["name"] == "Jan"
            async with Socket(server.url, table, [jan.token]):
                while socket.presence.get("online") != [0, 1]:
                    await socket.receive()
            while socket.presence["online"] != [0]:
                await socket.receive()

    asyncio.run(wait())


def finished(server: ServerProcess, eva: Visitor) -> Any:
    table = eva.new_table("mbb", options={"sides": "day"})["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.play_on()

    asyncio.run(play())
    return eva.get(f"/api/tables/{table}")


def test_a_finished_game_is_a_replay_for_everybody(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    head = finished(server, eva)
    table = head["id"]
    save = jan.get(f"/api/tables/{table}/save")
    match = pentapolis.load(save)
    assert [score.to_json() for score in match.scores] == head["scores"]
    for position in (0, 17, match.position):
        for seat in (0, 2):
            past = jan.get(f"/api/tables/{table}/at/{position}?seat={seat}")
            assert past["view"] == json.loads(json.dumps(match.at(position).view(seat)))
    spectator = jan.get(f"/api/tables/{table}/at/5")
    assert spectator["viewer"] is None
    chart = jan.get(f"/api/tables/{table}/chart")
    assert chart["totals"][-1] == [score.total for score in match.scores]
    assert jan.refused("GET", f"/api/tables/{table}/at/5?seat=9")[0] == 403


def test_alone_even_the_last_answer_can_be_taken_back(server: ServerProcess, eva: Visitor) -> None:
    head = finished(server, eva)
    table = head["id"]
    eva.post(f"/api/tables/{table}/undo", version=head["version"])
    again = eva.get(f"/api/tables/{table}")
    assert (again["status"], again["scores"], again["winners"]) == ("running", None, [])
    assert 0 in again["asked"]
    done = eva.post(f"/api/tables/{table}/redo", version=again["version"])
    over = eva.get(f"/api/tables/{table}")
    assert (over["status"], over["scores"], over["version"]) == (
        "over", head["scores"], done["version"],
    )  # fmt: skip


def test_play_on_from_here(server: ServerProcess, eva: Visitor, jan: Visitor) -> None:
    head = finished(server, eva)
    table = head["id"]
    copy = jan.post(f"/api/tables/{table}/copy", position=20, seat=1)["table"]
    assert (copy["kind"], copy["mine"], copy["status"]) == ("analysis", [1], "running")
    assert copy["position"] >= 20
    assert [seat["name"] for seat in copy["seats"]][1] == "Jan"
    again = jan.get(f"/api/tables/{copy['id']}/at/20")["view"]
    assert again == jan.get(f"/api/tables/{table}/at/20?seat=1")["view"]

    async def play() -> None:
        async with Socket(server.url, copy["id"], [jan.token]) as socket:
            await socket.play_on(2)
            await socket.until_quiet()
            for _ in range(3):  # back over the point where the copy was made
                answer = await socket.request("undo", version=socket.state["version"])
                assert answer["type"] == "done"
            assert socket.state["position"] < 20

    asyncio.run(play())
    by_hand = eva.post(f"/api/tables/{table}/copy", position=0)["table"]
    assert by_hand["mine"] == [0, 1, 2]
    save = eva.get(f"/api/tables/{table}/save")
    loaded = eva.post("/api/load", save=save, seat=0)["table"]
    assert loaded["scores"] == head["scores"]
    save["moves"][3][1] = "cheat"
    assert eva.refused("POST", "/api/load", save=save) == (400, "bad-request")
    assert eva.refused("POST", f"/api/tables/{table}/copy", position=9999)[0] == 404


def test_openapi_describes_every_route_and_the_document_names_it(server: ServerProcess) -> None:
    described = HTTP.get(f"{server.url}/openapi.json").json()
    text = DOCS.read_text("utf-8")
    paths = set(described["paths"])
    assert "/api/tables/{table}/play" in paths
    for path in paths:
        name = path.replace("{table}", "{id}")
        rest = name.removeprefix("/api/tables/{id}/").split("{")[0].rstrip("/")
        assert name in text or f"`{rest}`" in text, f"docs/api.md says nothing about {name}"


def test_the_schema_names_every_message() -> None:
    definitions = schema.schema()["$defs"]
    for name in ("StateMessage", "PlayMessage", "Fault", "TableModel", "NewTable"):
        assert name in definitions
    server = definitions["Messages"]["properties"]["server"]
    assert set(server["discriminator"]["mapping"]) == {
        "state", "difference", "error", "done", "hints", "reason", "outlook", "previews", "plans",
        "refusals", "chat", "presence", "ping",
    }  # fmt: skip


def test_the_collection_is_served_in_both_languages(server: ServerProcess) -> None:
    about = words.About.model_validate(HTTP.get(f"{server.url}/api/about").json())
    assert {game.id for game in about.games} == set(pentapolis.games())
    for game in about.games:
        parts = HTTP.get(f"{server.url}/api/games/{game.id}/components").json()
        assert parts
        for part in parts.values():
            words.ComponentModel.model_validate(part)
        assert (game.caveat is not None) == (game.id == "endeavor")
        rules = HTTP.get(f"{server.url}/api/games/{game.id}/rules").json()
        assert rules[0]["number"].startswith(game.prefix)
        for language in about.languages:
            path = f"/api/games/{game.id}/rules?language={language}"
            told = HTTP.get(server.url + path).json()
            assert [one["number"] for one in told] == [one["number"] for one in rules]
            path = f"/api/text/{game.prefix.lower()}/{language}"
            text = HTTP.get(server.url + path)
            assert game.summary[language] in text.text
            tag = text.headers["etag"]
            same = HTTP.get(server.url + path, headers={"If-None-Match": tag})
            assert same.status_code == 304
    assert "core-server-stale" in HTTP.get(f"{server.url}/api/text/core/cs").text
    assert HTTP.get(f"{server.url}/api/text/core/de").status_code == 404
    assert HTTP.get(f"{server.url}/api/text/..%2f/en").status_code == 404
    assert HTTP.get(f"{server.url}/api/games/chess/rules").status_code == 404
    unknown = f"{server.url}/api/games/endeavor/rules?language=de"
    assert HTTP.get(unknown).status_code == 404


def test_before_the_game_begins_a_chair_is_given_to_somebody_else(
    eva: Visitor, jan: Visitor
) -> None:
    opened = eva.new_table("moo")
    table = opened["table"]["id"]
    path = f"/api/tables/{table}/seats"
    old = next(link["token"] for link in opened["links"] if link["seat"] == 1)
    assert jan.refused("POST", f"{path}/1", kind="bot") == (403, "not-yours")
    assert eva.refused("POST", f"{path}/7", kind="bot")[1] == "bad-request"
    head = eva.post(f"{path}/1", kind="bot", bot="steady", name="Solon")
    assert [seat["kind"] for seat in head["seats"]] == ["person", "bot", "open"]
    assert (head["seats"][1]["name"], head["seats"][1]["bot"]) == ("Solon", "steady")
    # Free again: another link than before.
    assert eva.post(f"{path}/1", kind="open")["seats"][1]["kind"] == "open"
    new = next(link["token"] for link in eva.get(f"/api/tables/{table}/links") if link["seat"] == 1)
    assert new != old
    jan.post(f"/api/tables/{table}/join", token=new)
    # Who sat there stands up; the last free chair taken begins the game.
    head = eva.post(f"{path}/1", kind="local", name="Ota")
    assert (head["seats"][1]["kind"], head["seats"][1]["name"]) == ("local", "Ota")
    assert head["status"] == "open"
    assert eva.post(f"{path}/2", kind="bot")["status"] == "running"
    assert eva.refused("POST", f"{path}/2", kind="open") == (409, "conflict")
