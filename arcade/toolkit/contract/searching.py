"""An opponent's thinking, cut into slices: a search is a generator, so that rules and searches need no machine."""

from collections.abc import Generator
from typing import TypeVar, cast

A = TypeVar("A")
Search = Generator[None, None, A]
"""An opponent's thinking: each ``yield`` ends a slice short enough for a frame, the return value is the answer."""


def at_once(search: Search[A]) -> A:
    """Run a search to its end without frames between, and give its answer."""
    while True:
        try:
            next(search)
        except StopIteration as stop:
            return cast(A, stop.value)
