"""Steps, trails, the clock, ropes and ways to trophies as plain values."""

import pytest

from arcade.games.trophy_trail.rules import (
    BOOK_TROPHIES,
    COLUMNS,
    PAIR,
    ROPE_CELLS,
    ROWS,
    START,
    TIME,
    TROPHIES,
    Bounced,
    Cell,
    Crashed,
    Moved,
    Pulled,
    Refused,
    Step,
    Ticked,
    Way,
    World,
    sown,
    throw,
    way_between,
    way_towards,
)
from arcade.games.trophy_trail.solver import advice, routes
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

KEYS = {"a": Way.UP, "z": Way.DOWN, "n": Way.LEFT, "m": Way.RIGHT}
SEED_0 = (
    (1, 3), (2, 23), (4, 5), (4, 27), (5, 3), (5, 18), (6, 6), (7, 6), (7, 9), (7, 12), (8, 19), (8, 28), (9, 24),
    (10, 22), (11, 11), (11, 13), (11, 27), (12, 17), (12, 21), (12, 30), (13, 1), (13, 29), (14, 3), (14, 16),
    (15, 5), (15, 6), (15, 16), (15, 21), (15, 30), (17, 6), (19, 20),
)  # fmt: skip


def walk(world: World, keys: str, seat: int = 0) -> list[object]:
    """Take steps by the book's keys; what came of them."""
    return [event for key in keys for event in world.move({seat: KEYS[key]})]


def test_a_trail_is_left_behind_and_the_clock_stands_still_while_one_walks() -> None:
    world = World({})
    walk(world, "mmaa")
    assert world.walkers[0].cell == (8, 17)
    assert set(world.trails) == {(10, 15), (10, 16), (10, 17), (9, 17)}
    assert world.walkers[0].clock == 0
    assert world.walkers[0].trail[:2] == [Step((10, 15), None, Way.RIGHT), Step((10, 16), Way.RIGHT, Way.RIGHT)]


def test_turning_straight_back_is_a_crash() -> None:
    world = World({})
    assert walk(world, "az")[-1] == Crashed(0, Way.DOWN)
    assert world.over
    assert world.walkers[0].points == 0


@pytest.mark.parametrize(("key", "steps", "last"), [("a", 9, (1, 15)), ("m", 15, (10, 30)), ("z", 9, (19, 15))])
def test_the_wall_is_a_crash(key: str, steps: int, last: Cell) -> None:
    world = World({})
    walk(world, key * steps)
    assert (world.walkers[0].cell, world.over) == (last, False)
    walk(world, key)
    assert (world.walkers[0].cell, world.over) == (last, True)


def test_a_trophy_counts_by_its_value_and_is_gone() -> None:
    world = World({(9, 15): 1, (8, 15): 5})
    assert walk(world, "aa") == [Moved(0, (10, 15), (9, 15), 1), Moved(0, (9, 15), (8, 15), 5)]
    assert (world.walkers[0].taken, world.walkers[0].points, world.trophies, world.over) == (2, 6, {}, False)


def test_the_clock_ends_it_at_a_hundred() -> None:
    world = World({})
    assert [world.idle(0) for _ in range(TIME - 1)][-1] == Ticked(0)
    assert not world.over
    world.idle(0)
    assert world.over


def test_the_book_throws_what_its_random_numbers_say() -> None:
    machine = Spectrum()
    machine.seed, dice = 0, RomDice(machine)
    assert sorted(throw(dice) for _ in range(BOOK_TROPHIES)) == list(SEED_0)


def test_a_trophy_under_the_star_is_lost_and_of_two_on_a_cell_one() -> None:
    assert World(dict.fromkeys([START, (3, 3), (3, 3)], 1)).all_trophies == 1


@pytest.mark.parametrize("seed", range(20))
def test_thirty_different_cells_are_sown_and_none_where_one_starts(seed: int) -> None:
    for begin in ((START,), PAIR):
        cells = sown(SplitMix(seed), begin)
        assert len(cells) == TROPHIES
        assert not set(begin) & cells.keys()
        assert all(1 <= row <= ROWS and 1 <= column <= COLUMNS for row, column in cells)
        assert sorted(cells.values(), reverse=True) == [5] * 3 + [2] * 7 + [1] * 20


def test_rubber_throws_back_at_the_edge_and_at_the_last_cell_but_not_at_other_trail() -> None:
    world = World({})
    walk(world, "a" * 9)
    for way in (Way.UP, Way.DOWN):
        assert world.move({0: way}, rubber=True) == [Bounced(0, way)]
    walk(world, "mz")
    assert world.move({0: Way.LEFT}, rubber=True) == [Crashed(0, Way.LEFT)]


def test_the_rope_brings_back_eight_cells_once() -> None:
    world = World({(10, 20): 1}, ropes=1)
    walk(world, "m" * 10)
    pulled = world.pull(0)
    assert pulled == Pulled(0, tuple((10, column) for column in range(25, 16, -1)))
    assert len(world.trails) == 10 - ROPE_CELLS
    assert (world.walkers[0].cell, world.walkers[0].taken, world.walkers[0].way) == ((10, 17), 1, Way.RIGHT)
    assert world.pull(0) == Refused(0)


def test_a_short_trail_is_taken_up_whole_and_without_one_the_rope_stays() -> None:
    world = World({}, ropes=1)
    assert world.pull(0) == Refused(0)
    walk(world, "mm")
    world.pull(0)
    assert (world.walkers[0].cell, world.walkers[0].way, world.trails) == (START, None, {})


def test_two_trails_are_deadly_to_both() -> None:
    world = World({}, ((5, 5), (5, 7)))
    assert world.move({0: Way.UP, 1: Way.LEFT}) == [Moved(0, (5, 5), (4, 5)), Moved(1, (5, 7), (5, 6))]
    assert world.move({1: Way.LEFT}) == [Crashed(1, Way.LEFT)]


def test_two_who_step_onto_one_cell_or_onto_each_other_both_crash() -> None:
    world = World({}, ((5, 5), (5, 7)))
    assert world.move({0: Way.RIGHT, 1: Way.LEFT}) == [Crashed(0, Way.RIGHT), Crashed(1, Way.LEFT)]
    world = World({}, ((5, 5), (5, 6)))
    assert world.move({0: Way.RIGHT, 1: Way.LEFT}) == [Crashed(0, Way.RIGHT), Crashed(1, Way.LEFT)]


def test_a_known_way_over_the_field_of_seed_0() -> None:
    world = World(dict.fromkeys(SEED_0, 1))
    walk(world, "znnnnaaaamannznnnna")
    assert (world.walkers[0].taken, world.walkers[0].cell, world.over) == (6, (6, 6), False)


def test_advice_keeps_trophies_within_reach_where_the_nearest_would_cut_them_off() -> None:
    trap = (1, 1)
    world = World(dict.fromkeys([trap, (1, 5), (10, 10)], 1), ((1, 3),))
    for cell in ((2, 1), (2, 2), (2, 3)):
        world.trails[cell] = 0
    route, left = at_once(advice((1, 3), frozenset(world.trails), frozenset(world.trophies)))
    assert next(routes((1, 3), world.trails, world.trophies))[-1] == (1, 1)
    assert (route[-1], left) == ((1, 5), 1)


def test_advice_says_when_there_is_no_way() -> None:
    wall = {(2, 1), (2, 2), (1, 3)}
    assert at_once(advice((1, 1), wall, {(5, 5)})) == ((), 0)


@pytest.mark.parametrize("seed", range(3))
def test_who_follows_the_advice_takes_most_trophies(seed: int) -> None:
    world = World(sown(SplitMix(seed), (START,)))
    while still():
        route, _ = at_once(advice(world.walkers[0].cell, frozenset(world.trails), frozenset(world.trophies)))
        if not route:
            break
        for cell in route:
            world.move({0: way_between(world.walkers[0].cell, cell)})
    assert not world.over
    assert world.walkers[0].taken >= 22


def test_a_click_leads_the_way_in_which_it_is_farther_off() -> None:
    assert way_towards((5, 5), (5, 5)) is None
    ways = [way_towards((5, 5), goal) for goal in ((1, 4), (9, 9), (6, 1), (4, 9))]
    assert ways == [Way.UP, Way.DOWN, Way.LEFT, Way.RIGHT]
