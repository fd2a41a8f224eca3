"""The rainbow in the border that ends many games: a colour and a note at a time, in falling rounds."""

from collections.abc import Callable, Sequence

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Notes, Spectrum
from arcade.toolkit.contract.program import Program

COLOURS = (7, 6, 5, 4, 3, 2, 1)
ROUNDS = 5
PRODUCT = 2.5
"""Milliseconds beside each note: its pitch is worked out."""
GAP = 1.3
"""Frames from the end of a colour's last note to the next one's first."""
BEEP = 0.94 + PRODUCT / 20
"""Frames of these that belong to the BEEP itself."""


def rainbow(
    program: Program[Spectrum],
    note: Callable[[int, int], Notes],
    colours: Sequence[int] = COLOURS,
    gap: float = GAP,
    rounds: int = ROUNDS,
) -> Frames[None]:
    """Rounds of border colours, the last of which stays.

    `note` gives the notes, seconds and semitones, of a round (from 1) and a colour; `gap` frames of silence follow
    them. In calm mode only the last colour is shown.
    """
    machine = program.machine
    for turn in range(1, rounds + 1):
        for colour in colours:
            machine.border(colours[-1] if program.calm else colour)
            yield from machine.basic.tune(note(turn, colour), PRODUCT)
            yield from machine.wait(gap - BEEP)
