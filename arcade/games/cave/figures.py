"""Who moves through the pictures while one stands and thinks: drops, sparks, leaves, wings."""

from collections.abc import Sequence
from functools import partial

from arcade.games.cave.art import BIRD, DROP, GLINTS, HANGING, LEAF, SPARK, SPLASHES
from arcade.games.cave.art_props import BAT, BAT_DOWN
from arcade.games.cave.layout import WIDTH
from arcade.games.cave.motion import Beginning, Life, Place
from arcade.games.cave.sounds import plip
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.living import Falling
from arcade.toolkit.animation.moving_sprites import Animation, Moving
from arcade.toolkit.contract.dice import Dice


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
        """They come down a little."""
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
        """A way is chosen."""
        self._x, self._y, self._height = 0, self._top + self.dice.below(24), 8 + self.dice.below(16)
        self.act = self.fly
        return 0

    def fly(self) -> int:
        """On, or gone."""
        x = self._x
        if x >= WIDTH - self._wings.sprites[0].width:
            self._moving.hide()
            self.act = self.begin
            return 0
        self._moving.show((self._wings.at(x), x, self._y + self._height * (x % 64 - 32) * (x % 64 - 32) // 1024))
        self._x += self._pace
        return 1


def drip(x: int, top: int, foot: int) -> Beginning:
    """A drop from a place of the ceiling to a line."""
    return partial(Drip, x, top, foot)


def glints(*places: Place) -> Beginning:
    """Something that sparkles at some pixels."""
    return partial(Glint, places)


def sparks(x: int, foot: int, top: int) -> Beginning:
    """Sparks over a fire."""
    return partial(Sparks, x, foot, top)


def leaves(top: int, height: int) -> Beginning:
    """Leaves in the upper part of a picture."""
    return partial(Leaves, top, height)


BATS: Beginning = partial(Flight, Animation((BAT, BAT_DOWN), 6), 12, 2)
LARK: Beginning = partial(Flight, BIRD, 8, 1)
