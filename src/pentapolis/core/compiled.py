"""Words for the compiler, which mean nothing where the engine runs interpreted.

A game outside this package runs interpreted, but its classes derive from ours, which may be
compiled. The compiler allows that only for classes marked with `mypyc_attr`. An `i64` is an integer
that the compiler keeps in a machine word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**attributes):
        """Do nothing: the engine runs interpreted."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
