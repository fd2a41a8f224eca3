"""What a run of the suite says at its end: how long each room's tests took, and what was rotated out."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import pytest

PARTS = 12
"""Rooms that are told, the longest first."""


def room(nodeid: str) -> str:
    """The folder of a test, or its file where it lies at the top."""
    path = nodeid.partition("::")[0]
    folder, _, _ = path.rpartition("/")
    return path if folder == "tests" else folder


def times(reports: list[pytest.TestReport]) -> Iterator[str]:
    """The rooms that took longest, in seconds of all processes together."""
    seconds, items = defaultdict[str, float](float), Counter[str]()
    for report in reports:
        seconds[room(report.nodeid)] += report.duration
        items[room(report.nodeid)] += report.when == "call"
    for name, length in sorted(seconds.items(), key=lambda told: -told[1])[:PARTS]:
        yield f"{length:7.0f} s  {items[name]:6} tests  {name}"
    yield f"{sum(seconds.values()):7.0f} s  {items.total():6} tests  in all"


def rotated(counts: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """Tests of which only a share ran."""
    for name, (ran, of) in sorted(counts.items()):
        yield f"{ran:6} of {of:4}  {name}"
    run, of = (sum(count[place] for count in counts.values()) for place in (0, 1))
    yield f"{of - run} tests were not this commit's turn; --all runs them"
