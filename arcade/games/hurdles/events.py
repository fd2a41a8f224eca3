"""What can happen in a frame of the stadium's race, and how jumps are judged."""

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """How an obstacle was taken: the first three stood."""

    PERFECT = "perfect"
    EARLY = "early"
    LATE = "late"
    TOO_EARLY = "too early"
    TOO_LATE = "too late"
    NO_JUMP = "no jump"

    @property
    def clean(self) -> bool:
        """Whether nothing fell."""
        return self in _CLEAN


_CLEAN = Verdict.PERFECT, Verdict.EARLY, Verdict.LATE


@dataclass(frozen=True)
class Jumped:
    """A runner left the ground."""

    lane: int


@dataclass(frozen=True)
class Breathless:
    """A runner was asked to jump too soon after a landing."""

    lane: int


@dataclass(frozen=True)
class Judged:
    """An obstacle was reached: which, how it was taken, and by how many milliseconds the jump missed its middle."""

    lane: int
    place: int
    verdict: Verdict
    off: int


@dataclass(frozen=True)
class Arrived:
    """A runner crossed the finish."""

    lane: int


Event = Jumped | Breathless | Judged | Arrived
