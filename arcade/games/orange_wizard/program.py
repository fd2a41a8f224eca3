"""The program of The Orange Wizard: the book's dialogue, or lesson after lesson at the wizard's school."""

from collections.abc import Sequence
from fractions import Fraction

from arcade.games.orange_wizard import strings
from arcade.games.orange_wizard.arithmetic import Notation
from arcade.games.orange_wizard.lessons import LESSONS, Lesson
from arcade.games.orange_wizard.levels import LEVELS
from arcade.games.orange_wizard.modern import Modern
from arcade.games.orange_wizard.original import Original
from arcade.games.orange_wizard.rules import BOOK, Report, Slip, along, origin, result, same, slip_in
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram

NOTATION = Notation(".", "/")
"""As the machine prints and the listing divides."""


def one_round(look: Original) -> Frames[None]:
    yield from look.begin()
    if not (yield from look.ask_ready()):
        yield from look.mutter(2)
        yield from look.say(strings.SCOLDING, 1)
    yield from look.mutter(1)
    yield from look.say(strings.ADD_THREE, 1, 2)
    yield from look.say(strings.DIVIDE, 2)
    yield from look.say(strings.AT_LAST, 1, 0)
    yield from look.say(strings.YOUR_RESULT, 1)
    reached = yield from look.ask_number(strings.RESULT_IS)
    yield from look.mutter(2)
    yield from look.say(strings.IT_WAS, 1, n=NOTATION.number(origin(BOOK, reached)))
    yield from look.say(strings.AM_I_RIGHT, 1, 0)
    if (yield from look.ask_yes()):
        yield from look.mutter(1)
    else:
        yield from doubt(look, reached)
    yield from look.end()


def doubt(look: Original, reached: Fraction) -> Frames[None]:
    yield from look.mutter(2)
    yield from look.say(strings.WHICH_NUMBER, 1)
    start = yield from look.ask_number(strings.NUMBER_IS)
    yield from look.mutter(4)
    # Over 5 and plus 5 are one sentence.
    first, a, b, c, _, d, e = map(NOTATION.number, along(BOOK, start))
    yield from look.say(strings.WATCH, 1)
    yield from look.say(strings.PLUS_THREE, 1, start=first, a=a)
    yield from look.say(strings.FROM_THERE, 2, 0, b=b, c=c, d=d, e=e)
    question = look.program.text(strings.BELIEVE_IT).ljust(strings.BELIEVE_IT.width)
    believed = yield from look.ask_yes(question, judgement(look, start, reached))
    yield from look.mutter(1)
    if not believed:
        lied = same(result(BOOK, start), reached)
        yield from look.lightning(strings.BELIEVE_ME if lied else strings.COUNT_BETTER)


def judgement(look: Original, start: Fraction, reached: Fraction) -> str:
    """Who was right: the wizard, or else where the sums went wrong, if one slip explains it."""
    right, text = result(BOOK, start), look.program.text
    shown = {"start": NOTATION.number(start), "right": NOTATION.number(right), "typed": NOTATION.number(reached)}
    if same(right, reached):
        return text(strings.YOU_CHOSE, **shown)
    slip = slip_in(BOOK, start, reached)
    if slip is None:
        return text(strings.WRONG_SUMS, **shown)
    step, kind = BOOK[slip[0]], slip[1]
    other = step.undone.shown(NOTATION) if kind is Slip.TURNED else ""
    return text(strings.WRONG_STEPS[kind.value], step=step.shown(NOTATION), other=other)


class Main(GameProgram[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.look: Original | Modern = Original(self) if setup.original else Modern(self)
        self.degree = LEVELS[setup.level].sets
        self.lesson: Lesson | None = None
        self.best: dict[int, int] = {}

    @property
    def expected(self) -> Fraction | None:
        """What is right where a number is asked for; None where only the player can know."""
        return self.lesson.expected if self.lesson else None

    def play_game(self) -> Frames[None]:
        if isinstance(self.look, Original):
            yield from one_round(self.look)
            self.finish(Outcome.OVER)
        else:
            yield from self.teach(self.look)

    def teach(self, look: Modern) -> Frames[None]:
        self.lesson = None
        chosen = yield from self.agreed(look.ask_lesson([lesson.title for lesson in LESSONS], self.best), 0)
        look.scene.begin(self.text(LESSONS[chosen].title))
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
