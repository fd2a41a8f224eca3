"""The moves as searches make them: positions are plain numbers, and a move is the bits that it changes.

A position is the pieces of the side to move, those of the other and the kings of both, with the seat that says which
way the men go. A step is its two squares as bits; of a capture only what it leads to counts.
"""

from collections.abc import Callable

from arcade.games.checkers.bitboard import AHEAD, BIT, BOARD, DOWN, KING_ROWS, UP, shifted

Bits = tuple[int, int, int]
"""The pieces of the side that moves, those of the other, and the kings of both."""
Value = Callable[[int, int, int, int], int]
"""What a position is worth for the side to move, whose pieces come first, then the other's, all kings, the seat."""
Entry = tuple[int, int, int, int]
"""What the table knows of a position: plies searched, value, what that is, the side after its best move."""
Jumps = dict[int, tuple[tuple[int, int], ...]]
"""For the bit of each square what is jumped over and where that leads to."""


def _jumps(ways: tuple[int, ...]) -> Jumps:
    found: Jumps = {}
    for bit in BIT.values():
        legs = ((shifted(bit, way) & BOARD, shifted(bit, 2 * way) & BOARD) for way in ways)
        found[bit] = tuple((over, landing) for over, landing in legs if over and landing)
    return found


MEN_JUMPS = _jumps(DOWN), _jumps(UP)
KING_JUMPS = _jumps(DOWN + UP)

STEPS = tuple(bit * apart for bit in BIT.values() for way, apart in ((4, 17), (5, 33)) if bit << way & BOARD)
"""Every step there is on an empty board, as the bits of its two squares."""

NEARLY = tuple(
    BOARD & (shifted(row, -ahead[0]) | shifted(row, -ahead[1])) for row, ahead in zip(KING_ROWS, AHEAD, strict=True)
)
"""For each seat the row before the one where its men are crowned."""


def captures(own: int, enemy: int, kings: int, seat: int) -> list[Bits]:
    """What all the captures lead to, each gone to its end, in an order that is always the same."""
    empty = BOARD & ~(own | enemy)
    jumpers = capturing(own, enemy, kings, seat, empty)
    found: list[Bits] = []
    while jumpers:
        start = jumpers & -jumpers
        jumpers ^= start
        if start & kings:
            _follow(start, own ^ start, enemy, kings ^ start, empty | start, KING_JUMPS, 0, start, found)
        else:
            _follow(start, own ^ start, enemy, kings, empty | start, MEN_JUMPS[seat], KING_ROWS[seat], 0, found)
    return found


def capturing(own: int, enemy: int, kings: int, seat: int, empty: int) -> int:
    """The pieces that can capture."""
    down, up = (own & kings, own) if seat else (own, own & kings)
    jumpers = down & (enemy >> 4 & empty >> 8 | enemy >> 5 & empty >> 10) if down else 0
    if up:
        jumpers |= up & (enemy << 4 & empty << 8 | enemy << 5 & empty << 10)
    return jumpers


def _follow(
    at: int, others: int, enemy: int, kings: int, empty: int, jumps: Jumps, crown: int, king: int, found: list[Bits]
) -> bool:
    """Add what a piece's jumps from a square lead to, and whether there are any; `others` are its side without it."""
    going_on = False
    for over, landing in jumps[at]:
        if over & enemy and landing & empty:
            going_on = True
            left, rest = enemy ^ over, kings & ~over
            if landing & crown:
                found.append((others | landing, left, rest | landing))
            elif not _follow(landing, others, left, rest, empty, jumps, crown, king, found):
                found.append((others | landing, left, rest | landing if king else rest))
    return going_on


def steps(own: int, enemy: int, kings: int, seat: int) -> list[int]:
    """The steps, each as the bits of its two squares."""
    empty = BOARD & ~(own | enemy)
    down, up = (own & kings, own) if seat else (own, own & kings)
    found: list[int] = []
    lower = down & empty >> 4 | up >> 4 & empty
    while lower:
        bit = lower & -lower
        lower ^= bit
        found.append(bit * 17)
    lower = down & empty >> 5 | up >> 5 & empty
    while lower:
        bit = lower & -lower
        lower ^= bit
        found.append(bit * 33)
    return found


def crownings(own: int, enemy: int, kings: int, seat: int) -> list[Bits]:
    """What the steps lead to by which a man becomes a king."""
    near, empty = own & NEARLY[seat] & ~kings, KING_ROWS[seat] & ~(own | enemy)
    found: list[Bits] = []
    for way in AHEAD[seat]:
        reached = shifted(near, way) & empty
        while reached:
            bit = reached & -reached
            reached ^= bit
            found.append((own ^ bit ^ shifted(bit, -way), enemy, kings | bit))
    return found
