"""How bots play Endeavor: which move looks good, how well a seat stands."""
