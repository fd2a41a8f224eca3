"""The computer's levels: what each sees, and that the perfect one never loses and forgives nothing."""

import pytest

from arcade.games.noughts.evaluator import STRENGTH
from arcade.games.noughts.levels import Skill
from arcade.games.noughts.opponent import Solutions, advising, choosing, one_ply, perfect
from arcade.games.noughts.rules import MISERE, SQUARE, Form, Position
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.ai.tournament import Score, game
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still


@pytest.fixture(scope="module")
def solutions() -> Solutions:
    return Solver()


def placed(board: str, seat: int, form: Form = SQUARE) -> Position:
    """A position that isn't over, from its rows."""
    squares = board.replace(" ", "")
    crosses, noughts = (sum(1 << at for at, sign in enumerate(squares) if sign == mark) for mark in "XO")
    return Position(form, (crosses, noughts), seat)


@pytest.mark.parametrize("form", [SQUARE, MISERE])
@pytest.mark.parametrize("computer", [0, 1])
@pytest.mark.parametrize("beginning", [0, 1])
def test_perfect_never_loses_and_takes_every_mistake(
    solutions: Solutions, form: Form, computer: int, beginning: int
) -> None:
    """Every reply of the other side is walked, and every choice that the level may make."""
    waiting, seen = [Position(form, seat=beginning)], set[Position]()
    ends = set()
    sign = 1 if computer == 0 else -1
    while still(waiting):
        position = waiting.pop()
        if position in seen:
            continue
        seen.add(position)
        outcome = position.outcome()
        if outcome is not None:
            ends.add(sign * outcome)
        elif position.seat == computer:
            before = solutions.worth(position).value
            assert before >= 0
            for move in perfect(position, solutions):
                waiting.append(after := position.play(move))
                assert -solutions.worth(after).value == before, "a game that can be won stays won"
        else:
            waiting += map(position.play, position.moves())
    assert -1 not in ends
    assert ends == {0, 1}


def test_perfect_sets_snares(solutions: Solutions) -> None:
    assert perfect(Position(), solutions) == [0, 2, 6, 8], "seven of eight replies to a corner lose"
    assert perfect(Position().play(0), solutions) == [4]


@pytest.mark.parametrize(
    ("board", "seat", "field"),
    [("XX. OO. ...", 0, 2), ("XX. OO. ...", 1, 5), ("X.. .X. O..", 1, 8), ("..O .XX O..", 1, 3)],
)
def test_one_ply_completes_before_it_blocks(board: str, seat: int, field: int) -> None:
    assert {one_ply(placed(board, seat), SplitMix(seed)) for seed in range(8)} == {field}


def test_random_takes_anything(solutions: Solutions) -> None:
    position = placed("XX. OO. ...", 0)
    chosen = {at_once(choosing(position, Skill.RANDOM, solutions, SplitMix(seed))) for seed in range(80)}
    assert chosen == {2, 5, 6, 7, 8}


def test_advice_says_what_a_square_is_worth(solutions: Solutions) -> None:
    assert at_once(advising(placed("XX. OO. ...", 0), solutions)) == (2, 1)
    assert at_once(advising(Position(), solutions)) == (0, 0)
    assert at_once(advising(placed("X.. .O. ..X", 1), solutions)).worth == 0
    assert at_once(advising(placed("X.X .O. O.X", 1), solutions)).worth == -1


def test_each_level_beats_the_one_below_and_the_hint_is_no_weaker_than_the_strongest() -> None:
    for stronger, weaker in STRENGTH.pairs():
        score = sum((game(STRENGTH, stronger, weaker, number) for number in range(60)), Score())
        if stronger < len(STRENGTH.rivals):
            assert score.won > 2 * score.lost
        else:
            assert score.per_mille == 500, "two who play perfectly win and lose as the openings are"
