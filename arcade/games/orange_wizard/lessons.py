"""The wizard's four lessons: the secret number, sums step by step, the examination, and the chain the other way."""

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import ClassVar

from arcade.games.orange_wizard import MUSIC, strings
from arcade.games.orange_wizard.arithmetic import Notation
from arcade.games.orange_wizard.levels import Degree
from arcade.games.orange_wizard.modern import Modern
from arcade.games.orange_wizard.puzzles import asked, chain, equation, examination, secret_chain, start, way
from arcade.games.orange_wizard.rules import WORTH, Chain, Report, Step, along, origin, result, same, slip_in
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.figure_look import Mood
from arcade.toolkit.sound.jingles import STEP, WRONG

HALF = WORTH // 2
"""Points for what was right with help."""
KIND = 3
"""Points for a chain with a slip in it, and those that slowness costs."""
PACE_FRAMES = 22


class Lesson(ABC):
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
        return self.look.notation

    def earn(self, points: int, slip: str = "") -> None:
        self.report = self.report.plus(points, slip)

    def status(self, task: int, tasks: int) -> None:
        text, right = self.look.program.text, self.report.right
        self.look.scene.status.show((text(strings.TASK), f"{task + 1}/{tasks}"), (text(strings.RIGHT_SO_FAR), right))

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
        look.machine.chime(WRONG)
        reason = way(before, one, notation)
        yield from look.tell(strings.NOT_QUITE, Mood.THINKING, typed=wrong, sum=full, way=reason)

    def right(self, points: int) -> Frames[None]:
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
            self.look.program.assisted = True
            yield from self.look.say(strings.HINT_IS if hint else strings.NO_EASIER, Mood.THINKING, way=hint)


class Secret(Lesson):
    """The book's trick: the player does a chain of sums with a secret number, the wizard names it."""

    title = strings.SECRET

    def give(self) -> Frames[None]:
        lengths = self.degree.lengths
        for task, length in enumerate(lengths):
            self.status(task, len(lengths))
            yield from self.trick(secret_chain(self.dice, self.degree, length))

    def trick(self, sums: Chain) -> Frames[None]:
        look, notation = self.look, self.notation
        look.scene.clear_board()
        look.scene.chalk(0, look.program.text(strings.SECRET_NUMBER))
        look.sums([one.shown(notation) for one in sums], 1)
        yield from look.say(strings.SECRET_INTRO, most=self.degree.start)
        last = f"{sums[-1].shown(notation)} = "
        look.scene.chalk(len(sums), last)
        reached = yield from self.number(len(sums), len(last))
        guess = origin(sums, reached)
        look.scene.chalk(len(sums), last + notation.number(reached))
        if (yield from look.ask_yes(strings.GUESS, n=notation.number(guess))):
            self.earn(WORTH)
            yield from look.say(strings.GUESSED, Mood.GLAD)
            yield from look.cheer(MUSIC.won)
            return
        yield from look.say(strings.WHICH)
        number = yield from self.number(0, 12)
        yield from self.check(sums, number, reached)

    def number(self, line: int, column: int) -> Frames[Fraction]:
        """A number that only the player can know."""
        self.expected = None
        while isinstance(answer := (yield from self.look.ask_number(line, column)), Control):
            yield from self.look.say(strings.I_CANNOT)
        return answer

    def check(self, sums: Chain, number: Fraction, reached: Fraction) -> Frames[None]:
        """Do the chain with the number that the player names: a fib is met with lightning, a slip is shown."""
        look, notation = self.look, self.notation
        befores = along(sums, number)
        look.scene.clear_board()
        look.scene.chalk(0, notation.number(number))
        yield from look.say(strings.CHECK, Mood.THINKING)
        for place, one in enumerate(sums):
            look.scene.chalk(1 + place, equation(befores[place], one, notation))
            look.machine.chime(STEP)
            yield from look.wait(PACE_FRAMES)
        if same(befores[-1], reached):
            yield from self.caught(number)
            return
        first, right, typed = map(notation.number, (number, befores[-1], reached))
        slip = slip_in(sums, number, reached)
        place = slip[0] if slip else len(sums) - 1
        told = equation(befores[place], sums[place], notation)
        self.earn(KIND, told if place < len(sums) - 1 else f"{told} ({typed})")
        yield from look.tell(strings.MISCOUNTED, Mood.THINKING, start=first, right=right, typed=typed)
        if slip:
            look.scene.tick(1 + place, False)
            reason = way(befores[place], sums[place], notation)
            yield from look.tell(strings.HERE, Mood.THINKING, sum=told, way=reason)

    def caught(self, number: Fraction) -> Frames[None]:
        look = self.look
        self.earn(HALF)
        yield from look.tell(strings.I_WAS_RIGHT, start=self.notation.number(number))
        if (yield from look.ask_yes(strings.BELIEVE)):
            yield from look.tell(strings.GLAD, Mood.GLAD)
        else:
            yield from look.tell(strings.ENOUGH, Mood.ANGRY)
            yield from look.lightning()
            yield from look.tell(strings.WARNING, Mood.ANGRY)


class Steps(Lesson):
    """Every step of a chain is typed."""

    title = strings.STEPS

    def give(self) -> Frames[None]:
        look, degree = self.look, self.degree
        yield from look.tell(strings.STEPS_INTRO)
        for task, length in enumerate(degree.lengths):
            before = start(self.dice, degree)
            sums = chain(self.dice, degree, length, before)
            look.scene.clear_board()
            look.sums([self.notation.number(before), *(one.shown(self.notation) for one in sums)])
            for place, one in enumerate(sums):
                self.status(task, len(degree.lengths))
                yield from self.ask_sum(before, one, 1 + place)
                before = one.of(before)


class Examination(Lesson):
    """Ten questions from the times table; slow answers make the wizard spark."""

    title = strings.EXAMINATION

    def give(self) -> Frames[None]:
        yield from self.look.tell(strings.EXAM_INTRO)
        self.look.scene.clear_board()
        questions = examination(self.dice, self.degree)
        for task, (before, one) in enumerate(questions):
            self.status(task, len(questions))
            column, line = divmod(task, len(questions) // 2)
            self.asked = self.look.machine.frame
            yield from self.ask_sum(before, one, 1 + line, 15 * column, 14)

    def right(self, points: int) -> Frames[None]:
        if self.look.machine.frame - self.asked <= self.degree.patience:
            yield from super().right(points)
            return
        self.earn(points - KIND)
        yield from self.look.say(strings.SLOW, Mood.ANGRY)
        yield from self.look.spark()
        yield from self.look.wait(PACE_FRAMES)


class Inverse(Lesson):
    """The wizard has a secret number; the player undoes the chain."""

    title = strings.INVERSE

    def give(self) -> Frames[None]:
        look, degree = self.look, self.degree
        yield from look.tell(strings.INVERSE_INTRO)
        for task, length in enumerate(degree.lengths):
            self.status(task, len(degree.lengths))
            secret = start(self.dice, degree)
            sums = chain(self.dice, degree, length, secret)
            look.scene.clear_board()
            look.scene.chalk(0, "?")
            look.sums([one.shown(self.notation) for one in sums], 1)
            shown = f"{sums[-1].shown(self.notation)} = {self.notation.number(result(sums, secret))}"
            look.scene.chalk(len(sums), shown)
            yield from self.riddle(sums, secret)

    def riddle(self, sums: Chain, secret: Fraction) -> Frames[None]:
        """One secret number: two tries, with a word on what the first would have given."""
        look, notation = self.look, self.notation
        self.expected = secret
        undo = "  ".join(one.undone.shown(notation) for one in reversed(sums))
        wanted = notation.number(result(sums, secret))
        slip = ""
        for worth in (WORTH, HALF):
            typed, points = yield from self.ask(0, 0, undo)
            if same(typed, secret):
                look.scene.chalk(0, notation.number(secret))
                look.scene.tick(0, True)
                self.earn(min(points, worth), slip)
                yield from look.praise()
                return
            shown, reached = notation.number(typed), notation.number(result(sums, typed))
            slip = f"{notation.number(secret)} → {wanted} ({shown})"
            look.machine.chime(WRONG)
            if worth == WORTH:
                yield from look.say(strings.FORWARD, Mood.THINKING, typed=shown, reached=reached, wanted=wanted)
        self.earn(0, slip)
        yield from self.undo(sums, secret)

    def undo(self, sums: Chain, secret: Fraction) -> Frames[None]:
        look, notation = self.look, self.notation
        numbers = along(sums, secret)
        yield from look.say(strings.LOOK_BACK, Mood.THINKING, start=notation.number(secret))
        for place in range(len(sums), 0, -1):
            back = equation(numbers[place], sums[place - 1].undone, notation)
            look.scene.chalk(place, f"{sums[place - 1].shown(notation):<8}{back:>20}")
            look.machine.chime(STEP)
            yield from look.wait(PACE_FRAMES)
        look.scene.chalk(0, notation.number(secret))
        yield from look.tell(strings.LOOK_BACK, Mood.THINKING, start=notation.number(secret))


LESSONS: tuple[type[Lesson], ...] = (Secret, Steps, Examination, Inverse)
