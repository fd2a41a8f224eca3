"""How a game goes on: titles, prompts, cursors, matches, puzzles, endings."""
