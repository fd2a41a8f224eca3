"""Walls that light up and ring when the ball meets them: each wall is one piece with a note of its own."""

from arcade.games.ricochet.board import FIRST_COLUMN, FLOOR, LAST_COLUMN, Place, Table
from arcade.games.ricochet.scene import outermost
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.sound.tunes import Tune

GLOW = 9
"""Frames for which a wall shines."""
LIT, RAIL_LIT = pair("rY"), pair("ry")
RAIL_REACH = 2
"""Cells of a cushion that shine to either side of where it was met."""
RAIL_PITCHES = -12, -5, -10, -3
"""Semitones of the cushions above and below, at the left and at the right."""
LOOSE_PITCH = 14
"""Of a bar that slides, or a door."""
SCALE = (0, 3, 5, 7, 10)
"""The notes of a pentatonic scale; the shorter a wall is, the higher it sounds."""


def pieces(table: Table) -> list[frozenset[Place]]:
    """The walls within the cushions, each with all of its cells, the longest first."""
    rest = {place for place in table.walls if not outermost(place)}
    found: list[frozenset[Place]] = []
    for start in sorted(rest):
        if start not in rest:
            continue
        piece, edge = {start}, [start]
        rest.discard(start)
        while edge:
            row, column = edge.pop()
            for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if beside in rest:
                    rest.discard(beside)
                    piece.add(beside)
                    edge.append(beside)
        found.append(frozenset(piece))
    return sorted(found, key=lambda piece: (-len(piece), min(piece)))


class Bumpers:
    """A table's walls as what shines and sounds."""

    def __init__(self, machine: Spectrum, table: Table, calm: bool) -> None:
        self.machine = machine
        self._calm = calm
        self._pieces = pieces(table)
        self._number = {place: number for number, piece in enumerate(self._pieces) for place in piece}
        self._shining: dict[int, tuple[int, int]] = {}
        """Cells that shine: their attribute without it, and the frames left."""

    def pitch(self, place: Place) -> int:
        """The note of the wall at a place, in semitones above middle C."""
        if place in self._number:
            octave, step = divmod(self._number[place], len(SCALE))
            return 12 * octave + SCALE[step]
        row, column = place
        rails = (row == 0, row == FLOOR, column == FIRST_COLUMN, column == LAST_COLUMN)
        return RAIL_PITCHES[rails.index(True)] if True in rails else LOOSE_PITCH

    def sound(self, place: Place) -> Tune:
        """What is heard when the ball meets the wall at a place."""
        pitch = float(self.pitch(place))
        return (0.012, pitch), (0.008, pitch + 12), (0.02, pitch)

    def light(self, place: Place) -> None:
        """Let the wall at a place shine; when calm only the cell that was met."""
        if place in self._number:
            cells, colours = self._pieces[self._number[place]], LIT
        elif outermost(place):
            cells, colours = self._along(place), RAIL_LIT
        else:
            return
        for row, column in {place} if self._calm else cells:
            at = 32 * row + column
            before = self._shining[at][0] if at in self._shining else self.machine.attributes[at]
            self._shining[at] = before, GLOW
            self.machine.attributes[at] = colours

    @property
    def fading(self) -> bool:
        """Whether a wall is to shine no longer: what moves has to be out of the way before the next step."""
        return any(not left for _, left in self._shining.values())

    def step(self) -> None:
        """A frame more."""
        for at, (before, left) in list(self._shining.items()):
            if left:
                self._shining[at] = before, left - 1
            else:
                self.machine.attributes[at] = before
                del self._shining[at]

    def out(self) -> None:
        """No wall shines."""
        for at, (before, _) in self._shining.items():
            self.machine.attributes[at] = before
        self._shining.clear()

    def every(self) -> list[Place]:
        """A place of each wall, from the lowest note to the highest."""
        return [min(piece) for piece in self._pieces]

    def _along(self, place: Place) -> frozenset[Place]:
        row, column = place
        if row in (0, FLOOR):
            reach = range(max(column - RAIL_REACH, FIRST_COLUMN), min(column + RAIL_REACH, LAST_COLUMN) + 1)
            return frozenset((row, at) for at in reach)
        return frozenset((at, column) for at in range(max(row - RAIL_REACH, 0), min(row + RAIL_REACH, FLOOR) + 1))
