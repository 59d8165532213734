"""Lanterns in the Harbour: the smallest complete game, to learn the anatomy from."""

from tests.template_game.game import GAME

__all__ = ["GAME"]
