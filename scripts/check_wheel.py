"""A wheel as those who install it meet it: in an empty environment, away from the checkout.

``check_wheel.py WHEEL``: first the plain install with its command and its types, then the server
with its page and one game. Libraries come in the locked versions.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PROGRAM = """\
import pentapolis

match = pentapolis.new("seven-wonders", seats=3, seed=7)
bots = [pentapolis.bot("greedy", seed=seat) for seat in range(3)]
while not match.over:
    decision: pentapolis.Decision = match.decisions[0]
    move: pentapolis.Move = bots[decision.seat].choose(match, decision.seat)
    match.play(decision.seat, move)
totals: list[int] = [score.total for score in match.scores]
reveal_type(match.winners)
print(totals)
"""
PATIENCE = 300


class Installed:
    """An environment with the wheel installed, and a working folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=True)
        self.bin = folder / "env" / "bin"
        # Nothing of the checkout or of the caller's settings may be used.
        keep = ("PATH", "SSL_CERT_FILE", "PIP_INDEX_URL", "PIP_CERT", "PIP_CACHE_DIR")
        self.environment = {key: os.environ[key] for key in keep if key in os.environ}
        self.environment |= {"HOME": os.environ["HOME"], "LANG": "C.UTF-8"}
        self.environment["XDG_DATA_HOME"] = str(folder / "data")

    def run(self, program: str, *arguments: str, status: int = 0, text: str = "") -> str:
        """The output of a program, which must end with that status."""
        done = subprocess.run(
            [self.bin / program, *arguments],
            cwd=self.folder, env=self.environment, input=text, capture_output=True, text=True,
            timeout=PATIENCE,
        )  # fmt: skip
        shown = done.stdout + done.stderr
        assert done.returncode == status, f"{program} {arguments}: {done.returncode}\n{shown}"
        return shown

    def install(self, *what: str) -> None:
        """Install into this environment, in the locked versions."""
        locked = ROOT / "requirements" / "dev.txt"
        versions = self.folder / "versions.txt"
        lines = [line.rstrip(" \\") for line in locked.read_text().splitlines() if "==" in line]
        versions.write_text("\n".join(line for line in lines if not line.startswith(" ")))
        self.run(
            "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet",
            "--constraint", str(versions), *what,
        )  # fmt: skip


def check_plain(place: Installed, build: str) -> None:
    """The command and the types, without any extra."""
    about = json.loads(place.run("pentapolis", "about", "--json"))
    assert about["build"] == build, about["build"]
    assert len(about["games"]) == 5
    assert place.run("pentapolis", "--version").strip() == f"pentapolis {about['version']}"
    missing = place.run("pentapolis", "serve", status=2)
    assert "pip install 'pentapolis[server]'" in missing, missing
    table = place.run("pentapolis", "simulate", "seven-wonders", "--games", "2")
    assert "2 games" in table, table
    game = place.run(
        "pentapolis", "play", "seven-wonders", "--seats", "3", "--bots", "random", "--plain",
        text="1\n1\nquit\n",
    )  # fmt: skip
    assert "1" in game, game


def check_types(place: Installed) -> None:
    """Type-check a user's program, and run it."""
    program = place.folder / "program.py"
    program.write_text(PROGRAM)
    told = place.run("mypy", "--strict", str(program))
    assert 'type is "list[int]"' in told.replace("builtins.", ""), told
    program.write_text(PROGRAM.replace("reveal_type(match.winners)\n", ""))
    assert place.run("python", str(program)).startswith("[")


def request(address: str, token: str = "", data: dict[str, Any] | None = None) -> Any:
    """An answer of the server."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=60) as got:
        return json.load(got) if "json" in got.headers["content-type"] else got.read().decode()


def check_server(place: Installed) -> None:
    """The page, and a game from the first question to the result."""
    server = subprocess.Popen(
        [place.bin / "pentapolis", "serve", "--port", "0"],
        cwd=place.folder, env=place.environment, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split("open: ")[1].split()[0].rstrip("/")
        page = request(f"{url}/")
        assert "<script" in page, page
        script = page.split('src="', 1)[1].split('"')[0]
        assert len(request(f"{url}{script}")) > 10_000
        play_one_game(url)
    finally:
        server.terminate()
        server.wait(20)


def play_one_game(url: str) -> None:
    """Play 7 Wonders against two bots, always with the first offered move."""
    token = request(f"{url}/api/guest", data={"name": "Eva"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    opened = request(f"{url}/api/tables", token, {"game": "seven-wonders", "seats": seats})
    table = f"{url}/api/tables/{opened['table']['id']}"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = request(f"{table}/state?seat=0", token)
        if state["table"]["status"] == "over":
            assert state["table"]["winners"]
            return
        if decision := state["decision"]:
            move = decision["moves"][0]["text"]
            request(f"{table}/play", token, {"version": state["version"], "seat": 0, "move": move})
        else:
            time.sleep(0.05)
    raise AssertionError("the game did not end")


def main() -> int:
    """The whole check; it stops at the first error."""
    wheel = Path(sys.argv[1]).resolve()
    build = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="pentapolis-wheel-") as folder:
        place = Installed(Path(folder))
        place.install(str(wheel), "mypy")
        check_plain(place, build)
        check_types(place)
        place.install(f"{wheel}[server]")
        check_server(place)
    print(f"{wheel.name}: installed and played, {build}, {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
