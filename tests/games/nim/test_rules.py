"""Nim's rules, the theory against exact values, and the original's measured moves."""

from itertools import combinations_with_replacement, product

import pytest

from arcade.games.nim.levels import LEVELS
from arcade.games.nim.opponent import choice, master, winning_move
from arcade.games.nim.rules import MOST_BEADS, Move, Position
from arcade.toolkit.ai.solver import Solver
from arcade.toolkit.contract.dice import SplitMix


def after(*rows: int) -> tuple[int, ...]:
    """The rows that the master leaves."""
    position = Position(rows, seat=1)
    return position.play(master(position)).rows


@pytest.mark.parametrize(
    ("rows", "left"),
    [
        ((7, 24, 9), (7, 14, 9)),
        ((1, 2, 3), (1, 2, 2)),
        ((3, 5, 7), (2, 5, 7)),
        ((1, 3, 5, 7), (1, 3, 5, 4)),
        ((20, 13, 7, 6), (12, 13, 7, 6)),
        ((10, 10, 3), (9, 10, 3)),
        ((1, 1, 1), (0, 1, 1)),
        ((25,) * 9, (0, *(25,) * 8)),
        ((5, 5), (3, 5)),  # lost for the side to move, like the next three
        ((4, 4), (3, 4)),
        ((25, 25), (13, 25)),
        ((1, 1), (0, 1)),
        ((6,), (0,)),
    ],
)
def test_the_master_moves_as_measured(rows: tuple[int, ...], left: tuple[int, ...]) -> None:
    assert after(*rows) == left


def test_a_single_row_is_taken_whole() -> None:
    assert Position((6,), 1).play(master(Position((6,), 1))).outcome() == -1


def test_the_player_meets_the_theory() -> None:
    position = Position((1, 2, 3))
    for move, left in (((1, 1), (0, 2, 2)), ((2, 1), (0, 1, 1)), ((3, 1), (0, 0, 0))):
        position = position.play(move)
        position = position.play(master(position))
        assert position.rows == left
    assert position.outcome() == -1


def test_whoever_takes_the_last_bead_wins() -> None:
    assert Position((25,)).play((1, 25)).outcome() == 1
    assert Position((1, 0), 1).play((1, 1)).outcome() == -1
    assert Position((1, 0), 0, upside_down=True).play((1, 1)).outcome() == -1
    assert Position((1, 1)).play((1, 1)).outcome() is None


@pytest.mark.parametrize("move", [(3, 1), (0, 1), (2, 0), (1, 3), (1, 0), (10, 1), (1, -1), (3, 0)])
def test_impossible_moves_are_refused(move: Move) -> None:
    with pytest.raises(ValueError, match="cannot be taken"):
        Position((2, 0)).play(move)


def test_moves_are_every_amount_of_every_row() -> None:
    assert Position((2, 0, 1)).moves() == ((1, 1), (1, 2), (3, 1))


def test_a_won_triple_is_never_let_go() -> None:
    for rows in product(range(1, MOST_BEADS + 1), repeat=3):
        position = Position(rows)
        if position.sum:
            move = winning_move(position)
            assert move is not None
            assert position.play(move).sum == 0
        else:
            assert winning_move(position) is None
            assert position.play(master(position)).sum != 0


@pytest.mark.parametrize("upside_down", [False, True])
def test_the_theory_agrees_with_every_line_of_play(upside_down: bool) -> None:
    solver: Solver[Position, Move] = Solver()
    for rows in combinations_with_replacement(range(6), 4):
        position = Position(rows, upside_down=upside_down)
        if position.outcome() is not None:
            continue
        move = winning_move(position)
        assert (move is not None) == (solver.worth(position).value == 1)
        if move is not None:
            assert solver.worth(position.play(move)).value == -1
        assert master(position) in position.moves()


def test_levels() -> None:
    position = Position((3, 5, 7), 1)
    anything, half, never = (LEVELS[key].sets.slip for key in (1, 2, 3))
    novice = {choice(position, anything, SplitMix(seed)) for seed in range(200)}
    assert novice == set(position.moves())
    normal = [choice(position, half, SplitMix(seed)) for seed in range(200)]
    assert 90 <= normal.count((1, 1)) <= 130
    assert {choice(position, never, SplitMix(seed)) for seed in range(20)} == {(1, 1)}
