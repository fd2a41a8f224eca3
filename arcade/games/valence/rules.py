"""Valence: tell the electrons of each shell, and the valence, before the cylinder overflows into the acid.

A cylinder of 39 free units fills: one unit for each wrong digit and each waiting period that passes without an answer;
a hint costs two. While it lasts, one task follows another. For an element the electrons on K, L, M and N are asked, as
far as it has any, then its valence; it is worth as many points as its atomic number. For a compound both subscripts
are asked, and the smallest formula is right in which all bonds are tied; it is worth ten points and one for each bond.
A wrong answer leaves the question as it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from arcade.games.valence.compounds import CHANGING, Compound
from arcade.games.valence.elements import SHELLS, SYMBOLS, shells, valence
from arcade.toolkit.contract.outcome import Outcome

FIRST_UNIT, LAST_UNIT = 20, 59
UNITS = LAST_UNIT - FIRST_UNIT
"""Units that the cylinder takes before it overflows."""
HINT_UNITS = 2
FORMULA_POINTS = 10


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
        """Let water in."""
        self.spent = min(self.spent + units, UNITS)

    @property
    def overflowed(self) -> bool:
        """Whether the last unit is used up."""
        return self.spent >= UNITS

    @property
    def left(self) -> int:
        """Units still free."""
        return UNITS - self.spent


@dataclass
class ElementTask:
    """The questions for one element."""

    number: int
    told: list[int] = field(default_factory=list)
    """Right answers so far."""

    @property
    def label(self) -> str:
        """The element's symbol."""
        return SYMBOLS[self.number - 1]

    @property
    def answers(self) -> tuple[int, ...]:
        """The electrons on each shell, then the valence."""
        return *shells(self.number), valence(self.number)

    @property
    def questions(self) -> int:
        """How many there are."""
        return len(self.answers)

    @property
    def kind(self) -> Kind:
        """What the present question is about."""
        step = len(self.told)
        return Kind.VALENCE if step >= self.questions - 1 else Kind(SHELLS[step])

    @property
    def done(self) -> bool:
        """Whether all questions are answered."""
        return len(self.told) == self.questions

    @property
    def points(self) -> int:
        """The atomic number."""
        return self.number

    @property
    def left(self) -> int:
        """Electrons not yet on a shell that was told."""
        return self.number - sum(self.told)

    def enter(self, digit: int) -> Verdict:
        """Answer the present question."""
        if digit != self.answers[len(self.told)]:
            return Verdict.WRONG
        self.told.append(digit)
        return Verdict.RIGHT


@dataclass
class FormulaTask:
    """The question for one compound's formula."""

    compound: Compound
    entry: list[int] = field(default_factory=list)
    """Subscripts typed so far."""
    tried: tuple[int, int] | None = None
    """The last pair of subscripts, if it was wrong."""
    done: bool = False
    questions: int = 1

    @property
    def label(self) -> str:
        """The right formula."""
        return self.compound.formula()

    @property
    def kind(self) -> Kind:
        """What the question is about."""
        first, second = self.compound.first, self.compound.second
        if first.group or second.group:
            return Kind.GROUP
        return Kind.SEVERAL if first.symbol in CHANGING else Kind.BINARY

    @property
    def points(self) -> int:
        """Ten, and one for each bond."""
        return FORMULA_POINTS + self.compound.bonds

    def enter(self, digit: int) -> Verdict:
        """Type a subscript; the second one is judged with the first."""
        self.tried = None
        self.entry.append(digit)
        if len(self.entry) == 1:
            return Verdict.FIRST
        pair = self.entry[0], self.entry[1]
        if pair == self.compound.subscripts:
            self.done = True
            return Verdict.RIGHT
        self.entry.clear()
        self.tried = pair
        return Verdict.WRONG

    def take_back(self) -> bool:
        """Take the first subscript back; tells whether there was one."""
        there = bool(self.entry)
        self.entry.clear()
        self.tried = None
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
