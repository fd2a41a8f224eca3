"""Plays the falling pieces for demonstrations: it follows the adviser, and tires late unless it is watched."""

from arcade.games.tetris import DROP, LEFT_KEY, RIGHT_KEY, TURN
from arcade.games.tetris.adviser import Advice, advise, judge, places
from arcade.games.tetris.program import Main as Program
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands, keys

FRESH_ROWS = 40
"""After which it begins to tire."""


class Main(Pilot[Program]):
    """Looks at each new piece for a moment, turns and shifts it to its place and drops it."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            yield from self.rest(60)
            yield from self.press("pad1 fire")
            while not self.program.playing and self.program.machine.waiting is None:
                yield from self.rest(1)
            if not self.program.original:
                yield from self.press(HINT.keys[-1], gap=20)
            while self.program.playing:
                yield from self.put_down()

    def put_down(self) -> Hands:
        """Bring one piece to its place, however the keys are obeyed."""
        world = self.program.world
        number = sum(world.counts)
        yield from self.rest(8)
        advice = self.choice()
        if advice is None:
            return
        wanted = advice.piece
        for _ in range(4):
            if sum(world.counts) == number and world.piece.turns != wanted.turns:
                yield from self.press(TURN.keys[-1], frames=2, gap=self.gap)
        # Six presses may fail before the piece is dropped where it is.
        for _ in range(world.rules.columns + 6):
            off = wanted.column - world.piece.column
            if sum(world.counts) != number or not off:
                break
            yield from self.press((RIGHT_KEY if off > 0 else LEFT_KEY).keys[-1], frames=2, gap=self.gap)
        if sum(world.counts) == number:
            yield from self.press(DROP.keys[-1], frames=2, gap=self.gap)
        yield from self.rest(6)

    @property
    def gap(self) -> int:
        return 20 if self.program.original else 2

    def choice(self) -> Advice | None:
        """The adviser's place; in a game that has to end, after a long time more and more often just any."""
        world = self.program.world
        if not self.watched and self.dice.percent(max(world.lines - FRESH_ROWS, 0)) and not world.over:
            return judge(world, self.dice.pick(list(places(world))))
        return advise(world)


GUIDE = Guide(
    goal=Text("Fill rows: they vanish. If the pile reaches the top, you lose."),
    moment=Moment(seed=3, frame=944),
    callouts=(
        Callout(Text("Turn and shift the falling piece"), (128, 8), (16, 16)),
        Callout(Text("This piece comes next"), (24, 88), (24, 16)),
        Callout(Text("It will land here"), (128, 136), (16, 16), side="left", down=-10),
        Callout(Text("Crosses: the hint's place"), (152, 152), (16, 16), side="right"),
    ),
    uses=(
        Use(hands.MOVE, (LEFT_KEY, RIGHT_KEY)),
        Use(keys.TURN, (TURN,)),
        Use(DROP.label, (DROP,)),
        Use(HINT.label, (HINT,)),
    ),
)
