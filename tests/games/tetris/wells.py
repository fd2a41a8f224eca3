"""Worlds with known pieces and piles, for the tests of the falling pieces."""

from collections.abc import Sequence

from arcade.games.tetris.levels import BOOK, MENDED, Rules
from arcade.games.tetris.pieces import Drawn, Supply
from arcade.games.tetris.rules import ROWS, Action, Event, Piece, World
from arcade.toolkit.picture.polyominoes import Cell

LEFT = 18
"""The screen's column of the well's first one, as the original counts it."""
I, J, L, T, Z, S, O = range(7)


class Sequel(Supply):
    """Pieces in a known order, the last one again and again."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = list(kinds)

    def draw(self) -> Drawn:
        return (self.kinds.pop(0) if len(self.kinds) > 1 else self.kinds[0]), 0


def world(*kinds: int, rules: Rules = BOOK, pile: Sequence[str] = ()) -> World:
    """A world in which these kinds come, over a pile drawn as text ("." empty) on the well's lowest rows."""
    made = World(Sequel(*kinds), rules)
    for row, line in enumerate(pile, ROWS - len(pile)):
        made.well.rows[row] = [int(mark != ".") for mark in line]
    return made


def mended(*kinds: int, pile: Sequence[str] = ()) -> World:
    """The mended rules with the book's rewards."""
    return world(*kinds, rules=MENDED._replace(rewards=BOOK.rewards, preview=False, lock=0), pile=pile)


def on_screen(cells: Sequence[Cell]) -> list[Cell]:
    """Cells with the screen's columns, in order."""
    return sorted((row, column + LEFT) for row, column in cells)


def piece_cells(of: World) -> list[Cell]:
    """Where the piece in play is on the screen."""
    return on_screen(of.cells(of.piece))


def pile_cells(of: World) -> list[Cell]:
    """Where the pile is on the screen."""
    rows = of.well.rows
    return on_screen([(row, column) for row in range(ROWS) for column in range(of.rules.columns) if rows[row][column]])


def do(of: World, *actions: Action) -> list[Event]:
    """One tick for each action, in which nothing falls by itself."""
    events: list[Event] = []
    for action in actions:
        of.wait = -1
        events += of.tick([action])
    return events


def place(of: World, **changes: int) -> Piece:
    """Put the piece in play elsewhere."""
    of.piece = of.piece._replace(**changes)
    return of.piece
