"""What the looks of Checkers see of their program: what is played, problems too, how it ended, and the record of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from arcade.games.checkers import strings
from arcade.games.checkers.file_format import DRAWN, UNDECIDED, Record, read
from arcade.games.checkers.levels import LEVELS
from arcade.games.checkers.rules import BLACK, BOOK_START, START, WHITE, Move, Position, set_up
from arcade.machine.pet import Pet
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import AnyProgram, Setup, Thought
from arcade.toolkit.programs.match_state import MatchState


@dataclass(frozen=True)
class Problem:
    """A position with white to move, and how many moves of white's the win takes against the best defence."""

    position: Position
    moves: int


PROBLEMS = (
    Problem(set_up("13 20", "K16 21", WHITE), 3),
    Problem(set_up("7 15 21 K32", "K23 27 30", WHITE), 3),
    Problem(set_up("17 18", "K16 K25", WHITE), 4),
    Problem(set_up("7 20", "26 K27", WHITE), 4),
    Problem(set_up("7 K26", "K9 K15", WHITE), 4),
    Problem(set_up("4 13", "15 K31", WHITE), 5),
)


@dataclass(frozen=True)
class Plan:
    """What is to be played: from where, moves that are played through first, people's seats, a problem's number."""

    people: tuple[int, ...]
    start: Position = START
    moves: tuple[Move, ...] = ()
    problem: int = 0


def opened_plan(program: AnyProgram) -> Plan | None:
    """The game of the record that the player gave, if there was one; a replay may hold anything in its place."""
    try:
        record = read(program.setup.opened) if isinstance(program.setup.opened, str) else None
    except UnreadableError:
        return None
    return Plan(people_of(program, record.positions[-1].seat), record.start, record.moves) if record else None


def people_of(program: AnyProgram, seat: int = 0) -> tuple[int, ...]:
    """The seats of people: both, or the one chosen."""
    return (0, 1) if program.setup.seats == 2 else (seat,)


def problem_plan(number: int) -> Plan:
    """A problem, counted from 1; the person has white."""
    return Plan((WHITE,), PROBLEMS[number - 1].position, problem=number)


class Ending(Enum):
    ALL_TAKEN = strings.ALL_TAKEN
    NO_MOVE = strings.NO_MOVE
    THREE_TIMES = strings.THREE_TIMES
    NO_PROGRESS = strings.NO_PROGRESS
    AGREED = strings.AGREED
    GIVEN_UP = strings.GIVEN_UP


class EndedError(Exception):
    """A game ends by its players' will: agreed to be drawn, or given up by the side to move."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending = ending


class State(MatchState[Pet, Position, Move]):
    """A game, from its plan to its record."""

    def __init__(self, machine: Pet, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.opponent = LEVELS[setup.level].sets
        self.plan = Plan(self.people)
        self.match = Match(START)
        self.helps = 0
        """Hints and moves taken back."""
        self.watched = False
        """Whether the game was over when it was opened, and has only been played through."""
        self.willed: Ending | None = None
        """How the players have ended it by their will, the side to move if it was given up."""

    @property
    def outcome(self) -> int | None:
        """As of a position: 1 when black has won, -1 when white has, 0 for a draw."""
        if self.willed is None:
            return self.position.outcome()
        return 0 if self.willed is Ending.AGREED else -1 if self.position.seat == BLACK else 1

    @property
    def usual_plan(self) -> Plan:
        """What is played unless the player asks for something else: black, or both sides of two people."""
        return Plan(people_of(self), BOOK_START if self.original else START)

    @property
    def solved(self) -> bool:
        return self.results[-1].outcome is Outcome.WON

    @property
    def ending(self) -> Ending:
        """Why the game is over, once it is."""
        position = self.position
        if self.willed is not None:
            return self.willed
        if position.outcome() == 0:
            return Ending.THREE_TIMES if position.repeated else Ending.NO_PROGRESS
        return Ending.NO_MOVE if position.sides[0] else Ending.ALL_TAKEN

    @property
    def names(self) -> tuple[str, str]:
        if self.two:
            return self.text(strings.PLAYER, n=1), self.text(strings.PLAYER, n=2)
        you, computer = self.text(strings.YOU), self.text(strings.COMPUTER)
        return (you, computer) if self.people == (BLACK,) else (computer, you)

    @property
    def record(self) -> Record:
        result = {None: UNDECIDED, 0: DRAWN, 1: "0-1", -1: "1-0"}[self.outcome]
        return Record(self.plan.start, tuple(self.match.moves), result, *self.names)

    def points(self, outcome: Outcome) -> int | None:
        """The score of a person who has won; None if the game did not begin at its beginning."""
        if outcome is not Outcome.WON or self.plan.moves or self.plan.start not in (START, BOOK_START):
            return None
        left = (self.position.white if self.people == (WHITE,) else self.position.black).bit_count()
        return max(100 + 5 * left - 10 * self.helps, 10)
