"""All commands put together, and the handling of errors."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, TextIO

import typer

import pentapolis
from pentapolis.cli.commands import admin
from pentapolis.cli.language import language, say
from pentapolis.core.errors import PentapolisError
from pentapolis.text import render

# In the order of the help page. A new command needs a module in `commands`, its name here, and the
# message `cli-help-<name>`.
COMMANDS = (
    "play", "serve", "simulate", "tournament", "train", "replay", "analyse", "export", "rules",
    "cards", "about", "bench", "fuzz", "fit",
)  # fmt: skip

# The extra of the package that installs a library.
EXTRAS = {
    "argon2": "server", "fastapi": "server", "pydantic": "server", "starlette": "server",
    "uvicorn": "server", "matplotlib": "arena", "openskill": "arena", "ray": "ray",
    "numpy": "research", "pyarrow": "research", "zstandard": "research",
}  # fmt: skip

INTERRUPTED = 130


def build() -> typer.Typer:
    """The whole command line."""
    app = typer.Typer(
        name="pentapolis",
        help=say("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(options)
    for name in COMMANDS:
        module = import_module(f"pentapolis.cli.commands.{name}")
        app.command(name, help=say(f"cli-help-{name}"))(getattr(module, name))
    app.add_typer(admin.build(), name="admin")
    return app


def tell_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        typer.echo(f"pentapolis {pentapolis.__version__}")
        raise typer.Exit


def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=tell_version, is_eager=True, help=say("cli-arg-version")
        ),
    ] = False,
) -> None:
    """The options before a command."""


def run() -> None:
    """Run the command of this process."""
    _write_what_can_be_written(sys.stdout)
    _write_what_can_be_written(sys.stderr)
    try:
        build()()
    except PentapolisError as error:
        fail(render(error.reason, language()))
    except ModuleNotFoundError as error:
        what = (error.name or "").partition(".")[0]
        if what not in EXTRAS:
            raise
        fail(say("cli-extra-missing", extra=EXTRAS[what], what=what))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader of the output has closed it; the interpreter must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def fail(reason: str) -> None:
    """Report an error and exit with the status of a usage error."""
    print(f"pentapolis: {reason}", file=sys.stderr)
    sys.exit(2)


def _write_what_can_be_written(stream: TextIO) -> None:
    """Write question marks instead of letters that the terminal does not have."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
