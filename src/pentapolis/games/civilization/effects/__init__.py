"""What cards do: typed effects, their targets, payments and reactions."""
