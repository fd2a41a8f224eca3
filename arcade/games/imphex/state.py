"""What the looks of IMPHEX see of their program: the learner's brain, its career, and the match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from arcade.games.imphex.levels import LEVELS, Scan
from arcade.games.imphex.opponent import Choice, lessons_left
from arcade.games.imphex.rules import START, Move, Position
from arcade.machine.pet import Pet
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.match_state import MatchState

TEN = 10
"""Games to a point of the learning curve."""
TENS_KEPT = 40
MOST = 99_999
"""Larger numbers in a memory are taken for this one, so that they fit the scoreboard."""


@dataclass(frozen=True)
class Lesson:
    """A bad position, and the number of the game that taught it (0: born with it)."""

    cells: str
    game: int


@dataclass(frozen=True)
class Brain:
    """One career. `tens` are the learner's wins in each ten games, the last ten perhaps unfinished."""

    lessons: tuple[Lesson, ...] = ()
    won: int = 0
    lost: int = 0
    tens: tuple[int, ...] = ()
    taught_in: int = 0
    """Games after which it could never lose again; 0 if it still can."""
    fewest: int = 0
    """The smallest `taught_in` of all careers; 0 if there is none yet."""
    longest: int = 0
    """The longest run of human wins of all careers."""

    @property
    def known(self) -> tuple[str, ...]:
        """The list of bad positions, the oldest first."""
        return tuple(lesson.cells for lesson in self.lessons)

    @property
    def games(self) -> int:
        return self.won + self.lost

    @property
    def relieved(self) -> bool:
        """Whether the latest game was a win long waited for: the first one, after six or more others."""
        return self.won == 1 and self.lost >= 6

    def after_win(self) -> "Brain":
        """The brain after a game that the learner won: nothing is learned from that."""
        return replace(self, won=self.won + 1, tens=self._tens(1))

    def after_loss(self, in_hand: str, scan: Scan, run: int) -> "Brain":
        """The brain after a lost game, the position in hand learned; `run` is how many the human has won in a row."""
        lessons = (*self.lessons, Lesson(in_hand, self.games + 1))
        learned = replace(self, lessons=lessons, lost=self.lost + 1, tens=self._tens(0), longest=max(self.longest, run))
        if lessons_left(START, scan, learned.known):
            return learned
        return replace(learned, taught_in=learned.games, fewest=min(self.fewest or learned.games, learned.games))

    def wiped(self) -> "Brain":
        """A new career; only the records stay."""
        return Brain(fewest=self.fewest, longest=self.longest)

    def _tens(self, wins: int) -> tuple[int, ...]:
        if self.games % TEN == 0:
            return (*self.tens, wins)[-TENS_KEPT:]
        return (*self.tens[:-1], self.tens[-1] + wins)

    def plain(self) -> Plain:
        return {
            "lessons": tuple((lesson.cells, lesson.game) for lesson in self.lessons),
            **plain_fields(self, "won", "lost", "tens", "taught_in", "fewest", "longest"),
        }


def read(memory: Plain, scan: Scan) -> Brain:
    """The brain that `plain` gave. What is not of its making is left out, so that a damaged memory only forgets."""
    fields = memory if isinstance(memory, Mapping) else {}
    lessons = tuple(lesson for entry in _entries(fields, "lessons") if (lesson := _lesson(entry)) is not None)
    lessons = tuple({lesson.cells: lesson for lesson in reversed(lessons)}.values())[::-1]
    won, lost = _number(fields, "won"), max(_number(fields, "lost"), len(lessons))
    tens = tuple(wins if isinstance(wins, int) and 0 <= wins <= TEN else 0 for wins in _entries(fields, "tens"))
    wanted = min(-(-(won + lost) // TEN), TENS_KEPT)
    tens = ((0,) * wanted + tens)[len(tens) :] if wanted else ()
    known = tuple(lesson.cells for lesson in lessons)
    taught_in = 0 if lessons_left(START, scan, known) else _number(fields, "taught in") or won + lost
    return Brain(lessons, won, lost, tens, taught_in, _number(fields, "fewest"), _number(fields, "longest"))


def graduate() -> Brain:
    """A brain that was born with every position from which the random scan can lose."""
    return Brain(tuple(Lesson(cells, 0) for cells in sorted(_bad())))


@cache
def _bad() -> frozenset[str]:
    """All that play can teach: the positions that the learner can bring about and in which the human then wins."""
    return frozenset(cells for cells in _after_the_learner(START) if _loses(Position(cells)))


def _after_the_learner(start: Position) -> set[str]:
    """Every unfinished position that the learner can bring about, whoever plays and however."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        position = waiting.pop()
        for move in position.moves():
            after = position.play(move)
            following = [after.play(answer) for answer in after.moves()]
            fresh = [one for one in following if one.outcome() is None and one.cells not in found]
            found.update(one.cells for one in fresh)
            waiting += fresh
    return found


def _loses(position: Position) -> bool:
    """Whether the human, to move, wins at once; further ahead no position is lost."""
    return any(position.play(move).outcome() is not None for move in position.moves())


def _entries(fields: Mapping[str, Plain], name: str) -> Sequence[Plain]:
    entries = fields.get(name)
    return entries if isinstance(entries, tuple) else ()


def _number(fields: Mapping[str, Plain], name: str) -> int:
    number = fields.get(name)
    return min(number, MOST) if isinstance(number, int) and number > 0 else 0


def _lesson(entry: Plain) -> Lesson | None:
    """A lesson that play can have taught; with any other the learner would give up games that it has not lost."""
    match entry:
        case (str(cells), int(game)) if cells in _bad():
            return Lesson(cells, max(game, 0))
    return None


class Career:
    """Which brain plays, and how the player has done against it since the program was started."""

    def __init__(self, memory: Plain, scan: Scan, born_knowing: bool = False) -> None:
        """`memory` is what `plain` gave in an earlier run, or None; a brain born knowing everything keeps none."""
        fields = memory if isinstance(memory, Mapping) else {}
        self.brains = {scan: read(fields.get(scan.value), scan) for scan in Scan}
        self.scan = scan
        self.born_knowing = born_knowing
        self._graduate = graduate() if born_knowing else Brain()
        self.run = 0
        """Games that the player has won one after the other, those with help left out."""
        self.illegal = 0

    @property
    def brain(self) -> Brain:
        return self._graduate if self.born_knowing else self.brains[self.scan]

    @brain.setter
    def brain(self, brain: Brain) -> None:
        if self.born_knowing:
            self._graduate = brain
        else:
            self.brains[self.scan] = brain

    @property
    def certain(self) -> bool:
        """Whether the brain that plays can never lose: born so, or taught everything."""
        return self.born_knowing or self.brain.taught_in > 0

    def human_won(self, in_hand: str, helped: bool) -> int | None:
        """The human has won: the position in hand is learned. Gives the score: wins in a row, None with help."""
        self.run += not helped
        self.brain = self.brain.after_loss(in_hand, self.scan, self.run)
        return None if helped else self.run

    def computer_won(self) -> None:
        self.run = 0
        self.brain = self.brain.after_win()

    def plain(self) -> Plain:
        """What later runs should remember."""
        return {scan.value: brain.plain() for scan, brain in self.brains.items()}


class State(MatchState[Pet, Position, Move]):
    """A sitting with the learner, which only watches where two people play."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.learner = LEVELS[setup.level].sets
        if setup.original:
            # The article's program forgot everything when it was switched off.
            self.career = Career(None, Scan.FIXED)
        else:
            self.career = Career(setup.memory, self.learner.scan, self.learner.born_knowing)
        self.clear()

    def clear(self) -> None:
        """A game is yet to be played."""
        self.match = Match(START)
        self.illegal = [0, 0]
        """Illegal moves of each seat."""
        self.helped = False
        self.resigned = False
        """Whether the computer has resigned, which it does in the position in which it is to move."""
        self.forget_trials()

    def forget_trials(self) -> None:
        """The computer has made no choice, or what it made was taken back."""
        self.tried: tuple[Position | None, Choice] = (None, Choice(None))
        """The position in which the computer chose last, and what it came to."""
