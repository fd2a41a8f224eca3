"""How a trek ends: out of the trees into the sunrise, or a hat by night and eyes that look at it."""

from collections.abc import Iterator
from functools import cache, partial
from math import isqrt

from arcade.games.jungle import art, strings
from arcade.games.jungle.art import HAT, LETTERS, Watching
from arcade.games.jungle.events import Fate
from arcade.games.jungle.rules import STRENGTH
from arcade.games.jungle.scenery import CRICKETS, PICTURES, SCUTTLE, STEPS
from arcade.games.jungle.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum.memory import COLUMNS, WIDTH
from arcade.toolkit.animation.living import SWING, Alive, Twinkle, all_alive
from arcade.toolkit.animation.moving_sprites import Actor, Animation, Moving
from arcade.toolkit.animation.storyboard import Role, Storyboard, acting, around, every, line
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.flow.ending import WORDS
from arcade.toolkit.letters.drawn_words import drawn_words
from arcade.toolkit.picture.areas import blend, colour_cells, fill
from arcade.toolkit.picture.drawing import draw
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import GRASS, LEAVES, SAND, WAVES
from arcade.toolkit.picture.scale2x import smoothly
from arcade.toolkit.picture.sprites import CELL, Sprite

ROWS, DAY, NIGHT = 22, 17, 14
"""The ground begins in these rows."""
FEET = CELL * DAY
SUN_RADIUS, MOON_RADIUS = 40, 56
SUN_X, MOON_X = 112, 128
START, GOAL, BEHIND = 8, 104, 26
"""Pixels that a walker goes; BEHIND are from one to the next."""
FRAMES_A_PIXEL = 2
PEOPLE, DOG_X, HUTS = (154, 168, 182), 124, (198, 232)
HOPS = (0, 2, 4, 5, 5, 4, 2, 0, 0, 0)
WAITING = (
    *(Role(Animation(art.BIRD, 7), (210 - 34 * place, 96 + 5 * place), 7 * place) for place in range(2)),
    *(
        Role(Animation(art.WAVING, 10), around((x, FEET), [(0, -hop) for hop in HOPS], 2, 6 * place), 10 * place, True)
        for place, x in enumerate(PEOPLE)
    ),
    Role(Animation(art.DOG, 5), (DOG_X, FEET), stands=True),
)
FEAST_FRAMES = 60
HAT_AT = 112, 130
LAMP_ROW, LAMP_COLUMN = 17, 19
OIL, OIL_FRAMES = "YYYYYyYYyYyyryrr", 5
"""The lamp's colours as long as there is oil."""
FRAMES_AN_EYE = 12
STARS = ((1, 1), (6, 4), (8, 7), (6, 24), (9, 25), (7, 30), (2, 30), (10, 5))
STAR = bytes((0, 0, 0, 0x08, 0x1C, 0x08, 0, 0))
GLINTS = tuple((row, 10 + (3 * row + 5 * place) % 12) for row in range(17, 22) for place in range(4))
"""Where the moon shines on water."""
LAIRS = ((18, 3), (17, 24), (20, 11), (16, 1), (15, 29), (19, 28), (20, 21), (18, 8))
WATER_LAIRS = ((18, 5), (17, 25), (19, 23), (20, 6))
EYES = (12, 13), (12, 17)
LION_PIXELS = 46
WET = (Fate.SUNK, Fate.DROWNED, Fate.CROCODILES)
STUNG = (Fate.BITTEN, Fate.SHOT)


class Ending(Storyboard[State]):
    """They wave on; or eyes look at a hat."""

    def __init__(self, program: State, outcome: Outcome) -> None:
        super().__init__(program, clear=True)
        self.outcome = outcome
        saved = [walker.trek for walker in program.walkers if walker.trek.fate is Fate.SAVED]
        self.saved = len(saved)
        self.spent = self.saved == 1 and 4 * saved[0].strength < STRENGTH

    def play(self) -> Frames[None]:
        return self._sunrise() if self.saved else self._night()

    def _backdrop(self, ground: int, light: int, size: int, colours: tuple[str, str]) -> None:
        """The sky, half a disc of light on the horizon, palms, and the words above."""
        machine = self.machine
        day = ground == DAY
        fill(machine, 0, 0, ground, COLUMNS, colours=pair("kb"))
        if day:
            blend(machine, 6, 0, 6, COLUMNS, "bmRY")
            fill(machine, 12, 0, ground - 12, COLUMNS, colours=pair("kY"))
        disc = _half_disc(size)
        draw(machine, disc.coloured(*colours), light - size, CELL * ground - size)
        for row, column in _filled(disc):
            fill(machine, ground - disc.lines + row, (light - size) // CELL + column, 1, 1, colours=pair("kW"))
        words = {Outcome.WON: strings.SAVED, Outcome.LOST: strings.DEAD}.get(self.outcome, WORDS[self.outcome])
        said = drawn_words(self.program, words, LETTERS)
        name = art.liana(said, len(said) > 8).coloured("Y" if day else "C")
        draw(machine, name, (WIDTH - name.width) // 2, 0)

    def _sunrise(self) -> Frames[None]:
        machine = self.machine
        self._backdrop(DAY, SUN_X, SUN_RADIUS, ("W", "Y"))
        fill(machine, DAY, 0, 1, COLUMNS, GRASS, pair("gk"))
        fill(machine, DAY + 1, 0, ROWS - DAY - 1, COLUMNS, SAND, pair("yk"))
        for step in range(4):
            fill(machine, 8 + step, 0, 1, step + 1, LEAVES, pair("gk"))
        fill(machine, 12, 0, DAY - 12, 3, LEAVES, pair("gk"))
        draw(machine, art.FRINGE, 24, FEET - art.FRINGE.height)
        for x in HUTS:
            draw(machine, art.HUT, x, FEET - art.HUT.height)
        yield from self.act((GOAL - START) * FRAMES_A_PIXEL, *WAITING, self._walking, cues=every(12, STEPS))
        self.alive = acting(self.moving, *WAITING, self._arrived)
        yield from self.hold(FEAST_FRAMES)

    def _walking(self, frame: int) -> list[Actor]:
        return self._saved(art.WALKING[frame // 6 % 2], START + frame // FRAMES_A_PIXEL)

    def _arrived(self, frame: int) -> list[Actor]:
        """His hat is in his hand, or he is on his knees."""
        return self._saved(art.KNEELING if self.spent else art.ARRIVED[frame // 16 % 2], GOAL)

    def _saved(self, pose: Sprite, x: int) -> list[Actor]:
        places = [x - BEHIND * number for number in range(self.saved)]
        return [(pose.coloured("K"), place, FEET - pose.height) for place in places if place >= 0]

    def _night(self) -> Frames[None]:
        machine, fate = self.machine, self.program.walker.trek.fate
        self._backdrop(NIGHT, MOON_X, MOON_RADIUS, ("W", "b"))
        fill(machine, NIGHT, 0, ROWS - NIGHT, COLUMNS)
        for x in (-8, 216):
            draw(machine, art.PALM, x, CELL * NIGHT - art.PALM.height)
        lights: list[Alive] = [Twinkle(machine, STARS, "WWCbWb", 11).step]
        for row, column in STARS:
            machine.cell(row, column, STAR, pair("Wb"))
        if fate in WET:
            fill(machine, NIGHT + 1, 0, ROWS - NIGHT - 1, COLUMNS, WAVES, pair("bk"))
            lights += [Twinkle(machine, GLINTS, "cWCcbbc", 9).step, self._bobbing]
        else:
            fill(machine, NIGHT, 0, 1, COLUMNS, GRASS, pair("gk"))
            draw(machine, HAT, *HAT_AT)
        eyes = Watching(machine, WATER_LAIRS if fate in WET else LAIRS, art.SMALL_EYES, staring=True)
        self.alive = all_alive(*lights)
        yield from self._lamp()
        for number in range(len(eyes.cells)):
            machine.chime(((0.02, -12.0 + number), (0.03, -18.0 + number)))
            yield from self.shot(FRAMES_AN_EYE, all_alive(self.alive, partial(eyes.step, awake=number + 1)))
        if fate in STUNG:
            yield from self._spider()
        elif fate not in WET:
            yield from self._lion()
        self.alive = all_alive(self.alive, eyes.step)

    def _bobbing(self, frame: int) -> None:
        """The hat on the water, over waves that run."""
        self.moving.hide()
        self.moving.show((HAT, HAT_AT[0] + SWING[frame // 9 % 12], HAT_AT[1] + SWING[frame // 6 % 12] // 2))

    def _lamp(self) -> Frames[None]:
        self.machine.chime(CRICKETS)
        for ink in OIL:
            colour_cells(self.machine, LAMP_ROW, LAMP_COLUMN, 1, 1, pair(f"k{ink}"))
            yield from self.hold(OIL_FRAMES)
        colour_cells(self.machine, LAMP_ROW, LAMP_COLUMN, 1, 1, pair("kk"))

    def _lion(self) -> Frames[None]:
        """He rises before the moon, and opens his eyes."""
        lion, rising = PICTURES["head"], Moving(self.machine)
        for high in range(1, LION_PIXELS + 1):
            rising.show((lion.cut(0, 0, lion.width, high), MOON_X - lion.width // 2, CELL * NIGHT - high))
            yield from pause(FRAMES_A_PIXEL)
        gaze = Watching(self.machine, EYES, art.LION_EYES, together=True)
        self.alive = all_alive(self.alive, gaze.step)

    def _spider(self) -> Frames[None]:
        """It comes for what is left, and stays."""
        crawling = Moving(self.machine)
        poses = tuple(smoothly(pose, 2).coloured("R") for pose in art.SPIDER)
        start, x, y = WIDTH - 32, HAT_AT[0] + HAT.width + 4, HAT_AT[1] - 4
        comes = Role(Animation(poses), line((start, y), (x, y), start - x))
        yield from self.shot(start - x, acting(crawling, comes), {0: SCUTTLE}.get)
        self.alive = all_alive(self.alive, acting(crawling, Role(Animation(poses, 14), (x, y))))


def _filled(disc: Sprite) -> Iterator[Cell]:
    """The cells of a disc that are wholly light; what stands before it can be black there."""
    for row in range(disc.lines):
        for column in range(disc.columns):
            shift = disc.width - CELL * (column + 1)
            if all(line >> shift & 0xFF == 0xFF for line in disc.ink[CELL * row : CELL * (row + 1)]):
                yield row, column


@cache
def _half_disc(size: int) -> Sprite:
    """The upper half of a round disc."""
    halves = [isqrt(size * size - y * y) for y in range(-size, 0)]
    rows = tuple((1 << 2 * half) - 1 << size - half for half in halves)
    return Sprite(2 * size, rows, rows)
