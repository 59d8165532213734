"""A marker for the compiler.

A game outside this package runs interpreted, but its classes derive from ours, which may be
compiled. The compiler allows that only for classes marked with `mypyc_attr`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Do nothing: the engine runs interpreted."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
