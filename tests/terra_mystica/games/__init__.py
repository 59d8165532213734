"""Complete games of our own in the notation, so that every clone proves import and export."""
