"""Distances drawn on the board: a line with knobs grows from stone to stone, its length in the middle."""

from functools import cache

from arcade.games.distances.rules import SIDE, Pair, Position, aligned
from arcade.games.distances.scene import GRID, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair as colours
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes, sprite

KNOB = sprite("""
     ####
    ######
    ######
    ######
    ######
     ####
""")
GROWTH = 6
"""Pixels a frame."""
TICK, SPREAD = 0.008, 5
"""Seconds of a tick, and semitones from a distance to the next."""


@cache
def line(length: int) -> Sprite:
    """A level line of so many pixels from the middle of its left knob to that of its right one, with a rim of paper."""
    size = KNOB.width
    bar = Sprite(length + size + 2, (0, 0, 0, *((1 << length) - 1 << 1 + size // 2,) * 2, 0, 0, 0), (0,) * (size + 2))
    return outlined(KNOB.over(KNOB.over(bar, 1, 1), 1 + length, 1))


class Measure:
    """Draws measured distances onto a scene's board."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.machine = scene.machine
        self._lines: list[Pair] = []

    def pair(self, ends: Pair, hurry: SkippableWait, ink: str = "R", hold: int = 8) -> Frames[None]:
        """Let the line grow from the first field to the second, and name the distance."""
        start, end = ends
        distance, upright = aligned(start, end), start % SIDE == end % SIDE
        shift = self._shift((min(ends), max(ends)))
        for field in ends:
            x, y = GRID.origin(divmod(field, SIDE))
            colour_cells(self.machine, y // CELL, x // CELL, 2, 2, colours(f"{ink}W"))
        for length in (*range(GROWTH, 16 * distance, GROWTH), 16 * distance):
            self._line(start, length, end < start, upright, shift, ink)
            self.machine.chime(((TICK, SPREAD * distance + length // 16),))
            yield from hurry.wait(1)
        self._label(ends, distance, upright, shift, ink)
        yield from hurry.wait(hold)

    def _line(self, start: int, length: int, backwards: bool, upright: bool, shift: int, ink: str) -> None:
        x, y = GRID.origin(divmod(start, SIDE))
        picture = line(length).rotated() if upright else line(length)
        back = length if backwards else 0
        left, top = (shift, -back) if upright else (-back, shift)
        draw(self.machine, picture.coloured(ink), x + 4 + left, y + 4 + top)

    def _label(self, ends: Pair, distance: int, upright: bool, shift: int, ink: str) -> None:
        """The distance's digit in the middle of its line."""
        one, other = (GRID.origin(divmod(field, SIDE)) for field in ends)
        x, y = (one[0] + other[0]) // 2 + 3, (one[1] + other[1]) // 2 + 3
        digit = from_bytes(self.machine.font[str(distance)]).cut(-1, -1, 10, 10)
        place = (x + shift, y) if upright else (x, y + shift)
        draw(self.machine, outlined(digit, 2).coloured(ink), *place)

    def _shift(self, ends: Pair) -> int:
        """Pixels beside the middle, so that lines over the same fields are seen apart."""

        def over(other: Pair) -> bool:
            along = SIDE if ends[0] % SIDE == ends[1] % SIDE else 1
            mine, theirs = (frozenset(range(*each, along)) for each in (ends, other))
            return aligned(*other) == (other[1] - other[0]) // along and bool(mine & theirs)

        crowd = sum(map(over, self._lines))
        self._lines.append(ends)
        return (0, 4, -4)[crowd % 3]

    def clear(self, position: Position) -> None:
        """Take the lines away."""
        self._lines.clear()
        self.scene.fields(position)
