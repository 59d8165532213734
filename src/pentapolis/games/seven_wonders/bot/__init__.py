"""Rules of thumb for bots and hints."""
