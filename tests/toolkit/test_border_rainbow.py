"""The rainbow's notes and border colours, round by round; in calm mode the border keeps still."""

from itertools import pairwise

import pytest

from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.border_rainbow import rainbow
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup

GAP = 1.7
"""Frames between two notes."""


class Celebration(Program[Spectrum]):
    """Plays nothing but the rainbow."""

    def play(self) -> Frames[None]:
        yield from rainbow(self, lambda turn, colour: [(0.02 * turn, turn * colour)], gap=GAP)

    def state(self) -> dict[str, Plain]:
        return {}


def borders(calm: bool) -> tuple[list[int], Spectrum]:
    """The border colours in order, repetitions left out, and the machine at the end."""
    machine = Spectrum()
    seen = [machine.border_colour]
    for _ in Celebration(machine, Setup("celebration", calm=calm)).play():
        machine.end_frame()
        machine.begin_frame(NO_KEYS)
        if machine.border_colour != seen[-1]:
            seen.append(machine.border_colour)
    return seen, machine


@pytest.mark.parametrize("calm", [False, True])
def test_thirty_five_notes(calm: bool) -> None:
    _, machine = borders(calm)
    notes = [(round(note.duration / machine.CLOCK, 3), round(note.hertz)) for note in machine.speaker.notes]
    assert len(notes) == 35
    assert (notes[0], notes[1], notes[-1]) == ((0.02, 392), (0.019, 370), (0.1, 349))  # whole waves


def test_the_notes_are_as_far_apart_as_is_asked() -> None:
    _, machine = borders(False)
    notes = machine.speaker.notes
    for one, other in pairwise(notes):
        silence = (other.start - one.start - one.duration) / machine.FRAME
        assert silence == pytest.approx(GAP, abs=0.1)


def test_five_rounds_of_colours_end_blue() -> None:
    assert borders(False)[0] == [7, 6, 5, 4, 3, 2, 1] * 5


def test_calm_shows_only_the_last_colour() -> None:
    assert borders(True)[0] == [7, 1]
