"""An opponent's thinking, cut into slices: a search is a generator, so that rules and searches need no machine."""

from collections.abc import Generator
from typing import TypeVar, cast

A = TypeVar("A")
Search = Generator[None, None, A]
"""An opponent's thinking: each ``yield`` ends a slice short enough for a frame, the return value is the answer."""


def at_once(work: Generator[object, None, A]) -> A:
    """Run a search, or other work in slices, to its end without frames between, and give its answer."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            return cast(A, stop.value)
