"""An opponent's thinking, cut into slices: a search is a generator, so that rules and searches need no machine."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar, cast

A = TypeVar("A")
LINE = 4
"""So many moves of an expected line are told: more of them no player follows."""


@dataclass(frozen=True)
class Idea:
    """What an opponent believes of a position so far."""

    position: Any
    """The position that it thinks about, itself to move; None where there is nothing to tell but the rest."""
    line: tuple[Any, ...] = ()
    """The moves that it expects, its own first."""
    depth: int = 0
    """Plies that it has looked ahead; 0 where that is not how it thinks."""
    value: int | None = None
    """How well it stands, in the game's own measure."""
    chance: int | None = None
    """How likely it is to win, in per cent."""


def no_report(idea: Idea) -> None:
    """Nobody wants to see what an opponent believes."""


Search = Generator[None, None, A]
"""An opponent's thinking: each ``yield`` ends a slice short enough for a frame, the return value is the answer."""
Thinking = Generator[Idea | None, None, A]
"""The same of one who thinks aloud: a slice may end with what is believed so far."""


def at_once(work: Generator[object, None, A]) -> A:
    """Run a search, or other work in slices, to its end without frames between, and give its answer."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            return cast(A, stop.value)
