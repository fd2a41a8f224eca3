"""The piece in the air: it glides from cell to cell, with the place where it would land and the adviser's below it."""

from arcade.games.falling_dominoes import art
from arcade.games.falling_dominoes.rules import TOP, Action, Piece, World
from arcade.games.falling_dominoes.scene import DOWN
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_sprites import Actor, Moving
from arcade.toolkit.picture.polyominoes import Cells, corner, settled
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite

SIDEWAYS = 3
"""Pixels that a piece glides aside in a frame."""


def picture(cells: Cells, number: int, kind: int) -> Sprite:
    """A piece as it looks wherever it is."""
    shape = settled(cells)
    return art.body(shape, art.faces(number, len(shape), kind), art.ink(number, len(shape), kind))


class Flight:
    """Draws what moves above the construction; it must land before the construction is drawn."""

    def __init__(self, machine: Spectrum) -> None:
        self._moving = Moving(machine)
        self._lag = (0, 0)
        """Pixels that the piece's picture is above its place, and to the right of it."""
        self._shown = Shown()

    def moved(self, action: Action) -> None:
        """A step was made: the picture follows from where it was."""
        match action:
            case Action.LEFT | Action.RIGHT:
                self._lag = (CELL, CELL if action is Action.LEFT else -CELL)
            case Action.TURN_LEFT | Action.TURN_RIGHT:
                self._lag = (0, 0)
            case Action.FALL:
                self._lag = (CELL, self._lag[1])

    def land(self) -> None:
        """Take the picture up."""
        self._moving.hide()
        self._lag = (0, 0)
        self._shown.forget()

    def glide(self, world: World, waited: int) -> None:
        """Let the picture follow its place: aside quickly, downwards within the time of a row."""
        up, right = self._lag
        if (up, right) == (0, 0):
            return
        up = min(up, max(CELL - CELL * (waited + 1) // world.rules.period, 0))
        right = max(right - SIDEWAYS, 0) if right > 0 else min(right + SIDEWAYS, 0)
        if not self._open(world, up, right):
            up = 0
            if not self._open(world, up, right):
                right = 0
        self._lag = (up, right)

    def _open(self, world: World, up: int, right: int) -> bool:
        """Whether the picture of the piece, so many pixels beside its place, touches nothing that stands."""
        downs, rights = {0, -(up > 0)}, {0, (right > 0) - (right < 0)}
        return world.free(
            (row + down, column + side)
            for row, column in world.cells(world.piece)
            for down in downs
            for side in rights
            if row + down >= TOP
        )

    def show(self, world: World, advised: Piece | None) -> None:
        """The piece, the corners of where it would land, the crosses of the adviser's place."""
        piece = world.piece
        if not self._shown.changed("piece", (piece, world.pieces, self._lag, advised)):
            return
        shape = settled(_shape(world, piece))
        actors: list[Actor] = []
        lowest = world.lowest(piece)
        if world.rules.ghost and lowest.row > piece.row:
            ghost = art.ghost(shape, art.ink(world.pieces, len(shape), piece.kind))
            actors.append(_placed(world, lowest, ghost))
        if advised:
            actors.append(_placed(world, advised, art.advised(settled(_shape(world, advised)))))
        body, x, y = _placed(world, piece, picture(shape, world.pieces, piece.kind))
        up, right = self._lag
        self._moving.show(*actors, (body, x + right, y - up))


def _shape(world: World, piece: Piece) -> Cells:
    """A piece's squares about its place."""
    return world.kind(piece).shapes[piece.shape]


def _placed(world: World, piece: Piece, drawn: Sprite) -> Actor:
    """A picture with its corner where a piece's is."""
    down, right = corner(_shape(world, piece))
    return drawn, CELL * (piece.column + right), CELL * (DOWN + piece.row + down)
