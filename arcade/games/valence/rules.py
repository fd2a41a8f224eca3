"""Valence: give the electrons of each shell, and the valence, before the cylinder overflows into the acid.

A cylinder of 39 free units fills: one unit for each wrong digit and each waiting period that passes without an answer;
a hint costs two. While it lasts, one task follows another. For an element the electrons on K, L, M and N are asked, as
far as it has any, then its valence; it is worth as many points as its atomic number. For a compound both subscripts
are asked, and the smallest formula is right in which all bonds are tied; it is worth ten points and one for each bond.
A wrong answer leaves the question as it is.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from arcade.games.valence import chemistry
from arcade.games.valence.levels import Lesson
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Prose

FIRST_UNIT, LAST_UNIT = 20, 59
UNITS = LAST_UNIT - FIRST_UNIT
"""Units that the cylinder takes before it overflows."""
HINT_UNITS = 2
FORMULA_POINTS = 10
LIGHT, HEAVY = chemistry.ELEMENTS[:10], chemistry.ELEMENTS[10:]
"""The elements of two shells at most are light."""
TOP_MARK, PASS_MARK = 10, 5


class Kind(StrEnum):
    """What a question is about."""

    K = "K"
    L = "L"
    M = "M"
    N = "N"
    VALENCE = "valence"
    BINARY = "binary"
    SEVERAL = "several"
    GROUP = "group"


class Verdict(StrEnum):
    """What becomes of a digit."""

    RIGHT = "right"
    WRONG = "wrong"
    FIRST = "first"
    """The first of two subscripts: judged together with the second."""


@dataclass
class Cylinder:
    """What the clock and mistakes have filled."""

    spent: int = 0

    def fill(self, units: int = 1) -> None:
        self.spent = min(self.spent + units, UNITS)

    @property
    def overflowed(self) -> bool:
        return not self.left

    @property
    def left(self) -> int:
        return UNITS - self.spent


@dataclass
class ElementTask:
    """The questions for one element."""

    number: int
    told: list[int] = field(default_factory=list)
    """Right answers so far."""

    @property
    def label(self) -> str:
        return chemistry.SYMBOLS[self.number - 1]

    @property
    def answers(self) -> tuple[int, ...]:
        """The electrons on each shell, then the valence."""
        return *chemistry.shells(self.number), chemistry.valence(self.number)

    @property
    def questions(self) -> int:
        return len(self.answers)

    @property
    def kind(self) -> Kind:
        step = len(self.told)
        return Kind.VALENCE if step >= self.questions - 1 else Kind(chemistry.SHELLS[step])

    @property
    def done(self) -> bool:
        return len(self.told) == self.questions

    @property
    def points(self) -> int:
        return self.number

    @property
    def left(self) -> int:
        return self.number - sum(self.told)

    def enter(self, digit: int) -> Verdict:
        if digit != self.answers[len(self.told)]:
            return Verdict.WRONG
        self.told.append(digit)
        return Verdict.RIGHT


@dataclass
class FormulaTask:
    """The question for one compound's formula."""

    compound: chemistry.Compound
    entry: list[int] = field(default_factory=list)
    """Subscripts typed so far."""
    tried: tuple[int, int] | None = None
    """The last pair of subscripts, if it was wrong."""
    done: bool = False
    questions: int = 1

    @property
    def label(self) -> str:
        return self.compound.formula()

    @property
    def kind(self) -> Kind:
        first, second = self.compound.first, self.compound.second
        if first.group or second.group:
            return Kind.GROUP
        return Kind.SEVERAL if first.symbol in chemistry.CHANGING else Kind.BINARY

    @property
    def points(self) -> int:
        return FORMULA_POINTS + self.compound.bonds

    def enter(self, digit: int) -> Verdict:
        """Type a subscript; the second one is judged with the first."""
        self.tried = None
        if not self.entry:
            self.entry.append(digit)
            return Verdict.FIRST
        pair = self.entry.pop(), digit
        if pair == self.compound.subscripts:
            self.entry, self.done = [*pair], True
            return Verdict.RIGHT
        self.tried = pair
        return Verdict.WRONG

    def take_back(self) -> bool:
        """Take the first subscript back; tells whether there was one."""
        there, self.entry, self.tried = bool(self.entry), [], None
        return there


Task = ElementTask | FormulaTask


@dataclass
class Player:
    """One at the cylinder."""

    name: str
    points: int = 0


def compared(players: Sequence[Player]) -> Outcome:
    """Which of two has more points; more than two have their places instead."""
    if len(players) > 2:
        return Outcome.OVER
    first, second = (player.points for player in players)
    return Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND


def ranking(players: Sequence[Player]) -> list[int]:
    """The places in `players` from the best on; of equals the earlier player stands first."""
    return sorted(range(len(players)), key=lambda place: (-players[place].points, place))


@dataclass(frozen=True)
class Plan:
    """A lesson: how many tasks it takes from each stock, in rising order, and frames of a waiting period."""

    rule: Prose
    """What it teaches, as its first page says it."""
    example: chemistry.Compound | None = None
    """A compound beside the rule; the other lessons show phosphorus."""
    elements: tuple[tuple[range, int], ...] = ()
    compounds: tuple[tuple[tuple[chemistry.Compound, ...], int], ...] = ()
    period: int | None = None
    """None where nobody is hurried."""


ATOMS_RULE = Prose(
    "Electrons fill the shells from the inside: K holds 2, L and M hold 8, N comes last. With up to 4 "
    "electrons on the last shell, that is the valence. From 5 on it is 8 minus them. A full shell makes "
    "no bonds: 0."
)
CYLINDER_RULE = Prose(
    "All twenty elements, and now water runs in while you think. Each wrong digit costs one unit of water, a hint "
    "two. What stays free in the cylinder is added to your points."
)
COMPOUNDS_RULE = Prose(
    "Every atom has as many hands as its valence, and each hand must hold another. Al has 3, O has 2: six "
    "bonds join 2 Al with 3 O. Type both subscripts, 1 as well. Some metals have several valences: see "
    "the name."
)
GROUPS_RULE = Prose(
    "A group of atoms, OH or SO4, stays together and has one valence. If there are several, it is in "
    "brackets: Ca(OH)2. Type how many there are of each part, as before."
)
PLANS = {
    Lesson.ATOMS: Plan(ATOMS_RULE, elements=((LIGHT, 4), (HEAVY, 4))),
    Lesson.CYLINDER: Plan(CYLINDER_RULE, elements=((LIGHT, 4), (chemistry.ELEMENTS, 4), (HEAVY, 4)), period=150),
    Lesson.COMPOUNDS: Plan(
        COMPOUNDS_RULE,
        chemistry.Compound(chemistry.Part("Al", 3), chemistry.Part("O", 2)),
        compounds=((chemistry.BINARY[:9], 4), (chemistry.BINARY[9:], 3), (chemistry.SEVERAL, 5)),
        period=300,
    ),
    Lesson.GROUPS: Plan(
        GROUPS_RULE,
        chemistry.Compound(chemistry.Part("Ca", 2), chemistry.Part("OH", 1)),
        compounds=((chemistry.SEVERAL, 4), (chemistry.GROUPS, 8)),
        period=240,
    ),
}


def tasks(plan: Plan, dice: Dice) -> list[Task]:
    """What a lesson asks, drawn by chance; nothing comes twice."""
    stocks: list[tuple[list[Task], int]] = [([*map(ElementTask, stock)], count) for stock, count in plan.elements]
    stocks += [([*map(FormulaTask, stock)], count) for stock, count in plan.compounds]
    asked: list[Task] = []
    for stock, count in stocks:
        fresh = [task for task in stock if task not in asked]
        dice.shuffle(fresh)
        asked += fresh[:count]
    return asked


@dataclass
class Report:
    """How one player fared in a lesson."""

    questions: int = 0
    """Asked in the whole lesson, whether or not it came to them."""
    clean: int = 0
    """Answered rightly at once, without a hint."""
    hints: int = 0
    mistakes: Counter[Kind] = field(default_factory=Counter)
    again: list[str] = field(default_factory=list)
    """Labels of the tasks with a mistake in them."""
    bonus: int = 0
    overflowed: bool = False

    @property
    def mark(self) -> int:
        """The school's mark from 1 to 10, ten only when all was right at once."""
        return 1 + (TOP_MARK - 1) * self.clean // max(self.questions, 1)

    @property
    def passed(self) -> bool:
        """Whether the next lesson is open: a pass mark, and the acid kept dry."""
        return self.mark >= PASS_MARK and not self.overflowed

    def mistaken(self, task: Task) -> None:
        self.mistakes[task.kind] += 1
        if task.label not in self.again:
            self.again.append(task.label)

    @property
    def worst(self) -> tuple[Kind, int] | None:
        """What was mistaken most, and how often; of equals what is asked first."""
        order = list(Kind)
        return min(self.mistakes.items(), key=lambda item: (-item[1], order.index(item[0])), default=None)
