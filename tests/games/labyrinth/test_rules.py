"""The book's chase: walls, steps, lunges, captures, the clock."""

import pytest

from arcade.games.labyrinth.rules import (
    CELLS,
    GOOD_START,
    LIMIT,
    VILLAIN_STARTS,
    Cell,
    Maze,
    World,
    book_walls,
    inside,
    lunge,
)
from arcade.toolkit.contract.dice import SplitMix
from tests.loaded_dice import Loaded


def world(*throws: int, good: Cell = (14, 10), villain: Cell = (10, 10), walls: str = "") -> World:
    cells = {(int(column), int(row)) for column, row in (one.split(",") for one in walls.split())}
    return World(Loaded(*throws), Maze(cells), 1, good, [villain])


def landings(good: Cell, walls: str = "") -> set[Cell]:
    """Where the villain from (10, 10) can be after a move."""
    found = set()
    for across in range(3):
        for down in range(3):
            chase = world(across, down, good=good, walls=walls)
            chase.pursue(0)
            found.add(chase.villains[0])
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_seventy_walls_of_one_to_three_cells_within_the_border(seed: int) -> None:
    walls = book_walls(SplitMix(seed))
    assert len(walls) == 70
    assert {len(wall) for wall in walls} == {1, 2, 3}
    assert all(inside(cell) for wall in walls for cell in wall)
    assert not any(inside(cell) for cell in ((0, 5), (31, 5), (5, 0), (5, 21)))
    assert 100 < len({cell for wall in walls for cell in wall}) < 150


def test_walls_are_cut_off_at_the_border_and_lie_or_stand() -> None:
    assert book_walls(Loaded(*(29, 19, 1, 2, 29, 19, 0, 2) * 35))[:2] == [[(30, 20)], [(30, 20)]]
    assert book_walls(Loaded(*(4, 4, 1, 2, 4, 4, 0, 1) * 35))[:2] == [[(5, 5), (6, 5), (7, 5)], [(5, 5), (5, 6)]]


def test_everybody_has_a_fixed_place_cleared_of_walls() -> None:
    chase = World(SplitMix(1), Maze(set(CELLS)), 2)
    assert (chase.good, chase.villains) == (GOOD_START, list(VILLAIN_STARTS[:2]))
    assert chase.maze.walls == set(CELLS) - {GOOD_START, *VILLAIN_STARTS[:2]}


def test_a_step_counts_if_the_cell_is_free() -> None:
    chase = world(good=(2, 19), walls="2,18")
    assert chase.step((1, 0))
    assert (chase.good, chase.steps) == ((3, 19), 1)
    chase.step((-1, 0))
    assert not chase.step((0, -1))
    assert (chase.good, chase.steps) == ((2, 19), 2)


@pytest.mark.parametrize(("cell", "way"), [((1, 5), (-1, 0)), ((30, 5), (1, 0)), ((5, 1), (0, -1)), ((5, 20), (0, 1))])
def test_the_border_stops(cell: Cell, way: Cell) -> None:
    chase = world(good=cell)
    assert not chase.step(way)
    assert (chase.good, chase.steps) == (cell, 0)


def test_a_villain_goes_up_to_two_cells_in_each_axis() -> None:
    assert landings((14, 10)) == {(10, 10), (11, 10), (12, 10)}
    assert landings((14, 13)) == {(column, row) for column in (10, 11, 12) for row in (10, 11, 12)}


def test_he_jumps_over_a_thin_wall_and_not_over_a_thick_one() -> None:
    assert landings((14, 10), "11,10") == {(10, 10), (12, 10)}
    assert landings((14, 10), "11,10 12,10") == {(10, 10)}


def test_one_lunge_of_three_eats_a_neighbour() -> None:
    eaten = []
    for across in range(3):
        chase = world(across, 0, villain=(12, 10), good=(13, 10))
        chase.pursue(0)
        eaten.append(chase.eaten)
    assert eaten == [False, True, False]


def test_walking_onto_a_villain_is_safe_until_he_moves() -> None:
    chase = world(2, 2, villain=(12, 10), good=(13, 10))
    assert chase.step((-1, 0))
    assert not chase.eaten
    chase.pursue(0)
    assert chase.eaten
    assert chase.score == 0


def test_the_hundredth_unit_is_the_last() -> None:
    chase = world()
    for _ in range(LIMIT):
        assert not chase.over
        chase.clock += 1
    assert chase.over
    assert not chase.eaten
    assert not chase.step((1, 0))


def test_fewer_steps_and_more_villains_are_worth_more() -> None:
    lazy, busy = world(), world()
    lazy.clock = busy.clock = LIMIT
    busy.steps = 10
    assert lazy.score == busy.score + 10
    lazy.count = 3
    assert lazy.score == 1500


def test_a_lunge_asks_chance_twice_even_in_line() -> None:
    dice = Loaded(1, 2)
    assert lunge(dice, (5, 5), (9, 5)) == (6, 5)
    assert dice.state == 0
