"""The board on the PET's screen: 24x24 characters, squares of 3x3, rows and columns numbered, pieces heard to move."""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from arcade.games.checkers import art
from arcade.games.checkers.art import SIZE
from arcade.games.checkers.rules import (
    SIDE,
    SQUARES,
    Cell,
    Move,
    Position,
    cell_of,
    pieces,
    square_at,
    squares_of,
    taken_by,
)
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.sound.tunes import Tune, tune

TOP = 0
LEFT = 1
EDGE = SIDE * SIZE
CORNERS = tuple((SIZE * row, SIZE * column) for row, column in map(cell_of, SQUARES))
"""Where each dark square begins, in rows and columns of characters from the board's corner."""
GRID = Grid(SIDE, SIDE, 8 * LEFT, 8 * TOP, 8 * SIZE, 8 * SIZE)
FLASHES = 3
"""How often a new crown comes and goes."""
FLASH_FRAMES = 5
CALM_FLASH_FRAMES = 20
TICK = ((0.006, 24.0),)
"""A piece moves on by a character. Each note of a sound on the CB2 line is its seconds and its pitch in semitones."""
PUT_DOWN = ((0.012, 12.0),)
CAPTURE = ((0.03, 19.0), (0.03, 14.0), (0.04, 7.0))
CROWNED = tune("C5/32 E G C6/16 G5/32 C6/8", 140)
CHOSEN = ((0.02, 19.0),)
WON = tune("C5/16 E G C6/8 G5/16 C6/4", 150)
LOST = tune("C6/16 G5 E C5/8 E4/16 C4/4", 150)
DRAWN = tune("E5/8 E C C4/4", 150)
LIFTED = ((0.02, 12.0), (0.03, 17.0))
"""A piece is taken up."""
LOWERED = ((0.02, 17.0), (0.03, 12.0))
"""It is put down where it was."""
ON = ((0.02, 17.0), (0.03, 22.0))
"""It is to jump on."""
PONDER = (((0.02, 5.0),), ((0.02, 9.0),), ((0.02, 7.0),), ((0.02, 12.0),))
"""The PET looks at a piece."""
STACKED = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19)
"""The scale on which men are stacked."""
LAID = ((0.03, 24.0), (0.03, 28.0), (0.06, 31.0))
"""A crown."""
LAUGH = ((0.04, 14.0), (0.04, None), (0.04, 12.0), (0.04, None), (0.06, 9.0))
YAWN = ((0.08, 9.0), (0.1, 7.0), (0.14, 2.0))
CHAIN = tuple(((0.03, 12.0 + up), (0.03, 7.0 + up), (0.05, 16.0 + up)) for up in (0, 3, 7, 10, 12, 15))
"""Jump after jump of one move, each higher than the one before."""
GLAD = ((0.02, None), (0.03, 19.0), (0.03, 24.0), (0.04, 28.0))
"""The PET has taken something."""
SORRY = ((0.02, None), (0.04, 9.0), (0.06, 5.0))
"""It has lost something."""


@dataclass(frozen=True)
class Style:
    """How a look draws the board: the pieces, the light squares, the sign that frames a piece in hand."""

    pieces: dict[str, Rows]
    light: str
    held: str
    frames_a_step: int
    """Frames for each character that a piece moves on."""
    inside: bool = False
    """Whether the numbers of rows and columns stand on the light squares at the edge, and not beside the board."""
    captures: tuple[Tune, ...] = (CAPTURE,)
    """What is heard at the first jump of a move, the second ...; the last one at all further ones."""


@dataclass
class Marks:
    """What is marked: pieces that can move, signs in the middle of empty squares, the piece in hand, the cursor."""

    movable: frozenset[int] = frozenset()
    signs: dict[int, str] = field(default_factory=dict)
    held: Cell | None = None
    cursor: Cell | None = None


class Scene:
    def __init__(self, machine: Pet, style: Style) -> None:
        self.machine = machine
        self.style = style
        self.marks = Marks()
        self.last: Move = ()
        """The move that is shown as the last one."""
        self._signs = "." * 32
        self._empty = self._ground()
        self._canvas: list[list[str]] = []

    def show(self, position: Position) -> None:
        self._signs = pieces(position)
        self.draw()

    def draw(self) -> None:
        self._paint(self._signs)
        self._put_on_screen()

    def numbers(self) -> None:
        for place in range(0 if self.style.inside else SIDE):
            self.machine.print_at(TOP + SIZE * place + 1, LEFT - 1, str(place + 1))
            self.machine.print_at(TOP + EDGE, LEFT + SIZE * place + 1, str(place + 1))

    def mark(self, movable: frozenset[int] = frozenset(), signs: dict[int, str] | None = None, held: int = 0) -> None:
        """Mark pieces and squares, and one piece as in hand; without arguments nothing is marked any more."""
        cell = cell_of(held) if held else None
        self.marks = Marks(movable, signs or {}, cell, self.marks.cursor)
        self.draw()

    def show_cursor(self, cell: Cell, shown: bool) -> None:
        self.marks.cursor = cell if shown else None
        self.draw()

    def slide(self, before: Position, move: Move) -> Frames[None]:
        """Move a piece square by square; what it jumps vanishes behind it."""
        self.last = ()
        signs = list(pieces(before))
        piece = signs[move[0] - 1]
        for jump, (start, end) in enumerate(pairwise(move)):
            signs[start - 1] = "."
            yield from self._leg("".join(signs), piece, cell_of(start), cell_of(end))
            taken = squares_of(taken_by((start, end)))
            for square in taken:
                signs[square - 1] = "."
            signs[end - 1] = piece
            self._signs = "".join(signs)
            self.draw()
            self.machine.chime(self.style.captures[: jump + 1][-1] if taken else PUT_DOWN)
            yield from self.machine.wait(4 * self.style.frames_a_step if taken else self.style.frames_a_step)
        self.last = move

    def crown(self, square: int, after: Position, calm: bool) -> Frames[None]:
        """Show a man becoming a king: its crown comes and goes."""
        crowned = pieces(after)
        man = crowned[: square - 1] + crowned[square - 1].lower() + crowned[square:]
        self.machine.chime(CROWNED)
        for _ in range(1 if calm else FLASHES):
            for signs in (crowned, man):
                self._signs = signs
                self.draw()
                yield from self.machine.wait(CALM_FLASH_FRAMES if calm else FLASH_FRAMES)
        self.show(after)

    def _leg(self, signs: str, piece: str, start: Cell, end: Cell) -> Frames[None]:
        (row, column), (to_row, to_column) = start, end
        down, right = (1 if to_row > row else -1), (1 if to_column > column else -1)
        for step in range(1, SIZE * abs(to_row - row)):
            self._paint(signs)
            overlay(self._canvas, self.style.pieces[piece], SIZE * row + step * down, SIZE * column + step * right)
            self._put_on_screen()
            self.machine.chime(TICK)
            yield from self.machine.wait(self.style.frames_a_step)

    def _paint(self, signs: str) -> None:
        self._canvas = [row.copy() for row in self._empty]
        traces = self._traces()
        for square, (sign, (row, column)) in enumerate(zip(signs, CORNERS, strict=True), 1):
            if sign != ".":
                overlay(self._canvas, self.style.pieces[sign], row, column)
                if square in self.marks.movable:
                    self._canvas[row + 1][column + 1] = art.DOTTED[sign]
            else:
                self._canvas[row + 1][column + 1] = self.marks.signs.get(square) or traces.get(square, " ")
        if self.marks.held is not None:
            self._ring(self.marks.held, self.style.held * 4)
        if self.marks.cursor is not None:
            self._ring(self.marks.cursor, "▀▄▌▐")

    def _ground(self) -> list[list[str]]:
        """Light and dark squares, perhaps with numbers on the light ones at the edge.

        Above and at the left the odd numbers, below and at the right the even.
        """
        squares = self.style.light * SIZE, " " * SIZE
        rows = ["".join([squares[(row + column) % 2] for column in range(SIDE)]) for row in range(SIDE)]
        ground = [list(row) for row in rows for _ in range(SIZE)]
        for place in range(SIDE if self.style.inside else 0):
            edge = 0 if place % 2 == 0 else SIDE - 1
            for row, column in ((edge, place), (place, edge)):
                ground[SIZE * row + 1][SIZE * column + 1] = str(place + 1)
        return ground

    def _traces(self) -> dict[int, str]:
        """What the last move left on squares that are empty now."""
        left = dict.fromkeys(self.last[:1], art.LEFT_BEHIND)
        return dict.fromkeys(squares_of(taken_by(self.last)), art.TAKEN) | left

    def _ring(self, cell: Cell, signs: str) -> None:
        """Frame a dark square on the light ones around it, with signs above, below, left and right of it."""
        top, left = SIZE * cell[0], SIZE * cell[1]
        for step in range(SIZE):
            for row, column, sign in (
                (top - 1, left + step, signs[0]),
                (top + SIZE, left + step, signs[1]),
                (top + step, left - 1, signs[2]),
                (top + step, left + SIZE, signs[3]),
            ):
                if 0 <= row < EDGE and 0 <= column < EDGE:
                    self._canvas[row][column] = sign

    def _put_on_screen(self) -> None:
        self.machine.print_at(TOP, LEFT, "\n".join(["".join(line) for line in self._canvas]))


def overlay(canvas: list[list[str]], piece: Rows, row: int, column: int) -> None:
    """Put a piece on a board of characters."""
    for down, right, sign in _signs(piece):
        canvas[row + down][column + right] = sign


@lru_cache(64)
def _signs(picture: Rows) -> tuple[tuple[int, int, str], ...]:
    """The signs of a piece that cover what is below, each with its row and column in the picture."""
    return tuple(
        (down, right, " " if sign == art.COVERING else sign)
        for down, line in enumerate(picture)
        for right, sign in enumerate(line)
        if sign != " "
    )


def walk(cell: Cell, down: int, right: int) -> Cell:
    """Where a step of the cursor leads: from dark square to dark square, up and down in a zigzag."""
    row, column = cell
    if right:
        column += 2 * right
    else:
        row += down
        column += 1 if column % 2 == 0 else -1
    return (row, column) if square_at((row, column)) else cell
