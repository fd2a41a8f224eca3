"""Endgames with at most five pieces, men and kings, known exactly: won, drawn or lost for the side to move.

Positions where that side must capture are left out, since the capture settles them. ``python -m tools.checkers_tables``
solves them all backwards and packs them. A material is how many men and kings there are; the sets of squares that each
kind of its pieces can stand on are counted in the combinatorial number system, each side's seen from its own end of the
board, and the four numbers make a place in the table. Places where two pieces stand on one square are never asked for.
Four places make a byte; blocks of them are packed one by one, so that a question unpacks 32 KB at most.
"""

import zlib
from functools import cache, lru_cache
from math import comb

from arcade.games.checkers.bitboard import AHEAD, BIT, BOARD, shifted
from arcade.games.checkers.rules import BLACK, Position
from arcade.machine.data import data_path

FILE = "assets/endgames/checkers.bin"
MOST = 5
"""Pieces on the board."""
MAN_SQUARES, KING_SQUARES = 28, 32
"""Men never stand on the last row: they would be kings."""
BLOCK = 1 << 15
"""Bytes of a block when it is unpacked; a material's last one is shorter, and one of equal bytes is kept as one."""
OPEN_BLOCKS = 256
"""Blocks kept unpacked: 8 MB."""
LENGTH = 3
"""Bytes in which a block's packed length is written at the beginning of the file."""
Material = tuple[int, int, int, int]
"""Own men, the other's men, own kings, the other's kings."""


def room(material: Material) -> tuple[int, int, int, int]:
    """How many sets of squares there are for each of the four kinds of pieces."""
    own_men, men, own_kings, kings = material
    return comb(MAN_SQUARES, own_men), comb(MAN_SQUARES, men), comb(KING_SQUARES, own_kings), comb(KING_SQUARES, kings)


def size(material: Material) -> int:
    """How many places a material has."""
    own_men, men, own_kings, kings = room(material)
    return own_men * men * own_kings * kings


def blocks(material: Material) -> int:
    """How many blocks a material has."""
    return -(-size(material) // (4 * BLOCK))


def materials(most: int = MOST) -> list[Material]:
    """All the materials in the order of the file: fewer pieces first, then fewer men.

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


def value(own_men: int, own_kings: int, other_men: int, other_kings: int, seat: int = BLACK) -> int | None:
    """1 if the side to move wins, 0 for a draw, -1 if it loses; None where it must capture, or for too many pieces.

    The boards are as they stand; own are the pieces of whoever is to move: black, whose men go down, if not told else.
    """
    material = own_men.bit_count(), other_men.bit_count(), own_kings.bit_count(), other_kings.bit_count()
    if sum(material) > MOST:
        return None
    own, enemy = own_men | own_kings, other_men | other_kings
    if not own:
        return -1
    if not enemy:
        return 1
    if _captures(own, own_kings, enemy, seat):
        return None
    start, _, men_sets, own_king_sets, king_sets = _layout()[material]
    place = _rank(own_men, seat) * men_sets + _rank(other_men, 1 - seat)
    place = (place * own_king_sets + _rank(own_kings, seat)) * king_sets + _rank(other_kings, 1 - seat)
    block = _block(start + place // (4 * BLOCK))
    packed = block[place // 4 % BLOCK] if len(block) > 1 else block[0]
    return (packed >> place % 4 * 2 & 3) - 1


def value_of(position: Position) -> int | None:
    """The same for a position by the official rules; None also by the book's."""
    if position.book:
        return None
    (own, other), kings = position.sides, position.kings
    return value(own & ~kings, own & kings, other & ~kings, other & kings, position.seat)


def _captures(own: int, kings: int, enemy: int, seat: int) -> bool:
    empty = BOARD & ~(own | enemy)
    for way in AHEAD[seat]:
        if own & shifted(enemy & shifted(empty, -way), -way) or kings & shifted(enemy & shifted(empty, way), way):
            return True
    return False


@lru_cache(maxsize=1 << 14)
def _rank(bits: int, seat: int) -> int:
    """The number of a seat's set of squares among the sets of as many, counted from its own end of the board."""
    squares = [number for number, bit in enumerate(BIT.values()) if bits & bit]
    if seat != BLACK:
        squares = [KING_SQUARES - 1 - number for number in reversed(squares)]
    return sum(comb(number, place) for place, number in enumerate(squares, 1))


@cache
def _layout() -> dict[Material, tuple[int, int, int, int, int]]:
    """For each material the number of its first block, and its room."""
    found, start = {}, 0
    for material in materials():
        found[material] = start, *room(material)
        start += blocks(material)
    return found


@cache
def _file() -> tuple[bytes, list[int]]:
    """The file, and where its blocks begin."""
    data = data_path(FILE).read_bytes()
    count = sum(map(blocks, materials()))
    starts = [count * LENGTH]
    for at in range(0, starts[0], LENGTH):
        starts.append(starts[-1] + int.from_bytes(data[at : at + LENGTH], "big"))
    if starts[-1] != len(data):
        raise ValueError(f"{FILE} is {len(data)} bytes long and ought to be {starts[-1]}")
    return data, starts


@lru_cache(maxsize=OPEN_BLOCKS)
def _block(number: int) -> bytes:
    """A block unpacked; a single byte stands for all."""
    data, starts = _file()
    packed = data[starts[number] : starts[number + 1]]
    return packed if len(packed) == 1 else zlib.decompress(packed, -zlib.MAX_WBITS, BLOCK)
