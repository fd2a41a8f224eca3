"""What stands round the game: the dark tavern, the table with its wooden edge, and those who sit behind it."""

from collections.abc import Sequence
from dataclasses import dataclass

from arcade.games.septica import ART
from arcade.games.septica.figures import AHEAD, DOWN, LEFT, RIGHT, SIDE, Look, Mood, Who, figure
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import EMPTY

CLOTH, WOOD, NIGHT = pair("kg"), pair("yr"), pair("Wk")
EDGE, LAST = 5, 21
"""Rows of the table's edge, away from the player and towards him."""
FAR = ART["far"]
SIDES = ART["sides"]
BLINKS, LID = 170, 5
"""Frames from one blink to the next, and of a blink."""
GLANCES: tuple[Look, ...] = (AHEAD, DOWN, DOWN, LEFT, AHEAD, RIGHT, DOWN, AHEAD)
GLANCE = 45
"""Frames of a glance."""
PONDERED = 12
"""Frames between two looks of somebody who thinks."""


def felt(machine: Spectrum, row: int, column: int, height: int, width: int, edge: int = EDGE, last: int = LAST) -> None:
    """Clear a part of the table; where it has an edge, that is wood again."""
    fill(machine, row, column, height, width, EMPTY, CLOTH)
    for line in (edge, last):
        if row <= line < row + height:
            fill(machine, line, column, 1, width, FAR, WOOD)
    top, below = max(row, edge + 1), min(row + height, last)
    for side in (0, COLUMNS - 1):
        if column <= side < column + width and top < below:
            fill(machine, top, side, below - top, 1, SIDES, WOOD)


def tavern(machine: Spectrum, edge: int = EDGE, last: int = LAST, top: int = 1) -> None:
    """The empty table in the dark."""
    fill(machine, top, 0, edge - top, COLUMNS, colours=NIGHT)
    felt(machine, edge, 0, last + 1 - edge, COLUMNS, edge, last)


@dataclass
class Guest:
    """Somebody at the table: where the face is, and how it looks now."""

    who: Who
    row: int
    column: int
    times: int = 1
    mood: Mood = Mood.CALM

    def draw(self, machine: Spectrum, look: Look = AHEAD, shut: bool = False, tear: int = -1) -> None:
        """Draw the face."""
        draw_cells(machine, figure(self.who, self.mood, look, shut, tear, self.times), self.row, self.column)

    @property
    def columns(self) -> int:
        """Cells of the face, each way."""
        return SIDE * self.times


def live(machine: Spectrum, guests: Sequence[Guest], frame: int, looks: Sequence[Look] = GLANCES) -> None:
    """They blink and look about, each after the other."""
    for number, guest in enumerate(guests):
        own = frame + 61 * number
        blink = own % BLINKS
        if own % GLANCE == 0 or blink in (0, LID):
            guest.draw(machine, looks[own // GLANCE % len(looks)], shut=blink < LID)


def ponder(machine: Spectrum, guest: Guest, frame: int) -> None:
    """Somebody looks through the cards, one after the other."""
    if frame % PONDERED == 0:
        guest.draw(machine, ((-1, 1), (0, 1), (1, 1), AHEAD)[frame // PONDERED % 4])
