"""Makes ``assets/tables/reversi.bin`` again: ``python -m tools.reversi_patterns`` (needs ``pip install .[tools]``).

Two generations of games: by mobility and corners, then by what the first one taught. Takes ten minutes of one core.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tools import orders
from tools.compiled import check_compiler
from tools.reversi_patterns.fit import fit, whole
from tools.reversi_patterns.kernel import Array
from tools.reversi_patterns.pack import packed
from tools.reversi_patterns.play import games

TARGET = Path(__file__).resolve().parents[2] / "assets" / "tables" / "reversi.bin"
CHUNK = 500
"""Games played with one seed."""
UNTAUGHT = np.zeros((0, 0), np.int16)


@dataclass(frozen=True)
class Generation:
    """The first seed, and how many games are played."""

    seed: int
    games: int


GENERATIONS = Generation(1, 5_000), Generation(1_000_000, 40_000)


def played(generation: Generation, worths: Array) -> tuple[Array, Array]:
    """The positions of a generation's games, the mover's discs first."""
    parts: list[tuple[Array, ...]] = []
    for first in range(0, generation.games, CHUNK):
        room = [np.empty(64 * CHUNK, np.uint64) for _ in range(2)]
        filled = games(generation.seed + first, CHUNK, worths, *room)
        parts.append(tuple(column[:filled].copy() for column in room))
    own, enemy = (np.concatenate(column) for column in zip(*parts, strict=True))
    print(f"{generation.games} games, {len(own)} positions", flush=True)
    return own, enemy


def main() -> int:
    """Play, fit, and write the file."""
    parser = orders.parser_of("reversi_patterns", __doc__)
    parser.parse_args()
    check_compiler(parser)
    worths = UNTAUGHT
    for generation in GENERATIONS:
        own, enemy = played(generation, worths)
        table, seen = fit(own, enemy)
        worths = whole(table)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(packed(table, seen))
    return 0


if __name__ == "__main__":
    sys.exit(main())
