"""The title of Mefisto: his name on fire, his eyes that open and shut, bowls that burn."""

from functools import cache

from arcade.games.mefisto import MUSIC, art, strings
from arcade.games.mefisto.scene import DARK, WALL
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.moving_sprites import Animation
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.lettering import big, room_for_marks
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import BRICKS
from arcade.toolkit.picture.sprites import CELL, CLEAR, INK, Sprite, from_bytes, sprite

SCALE = 3
BOWLS = ((1, "A"), (4, "G"), (25, "S"), (28, "Y"))
"""Columns of the bowls, and their letters."""
BOWL_ROW = 16
FACE_ROW, FACE_COLUMN = 6, 10
TIPS = 16
"""Pixel rows above the letters for the flames."""
TONGUES = (
    "0124863100135ba742010358",
    "1036a9420024763101257b83",
    "02148ca52101364200136942",
    "10025793100249da41001374",
)
"""Heights of the flames along a letter's top, in hexadecimal digits; one line follows the other."""
PACE = 5
LOOKS = (("Y", 150), ("R", 6), ("Y", 40), ("R", 6), ("Y", 90), ("W", 30))
"""What colour his eyes have for how many frames; red is shut."""


@cache
def burning(words: str) -> Animation:
    """Words on fire, TIPS rows of flames above letters of SCALE cells."""
    letters = big(words, SCALE)
    body = letters.cut(0, CELL * room_for_marks(SCALE), letters.width, CELL * SCALE)
    return Animation(tuple(_aflame(body, tongues) for tongues in TONGUES), PACE)


def _aflame(body: Sprite, tongues: str) -> Sprite:
    rows = body.rows()
    pixels = [[CLEAR] * body.width for _ in range(TIPS)] + [list(row) for row in rows]
    for x in range(body.width):
        top = next((y for y, row in enumerate(rows) if row[x] == INK), CELL)
        if top < CELL:
            height = int(tongues[x % len(tongues)], 16)
            for up in range(1, height + 1):
                if 3 * up < 2 * height or (x + up) % 2:
                    pixels[TIPS + top - up][x] = INK
    return sprite(["".join(row).replace(".", CLEAR) for row in pixels]).coloured(("R", "R", "Y", "Y", "W"), "k")


class Title(LivingTitle):
    """The title's picture, and what lives in it."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._name = burning(program.text(strings.TITLE).upper())

    def draw(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, 24, COLUMNS, BRICKS, WALL)
        fill(machine, 0, 2, 7, 28, colours=DARK)
        fill(machine, 7, 8, 14, 16, colours=DARK)
        draw_cells(machine, art.face(scale=2), FACE_ROW, FACE_COLUMN, clear=True)
        for column, letter in BOWLS:
            fill(machine, BOWL_ROW - 1, column - (column in (1, 25)), 5, 4, colours=DARK)
            draw_cells(machine, art.fire(True, from_bytes(machine.font[letter]), "Y"), BOWL_ROW, column)
        self._write(0)
        fill(machine, 21, 0, 3, COLUMNS, colours=DARK)
        centred(machine, 21, self.program.text(strings.TAGLINE), pair("Yk"))

    def _write(self, frame: int) -> None:
        name = self._name.at(frame)
        fill(self.machine, 1, 4, 2, 24)
        draw(self.machine, name, (WIDTH - name.width) // 2, CELL, clear=True)

    def step(self, frame: int) -> None:
        if frame % PACE == 0:
            self._write(frame)
            for number, (column, _) in enumerate(BOWLS):
                flames = art.BURNING[(frame // PACE + number) % len(art.BURNING)]
                draw_cells(self.machine, flames, BOWL_ROW, column)
        self._look(frame)

    def _look(self, frame: int) -> None:
        """Colour his eyes when they change."""
        now = frame % sum(frames for _, frames in LOOKS)
        for colour, frames in LOOKS:
            if now == 0:
                top, height = FACE_ROW + 2 * art.EYES.start // CELL, 2
                for column in art.EYE_COLUMNS:
                    colour_cells(self.machine, top, FACE_COLUMN + 2 * column, height, 2, pair(f"{colour}k"))
            now -= frames
