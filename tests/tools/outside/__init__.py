"""Matches with outside engines, and stand-ins for these."""
