"""Every table proved: what can be taken from it at all, and its par; doors, corner stones, bars and the paddle."""

import pytest

from arcade.games.ricochet.board import FLOOR, Table, Wall
from arcade.games.ricochet.layouts import BARS, CORNERS, DOORS, MENDED, OPEN, PADDLE, PRINTED, TABLES
from arcade.games.ricochet.rules import FLOOR_COST, Bounced, Flight, World, landing, launch, steered, step
from arcade.games.ricochet.solver import LEFTWARDS, RIGHTWARDS, Shot, advice, cover, run, shots
from arcade.toolkit.contract.searching import at_once
from tests.games.ricochet.steering import colour, steer
from tests.patience import still

UNSTEERED = (OPEN, MENDED, CORNERS, DOORS)
STEERED = (BARS, PADDLE)


@pytest.mark.parametrize("table", [PRINTED, *TABLES.values()])
def test_a_table_is_closed_and_has_five_targets(table: Table) -> None:
    assert len(table.targets) == 5
    for row in range(1, FLOOR + 1):
        assert {(row, 1), (row, 31)} <= set(table.walls)
    for column in range(1, 32):
        assert {(0, column), (FLOOR, column)} <= set(table.walls)
    assert all((table.start[0], column) not in table.walls for column in range(table.first, table.last + 1))


def test_the_printed_table_gives_four_targets_at_best() -> None:
    found = cover([run(PRINTED, shot) for shot in shots(PRINTED)], PRINTED.targets)
    assert frozenset[tuple[int, int]]().union(*(one.taken for one in found)) == set(PRINTED.targets) - {(3, 16)}
    assert PRINTED.par == 0


@pytest.mark.parametrize("table", UNSTEERED)
def test_a_table_can_be_cleared_in_par_and_not_in_less(table: Table) -> None:
    found = cover([run(table, shot) for shot in shots(table)], table.targets)
    assert len(found) == table.par
    world = World(table)
    for one in found:
        world.column = one.shot.column
        world.fire(one.shot.right)
        while still(not world.landed):
            world.tick()
        if not world.over:
            world.reset()
    assert world.cleared
    assert world.shots == table.par


@pytest.mark.turns(200_000)
@pytest.mark.parametrize("table", STEERED)
def test_a_steered_table_can_be_cleared_in_par_and_not_in_less(table: Table) -> None:
    """Row and column together stay odd or even in a flight, so targets of both kinds need a shot each at least."""
    assert {colour(place) for place in table.targets} == {0, 1}
    assert table.par == 2
    world = World(table)
    for kind in (0, 1):
        wanted = {place for place in table.targets if colour(place) == kind}
        for shot in shots(table):
            if colour((table.start[0], shot.column)) == kind:
                taken, commands = steer(table, shot, wanted)
                if taken == wanted:
                    break
        world.column = shot.column
        world.fire(shot.right)
        for command in commands:
            world.tick(command)
        if not world.over:
            while still(not world.landed):
                world.tick()
            world.reset()
    assert world.cleared
    assert world.shots == table.par


def test_nothing_changes_whether_row_and_column_are_odd_together() -> None:
    for table in (PRINTED, *TABLES.values()):
        for shot in shots(table):
            found = run(table, shot)
            assert {colour(place) for place in found.way} == {colour((table.start[0], shot.column))}


def test_advice_followed_clears_the_mended_table_in_par() -> None:
    world = World(MENDED)
    while still(not world.over):
        told = at_once(advice(world.table, world.left))
        assert told is not None
        world.column = told[0]
        world.fire(told[1])
        while still(not world.landed):
            world.tick()
        if not world.over:
            world.reset()
    assert world.shots == MENDED.par


def test_no_advice_where_no_shot_helps() -> None:
    assert at_once(advice(PRINTED, {(3, 16)})) is None


def test_a_corner_stone_sends_the_ball_back() -> None:
    flight = Flight(4, 7, -1, -1)
    after, event = step(CORNERS, flight, ())
    assert after.place == (3, 6)
    after, event = step(CORNERS, Flight(6, 5, -1, 1), ())
    assert event == Bounced((5, 6), Wall.CORNER, 1)
    assert (after.down, after.right, after.place) == (1, -1, (6, 5))


def test_doors_swing_every_fifth_bounce() -> None:
    shut, opened = (6, 12), (11, 8)
    for bounces in range(20):
        first = bounces // 5 % 2 == 0
        assert DOORS.wall(shut, bounces) is (Wall.V if first else None)
        assert DOORS.wall(opened, bounces) is (None if first else Wall.V)


def test_bars_slide_against_each_other_and_not_beyond_their_swing() -> None:
    flight = launch(BARS, 16, LEFTWARDS)
    for _ in range(20):
        flight = steered(BARS, flight, 1)
    assert flight.slide == BARS.swing
    assert BARS.wall((6, 12), slide=flight.slide) is None
    assert BARS.wall((6, 21), slide=flight.slide) is Wall.CORNER
    assert BARS.wall((17, 5), slide=flight.slide) is Wall.CORNER


def test_a_bar_stops_before_the_ball() -> None:
    flight = Flight(6, 21, -1, 1)
    assert steered(BARS, flight, 1) is flight
    assert steered(BARS, flight, -1).slide == -1


@pytest.mark.parametrize("table", STEERED)
def test_bars_never_slide_onto_anything(table: Table) -> None:
    for slide in range(-table.swing, table.swing + 1):
        places = set(table.bar_places(slide))
        assert not places & set(table.walls)
        assert not places & set(table.targets)


def test_the_paddle_meets_the_ball_for_nothing_and_the_floor_costs_five() -> None:
    onto = Flight(17, 15, 1, 1)
    after, event = step(PADDLE, onto, ())
    assert event == Bounced((18, 16), Wall.H, 0)
    assert (after.down, after.bounces) == (-1, 0)
    _, event = step(PADDLE, Flight(19, 5, 1, 1), ())
    assert event == Bounced((20, 6), Wall.H, FLOOR_COST)
    after, _ = step(PADDLE, Flight(19, 5, 1, 1, bounces=38), ())
    assert after.bounces == 40


def test_the_paddle_carries_the_ball_and_can_be_steered_from_there() -> None:
    world = World(PADDLE)
    for _ in range(4):
        world.move(1)
    assert world.slide == 4
    world.fire(RIGHTWARDS)
    assert world.table.wall((18, 20), slide=world.slide) is Wall.H
    world.tick(-1)
    assert world.slide == 3


def test_where_the_ball_comes_down_is_foreseen() -> None:
    assert landing(PADDLE, Flight(10, 20, 1, 1)) == 28


def test_a_paddle_kept_under_the_ball_makes_flights_longer() -> None:
    def cells(follow: bool) -> int:
        world = World(PADDLE)
        world.left = {(1, 1)}
        world.fire(LEFTWARDS)
        flown = 0
        while still(not world.landed):
            column = landing(PADDLE, world.flight) if follow and world.flight else None
            middle = 16 + world.slide
            world.tick(0 if column is None else (column > middle) - (column < middle))
            flown += 1
            assert flown < 3000
        return flown

    assert cells(True) > cells(False)


def test_shots_are_tried_from_the_middle() -> None:
    assert shots(PADDLE)[:2] == [Shot(16, LEFTWARDS), Shot(16, RIGHTWARDS)]
    assert len(shots(PADDLE)) == 54
