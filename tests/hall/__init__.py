"""The hall, on a real PostgreSQL."""
