"""What a walker can do wrong, and the school mark for a session of crossings."""

from enum import StrEnum


class Fault(StrEnum):
    """What a walker can do wrong."""

    ACCIDENT = "accident"
    RED = "red"
    OFF_ZEBRA = "off zebra"
    NO_LOOK = "no look"


CROSSINGS = 10
"""Crossings of a session."""
CORRECT = 7
"""Points for a crossing without faults; three more are for the time."""
PENALTIES = {Fault.ACCIDENT: 7, Fault.RED: 4, Fault.OFF_ZEBRA: 4, Fault.NO_LOOK: 2}
IN_TIME = (30, 45, 60)
"""Loops within which a crossing earns three, two or one points for the time."""
BOOK_PENALTY = 10
"""Points of the hundred that an accident on the book's street costs."""
PASSED = 5
"""The lowest mark with which a pupil has passed."""


def points(faults: tuple[Fault, ...], loops: int) -> int:
    """The points, 0 to 10, for one crossing with these faults in so many loops; haste is no merit after an accident."""
    correct = max(CORRECT - sum(PENALTIES[fault] for fault in faults), 0)
    return correct if Fault.ACCIDENT in faults else correct + time_points(loops)


def time_points(loops: int) -> int:
    return sum(loops <= limit for limit in IN_TIME)


def mark(total: int) -> int:
    """The mark, 1 to 10, for a session's points out of a hundred."""
    return min(max((total + 5) // 10, 1), 10)
