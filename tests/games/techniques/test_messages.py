"""Messages that arrive with an effect, frame by frame."""

import pytest

from arcade.games.techniques.effects import roll_left
from arcade.games.techniques.messages import (
    fly_in,
    from_right,
    marquee,
    ringing,
    set_flashing,
    slide_in,
    sweep,
    underline,
)
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import typewriter
from arcade.toolkit.picture.ink import FLASH_BIT, pair
from tests.patience import still

INK = pair("kw")
LINE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345"


@pytest.fixture
def machine() -> Spectrum:
    return Spectrum()


def run(machine: Spectrum, part: Frames[None], row: int = 0, keys: dict[int, str] | None = None) -> list[str]:
    """The words of a row after each frame; `keys` are pressed in frames by their number."""
    rows: list[str] = []
    while still():
        key = (keys or {}).get(len(rows))
        machine.begin_frame(frozenset((key,)) if key else frozenset())
        try:
            next(part)
        except StopIteration:
            return rows
        machine.end_frame()
        rows.append(machine.text_rows()[row])


def test_blanks_are_typed_with_a_note_if_wanted(machine: Spectrum) -> None:
    run(machine, typewriter(machine, 0, 0, "A A", INK, 3))
    assert len(machine.speaker.notes) == 2
    run(machine, typewriter(machine, 0, 0, "A A", INK, 3, blanks=True))
    assert len(machine.speaker.notes) == 5


def test_letters_fly_from_the_right_to_their_places(machine: Spectrum) -> None:
    rows = run(machine, fly_in(machine, 0, 0, "AB", INK))
    assert rows[0] == " " * 31 + "A"
    assert rows[15] == " " * 16 + "A"
    assert rows[16] == " " * 15 + "A" + " " * 15 + "B"
    assert rows[-1] == "AB"
    assert len(rows) == 16 + 31


def test_in_a_queue_each_letter_waits_for_the_one_before(machine: Spectrum) -> None:
    rows = run(machine, fly_in(machine, 0, 0, LINE, INK, queue=True))
    assert len(rows) == sum(range(1, 33))
    assert rows[31] == "A"


def test_flights_start_at_the_edge_and_spare_the_background(machine: Spectrum) -> None:
    way = from_right(5, 7)
    assert way[0] == (5, 31)
    assert way[-1] == (5, 7)
    machine.print_at(10, 0, LINE)
    before = machine.text_rows()
    run(machine, fly_in(machine, 5, 7, "X", INK))
    assert machine.text_rows() == [*before[:5], " " * 7 + "X", *before[6:]]


def test_a_line_slides_in_through_33_positions(machine: Spectrum) -> None:
    rows = run(machine, slide_in(machine, 0, LINE, INK))
    assert len(rows) == 33
    assert rows[0] == ""
    assert rows[1] == " " * 31 + "A"
    assert rows[-1] == LINE
    left = run(machine, slide_in(machine, 0, LINE, INK, from_left=True))
    assert left[1] == "5"
    assert left[-1] == LINE
    assert len(run(machine, slide_in(machine, 0, LINE, INK, ease=True))) > 33


def test_a_marquee_turns_until_a_key_or_after_its_steps(machine: Spectrum) -> None:
    rows = run(machine, marquee(machine, 0, LINE, INK, 2, ringing, steps=33))
    assert rows[0] == rows[-1] == LINE
    assert rows[2] == LINE[1:] + "A"
    assert len(run(machine, marquee(machine, 0, LINE, INK, 2), keys={9: "x"})) == 10


def test_a_roll_by_pixels_comes_round(machine: Spectrum) -> None:
    machine.print_at(0, 0, LINE)
    for step in range(256):
        if step == 8:
            assert machine.text_rows()[0] == LINE[1:] + "A"
        roll_left(machine, 0)
    assert machine.text_rows()[0] == LINE


def test_underlining_and_inverting_twice_restores(machine: Spectrum) -> None:
    machine.print_at(2, 4, "WORD")
    before = machine.memory()
    run(machine, underline(machine, 2, 4, 4))
    lowest = machine.display[0x740 + 4 : 0x740 + 8]
    assert lowest == bytes(machine.font["_"][7:]) * 4
    run(machine, underline(machine, 2, 4, 4))
    assert machine.memory() == before
    assert len(run(machine, sweep(machine, 2, 4, 4, 3))) == 12
    assert machine.memory() != before
    run(machine, sweep(machine, 2, 4, 4))
    assert machine.memory() == before


def test_flashing_is_switched_on_and_off(machine: Spectrum) -> None:
    set_flashing(machine, 1, 30, 9)
    assert [bool(machine.attr(1, column) & FLASH_BIT) for column in (29, 30, 31)] == [False, True, True]
    assert not machine.attr(2, 0) & FLASH_BIT
    set_flashing(machine, 1, 30, 9, False)
    assert not machine.attr(1, 30) & FLASH_BIT
