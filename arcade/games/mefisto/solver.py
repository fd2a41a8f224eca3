"""Which presses light a set of lamps: linear equations over two values, solved by elimination.

Pressing twice is not pressing at all and order does not matter, so a solution is a set of lamps to press. Solutions
differ by sets that flip nothing ("quiet" sets); the shortest is found by trying them all. See M. Anderson and T. Feil,
Turning lights out with linear algebra, Mathematics Magazine 71 (1998).
"""

from functools import lru_cache

from arcade.games.mefisto.rules import Position, flipped
from arcade.toolkit.contract.searching import Search

SLICE = 64
"""Quiet sets tried between two frames."""


@lru_cache(32)
def reduced(size: int, wrapped: bool) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """The equations in echelon form, and a basis of the quiet sets.

    Each equation is a set of flipped lamps, whose highest lamp no other one has, and the presses that flip it.
    """
    rows: list[tuple[int, int]] = []
    quiet: list[int] = []
    for lamp in range(size * size):
        flips, presses = flipped(size, lamp, wrapped), 1 << lamp
        for pivot, combined in rows:
            if flips >> pivot.bit_length() - 1 & 1:
                flips, presses = flips ^ pivot, presses ^ combined
        if not flips:
            quiet.append(presses)
            continue
        top = flips.bit_length() - 1
        rows = [(a ^ flips, b ^ presses) if a >> top & 1 else (a, b) for a, b in rows]
        rows.append((flips, presses))
    return tuple(rows), tuple(quiet)


def quiet_sets(size: int, wrapped: bool = False) -> tuple[int, ...]:
    """Sets of presses that flip nothing, as a basis. A set of lamps can be lit if it has an even share of each."""
    return reduced(size, wrapped)[1]


def obstacle(size: int, lamps: int, wrapped: bool = False) -> int | None:
    """A quiet set with an odd share of the lamps, which proves that they cannot be lit; None if they can."""
    return next((quiet for quiet in quiet_sets(size, wrapped) if (quiet & lamps).bit_count() % 2), None)


def presses(size: int, lamps: int, wrapped: bool = False) -> int | None:
    """Some set of presses that flips exactly these lamps; None if there is none."""
    chosen = 0
    for pivot, combined in reduced(size, wrapped)[0]:
        if lamps >> pivot.bit_length() - 1 & 1:
            lamps, chosen = lamps ^ pivot, chosen ^ combined
    return None if lamps else chosen


def shortest(size: int, lamps: int, wrapped: bool = False) -> Search[int | None]:
    """A smallest set of presses that flips exactly these lamps, the least number of equals; None if there is none."""
    best = presses(size, lamps, wrapped)
    if best is None:
        return None
    basis = quiet_sets(size, wrapped)
    current = best
    for number in range(1, 1 << len(basis)):
        # Gray code: each combination of quiet sets differs from the one before by one of them.
        current ^= basis[(number & -number).bit_length() - 1]
        if (current.bit_count(), current) < (best.bit_count(), best):
            best = current
        if number % SLICE == 0:
            yield
    return best


def way(position: Position) -> Search[tuple[int, ...]]:
    """The lamps of a shortest solution in their order; none when the goal is reached or cannot be."""
    chosen = yield from shortest(position.size, position.lit ^ position.goal, position.wrapped)
    return tuple(lamp for lamp in range(position.size**2) if (chosen or 0) >> lamp & 1)
