"""Kings against a second, slow generator written from the rules' words on a board of letters: moves, and perft."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from arcade.games.checkers.rules import BLACK, SQUARES, WHITE, Cell, Move, Position, cell_of, pieces, set_up, square_at
from arcade.toolkit.contract.dice import SplitMix

Board = dict[Cell, str]
"""What stands where: b and w for men, B and W for kings."""
DIAGONALS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
FAR_ROW = {"b": 7, "w": 0}


def board_of(letters: str) -> Board:
    return {cell_of(square): letter for square, letter in enumerate(letters, 1) if letter != "."}


def letters_of(board: Board) -> str:
    return "".join(board.get(cell_of(square), ".") for square in SQUARES)


def ways(piece: str) -> list[Cell]:
    """Where a piece may go: a man only away from its own side."""
    return [way for way in DIAGONALS if piece.isupper() or way[0] == (1 if piece == "b" else -1)]


def on_board(cell: Cell) -> bool:
    return all(0 <= place < 8 for place in cell)


def jumps(board: Board, path: tuple[Cell, ...], piece: str) -> Iterator[tuple[Cell, ...]]:
    """Every jump from the path's end to its own end; `board` is without the piece and what it has captured."""
    row, column = path[-1]
    if len(path) > 1 and piece.islower() and row == FAR_ROW[piece]:
        yield path
        return
    further = False
    for down, right in ways(piece):
        over, landing = (row + down, column + right), (row + 2 * down, column + 2 * right)
        if board.get(over, piece).lower() != piece.lower() and on_board(landing) and landing not in board:
            further = True
            left = {cell: other for cell, other in board.items() if cell != over}
            yield from jumps(left, (*path, landing), piece)
    if len(path) > 1 and not further:
        yield path


def slow_moves(letters: str, side: str) -> list[tuple[Cell, ...]]:
    """All legal moves of "b" or "w"."""
    board = board_of(letters)
    own = [(cell, piece) for cell, piece in board.items() if piece.lower() == side]
    found: list[tuple[Cell, ...]] = []
    for cell, piece in own:
        rest = {other: what for other, what in board.items() if other != cell}
        found += jumps(rest, (cell,), piece)
    if found:
        return found
    for (row, column), piece in own:
        for down, right in ways(piece):
            step = row + down, column + right
            if on_board(step) and step not in board:
                found.append(((row, column), step))
    return found


def slow_play(letters: str, move: tuple[Cell, ...]) -> str:
    """The letters after a move."""
    board = board_of(letters)
    piece = board.pop(move[0])
    for (row, column), (down, right) in pairwise(move):
        if abs(down - row) == 2:
            del board[(row + down) // 2, (column + right) // 2]
    board[move[-1]] = piece.upper() if move[-1][0] == FAR_ROW[piece.lower()] else piece
    return letters_of(board)


def slow_perft(letters: str, side: str, depth: int) -> int:
    found = slow_moves(letters, side)
    if depth == 1:
        return len(found)
    return sum(slow_perft(slow_play(letters, move), "bw"[side == "b"], depth - 1) for move in found)


def perft(position: Position, depth: int) -> int:
    if depth == 1:
        return len(position.moves())
    return sum(perft(position.play(move), depth - 1) for move in position.moves())


def named(moves: list[tuple[Cell, ...]]) -> list[Move]:
    """As the rules name them, in one order."""
    return sorted(tuple(map(square_at, move)) for move in moves)


def crowded(dice: SplitMix) -> tuple[Position, str]:
    """A position by chance with many a king, and whose turn it is."""
    squares = list(SQUARES)
    dice.shuffle(squares)
    sides = ["", ""]
    for number in range(4 + dice.below(12)):
        king = "K" if dice.below(2) else ""
        sides[number % 2] += f"{king}{squares.pop()} "
    seat = dice.below(2)
    return set_up(sides[0], sides[1], seat), "bw"[seat]


def test_kings_move_as_the_slow_generator_says() -> None:
    dice = SplitMix(1)
    over_the_edge = 0
    for _ in range(4_000):
        position, side = crowded(dice)
        letters = pieces(position)
        slow = slow_moves(letters, side)
        assert sorted(position.moves()) == named(slow), letters
        for move in position.moves():
            assert pieces(position.play(move)) == slow_play(letters, tuple(map(cell_of, move)))
            king = letters[move[0] - 1].isupper()
            over_the_edge += king and any(cell_of(at)[0] == FAR_ROW[side] for at in move[1:-1])
    assert over_the_edge >= 20, "kings that jump on from the row where men are crowned"


def test_a_king_jumps_on_from_the_row_where_men_are_crowned() -> None:
    assert set(set_up("K22", "26 27", BLACK).moves()) == {(22, 31, 24)}
    assert set(set_up("22", "26 27", BLACK).moves()) == {(22, 31)}
    assert set(set_up("6 7", "K11", WHITE).moves()) == {(11, 2, 9)}
    assert set(set_up("6 7", "11", WHITE).moves()) == {(11, 2)}


@pytest.mark.parametrize(
    ("black", "white", "seat", "counts"),
    [
        ("K22 K10", "26 27 6 7", BLACK, (3, 6, 8, 32, 120)),
        ("K1 K5 12", "K32 K28 21", WHITE, (3, 9, 54, 313, 1669)),
        ("K14 K15 9", "K18 K19 22 26", BLACK, (3, 8, 50, 174, 710)),
        ("K2 K3 22 23", "K30 K31 10 11", WHITE, (8, 8, 48, 84, 344)),
        ("1 2 3 K25", "30 31 32 K8 K11", BLACK, (1, 1, 5, 29, 100)),
    ],
)
def test_perft_with_kings(black: str, white: str, seat: int, counts: tuple[int, ...]) -> None:
    position = set_up(black, white, seat)
    assert tuple(perft(position, depth) for depth in range(1, 6)) == counts
    assert tuple(slow_perft(pieces(position), "bw"[seat], depth) for depth in range(1, 5)) == counts[:4]
