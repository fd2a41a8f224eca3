"""How a game in the garden ends: a worm that has eaten well flies away, one that has not lies among its meals."""

from functools import cache

from arcade.games.robac import ART, art, strings
from arcade.games.robac.art import CAP, SPIDER, STEM
from arcade.games.robac.motion import FACES, Face
from arcade.games.robac.rules import Heading, World
from arcade.games.robac.sounds import BUMP, CURE, GONE, SPROUT
from arcade.games.robac.title import MUSHROOMS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import SWING
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count
from arcade.toolkit.letters.lettering import banner, fitting
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.drawing import draw, draw_cells
from arcade.toolkit.picture.grid import Point
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import MessageLine
from arcade.toolkit.picture.patterns import GRASS, LEAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.shading import extruded, lit
from arcade.toolkit.picture.solids import ball
from arcade.toolkit.picture.sprites import CELL, Sprite
from arcade.toolkit.sound.music import Music, Piece

FINE_SCORE = 500
"""From this score on the end is celebrated."""
MESSAGE_ROW, MEADOW = 22, 19
GROUND = CELL * MEADOW
TWIG, COCOON_AT = 7, (44, 64)
SLEEP, SHAKE, HATCH = 60, 60, 70
"""Frames in which it sleeps, those in which it shakes its cocoon, and those of its first flight."""
FLOWERS = ((14, "R"), (19, "M"), (23, "R"), (29, "M"))
"""Columns of flowers with their inks."""
HOVER: Point = (136, 82)
RINGS = 3
"""Large rings of a worm that lies there."""
HEAD_AT: Point = (128, GROUND - 66)
TOUCH = 26
"""Pixels from there to the hedge."""
HALTS: tuple[Point, ...] = ((204, 96), (82, 58), (24, 72))
"""Where spiders let themselves down."""
START, LET_DOWN, LONG_AGO = 48, 40, 1 << 16
"""Where their threads begin, frames in which each comes down, and when all of them have."""
HEDGE, HEDGE_ROWS = 28, 13
"""The column where the hedge begins, and its rows."""
BUMPS, AHEAD, BACK = 3, 16, 22
"""How often it runs against it, and frames there and back."""
STAR = ART["star"].see_through()
ORBIT = ((30, 0), (26, 4), (15, 7), (0, 8), (-15, 7), (-26, 4), (-30, 0), (-26, -4), (-15, -7), (0, -8), (15, -7),
         (26, -4))  # fmt: skip
"""How stars go round a head that was knocked."""


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: Program[Spectrum], world: World, result: Count) -> None:
        self.program, self.machine = program, program.machine
        self.score, self.result = world.score, result
        self.fine, self.broke = world.score >= FINE_SCORE, world.score < 0
        self._moving, self._cocoon = Moving(self.machine), Moving(self.machine)

    def play(self) -> Frames[None]:
        """The scene from its first frame to its last."""
        tell(self.program, self.score, self.result)
        self._garden()
        if self.fine:
            yield from self._hatch()
        elif self.broke:
            yield from self._stunned()
        else:
            yield from self._dance()

    def rest(self, frame: int) -> None:
        """It flies; or stars go round its head; or spiders dance."""
        if self.fine:
            self._fly(frame)
        elif self.broke:
            self._lie(frame)
        else:
            self._moving.show(*self._worm(Face.SICK), *self._spiders(frame, LONG_AGO))

    def _garden(self) -> None:
        machine, fine = self.machine, self.fine
        sky = "C" if fine else "c"
        colour_cells(machine, 0, 0, MEADOW, 32, pair(f"b{sky}"))
        fill(machine, 0, 0, MEADOW, 32)
        fill(machine, MEADOW, 0, 3, 32, GRASS, pair("kG" if fine else "kg"))
        words = self.program.text(strings.FED if fine else strings.OUCH if self.broke else strings.SICK)
        banner(machine, words, 2, None, fitting(words, 31, 4), "R" if fine else "b", sky, _carved)

    def _hatch(self) -> Frames[None]:
        machine = self.machine
        draw(machine, ball(28).coloured("Y", "C"), 222, 50)
        fill(machine, TWIG, 0, 1, 12, LEAVES, pair("kG"))
        for column, ink in FLOWERS:
            draw(machine, art.FLOWER.coloured(ink), CELL * column - 2, GROUND - art.FLOWER.height)
        for frame in range(SLEEP + SHAKE):
            wild = frame >= SLEEP
            if wild and frame % 12 == 0:
                machine.chime(SPROUT)
            self._hang(art.COCOON, SWING[frame // (2 if wild else 6) % len(SWING)] * (2 if wild else 1))
            yield
        machine.chime(CURE)
        self._hang(art.OPENED, 0)
        for frame in range(HATCH):
            x = COCOON_AT[0] + (HOVER[0] - COCOON_AT[0]) * frame // HATCH
            y = COCOON_AT[1] + (HOVER[1] - COCOON_AT[1]) * frame // HATCH
            self._wings(frame, x, y)
            yield

    def _hang(self, picture: Sprite, aside: int) -> None:
        self._cocoon.show((_large(picture, 2).coloured("B", "C"), COCOON_AT[0] + aside, COCOON_AT[1]))

    def _wings(self, frame: int, x: int, y: int) -> None:
        picture = (art.SPREAD, art.FOLDED)[frame // 7 % 2]
        self._moving.show((_large(picture, 2).coloured("M", "C"), x, y - 2 * (frame // 7 % 2)))

    def _fly(self, frame: int) -> None:
        wave = frame // 9
        self._wings(frame, HOVER[0] + SWING[wave % len(SWING)], HOVER[1] + 2 * SWING[(wave + 4) % len(SWING)])

    def _worm(self, face: Face, aside: int = 0) -> list[Actor]:
        """The worm on the grass, its head to the right."""
        x, y = HEAD_AT[0] + aside, HEAD_AT[1]
        head = FACES[face][Heading.RIGHT]
        ring = _large(art.RING, 4)
        tail = _large(art.TAIL, 4)
        body = [(ring, x - 30 * place, GROUND - ring.height + 4) for place in range(RINGS, 0, -1)]
        return [(tail, x - 30 * RINGS - 36, GROUND - tail.height + 8), *body, (_large(head, 4), x, y)]

    def _dance(self) -> Frames[None]:
        row, column = MUSHROOMS[0]
        draw_cells(self.machine, CAP, row, column)
        draw_cells(self.machine, STEM, row + 2, column)
        for frame in range(len(HALTS) * LET_DOWN + 2 * LET_DOWN):
            if frame % LET_DOWN == 0 and frame < len(HALTS) * LET_DOWN:
                self.machine.chime(GONE)
            self._moving.show(*self._worm(Face.SICK), *self._spiders(frame, frame))
            yield

    def _spiders(self, frame: int, time: int) -> list[Actor]:
        """Those who have come, `time` frames after the first began to; each dances."""
        actors: list[Actor] = []
        for number, (x, low) in enumerate(HALTS):
            come = min(max(time - number * LET_DOWN, 0), LET_DOWN)
            if come:
                dance = 2 * SWING[(frame // 3 + 4 * number) % len(SWING)] if come == LET_DOWN else 0
                y = START + (low - START) * come // LET_DOWN + dance
                length = max(y + 4 - START, 1)
                actors += [(_thread(length), x + 15, START), (_large(SPIDER, 2).coloured("k"), x, y)]
        return actors

    def _stunned(self) -> Frames[None]:
        fill(self.machine, MEADOW - HEDGE_ROWS, HEDGE, HEDGE_ROWS, 32 - HEDGE, LEAVES, pair("gk"))
        for _ in range(BUMPS):
            for step in range(AHEAD):
                self._moving.show(*self._worm(Face.GAPING, TOUCH * step // AHEAD))
                yield
            self.machine.chime(BUMP)
            for step in range(BACK):
                self._moving.show(*self._worm(Face.SICK, TOUCH * (BACK - step) // BACK))
                yield
        for frame in range(2 * BACK):
            self._lie(frame)
            yield

    def _lie(self, frame: int) -> None:
        """It sees stars."""
        stars: list[Actor] = []
        for number in range(3):
            right, down = ORBIT[(frame // 3 + 4 * number) % len(ORBIT)]
            stars.append((STAR.coloured("r"), HEAD_AT[0] + 32 + right, HEAD_AT[1] - 8 + down))
        self._moving.show(*self._worm(Face.SICK), *stars)


def tell(program: Program[Spectrum], score: int, result: Count) -> None:
    """Say what it came to, on the panel's two rows."""
    message = MessageLine(program.machine, MESSAGE_ROW, pair("Yb"), rows=2)
    message.say(program.text(strings.BELOW_NOTHING) if score < 0 else program.text(result, n=score))


def phrase(score: int, music: Music) -> Piece:
    """What is heard: a fine score is celebrated."""
    return music.won if score >= FINE_SCORE else music.lost


@cache
def _large(picture: Sprite, times: int) -> Sprite:
    """Smooth, with what it covers: its rim parts it from what is behind."""
    return Sprite(picture.width * times, smoothly(picture, times).ink, picture.enlarged(times, times).solid)


@cache
def _thread(length: int) -> Sprite:
    return Sprite(2, (3,) * length, (3,) * length)


def _carved(drawn: Sprite) -> Sprite:
    return extruded(lit(drawn))
