"""Proportional letters: a face maps characters to shapes of their own widths, and sets lines of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from arcade.machine.bdf import Fault, FontError, glyphs
from arcade.machine.data import data_path
from arcade.machine.monitor.bits import Bits

OUR_FACES = "text12", "headline22", "headline15", "headline12"
"""The faces of the arcade's own pages."""


@dataclass(frozen=True, eq=False)
class Face:
    """Letters that stand on one baseline, `ascent` pixels below the top of a line of `height` pixels."""

    name: str
    height: int
    ascent: int
    shapes: Mapping[str, Bits]
    """Each as wide as its step to the next letter."""

    def lacks(self, text: str) -> str:
        """The characters that the face has no shape for."""
        return "".join(sign for sign in text if sign not in self.shapes)

    def width(self, text: str) -> int:
        """The pixels a line takes, the air after its last letter included. Raises KeyError for a letter it lacks."""
        return sum(self.shapes[sign].width for sign in text)

    def line(self, text: str) -> Bits:
        """A line of letters. Raises KeyError for one that the face lacks."""
        rows = [0] * self.height
        width = 0
        for sign in text:
            shape = self.shapes[sign]
            for place, row in enumerate(shape.rows):
                rows[place] = rows[place] << shape.width | row
            width += shape.width
        return Bits(width, tuple(rows))


def parse_face(text: str, name: str = "") -> Face:
    """Read a BDF file whose glyphs all fill the line and are as wide as their step; raises FontError otherwise."""
    shapes: dict[str, Bits] = {}
    line = (0, 0)
    for glyph in glyphs(text):
        width, height, left, below = glyph.box
        line = line if shapes else (height, -below)
        if (width, left) != (glyph.advance, 0) or (height, -below) != line:
            raise FontError(Fault.NOT_FILLING, character=repr(glyph.character))
        shapes[glyph.character] = Bits(width, glyph.rows)
    if not shapes:
        raise FontError(Fault.NO_GLYPHS)
    return Face(name, line[0], line[0] - line[1], shapes)


@cache
def load_face(name: str) -> Face:
    """One of the house's own, HOUSE."""
    return parse_face(data_path(f"fonts/{name}.bdf").read_text(encoding="ascii"), name)
