"""What all lessons have in common: the report that grows, questions with hints, slips that are explained."""

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import ClassVar

from arcade.games.orange_wizard import strings
from arcade.games.orange_wizard.arithmetic import Notation
from arcade.games.orange_wizard.explanations import asked, equation, way
from arcade.games.orange_wizard.modern import Modern
from arcade.games.orange_wizard.puzzles import Degree
from arcade.games.orange_wizard.rules import Step, same
from arcade.games.orange_wizard.scoring import WORTH, Report
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.figure_look import Mood

HALF = WORTH // 2
"""Points for what was right with help."""


class Lesson(ABC):
    """One lesson, from its first question to its last."""

    title: ClassVar[Text]

    def __init__(self, look: Modern, degree: Degree, dice: Dice) -> None:
        self.look = look
        self.degree = degree
        self.dice = dice
        self.report = Report()
        self.expected: Fraction | None = None
        """What is right where a number is asked for; None where only the player can know."""

    @abstractmethod
    def give(self) -> Frames[None]:
        """Ask everything."""

    @property
    def notation(self) -> Notation:
        """How sums are written."""
        return self.look.notation

    def earn(self, points: int, slip: str = "") -> None:
        """Note an answer."""
        self.report = self.report.plus(points, slip)

    def status(self, task: int, tasks: int) -> None:
        """Show where the lesson stands."""
        self.look.status(task + 1, tasks, self.report.right)

    def ask_sum(self, before: Fraction, one: Step, line: int, column: int = 0, width: int = 28) -> Frames[None]:
        """A sum on the blackboard; a slip is explained, and the right result stands in its place."""
        look, notation = self.look, self.notation
        right = self.expected = one.of(before)
        shown = f"{asked(before, one, notation)} = "
        look.scene.chalk(line, shown, column=column, width=len(shown))
        typed, points = yield from self.ask(line, column + len(shown), way(before, one, notation, told=False))
        full = equation(before, one, notation)
        look.scene.chalk(line, full, column=column, width=width)
        look.scene.tick(line, same(typed, right), column + width - 1)
        if same(typed, right):
            yield from self.right(points)
            return
        wrong = notation.number(typed)
        self.earn(0, f"{full} ({wrong})")
        look.machine.chime(look.sad)
        reason = way(before, one, notation)
        yield from look.tell(strings.NOT_QUITE, Mood.THINKING, typed=wrong, sum=full, way=reason)

    def right(self, points: int) -> Frames[None]:
        """What happens at a right answer."""
        self.earn(points)
        yield from self.look.praise()

    def ask(self, line: int, column: int, hint: str) -> Frames[tuple[Fraction, int]]:
        """A number, and the points that it is worth if it is right: half after a hint."""
        points = WORTH
        while True:
            answer = yield from self.look.ask_number(line, column)
            if not isinstance(answer, Control):
                return answer, points
            points = HALF
            self.look.program.aided = True
            if hint:
                yield from self.look.say(strings.HINT_IS, Mood.THINKING, way=hint)
            else:
                yield from self.look.say(strings.NO_EASIER, Mood.THINKING)
