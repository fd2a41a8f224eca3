"""A puzzle is played to its end: moves, hints and moves taken back, a computer that takes over; par and score."""

from dataclasses import dataclass, field

import pytest

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK, Control
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.puzzle import HINT_COST, Attempt, Ending, solving
from tests.patience import still

LEAVE = Control("leave", Text("leave"), ("q",))


@dataclass(frozen=True)
class Stairs:
    """Go up by one or two steps, or down by one, to the top; there is no way from below the ground."""

    left: int

    @property
    def solved(self) -> bool:
        return self.left == 0

    def play(self, move: int) -> "Stairs":
        if move not in (-1, 1, 2) or move > self.left:
            raise ValueError("illegal")
        return Stairs(self.left - move)


def way(left: int) -> tuple[int, ...]:
    return (2,) * (left // 2) + (1,) * (left % 2)


@dataclass
class Hall:
    """A stage whose player has made up his mind beforehand."""

    attempt: Attempt[Stairs, int]
    player: list[int | Control]
    machine: Spectrum = field(default_factory=Spectrum)
    seen: list[str] = field(default_factory=list)
    assisted: bool = False
    turns: int = 0

    def turn_passed(self) -> None:
        self.turns += 1

    def choose(self) -> Frames[int | Control]:
        yield
        return self.player.pop(0)

    def moved(self, before: Stairs, move: int) -> Frames[None]:
        self.seen.append(f"{before.left}-{move}")
        yield

    def find_way(self) -> Frames[bool]:
        yield
        if not self.attempt.plan and self.attempt.position.left < 10:
            self.attempt.plan = way(self.attempt.position.left)
        return bool(self.attempt.plan)

    def no_way(self) -> Frames[None]:
        self.seen.append("no way")
        yield

    def hint(self, move: int) -> Frames[None]:
        self.seen.append(f"try {move}")
        yield

    def taken_back(self, before: Stairs, move: int | None) -> Frames[None]:
        self.seen.append(f"back {before.left} {move}")
        yield

    def helping(self, left: int) -> Frames[None]:
        self.seen.append(f"help {left}")
        yield

    def obey(self, order: Control) -> Frames[Ending | None]:
        self.seen.append(order.name)
        yield
        return Ending.GIVEN_UP if order is LEAVE else None


def played(left: int, *player: int | Control) -> tuple[Ending, Hall]:
    hall = Hall(Attempt(Stairs(left)), list(player))
    return at_once(solving(hall, hall.attempt, pace=0)), hall


def test_moves_lead_to_the_goal() -> None:
    ending, hall = played(4, 2, 1, 1)
    assert ending is Ending.SOLVED
    assert hall.seen == ["4-2", "2-1", "1-1"]


def test_hints_follow_the_way_and_are_counted() -> None:
    ending, hall = played(4, HINT, 2, HINT, 2)
    assert (ending, hall.attempt.hints) == (Ending.SOLVED, 2)
    assert hall.seen == ["try 2", "4-2", "try 2", "2-2"]


def test_moves_are_taken_back_until_there_are_none() -> None:
    _, hall = played(3, -1, TAKE_BACK, TAKE_BACK, 2, 1)
    assert hall.seen == ["3--1", "back 4 -1", "back 3 None", "3-2", "1-1"]


def test_the_computer_takes_over_and_solves() -> None:
    ending, hall = played(5, 1, SOLVE)
    assert (ending, hall.attempt.scored) == (Ending.HELPED, False)
    assert hall.seen == ["5-1", "help 2", "4-2", "help 1", "2-2"]


def test_a_key_takes_the_puzzle_back_from_the_computer() -> None:
    hall = Hall(Attempt(Stairs(6)), [SOLVE, 2, 2])
    solved, ending = solving(hall, hall.attempt, pace=3), None
    while still(ending is None):
        hall.machine.begin_frame(frozenset("x") if len(hall.seen) == 3 else frozenset())
        try:
            next(solved)
        except StopIteration as stop:
            ending = stop.value
        hall.machine.end_frame()
    assert ending is Ending.SOLVED
    assert hall.seen == ["help 3", "6-2", "help 2", "4-2", "2-2"]
    assert hall.attempt.score is None


def test_where_there_is_no_way_neither_hint_nor_help_is_given() -> None:
    ending, hall = played(11, HINT, SOLVE, LEAVE)
    assert ending is Ending.GIVEN_UP
    assert hall.seen == ["no way", "no way", "leave"]


def test_a_way_that_the_rules_do_not_have_is_none() -> None:
    hall = Hall(Attempt(Stairs(3)), [HINT, SOLVE, LEAVE])
    hall.attempt.plan = (1, 5)
    with pytest.warns(UserWarning, match="the computer's way is none: illegal"):
        assert at_once(solving(hall, hall.attempt)) is Ending.GIVEN_UP
    assert hall.seen == ["no way", "no way", "leave"]


def test_an_order_with_further_keys_is_the_same_order() -> None:
    _, hall = played(2, HINT.also("h"), 2)
    assert hall.seen == ["try 2", "2-2"]


def test_an_attempt_counts_moves_over_par_and_hints() -> None:
    attempt: Attempt[Stairs, int] = Attempt(Stairs(3))
    attempt.plan, attempt.par, attempt.hints = (2, 1), 2, 1
    assert attempt.number == 1
    for move in (1, 1, 1):
        attempt.play(move)
    assert (attempt.moves, attempt.number, attempt.score) == (3, 3, 1 + HINT_COST)


def test_the_way_known_before_a_move_is_known_again_when_it_is_taken_back() -> None:
    attempt: Attempt[Stairs, int] = Attempt(Stairs(3))
    attempt.plan = (2, 1)
    attempt.play(2)
    assert attempt.plan == (1,)
    assert attempt.take_back() == 2
    attempt.play(-1)
    assert attempt.plan == ()
    attempt.plan = (2, 2)
    assert attempt.take_back() == -1
    assert attempt.plan == (2, 1)
    assert attempt.take_back() is None


def test_an_attempt_without_par_or_by_hand_has_no_score() -> None:
    assert Attempt(Stairs(3)).score is None
    attempt: Attempt[Stairs, int] = Attempt(Stairs(3), scored=False)
    attempt.par = 2
    assert attempt.score is None


def test_an_attempt_begun_again_knows_nothing() -> None:
    attempt: Attempt[Stairs, int] = Attempt(Stairs(3))
    attempt.par, attempt.hints = 2, 1
    attempt.play(1)
    attempt.begin(Stairs(5))
    assert (attempt.position, attempt.moves, attempt.par, attempt.hints) == (Stairs(5), 0, None, 0)


def test_an_illegal_move_changes_nothing() -> None:
    attempt: Attempt[Stairs, int] = Attempt(Stairs(1))
    with pytest.raises(ValueError, match="illegal"):
        attempt.play(2)
    assert (attempt.moves, attempt.position) == (0, Stairs(1))


@pytest.mark.parametrize(
    ("left", "player", "assisted"),
    [
        (3, (2, 1), False),
        (3, (TAKE_BACK, 2, 1), False),
        (3, (1, TAKE_BACK, 2, 1), True),
        (3, (HINT, 2, 1), True),
        (3, (SOLVE,), True),
        (11, (HINT, SOLVE, LEAVE), False),
    ],
)
def test_help_that_was_given_is_noted(left: int, player: tuple[int | Control, ...], assisted: bool) -> None:
    _, hall = played(left, *player)
    assert hall.assisted is assisted


def test_an_attempt_is_made_again_of_its_moves() -> None:
    attempt: Attempt[Stairs, int] = Attempt(Stairs(9), scored=False)
    attempt.plan, attempt.par, attempt.hints = way(9), 5, 2
    for move in (2, -1, 2):
        attempt.play(move)
    attempt.plan = way(6)
    again: Attempt[Stairs, int] = Attempt.from_essence(attempt.essence())
    assert vars(again) == vars(attempt)
    assert again.take_back() == 2
