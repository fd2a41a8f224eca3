"""A colony is made again of little: its first remembered generation lives once more."""

import pytest

from arcade.games.dipo import world
from arcade.games.dipo.levels import Edge
from arcade.games.dipo.rules import Field
from arcade.games.dipo.world import Colony
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

FIELD = Field(24, 32, Edge.TORUS)
ALL = FIELD.cells(FIELD.full)


@pytest.mark.parametrize("remembered", [40, 10**6])
@pytest.mark.parametrize("generations", [0, 1, 7, 90])
def test_it_lives_on_as_it_would_have(monkeypatch: pytest.MonkeyPatch, remembered: int, generations: int) -> None:
    field = FIELD
    monkeypatch.setattr(world, "REMEMBERED", remembered * field.size)
    dice = SplitMix(5)
    colony = Colony(field, field.of([place for place in ALL if dice.below(3) == 0]))
    for _ in range(generations):
        colony.step()
    again = Colony.from_essence(colony.essence())
    for _ in range(600):
        assert (again.cells, again.births, again.deaths, again.ages) == (
            colony.cells, colony.births, colony.deaths, colony.ages,
        )  # fmt: skip
        assert (again.generation, again.fate) == (colony.generation, colony.fate)
        assert vars(again.curve) == vars(colony.curve)
        colony.step()
        again.step()


def test_one_whose_fate_is_known_lives_on() -> None:
    field = Field(20, 20)
    colony = Colony(field, field.of([(5, 5), (5, 6), (5, 7)]))
    while still(colony.fate is None):
        colony.step()
    again = Colony.from_essence(colony.essence())
    colony.step()
    again.step()
    assert (again.cells, again.fate, again.drawn) == (colony.cells, colony.fate, colony.drawn)
