"""The real command in a real process: through pipes, or through a terminal of its own."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from pentapolis.cli import main as pentapolis_main
from tests import forked

COMMAND = [sys.executable, "-m", "pentapolis"]
SOURCE = str(Path(__file__).parents[2] / "src")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]|\r")
UNFINISHED = re.compile(r"\x1b[^a-zA-Z]*$")
PATIENCE = 120.0
MOMENT = 1.0


def environment() -> dict[str, str]:
    """Where the package is found, and nothing of the machine's language or of another window."""
    foreign = ("LC_", "LANG", "COLUMNS", "LINES")
    env = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
    path = os.environ.get("PYTHONPATH") or SOURCE
    first = os.pathsep.join(str(Path(part).resolve()) for part in path.split(os.pathsep))
    return {**env, "PYTHONPATH": first, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}


def run(
    *args: str, typed: str = "", folder: Path | None = None, status: int = 0
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and check the exit status."""
    with TemporaryDirectory() as place:
        files = [Path(place, name) for name in ("typed", "output", "errors")]
        files[0].write_text(typed, "utf-8")
        process = forked.start(_main, files, args, environment=environment(), folder=folder)
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
        output, errors = (file.read_text("utf-8") for file in files[1:])
    assert "Traceback" not in errors, errors
    assert process.exitcode == status, (output, errors)
    return subprocess.CompletedProcess(args, status, output, errors)


def _main(files: Sequence[Path], args: Sequence[str]) -> None:
    for number, file in enumerate(files):
        forked.take_over(number, os.open(file, os.O_RDWR | os.O_CREAT))
    sys.argv = ["pentapolis", *args]
    pentapolis_main()


class Terminal:
    """A command with a terminal of its own."""

    running: ClassVar[list[Terminal]] = []

    def __init__(self, *args: str, folder: Path, columns: int = 80, rows: int = 24) -> None:
        env = environment()  # before the folder changes
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whatever this process makes of it
            os.chdir(folder)
            os.execve(sys.executable, [*COMMAND, *args], env)
        self.running.append(self)
        self.seen = self.unread = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.resize(columns, rows)

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the window; the system tells the program."""
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.file, f"{text}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key, once the program waits for one: a key that comes earlier may be lost."""
        asleep = 0.0
        while asleep < (MOMENT if self._is_canonical() else MOMENT / 4):
            time.sleep(0.05)
            asleep = asleep + 0.05 if self._is_asleep() else 0.0
        os.write(self.file, key)

    def _is_canonical(self) -> bool:
        """Whether the line editor has not taken the keyboard over, or does not want it."""
        return bool(termios.tcgetattr(self.file)[3] & termios.ICANON)

    def _is_asleep(self) -> bool:
        """Whether the program waits for something."""
        return Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"

    def interrupt(self) -> None:
        """Press Ctrl+C while nobody asks anything."""
        os.write(self.file, b"\x03")

    def expect(self, text: str) -> str:
        """Wait for a text and return everything up to it."""
        return self.expect_match(re.escape(text))

    def expect_match(self, pattern: str) -> str:
        """Wait for a text of that form and return everything up to it."""
        deadline = time.monotonic() + PATIENCE
        found = re.search(pattern, self.seen)
        while found is None:
            if not self._read(deadline):
                raise AssertionError(f"{pattern!r} did not come; this did: {self.seen}")
            found = re.search(pattern, self.seen)
        before, self.seen = self.seen[: found.start()], self.seen[found.end() :]
        return before

    def end(self) -> int:
        """Wait for the command to end; its exit status."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.file)
        self.running.remove(self)
        assert "Traceback" not in self.seen, self.seen
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        """End it whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.file)
        self.running.remove(self)

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self.file], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.file, 65536)
        except OSError:  # the other side has closed
            return False
        # A chunk may end within a letter or an escape sequence; the rest comes with the next one.
        text = self.unread + self.decoder.decode(data)
        cut = UNFINISHED.search(text)
        self.unread = text[cut.start() :] if cut is not None else ""
        self.seen += ESCAPES.sub("", text[: cut.start()] if cut is not None else text)
        return bool(data)
