"""A match is played through by people and the computer, hints and moves taken back on the way; tallies add up."""

from dataclasses import dataclass, field

import pytest

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.programs.contest import Tally, contest, verdict
from tests.toolkit.test_boards import Heap


@dataclass
class Hall:
    """A stage whose person has made up his mind beforehand; the computer always takes one."""

    match: Match[Heap, int]
    person: list[int | Control]
    seen: list[str] = field(default_factory=list)
    assisted: bool = False
    turns: int = 0

    def turn_passed(self) -> None:
        self.turns += 1

    def choose(self) -> Frames[int | Control]:
        yield
        return self.person.pop(0)

    def answer(self) -> Frames[int]:
        yield
        return 1

    def moved(self, before: Heap, move: int) -> Frames[None]:
        self.seen.append(f"{before.left}-{move}")
        yield

    def hint(self) -> Frames[None]:
        self.seen.append("hint")
        yield

    def taken_back(self, done: bool) -> Frames[None]:
        self.seen.append(f"back {done} {self.match.position.left}")
        yield


def test_a_match_is_played_in_turn_to_its_end() -> None:
    hall = Hall(Match(Heap(6)), [2, 3])
    assert at_once(contest(hall, hall.match, (0,))) == 1
    assert hall.seen == ["6-2", "4-1", "3-3"]


def test_hints_and_take_backs_keep_the_turn() -> None:
    hall = Hall(Match(Heap(6, 1)), [TAKE_BACK, HINT, 1, TAKE_BACK, 3, 1])
    assert at_once(contest(hall, hall.match, (0,))) == 1
    assert hall.seen == ["6-1", "back False 5", "hint", "5-1", "4-1", "back True 5", "5-3", "2-1", "1-1"]


@pytest.mark.parametrize(
    ("person", "assisted"),
    [((2, 3), False), ((TAKE_BACK, 2, 3), False), ((HINT, 2, 3), True), ((2, TAKE_BACK, 2, 3), True)],
)
def test_help_that_was_given_is_noted(person: tuple[int | Control, ...], assisted: bool) -> None:
    hall = Hall(Match(Heap(6)), list(person))
    at_once(contest(hall, hall.match, (0,)))
    assert hall.assisted is assisted


def test_two_people_choose_in_turn() -> None:
    hall = Hall(Match(Heap(4)), [3, 1])
    assert at_once(contest(hall, hall.match, (0, 1))) == -1
    assert hall.seen == ["4-3", "1-1"]


def test_a_computer_whose_theory_errs_plays_a_legal_move() -> None:
    @dataclass
    class Greedy(Hall):
        def answer(self) -> Frames[int]:
            yield
            return 3

    hall = Greedy(Match(Heap(4)), [2, 1])
    with pytest.warns(UserWarning, match=r"the computer's 3 is no move in Heap\(left=2, seat=1\); it plays 1"):
        assert at_once(contest(hall, hall.match, (0,))) == 1
    assert hall.seen == ["4-2", "2-1", "1-1"]


@pytest.mark.parametrize(
    ("outcome", "people", "expected"),
    [
        (1, (0,), Outcome.WON),
        (-1, (0,), Outcome.LOST),
        (-1, (1,), Outcome.WON),
        (0, (0,), Outcome.DRAWN),
        (1, (0, 1), Outcome.FIRST),
        (-1, (0, 1), Outcome.SECOND),
        (0, (0, 1), Outcome.DRAWN),
    ],
)
def test_verdicts(outcome: int, people: tuple[int, ...], expected: Outcome) -> None:
    assert verdict(outcome, people) is expected


def test_tallies_add_up() -> None:
    tally = Tally()
    for outcome in (Outcome.WON, Outcome.DRAWN, Outcome.WON, Outcome.LOST, Outcome.SECOND, Outcome.FIRST):
        tally = tally.after(outcome)
    assert tally == Tally(won=3, drawn=1, lost=2)
    assert (tally.games, tally.points, tally.plain()) == (6, 7, (3, 1, 2))
