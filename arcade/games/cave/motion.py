"""What moves in the pictures while one stands and thinks: torches, water, eyes, light, drops, leaves, wings.

A life is acts that follow each other, each after a rest. What it is at stands in its fields, so that a run can be gone
on with in the midst of a wait.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from arcade.games.cave.art import (
    COLUMNS,
    DROP,
    GLINTS,
    HANGING,
    LEAF,
    ROWS,
    SPARK,
    SPLASHES,
    TORCHES,
    WIDTH,
)
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import COLUMNS as COLUMNS_OF_SCREEN
from arcade.machine.spectrum.memory import LINES
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BRIGHT_BIT, INK_BITS, ink_of
from arcade.toolkit.sound.tunes import Tune

Place = tuple[int, int]
Area = tuple[int, int, int, int]
"""Row, column, height and width in cells."""


class Life(ABC):
    """Changes the picture a little with every step."""

    def __init__(self, machine: Spectrum, dice: Dice) -> None:
        self.machine = machine
        self.dice = dice
        self.act: Callable[[], int] = self.begin
        """What comes next; it says after how many frames what follows it comes."""
        self._left = 0

    def step(self) -> None:
        while not self._left:
            self._left = self.act()
        self._left -= 1

    @abstractmethod
    def begin(self) -> int:
        """The first act."""


Beginning = Callable[[Spectrum, Dice], Life]


class Drift(Life):
    """Lets pixel rows flow to the left, lower ones faster, as near water seems to."""

    def __init__(self, top: int, bottom: int, pace: int, machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._top, self._bottom, self._pace, self._frame = top, bottom, pace, 0

    def begin(self) -> int:
        top, bottom, pace, display = self._top, self._bottom, self._pace, self.machine.display
        self._frame += 1
        for y in range(top, bottom):
            if self._frame % max(pace - (y - top) * pace // (2 * (bottom - top)), 1) == 0:
                at = LINES[y]
                row = int.from_bytes(display[at : at + COLUMNS], "big")
                row = (row << 1 | row >> 8 * COLUMNS - 1) & (1 << 8 * COLUMNS) - 1
                display[at : at + COLUMNS] = row.to_bytes(COLUMNS, "big")
        return 1


class Pour(Life):
    """Lets the pixels of a column of cells run down in themselves, as a jet does."""

    def __init__(self, top: int, bottom: int, column: int, pace: int, machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._places, self._pace = [LINES[y] + column for y in range(top, bottom)], pace

    def begin(self) -> int:
        bits = [self.machine.display[at] for at in self._places]
        for at, value in zip(self._places, (bits[-1], *bits[:-1]), strict=True):
            self.machine.display[at] = value
        return self._pace


class Blink(Life):
    """Closes eyes for a moment now and then: row, column and width of each pair in cells."""

    def __init__(self, eyes: Sequence[tuple[int, int, int]], machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._eyes = eyes
        self._at, self._open = slice(0), b""

    def begin(self) -> int:
        row, column, width = self.dice.pick(self._eyes)
        at = COLUMNS_OF_SCREEN * row + column
        self._at = slice(at, at + width)
        self.act = self.close
        return 60 + self.dice.below(120)

    def close(self) -> int:
        self._open = bytes(self.machine.attributes[self._at])
        self.machine.attributes[self._at] = bytes(cell & ~INK_BITS for cell in self._open)
        self.act = self.open
        return 7

    def open(self) -> int:
        """They are seen again, and others will be closed."""
        self.machine.attributes[self._at] = self._open
        self.act = self.begin
        return 0


class Flicker(Life):
    """Lets light of an ink tremble: now and then a few bright cells, of all or of some, are dim for a moment."""

    def __init__(self, ink: int, near: Sequence[Place], machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._ink, self._near = ink, near
        self._lit: list[int] = []
        self._dimmed: list[int] = []

    def begin(self) -> int:
        places = self._near or [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
        cells = [COLUMNS_OF_SCREEN * row + column for row, column in places]
        self._lit = [cell for cell in cells if self.machine.attributes[cell] == (self._ink | BRIGHT_BIT)]
        self.act = self.dim
        return 0

    def dim(self) -> int:
        """A few become dim, if there are any."""
        if not self._lit:
            return 1
        self._dimmed = [self.dice.pick(self._lit) for _ in range(6)]
        self._colour(self._ink)
        self.act = self.light
        return 4 + self.dice.below(8)

    def light(self) -> int:
        self._colour(self._ink | BRIGHT_BIT)
        self.act = self.dim
        return 6 + self.dice.below(30)

    def _colour(self, value: int) -> None:
        for cell in self._dimmed:
            self.machine.attributes[cell] = value


class Torch(Life):
    """The flame of a torch whose top cell is at a row and a column."""

    def __init__(self, row: int, column: int, machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._place = row, column

    def begin(self) -> int:
        draw_cells(self.machine, self.dice.pick(TORCHES), *self._place)
        return 5 + self.dice.below(3)


class InTurn(Life):
    """Lets what is drawn in an ink be seen area after area, each staying until all were, and go out again."""

    def __init__(self, ink: int, pace: int, areas: Sequence[Area], machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
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
        self.act = self.hide
        return 0

    def hide(self) -> int:
        """Nothing of it is seen."""
        for group in self._groups:
            for at, value in group.items():
                self.machine.attributes[at] = value & ~INK_BITS
        self._seen = 0
        self.act = self.show
        return self._pace

    def show(self) -> int:
        """The next area is seen."""
        for at, value in self._groups[self._seen].items():
            self.machine.attributes[at] = value
        self._seen += 1
        if self._seen == len(self._groups):
            self.act = self.hide
        return self._pace


def plip(drop: int) -> Tune:
    """A drop that falls into water."""
    return ((0.004, 38.0 + (0, 5, 3, 8)[drop]), (0.006, 43.0 + (0, 5, 3, 8)[drop]))


class Drip(Life):
    """A drop that gathers at a place of the ceiling, falls to the line `foot`, splashes and is heard."""

    def __init__(self, x: int, top: int, foot: int, machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._x, self._top, self._foot = x, top, foot
        self._moving = Moving(machine)
        self._shown = 0
        self._y, self._speed = 0, 0
        """In quarters of a pixel."""

    def begin(self) -> int:
        self.act = self.gather
        return 10 + self.dice.below(60)

    def gather(self) -> int:
        """It hangs, larger and larger."""
        self._moving.show((HANGING[self._shown], self._x - 1, self._top))
        self._shown += 1
        if self._shown == len(HANGING):
            self._shown, self._y, self._speed = 0, 4 * self._top, 2
            self.act = self.fall
        return 9

    def fall(self) -> int:
        """It falls, faster and faster."""
        if self._y >= 4 * (self._foot - DROP.height):
            if self.machine.speaker.busy_until < self.machine.now:
                self.machine.chime(plip(self.dice.below(4)))
            self.act = self.splash
            return 0
        self._moving.show((DROP, self._x - 2, self._y // 4))
        self._y += self._speed
        self._speed += 1
        return 1

    def splash(self) -> int:
        """It splashes; then another one will gather."""
        if self._shown == len(SPLASHES):
            self._moving.hide()
            self._shown = 0
            self.act = self.gather
            return 50 + self.dice.below(110)
        splash = SPLASHES[self._shown]
        self._moving.show((splash, self._x - splash.width // 2, self._foot - splash.height))
        self._shown += 1
        return 4


class Glint(Life):
    """Something that sparkles at one of some pixels now and then."""

    def __init__(self, places: Sequence[Place], machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._places = places
        self._moving = Moving(machine)
        self._at, self._sizes = (0, 0), [0]

    def begin(self) -> int:
        self._at, self._sizes = self.dice.pick(self._places), [0, 1, 0]
        self.act = self.sparkle
        return 0

    def sparkle(self) -> int:
        """It is small, large, small, and gone."""
        if not self._sizes:
            self._moving.hide()
            self.act = self.begin
            return 8 + self.dice.below(40)
        glint, (x, y) = GLINTS[self._sizes.pop(0)], self._at
        self._moving.show((glint, x - glint.width // 2, y - glint.height // 2))
        return 5


class Sparks(Life):
    """Sparks that rise over a fire."""

    def __init__(self, x: int, foot: int, top: int, machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._x, self._foot, self._rise = x, foot, (foot - top) // 2
        self._moving = Moving(machine)
        self._left_at = self._across = self._risen = 0

    def begin(self) -> int:
        self._left_at, self._across, self._risen = self._x + self.dice.below(25) - 12, self.dice.below(3) - 1, 0
        self.act = self.rise
        return 0

    def rise(self) -> int:
        """One rises; then another one will."""
        if self._risen == self._rise:
            self._moving.hide()
            self.act = self.begin
            return 4 + self.dice.below(20)
        step = self._risen
        self._moving.show((SPARK, self._left_at + self._across * step // 4, self._foot - 2 * step))
        self._risen += 1
        return 1


class Leaves(Life):
    """A few leaves that come down, swaying."""

    def __init__(self, top: int, height: int, machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._falling = Falling(machine, (LEAF,), (0, top, WIDTH, height), 2, (1, 2), 6)
        self._frame = 0

    def begin(self) -> int:
        self._frame = self.dice.below(200)
        self.act = self.fall
        return 0

    def fall(self) -> int:
        self._falling.step(self._frame)
        self._frame += 1
        return 1


class Flight(Life):
    """Somebody with wings who crosses the picture from time to time, in a bow."""

    def __init__(self, wings: Animation, top: int, pace: int, machine: Spectrum, dice: Dice) -> None:
        super().__init__(machine, dice)
        self._wings, self._top, self._pace = wings, top, pace
        self._moving = Moving(machine)
        self._x = self._y = self._height = 0

    def begin(self) -> int:
        self.act = self.come
        return 20 + self.dice.below(60)

    def come(self) -> int:
        self._x, self._y, self._height = 0, self._top + self.dice.below(24), 8 + self.dice.below(16)
        self.act = self.fly
        return 0

    def fly(self) -> int:
        x = self._x
        if x >= WIDTH - self._wings.sprites[0].width:
            self._moving.hide()
            self.act = self.begin
            return 0
        self._moving.show((self._wings.at(x), x, self._y + self._height * (x % 64 - 32) * (x % 64 - 32) // 1024))
        self._x += self._pace
        return 1
