"""The street's title: a name in the paint of a zebra, and a walker, a car and lights that take turns."""

from functools import cache

from arcade.games.street import MUSIC, art
from arcade.games.street.strings import TAGLINE, TITLE
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.title import LivingTitle
from arcade.toolkit.letters.headline import headline
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import centred
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import Sprite, sprite

ROOFS = "RMCRMCRMCRM"
WALLS = "WYWWCWYWWWY"
SKY = pair("kB")
BAR = sprite(["#" * 16] * 14)
STRIPES = sprite(("########",) * 5 + ("........",))
GREEN_FRAMES = 170
"""For which the walker may go."""
RED_FRAMES = 130
"""For which the car may."""
STEP = 9
"""Frames from pose to pose."""
WALKER_Y, CAR_Y = 112, 128
WAIT_X, LAMPS_X = 64, 8
CAR_WAITS, CAR_WIDTH = 152, 96
SCALE = 3


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)

    def draw(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, 10, 32, colours=SKY)
        first, rest = self.program.text(TITLE).upper().split(" ", 1)
        headline(machine, first, 1, inks="W", paper="B", shade=_painted)
        headline(machine, rest, 6, inks="W", paper="B", shade=_painted)
        for place in range(len(ROOFS)):
            column = 3 * place
            roof = (art.FLAT_ROOF if place % 3 else art.ROOF).coloured(ROOFS[place], "B")
            draw_cells(machine, roof, 9, column)
            draw_cells(machine, art.SIGNS[place % 6].coloured("Y", "k"), 10, column)
            draw_cells(machine, art.WALLS.coloured(WALLS[place], "k"), 11, column)
        fill(machine, 13, 0, 1, 32, art.SLABS, pair("kw"))
        fill(machine, 14, 0, 8, 32, colours=pair("Wk"))
        for place in range(8):
            draw(machine, BAR, 8 + 32 * place, 161)
        self._moving.hide()
        self.step(0)
        centred(machine, 22, self.program.text(TAGLINE), pair("Wk"))

    def step(self, frame: int) -> None:
        """At green the walker goes on while the car hums; at red he looks round and it drives off."""
        at = frame % (GREEN_FRAMES + RED_FRAMES)
        self._moving.show(_car(at), *_lights(at < GREEN_FRAMES), _walker(frame))


@cache
def _lights(walk: bool) -> tuple[Actor, ...]:
    """The cars' lamps and the walkers' board, which stand nearer than the road."""
    lamps: list[Actor] = []
    for lamp, ink in enumerate("RYG"):
        lit = lamp == (0 if walk else 2)
        picture = smoothly(art.LAMP if lit else art.DARK_LAMP, 2).opaque()
        lamps.append((picture.coloured(ink if lit else "w", "k"), LAMPS_X, 112 + 16 * lamp))
    board = smoothly(art.GREEN_BOARD if walk else art.RED_BOARD, 2).opaque()
    return (*lamps, (board.coloured("G" if walk else "R", "k"), LAMPS_X + 20, 128))


def _walker(frame: int) -> Actor:
    """He strides on the spot while he may go, and looks left and right while he may not."""
    at = frame % (GREEN_FRAMES + RED_FRAMES)
    if at < GREEN_FRAMES:
        pose = _large((art.STRIDE, art.STAND)[at // STEP % 2])
        return pose, WAIT_X + 24, WALKER_Y - at // STEP % 2
    pose = art.LOOK_LEFT if at // (4 * STEP) % 2 else art.LOOK_LEFT.mirrored()
    return _large(pose), WAIT_X + 24, WALKER_Y


def _car(at: int) -> Actor:
    """It trembles where it waits, drives off to the left behind him, and comes again from the right."""
    car = smoothly(art.SIDE_CAR.mirrored(), 2).coloured("R", "k")
    if at < GREEN_FRAMES:
        return car, CAR_WAITS, CAR_Y - at // 6 % 2
    since = at - GREEN_FRAMES
    x = CAR_WAITS - 4 * since
    return (car, x, CAR_Y) if x > -CAR_WIDTH else (car, max(256 - 4 * (since - 63), CAR_WAITS), CAR_Y)


@cache
def _large(pose: Sprite) -> Sprite:
    return smoothly(pose, SCALE).coloured("Y", "k")


def _painted(letters: Sprite) -> Sprite:
    return textured(letters, STRIPES)
