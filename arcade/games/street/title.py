"""The street's title: a name in the paint of a zebra, and a walker, a car and lights that take turns."""

from functools import cache

from arcade.games.street import ART, MUSIC
from arcade.games.street.scene import SIGNS
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
from arcade.toolkit.picture.patterns import SOLID, tiled
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import textured
from arcade.toolkit.picture.sprites import Sprite, sprite

ROOFS = "RMCRMCRMCRM"
WALLS = "WYWWCWYWWWY"
STRIPES = sprite(("########",) * 5 + ("........",))
GREEN_FRAMES, RED_FRAMES = 170, 130
"""The walker's: a car has red meanwhile."""
POSE_FRAMES = 9
WALKER_X, WALKER_Y = 88, 112
LAMPS_X, CAR_WAITS_X, CAR_Y = 8, 152, 128


class Title(LivingTitle):
    music = MUSIC

    def __init__(self, program: Program[Spectrum]) -> None:
        super().__init__(program)
        self._moving = Moving(self.machine)

    def draw(self) -> None:
        machine = self.machine
        fill(machine, 0, 0, 10, 32, colours=pair("kB"))
        first, rest = self.program.text(TITLE).upper().split(" ", 1)
        headline(machine, first, 1, inks="W", paper="B", shade=_painted)
        headline(machine, rest, 6, inks="W", paper="B", shade=_painted)
        for place in range(len(ROOFS)):
            column = 3 * place
            roof = ART["flat-roof" if place % 3 else "roof"].coloured(ROOFS[place], "B")
            draw_cells(machine, roof, 9, column)
            draw_cells(machine, SIGNS[place % 6].coloured("Y", "k"), 10, column)
            draw_cells(machine, ART["walls"].coloured(WALLS[place], "k"), 11, column)
        fill(machine, 13, 0, 1, 32, ART["slabs"], pair("kw"))
        fill(machine, 14, 0, 8, 32, colours=pair("Wk"))
        for place in range(8):
            draw(machine, tiled(SOLID, 16, 14), 8 + 32 * place, 161)
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
        picture = smoothly(ART["lamp"] if lit else ART["dark-lamp"], 2).opaque()
        lamps.append((picture.coloured(ink if lit else "w", "k"), LAMPS_X, 112 + 16 * lamp))
    board = smoothly(ART["green-board"] if walk else ART["red-board"], 2).opaque()
    return (*lamps, (board.coloured("G" if walk else "R", "k"), LAMPS_X + 20, 128))


def _walker(frame: int) -> Actor:
    """He strides on the spot while he may go, and looks left and right while he may not."""
    at = frame % (GREEN_FRAMES + RED_FRAMES)
    if at < GREEN_FRAMES:
        up = at // POSE_FRAMES % 2
        return _large(ART["stand" if up else "stride"]), WALKER_X, WALKER_Y - up
    pose = ART["look-left"] if at // (4 * POSE_FRAMES) % 2 else ART["look-left"].mirrored()
    return _large(pose), WALKER_X, WALKER_Y


def _car(at: int) -> Actor:
    """It trembles where it waits, drives off to the left behind him, and comes again from the right."""
    car = smoothly(ART["side-car"].mirrored(), 2).coloured("R", "k")
    if at < GREEN_FRAMES:
        return car, CAR_WAITS_X, CAR_Y - at // 6 % 2
    since = at - GREEN_FRAMES
    x = CAR_WAITS_X - 4 * since
    return car, x if x > -96 else max(256 - 4 * (since - 63), CAR_WAITS_X), CAR_Y


@cache
def _large(pose: Sprite) -> Sprite:
    return smoothly(pose, 3).coloured("Y", "k")


def _painted(letters: Sprite) -> Sprite:
    return textured(letters, STRIPES)
