"""Effects of single cards, by what they do."""
