"""The title picture: dusk over dark country, a way that winds to a large star, and somebody on it."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from arcade.games.path import ART, MUSIC, art, strings
from arcade.games.path.art import BEFORE, CHEER, POSES
from arcade.games.path.board import STEPS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import Mode
from arcade.toolkit.animation.moving_sprites import Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import blend, fill
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.patterns import LEAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import CELL, Sprite

LETTERS_ROW = 2
COBBLES = ART["cobbles"]
DUSK_ROW, TOP_ROW = 5, 7
BLOCK = 16
CORNERS = ((6, 0), (4, 0), (4, 3), (1, 3), (1, 6), (5, 6), (5, 9), (2, 9), (2, 12), (4, 12), (4, 14), (0, 14))
"""Where the way bends, in blocks of two cells each way from the top row on; the last is the star's."""
LAST = 1, 14
"""Where he stands before the star."""
STEP_FRAMES, CHEER_FRAMES = 5, 100
TWINKLE_FRAMES = 12
"""From one twinkle of the star to the next."""
STAR = 3, 27
"""The row and column of its corner."""
SHINING = smoothly(art.STARS[0].see_through(), 4)
CHEERS = art.edged(BEFORE), art.edged(CHEER)
WAY, LINE, GROUND = pair("yb"), pair("Yb"), pair("gk")


class Title(LivingTitle):
    """A picture through which somebody walks."""

    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)
        self._places = list(_way())

    def draw(self) -> None:
        machine = self.machine
        blend(machine, DUSK_ROW, 0, TOP_ROW - DUSK_ROW, 32, "kb")
        fill(machine, TOP_ROW, 0, 14, 32, LEAVES, GROUND)
        self._road()
        draw_cells(machine, SHINING.coloured("Y"), *STAR, clear=True)
        headline(machine, self.program.text(strings.TITLE).upper(), LETTERS_ROW, inks="YYyy", shade=_cobbled, most=3)
        centred(machine, 22, self.program.text(strings.TAGLINE), pair("Wk"))
        self._moving.hide()
        self.step(0)

    def _road(self) -> None:
        """The way without its line."""
        for start, end in pairwise(CORNERS):
            for row, column in _blocks(start, end):
                fill(self.machine, TOP_ROW + 2 * row, 2 * column, 2, 2, colours=WAY)

    def step(self, frame: int) -> None:
        """He goes on by a pixel and leaves his line; at the star he cheers, and begins again."""
        at = frame % (len(self._places) + CHEER_FRAMES)
        self._moving.hide()
        if at == 0:
            self._road()
        x, y, direction = self._places[min(at, len(self._places) - 1)]
        if at < len(self._places):
            self.machine.stamp(x - 1, y - 1, (0b111,) * 3, 3, Mode.OR)
            self.machine.attributes[32 * (y // CELL) + x // CELL] = LINE
            pose = _large(POSES[direction][at // STEP_FRAMES % 2])
        else:
            pose = _large(CHEERS[at // STEP_FRAMES % 2])
        self._moving.show((pose, x - pose.width // 2, y - pose.height // 2))
        if frame % TWINKLE_FRAMES == 0:
            draw_cells(self.machine, SHINING.coloured("Y" if frame // TWINKLE_FRAMES % 3 else "W"), *STAR)


def _way() -> Iterator[tuple[int, int, int]]:
    """The pixels through which he walks, and the direction in which he looks."""
    for (top, left), (bottom, right) in pairwise((*CORNERS[:-1], LAST)):
        step = (bottom > top) - (bottom < top), (right > left) - (right < left)
        direction = STEPS.index(step)
        for part in range(BLOCK * max(abs(bottom - top), abs(right - left))):
            yield BLOCK * left + 8 + part * step[1], CELL * TOP_ROW + BLOCK * top + 8 + part * step[0], direction


@cache
def _large(pose: Sprite) -> Sprite:
    big = smoothly(pose, 2)
    return Sprite(big.width, big.ink, pose.enlarged(2, 2).solid)


def _cobbled(letters: Sprite) -> Sprite:
    """Letters of paving stones."""
    return textured(letters, COBBLES)


def _blocks(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    rows = range(min(start[0], end[0]), max(start[0], end[0]) + 1)
    return [(row, column) for row in rows for column in range(min(start[1], end[1]), max(start[1], end[1]) + 1)]
