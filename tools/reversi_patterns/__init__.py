"""What Reversi's shapes are worth, learned from games of the search against itself."""
