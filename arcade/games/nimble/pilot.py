"""Plays Nimble for demonstrations: by the theory but for slips, with long slides, so that something happens."""

from arcade.games.nimble import TEACH
from arcade.games.nimble.opponent import good_moves
from arcade.games.nimble.program import Main as Program
from arcade.games.nimble.rules import Move, Position
from arcade.toolkit.ai.search import slipping
from arcade.toolkit.contract.controls import FIRE, HINT, LEFT, RIGHT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text

MISTAKE_PERCENT, THOUGHT_FRAMES = 10, 40
ARROWS = {(0, -1): "left", (0, 1): "right", (-1, 0): "up", (1, 0): "down"}


class Main(Pilot[Program]):
    def play(self) -> Hands:
        program = self.program
        while True:
            yield from self.until_asked()
            if "y" in self.choices:
                yield from self.answer("pad1 fire", thought=60)
            elif self.choices or program.field is None:
                yield from self.rest(90)
                yield from self.press("pad1 fire")
            else:
                yield from self.move()

    def move(self) -> Hands:
        program = self.program
        start, target = self.choice(program.position)
        yield from self.rest(THOUGHT_FRAMES)
        yield from self.go(start)
        if program.held != start:
            return
        yield from self.rest(THOUGHT_FRAMES // 2)
        yield from self.go(target)
        while program.held is not None:
            yield from self.rest(1)

    def choice(self, position: Position) -> Move:
        longest = max(good_moves(position), key=lambda move: move[0] - move[1])
        return permitted(position, slipping(position, longest, MISTAKE_PERCENT, self.dice))

    def go(self, square: int) -> Hands:
        """Steer to a square by the fewest steps and fire; in the original's look, type its number."""
        program = self.program
        pad = f"pad{program.position.seat + 1}"
        yield from self.until_asked()
        if program.original:
            yield from self.press(*str(square), "return", gap=8)
            return
        if program.field is not None:
            for step in program.field.way(program.cursor, square):
                yield from self.press(f"{pad} {ARROWS[step]}", frames=4, gap=6)
        yield from self.press(f"{pad} fire")


GUIDE = Guide(
    goal=Text("Slide counters towards home. Bring the red one home to win."),
    moment=Moment(seed=5, frame=400),
    callouts=(
        Callout(Text("Slide any counter as far as the green dots"), (406, 142)),
        Callout(Text("Bring the red one home to win"), (406, 62)),
        Callout(Text("Home: here blue ones leave the game"), (116, 60), (58, 34)),
    ),
    uses=(
        Use(Text("along the track"), (LEFT, RIGHT)),
        Use(Text("pick up, put down"), (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TEACH.label, (TEACH,)),
    ),
)
