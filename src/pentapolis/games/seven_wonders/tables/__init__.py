"""What never changes: cards and boards from `data`, and goods as packed numbers."""
