"""The leaderboard, on a real PostgreSQL."""
