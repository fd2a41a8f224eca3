"""The packed pictures: the lawn and what is beyond it, the cottage, the gnome without his face, the stones."""

from arcade.machine.ega.canvas import Block
from arcade.toolkit.picture.packed_pictures import PackedPictures
from arcade.toolkit.picture.packing import as_block

PICTURES = PackedPictures("arcade.games.nimble.painters", as_block, kept=48)
KINDS = 8
"""Of stones of each size and colour."""


def cottage(opened: bool = False, lamp: bool = False) -> Block:
    """A cottage with a thatched roof; its door may be open, and a lamp may burn."""
    return PICTURES["cottage" + opened * " open" + lamp * " lit"]


def stone(kind: int, width: int, height: int, colours: str = "plain") -> Block:
    """A flat stone, in "plain", "golden" or "blue" colours."""
    return PICTURES[f"{colours} stone {kind} {width}x{height}"]
