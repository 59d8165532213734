"""What a seat may see, built by adding; nothing is ever removed from the full position."""
