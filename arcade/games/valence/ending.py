"""The book's ceremony: three poles, and flags with the names of the best that climb them."""

from collections.abc import Sequence

from arcade.games.valence.entry import NAME_LENGTH
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.flow.skippable_wait import SkippableWait
from arcade.toolkit.picture.areas import clear_screen
from arcade.toolkit.picture.ink import BLUE, CYAN, MAGENTA

POLES = ((13, 170), (93, 150), (173, 130))
"""Left line and height of each pole; the right line is two pixels away."""
TOPS = (165, 145, 125)
LENGTH, HEIGHT = 69, 41
NAMES = ((3, 2), (6, 12), (8, 22))
DRAWING, RAISING = 213, 860
"""Frames measured for the poles with low flags, and for the climb."""
TUNE_FOR = 3
"""Players from which on there is a tune."""
PITCHES = (-20.0, -10.0, 0.0, 10.0, 20.0, 30.0, 40.0)
TUNE = tuple(note for pitch in PITCHES for note in ((0.05, 12.0), (0.5, pitch)))


def ceremony(
    machine: Spectrum, names: Sequence[str], flags: int = len(POLES), raising: int = RAISING, tune_for: int = TUNE_FOR
) -> Frames[None]:
    """Raise the flags and show the names of the best, first to last; a key cuts the climb short.

    The book raises three flags even for two players, slowly, and plays its tune from three players on.
    """
    clear_screen(machine, MAGENTA, CYAN, BLUE)
    for left, height in POLES[:flags]:
        for x in (left, left + 2):
            machine.plot(x, 0)
            machine.draw(0, height)
        for y in range(HEIGHT):
            _line(machine, left, y)
    yield from machine.wait(DRAWING * raising // RAISING)
    hurry = SkippableWait(machine)
    steps = TOPS[0] - HEIGHT + 1
    for step in range(steps):
        for (left, _), top in zip(POLES[:flags], TOPS, strict=False):
            if step < top - HEIGHT + 1:
                _line(machine, left, step, erase=True)
                _line(machine, left, step + HEIGHT)
        yield from hurry.wait(raising * (step + 1) // steps - raising * step // steps)
    for (left, _), top in zip(POLES[:flags], TOPS, strict=False):
        _line(machine, left, top - HEIGHT + 1, erase=True)
    for place, name in zip(NAMES, names, strict=False):
        machine.print_at(*place, f"{name:<{NAME_LENGTH}}")
    if len(names) >= tune_for:
        yield from machine.tune(TUNE)


def _line(machine: Spectrum, pole: int, y: int, erase: bool = False) -> None:
    machine.plot(pole + 3, y, inverse=int(erase))
    machine.draw(LENGTH - 1, 0, inverse=int(erase))
