"""The book's street: its rules as measured on the original."""

from itertools import pairwise

import pytest

from arcade.games.street.rules import LANES, PATH, Accident, Command, Crossed, Restarted, World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice
from tests.patience import still

RIGHT, LEFT = Command(across=1), Command(across=-1)


def street(seed: int, level: int = 1, column: int = 1) -> World:
    return World(RomDice(Spectrum(seed=seed)), level, column)


def held(world: World, crossings: int) -> list[int]:
    """Accidents after each crossing when the walker never waits."""
    found: list[int] = []
    while still(len(found) < crossings):
        if any(isinstance(event, Crossed) for event in world.tick(RIGHT)):
            found.append(world.accidents)
    return found


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize(("seed", "rows"), [(0, [2, 2, 3, 19, 17, 16]), (4321, [5, 5, 4, 17, 17, 17])])
def test_the_rows_in_which_cars_start(seed: int, level: int, rows: list[int]) -> None:
    assert street(seed, level).cars == rows


@pytest.mark.parametrize(
    ("level", "seed", "accidents"),
    [
        (1, 0, [1, 2, 2, 5, 5, 7]),
        (1, 4321, [2, 2, 3, 4, 4, 6]),
        (2, 0, [1, 1, 1, 3, 4, 5]),
        (2, 4321, [2, 3, 3, 4, 4, 8]),
        (3, 0, [1, 2, 3, 5, 7, 8]),
        (3, 4321, [2, 5, 5, 6, 6, 6]),
        (4, 0, [2, 5, 7, 8, 8, 10]),
        (4, 4321, [3, 3, 4, 5, 7, 7]),
    ],
)
def test_accidents_and_loops_of_six_crossings(level: int, seed: int, accidents: list[int]) -> None:
    world = street(seed, level)
    assert held(world, 6) == accidents
    assert world.loops == 97 == 17 + 5 * 16


def test_a_car_costs_a_waiting_walker_one_accident() -> None:
    world = street(0, 1, column=6)
    hits = [any(isinstance(event, Accident) for event in world.tick(Command())) for _ in range(1000)]
    assert sum(hits) == world.accidents == 87
    assert not any(now and after for now, after in pairwise(hits))


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5, 9, 10, 11, 12, 16, 17])
def test_off_the_lanes_nothing_happens(column: int) -> None:
    world = street(4321, 4, column)
    for _ in range(1000):
        world.tick(Command())
    assert (world.accidents, world.column) == (0, column)


def test_nobody_walks_off_the_left_edge() -> None:
    world = street(0)
    for _ in range(3):
        world.tick(LEFT)
    assert world.column == 1


@pytest.mark.parametrize(
    ("level", "down", "up"),
    [
        (1, (3, 6, 15), (18, 15, 4)),
        (2, (4, 7, 14), (17, 14, 5)),
        (3, (4, 7, 13), (17, 14, 6)),
        (4, (5, 8, 12), (16, 13, 7)),
    ],
)
def test_where_cars_vanish_and_reappear(level: int, down: tuple[int, int, int], up: tuple[int, int, int]) -> None:
    world = street(1, level)
    firsts: list[set[int]] = [set(), set()]
    lasts: list[set[int]] = [set(), set()]
    for _ in range(600):
        before = list(world.cars)
        events = world.tick(Command())
        jumped = 0
        for place, (old, new) in enumerate(zip(before, world.cars, strict=True)):
            way = 1 if LANES[place] < 10 else -1
            if new != old + way:
                jumped += 1
                lasts[place // 3].add(old)
                firsts[place // 3].add(new)
        assert events == ([Restarted(jumped)] if jumped else [])
    assert (min(firsts[0]), max(firsts[0]), *lasts[0]) == down
    assert (max(firsts[1]), min(firsts[1]), *lasts[1]) == up


@pytest.mark.parametrize(("start", "step"), [(6, 1), (7, 0), (6, 0)])
def test_a_car_on_the_old_or_the_new_cell_counts_once(start: int, step: int) -> None:
    world = street(0, 1, start)
    world.cars = [PATH, PATH, PATH, 12, 12, 12]
    assert world.tick(Command(across=step)) == [Accident(start + step, PATH)]
    assert (world.accidents, world.column) == (1, start + step)


def test_a_session_is_ten_crossings_and_accidents_cost_ten_points_each() -> None:
    world = street(0, 2)
    accidents = held(world, 10)[-1]
    assert world.over
    assert world.score == max(100 - 10 * accidents, 0)
