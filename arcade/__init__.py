"""Robac Arcade: the games of the home-computer years on emulated machines."""

__version__ = "0.1.0"
