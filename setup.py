"""Compile the engine with mypyc where a C compiler exists; otherwise install it as it is.

``PENTAPOLIS_PURE=1`` skips the compiler; ``PENTAPOLIS_COMPILE=1`` makes a failure fatal.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/pentapolis")
# Exceptions and reflection gain nothing from compilation.
INTERPRETED = {
    "errors.py", "digest.py", "conformance.py", "match.py", "game.py", "formats.py",
}  # fmt: skip


def groups() -> list[tuple[list[str], str]]:
    """The engine's modules, one group for the core and one for each game."""
    core = [str(p) for p in sorted((SOURCE / "core").glob("*.py")) if p.name not in INTERPRETED]
    found = [([path for path in core if not path.endswith("__init__.py")], "pentapolis_core")]
    for package in sorted((SOURCE / "games").iterdir()):
        modules = [str(p) for p in sorted(package.glob("*.py")) if p.name != "__init__.py"]
        if modules:
            found.append((modules, f"pentapolis_{package.name}"))
    return [*found, ([str(SOURCE / "bots" / "search.py")], "pentapolis_search")]


def extensions() -> list[Extension]:
    """What to compile; nothing where it was not wanted or is not possible."""
    if os.environ.get("PENTAPOLIS_PURE") or not (shutil.which("cc") or shutil.which("gcc")):
        return []
    if not any(word.startswith(("bdist", "build")) for word in sys.argv):
        return []  # metadata is asked for several times, and compiling takes its time
    try:
        from mypyc.build import mypycify

        modules = groups()
        return mypycify(
            ["--config-file", "pyproject.toml", *[path for paths, _ in modules for path in paths]],
            opt_level=os.environ.get("PENTAPOLIS_OPT", "2"),
            debug_level="0",
            separate=modules,
        )
    except (Exception, SystemExit) as error:
        if os.environ.get("PENTAPOLIS_COMPILE"):
            raise
        print(f"pentapolis: not compiled, the pure engine is installed ({error})", file=sys.stderr)
        return []


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
