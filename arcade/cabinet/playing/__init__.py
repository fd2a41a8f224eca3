"""A game from its first page to its result; rewinding, captures, demonstrations."""
