"""The rules of Impasse, the book's play and whole games of it, on positions alone."""

import re
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.impas.levels import Player
from arcade.games.impas.opponent import choosing, scan
from arcade.games.impas.rules import (
    BLOCKS,
    RIGHT,
    UP,
    Move,
    Position,
    View,
    after,
    exchanged,
    free_steps,
    move_of,
    name,
    options,
    pictured,
    safe_steps,
    start,
    view,
)
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

START = "....../....../....../###.../###.../###..."


def move(words: str) -> Move:
    """A move written as a4x3."""
    column, row, steps = re.fullmatch(r"([a-h])(\d)x(\d)", words).groups()  # type: ignore[union-attr]
    return Move(int(row) - 1, "abcdefgh".index(column), int(steps))


def wandered(seed: int, side: int = 6) -> Position:
    """A position after some chance moves, or at the end of a game."""
    dice = SplitMix(seed)
    position = start(side, dice.below(2))
    for _ in range(dice.below(30)):
        if position.outcome() is not None:
            break
        position = position.play(dice.pick(position.moves()))
    return position


positions = st.builds(wandered, st.integers(0, 10**6), st.sampled_from(sorted(BLOCKS)))


def test_the_start_has_nine_moves_for_each_side() -> None:
    assert start().picture() == START
    assert [len(start().moves_of(seat)) for seat in (UP, RIGHT)] == [9, 9]


@given(positions)
def test_a_push_reaches_as_far_as_the_squares_ahead_are_empty(position: Position) -> None:
    squares = [(row, column) for row in range(position.side) for column in range(position.side)]
    for seat, (down, right) in ((UP, (-1, 0)), (RIGHT, (0, 1))):
        for row, column in squares:
            ahead = ((row + steps * down, column + steps * right) for steps in range(1, position.side + 1))
            free = list(takewhile(lambda square: square in squares and square not in position, ahead))
            assert position.reach(row, column, seat) == (len(free) if (row, column) in position else 0)


@pytest.mark.parametrize(("side", "block"), [(5, 2), (8, 4)])
def test_other_boards_have_their_blocks(side: int, block: int) -> None:
    assert start(side).picture().count("#") == block * block
    assert (side - 1, 0) in start(side)
    assert (side - block, block - 1) in start(side)


def test_the_book_opens_with_c4_and_answers_at_the_top() -> None:
    first = start(seat=RIGHT)
    answer = at_once(choosing(first, Player.PRINTED))
    assert answer == move("c4x1")
    position = first.play(answer)
    assert position.picture() == "....../....../....../##.#../###.../###..."
    assert len(position.moves()) == 13
    position = position.play(move("a4x3"))
    position = position.play(at_once(choosing(position, Player.PRINTED)))
    assert position.picture() == ".#..../....../....../.#.#../###.../###..."


@pytest.mark.parametrize(
    ("starter", "moves", "winner", "final"),
    [
        (
            RIGHT,
            "b4x1 a4x3 c3x2 c5x3 a5x4 a6x4 b5x1 b2x1 d2x1 b4x1 d4x3 b6x4 d6x2 d3x1 d4x1 d3x1",
            1,
            "######/...###/....../....../....../......",
        ),
        (
            UP,
            "c4x2 c2x1 b4x3 c4x3 a5x4 a6x1 c5x4 c6x1 c5x1 c4x1 c3x1 c2x1 c6x1 e5x1 f4x2 b5x2 d3x1 d5x3",
            1,
            "######/...###/....../....../....../......",
        ),
        (RIGHT, "c5x1 b4x1 e4x3 b5x4 b6x4 a4x3 a5x4 b6x1", -1, "###..#/..#.../..#.../..#.../..#.../..#..."),
        (UP, "b4x3 b5x2 a4x3 a5x3 a6x4 b6x3", -1, ".##.../.##.../.##.../..#.../..#.../..#..."),
    ],
)
def test_whole_games_against_the_book(starter: int, moves: str, winner: int, final: str) -> None:
    position = start(seat=starter)
    left = moves.split()
    while still(position.outcome() is None):
        if position.seat == RIGHT:
            position = position.play(at_once(choosing(position, Player.PRINTED)))
        else:
            position = position.play(move(left.pop(0)))
    assert not left
    assert (position.outcome(), position.picture()) == (winner, final)


def test_two_pushes() -> None:
    position = start().play(move("a4x3"))
    position = position.play(at_once(choosing(position, Player.PRINTED)))
    assert position.picture() == ".#..../....../....../.##.../###.../###..."
    position = position.play(move("b4x1"))
    position = position.play(at_once(choosing(position, Player.PRINTED)))
    assert position.picture() == "..#.../....../.#..../..#.../###.../###..."


@pytest.mark.parametrize("words", ["a1x1", "a6x1", "a4x4", "b4x6", "d4x1", "c4x0"])
def test_what_cannot_be_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="cannot be pushed"):
        start().play(move(words))


@given(positions)
def test_a_piece_never_leaves_the_board_or_jumps(position: Position) -> None:
    for row, column, steps in position.moves():
        assert (row, column) in position
        assert steps <= row if position.seat == UP else steps < position.side - column
        way = [position.target(Move(row, column, step)) for step in range(1, steps + 1)]
        assert not any(square in position for square in way)
        after_it = position.play(Move(row, column, steps))
        assert way[-1] in after_it
        assert after_it.pieces.bit_count() == position.pieces.bit_count()


def scanned(position: Position) -> Move:
    """The book's rule for its move, step by step."""
    best, fewest = None, 10**6
    for row in range(6):
        for column in range(5):
            for steps in range(1, position.reach(row, column) + 1):
                left = len(position.play(Move(row, column, steps)).moves())
                if left >= fewest:
                    break
                best, fewest = Move(row, column, steps), left
                if left == 0:
                    return best
    assert best is not None
    return best


@given(st.builds(wandered, st.integers(0, 10**6)))
def test_every_reply_of_the_book_follows_its_scan(position: Position) -> None:
    position = Position(position.pieces, RIGHT)
    if position.outcome() is None:
        assert at_once(choosing(position, Player.PRINTED)) == scanned(position)


def test_a_win_at_once_ends_the_scan() -> None:
    position = pictured("#####./....../....../....../....../......", RIGHT)
    assert scan(view(position), 6).tried == 1
    assert position.play(scanned(position)).outcome() == -1


@given(positions)
def test_a_view_has_the_same_moves_for_both_seats(position: Position) -> None:
    seen = view(position)
    moves = {move_of(push, position.seat, position.side) for push in options(seen, position.side)}
    assert moves == set(position.moves())
    for push in options(seen, position.side):
        assert view(position.play(move_of(push, position.seat, position.side))) == after(seen, push)


@given(positions)
def test_the_board_is_its_own_mirror_image(position: Position) -> None:
    mirrored = Position(exchanged(position.pieces, position.side), 1 - position.seat, position.side)
    assert len(mirrored.moves()) == len(position.moves())
    assert (mirrored.outcome() is None) == (position.outcome() is None)


@pytest.mark.parametrize(
    ("picture", "free", "safe"),
    [
        (START, 27, 0),
        ("....../....../....../....../....../.....#", 5, 5),
        ("....../....../#...../....../.....#/.....#", 10, 2),  # a piece may come between in the third row
        (".....#/....../....../....../....../.....#", 4, 4),
        ("######/...###/....../....../....../......", 0, 0),
    ],
)
def test_free_and_safe_steps_upwards(picture: str, free: int, safe: int) -> None:
    position = pictured(picture)
    lanes = [view(position).own >> 6 * lane & 63 for lane in range(6)]
    assert sum(free_steps(6)[0][lane] for lane in lanes) == free
    assert safe_steps(view(position), 6) == safe


@given(st.builds(wandered, st.integers(0, 10**6)))
def test_nobody_can_take_the_safe_steps(position: Position) -> None:
    """However the other side moves, all of them can still be made."""
    seen, dice, passed = view(position), SplitMix(position.pieces), (0, 0)
    for left in range(safe_steps(seen, 6), 0, -1):
        last = [push for push in options(seen, 6) if move_of(push, RIGHT, 6)[::2] == (0, 1)]
        push = next(push for push in last if safe_steps(after(after(seen, push), passed), 6) >= left - 1)
        seen = after(seen, push)
        theirs = options(seen, 6)
        seen = after(seen, dice.pick(theirs) if theirs else passed)
        assert safe_steps(seen, 6) >= left - 1


def test_a_side_without_moves_loses_at_once() -> None:
    """From the usual start nobody is stuck at once, but a position may begin like that."""
    assert pictured("###/.../...", UP).outcome() == -1
    assert pictured("..#/..#/..#", RIGHT).outcome() == 1
    assert View(0, 0) == view(pictured(".../.../...", UP))


@pytest.mark.parametrize("picture", ["##/#", "#x/..", ""])
def test_a_picture_that_is_no_board_is_refused(picture: str) -> None:
    with pytest.raises(ValueError, match="is not a square board"):
        pictured(picture)


def test_squares_are_named_from_the_top_left() -> None:
    assert (name(0, 0), name(5, 2)) == ("a1", "c6")
