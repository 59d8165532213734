"""The ledger of online play: reading, replaying with the liberties of its league, writing."""
