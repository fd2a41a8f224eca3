"""Skins of seven animals, for the letters of the title: leopard, zebra, snake, giraffe, tiger, fish, bird."""

from arcade.games.animals import ART

LEOPARD = ART["leopard"]
ZEBRA = ART["zebra"]
SNAKE = ART["snake"]
GIRAFFE = ART["giraffe"]
TIGER = ART["tiger"]
FISH = ART["fish"]
BIRD = ART["bird"]
SKINS = ((LEOPARD, "Y"), (ZEBRA, "W"), (SNAKE, "G"), (GIRAFFE, "Y"), (TIGER, "R"), (FISH, "C"), (BIRD, "M"))
"""A skin and a colour for each letter."""
