"""A board game's program leads from the title to the farewell; who begins, who has won, and what it is worth."""

import pytest

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.board_look import BoardLook
from arcade.toolkit.programs.contest import Tally
from arcade.toolkit.programs.match_program import MatchProgram
from tests.toolkit.stage import BareMachine
from tests.toolkit.test_boards import Heap


class Diary(BoardLook[BareMachine, Heap, int]):
    """Writes down what it is told; the computer is to move first."""

    def __init__(self, program: "Heaps") -> None:
        super().__init__(program)
        self.told: list[str] = []

    def title(self) -> Frames[None]:
        self.told.append("title")
        yield

    def begin(self) -> Frames[None]:
        self.told.append(f"begin {self.program.position.left}")
        yield

    def ask_starter(self) -> Frames[int]:
        self.told.append("who?")
        yield
        return 1

    def move(self, before: Heap, move: int) -> Frames[None]:
        self.told.append(f"{before.left}-{move}")
        yield

    def wrong_key(self) -> Frames[None]:
        self.told.append("no")
        yield

    def show(self) -> None:
        self.told.append(f"now {self.program.position.left}")

    def end(self, outcome: Outcome) -> Frames[None]:
        self.told.append(f"end {outcome.value}")
        yield

    def again(self) -> Frames[bool]:
        self.told.append("again?")
        yield
        return self.program.tally.games < 2

    def farewell(self) -> Frames[None]:
        self.told.append("farewell")
        yield


class Heaps(MatchProgram[BareMachine, Heap, int]):
    """People have made up their minds beforehand; the computer always takes one. Games won count, this one too."""

    def __init__(self, *moves: int | Control, size: int = 6, seats: int = 1) -> None:
        super().__init__(BareMachine(), Setup("heaps", seats=seats))
        self.minds = list(moves)
        self.size = size
        self.match = Match(self.start(0))
        self.look = self.diary = Diary(self)

    def start(self, seat: int) -> Heap:
        return Heap(self.size, seat)

    def choose(self) -> Frames[int | Control]:
        yield
        return self.minds.pop(0)

    def answer(self) -> Frames[int]:
        yield
        return 1

    def hint(self) -> Frames[None]:
        yield

    def points(self, outcome: Outcome) -> int:
        return 100 * self.tally.won + (outcome is Outcome.DRAWN)

    def state(self) -> dict[str, Plain]:
        return {}


def announced(program: Heaps) -> list[tuple[Outcome, int | None]]:
    return [(result.outcome, result.score) for result in program.results]


def test_game_after_game_from_the_title_to_the_farewell() -> None:
    program = Heaps(1, TAKE_BACK, 1, 3, 3, 1)
    at_once(program.play())
    assert program.diary.told == [
        *("title", "begin 6", "who?", "6-1", "5-1", "4-1", "now 5", "5-1", "4-1", "3-3", "end won", "again?"),
        *("begin 6", "who?", "6-1", "5-3", "2-1", "1-1", "end won", "again?", "farewell"),
    ]
    assert announced(program) == [(Outcome.WON, 100), (Outcome.WON, 200)]


def test_a_match_is_tallied_before_its_points_are_counted() -> None:
    program = Heaps(2, 3)
    assert at_once(program.play_match()) is Outcome.WON
    assert program.tally == Tally(won=1)
    assert announced(program) == [(Outcome.WON, 100)]


def test_two_people_get_no_points() -> None:
    program = Heaps(3, 1, size=4, seats=2)
    assert at_once(program.play_match()) is Outcome.SECOND
    assert announced(program) == [(Outcome.SECOND, None)]


def test_one_person_says_who_begins_and_two_take_turns() -> None:
    alone, two = Heaps(), Heaps(seats=2)
    at_once(alone.begin())
    assert alone.position.seat == 1
    at_once(two.begin())
    assert two.position.seat == 0
    two.tally = Tally(lost=1)
    at_once(two.begin())
    assert two.position.seat == 1
    assert two.diary.told == ["begin 6", "begin 6"]


def test_a_look_is_told_when_there_is_nothing_to_take_back() -> None:
    program = Heaps(TAKE_BACK, 2, 3)
    at_once(program.play_match())
    assert program.diary.told[:2] == ["no", "6-2"]


@pytest.mark.parametrize(("outcome", "expected"), [(1, Outcome.WON), (-1, Outcome.LOST), (0, Outcome.DRAWN)])
def test_the_seats_that_are_not_the_computers_are_whose_eyes_count(outcome: int, expected: Outcome) -> None:
    assert Heaps().verdict(outcome) is expected
