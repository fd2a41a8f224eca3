"""The pieces: the domino with its own way of turning, and sets of three, four and five squares that turn about one."""

from dataclasses import dataclass

from arcade.toolkit.picture.polyominoes import PENTOMINOES, TETROMINOES, Cells, Shape, hands, read, states, steady


@dataclass(frozen=True)
class Turn:
    """What a turn makes of a piece: which of its shapes it gets, and how far its place moves."""

    shape: int
    down: int
    right: int


@dataclass(frozen=True)
class Kind:
    """A piece's shapes, as cells about its place, and by shape what a turn to the left and to the right makes of it."""

    shapes: tuple[Cells, ...]
    lefts: tuple[Turn, ...]
    rights: tuple[Turn, ...]


DOMINO = Kind(
    shapes=(((0, 0), (1, 0)), ((0, 0), (0, 1))),
    lefts=(Turn(1, 1, -1), Turn(0, 0, 0)),
    rights=(Turn(1, 1, 0), Turn(0, 0, 1)),
)
"""Upright first. Its upper square drops beside the lower one; when it lies, one square swings below the other."""

TROMINO_PICTURES = ("#+#", "#./+#")


def _kind(shape: Shape) -> Kind:
    """A piece that turns about its own square while it falls a row."""
    count = len(shape)
    return Kind(
        shapes=shape,
        lefts=tuple(Turn((state + 1) % count, 1, 0) for state in range(count)),
        rights=tuple(Turn((state - 1) % count, 1, 0) for state in range(count)),
    )


def _both_hands(picture: str) -> tuple[Kind, Kind]:
    """A piece and its mirror image, alike or not, so that every piece comes equally often."""
    shapes = hands(read(picture))
    return _kind(shapes[0]), _kind(shapes[-1])


DOMINOES = (DOMINO,)
TROMINOES = tuple(_kind(steady(states(read(picture)))) for picture in TROMINO_PICTURES)
FOURS = tuple(_kind(steady(states(read(picture)))) for picture in TETROMINOES.split())
FIVES = tuple(kind for picture in PENTOMINOES.split() for kind in _both_hands(picture))
