"""The title of the 14–15 puzzle: its name on tiles, and the two that can't change places."""

from arcade.games.fifteen import MUSIC, art, strings
from arcade.games.fifteen.rules import HOLE
from arcade.games.fifteen.scene import GROUND, HOME, Scene
from arcade.machine.spectrum.memory import WIDTH
from arcade.toolkit.animation.transitions import Wipe
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters import number_tiles
from arcade.toolkit.letters.headline import setting
from arcade.toolkit.letters.poster import BODY, MARK, poster
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import DIAGONALS, SOLID, tiled
from arcade.toolkit.picture.scale2x import stretched
from arcade.toolkit.picture.sprites import CELL, Sprite

TILES = (9, 10, 11, 12, 13, 15, 14, HOLE)
SIDE = 48
TRAY = Grid(rows=2, columns=4, left=32, top=72, width=SIDE, height=SIDE)
LETTER = (16, 24)
"""Width and height of a letter's tile."""
TOPS = (8, 40)
"""Pixel lines of the two rows of letters."""
STUBBORN = pair("kC")
ROUND = 400
"""Frames of one round of tries."""
TRIES = ((120, 14, 2, 3), (150, 15, 1, 2), (230, 15, 2, 1), (260, 14, 3, 2))
"""Slides in the lower row: the frame, the tile, from which column, to which."""
SLIDE = 8
"""Frames of a slide."""
LOOKING = range(270, 390)
"""Frames in which eyes look out of the hole."""


def letter(sign: str) -> Sprite:
    """A tile with a letter, twice as high as wide."""
    width, height = LETTER
    face = poster(sign)
    figure = stretched(face.cut(0, MARK, face.width, BODY), 1, 2)
    return figure.over(number_tiles.blank(*LETTER), (width - figure.width) // 2, (height - figure.height) // 2 - 1)


class Title(LivingTitle):
    """Tiles that slide, and eyes in the hole."""

    music = MUSIC
    wipe = Wipe.BLINDS

    def draw(self) -> None:
        """The name, and the two lower rows of Loyd's tray, 14 and 15 exchanged."""
        text = self.program.text
        fill(self.machine, 0, 0, 24, 32, DIAGONALS, GROUND)
        lines, _ = setting(text(strings.TITLE).upper(), 2)
        for line, top in zip(lines, TOPS, strict=True):
            self._letters(line, top)
        Scene.tray(Scene(self.program, 4), TRAY)
        for place, number in enumerate(TILES):
            self._tile(number, *TRAY.origin(divmod(place, TRAY.columns)))
        fill(self.machine, 22, 0, 2, 32, colours=pair("Wk"))
        centred(self.machine, 22, text(strings.TAGLINE), pair("Yk"))

    def _letters(self, line: str, top: int) -> None:
        left = (WIDTH - LETTER[0] * len(line)) // 2 // CELL * CELL
        for place, sign in enumerate(line):
            if sign != " ":
                x = left + LETTER[0] * place
                draw(self.machine, letter(sign), x, top)
                self._colour(x, top, STUBBORN if sign.isdigit() else HOME, *LETTER)

    def _tile(self, number: int, x: int, y: int) -> None:
        if number != HOLE:
            stubborn = number in (14, 15)
            draw(self.machine, number_tiles.tile(number, SIDE, not stubborn), x, y)
            self._colour(x, y, STUBBORN if stubborn else HOME)

    def step(self, frame: int) -> None:
        """One tile after the other makes room, and comes back in vain."""
        now = frame % ROUND
        for start, number, source, target in TRIES:
            if start <= now < start + SLIDE:
                self._slide(number, source, target, now - start + 1)
        if now in LOOKING:
            x, y = TRAY.origin((1, 3))
            eyes = art.LOOK.at(now - LOOKING.start).enlarged(2, 2)
            draw(self.machine, eyes, x + (SIDE - eyes.width) // 2, y + (SIDE - eyes.height) // 2)
        elif now == LOOKING.stop:
            draw(self.machine, tiled(SOLID, SIDE, SIDE), *TRAY.origin((1, 3)))

    def _slide(self, number: int, source: int, target: int, step: int) -> None:
        x, y = TRAY.origin((1, source))
        end, _ = TRAY.origin((1, target))
        if step == 1:
            self._colour(end, y, STUBBORN)
            self.machine.chime(((0.004, 10.0), (0.006, -2.0), (0.004, 22.0)))
        draw(self.machine, tiled(SOLID, SIDE, SIDE), x, y)
        draw(self.machine, number_tiles.tile(number, SIDE), x + (end - x) * step // SLIDE, y)

    def _colour(self, x: int, y: int, colours: int, width: int = SIDE, height: int = SIDE) -> None:
        colour_cells(self.machine, y // CELL, x // CELL, height // CELL, width // CELL, colours)
