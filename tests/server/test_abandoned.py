"""Tables that nobody came back to: which go, and which stay."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from pentapolis.server.housekeeping import DAY
from tests.server.harness import Socket, Visitor, serving, wait_for


def test_abandoned_tables_go_and_games_stay(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as process:
        eva = Visitor(process.url, "Eva")
        unstarted = eva.new_table("mob")["table"]["id"]
        fresh = eva.new_table("mob")["table"]["id"]
        game = eva.new_table("mbb")["table"]["id"]
        analysis = eva.post(f"/api/tables/{game}/copy", position=0)["table"]["id"]
        eva.post(f"/api/tables/{unstarted}/chat", text="anybody?")
        process.kill()
        with sqlite3.connect(tmp_path / "pentapolis.sqlite") as db:
            old = (time.time() - 91 * DAY, fresh)
            db.execute("UPDATE tables SET updated = ? WHERE id <> ?", old)
        db.close()
        process.start()
        wait_for(lambda: eva.ask("GET", f"/api/tables/{unstarted}").status_code == 404)
        assert eva.ask("GET", f"/api/tables/{analysis}").status_code == 404
        assert eva.get(f"/api/tables/{fresh}")["status"] == "open"
        assert eva.get(f"/api/tables/{game}")["status"] == "running", "a game is never removed"

    with serving("--data", str(tmp_path), "--forget-games", "30") as process:
        eva = Visitor(process.url, None, token=eva.token)
        wait_for(lambda: eva.ask("GET", f"/api/tables/{game}").status_code == 404)
        assert eva.get(f"/api/tables/{fresh}")["status"] == "open"


def test_who_runs_out_of_time_or_leaves_is_told_about(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as process:
        eva, jan = Visitor(process.url, "Eva"), Visitor(process.url, "Jan")
        opened = eva.new_table("mob", options={"sides": "day"})
        table = opened["table"]["id"]
        jan.post(f"/api/tables/{table}/join", token=opened["links"][1]["token"])

        async def told() -> list[tuple[str, str]]:
            async with Socket(process.url, table, [eva.token]) as socket:
                await asyncio.to_thread(jan.post, f"/api/tables/{table}/leave", seat=1)
                while len(socket.chat) < 2:
                    await socket.receive()
                return [
                    (line["message"]["key"], line["message"]["args"]["seat"])
                    for line in socket.chat
                ]

        assert asyncio.run(told()) == [
            ("core-server-sat", "seat:1"),
            ("core-server-stood", "seat:1"),
        ]
