"""The ways that the 14–15 puzzle's computer finds, and what an attempt is worth."""

from collections.abc import Generator

import pytest

from arcade.games.fifteen.rules import Position, dealt_solvable, goal, stirred
from arcade.games.fifteen.solver import Measure, beam, shortest, way
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once


def walked(position: Position, tiles: tuple[int, ...]) -> Position:
    for tile in tiles:
        position = position.play(tile)
    return position


def distances(size: int, depth: int) -> dict[tuple[int, ...], int]:
    """Every tray up to so many moves from home, by breadth-first search."""
    start = Position(goal(size))
    found, layer = {start.tiles: 0}, [start]
    for moves in range(1, depth + 1):
        layer = [after for position in layer for tile in position.moves() for after in (position.play(tile),)]
        layer = [one for one in layer if one.tiles not in found]
        found |= {one.tiles: moves for one in layer}
    return found


@pytest.mark.parametrize(("size", "depth"), [(3, 14), (4, 9), (5, 8)])
def test_short_ways_are_the_shortest(size: int, depth: int) -> None:
    known = distances(size, depth)
    for tiles, moves in list(known.items())[:: max(len(known) // 150, 1)]:
        position = Position(tiles)
        found = at_once(way(position))
        assert len(found) == moves
        assert walked(position, found).solved


def test_the_hardest_small_trays_take_31_moves() -> None:
    """Two trays of 3 by 3 need 31 moves, none more (Reinefeld, 1993)."""
    for tiles in ((8, 6, 7, 2, 5, 4, 3, 0, 1), (6, 4, 7, 8, 5, 0, 3, 2, 1)):
        assert len(at_once(way(Position(tiles)))) == 31


def test_thirty_moves_of_stirring_are_never_more_than_thirty_back() -> None:
    dice = SplitMix(4)
    for _ in range(15):
        position = stirred(dice, 30)
        found = at_once(way(position))
        assert len(found) <= 30
        assert len(found) % 2 == 0
        assert walked(position, found).solved


@pytest.mark.parametrize(("size", "most"), [(4, 90), (5, 260)])
def test_any_tray_is_solved(size: int, most: int) -> None:
    dice = SplitMix(6)
    for _ in range(3):
        position = dealt_solvable(dice, size)
        found = at_once(way(position))
        assert len(found) <= most
        assert walked(position, found).solved


def test_a_swapped_goal_is_reached() -> None:
    position = Position((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 13, 15, 14), swapped=True)
    assert at_once(way(position)) == (13, 15, 14)


def test_an_impossible_tray_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot become"):
        at_once(way(Position((1, 2, 3, 4, 5, 6, 8, 7, 0))))


def test_a_limit_too_low_finds_nothing() -> None:
    start = bytes((0, 1, 2, 3, 4, 8, 6, 7, 5))
    assert at_once(shortest(start, 3, 0)) is None
    assert at_once(shortest(start, 3, 1)) == [8]
    assert at_once(beam(start, 3, 5)) == [8]


def test_the_estimate_is_never_too_high_and_follows_every_move() -> None:
    measure = Measure(3)
    for tiles, moves in list(distances(3, 12).items())[::7]:
        tray = bytes(8 if tile == 0 else tile - 1 for tile in tiles)
        estimate = measure.estimate(tray)
        assert estimate <= moves
        hole = tray.index(8)
        for place in measure.near[hole]:
            after, follows = measure.moved(tray, estimate, place, hole)
            assert follows == measure.estimate(after)


def test_linear_conflicts_are_counted() -> None:
    """2 1 in their own row: two moves by Manhattan distance, two more because one must step aside."""
    assert Measure(3).estimate(bytes((1, 0, 2, 3, 4, 5, 6, 7, 8))) == 4


def test_a_search_is_sliced() -> None:
    search: Generator[None, None, tuple[int, ...]] = way(dealt_solvable(SplitMix(3), 5))
    slices = sum(1 for _ in search)
    assert 20 < slices < 150
