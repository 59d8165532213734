"""The command line: every command is a module of `pentapolis.cli.commands`."""

from __future__ import annotations

import sys


def main() -> None:
    """The entry point of the command ``pentapolis``."""
    try:
        from pentapolis.cli.app import run
    except ModuleNotFoundError as error:
        # Without its libraries the command line has no texts either. The engine works without them.
        what = (error.name or "").partition(".")[0]
        if what not in ("typer", "rich", "fluent"):
            raise
        sys.exit(f"pentapolis: the command needs the library {what}: pip install pentapolis")
    run()
