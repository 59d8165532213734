"""A mark for the compiler.

A game that is not part of this package runs interpreted; its classes derive from ours, which may be
compiled. The compiler allows that only for classes that say so.
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
