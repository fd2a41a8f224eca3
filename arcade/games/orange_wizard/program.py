"""The program of The Orange Wizard: the book's dialogue, or lesson after lesson at the wizard's school."""

from collections.abc import Sequence
from fractions import Fraction

from arcade.games.orange_wizard.book_game import one_round
from arcade.games.orange_wizard.lesson import Lesson
from arcade.games.orange_wizard.lessons import LESSONS
from arcade.games.orange_wizard.modern import Modern
from arcade.games.orange_wizard.original import Original
from arcade.games.orange_wizard.puzzles import DEGREES
from arcade.games.orange_wizard.scoring import Report
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram


class Main(GameProgram[Spectrum]):
    """Rounds of the book's dialogue, or lessons."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)
        self.degree = DEGREES[setup.level - 1]
        self.lesson: Lesson | None = None
        self.best: dict[int, int] = {}
        """The best mark in each lesson."""

    @property
    def expected(self) -> Fraction | None:
        """What is right where a number is asked for; None where only the player can know."""
        return self.lesson.expected if self.lesson else None

    def play_game(self) -> Frames[None]:
        """A round of the book's dialogue, or a lesson."""
        if isinstance(self.look, Original):
            yield from one_round(self.look)
            self.finish(Outcome.OVER)
        else:
            yield from self.teach(self.look)

    def teach(self, look: Modern) -> Frames[None]:
        """A lesson with a mark at its end."""
        self.lesson = None
        asked = look.ask_lesson([lesson.title for lesson in LESSONS], self.best)
        chosen = yield from self.agreed(asked, 0)
        yield from look.begin(LESSONS[chosen].title)
        lesson = self.lesson = LESSONS[chosen](look, self.degree, self.dice)
        yield from lesson.give()
        report = lesson.report
        self.best[chosen] = max(report.mark, self.best.get(chosen, 0))
        self.finish(Outcome.WON if report.passed else Outcome.LOST, report.points)
        yield from look.end(report)

    def state(self) -> dict[str, Plain]:
        report = self.lesson.report if self.lesson else Report()
        return {
            "lesson": self.lesson.title.english if self.lesson else None,
            **plain_fields(report, "earned", "slips", "points"),
            "expected": None if self.expected is None else str(self.expected),
            "best": tuple(sorted(self.best.items())),
        }
