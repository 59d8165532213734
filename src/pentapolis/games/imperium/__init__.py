"""Imperium: Classics and Imperium: Legends."""

from pentapolis.games.imperium.game import GAME as GAME
