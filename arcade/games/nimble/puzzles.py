"""Puzzles: positions in which a single move wins; a wrong one is answered, and taken back."""

from arcade.games.nimble.entry import Chooser
from arcade.games.nimble.look import Look
from arcade.games.nimble.opponent import problem
from arcade.games.nimble.rules import HOME, Position
from arcade.games.nimble.theory import winning_moves
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.dice import Dice

COUNTERS = (3, 4, 5, 6, 8)
"""Counters of each puzzle of a round."""
LENGTH = 31
POINTS: tuple[int, ...] = (10, 5, 2)
"""Points of a puzzle that is found at the first, second, third try; then none, and none after a hint."""


class Puzzles:
    """A round of puzzles."""

    def __init__(self, look: Look, chooser: Chooser, dice: Dice) -> None:
        self.look = look
        self.chooser = chooser
        self.dice = dice
        self.position = Position((), HOME)
        self.solved = 0

    def play(self) -> Frames[int]:
        """The round to its end; its points."""
        points = 0
        for counters in COUNTERS:
            self.position = problem(self.dice, LENGTH, counters)
            self.chooser.set_out(self.position)
            self.look.table(self.position, None)
            yield from self.look.opened()
            points += yield from self._solve()
            self.solved += 1
        return points

    def _solve(self) -> Frames[int]:
        """One puzzle until it is found; its points."""
        look, start = self.look, self.position
        (answer,) = winning_moves(start)
        worth = POINTS
        while True:
            yield from look.puzzle_prompt(self.solved + 1, len(COUNTERS))
            chosen = yield from self.chooser.choose(start)
            if isinstance(chosen, Control):
                if chosen.name == HINT.name:
                    worth = ()
                    self.look.program.aided = True
                    yield from self.chooser.advise(start, answer)
                continue
            self.position = start.play(chosen)
            yield from look.slide(start, chosen, self.position)
            if chosen == answer:
                yield from look.found(self.position)
                return worth[0] if worth else 0
            worth = worth[1:]
            yield from look.not_found(winning_moves(self.position)[0])
            self.position = start
            look.table(start, None)
            for square in start.counters:
                look.square(square)
