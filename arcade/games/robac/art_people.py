"""Whom the prince marries, and what hangs in the air."""

from arcade.games.robac import ART

BRIDE = ART["bride"].see_through()
HEART = ART["heart"].see_through()
