"""Drawings of the Lucky Number: a tile, and the star behind the right one."""

from arcade.games._template import ART
from arcade.toolkit.picture.sprites import sprite

PLATE = sprite([" " + "#" * 22 + " ", *["#" + "." * 22 + "#"] * 13, "#" * 24, " " + "#" * 22 + " "])
STAR = ART["star"].see_through()
