"""Mazes: connected, carved, with ways and leaps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.games.labyrinth.actors import Event, Kind
from arcade.games.labyrinth.levels import Mode
from arcade.games.labyrinth.rules import CELLS, WAYS, Maze, apart, beside, carved, scattered
from arcade.games.labyrinth.world import (
    COINS,
    DIAMOND,
    DIAMONDS,
    LOOPS,
    WALL_FRAMES,
    WARNING_FRAMES,
    Growth,
    lay_out,
)
from arcade.toolkit.contract.dice import SplitMix


def maze(*walls: tuple[int, int]) -> Maze:
    return Maze(set(walls))


@pytest.mark.parametrize("seed", range(4))
def test_scattered_walls_cut_nothing_off_and_keep_places_free(seed: int) -> None:
    keep = ((2, 19), (29, 2))
    found = scattered(SplitMix(seed), 70, keep)
    assert found.connected()
    assert not found.walls.intersection(keep)
    assert len(found.walls) > 90


def test_a_closed_chamber_is_not_connected() -> None:
    assert not maze((1, 2), (2, 1)).connected()
    assert maze((1, 2), (2, 2)).connected()


@given(st.sets(st.sampled_from(CELLS), max_size=220))
def test_all_is_connected_that_can_be_walked_to_from_one_cell(walls: set[tuple[int, int]]) -> None:
    found = Maze(walls)
    start = next(cell for cell in CELLS if found.free(cell))
    assert found.connected() == (len(found.distances(start)) == len(CELLS) - len(walls))


@given(st.sets(st.sampled_from(CELLS), min_size=200), st.sampled_from([(0, 5), (31, 20), (1, 1), (30, 20), (7, 0)]))
def test_the_open_ways_are_the_free_cells_beside(walls: set[tuple[int, int]], cell: tuple[int, int]) -> None:
    found = Maze(walls)
    assert found.open_ways(cell) == [beside(cell, way) for way in WAYS if found.free(beside(cell, way))]


@pytest.mark.parametrize("seed", range(3))
def test_the_classic_labyrinth_has_one_way_between_any_two_rooms_and_then_some_more(seed: int) -> None:
    perfect = carved(SplitMix(seed), 0)
    assert perfect.connected()
    free = [cell for cell in CELLS if perfect.free(cell)]
    assert len(free) == 2 * 150 - 1  # 150 rooms, and a passage fewer
    looped = carved(SplitMix(seed), LOOPS)
    assert looped.connected()
    assert len(perfect.walls) - len(looped.walls) == LOOPS


def test_distances_walk_round_and_leap_over() -> None:
    wall = maze(*((5, row) for row in range(1, 20)))
    assert wall.distances((4, 1))[6, 1] == 2 + 2 * 19
    assert wall.distances((4, 1), leaping=True)[6, 1] == 2
    thick = maze(*((column, row) for column in (5, 6) for row in range(1, 20)))
    assert thick.distances((4, 1), leaping=True)[7, 1] == 3 + 2 * 19


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("seed", [1, 5])
def test_every_game_is_laid_out_so_that_all_can_be_reached(mode: Mode, seed: int) -> None:
    layout = lay_out(mode, SplitMix(seed), 2, 3)
    assert layout.maze.connected()
    wanted = [figure.cell for figure in (*layout.goods, *layout.beasts)] + list(layout.treasures)
    wanted += [layout.exit] if layout.exit else []
    assert all(layout.maze.free(cell) for cell in wanted)
    assert (layout.exit is not None) == (mode is Mode.EXIT)
    assert bool(layout.treasures) == (mode in (Mode.GUARDS, Mode.VALUES))
    assert all((beast.post is not None) == (mode is Mode.GUARDS) for beast in layout.beasts)


def test_diamonds_lie_far_and_there_are_two_values() -> None:
    layout = lay_out(Mode.VALUES, SplitMix(3), 1, 1)
    diamonds = [cell for cell, value in layout.treasures.items() if value == DIAMOND]
    assert (len(diamonds), len(layout.treasures)) == (DIAMONDS, COINS + DIAMONDS)
    assert all(apart(cell, layout.goods[0].cell) >= 12 for cell in diamonds)


def test_walls_grow_with_a_warning_and_never_cut_anything_off() -> None:
    dice, growing, here = SplitMix(2), Growth(), maze()
    warned: dict[tuple[int, int], int] = {}
    for frame in range(WALL_FRAMES * 60):
        for event in growing.tick(dice, here, {(2, 19)}):
            if event.kind is Kind.WARNED:
                warned[event.cell] = frame
            elif event.kind in (Kind.GREW, Kind.STAYED):
                assert frame - warned[event.cell] == WARNING_FRAMES
        if frame % 50 == 0:
            assert here.connected()
    assert len(here.walls) > 40
    assert (2, 19) not in here.walls


def test_a_wall_does_not_grow_under_anybody() -> None:
    growing, here = Growth(coming={(5, 5): 1}, wait=99), maze()
    assert growing.tick(SplitMix(1), here, {(5, 5)}) == [Event(Kind.STAYED, (5, 5))]
    assert here.free((5, 5))
