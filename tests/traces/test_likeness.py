"""What stands at its place, and which of several pictures is meant."""

import pytest

from arcade.machine.spectrum import Spectrum
from tests.traces.likeness import is_placed, most_alike
from tests.traces.listing import seen
from tests.traces.picture import Picture
from tests.traces.playing import Shot
from tests.traces.recording import Run, Scenario


def shot(text: str, row: int = 10, column: int = 5) -> Shot:
    """A picture with a text."""
    machine = Spectrum()
    machine.print_at(row, column, text)
    return Shot(machine.scr(), 1, 2)


@pytest.mark.parametrize(
    ("run", "placed"),
    [
        (Run(10, 5, 20), True),
        (Run(10, 9, 2), True),
        (Run(10, 3, 11), True),
        (Run(10, 3, 9), True),
        (Run(10, 3, 7), False),
        (Run(10, 6, 2), False),
        (Run(11, 5, 7), False),
    ],
)
def test_a_run_begins_where_one_of_our_words_does_or_has_its_middle_there(run: Run, placed: bool) -> None:
    assert is_placed(run, Picture(shot("one two").memory)) is placed


def test_scrolled_text_may_be_two_rows_away() -> None:
    picture = Picture(shot("one two").memory)
    assert is_placed(Run(12, 5, 20), picture, 2)
    assert not is_placed(Run(13, 5, 20), picture, 2)
    assert is_placed(Run(1, 9, 1), Picture(shot("one two", 0).memory), 2)


def test_what_is_seen_and_drawn_tells_which_picture_is_meant() -> None:
    machine = Spectrum()
    machine.print_at(10, 5, "one")
    shots = [Shot(machine.scr(), 1, 0)]
    machine.plot(100, 20)
    shots.append(Shot(machine.scr(), 2, 0))
    machine.plot(101, 20)
    shots.append(Shot(machine.scr(), 3, 0))
    machine.print_at(10, 5, "   ")
    machine.print_at(12, 5, "one")
    shots.append(Shot(machine.scr(), 4, 0))
    machine.print_at(0, 0, "   ", paper=2)
    shots.append(Shot(machine.scr(), 5, 0))
    for shown in shots:
        checkpoint = seen(shown)
        assert most_alike(Scenario("one", 1, {}, (), (checkpoint,)), checkpoint, shots).border == shown.border


def test_the_picture_that_is_meant_is_the_most_alike_and_of_equals_the_first() -> None:
    checkpoint = seen(shot("17"))
    scenario = Scenario("one", 1, {}, (), (checkpoint,))
    shots = [shot("18"), shot("17"), shot("17", 12), shot("17")._replace(border=5)]
    assert most_alike(scenario, checkpoint, shots).border == 1
    assert most_alike(scenario, checkpoint, shots).same_numbers == 1
    assert most_alike(scenario, checkpoint, shots[::-1]).border == 5
