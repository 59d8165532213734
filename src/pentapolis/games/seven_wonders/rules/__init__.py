"""The rules, one module per chapter: set-up, turns, actions, passing, conflicts, costs, effects.

Chapter 7 has two modules: `effects` for cards and stages, `wonders` for the stages that ask.
Chapter 8 is `scoring`, one folder up.
"""
