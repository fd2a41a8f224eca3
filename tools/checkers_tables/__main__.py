"""Make Checkers' endgame tables again: ``python -m tools.checkers_tables`` (needs numba: ``pip install .[tools]``).

It takes about a minute and 500 MB, and tells how many positions there are and how they end.
"""

import sys
from math import comb
from pathlib import Path

from arcade.games.checkers import endgame_tables
from arcade.games.checkers.endgame_tables import KING_SQUARES, MAN_SQUARES, MOST, size
from tools import orders
from tools.checkers_tables.moves import DRAWN, LOST, VALUE, WON
from tools.checkers_tables.packing import files
from tools.checkers_tables.solving import solved, starts
from tools.compiled import check_compiler

ROOT = Path(__file__).resolve().parents[2]


def alone(pieces: int) -> int:
    """The positions where only one side has pieces, which are counted but not kept."""
    return 2 * sum(comb(MAN_SQUARES, men) * comb(KING_SQUARES - men, pieces - men) for men in range(pieces + 1))


def main() -> int:
    """Solve, tell, pack."""
    parser = orders.parser_of("checkers_tables", __doc__)
    parser.parse_args()
    check_compiler(parser)
    known, plies, counted = solved(MOST)
    begins = starts(MOST)
    for pieces in range(2, MOST + 1):
        mine = [material for material in counted if sum(material) == pieces]
        ends = [0, 0, 0]
        for material in mine:
            values = known[begins[material] : begins[material] + size(material)] & VALUE
            for place, end in enumerate((WON, DRAWN, LOST)):
                ends[place] += int((values == end).sum())
        total = sum(counted[material] for material in mine) + alone(pieces)
        print(
            f"{pieces} pieces: {total:,} positions; with both sides won {ends[0]:,} drawn {ends[1]:,} lost {ends[2]:,}"
        )
    names = endgame_tables.FILE, endgame_tables.DISTANCES
    for name, data in zip(names, files(known, plies, MOST), strict=True):
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_bytes(data)
        print(f"{name}: {len(data):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
