"""One module per command, named like it; it holds a function of the same name."""
