"""What players are shown and asked in every kind of game: titles, prompts, cursors, lists, refusals, endings."""
