"""The title's letters, each dot of them a bulb: five dots wide, seven high."""

from functools import cache

from arcade.toolkit.picture.sprites import Sprite, sprite

LETTERS = "ACEFHILNORTUW"
_DOTS = """
    .ooo.  .oooo  ooooo  ooooo  o...o  ooooo  o....  o...o  .ooo.  oooo.  ooooo  o...o  o...o
    o...o  o....  o....  o....  o...o  ..o..  o....  oo..o  o...o  o...o  ..o..  o...o  o...o
    o...o  o....  o....  o....  o...o  ..o..  o....  oo..o  o...o  o...o  ..o..  o...o  o...o
    ooooo  o....  oooo.  oooo.  ooooo  ..o..  o....  o.o.o  o...o  oooo.  ..o..  o...o  o.o.o
    o...o  o....  o....  o....  o...o  ..o..  o....  o..oo  o...o  o.o..  ..o..  o...o  o.o.o
    o...o  o....  o....  o....  o...o  ..o..  o....  o..oo  o...o  o..o.  ..o..  o...o  oo.oo
    o...o  .oooo  ooooo  o....  o...o  ooooo  ooooo  o...o  .ooo.  o...o  ..o..  .ooo.  o...o
"""
PITCH = 4
"""Pixels from bulb to bulb: two each way in a cell."""
COLUMNS, ROWS = 3, 4
"""Cells that a letter takes, its gap included."""


@cache
def bulbs(letter: str) -> Sprite:
    """A letter of bulbs. Raises ValueError for one that the name does not have."""
    place = LETTERS.index(letter)
    lines = [line.split()[place] for line in _DOTS.strip().splitlines()]
    return sprite([row for line in lines for row in _rows(line)])


def _rows(line: str) -> list[str]:
    """Four pixel rows of bulbs of three by three pixels."""
    lit = "".join("###." if dot == "o" else "...." for dot in line)
    return [lit, lit, lit, "." * len(lit)]
