"""Books and lists as people write them: reading, building on one another, and every fault with its file and line."""
