"""The engine that all games share: decisions, moves, messages, the agenda, chance, the match."""
