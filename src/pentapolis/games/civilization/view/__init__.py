"""What a seat may see, built by adding; nothing is ever taken out of the truth."""
