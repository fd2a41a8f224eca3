"""Settling who wins: against trying everything, and within what it may examine."""

from functools import lru_cache

import pytest

from arcade.games.triplet.board import Board, fields_of
from arcade.games.triplet.opponent import Level, advice, choosing
from arcade.games.triplet.search import duel
from arcade.games.triplet.solver import SLICE, Solver
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.triplet.test_opponent import chance_position, winning


@lru_cache(None)
def most(safe: int, lines: int, rules: Board) -> int:
    """The stones that a side can put, by trying everything."""
    kept, bits = rules.kept, rules.line_bits
    return max(
        (1 + most(safe & kept[field][lines & bits[field]], lines ^ bits[field], rules) for field in fields_of(safe)),
        default=0,
    )


@pytest.mark.parametrize("seed", range(10))
def test_stones_are_counted_exactly(seed: int) -> None:
    for size, stones in (((7, 7), 14), ((5, 7), 8), ((6, 6), 9)):
        position = chance_position(seed, stones, size)
        now, solver = duel(position), Solver(position.board)
        for safe, lines in ((now.safe, now.lines), (now.safe & ~now.enemy_safe, now.lines)):
            assert solver.most(safe, lines) == most(safe, lines, position.board)


@pytest.mark.parametrize("seed", range(10))
def test_who_wins_is_settled_as_by_trying_everything(seed: int) -> None:
    for size, stones in (((7, 7), 16), ((5, 5), 5), ((5, 7), 11), ((6, 6), 11)):
        position = chance_position(seed, stones, size)
        now, solver = duel(position), Solver(position.board)
        wins = at_once(solver.solve(now, 1_000_000))
        assert wins == winning(*now, position.board)
        field = solver.winning(now)
        assert (field is not None) == wins
        assert field is None or not winning(*duel(position.play(field)), position.board)


@pytest.mark.parametrize("seed", range(24))
def test_the_master_and_the_hint_keep_a_win_on_the_printed_board(seed: int) -> None:
    position = chance_position(seed, 15)
    if position.safe(position.seat) and winning(*duel(position), position.board):
        choice = at_once(choosing(position, Level.MASTER, SplitMix(1)))
        assert choice.reason == "won"
        assert not winning(*duel(position.play(choice.move)), position.board)
        assert at_once(advice(position)) == choice


def test_settling_is_sliced_and_gives_up_in_time() -> None:
    position = chance_position(3, 6)
    solver = Solver(position.board)
    examined, longest = 0, 0
    for _ in solver.solve(duel(position), 4_000):
        longest, examined = max(longest, solver.examined - examined), solver.examined
    assert examined > 3_000
    assert longest < 4 * SLICE
    assert solver.examined < 4_000 + 2 * SLICE
    assert at_once(Solver(position.board).solve(duel(position), 4_000)) is None
