"""What moves on the board: balls that roll in; distances as lines that grow from ball to ball, named in the middle."""

from functools import cache

from arcade.games.distances import ART, sounds
from arcade.games.distances.figures import ball, rolled
from arcade.games.distances.rules import SIDE, Pair, Position, aligned
from arcade.games.distances.scene import GRID, STONES, Scene
from arcade.machine.machine import Frames
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair as colours
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes

KNOB = ART["knob"]
GROWTH = 6
"""Pixels a frame."""
TICK, SPREAD = 0.008, 5
"""Seconds of a tick, and semitones from a distance to the next."""


SWAY = (0, 1, 2, 3, 4, 4, 3, 2, 1, 0, -1, -2, -3, -4, -4, -3, -2, -1)
"""Pixels from its place of a ball that sways."""
ROLL = 6
"""Pixels of a frame at the beginning of a roll; it slows down to 1."""
EDGES = (((0, -1), (1, 0)), ((0, 1), (-1, 0)))
"""From where a side's balls come, as steps from the field outwards: left or below, right or above."""


def way_in(position: Position, field: int) -> list[int]:
    """The fields over which the ball of the side to move rolls in, the last its own.

    The shortest way from its own two edges on which no ball lies, or else from the others, or else the shortest of all.
    """

    def way(down: int, right: int) -> list[int]:
        row, column = divmod(field, SIDE)
        fields = []
        while 0 <= row < SIDE and 0 <= column < SIDE:
            fields.append(SIDE * row + column)
            row, column = row + down, column + right
        return fields[::-1]

    def worth(fields: list[int], foreign: bool) -> tuple[bool, bool, int]:
        return any(position.all_stones >> at & 1 for at in fields), foreign, len(fields)

    ways = [(way(*edge), side != position.seat) for side, edges in enumerate(EDGES) for edge in edges]
    return min(ways, key=lambda each: worth(*each))[0]


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

    def roll(self, position: Position, way: list[int], hurry: SkippableWait) -> Frames[None]:
        """Let the ball of the side to move roll along fields, slower and slower; it ticks as its spot comes round."""
        (x, y), (right, bottom) = (GRID.origin(divmod(field, SIDE)) for field in (way[0], way[-1]))
        across, down = (right > x) - (right < x), (bottom > y) - (bottom < y)
        left = abs(right - x) + abs(bottom - y)
        seat, heard, moving = position.seat, 0, Moving(self.machine, clear=True)
        ink = STONES[position.variant][seat]
        while left:
            turn = rolled(0, -left if across + down > 0 else left)
            picture = ball(seat, turn=turn).coloured(ink, "W")
            moving.show((picture, right + 1 - across * left, bottom + 1 - down * left))
            if turn != heard:
                self.machine.chime(sounds.tick(turn))
            heard = turn
            yield from hurry.wait(1)
            left -= min(left, 1 + (ROLL - 1) * min(left, 32) // 32)
        moving.hide()

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
