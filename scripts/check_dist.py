"""What an sdist or a wheel holds: all of the package, and nothing else.

``check_dist.py FILE...``
"""

from __future__ import annotations

import re
import sys
import tarfile
import zipfile
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
# What belongs to the engine and is interpreted in every build.
LIBRARY = re.compile(r"\.(cpython|abi3)[^/]*\.so$|\.pyd$")
ALLOWED = {
    ".whl": re.compile(r"pentapolis/|pentapolis-[^/]+\.dist-info/|[a-z0-9_]+__mypyc\."),
    ".gz": re.compile(
        r"src/pentapolis(\.egg-info)?/|(PKG-INFO|README\.md|LICENSE|CHANGELOG\.md|MANIFEST\.in"
        r"|pyproject\.toml|setup\.py|setup\.cfg)?$"
    ),
}


def contents(file: Path) -> set[str]:
    """The files inside, without the top folder of an sdist."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return {name for name in wheel.namelist() if not name.endswith("/")}
    with tarfile.open(file) as sdist:
        return {one.name.partition("/")[2] for one in sdist.getmembers() if one.isfile()}


def sources() -> set[str]:
    """All files of the package in this checkout."""
    return {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "pentapolis").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def check(file: Path) -> list[str]:
    """What is wrong with it."""
    found = contents(file)
    allowed = ALLOWED[file.suffix]
    prefix = "" if file.suffix == ".whl" else "src/"
    wanted = {prefix + name for name in sources()}
    own = {name for name in found if name.startswith(f"{prefix}pentapolis/")}
    return [
        *(f"missing: {name}" for name in sorted(wanted - found)),
        *(f"foreign: {name}" for name in sorted(found) if not allowed.match(name)),
        *(f"foreign: {name}" for name in sorted(own - wanted) if not LIBRARY.search(name)),
        *(
            ["no browser client"]
            if f"{prefix}pentapolis/server/static/index.html" not in found
            else []
        ),
    ]


def main() -> int:
    """Print one line for each fault."""
    faults = [f"{name}: {fault}" for name in sys.argv[1:] for fault in check(Path(name))]
    print("\n".join(faults) or f"{', '.join(sys.argv[1:])}: whole, and nothing foreign")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
