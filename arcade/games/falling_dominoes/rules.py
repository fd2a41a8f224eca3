"""The rules of the falling dominoes: lay as many as you can before the pile reaches the star.

The well has rows 1 to 17 and columns 8 to 22 of the screen; the star is above column 15, where every piece comes. A
step is one row: a piece falls straight down, or moves aside or turns while it falls. Where there is no room for that it
just falls. A piece that cannot fall is part of the construction at once, whatever key is down. One that cannot leave
the star ends the game. Nothing is ever removed.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from arcade.games.falling_dominoes.levels import Pieces, Rules
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.picture.polyominoes import PENTOMINOES, TETROMINOES, Cell, Cells, Shape, hands, read, states, steady

TOP, BOTTOM = 1, 17
LEFT, RIGHT = 8, 22
STAR = 15
"""The column of the star."""
WELL_CELLS = (BOTTOM - TOP + 1) * (RIGHT - LEFT + 1)
STARS = (118, 148, 178, 192)
"""Squares: of the 59, 74, 89 and 96 dominoes that are laid when the 60th, 75th, 90th and 97th comes."""


@dataclass(frozen=True)
class Turn:
    """What a turn makes of a piece: which of its shapes it gets, and how far its place moves."""

    shape: int
    down: int
    right: int


@dataclass(frozen=True)
class Kind:
    """A piece's shapes, as cells about its place, and for each of them the turns to the left and to the right."""

    shapes: tuple[Cells, ...]
    lefts: tuple[Turn, ...]
    rights: tuple[Turn, ...]


DOMINO = Kind(
    shapes=(((0, 0), (1, 0)), ((0, 0), (0, 1))),
    lefts=(Turn(1, 1, -1), Turn(0, 0, 0)),
    rights=(Turn(1, 1, 0), Turn(0, 0, 1)),
)
"""Upright first. Its upper square drops beside the lower one; when it lies, one square swings below the other."""


def _kind(shape: Shape) -> Kind:
    """A piece that turns about its own square while it falls a row."""
    count = len(shape)
    lefts, rights = (tuple(Turn((state + way) % count, 1, 0) for state in range(count)) for way in (1, -1))
    return Kind(shape, lefts, rights)


def _both_hands(picture: str) -> tuple[Kind, Kind]:
    """A piece and its mirror image, alike or not, so that every piece comes equally often."""
    shapes = hands(read(picture))
    return _kind(shapes[0]), _kind(shapes[-1])


KINDS = {
    Pieces.DOMINOES: (DOMINO,),
    Pieces.TROMINOES: tuple(_kind(steady(states(read(picture)))) for picture in ("#+#", "#./+#")),
    Pieces.TETROMINOES: tuple(_kind(steady(states(read(picture)))) for picture in TETROMINOES.split()),
    Pieces.PENTOMINOES: tuple(kind for picture in PENTOMINOES.split() for kind in _both_hands(picture)),
}


class Action(Enum):
    """What a piece may do in a step."""

    FALL = "fall"
    LEFT = "left"
    RIGHT = "right"
    TURN_LEFT = "turn left"
    TURN_RIGHT = "turn right"


@dataclass(frozen=True)
class Piece:
    """A piece in play: its kind, which of the kind's shapes it has, and its place."""

    kind: int
    shape: int
    row: int
    column: int


@dataclass(frozen=True)
class Moved:
    """A piece went a row down, and did what was asked unless it only fell."""

    action: Action


@dataclass(frozen=True)
class Laid:
    """A piece became part of the construction."""

    cells: tuple[Cell, ...]
    number: int


Event = Moved | Laid


@dataclass
class World:
    """The well, the piece in play and what has been laid; the construction's squares know the number of their piece."""

    dice: Dice
    rules: Rules = field(default_factory=Rules)
    kinds: tuple[Kind, ...] = field(init=False)
    pile: dict[Cell, int] = field(default_factory=dict, init=False)
    piece: Piece = field(init=False)
    next: int = field(init=False)
    """The kind of the piece that comes next."""
    pieces: int = field(default=0, init=False)
    """Pieces that have come, the one in play included."""
    newborn: bool = field(default=True, init=False)
    """Whether the piece in play has not moved yet."""
    stuck: bool = field(default=False, init=False)
    """Whether the piece in play came where something lies."""
    last: Piece | None = field(default=None, init=False)
    """The piece laid last, while it may be taken back."""
    over: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        self.kinds = KINDS[self.rules.pieces]
        self.next = self._draw()
        self._come()

    @property
    def laid(self) -> int:
        """Pieces in the construction; the last one of a game hangs from the star."""
        return self.pieces if self.over else self.pieces - 1

    def shape(self, piece: Piece) -> Cells:
        """A piece's squares about its place."""
        return self.kinds[piece.kind].shapes[piece.shape]

    def cells(self, piece: Piece) -> Cells:
        row, column = piece.row, piece.column
        return tuple([(row + down, column + right) for down, right in self.shape(piece)])

    def free(self, cells: Iterable[Cell]) -> bool:
        """Whether all the cells are in the well and empty."""
        pile = self.pile
        for cell in cells:  # noqa: SIM110 (asked for every move that is tried; a loop is faster)
            if not (TOP <= cell[0] <= BOTTOM and LEFT <= cell[1] <= RIGHT) or cell in pile:
                return False
        return True

    def below(self, piece: Piece) -> Piece | None:
        """A piece a row further down; None when it cannot fall."""
        below = Piece(piece.kind, piece.shape, piece.row + 1, piece.column)
        return below if self.free(self.cells(below)) else None

    def beside(self, piece: Piece, below: Piece, action: Action) -> Piece:
        """Where a step takes a piece that can fall to `below`."""
        for there in self._wanted(piece, below, action):
            if self.free(self.cells(there)):
                return there
        return below

    def _wanted(self, piece: Piece, below: Piece, action: Action) -> Iterable[Piece]:
        match action:
            case Action.LEFT:
                yield Piece(piece.kind, piece.shape, below.row, piece.column - 1)
            case Action.RIGHT:
                yield Piece(piece.kind, piece.shape, below.row, piece.column + 1)
            case Action.TURN_LEFT | Action.TURN_RIGHT:
                kind = self.kinds[piece.kind]
                turn = (kind.lefts if action is Action.TURN_LEFT else kind.rights)[piece.shape]
                for aside in self.rules.kicks:
                    yield Piece(piece.kind, turn.shape, piece.row + turn.down, piece.column + turn.right + aside)

    def lowest(self, piece: Piece) -> Piece:
        """A piece fallen straight down as far as possible."""
        fall = min([self.room(cell) for cell in self.cells(piece)])
        return Piece(piece.kind, piece.shape, piece.row + fall, piece.column)

    def room(self, cell: Cell) -> int:
        """How many cells straight below a cell are free, up to the first that is not."""
        row, column = cell
        below = row + 1
        while TOP <= below <= BOTTOM and LEFT <= column <= RIGHT and (below, column) not in self.pile:
            below += 1
        return below - row - 1

    def step(self, action: Action) -> Event:
        """One row for the piece in play, or its end and the next piece."""
        below = None if self.stuck else self.below(self.piece)
        if below is None:
            return self._lay()
        self.piece, self.newborn = self.beside(self.piece, below, action), False
        return Moved(Action.FALL if self.piece == below else action)

    def _lay(self) -> Laid:
        cells, number = self.cells(self.piece), self.pieces
        self.over = self.newborn
        for cell in cells:
            self.pile.setdefault(cell, number)
        self.last = self.piece
        if not self.over:
            self._come()
        return Laid(cells, number)

    def _draw(self) -> int:
        """A random kind; with only one no random number is drawn."""
        kinds = len(self.kinds)
        return self.dice.below(kinds) if kinds > 1 else 0

    def _come(self, following: int | None = None) -> None:
        """The next piece appears below the star, its uppermost square in the first row; then a given one follows."""
        kind, self.next = self.next, self._draw() if following is None else following
        cells = self.kinds[kind].shapes[0]
        rows, columns = [row for row, _ in cells], [column for _, column in cells]
        self.piece = Piece(kind, 0, TOP - min(rows), STAR - (min(columns) + max(columns)) // 2)
        self.pieces += 1
        self.newborn = True
        own = self.cells(self.piece)
        if self.rules.erases and self.free((row + 1, column) for row, column in own if (row + 1, column) not in own):
            for cell in own:
                self.pile.pop(cell, None)
        self.stuck = not self.free(own)

    def take_back(self) -> Piece | None:
        """Take the piece laid last out of the construction, so that it comes again; None if that is not possible."""
        piece = self.last
        if not self.rules.take_back or piece is None or self.over:
            return None
        for cell in self.cells(piece):
            self.pile.pop(cell, None)
        self.last = None
        self.pieces -= 2
        following, self.next = self.piece.kind, piece.kind
        self._come(following)
        return piece


def stars(squares: int) -> int:
    """How many of STARS a construction has earned."""
    return sum(1 for wanted in STARS if squares >= wanted)
