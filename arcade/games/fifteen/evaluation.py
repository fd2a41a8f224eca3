"""How many moves groups of tiles need beyond their Manhattan distance: additive pattern databases of the 4 by 4 tray.

The tiles are divided into groups; a group's table knows for all places of its tiles how often these must move, the
others being as good as glass (Felner, Korf and Hanan, 2004). Groups without a tile in common add up. Two divisions, and
both of them mirrored along the diagonal, make four sums, and none is ever too high.

``python -m tools.fifteen_patterns`` makes ``assets/tables/fifteen.bin``: half of what exceeds the Manhattan distance,
for all places of a group, the first tile's place in the lowest four bits. Two of them are a byte, and all of
it is deflated as one.
"""

from zlib import decompressobj

from arcade.machine.data import data_path
from arcade.toolkit.contract.searching import Search

Table = bytearray
DIVISIONS = (
    ((1, 5, 9, 13), (2, 3, 4, 6, 7, 8), (10, 11, 12, 14, 15)),
    ((9, 10, 13, 14), (1, 2, 3, 5, 6, 7), (4, 8, 11, 12, 15)),
)
"""Tiles by the group they belong to, twice."""
GROUPS = tuple(group for division in DIVISIONS for group in division)
PIECE = 1 << 19
"""Places unpacked between two frames: some three milliseconds."""
LOWER, UPPER = bytes(pair & 15 for pair in range(256)), bytes(pair >> 4 for pair in range(256))
"""What a byte of the file holds of two neighbouring places."""
PLACES = 16
MIRRORED = tuple(place % 4 * 4 + place // 4 for place in range(PLACES))
"""By place: its image in the diagonal."""
Share = tuple[Table, int, int]
"""A group's table, the number of the sum's index that counts its places, and what a place of the tile counts in it."""

_tables: list[Table] = []
"""The tables of all groups, once they have been unpacked."""


def tables() -> Search[list[Table]]:
    """The tables of the groups in their order, unpacked piece by piece; raises FileNotFoundError.

    It takes as many frames when they are there already, so that a game goes the same whether it is the first or not.
    """
    known = bool(_tables)
    packed = b"" if known else data_path("assets/tables/fifteen.bin").read_bytes()
    unpacker, found = decompressobj(), list[Table]()
    for group in GROUPS:
        size = PLACES ** len(group)
        table = bytearray()
        for begin in range(0, size, PIECE):
            if not known:
                piece = bytearray(min(PIECE, size - begin))
                pairs = unpacker.decompress(packed, len(piece) // 2)
                packed = unpacker.unconsumed_tail
                piece[::2], piece[1::2] = pairs.translate(LOWER), pairs.translate(UPPER)
                table += piece
            yield
        found.append(table)
    if not known:
        _tables[:] = found
    return _tables


def shares(known: list[Table]) -> list[tuple[Share, ...]]:
    """By tile, what it has to do with each of the four sums: those of a division, then those of its image."""
    found: list[tuple[Share, ...]] = [()] * PLACES
    index = 0
    for place, division in enumerate(DIVISIONS):
        for image in (False, True):
            for number, group in enumerate(division):
                table = known[3 * place + number]
                for digit, tile in enumerate(group):
                    own = MIRRORED[tile - 1] + 1 if image else tile
                    found[own] = (*found[own], (table, index, PLACES**digit))
                index += 1
    return found
