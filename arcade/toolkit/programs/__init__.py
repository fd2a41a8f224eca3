"""What programs of one kind do alike, and what they ask of their looks: board games, puzzles, games of skill."""
