"""The compass beside the story: for each way whether it is known to be open or shut. Clicking a letter goes there."""

from arcade.games.cave.board import WAYS, Way
from arcade.games.cave.memory import Chart
from arcade.games.cave.strings import LETTERS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.languages import Language
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.sprites import CELL, Sprite

LETTER_AT = {
    Way.NORTH: (15, 28),
    Way.WEST: (17, 26),
    Way.EAST: (17, 30),
    Way.SOUTH: (19, 28),
    Way.UP: (21, 26),
    Way.DOWN: (21, 29),
}
SIGN_AT = {
    Way.NORTH: (16, 28),
    Way.WEST: (17, 27),
    Way.EAST: (17, 29),
    Way.SOUTH: (18, 28),
    Way.UP: (21, 27),
    Way.DOWN: (21, 30),
}
MIDDLE = (17, 28)
ARROWS = {Way.NORTH: "↑", Way.SOUTH: "↓", Way.EAST: "→", Way.WEST: "←", Way.UP: "↑", Way.DOWN: "↓"}
OPEN, SHUT, UNKNOWN = pair("Gk"), pair("rk"), pair("ck")
LETTER, HEART = pair("Yb"), pair("Wk")


class Compass:
    """Draws the compass and tells which way a pixel of it means."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def show(self, language: Language, chart: Chart, place: int, walker: Sprite) -> None:
        """Letters with an arrow where a way is known to be open, a cross where it is shut, a dot where nobody knows."""
        for way in WAYS:
            write(self.machine, *LETTER_AT[way], LETTERS[way].in_language(language), LETTER)
            exit_ = (place, way.value)
            if exit_ in chart.open:
                write(self.machine, *SIGN_AT[way], ARROWS[way], OPEN)
            elif exit_ in chart.shut:
                write(self.machine, *SIGN_AT[way], "×", SHUT)
            else:
                write(self.machine, *SIGN_AT[way], "·", UNKNOWN)
        self.pose(walker)
        self.machine.attributes[32 * MIDDLE[0] + MIDDLE[1]] = HEART

    def pose(self, walker: Sprite) -> None:
        """Who stands in the middle, and how."""
        draw_cells(self.machine, walker.opaque(), *MIDDLE)


def way_at(x: int, y: int) -> Way | None:
    """The way whose letter, or the sign beside it, is at a pixel."""
    cell = (y // CELL, x // CELL)
    return next((way for way in WAYS if cell in (LETTER_AT[way], SIGN_AT[way])), None)
