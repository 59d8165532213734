"""List what compiled functions look up by name or make anew each time they run.

    python scripts/lookups.py build/work/compiled/c [--check]

A name of a module that is not `Final`, a class, a function or an imported compiled thing is looked
up by its text whenever compiled code uses it, which is slow. The generated C says where: it reads
the module's globals and then asks the dictionary. A constant tuple of a fixed length is kept as
its parts, and made again wherever it is indexed by a number (``Final[tuple[int, ...]]`` is not).
Code that runs once, at import, does not count. With ``--check`` it fails where the rules, the bots
or the core's inner loop look anything up but an exception, or make such a tuple.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from pentapolis.core import errors

FUNCTION = re.compile(r"^\S.*?\bCPyDef_(\w+)\(.*\) ?\{$")
GLOBALS = re.compile(r"(cpy_r_r\d+) = CPyStatic_\w+___globals;")
TEXT = re.compile(r"(cpy_r_r\d+) = CPyStatics\[\d+\]; /\* '(\w+)' \*/")
HOT = re.compile(r"\.(rules|bot)\.|core\.(agenda|chance|question|random_play|reaction|state)\.")
CONSTANT = re.compile(r"(cpy_r_r\d+) = CPyStatic_\w+___(\w+);")
FIRST_PART = re.compile(r"__tmp\d+ = (?:CPyTagged_StealAsObject\()?(cpy_r_r\d+)\.f0")
LOOKUP = re.compile(r"= CPyDict_GetItem\((cpy_r_r\d+), (cpy_r_r\d+)\);")


def is_import(function: str) -> bool:
    """Whether the function is a module's own code, which runs once."""
    return "__top_level__" in function


def lookups(source: str) -> Iterator[tuple[str, str]]:
    """The function and the name of every look-up, and of every tuple made, in a generated file."""
    function = ""
    is_globals: set[str] = set()
    texts: dict[str, str] = {}
    constants: dict[str, str] = {}
    for line in source.splitlines():
        if begun := FUNCTION.match(line):
            function = begun[1]
            is_globals.clear()
            texts.clear()
            constants.clear()
        elif found := GLOBALS.search(line):
            is_globals.add(found[1])
        elif found := CONSTANT.search(line):
            constants[found[1]] = found[2]
        elif found := TEXT.search(line):
            texts[found[1]] = found[2]
        elif is_import(function):
            continue
        elif (found := LOOKUP.search(line)) and found[1] in is_globals:
            yield function.replace("___", "."), texts.get(found[2], "?")
        elif (found := FIRST_PART.search(line)) and found[1] in constants:
            yield function.replace("___", "."), f"{constants[found[1]]}, made anew"


def is_hot(function: str, name: str) -> bool:
    """Whether search would repeat that look-up again and again."""
    is_shown = function.endswith("_repr_html_")  # in a notebook
    return HOT.search(function) is not None and not is_shown and not hasattr(errors, name)


def main() -> None:
    """Print every function with the names that it looks up, or fail where one is hot."""
    hot: list[str] = []
    for path in sorted(Path(sys.argv[1]).glob("__native_pentapolis_*.c")):
        found = Counter(lookups(path.read_text("utf-8")))
        print(f"{path.stem.removeprefix('__native_')}: {sum(found.values())} look-ups")
        for (function, name), count in sorted(found.items()):
            print(f"  {function}: {name} ({count})")
            if is_hot(function, name):
                hot.append(f"{function}: {name}")
    if "--check" in sys.argv and hot:
        raise SystemExit("looked up by name or made anew in the inner loop:\n" + "\n".join(hot))


if __name__ == "__main__":
    main()
