"""The rules, one module per chapter of `docs/rules/imperium.en.md`, in its order.

1 Set-up: `setup`. 2 Rounds and turns: `rounds`. 3 Activate: `activate`, its exhaust abilities in
`texts`. 4 Innovate: `innovate`. 5 Revolt: `revolt`. 6 Cleanup: `cleanup`. 7 Reshuffle: `reshuffle`.
8 Solstice: `solstice`. 9 Keywords, one module per section: `tokens`, `cards`, `market`, `unrest`,
`development`, `attack`. 12 End of the game: `ending` (points are in `scoring`).

Card effects: `texts` carries texts out; their meaning is in the package `effects`, together with
the notes on cards (10) and nations (11). Hidden information: `hidden`.
"""
