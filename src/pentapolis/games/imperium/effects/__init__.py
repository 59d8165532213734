"""Typed effects of cards (chapter "Card effects"): one class per kind, which acts and has a text.

`base` defines effects, `picking` how cards are chosen for them, `filters` which cards are meant.
Choices, costs and conditions: `choices`, `players`. Tokens: `tokens`. Cards: `cards`, `masks`,
`in_play`, `garrison`, `playing`. Market, decks and unrest: `market`, `decks`, `fame`, `unrest`.
Passive texts: `passives`. Effects of single cards: `special` and the package `specials`. Points:
`points`.

`operations`, `passives` and `reading` make them from the data; `card_text` renders a card in words.
"""
