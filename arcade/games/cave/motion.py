"""What moves in the pictures while the player thinks: torches, water, eyes, light, drops, leaves, wings.

A life is a chain of acts, each some frames after the one before. All it knows is in its fields, so that a run can be
continued in the middle of a wait.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

from arcade.games.cave import art
from arcade.games.cave.art import COLUMNS, ROWS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as COLUMNS_OF_SCREEN
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.letters.headline import Area
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, ink_of
from arcade.toolkit.sound.tunes import Tune

Place = tuple[int, int]


class Life(ABC):
    """Changes the picture a little with every step, once it is `woken`."""

    machine: Spectrum
    dice: Dice
    moving: Moving
    act: Callable[[], int]
    """The next act; it returns the number of frames until the one after it."""
    _left = 0

    def woken(self, machine: Spectrum, dice: Dice) -> "Life":
        """One of these in the picture that a machine shows."""
        life = copy(self)
        life.machine, life.dice, life.moving = machine, dice, Moving(machine)
        life.act = life.begin
        return life

    def step(self) -> None:
        while not self._left:
            self._left = self.act()
        self._left -= 1

    def then(self, act: Callable[[], int], frames: int) -> int:
        """What an act returns after which another one follows."""
        self.act = act
        return frames

    @abstractmethod
    def begin(self) -> int:
        """The first act."""


@dataclass
class Drift(Life):
    """Pixel rows that flow to the left, lower ones faster, as near water seems to."""

    top: int
    bottom: int
    pace: int
    _frame: int = 0

    def begin(self) -> int:
        top, bottom, pace, display = self.top, self.bottom, self.pace, self.machine.display
        self._frame += 1
        for y in range(top, bottom):
            if self._frame % max(pace - (y - top) * pace // (2 * (bottom - top)), 1) == 0:
                at = LINES[y]
                row = int.from_bytes(display[at : at + COLUMNS], "big")
                row = (row << 1 | row >> 8 * COLUMNS - 1) & (1 << 8 * COLUMNS) - 1
                display[at : at + COLUMNS] = row.to_bytes(COLUMNS, "big")
        return 1


@dataclass
class Pour(Life):
    """A column of cells whose pixels run down in themselves, as a jet does."""

    top: int
    bottom: int
    column: int

    def begin(self) -> int:
        places = [LINES[y] + self.column for y in range(self.top, self.bottom)]
        bits = [self.machine.display[at] for at in places]
        for at, value in zip(places, (bits[-1], *bits[:-1]), strict=True):
            self.machine.display[at] = value
        return 2


class Blink(Life):
    """Eyes that are closed for a moment now and then: row, column and width of each pair in cells."""

    def __init__(self, *eyes: tuple[int, int, int]) -> None:
        self._eyes = eyes
        self._at, self._open = slice(0), b""

    def begin(self) -> int:
        row, column, width = self.dice.pick(self._eyes)
        at = COLUMNS_OF_SCREEN * row + column
        self._at = slice(at, at + width)
        return self.then(self.close, 60 + self.dice.below(120))

    def close(self) -> int:
        self._open = bytes(self.machine.attributes[self._at])
        self.machine.attributes[self._at] = bytes(cell & ~INK_BITS for cell in self._open)
        return self.then(self.open, 7)

    def open(self) -> int:
        self.machine.attributes[self._at] = self._open
        return self.then(self.begin, 0)


@dataclass
class Flicker(Life):
    """Light of an ink that trembles: now and then a few bright cells, of all or of those near, are dim for a moment."""

    ink: int
    near: Sequence[Place] = ()
    _lit: Sequence[int] = ()
    _dimmed: Sequence[int] = ()

    def begin(self) -> int:
        places = self.near or [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        cells = [COLUMNS_OF_SCREEN * row + column for row, column in places]
        self._lit = [cell for cell in cells if self.machine.attributes[cell] == (self.ink | BRIGHT_BIT)]
        return self.then(self.dim, 0)

    def dim(self) -> int:
        if not self._lit:
            return 1
        self._dimmed = [self.dice.pick(self._lit) for _ in range(6)]
        self._colour(self.ink)
        return self.then(self.light, 4 + self.dice.below(8))

    def light(self) -> int:
        self._colour(self.ink | BRIGHT_BIT)
        return self.then(self.dim, 6 + self.dice.below(30))

    def _colour(self, value: int) -> None:
        for cell in self._dimmed:
            self.machine.attributes[cell] = value


@dataclass
class Torch(Life):
    """The flame of a torch whose top cell is at a row and a column."""

    row: int
    column: int

    def begin(self) -> int:
        draw_cells(self.machine, self.dice.pick(art.TORCHES), self.row, self.column)
        return 5 + self.dice.below(3)


class InTurn(Life):
    """What is drawn in an ink, seen area after area, each staying until all were, and then gone again."""

    def __init__(self, ink: int, pace: int, *areas: Area) -> None:
        self._ink, self._pace, self._areas = ink, pace, areas
        self._groups: list[dict[int, int]] = []
        """Of each area the cells in that ink, with their colours."""
        self._seen = 0

    def begin(self) -> int:
        attributes = self.machine.attributes
        self._groups = [
            {
                at: attributes[at]
                for line in range(row, row + height)
                for at in range(COLUMNS_OF_SCREEN * line + column, COLUMNS_OF_SCREEN * line + column + width)
                if ink_of(attributes[at]) == self._ink
            }
            for row, column, height, width in self._areas
        ]
        return self.then(self.hide, 0)

    def hide(self) -> int:
        for group in self._groups:
            for at, value in group.items():
                self.machine.attributes[at] = value & ~INK_BITS
        self._seen = 0
        return self.then(self.show, self._pace)

    def show(self) -> int:
        for at, value in self._groups[self._seen].items():
            self.machine.attributes[at] = value
        self._seen += 1
        return self.then(self.hide if self._seen == len(self._groups) else self.show, self._pace)


DROP_NOTES: tuple[Tune, ...] = tuple(((0.004, pitch), (0.006, pitch + 5)) for pitch in (38.0, 43.0, 41.0, 46.0))


@dataclass
class Drip(Life):
    """A drop that gathers at a place of the ceiling, falls to the line `foot`, splashes and is heard."""

    x: int
    top: int
    foot: int
    _shown: int = 0
    _y: int = 0
    """In quarters of a pixel, as is the speed."""
    _speed: int = 0

    def begin(self) -> int:
        return self.then(self.gather, 10 + self.dice.below(60))

    def gather(self) -> int:
        self.moving.show((art.GROWING_DROP[self._shown], self.x - 1, self.top))
        self._shown += 1
        if self._shown == len(art.GROWING_DROP):
            self._shown, self._y, self._speed = 0, 4 * self.top, 2
            self.act = self.fall
        return 9

    def fall(self) -> int:
        if self._y >= 4 * (self.foot - art.DROP.height):
            if self.machine.speaker.busy_until < self.machine.now:
                self.machine.chime(self.dice.pick(DROP_NOTES))
            return self.then(self.splash, 0)
        self.moving.show((art.DROP, self.x - 2, self._y // 4))
        self._y += self._speed
        self._speed += 1
        return 1

    def splash(self) -> int:
        if self._shown == len(art.SPLASHES):
            self.moving.hide()
            self._shown = 0
            return self.then(self.gather, 50 + self.dice.below(110))
        splash = art.SPLASHES[self._shown]
        self.moving.show((splash, self.x - splash.width // 2, self.foot - splash.height))
        self._shown += 1
        return 4


class Glint(Life):
    """Something that sparkles at one of some pixels now and then."""

    def __init__(self, *places: Place) -> None:
        self._places = places
        self._at, self._sizes = (0, 0), [0]

    def begin(self) -> int:
        self._at, self._sizes = self.dice.pick(self._places), [0, 1, 0]
        return self.then(self.sparkle, 0)

    def sparkle(self) -> int:
        if not self._sizes:
            self.moving.hide()
            return self.then(self.begin, 8 + self.dice.below(40))
        glint, (x, y) = art.GLINTS[self._sizes.pop(0)], self._at
        self.moving.show((glint, x - glint.width // 2, y - glint.height // 2))
        return 5


@dataclass
class Sparks(Life):
    """Sparks that rise over a fire."""

    x: int
    foot: int
    top: int
    _left_at: int = 0
    _across: int = 0
    _risen: int = 0

    def begin(self) -> int:
        self._left_at, self._across, self._risen = self.x + self.dice.below(25) - 12, self.dice.below(3) - 1, 0
        return self.then(self.rise, 0)

    def rise(self) -> int:
        if self._risen == (self.foot - self.top) // 2:
            self.moving.hide()
            return self.then(self.begin, 4 + self.dice.below(20))
        step = self._risen
        self.moving.show((art.SPARK, self._left_at + self._across * step // 4, self.foot - 2 * step))
        self._risen += 1
        return 1


class Leaves(Life):
    """A few leaves that come down in the upper part of the picture, swaying."""

    _falling: Falling
    _frame = 0

    def __init__(self, top: int) -> None:
        self._top = top

    def begin(self) -> int:
        self._falling = Falling(self.machine, (art.LEAF,), (0, self._top, art.WIDTH, 72), 2, (1, 2), 6)
        self._frame = self.dice.below(200)
        return self.then(self.fall, 0)

    def fall(self) -> int:
        self._falling.step(self._frame)
        self._frame += 1
        return 1


@dataclass
class Flight(Life):
    """Somebody with wings who crosses the picture from time to time, in a bow."""

    wings: Animation
    top: int
    pace: int
    _x: int = 0
    _y: int = 0
    _height: int = 0

    def begin(self) -> int:
        return self.then(self.come, 20 + self.dice.below(60))

    def come(self) -> int:
        self._x, self._y, self._height = 0, self.top + self.dice.below(24), 8 + self.dice.below(16)
        return self.then(self.fly, 0)

    def fly(self) -> int:
        x = self._x
        if x >= art.WIDTH - self.wings.sprites[0].width:
            self.moving.hide()
            return self.then(self.begin, 0)
        self.moving.show((self.wings.at(x), x, self._y + self._height * (x % 64 - 32) * (x % 64 - 32) // 1024))
        self._x += self.pace
        return 1
