"""One game: how it is to be played, the match, how it ended, and the record of it."""

from dataclasses import dataclass
from enum import Enum, auto

from arcade.games.checkers.pdn import DRAWN, UNDECIDED, Record
from arcade.games.checkers.puzzles import PROBLEMS
from arcade.games.checkers.rules import BLACK, BOOK_START, START, WHITE, Move, Position
from arcade.toolkit.contract.position import Match


@dataclass(frozen=True)
class Plan:
    """What is to be played: from where, moves that are played through first, people's seats, a problem's number."""

    people: tuple[int, ...]
    start: Position = START
    moves: tuple[Move, ...] = ()
    problem: int = 0


def problem_plan(number: int) -> Plan:
    """A problem, counted from 1; the person has white."""
    return Plan((WHITE,), PROBLEMS[number - 1].position, problem=number)


class Ending(Enum):
    """Why a game is over."""

    ALL_TAKEN = auto()
    NO_MOVE = auto()
    THREE_TIMES = auto()
    NO_PROGRESS = auto()
    AGREED = auto()
    GIVEN_UP = auto()


class EndedError(Exception):
    """A game ends by its players' will: agreed to be drawn, or given up by the side to move."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending = ending


class Game:
    """A game from its start on."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.match: Match[Position, Move] = Match(plan.start)
        self.helps = 0
        """Hints and moves taken back."""
        self.watched = False
        """Whether it was over when it was opened, and has only been played through."""
        self.given_up_by: int | None = None
        self.agreed = False

    @property
    def outcome(self) -> int | None:
        """As of a position: 1 when black has won, -1 when white has, 0 for a draw."""
        if self.agreed:
            return 0
        if self.given_up_by is not None:
            return -1 if self.given_up_by == BLACK else 1
        return self.match.position.outcome()

    @property
    def ending(self) -> Ending:
        """Why it is over, once it is."""
        position = self.match.position
        if self.agreed:
            return Ending.AGREED
        if self.given_up_by is not None:
            return Ending.GIVEN_UP
        if position.outcome() == 0:
            return Ending.THREE_TIMES if position.repeated else Ending.NO_PROGRESS
        return Ending.NO_MOVE if position.own else Ending.ALL_TAKEN

    def end(self, ending: Ending) -> None:
        """Note that the players have ended it."""
        self.agreed = ending is Ending.AGREED
        self.given_up_by = self.match.position.seat if ending is Ending.GIVEN_UP else None

    def record(self, names: tuple[str, str]) -> Record:
        """The game so far as a record, with the names of black and white."""
        result = {None: UNDECIDED, 0: DRAWN, 1: "0-1", -1: "1-0"}[self.outcome]
        return Record(self.plan.start, tuple(self.match.moves), result, *names)

    def points(self, seat: int) -> int | None:
        """The score of the person in a seat who has won; None if the game did not begin at its beginning."""
        if self.plan.moves or self.plan.start not in (START, BOOK_START):
            return None
        position = self.match.position
        left = (position.white if seat else position.black).bit_count()
        return max(100 + 5 * left - 10 * self.helps, 10)
