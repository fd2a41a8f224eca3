"""The figures of the tale, sixteen pixels a side; who walks looks to the right and has two positions of the legs."""

from arcade.games.robac import ART
from arcade.games.robac.art import rows_of
from arcade.games.robac.rules import Cell
from arcade.toolkit.picture.sprites import Sprite, sprite

PRINCE = ART["prince-1"].coloured("W"), ART["prince-2"].coloured("W")
OGRE = ART["ogre-1"].coloured("G"), ART["ogre-2"].coloured("G")
PRINCE_LEFT = tuple(picture.mirrored() for picture in PRINCE)
OGRE_LEFT = tuple(picture.mirrored() for picture in OGRE)
BRIDE = ART["bride"].see_through()
HEART = ART["heart"].see_through()

PRIZE_PICTURES = (
    ART["apple"].coloured(("G", "R"), "k"),
    ART["golden-apple"].coloured(("G", "Y"), "k"),
    ART["dragon"].coloured("C", "k"),
    ART["hydra"].coloured("M", "k"),
)
"""An apple, a golden one, a dragon, one with three heads."""
SIGNS = tuple(rows_of(ART[f"sign-{prize}"]) for prize in ("apple", "golden-apple", "dragon", "hydra"))
"""The four of them, small."""
CROWN = ART["crown"]
"""A life of the prince."""

_BARE = sprite(("................",) * 16)
_GROUNDS = ART["wood-1"], ART["wood-2"], ART["wood-3"], ART["wood-4"]


def ground(cell: Cell) -> Sprite:
    """What grows at a place of the wood; the same place is always the same."""
    place = (cell[0] * 29 + cell[1] * 43 + cell[0] * cell[1] * 7) % 9
    return _GROUNDS[place] if place < len(_GROUNDS) else _BARE
