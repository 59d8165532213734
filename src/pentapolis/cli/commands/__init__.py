"""One module per command, with the same name; it contains a function of that name."""
