"""A game from its first page to its result; what lays itself over it; captures."""
