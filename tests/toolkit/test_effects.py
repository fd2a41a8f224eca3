"""Wipes, flashes, typing and the border, frame by frame."""

import pytest

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.transitions import Wipe, flash_cells, reveal, strobe, typewriter
from arcade.toolkit.picture.areas import colour_cells, fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import HALF
from tests.patience import still
from tests.toolkit.test_drawing import painted


@pytest.fixture
def machine() -> Spectrum:
    computer = Spectrum()
    colour_cells(computer, 0, 0, 24, 32, pair("wk"))
    return computer


def run(machine: Spectrum, part: Frames[None]) -> list[bytes]:
    """The memory after each frame of a part."""
    memories: list[bytes] = []
    while still():
        machine.begin_frame(frozenset())
        try:
            next(part)
        except StopIteration:
            return memories
        machine.end_frame()
        memories.append(machine.memory())


@pytest.mark.parametrize("wipe", list(Wipe))
def test_a_wipe_ends_with_the_whole_picture(machine: Spectrum, wipe: Wipe) -> None:
    before = machine.memory()
    states = run(machine, reveal(machine, lambda: fill(machine, 0, 0, 24, 32, HALF, pair("Yb")), wipe, 12))
    assert len(states) == 12
    changed = [sum(one != two for one, two in zip(before, state, strict=True)) for state in states]
    assert changed == sorted(changed)
    assert 0 < changed[3] < changed[-1]
    assert set(machine.attributes) == {pair("Yb")}
    assert set(machine.display) == {0xAA, 0x55}


def test_a_wipe_goes_its_way(machine: Spectrum) -> None:
    down = run(machine, reveal(machine, lambda: colour_cells(machine, 0, 0, 24, 32, pair("kw")), Wipe.DOWN, 24))
    assert [state[6144 : 6144 + 768 : 32].count(pair("kw")) for state in down] == list(range(1, 25))
    turns = sorted(Wipe.DISSOLVE.turn(row, column) for row in range(24) for column in range(32))
    assert turns == sorted(value // 8 for value in range(1, 769))
    assert Wipe.CENTRE.turn(11, 15) == Wipe.CENTRE.turn(12, 16) == 0


def test_flashing_swaps_ink_and_paper_and_gives_them_back(machine: Spectrum) -> None:
    before = machine.memory()
    states = run(machine, flash_cells(machine, 1, 1, 1, 2, times=2, frames=3))
    cells = [state[6144 + 33] for state in states]
    assert cells == [pair("kw")] * 3 + [pair("wk")] * 3 + [pair("kw")] * 3 + [pair("wk")] * 3
    assert machine.memory() == before
    assert len(run(machine, flash_cells(machine, 1, 1, 1, 2, times=2, frames=3, calm=True))) == 36


def test_flashing_in_a_colour(machine: Spectrum) -> None:
    part = flash_cells(machine, 1, 1, 2, 2, times=1, frames=2, colours=pair("YR"))
    next(part)
    assert painted(machine, 1, 1, 2, 3) == [[pair("YR")] * 2 + [pair("wk")]] * 2


def test_typing_takes_its_time_and_sounds(machine: Spectrum) -> None:
    states = run(machine, typewriter(machine, 3, 28, "ab cd", pair("Yk"), pace=2))
    assert len(states) == 8
    assert machine.text_rows()[3] == " " * 28 + "ab c"
    assert [note.start for note in machine.speaker.notes] == [0, 2 * machine.FRAME, 6 * machine.FRAME]


def test_the_border_rests_when_calm(machine: Spectrum) -> None:
    machine.border(1)
    assert [state[-1] for state in run(machine, strobe(machine, (2, 6), frames=2))] == [2, 2, 6, 6]
    assert machine.memory()[-1] == 1
    assert [state[-1] for state in run(machine, strobe(machine, (2, 6), frames=2, calm=True))] == [1] * 4
    assert machine.memory()[-1] == 1
