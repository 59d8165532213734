"""Tables for people and bots over the network; the server checks every move."""
