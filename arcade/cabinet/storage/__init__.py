"""What is kept: one SQLite file of scores, replays, settings and learned things; no kill at any moment harms it."""
