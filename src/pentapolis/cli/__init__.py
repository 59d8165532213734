"""The command line: every command is a module of `pentapolis.cli.commands`."""

from __future__ import annotations


def main() -> None:
    """The entry point of the command ``pentapolis``."""
    from pentapolis.cli.app import run

    run()
