"""Endgames with at most five pieces, men and kings, known exactly: won, drawn or lost for the side to move.

Positions where that side must capture are left out, since the capture settles them. ``python -m tools.checkers_tables``
solves them all backwards and packs them, four positions in a byte.

A material is how many men and kings there are. The sets of squares that each kind of its pieces can stand on are
counted in the combinatorial number system, each side's seen from its own end of the board, and the four numbers make a
place in the file. Places where two pieces stand on one square are never asked for. Blocks of a file are packed one by
one, so that a question unpacks 32 KB at most.

The tables do not say how a win gets nearer, and three kings catch two only after up to 48 plies, which no search looks
ahead. So a second file has for lost positions how many pairs of plies it takes, with best play by both, until a capture
or a crowning decides, or the loser cannot move; for kings always, else where it is long.
"""

import zlib
from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, prod

from arcade.games.checkers.rules import BIT, BLACK, BOARD, Move, Position, capturing
from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

MOST = 5
"""Pieces on the board."""
FILE = "assets/tables/checkers-endgames.bin"
TOGETHER = 4
"""Positions in a byte of that file, which has wins and losses."""
DISTANCES = "assets/tables/checkers-distances.bin"
"""One position in a byte."""
LONG = 16
"""Plies from which a distance is kept where there are men, which come nearer to their crowning by themselves."""
MAN_SQUARES, KING_SQUARES = 28, 32
"""Men never stand on the last row: they would be kings."""
BLOCK = 1 << 15
"""Bytes of a block when it is unpacked; a material's last one is shorter, and one of equal bytes is kept as one."""
OPEN_BLOCKS = 256
"""Blocks that a reader keeps unpacked: 8 MB."""
LENGTH = 3
"""Bytes in which a block's packed length is written at the beginning of the file."""
Material = tuple[int, int, int, int]
"""Own men, the other's men, own kings, the other's kings."""


def room(material: Material) -> tuple[int, int, int, int]:
    """How many sets of squares there are for each of the four kinds of pieces."""
    own_men, men, own_kings, kings = material
    return comb(MAN_SQUARES, own_men), comb(MAN_SQUARES, men), comb(KING_SQUARES, own_kings), comb(KING_SQUARES, kings)


def size(material: Material) -> int:
    return prod(room(material))


def blocks(material: Material, together: int) -> int:
    """How many blocks a material has with so many places in a byte."""
    return -(-size(material) // (together * BLOCK))


def materials(most: int = MOST) -> list[Material]:
    """All the materials in the order of the files: fewer pieces first, then fewer men.

    Captures lead to fewer pieces, crowning to fewer men, other moves to the same material with the sides changed, which
    stands next to it: so they can be solved in this order.
    """
    found = [
        (own_men, men, own - own_men, all_pieces - own - men)
        for all_pieces in range(2, most + 1)
        for own in range(1, all_pieces)
        for own_men in range(own + 1)
        for men in range(all_pieces - own + 1)
    ]
    return sorted(found, key=lambda one: (sum(one), one[0] + one[1], max(one, changed(one)), one))


def changed(material: Material) -> Material:
    """A material seen by the other side."""
    return material[1], material[0], material[3], material[2]


class Reader:
    """Looks values up in a file for one search, and keeps the blocks that it has unpacked.

    The next search begins with none, so that it takes as many slices in a second game as in the first.
    """

    def __init__(self, file: str, together: int) -> None:
        """The file has so many places in a byte."""
        self._file, self._together = file, together
        self._open: dict[int, bytes] = {}
        self.unpacked = 0
        """Blocks unpacked so far, 0.2 ms of work each at most."""

    def read(self, pieces: tuple[int, int, int, int], seat: int) -> int:
        """What it says of the squares of own men, other men, own kings, other kings.

        The boards are as they stand, and the seat is that of the side to move.
        """
        own_men, men, own_kings, kings = pieces
        together = self._together
        start, _, men_sets, own_king_sets, king_sets = _layout(together)[
            own_men.bit_count(), men.bit_count(), own_kings.bit_count(), kings.bit_count()
        ]
        place = rank(own_men, seat) * men_sets + rank(men, 1 - seat)
        place = (place * own_king_sets + rank(own_kings, seat)) * king_sets + rank(kings, 1 - seat)
        at, among = divmod(place, together)
        unpacked = self._block(start + at // BLOCK)
        width = 8 // together
        return (unpacked[at % BLOCK] if len(unpacked) > 1 else unpacked[0]) >> among * width & (1 << width) - 1

    def _block(self, number: int) -> bytes:
        found = self._open.get(number)
        if found is None:
            if len(self._open) >= OPEN_BLOCKS:
                self._open.clear()
            self.unpacked += 1
            found = self._open[number] = block(self._file, self._together, number)
        return found


@lru_cache(maxsize=1 << 14)
def rank(bits: int, seat: int) -> int:
    """The number of a seat's set of squares among the sets of as many, counted from its own end of the board."""
    squares = [number for number, bit in enumerate(BIT.values()) if bits & bit]
    if seat != BLACK:
        squares = [KING_SQUARES - 1 - number for number in reversed(squares)]
    return sum(comb(number, place) for place, number in enumerate(squares, 1))


def block(file: str, together: int, number: int) -> bytes:
    """A block unpacked; a single byte stands for all."""
    data, starts = _opened(file, together)
    packed = data[starts[number] : starts[number + 1]]
    return packed if len(packed) == 1 else zlib.decompress(packed, -zlib.MAX_WBITS, BLOCK)


@cache
def _layout(together: int) -> dict[Material, tuple[int, int, int, int, int]]:
    """For each material the number of its first block, and its room."""
    found, start = {}, 0
    for material in materials():
        found[material] = start, *room(material)
        start += blocks(material, together)
    return found


@cache
def _opened(file: str, together: int) -> tuple[bytes, list[int]]:
    """A file, and where its blocks begin."""
    data = data_path(file).read_bytes()
    starts = [LENGTH * sum(blocks(material, together) for material in materials())]
    for at in range(0, starts[0], LENGTH):
        starts.append(starts[-1] + int.from_bytes(data[at : at + LENGTH], "big"))
    if starts[-1] != len(data):
        raise ValueError(f"{file} is {len(data)} bytes long and ought to be {starts[-1]}")
    return data, starts


def reader() -> Reader:
    """A reader of wins and losses."""
    return Reader(FILE, TOGETHER)


def value(own_men: int, own_kings: int, other_men: int, other_kings: int, seat: int, asking: Reader) -> int | None:
    """1 if the side to move, which has the own pieces, wins, 0 for a draw, -1 if it loses.

    None where it must capture, or with too many pieces.
    """
    own, enemy = own_men | own_kings, other_men | other_kings
    if (own | enemy).bit_count() > MOST:
        return None
    if not own:
        return -1
    if not enemy:
        return 1
    if capturing(own, enemy, own_kings, seat, BOARD & ~(own | enemy)):
        return None
    return asking.read((own_men, other_men, own_kings, other_kings), seat) - 1


def value_of(position: Position, asking: Reader | None = None) -> int | None:
    """The same for a position by the official rules; None also by the book's. A reader is made if none is given."""
    if position.book:
        return None
    (own, other), kings = position.sides, position.kings
    return value(own & ~kings, own & kings, other & ~kings, other & kings, position.seat, asking or reader())


def distance(position: Position, asking: Reader | None = None) -> int:
    """Pairs of plies until a capture or crowning in a lost position, 0 if that is soon; meaningless in others.

    Without a reader one is made.
    """
    if position.book or (position.black | position.white).bit_count() > MOST or position.captures:
        return 0
    own, other = position.sides
    kings = position.kings
    if not own or not other:
        return 0
    asking = asking or Reader(DISTANCES, 1)
    return asking.read((own & ~kings, other & ~kings, own & kings, other & kings), position.seat)


def quickest(position: Position, winning: Sequence[Move]) -> Search[tuple[Move, ...]]:
    """Of the moves that win, those that bring a capture or a crowning nearest; all that bring it within a search."""
    asking, distances = Reader(DISTANCES, 1), dict[Move, int]()
    for move in winning:
        distances[move] = distance(position.play(move), asking)
        yield
    least = min(distances.values())
    return tuple(move for move in winning if distances[move] == least)
