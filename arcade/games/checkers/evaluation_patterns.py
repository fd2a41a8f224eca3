"""How the men stand, block by block: a number for what is on each of nine overlapping blocks of four rows and columns.

The eight dark squares of a block are read as digits, 0 for a square without a man, 1 for black's, 2 for white's. The
blocks begin in rows 1, 3 and 5 and in columns 1, 3 and 5; in the board turned round block n is block 8 - n.
"""

BLOCKS, INDICES = 9, 3**8
FIELD = 13
"""Bits of an index, where those of three blocks side by side are packed into one number."""


def _packed(bits: int, first: int) -> int:
    """The share of two rows' men in the indices of three blocks, their digits counted from the first on."""
    total = 0
    for row in range(2):
        for place in range(4):
            if bits >> 4 * row + place & 1:
                for block in range(3):
                    if 0 <= place - block < 2:
                        total += 3 ** (first + 2 * row + place - block) << FIELD * block
    return total


UPPER = tuple(_packed(bits, 0) for bits in range(512))
LOWER = tuple(_packed(bits, 4) for bits in range(512))
"""The shares of nine bits of a board, two rows and the gap after them, as the upper or the lower rows of blocks."""


def all_turned() -> list[int]:
    """For each index that of the same men turned round, black for white."""
    found = [0]
    for digits in range(8):
        found = [other + digit * 3**digits for other in found for digit in (0, 2, 1)]
    return found
