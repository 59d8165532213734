"""Notations of this game."""
