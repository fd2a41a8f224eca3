"""Plays Ricochet for demonstrations: after a try at random it works out its shots, and it follows the ball."""

from collections.abc import Generator

from arcade.games.ricochet import LEFT_KEY, RIGHT_KEY, TURN
from arcade.games.ricochet.program import Main as Program
from arcade.games.ricochet.rules import landing
from arcade.games.ricochet.solver import advice
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.toolkit.contract.controls import FIRE, HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text

RANDOM_PERCENT = 25


class Main(Pilot[Program]):
    """Uses the joystick alone; of two people it plays both."""

    @property
    def _pad(self) -> str:
        return f"pad{self.program.world.turn + 1}"

    def play(self) -> Hands:
        while True:
            if self.program.aiming:
                yield from self._shoot()
            elif self.program.machine.waiting is not None:
                yield from self.rest(40)
                yield from self.press("pad1 fire")
            else:
                yield self._steer()

    def _shoot(self) -> Hands:
        column, right = yield from self._choice()
        yield from self.rest(20)
        world, pad = self.program.world, self._pad
        for _ in range(100):
            if world.column == column or not self.program.aiming:
                break
            yield from self.press(f"{pad} left" if column < world.column else f"{pad} right", frames=3, gap=7)
        if self.program.side != right:
            yield from self.press(f"{pad} up", frames=3, gap=10)
        yield from self.rest(10)
        yield from self.press(f"{pad} fire")

    def _choice(self) -> Generator[Keys, None, tuple[int, int]]:
        table, told = self.program.world.table, None
        if not self.dice.percent(RANDOM_PERCENT):
            told = yield from self.think(advice(table, self.program.world.left))
        return told or (table.first + self.dice.below(table.last - table.first + 1), self.dice.pick((-1, 1)))

    def _steer(self) -> Keys:
        world = self.program.world
        if world.flight is None or not world.table.paddle:
            return NO_KEYS
        column = landing(world.table, world.flight)
        middle = world.table.start[1] + world.slide
        if column is None or column == middle:
            return NO_KEYS
        pad = self._pad
        return frozenset((f"{pad} left" if column < middle else f"{pad} right",))


GUIDE = Guide(
    goal=Text("Shoot the ball off the walls and take every target in 8 shots."),
    moment=Moment(seed=1, frame=600),
    callouts=(
        Callout(Text("Take this target"), (92, 28), side="left"),
        Callout(Text("The ball starts on this row"), (124, 156), side="left"),
        Callout(Text("Dots: where it will fly"), (180, 100), side="right"),
        Callout(Text("A ring: its target is taken"), (172, 28), side="right"),
    ),
    uses=(
        Use(Text("move the ball"), (LEFT_KEY, RIGHT_KEY)),
        Use(Text("other side"), (TURN,)),
        Use(Text("shoot"), (FIRE,)),
        Use(HINT.label, (HINT,)),
    ),
)
