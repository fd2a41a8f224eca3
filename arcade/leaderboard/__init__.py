"""A leaderboard: one table of champions over many machines, on PostgreSQL. Needs the extra ``hall``."""
