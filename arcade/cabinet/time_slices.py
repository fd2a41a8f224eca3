"""Long work in small pieces, so that a page can do some of it in each frame."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
TimeSlices = Generator[int, None, T]
"""Each ``yield`` says how much is done (of a run: how many frames), the return value is what came of it."""
