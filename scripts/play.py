"""``make play``: a server at once, and the engine compiled beside it the first time.

The server starts on the pure engine. A compiler, where there is one, works at the lowest priority
and with one job; the bots' workers switch to what it made, the server does at its next start. It
ends with the server, and goes on from where it was at the next one.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

from pentapolis.cli.app import INTERRUPTED
from pentapolis.cli.language import say

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
READY = COMPILED / ".ready"
LOG = ROOT / "build" / "compile.log"
SERVE = (sys.executable, "-m", "pentapolis", "serve", "--browser", *sys.argv[1:])


def is_fresh() -> bool:
    """Whether the compiled engine exists and matches these sources."""
    asked = ("make", "--question", str(READY.relative_to(ROOT)))
    return READY.exists() and subprocess.run(asked, cwd=ROOT, capture_output=True).returncode == 0


def has_compiler() -> bool:
    """Whether the engine can be compiled here."""
    return bool(shutil.which("cc") or shutil.which("gcc"))


def compile_beside() -> subprocess.Popen[bytes]:
    """Start the compiler at the lowest priority."""
    READY.unlink(missing_ok=True)  # must not be used: compiled from older sources
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(
            ("nice", "-n", "19", "make", "compiled"),
            cwd=ROOT,
            env={**os.environ, "PENTAPOLIS_JOBS": "1"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def tell(compiler: subprocess.Popen[bytes]) -> None:
    """Print one line when the compiler is done."""
    status = compiler.wait()
    if status == 0:
        print(say("cli-compiled"), flush=True)
    elif status > 0:
        print(say("cli-compile-failed", log=str(LOG.relative_to(ROOT))), flush=True)


def serve(**surroundings: str) -> int:
    """Run the server until it is interrupted, which is its normal end."""
    server = subprocess.Popen(SERVE, env={**os.environ, **surroundings})
    # Ctrl+C also reaches the server.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    status = server.wait()
    return 0 if status in (INTERRUPTED, -signal.SIGTERM) else status


def main() -> int:
    """Play, and compile if that is needed and possible."""
    if is_fresh():
        return serve(PYTHONPATH=str(COMPILED))
    if not has_compiler():
        return serve()
    compiler = compile_beside()
    print(say("cli-compiling"), flush=True)
    Thread(target=tell, args=(compiler,), daemon=True).start()
    try:
        return serve(PENTAPOLIS_COMPILED=str(COMPILED))
    finally:
        if compiler.poll() is None:
            os.killpg(compiler.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
