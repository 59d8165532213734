"""The operator's commands: backup, restore, check, repair, tables and people, while it runs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pentapolis.cli.app import build
from pentapolis.core.errors import PentapolisError
from pentapolis.server import admin
from pentapolis.server.storage import Storage, StorageError
from tests.server.harness import ServerProcess, Socket, Visitor, serving, wait_for
from tests.server.test_account import PASSWORD, account, until_closed


def run(*arguments: str) -> str:
    result = CliRunner().invoke(build(), ["admin", *arguments])
    if isinstance(result.exception, PentapolisError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def play_a_little(server: ServerProcess, eva: Visitor, table: str, moves: int) -> Any:
    async def play() -> Any:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.play_on(moves)
            await socket.until_quiet()
            return socket.state["position"]

    return asyncio.run(play())


def test_backup_and_restore_while_the_server_runs(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    with serving("--data", str(data)) as process:
        eva = Visitor(process.url, "Eva")
        table = eva.new_table("mbb", options={"sides": "day"})["table"]["id"]
        before = play_a_little(process, eva, table, 2)
        run("backup", str(file), "--data", str(data))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        with pytest.raises(PentapolisError):
            run("backup", str(file), "--data", str(data))
        later = eva.new_table("mbb")["table"]["id"]
        assert play_a_little(process, eva, table, 2) > before
        with pytest.raises(PentapolisError):
            run("restore", str(file), "--data", str(data))

        async def watch() -> None:
            async with Socket(process.url, table, [eva.token]) as socket:
                await asyncio.to_thread(run, "restore", str(file), "--data", str(data), "--force")
                await until_closed(socket)  # and comes back to what is restored

        asyncio.run(watch())
        assert eva.get(f"/api/tables/{table}/state")["position"] == before
        assert eva.refused("GET", f"/api/tables/{later}/state")[0] == 404
        assert play_a_little(process, eva, table, 1) > before
    elsewhere = tmp_path / "elsewhere"
    run("restore", str(file), "--data", str(elsewhere))
    with serving("--data", str(elsewhere)) as process:
        eva = Visitor(process.url, None, token=eva.token)
        assert eva.get(f"/api/tables/{table}/state")["position"] == before
    assert not list(tmp_path.glob("*.part*"))


def test_a_first_version_backup_is_restored(tmp_path: Path) -> None:
    file, target = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    text = (Path(__file__).parent / "data" / "version1.sql").read_text()
    db = sqlite3.connect(file)
    db.executescript(text)
    db.close()
    before = file.read_bytes()
    assert admin.restore(str(target), file)["people"] == 1
    assert file.read_bytes() == before, "a backup is not changed"
    assert admin.list_people(str(target))[0]["account"] == "eva"


def broken_table(data: Path, eva: Visitor, process: ServerProcess) -> str:
    table: str = eva.new_table("mbb", options={"sides": "day"})["table"]["id"]
    play_a_little(process, eva, table, 3)
    return table


def test_check_finds_damage_and_repair_mends_it(tmp_path: Path) -> None:
    path = tmp_path / "pentapolis.sqlite"
    url = str(path)
    with serving("--data", str(tmp_path)) as process:
        eva = Visitor(process.url, "Eva")
        table = broken_table(tmp_path, eva, process)
        sound = eva.new_table("mmm")["table"]["id"]
        assert "sound" in run("check", "--data", str(tmp_path))
        with pytest.raises(PentapolisError, match="another server"):
            run("repair", "--data", str(tmp_path))
    db = sqlite3.connect(path)
    versions = [v for (v,) in db.execute("SELECT version FROM actions ORDER BY version")]
    db.execute("UPDATE actions SET text = 'build nothing' WHERE version = ?", (versions[-3],))
    db.execute("INSERT INTO chat VALUES ('gone', 1, 0, 'X', NULL, 'x', NULL)")
    db.commit()
    db.close()
    found = admin.check(url)
    assert len(found) == 2
    assert found[0].startswith("chat: 1 rows")
    assert f"table {table}" in found[1]
    result = CliRunner().invoke(build(), ["admin", "check", "--data", str(tmp_path)])
    assert result.exit_code == 1
    done = admin.repair(url)
    assert f"table {table}: 3 actions removed, {len(versions) - 3} kept" in done
    assert admin.check(url) == []
    with serving("--data", str(tmp_path)) as process:
        eva = Visitor(process.url, None, token=eva.token)
        assert eva.get(f"/api/tables/{sound}/state")["position"] == 0
        assert play_a_little(process, eva, table, 1) > len(versions) - 3


def test_a_damaged_file_is_salvaged(tmp_path: Path) -> None:
    path = tmp_path / "pentapolis.sqlite"
    Storage(str(path)).close()
    db = sqlite3.connect(path)
    guests = [(str(number), f"Guest {number}", 0) for number in range(300)]
    db.executemany("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", guests)
    db.commit()
    db.close()
    raw = bytearray(path.read_bytes())
    where = raw.rindex(b"Guest 30") // 4096 * 4096
    raw[where : where + 4096] = b"\xff" * 4096
    path.write_bytes(raw)
    for end in ("-wal", "-shm"):
        Path(f"{path}{end}").unlink(missing_ok=True)
    try:
        found = admin.check(str(path))
    except StorageError as error:
        found = [str(error)]
    assert found
    run("repair", "--data", str(tmp_path))
    assert admin.check(str(path)) == []
    assert list(tmp_path.glob("*.damaged-*")), "the old one is kept"
    assert 100 < len(admin.list_people(str(path), 1000)) < 300, "what could be read"


def test_tables_and_people_while_the_server_runs(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with serving(*data) as process:
        eva, jan = Visitor(process.url, "Eva"), Visitor(process.url, "Jan")
        account(eva, "eva")
        table = jan.new_table("mob", options={"sides": "day"})
        opened = table["table"]["id"]
        own = eva.new_table("mbb")["table"]["id"]
        eva.post(f"/api/tables/{opened}/join", token=table["links"][1]["token"])
        listed = json.loads(run("tables", *data, "--json"))
        assert {row["id"] for row in listed} == {opened, own}
        assert "Jan" in run("tables", *data, "--status", "running")
        assert json.loads(run("people", *data, "--json"))[0]["name"] == "Jan"
        names, row = run("people", *data).splitlines()[::2]
        assert names.index("login") == row.index("eva"), "a column has a name"

        async def banned() -> None:
            async with Socket(process.url, own, [eva.token]) as socket:
                await asyncio.to_thread(run, "ban", "eva", *data)
                assert (await asyncio.to_thread(eva.refused, "GET", "/api/me"))[0] == 403
                await until_closed(socket)

        asyncio.run(banned())
        login = {"login": "eva", "password": PASSWORD}
        assert eva.refused("POST", "/api/login", **login) == (403, "not-yours")
        run("ban", "eva", "--lift", *data)
        assert eva.get("/api/me")["name"] == "Eva"
        code = run("reset", "eva", *data).rpartition("#")[2].strip()
        eva.post("/api/reset", code=code, password="battery staple")

        async def announced() -> Any:
            async with Socket(process.url, opened, [jan.token]) as socket:
                await asyncio.to_thread(run, "announce", "Closed tonight", *data)
                while True:
                    for line in (await socket.until("chat"))["lines"]:
                        if line["message"] and "announcement" in line["message"]["key"]:
                            return line["message"]["args"]["text"]

        assert asyncio.run(announced()) == "Closed tonight"
        run("remove-person", "eva", *data)
        wait_for(lambda: jan.get(f"/api/tables/{opened}")["seats"][1]["kind"] == "bot")
        wait_for(lambda: jan.ask("GET", f"/api/tables/{own}").status_code == 404)
        run("remove-table", opened, *data)
        wait_for(lambda: jan.ask("GET", f"/api/tables/{opened}").status_code == 404)
        for wrong in (("remove-table", "x"), ("ban", "x"), ("reset", jan.id)):
            with pytest.raises(PentapolisError):
                run(*wrong, *data)
    with pytest.raises(PentapolisError, match="no such file"):
        run("tables", "--data", str(tmp_path / "nowhere"))
