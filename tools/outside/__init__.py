"""Matches with game engines that others wrote and that run as programs of their own."""
