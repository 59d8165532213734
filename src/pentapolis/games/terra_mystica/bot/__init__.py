"""What bots go by: how good a move looks, how well a seat stands."""
