"""Drawings of the land: what grows on it, hills, a star of the sky, and what stands on the title's meadow."""

from arcade.games.trophy_trail import ART

MEADOW = ART["meadow"]
HILLS = ART["hills"]
FLOWERS = ART["flowers"]
FURROWS = ART["furrows"]
VINES = ART["vines"]
WHEAT = ART["wheat"]
DUNES = ART["dunes"]
FIRS = ART["firs"]
CRATERS = ART["craters"]
SPARK = ART["spark"]
EMBLEM = ART["emblem"]
"""What is upon the great cup."""
FLAG = ART["flag"]
TROPHY = ART["trophy"]
"""The great cup."""
