"""The cabinet round the games: shelf, pause, scores, settings, session, storage. Standard library only."""
