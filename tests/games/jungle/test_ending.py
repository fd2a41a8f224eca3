"""How a trek ends on the screen, and the eyes that look on."""

from dataclasses import replace

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.jungle.art import Watching
from arcade.games.jungle.ending import Ending
from arcade.games.jungle.events import Fate
from arcade.games.jungle.program import Main
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.picture.areas import fill
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.patterns import LEAVES

SECOND = 50


def ended(fate: Fate, strength: int = 50, seats: int = 1) -> Ending:
    program = Session(Setup("jungle", seats=seats)).program
    assert isinstance(program, Main)
    program.walkers = [
        replace(walker, trek=replace(walker.trek, fate=fate, strength=strength)) for walker in program.walkers
    ]
    return Ending(program, Outcome.WON if fate is Fate.SAVED else Outcome.LOST)


@pytest.mark.parametrize("fate", Fate)
def test_every_fate_has_a_scene_that_goes_on_moving(fate: Fate) -> None:
    ending = ended(fate)
    frames = sum(1 for _ in ending.play())
    assert 2 * SECOND <= frames <= 8 * SECOND
    seen = set()
    for frame in range(200):
        ending.rest(frame)
        seen.add(ending.machine.memory())
    assert len(seen) > 2


def test_who_is_spent_arrives_on_his_knees() -> None:
    pictures = []
    for strength in (24, 25):
        ending = ended(Fate.SAVED, strength)
        for _ in ending.play():
            pass
        pictures.append(ending.machine.memory())
    assert pictures[0] != pictures[1]


def test_so_many_eyes_are_open_as_are_awake_and_the_leaves_come_back() -> None:
    machine = Spectrum()
    fill(machine, 0, 0, 24, 32, LEAVES, pair("gk"))
    before = machine.memory()
    cells = ((2, 2), (4, 8), (9, 20))
    eyes = Watching(machine, cells, staring=True)
    for awake in range(len(cells) + 1):
        eyes.step(0, awake)
        lit = [machine.attributes[32 * row + column] != pair("gk") for row, column in cells]
        assert lit == [number < awake for number in range(len(cells))]
    eyes.step(0, 0)
    assert machine.memory() == before


def test_open_eyes_shut_again() -> None:
    machine = Spectrum()
    shut = machine.memory()
    eyes = Watching(machine, ((5, 5),))
    seen = []
    for frame in range(400):
        eyes.step(frame)
        seen.append(machine.memory() != shut)
    assert True in seen
    assert False in seen[seen.index(True) :]
