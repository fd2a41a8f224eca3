"""What the looks of Ricochet see of the program, and how keys, joystick and mouse become orders and commands.

Orders are for the waiting ball, commands for bars in flight.
"""

from collections.abc import Sequence
from enum import Enum

from arcade.games.ricochet import FIRE_LEFT, FIRE_RIGHT, LEFT_KEY, RIGHT_KEY, TURN, strings
from arcade.games.ricochet.evaluator import Aim
from arcade.games.ricochet.levels import LEVELS
from arcade.games.ricochet.rules import World
from arcade.games.ricochet.solver import LEFTWARDS, Shot
from arcade.machine.key_repeat import RepeatRate
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Machine
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import DOWN_2, FIRE, FIRE_2, HINT, LEFT_2, RIGHT_2, UP_2
from arcade.toolkit.contract.evaluator import Course
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.picture.sprites import CELL


class Order(Enum):
    """What the player wants of the waiting ball."""

    LEFT = "left"
    RIGHT = "right"
    UP_LEFT = "up-left"
    UP_RIGHT = "up-right"
    SHOOT = "shoot"
    TURN = "turn"
    HINT = "hint"
    WRONG = "wrong"


_KEYS = {
    Order.LEFT: LEFT_KEY.keys + LEFT_2.keys,
    Order.RIGHT: RIGHT_KEY.keys + RIGHT_2.keys,
    Order.UP_LEFT: FIRE_LEFT.keys,
    Order.UP_RIGHT: FIRE_RIGHT.keys,
    Order.SHOOT: FIRE.keys + FIRE_2.keys,
    Order.TURN: TURN.keys + UP_2.keys + DOWN_2.keys,
    Order.HINT: HINT.keys,
}
_ORDERS = {key: order for order, keys in _KEYS.items() for key in keys}


def foreign(key: str, world: World) -> bool:
    """Whether a key belongs to the joystick of the player who has to wait."""
    return world.seats == 2 and key.startswith(f"pad{2 - world.turn} ")


class Handling:
    """Every press counts, in its order; a held direction repeats; a click sends the ball or the bars to a column."""

    def __init__(self, machine: Machine, original: bool) -> None:
        self.machine = machine
        self.repeat = RepeatRate(40, 10) if original else RepeatRate(9, 3)
        self._held: Order | None = None
        self._due = 0
        """The frame in which the held direction counts again."""
        self._goal: int | None = None

    def begin(self) -> None:
        self.machine.keyboard.flush()
        self._goal = None

    def order(self, world: World) -> Order | None:
        while key := self.machine.keyboard.take().lower():
            if foreign(key, world):
                continue
            self._goal = None
            if pixel := clicked(key):
                if order := self._click(*pixel, world):
                    return order
            elif order := _ORDERS.get(key):
                if order in (Order.LEFT, Order.RIGHT):
                    self._held, self._due = order, self.machine.frame + self.repeat.delay
                return order
            elif is_on_keyboard(key):
                return Order.WRONG
        if self._goal == world.column:
            self._goal = None
        if self._goal is not None:
            return Order.LEFT if self._goal < world.column else Order.RIGHT
        return self._repeated(world)

    def _click(self, x: int, y: int, world: World) -> Order | None:
        """A click beside or below the waiting ball moves it there; one above shoots it to that side."""
        column = x // CELL
        if y // CELL >= world.ball[0]:
            self._goal = min(max(column, world.table.first), world.table.last)
            return None
        return Order.UP_LEFT if column < world.column else Order.UP_RIGHT

    def _repeated(self, world: World) -> Order | None:
        down = [order for order in (Order.LEFT, Order.RIGHT) if self._down(order, world)]
        if self._held not in down:
            self._held = down[0] if down else None
            self._due = self.machine.frame + self.repeat.delay
            return None
        if self.machine.frame < self._due:
            return None
        self._due = self.machine.frame + self.repeat.every
        return self._held

    def _down(self, order: Order, world: World) -> bool:
        return self.machine.keyboard.down(key for key in _KEYS[order] if not foreign(key, world))

    def command(self, world: World) -> int:
        """Which way the bars go in a step of the flight: -1 left, 1 right."""
        keyboard = self.machine.keyboard
        left, right = self._down(Order.LEFT, world), self._down(Order.RIGHT, world)
        while key := keyboard.take().lower():
            if pixel := clicked(key):
                self._goal = pixel[0] // CELL
            elif not foreign(key, world):
                left = left or key in _KEYS[Order.LEFT]
                right = right or key in _KEYS[Order.RIGHT]
        if left or right:
            self._goal = None
            return right - left
        if self._goal is None or not world.table.bars:
            return 0
        bar = world.table.bars[0]
        middle = bar.column + world.slide + len(bar.walls) // 2
        return (self._goal > middle) - (self._goal < middle)

    @property
    def hurried(self) -> bool:
        return self.machine.keyboard.down(_KEYS[Order.SHOOT])

    def state(self) -> Plain:
        return (self._held.value if self._held else "", self._goal)


class State(Program[Spectrum]):
    """A table, and a ball that is aimed or flies."""

    people = None
    """Only a single player can lose."""
    world: World
    handling: Handling
    side = LEFTWARDS
    """To which side fire shoots."""
    aiming = False

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.conditions = LEVELS[setup.level].sets
        self.match: Course[Aim, Shot] = Course()
        """The shots at this table, unless it is steered in flight."""

    @property
    def outcome(self) -> Outcome:
        if self.world.seats == 1:
            return Outcome.WON if self.world.cleared else Outcome.LOST
        one, two = self.world.points
        return Outcome.DRAWN if one == two else Outcome.FIRST if one > two else Outcome.SECOND

    def advice_in_words(self, told: tuple[int, int] | None) -> str:
        """What to say about a shot from a column to a side, or about there being none."""
        if told is None:
            return self.text(strings.NO_ADVICE)
        column, right = told
        way = self.text(strings.UP_LEFT if right == LEFTWARDS else strings.UP_RIGHT)
        if column == self.world.column:
            return self.text(strings.ADVICE_HERE, way=way)
        words = strings.ADVICE_LEFT if column < self.world.column else strings.ADVICE_RIGHT
        return self.text(words, n=abs(column - self.world.column), way=way)
