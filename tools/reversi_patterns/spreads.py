"""Measures how far a shallow search of Reversi is from a deeper one: ``python -m tools.reversi_patterns.spreads``.

What it prints is what ``SPREADS`` in ``arcade/families/discs/tree.py`` says, which ProbCut is steered by.
"""

import sys
from collections import defaultdict
from math import isqrt

from arcade.families.discs.deep import DeepSearcher
from arcade.families.discs.rules import PASS, Position
from arcade.families.discs.tree import QUARTER, SHALLOWER
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once

GAMES = 36
CHANCE_MOVES = 8
LOOKED = 300
"""Positions examined for each move of the games whose positions are measured."""
DEEPEST = 6
LEAST = 12
"""Empty squares that a measured position has at least."""


def game(seed: int) -> list[Position]:
    """The positions of a quick game after an opening by chance, every third of them."""
    dice = SplitMix(seed)
    position = Position()
    for _ in range(CHANCE_MOVES):
        position = position.play(dice.pick(position.moves()))
    positions: list[Position] = []
    while position.moves() and position.empties > LEAST:
        positions.append(position)
        position = position.play(at_once(DeepSearcher().search(position, LOOKED)).move)
    return [position for position in positions[seed % 3 :: 3] if position.moves() != (PASS,)]


def main() -> int:
    """Print the spread for each pair of depths, in eighths of a disc, for the quarters of a game."""
    differences: dict[tuple[int, int], list[int]] = defaultdict(list)
    for seed in range(GAMES):
        for position in game(seed):
            searcher = DeepSearcher(cutting=False)
            values = {depth: at_once(searcher.value(position, depth)) for depth in range(1, DEEPEST + 1)}
            for depth, shallow in SHALLOWER.items():
                if depth <= DEEPEST:
                    differences[depth, position.empties // QUARTER].append(values[depth] - values[shallow])
    for (depth, quarter), found in sorted(differences.items()):
        mean = sum(found) // len(found)
        spread = isqrt(sum((value - mean) ** 2 for value in found) // len(found))
        pair = f"{depth} plies by {SHALLOWER[depth]}, {QUARTER * quarter} empty squares or more"
        print(f"{pair}: {mean:+} {spread} of {len(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
