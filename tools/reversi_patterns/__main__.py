"""Makes ``assets/tables/reversi.bin`` again: ``python -m tools.reversi_patterns`` (needs ``pip install .[tools]``).

Two generations of games: by mobility and corners, then by what the first one taught. Takes three minutes of one core.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tools.reversi_patterns.fit import Lesson, fit, whole
from tools.reversi_patterns.kernel import Array
from tools.reversi_patterns.pack import packed
from tools.reversi_patterns.play import games

TARGET = Path(__file__).resolve().parents[2] / "assets" / "tables" / "reversi.bin"
CHUNK = 500
"""Games played with one seed."""
UNTAUGHT = np.zeros((0, 0), np.int16)


@dataclass(frozen=True)
class Generation:
    """Games to play, the plies looked ahead, the empty squares from which they are solved, and what is made of them."""

    seed: int
    games: int
    depth: int
    exact: int
    lesson: Lesson


GENERATIONS = (
    Generation(1, 4_000, 3, 10, Lesson(foresight=False, prior=24.0, rounds=30, unseen=16)),
    Generation(1_000_000, 6_000, 3, 12, Lesson(foresight=True, prior=60.0, rounds=25)),
)


def played(generation: Generation, worths: Array) -> tuple[Array, ...]:
    """The positions of a generation's games, the mover's discs first, and their results for the mover."""
    parts: list[tuple[Array, ...]] = []
    for first in range(0, generation.games, CHUNK):
        room = [np.empty(64 * CHUNK, kind) for kind in (np.uint64, np.uint64, np.int8)]
        filled = games(generation.seed + first, CHUNK, generation.depth, generation.exact, worths, *room)
        parts.append(tuple(column[:filled] for column in room))
        print(f"{first + CHUNK} games", flush=True)
    return tuple(np.concatenate(column) for column in zip(*parts, strict=True))


def main() -> int:
    """Play, fit, and write the file."""
    worths, table = UNTAUGHT, UNTAUGHT
    for generation in GENERATIONS:
        own, enemy, results = played(generation, worths)
        table = fit(own, enemy, results, generation.lesson)
        worths = whole(table)
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(packed(table))
    return 0


if __name__ == "__main__":
    sys.exit(main())
