"""Plays Simultaneous Equations for demonstrations, by joystick: it knows the answer but does not always write it."""

from arcade.games.simultan import FINISH, GO_DOWN, GO_LEFT, GO_RIGHT, GO_UP, SPIN
from arcade.games.simultan.program import Main as Program
from arcade.games.simultan.rules import SIDE
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

ASTRAY_PERCENT = 40
"""How often it writes a digit too few, before it sees what comes of it."""
THOUGHT_FRAMES, PRAISED_FRAMES = 40, 90


class Main(Pilot[Program]):
    """Walks from place to place, spins each digit, and presses the button."""

    def play(self) -> Hands:
        while True:
            if self.program.solving:
                yield from self.solve()
            elif self.program.machine.waiting is not None:
                yield from self.rest(PRAISED_FRAMES)
                yield from self.press("pad1 fire")
            else:
                yield NO_KEYS

    def solve(self) -> Hands:
        """Fill what is empty or wrong, then hand in; a wrong answer is read and mended."""
        program = self.program
        game, careless = program.game, self.dice.percent(ASTRAY_PERCENT) and program.terms.checks > 1
        while program.solving and program.game is game:
            for cell, digit in enumerate(game.puzzle.digits):
                if game.cells[cell] == digit or not program.solving:
                    continue
                slip = careless and digit > 1 and not program.duel
                careless = careless and not slip
                yield from self.place(cell, digit - slip)
                if program.duel:
                    break
            yield from self.hand_in()

    def place(self, cell: int, digit: int) -> Hands:
        program = self.program
        yield from self.steer(program.cursor, divmod(cell, SIDE))
        yield from self.rest(THOUGHT_FRAMES)
        game = program.game
        while program.solving and program.game is game and game.cells[cell] != digit:
            yield from self.press("pad1 fire", frames=3, gap=5)
            if cell in game.fixed:
                return

    def hand_in(self) -> Hands:
        if self.program.original:
            yield from self.press("k")
        else:
            yield from self.steer(self.program.cursor, (0, SIDE))
            yield from self.rest(THOUGHT_FRAMES)
            yield from self.press("pad1 fire")
        yield from self.rest(THOUGHT_FRAMES)


GUIDE = Guide(
    goal=Text("Find the digits that make all six sums right at once."),
    moment=Moment(seed=1, frame=390),
    callouts=(
        Callout(Text("Write a digit here"), (64, 104), (40, 40), side="left"),
        Callout(Text("Yellow ones stay"), (9, 9), (38, 38), side="left"),
        Callout(Text("What this column must make"), (8, 144), (32, 16), side="left"),
        Callout(Text("Points tick away"), (206, 16), (36, 16), side="right"),
    ),
    uses=(
        Use(hands.POINT, (GO_UP, GO_DOWN, GO_LEFT, GO_RIGHT)),
        Use(Text("digit"), (SPIN,), typed="1–9"),
        Use(FINISH.label, (FINISH,)),
        Use(HINT.label, (HINT,)),
    ),
)
