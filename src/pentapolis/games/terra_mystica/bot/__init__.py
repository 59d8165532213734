"""How bots play: how good a move looks, how well a seat stands."""
