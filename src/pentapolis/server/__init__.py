"""Tables for people and bots over the network; the server is the only judge."""
