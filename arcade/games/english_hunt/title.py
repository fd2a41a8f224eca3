"""The title of English hunt, in branches over hounds after a hare at dawn; and the two sides to choose from."""

from functools import cache

from arcade.games.english_hunt import ART, art, strings
from arcade.games.english_hunt.rules import HARE, HOUNDS
from arcade.games.english_hunt.scene import INKS, LIGHTS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.letters.brush import alphabet, brushed_words
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import outlined
from arcade.toolkit.picture.solids import shaded
from arcade.toolkit.picture.sprites import CELL, Sprite

LETTERS, LETTER_HEIGHT = alphabet(ART.rows("letters")), 43
SIDES = Grid(rows=1, columns=2, left=8, top=56, width=120, height=96)
MEADOW_ROW, WOOD_ROWS = 14, 3
SUN, SUN_PLACE = 36, (216, 48)
RUNNERS = ((0, 114, HOUNDS), (58, 125, HOUNDS), (120, 114, HOUNDS), (190, 124, HARE))
"""Where the chase begins."""
HALF_LEAP_FRAMES, STEP_FRAMES, STEP_PIXELS = 8, 2, 4
FLOWERS = (
    (21, 2, "R"), (20, 5, "Y"), (21, 14, "R"), (20, 19, "Y"), (21, 22, "R"), (20, 30, "Y"), (21, 28, "R"), (21, 9, "Y"),
)  # fmt: skip
TUFTS = ((14, 2), (14, 19), (15, 12), (14, 24), (15, 27), (14, 30), (20, 3), (21, 6), (21, 17), (21, 25))


@cache
def sun(size: int) -> Sprite:
    """A plain disc: the sun, or the moon."""
    return shaded(size, size, lambda x, y: 64 if (2 * x + 1 - size) ** 2 + (2 * y + 1 - size) ** 2 < size**2 else None)


@cache
def _runner(seat: int, half: int) -> Sprite:
    return outlined(smoothly(art.RUNNING[seat].sprites[half], 2)).coloured(INKS[seat], "G")


def _fit(title: str) -> bool:
    """Whether there are two words at most, of ten letters at most."""
    return all(len(word) <= 10 for word in title.split()) and len(title.split()) <= 2


class Title:
    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self._chase = Moving(self.machine, clear=True)

    def title(self) -> None:
        machine = self.machine
        self._dawn(MEADOW_ROW)
        draw(machine, sun(SUN).coloured("R", "Y"), *SUN_PLACE)
        for row, column in TUFTS:
            draw_cells(machine, art.TUFT, row, column)
        for place, word in enumerate(drawn_words(self.program, strings.TITLE, LETTERS, _fit).split()):
            branches = brushed_words(LETTERS, word, LETTER_HEIGHT).coloured("k", "Y")
            draw(machine, branches, (WIDTH - branches.width) // 2, 2 + LETTER_HEIGHT * place)
        self.step(0)
        centred(machine, 22, self.program.text(strings.TAGLINE), pair("Yk"))

    def step(self, frame: int) -> None:
        """The chase goes over the meadow, out on the right and in again on the left."""
        if frame % STEP_FRAMES:
            return
        gone = frame // STEP_FRAMES * STEP_PIXELS
        actors = []
        for place, (x, y, seat) in enumerate(RUNNERS):
            at = (x + gone + WIDTH) % (2 * WIDTH) - WIDTH
            actors.append((_runner(seat, (frame // HALF_LEAP_FRAMES + place) % 2), at, y))
        self._chase.show(*actors)

    def _dawn(self, meadow: int) -> None:
        """Sky and wood down to the meadow's first row, and flowers."""
        machine = self.machine
        fill(machine, 0, 0, meadow, 32, colours=pair("RY"))
        fill(machine, meadow, 0, 22 - meadow, 32, colours=pair("kG"))
        draw_cells(machine, art.wood().coloured("k", "Y"), meadow - WOOD_ROWS, 0, clear=True)
        for row, column, ink in FLOWERS:
            draw_cells(machine, art.FLOWER.coloured(ink, "G"), row, column)

    def sides(self) -> None:
        """A hound and a hare to choose from."""
        machine = self.machine
        self._dawn(SIDES.top // CELL - 1)
        headline(machine, self.program.text(strings.TITLE).upper(), 1, "R", "Y", most=2)
        fill(machine, 22, 0, 1, 32, colours=pair("Wb"))
        fill(machine, 23, 0, 1, 32, colours=pair("ck"))
        for side in (HOUNDS, HARE):
            self.side(side, False)

    def side(self, side: int, on: bool) -> None:
        """A side's picture, lit when the cursor is on it."""
        machine = self.machine
        x, y = SIDES.origin((0, side))
        row, column, height, width = y // CELL, x // CELL, SIDES.height // CELL, SIDES.width // CELL
        paper = LIGHTS[side] if on else "G"
        fill(machine, row, column, height, width, colours=pair(INKS[side] + paper))
        picture = smoothly(art.STANDING[side][0], 2)
        draw(machine, picture, x + (SIDES.width - picture.width) // 2, y + 12)
        words = self.program.text((strings.HOUNDS, strings.HARE)[side])
        centred(machine, row + height - 2, f"{side + 1} {words}", pair(INKS[side] + paper), column, width)
        if on:
            draw_cells(machine, art.brackets(SIDES.width, SIDES.height, 12), row, column)
        colour_cells(machine, row, column, height, width, pair(INKS[side] + paper))
