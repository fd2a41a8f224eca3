"""The course in small along one row: what stands, what fell, and how far everybody is."""

from arcade.games.hurdles.levels import Kind
from arcade.games.hurdles.world import Race
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, LINES, WIDTH
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.sprites import CELL, sprite

ROW = 22
LEFT, LENGTH = 8, 238
TRACK = 4
"""The pixel row of the course."""
POINTERS = (
    sprite("""
    #####
    .###.
    ..#..
    """),
    sprite("""
    ..#..
    .###.
    #####
    """),
)
"""From above the runner of the first lane, from below the one of the second."""


def draw_strip(machine: Spectrum, race: Race) -> None:
    """Paint the row as the race stands."""
    rows = [0] * CELL
    rows[TRACK] = (1 << LENGTH) - 1 << WIDTH - LEFT - LENGTH

    def at(distance: int) -> int:
        return LEFT + min(distance, race.course.finish) * (LENGTH - 1) // race.course.finish

    for place, obstacle in enumerate(race.course.obstacles):
        fallen = place < len(race.runners[0].verdicts) and not race.runners[0].verdicts[place].clean
        bit = 1 << WIDTH - 1 - at(obstacle.edge)
        for row in () if fallen else (TRACK + 1,) if obstacle.kind is Kind.WATER else (TRACK - 1, TRACK + 1):
            rows[row] |= bit
    distances = [runner.distance for runner in race.runners]
    for distance, pointer, top in zip((*distances, race.pace), POINTERS, (0, TRACK + 1), strict=False):
        for row, ink in enumerate(pointer.ink, top):
            rows[row] |= ink << WIDTH - at(distance) - 3
    for line, bits in zip(LINES[CELL * ROW :], rows, strict=False):
        machine.display[line : line + COLUMNS] = bits.to_bytes(COLUMNS)


def colour_strip(machine: Spectrum) -> None:
    """Give the row its colours."""
    colour_cells(machine, ROW, 0, 1, COLUMNS, pair("Ck"))
