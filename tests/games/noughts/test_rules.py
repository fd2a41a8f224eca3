"""The rules of the square, of misere and of the cube."""

from collections import Counter

import pytest

from arcade.games.noughts.rules import CUBE, MISERE, SQUARE, Position, fields


def judged(position: Position) -> int | None:
    """The outcome on the square, found in another way: by looking along rows, columns and diagonals."""
    rows = [[position.owner(3 * row + column) for column in range(3)] for row in range(3)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    diagonals = [[rows[at][at] for at in range(3)], [rows[at][2 - at] for at in range(3)]]
    for line in rows + columns + diagonals:
        if line[0] is not None and line.count(line[0]) == 3:
            return 1 if line[0] == 0 else -1
    return 0 if all(owner is not None for row in rows for owner in row) else None


def ways_to_end(start: Position) -> Counter[tuple[int, int]]:
    """How many games end after so many marks with an outcome; each position stands for all the ways to reach it."""
    ended: Counter[tuple[int, int]] = Counter()
    reached = Counter({start: 1})
    for marks in range(10):
        following: Counter[Position] = Counter()
        for position, ways in reached.items():
            outcome = position.outcome()
            wanted = judged(position)
            assert outcome == (-wanted if position.form is MISERE and wanted else wanted)
            assert bool(position.moves()) == (outcome is None)
            if outcome is not None:
                ended[marks, outcome] += ways
            for move in position.moves():
                following[position.play(move)] += ways
        reached = following
    return ended


def test_all_255168_games_end_with_the_right_result() -> None:
    ended = ways_to_end(Position())
    assert ended == {(5, 1): 1440, (6, -1): 5328, (7, 1): 47_952, (8, -1): 72_576, (9, 1): 81_792, (9, 0): 46_080}
    assert ended.total() == 255_168


def test_in_misere_the_same_games_end_the_other_way() -> None:
    ended = ways_to_end(Position(MISERE))
    assert (ended[5, -1], ended[6, 1], ended[9, 0], ended.total()) == (1440, 5328, 46_080, 255_168)


def test_the_square_has_eight_lines() -> None:
    assert sorted(map(fields, SQUARE.lines)) == [
        (0, 1, 2), (0, 3, 6), (0, 4, 8), (1, 4, 7), (2, 4, 6), (2, 5, 8), (3, 4, 5), (6, 7, 8),
    ]  # fmt: skip


def test_the_cube_has_76_lines_of_four() -> None:
    assert len(CUBE.lines) == 76
    assert all(line.bit_count() == 4 for line in CUBE.lines)
    through = Counter(len(lines) for lines in CUBE.through)
    assert through == {7: 16, 4: 48}, "the corners and the heart lie on seven lines, the rest on four"


@pytest.mark.parametrize(
    "line",
    [
        ((0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3)),
        ((0, 2, 1), (1, 2, 1), (2, 2, 1), (3, 2, 1)),
        ((0, 3, 2), (1, 2, 2), (2, 1, 2), (3, 0, 2)),
        ((0, 0, 3), (1, 1, 2), (2, 2, 1), (3, 3, 0)),
    ],
)
def test_four_in_any_straight_line_win_in_the_cube(line: tuple[tuple[int, int, int], ...]) -> None:
    position = Position(CUBE)
    others = iter(field for field in range(0, 64, 5) if CUBE.places[field] not in line)
    for place in line:
        assert position.outcome() is None
        position = position.play(CUBE.numbers[place])
        if place != line[-1]:
            position = position.play(next(others))
    assert position.outcome() == 1
    assert fields(position.lines) == tuple(sorted(CUBE.numbers[place] for place in line))
    assert position.moves() == ()


@pytest.mark.parametrize("move", [4, 9, -1])
def test_taken_and_missing_squares_are_refused(move: int) -> None:
    with pytest.raises(ValueError, match="cannot be taken"):
        Position().play(4).play(move)


def test_either_side_may_begin() -> None:
    assert Position(seat=1).play(0).owner(0) == 1
