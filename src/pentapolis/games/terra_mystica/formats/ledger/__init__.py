"""The ledger notation of online play: reading, replaying with its league's variants, writing."""
