"""The strategy with the fewest tries over all codes: 5,625 for 1,296 codes (Koyama and Lai, 1993), 1,435 for 360.

It was searched to the end by ``python -m tools.openings mastermind``; the guesses stand in ``assets/openings``, by what
is left when they are made, so that it does not matter by which tries a pool was reached.
"""

from collections.abc import Sequence
from zlib import crc32

from arcade.families.codes.code import Code, Pool
from arcade.toolkit.ai.opening_tables import openings

FEW = 2
"""Of so many codes left the first is tried, which no guess betters; the table begins above."""


def pool_key(codes: Sequence[Code]) -> str:
    """What the table calls the codes that are left: how many, and a check sum that no two of its pools share."""
    return f"{len(codes)}-{crc32(''.join(codes).encode('ascii')):08x}"


def best_guess(pool: Pool) -> Code | None:
    """The guess of the strategy; None in a pool that it never meets."""
    return pool.codes[0] if len(pool) <= FEW else openings("mastermind").get(pool_key(pool.codes))
