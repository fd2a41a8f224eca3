"""The map on parchment: where one has been, dot by dot, and what happened there. The edges nobody knows."""

from arcade.games.jungle import ART
from arcade.games.jungle.events import Peril
from arcade.games.jungle.memory import Spot, Walker
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.picture.patterns import SAND
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite

ROW, COLUMN, SIZE = 0, 20, 12
PARCHMENT = pair("ky")
PITCH = 3
"""Pixels from kilometre to kilometre."""
REACH = SIZE * CELL // PITCH - 8
"""Kilometres that the map holds."""
TORN = ART["torn"].see_through()
"""The upper edge of the sheet, half of it."""
FOLD = ART["fold"].see_through()
"""A bit of a crease."""
DOT = sprite("""
    ##
    ##
""")
TEN = sprite(("#" + "." * 28 + "#", "#" * 30, "#" + "." * 28 + "#"))
"""Ten kilometres."""
FAINT = sprite("""
    #
""")
START = ART["start"]
HERE = ART["here"]
SIGNS: dict[Peril | None, Sprite] = {
    Peril.RASPBERRIES: ART["signs-raspberries"],
    Peril.LION: ART["signs-lion"],
    Peril.SNAKE: ART["signs-snake"],
    Peril.SPIDER: ART["signs-spider"],
    Peril.QUICKSAND: ART["signs-quicksand"],
    Peril.SWAMP: ART["signs-swamp"],
    None: ART["signs-none"],
}


class MapPanel:
    """Draws trails."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine

    def show(self, walker: Walker, others: list[Walker], scale: str) -> None:
        """A walker's trail in bold dots, the others' faintly; `scale` is what ten kilometres are called."""
        fill(self.machine, ROW, COLUMN, SIZE, SIZE, SAND, PARCHMENT)
        self._sheet()
        write(self.machine, ROW + SIZE - 2, COLUMN + 5, scale, PARCHMENT)
        draw(self.machine, TEN, CELL * COLUMN + 8, CELL * (ROW + SIZE) - 14)
        colour_cells(self.machine, ROW, COLUMN, SIZE, SIZE, PARCHMENT)
        centre = _centre(walker.trail)
        for other in others:
            for spot in other.trail:
                self._put(FAINT, spot, centre)
        for spot in walker.trail[1:]:
            self._put(DOT, spot, centre)
        self._put(START, walker.trail[0], centre)
        for spot, peril in walker.marks:
            self._put(SIGNS[peril], spot, centre)
        self._put(HERE, walker.trail[-1], centre)

    def _sheet(self) -> None:
        """Torn edges, and where it was folded."""
        left, top, side = CELL * COLUMN, CELL * ROW, CELL * SIZE
        for half in (0, side // 2):
            draw(self.machine, TORN, left + half, top)
            draw(self.machine, TORN.flipped().mirrored(), left + half, top + side - TORN.height)
            draw(self.machine, TORN.rotated(), left + side - TORN.height, top + half)
            draw(self.machine, TORN.rotated().mirrored(), left, top + half)
        for step in range(2, side // FOLD.height - 2):
            draw(self.machine, FOLD, left + side // 3 - 2, top + step * FOLD.height)
            draw(self.machine, FOLD, left + side * 2 // 3 - 2, top + step * FOLD.height)

    def _put(self, picture: Sprite, spot: Spot, centre: Spot) -> None:
        """Draw a picture round a spot, if that is on the map."""
        across, up = spot[0] - centre[0], spot[1] - centre[1]
        half = CELL * SIZE // 2
        x, y = half + PITCH * across - picture.width // 2, half - PITCH * up - picture.height // 2
        if 0 <= x <= CELL * SIZE - picture.width and 0 <= y <= CELL * SIZE - picture.height:
            draw(self.machine, picture, CELL * COLUMN + x, CELL * ROW + y)


def _centre(trail: tuple[Spot, ...]) -> Spot:
    """The middle of a trail if all of it fits the map, and as near to it as the walker lets us."""
    middle = []
    for axis in (0, 1):
        places = [spot[axis] for spot in trail]
        low, high, here = min(places), max(places), trail[-1][axis]
        wanted = (low + high) // 2
        middle.append(min(max(wanted, here - REACH // 2), here + REACH // 2))
    return middle[0], middle[1]
