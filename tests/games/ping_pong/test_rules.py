"""Ping-pong's rules as measured on the original, the ball followed cell by cell."""

from collections.abc import Iterable

import pytest

from arcade.games.ping_pong.rules import BOUNCES, ROWS, Bounced, Hit, World
from tests.loaded_dice import LoadedThenHigh
from tests.patience import still


class Served(LoadedThenHigh):
    """Serves that are known beforehand: columns and directions."""

    def __init__(self, *serves: tuple[int, str]) -> None:
        super().__init__(*(draw for column, way in serves for draw in (column - 2, int(way == "R"))))


def original(*serves: tuple[int, str]) -> World:
    return World(Served(*serves), volley=False, combo=False)


def crossings(world: World, moves: int) -> list[tuple[int, int, int]]:
    """Moves made, row and bounces left whenever the ball, with the bat out of its way, is in column 15."""
    world.bat = -9
    found = []
    for move in range(1, moves + 1):
        world.row, world.column = world.row, world.column
        bounced = world.bounce()
        assert bounced is None or world.bounces > 0
        world.row += world.down
        world.column += world.right
        if world.column == 15:
            found.append((move, world.row, world.bounces))
    return found


def play(world: World, moves: Iterable[int]) -> list[list[object]]:
    return [list(world.tick(move)) for move in moves]


def test_the_serve_costs_a_bounce() -> None:
    world = original((10, "R"))
    assert (world.score, world.bounces, world.bat, world.bat_length) == (0, 50, 9, 2)
    world.tick(0)
    assert world.bounces == 49


def test_a_serve_from_the_left_climbs_bounces_and_climbs_on() -> None:
    world = original((2, "L"))
    cells = [(world.row, world.column)]
    left = []
    for _ in range(19):
        world.tick(0)
        cells.append((world.row, world.column))
        left.append(world.bounces)
    assert cells[:5] == [(19, 2), (18, 1), (17, 0), (16, 1), (15, 2)]
    assert cells[-1] == (0, 17)
    assert left[2] == 48
    world.tick(0)
    assert (world.row, world.column) == (1, 18)
    assert world.bounces == 47


def test_crossings_of_the_same_serve() -> None:
    assert crossings(original((2, "L")), 79) == [(17, 2, 48), (49, 8, 45), (79, 16, 42)]


@pytest.mark.parametrize(("column", "row", "moves"), [(5, 9, 10), (6, 10, 9)])
def test_serves_that_meet_a_still_bat(column: int, row: int, moves: int) -> None:
    world = original((column, "R"), (2, "L"))
    events = play(world, [0] * moves)
    assert events[-1] == [Hit(row, 1)]
    assert (world.score, world.bounces) == (1, 49)


def test_other_crossings() -> None:
    assert [(move, row) for move, row, _ in crossings(original((15, "L")), 92)] == [(30, 11), (62, 5), (92, 3)]
    assert crossings(original((29, "L")), 14)[0][:2] == (14, 5)


def test_a_serve_from_the_right_meets_a_still_bat_on_its_second_pass() -> None:
    assert [(move, row) for move, row, _ in crossings(original((29, "R")), 80)] == [(18, 1), (48, 9), (80, 15)]
    world = original((29, "R"), (2, "L"))
    play(world, [0] * 48)
    assert (world.score, world.bounces) == (1, 45)


def finished(*serves: tuple[int, str]) -> tuple[World, list[int]]:
    """A game with a still bat to its end, and the bounces left at each point."""
    world = original(*serves)
    points = []
    while still(not world.over):
        if any(isinstance(event, Hit) for event in world.tick(0)):
            points.append(world.bounces)
    return world, points


def test_two_serves_to_the_end() -> None:
    world, points = finished((2, "L"), (14, "R"))
    assert (world.score, points) == (1, [17])
    assert (world.row, world.column) == (19, 18)


def test_four_serves_to_the_end() -> None:
    world, points = finished((5, "R"), (6, "R"), (7, "L"), (12, "L"))
    assert (world.score, points) == (3, [49, 48, 20])


@pytest.mark.parametrize(("move", "rest"), [(-1, 0), (1, 18)])
def test_a_held_key_takes_the_bat_to_its_end(move: int, rest: int) -> None:
    world = original((29, "R"))
    polled = 0
    while still(world.bat != rest):
        polled += not world.at_wall
        world.tick(move)
    assert polled == 9
    for _ in range(5):
        world.tick(move)
    assert world.bat == rest


@pytest.mark.parametrize(("corner", "down", "right"), [((19, 31), -1, -1), ((0, 0), 1, 1)])
def test_corners_turn_the_ball_back_for_one_bounce(corner: tuple[int, int], down: int, right: int) -> None:
    world = original((29, "R"))
    (world.row, world.column), world.down, world.right = corner, -down, -right
    assert world.tick(0) == [Bounced(corner=True)]
    assert (world.row, world.column) == (corner[0] + down, corner[1] + right)
    assert world.bounces == BOUNCES - 1


def test_a_hit_costs_no_bounce() -> None:
    world = original((5, "R"), (20, "R"))
    play(world, [0] * 9)
    before = world.bounces
    assert world.tick(0) == [Hit(9, 1)]
    assert (world.score, world.bounces) == (1, before)
    assert (world.row, world.column) == (19, 20)


def test_keys_are_not_read_on_a_bounce_in_the_original_and_are_in_the_modern_game() -> None:
    old, new = original((20, "R")), World(Served((20, "R")))
    old.tick(-1)
    new.tick(-1)
    assert (old.bat, new.bat) == (9, 8)


def test_moving_onto_the_ball_is_a_hit_only_in_the_modern_game() -> None:
    for volley, score in ((False, 0), (True, 1)):
        world = World(Served((20, "R"), (2, "L")), volley=volley, combo=False)
        world.row, world.column, world.down, world.right, world.bat = 8, 15, -1, 1, 9
        world.tick(-1)
        assert world.score == score


def test_the_first_pass_counts_double_in_the_modern_game() -> None:
    world = World(Served((5, "R"), (29, "R"), (2, "L")))
    assert play(world, [0] * 10)[-1] == [Hit(9, 2)]
    assert play(world, [0] * 48)[-1] == [Hit(9, 1)]
    assert world.score == 3


def test_a_longer_bat_keeps_within_the_box() -> None:
    world = World(Served((29, "R")), bat_length=4)
    play(world, [1] * 30)
    assert world.bat == ROWS - 4


@pytest.mark.parametrize("column", range(2, 30))
@pytest.mark.parametrize("way", ["L", "R"])
def test_the_crossing_row_is_where_the_ball_crosses(column: int, way: str) -> None:
    assert original((column, way)).crossing_row() == crossings(original((column, way)), 40)[0][1]
