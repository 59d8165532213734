"""How the bots judge moves and positions."""
