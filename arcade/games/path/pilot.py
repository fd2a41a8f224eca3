"""Plays Path for demonstrations: it turns somewhere in each bend, late for a coin, and now and then forgets one."""

from arcade.games.path import POINTING, TURN_LEFT, TURN_RIGHT
from arcade.games.path.program import Journeys
from arcade.games.path.program import Main as Program
from arcade.games.path.rules import Line
from arcade.games.path.world import COIN_DEPTH
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text

FORGETS_PERCENT = 3
LEVELS = "1234"
TAP = 3
"""Frames from a press to the next; in the last of them the key is up."""


class Main(Pilot[Program]):
    """Uses the joysticks alone for riding; of two riders it is both."""

    def play(self) -> Hands:
        while True:
            if self.program.game.playing:
                yield from self.ride()
            elif self.program.machine.waiting is not None:
                yield from self.rest(50)
                levels = self.choices[: len(LEVELS)] == tuple(LEVELS)
                yield from self.press(self.dice.pick(LEVELS) if levels else "pad1 fire")
            else:
                yield NO_KEYS

    def riders(self) -> list[tuple[Line, set[int]]]:
        """Who rides, each with the bends where coins lie."""
        game = self.program.game
        if isinstance(game, Journeys):
            return [(rider.line, rider.coins) for rider in game.world.race.riders]
        return [(game.world.line, set())]

    def ride(self) -> Hands:
        """Watch every line; press when one has come to where it is to turn."""
        riders = self.riders()
        drivers = [Driver(line, coins, self.dice) for line, coins in riders]
        held = [0] * len(riders)
        keys = [""] * len(riders)
        while self.program.game.playing:
            for seat, driver in enumerate(drivers):
                held[seat] = max(held[seat] - 1, 0)
                turn = 0 if held[seat] else driver.turn()
                if turn:
                    held[seat], keys[seat] = TAP, f"pad{seat + 1} {'left' if turn < 0 else 'right'}"
            yield frozenset(key for key, frames in zip(keys, held, strict=True) if frames > 1)


class Driver:
    """Has a depth in mind for the next bend, and turns when the line is as deep in its cell."""

    def __init__(self, line: Line, coins: set[int], dice: Dice) -> None:
        self.line = line
        self.coins = coins
        self.dice = dice
        self._pressed: tuple[int, int, int] | None = None
        """Where the line was, and its direction, at the press that has not yet turned it."""
        self._bend = -1
        self._aim: int | None = None

    def turn(self) -> int:
        """Which way to turn now; 0 for not at all."""
        line, way = self.line, self.line.way
        here = line.x, line.y, line.direction
        at = way.place.get(line.cell)
        if at is None or here == self._pressed:
            return 0
        self._pressed = None
        wanted = way.direction(at)
        if line.direction == wanted:
            self._bend = -1
            return 0
        if self._bend != at:
            self._bend, self._aim = at, self._depth(at)
        if self._aim is None or line.depth < self._aim:
            return 0
        self._pressed = here
        return 1 if (wanted - line.direction) % 4 == 1 else -1

    def _depth(self, bend: int) -> int | None:
        """How deep in a bend to turn; not at all when it is forgotten."""
        if self.dice.percent(FORGETS_PERCENT):
            return None
        return COIN_DEPTH + self.dice.below(2) if bend in self.coins else 1 + self.dice.below(4)


GUIDE = Guide(
    goal=Text(
        "Lead the growing line along the path to the blinking star.",
    ),
    moment=Moment(seed=3, frame=1060),
    callouts=(
        Callout(Text("Your line grows by itself"), (127, 59)),
        Callout(Text("A coin: turn late to take it"), (158, 60), down=30),
        Callout(Text("The star is the end of the path"), (251, 4)),
        Callout(Text("Off the path you lose a life"), (200, 176), (55, 8)),
    ),
    uses=(
        Use(Text("turn", context="path"), (TURN_LEFT, TURN_RIGHT)),
        Use(Text("point instead"), (POINTING,)),
    ),
)
