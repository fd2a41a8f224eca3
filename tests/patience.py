"""Loops that end: a test that waits for what a wrong rule keeps from coming fails within seconds instead of hanging.

Every `while` of the suite asks :func:`still`; `tests/test_loops.py` sees to it.
"""

from typing import TypeVar

T = TypeVar("T")

TURNS = 40_000
"""Turns that all loops of a test may take together; a test that needs more is marked ``@pytest.mark.turns(N)``."""


class Patience:
    """What is left of a test's turns."""

    left = TURNS


def still(holds: T = True) -> T:  # type: ignore[assignment]
    """What it is given, unless the test has no turns left: then AssertionError. For the condition of a loop."""
    if holds:
        Patience.left -= 1
        assert Patience.left >= 0, "a loop of this test does not end: what it waits for does not come"
    return holds
