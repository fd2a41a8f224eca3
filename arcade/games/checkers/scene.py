"""The board on the PET's screen: 24x24 characters, squares of 3x3, rows and columns numbered, pieces heard to move."""

from dataclasses import dataclass
from itertools import pairwise

from arcade.games.checkers import art
from arcade.games.checkers.art import SIZE
from arcade.games.checkers.rules import SIDE, SQUARES, Move, Position, cell_of, pieces, square_at, squares_of, taken_by
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.pet_pictures import overlay
from arcade.toolkit.sound.tunes import Tune, tune

TOP, LEFT, EDGE = 0, 1, SIDE * SIZE
CORNERS = tuple((TOP + SIZE * row, LEFT + SIZE * column) for row, column in map(cell_of, SQUARES))
"""Where on the screen each dark square begins."""
GRID = Grid(SIDE, SIDE, 8 * LEFT, 8 * TOP, 8 * SIZE, 8 * SIZE)
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
LOWERED = ((0.02, 17.0), (0.03, 12.0))
JUMP_ON = ((0.02, 17.0), (0.03, 22.0))
PONDER = (((0.02, 5.0),), ((0.02, 9.0),), ((0.02, 7.0),), ((0.02, 12.0),))
STACKED_SEMITONES = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19)
CROWN_LAID = ((0.03, 24.0), (0.03, 28.0), (0.06, 31.0))
LAUGH = ((0.04, 14.0), (0.04, None), (0.04, 12.0), (0.04, None), (0.06, 9.0))
YAWN = ((0.08, 9.0), (0.1, 7.0), (0.14, 2.0))
CHAIN = tuple(((0.03, 12.0 + up), (0.03, 7.0 + up), (0.05, 16.0 + up)) for up in (0, 3, 7, 10, 12, 15))
"""Jump after jump of one move, each higher than the one before."""
GLAD = ((0.02, None), (0.03, 19.0), (0.03, 24.0), (0.04, 28.0))
SORRY = ((0.02, None), (0.04, 9.0), (0.06, 5.0))


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


class Scene:
    def __init__(self, machine: Pet, style: Style) -> None:
        self.machine = machine
        self.style = style
        self.cursor: Cell | None = None
        self.last: Move = ()
        """The move that is shown as the last one."""
        self._movable, self._marks, self._held = frozenset[int](), dict[int, str](), 0
        self._signs = "." * 32
        self._ground = _ground(style)

    def show(self, position: Position) -> None:
        self._signs = pieces(position)
        self.draw()

    def numbers(self) -> None:
        for place in range(0 if self.style.inside else SIDE):
            self.machine.print_at(TOP + SIZE * place + 1, LEFT - 1, str(place + 1))
            self.machine.print_at(TOP + EDGE, LEFT + SIZE * place + 1, str(place + 1))

    def mark(self, movable: frozenset[int] = frozenset(), signs: dict[int, str] | None = None, held: int = 0) -> None:
        """Mark pieces and squares, and one piece as in hand; without arguments nothing is marked any more."""
        self._movable, self._marks, self._held = movable, signs or {}, held
        self.draw()

    def show_cursor(self, cell: Cell, shown: bool) -> None:
        self.cursor = cell if shown else None
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
        times, frames = (1, 20) if calm else (3, 5)
        for signs in (crowned, man) * times:
            self.draw(signs)
            yield from self.machine.wait(frames)
        self.show(after)

    def _leg(self, signs: str, piece: str, start: Cell, end: Cell) -> Frames[None]:
        (row, column), (to_row, to_column) = start, end
        down, right = (1 if to_row > row else -1), (1 if to_column > column else -1)
        for step in range(1, SIZE * abs(to_row - row)):
            self.draw(signs)
            place = TOP + SIZE * row + step * down, LEFT + SIZE * column + step * right
            overlay(self.machine, self.style.pieces[piece], *place)
            self.machine.chime(TICK)
            yield from self.machine.wait(self.style.frames_a_step)

    def draw(self, signs: str = "") -> None:
        """Draw the position, or the pieces given, with all marks."""
        self.machine.print_at(TOP, LEFT, self._ground)
        # What the last move left on squares that are empty now, and what is marked.
        marks = dict.fromkeys(squares_of(taken_by(self.last)), art.TAKEN)
        marks |= dict.fromkeys(self.last[:1], art.LEFT_BEHIND) | self._marks
        for square, (sign, (row, column)) in enumerate(zip(signs or self._signs, CORNERS, strict=True), 1):
            mark = marks.get(square, "")
            if sign != ".":
                overlay(self.machine, self.style.pieces[sign], row, column)
                mark = art.DOTTED[sign] if square in self._movable else ""
            self.machine.print_at(row + 1, column + 1, mark)
        if self._held:
            self._ring(cell_of(self._held), self.style.held * 4)
        if self.cursor is not None:
            self._ring(self.cursor, "▀▄▌▐")

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
                    self.machine.print_at(TOP + row, LEFT + column, sign)


def _ground(style: Style) -> str:
    """Light and dark squares, perhaps with numbers on the light ones at the edge.

    Above and at the left the odd numbers, below and at the right the even.
    """
    squares = style.light * SIZE, " " * SIZE
    rows = ["".join([squares[(row + column) % 2] for column in range(SIDE)]) for row in range(SIDE)]
    ground = [list(row) for row in rows for _ in range(SIZE)]
    for place in range(SIDE if style.inside else 0):
        edge = 0 if place % 2 == 0 else SIDE - 1
        for row, column in ((edge, place), (place, edge)):
            ground[SIZE * row + 1][SIZE * column + 1] = str(place + 1)
    return "\n".join(map("".join, ground))


def walk(cell: Cell, down: int, right: int) -> Cell:
    """Where a step of the cursor leads: from dark square to dark square, up and down in a zigzag."""
    row, column = cell
    if right:
        column += 2 * right
    else:
        row += down
        column += 1 if column % 2 == 0 else -1
    return (row, column) if square_at((row, column)) else cell
