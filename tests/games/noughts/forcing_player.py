"""A simple player of forcing sequences for the cube, with code of its own: boards are lists, lines are stepped out.

It completes its line, stops the other side's, plays a win by threats that it finds, takes a square of such a win of the
other side that breaks it, and else the square with most lines open to it; equals are drawn.
"""

from itertools import product

from arcade.toolkit.contract.dice import Dice

BUDGET = 4_000
"""Threats tried in one search for a win."""
TRIES = 12
"""Squares tried against a win of the other side."""
FREE, OWN, OTHER = 0, 1, 2

Board = list[int]


def _lines() -> list[tuple[int, ...]]:
    found = set()
    for start in product(range(4), repeat=3):
        for step in product((-1, 0, 1), repeat=3):
            line = [tuple(at + n * by for at, by in zip(start, step, strict=True)) for n in range(4)]
            if any(step) and all(0 <= at < 4 for place in line for at in place):
                found.add(tuple(sorted(16 * z + 4 * y + x for z, y, x in line)))
    return sorted(found)


LINES = _lines()
OF = [[line for line in LINES if square in line] for square in range(64)]


def last_free(board: Board, line: tuple[int, ...], side: int) -> int | None:
    """The square that completes a line for a side, if three of its marks and nothing else stand there."""
    held = [board[square] for square in line]
    return line[held.index(FREE)] if held.count(side) == 3 and FREE in held else None


def completing(board: Board, side: int, lines: list[tuple[int, ...]]) -> list[int]:
    """The squares with which a side completes one of these lines, each once."""
    return list(dict.fromkeys(square for line in lines if (square := last_free(board, line, side)) is not None))


class Sequences:
    """Searches one position, depth first, for a win by threats."""

    def __init__(self, board: Board, side: int) -> None:
        self.board, self.side, self.other = board, side, OTHER if side == OWN else OWN
        self.left = BUDGET
        self.seen: set[tuple[int, ...]] = set()

    def win(self) -> list[int] | None:
        """The squares of a win that is found, threats and answers; the side is to move."""
        ready = completing(self.board, self.side, LINES)
        if ready:
            return ready[:1]
        return self._threaten(completing(self.board, self.other, LINES))

    def _threaten(self, must: list[int]) -> list[int] | None:
        board = self.board
        key = tuple(board)
        if len(must) > 1 or key in self.seen:
            return None
        self.seen.add(key)
        squares = []
        for line in LINES:
            held = [board[square] for square in line]
            if held.count(self.side) == 2 and held.count(FREE) == 2:
                squares += [square for square in line if board[square] == FREE]
        for square in dict.fromkeys(squares):
            if must and square not in must:
                continue
            if self.left == 0:
                return None
            self.left -= 1
            board[square] = self.side
            found = self._answered(square)
            board[square] = FREE
            if found is not None:
                return [square, *found]
        return None

    def _answered(self, square: int) -> list[int] | None:
        """What follows a threat: nothing where it has two answers, else its answer and a win after it."""
        board = self.board
        answers = completing(board, self.side, OF[square])
        if len(answers) > 1:
            return []
        board[answers[0]] = self.other
        counter = completing(board, self.other, OF[answers[0]])
        found = self._threaten(counter)
        board[answers[0]] = FREE
        return None if found is None else [answers[0], *found]


def board_of(own: int, other: int) -> Board:
    """A board from the sides' squares, a bit each."""
    return [OWN if own >> square & 1 else OTHER if other >> square & 1 else FREE for square in range(64)]


def promise(board: Board, square: int) -> tuple[int, int]:
    """The lines through a square that are open to the own side, and those that it would close to the other."""
    held = [[board[one] for one in line] for line in OF[square]]
    return sum(OTHER not in one for one in held), sum(OWN not in one and OTHER in one for one in held)


def choose(own: int, other: int, dice: Dice) -> int:
    """The square that it takes; a bit of the sides' numbers for each of their squares."""
    board = board_of(own, other)
    for side in (OWN, OTHER):
        ready = completing(board, side, LINES)
        if ready:
            return dice.pick(ready)
    won = Sequences(board, OWN).win()
    if won:
        return won[0]
    free = [square for square in range(64) if board[square] == FREE]
    dice.shuffle(free)
    free.sort(key=lambda square: promise(board, square), reverse=True)
    menace = Sequences(board, OTHER).win()
    if menace:
        for square in [square for square in free if square in menace][:TRIES]:
            board[square] = OWN
            still = Sequences(board, OTHER).win()
            board[square] = FREE
            if still is None:
                return square
    return free[0]
