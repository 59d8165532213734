"""Bots: they answer a seat's open question from what the seat may know."""

from __future__ import annotations

from pentapolis.bots.bot import Bot, Greedy, RandomBot, make
from pentapolis.bots.hints import Hint, hints

__all__ = ["Bot", "Greedy", "Hint", "RandomBot", "hints", "make"]
