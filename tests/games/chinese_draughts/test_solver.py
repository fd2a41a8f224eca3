"""What is known of the boards, proved anew by counting the solutions of every position."""

from collections.abc import Iterator

import pytest

from arcade.games.chinese_draughts.rules import FULL, LINE, SMALL, Board
from arcade.games.chinese_draughts.solver import Atlas, atlas
from arcade.toolkit.contract.searching import at_once
from tests.games.chinese_draughts.test_rules import LONGEST, SHORTEST, after

DIGIT = 40
"""Bits for the number of solutions of one length."""
Key = tuple[int, int]
"""The empty cell, and the cells that hold ">" as bits."""


class Counting:
    """Every position that can be reached, with its solutions: as many of each length as a number in base 2**DIGIT.

    Worked out from the table of targets alone, by going through all games and remembering.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.solutions: dict[Key, int] = {}
        self.ended = 0
        """Positions without a move: dead ends, and the goal."""
        self.start = board.middle, sum(1 << cell for cell in range(1, board.middle))
        self.goal = board.middle, sum(1 << cell for cell in range(board.middle + 1, len(board.points) + 1))
        self.count(self.start)

    def count(self, key: Key) -> int:
        if key not in self.solutions:
            following = list(self.moves(*key))
            self.ended += not following
            self.solutions[key] = 1 if key == self.goal else sum(map(self.count, following)) << DIGIT
        return self.solutions[key]

    def moves(self, gap: int, right: int) -> Iterator[Key]:
        for cell in self.board.behind[gap]:
            if right >> cell & 1:
                yield cell, right ^ (1 << cell | 1 << gap)
        for cell in self.board.ahead[gap]:
            if not right >> cell & 1:
                yield cell, right


def by_length(solutions: int) -> dict[int, int]:
    """How many solutions there are of each length."""
    digits = [solutions >> DIGIT * length & (1 << DIGIT) - 1 for length in range(solutions.bit_length() // DIGIT + 1)]
    return {length: count for length, count in enumerate(digits) if count}


@pytest.fixture(scope="module")
def full() -> Counting:
    return Counting(FULL)


def test_the_whole_board(full: Counting) -> None:
    found = by_length(full.solutions[full.start])
    assert list(found) == list(range(46, 59)), "every length from 46 to 58, and no other"
    assert found[46] == 102_516
    assert sum(found.values()) == 459_498_444
    assert len(full.solutions) == 133_864
    assert sum(map(bool, full.solutions.values())) == 68_948
    assert full.ended == 9_020


def test_the_atlas_knows_every_position_of_the_whole_board(full: Counting) -> None:
    known = atlas(FULL)
    at_once(known.survey())
    every = (1 << len(FULL.points) + 1) - 2
    for (gap, right), solutions in full.solutions.items():
        counterpart = every & ~right & ~(1 << gap)
        left = known.moves_to[gap].get(counterpart)
        assert (left is not None) == bool(solutions)
        if left is not None:
            assert solutions & (1 << DIGIT * left) - 1 == 0, "nothing shorter"
            assert solutions >> DIGIT * left & (1 << DIGIT) - 1, "and something as short"


@pytest.mark.parametrize(("board", "fewest", "most", "reached"), [(LINE, 15, 15, 72), (SMALL, 25, 27, 1147)])
def test_smaller_boards(board: Board, fewest: int, most: int, reached: int) -> None:
    counting = Counting(board)
    found = by_length(counting.solutions[counting.start])
    assert (min(found), max(found)) == (fewest, most)
    assert len(counting.solutions) == reached
    assert atlas(board).par == fewest


def test_earliest_dead_ends() -> None:
    start = FULL.start()
    assert not any(start.play(one).stuck for one in start.moves())
    pairs = [(one, two) for one in start.moves() for two in start.play(one).moves() if after(one, two).stuck]
    assert pairs == [(4, 1), (6, 1), (12, 17), (14, 17)]


def test_ways_are_shortest_from_anywhere() -> None:
    known = atlas(FULL)
    position = FULL.start()
    for made, cell in enumerate(LONGEST):
        way = known.way(position)
        assert len(way) == known.moves_left(position)
        assert len(way) <= len(LONGEST) - made
        assert after(*LONGEST[:made], *way).solved
        position = position.play(cell)
    assert known.way(position) == ()
    assert len(known.way(after(*SHORTEST[:20]))) == 26


def test_what_cannot_be_solved() -> None:
    known = atlas(FULL)
    assert known.solvable(after(8))
    assert not known.solvable(after(4))
    assert known.way(after(4)) == ()
    assert known.moves_left(after(4, 1)) is None


@pytest.mark.parametrize("board", [LINE, SMALL, FULL])
def test_that_the_start_can_be_solved_is_said_without_a_survey(board: Board) -> None:
    fresh = Atlas(board)
    assert fresh.solvable(board.start())
    assert not any(fresh.moves_to)
    assert fresh.moves_left(board.start()) is not None


def test_a_survey_takes_as_long_when_all_is_known() -> None:
    fresh = Atlas(FULL)
    slices = sum(1 for _ in fresh.survey())
    assert 40 < slices < 120, "so that it is done while the board is drawn"
    assert sum(1 for _ in fresh.survey()) == slices


def test_two_surveys_side_by_side_take_as_long_as_one() -> None:
    fresh = Atlas(FULL)
    first = fresh.survey()
    early = sum(1 for _ in zip(range(10), first, strict=False))
    assert sum(1 for _ in fresh.survey()) == early + sum(1 for _ in first)
