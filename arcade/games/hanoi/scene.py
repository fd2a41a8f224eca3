"""The pictures of the Tower of Hanoi's modern look, rods and rings before a valley and the title, and its gongs."""

from arcade.games.hanoi import art, scenery, strings
from arcade.games.hanoi.art import LETTERS, lettering
from arcade.games.hanoi.rules import Position
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import Alive, Ripple, Twinkle, all_alive
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.key_row import key_row
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, lift_cells
from arcade.toolkit.picture.grid import Grid, Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import StatusBar, centred
from arcade.toolkit.picture.patterns import BRICKS, NIGHT, SCALES, WOOD, tiled
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.sprites import CELL, Sprite, from_bytes
from arcade.toolkit.programs.puzzle import Attempt
from arcade.toolkit.sound.tunes import Tune
from arcade.toolkit.words.labels import PAR

LEFT, WIDE = 8, 240
"""Pixels of the hall between the columns."""
LANE = 8
"""The pixel line along which a ring is carried."""
POST_TOP, FLOOR = 24, 160
MARGIN, NARROWEST = 8, 20
TITLE_ROD, TITLE_RINGS = 188, 6
BANK = 144
"""The pixel line where the title's water begins."""
WATER_ROWS = 4
LAMPS = ((8, 7), (11, 7), (14, 7), (17, 7))
"""Cells of the title's pagoda with a lamp."""
SKY, COLUMN, PLANK, BASE = pair("bk"), pair("Yr"), pair("ry"), pair("yr")
LIFT: Tune = ((0.006, 9.0), (0.006, 14.0), (0.006, 19.0))
"""A ring is taken from its rod: seconds and semitones of each note."""
SLIDE: Tune = ((0.003, 7.0),)
"""A ring in the air moves on."""


def gong(disc: int) -> Tune:
    """A stroke that rings on: the disc's note between two of its overtones, then ever shorter pulses."""
    note = 21.0 - 3 * disc
    stroke = ((0.01, note + 19), (0.01, note + 12), (0.016, note), (0.01, note + 7))
    ring = tuple(part for length in (40, 30, 22, 14, 8) for part in ((length / 1000, note), (0.014, None)))
    return (*stroke, *ring)


def tick(disc: int) -> Tune:
    """A ring drops onto its rod when the tower is set up."""
    return ((0.01, 24.0 - 2 * disc), (0.01, 12.0 - 2 * disc))


class Scene:
    """Draws onto the program's machine, all at once."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.status = StatusBar(program.machine, 0, pair("Cb"), pair("Yb"))

    @staticmethod
    def grid(rods: int) -> Grid:
        """Where a click means a rod, and where the cursor may be."""
        return Grid(rows=1, columns=rods, left=LEFT, top=LANE, width=WIDE // rods, height=168 - LANE)

    def middle(self, rod: int, rods: int) -> int:
        """The x of a rod."""
        return (LEFT + (2 * rod + 1) * WIDE // (2 * rods)) // CELL * CELL + CELL // 2

    @staticmethod
    def ring(disc: int, position: Position) -> Sprite:
        """A disc's ring, as wide as the room between rods allows."""
        room = WIDE // position.rods - MARGIN
        width = NARROWEST + (room - NARROWEST) * disc // len(position.at)
        return art.ring(width - width % 2, disc)

    def place(self, disc: int, rod: int, height: int, position: Position) -> Point:
        """Where the top left pixel of a disc's ring is when so many rings lie below it."""
        middle = self.middle(rod, position.rods)
        return middle - self.ring(disc, position).width // 2, FLOOR - art.RING_HEIGHT * (height + 1)

    def title(self) -> None:
        """A pagoda and a tower of rings under the moon, in the water below them once more."""
        machine, text = self.machine, self.program.text
        fill(machine, 0, 0, 24, COLUMNS, NIGHT, SKY)
        draw(machine, art.moon(40).coloured("W", "k"), 112, 48, clear=True)
        draw(machine, art.pagoda(4), 8, 40, clear=True)
        self._post(TITLE_ROD, 40, BANK)
        for height, disc in enumerate(range(TITLE_RINGS, 0, -1)):
            ring = art.ring(24 + 12 * disc, disc)
            draw(machine, ring, TITLE_ROD - ring.width // 2, BANK - art.RING_HEIGHT * (height + 1), clear=True)
        scenery.reflect(machine, BANK, WATER_ROWS)
        words = lettering(
            drawn_words(self.program, strings.TITLE, LETTERS, lambda words: lettering(words).width <= WIDTH - 2)
        )
        left = (WIDTH - words.width) // 2
        draw(machine, outlined(words.opaque()).coloured(("Y", "G"), "k"), left - 1, 7, clear=True)
        fill(machine, 22, 0, 2, COLUMNS, colours=pair("Wk"))
        centred(machine, 22, text(strings.TAGLINE), pair("Yk"))

    def title_alive(self) -> Alive:
        lamps = Twinkle(self.machine, LAMPS, "RYYRYR", 9)
        return all_alive(Ripple(self.machine, BANK, 0, CELL * WATER_ROWS, COLUMNS).step, lamps.step)

    def _post(self, x: int, top: int, foot: int = FLOOR) -> None:
        """A bamboo rod with its finial, its middle at x."""
        draw(self.machine, art.FINIAL.coloured("Y", "k"), x - 4, top, clear=True)
        stem = tiled(art.BAMBOO, 8, foot - top - 8).coloured("y", "k")
        draw(self.machine, stem, x - 4, top + 8, clear=True)

    def hall(self, position: Position) -> None:
        machine = self.machine
        fill(machine, 0, 0, 24, COLUMNS, colours=pair("Wk"))
        scenery.night(machine)
        for column in (0, COLUMNS - 1):
            fill(machine, 1, column, 19, 1, SCALES, COLUMN)
        fill(machine, 20, 0, 1, COLUMNS, WOOD, PLANK)
        fill(machine, 21, 0, 1, COLUMNS, BRICKS, BASE)
        for rod in range(position.rods):
            middle = self.middle(rod, position.rods)
            self._post(middle, POST_TOP)
            if rod in position.goals:
                draw(machine, art.PENNANT.coloured("R", "k"), (middle + 11) // CELL * CELL, POST_TOP)
            self.number(rod, position.rods, False)
        centred(machine, 23, key_row(self.program, COLUMNS, HINT, TAKE_BACK, SOLVE), pair("ck"))
        self._valley = lift_cells(machine, 0, 0, 20, COLUMNS)
        self.status.forget()

    def number(self, rod: int, rods: int, chosen: bool) -> None:
        """A rod's number on the plank, lit when the cursor is there."""
        machine, middle = self.machine, self.middle(rod, rods)
        first, last = (middle - 8) // CELL, (middle + 7) // CELL
        fill(machine, 20, first, 1, last - first + 1, colours=pair("kY") if chosen else pair("Yk"))
        draw(machine, from_bytes(machine.font[str(rod + 1)]), middle - 4, CELL * 20)

    def rings(self, position: Position) -> None:
        for rod in range(position.rods):
            for height, disc in enumerate(position.tower(rod)):
                draw(self.machine, self.ring(disc, position), *self.place(disc, rod, height, position))

    def clear_place(self, rod: int, height: int, position: Position) -> None:
        """Take a ring's picture away: the valley and the rod behind it are seen again."""
        machine, middle = self.machine, self.middle(rod, position.rods)
        half = (WIDE // position.rods - MARGIN) // 2
        row = (FLOOR - art.RING_HEIGHT * (height + 1)) // CELL
        first, last = (middle - half) // CELL, (middle + half - 1) // CELL
        self._valley.part(row, first, 2, last - first + 1).put_back(machine)

    def show_status(self, attempt: Attempt[Position, tuple[int, int]]) -> None:
        """The number of the move, par, how many discs there are."""
        text = self.program.text
        par = "–" if attempt.par is None else attempt.par
        discs = len(attempt.position.at)
        self.status.show((text(strings.MOVE), attempt.number), (text(PAR), par), (text(strings.DISCS), discs))
