"""Ricochet's rules: where shots go on the printed and the mended table, and what ends a game."""

import pytest

from arcade.games.ricochet.board import Place, Table, Wall, read
from arcade.games.ricochet.layouts import MENDED, OPEN, PRINTED
from arcade.games.ricochet.rules import Bounced, Flew, Flight, Hit, World, launch, step, way_ahead
from arcade.games.ricochet.solver import LEFTWARDS, RIGHTWARDS, Run, Shot, run, shots
from tests.patience import still

LAST_SHOT = 8


def printed(column: int, right: int) -> Run:
    return run(PRINTED, Shot(column, right))


def shoot(world: World, column: int, right: int) -> list[Bounced | Hit | Flew]:
    """Make a whole shot; what happened."""
    while still(world.column != column):
        assert world.move(1 if world.column < column else -1)
    world.fire(right)
    events = []
    while still(not world.landed):
        events.append(world.tick())
    if not world.over:
        world.reset()
    return events


def test_straight_to_the_lowest_target() -> None:
    found = printed(22, LEFTWARDS)
    assert (found.hits, len(found.way), found.way[-1]) == ((((13, 16), 0),), 195, (12, 7))


def test_two_targets_after_many_bounces() -> None:
    found = printed(3, LEFTWARDS)
    assert (found.hits, len(found.way), found.way[-1]) == ((((3, 21), 13), ((3, 11), 32)), 110, (17, 3))


@pytest.mark.parametrize(
    ("column", "right", "other", "end"), [(13, LEFTWARDS, (3, 21), (1, 23)), (19, RIGHTWARDS, (3, 11), (1, 9))]
)
def test_the_middle_target_and_one_above(column: int, right: int, other: Place, end: Place) -> None:
    found = printed(column, right)
    assert found.hits == (((8, 16), 5), (other, 15))
    assert found.way[-1] == end


@pytest.mark.parametrize("right", [LEFTWARDS, RIGHTWARDS])
def test_from_the_start_nothing_is_met_and_the_ball_comes_back(right: int) -> None:
    found = printed(16, right)
    assert (found.hits, len(found.way), found.way[-1]) == ((), 224, (19, 16))


@pytest.mark.parametrize(("column", "right", "end"), [(2, RIGHTWARDS, (1, 10)), (30, LEFTWARDS, (1, 22))])
def test_from_the_ends_nothing_is_met(column: int, right: int, end: Place) -> None:
    found = printed(column, right)
    assert (found.hits, len(found.way), found.way[-1]) == ((), 174, end)


@pytest.mark.parametrize("table", [PRINTED, MENDED])
def test_every_shot_is_its_mirrors_image(table: Table) -> None:
    for column in range(2, 31):
        one, other = run(table, Shot(column, LEFTWARDS)), run(table, Shot(32 - column, RIGHTWARDS))
        assert one.hits == tuple(((row, 32 - at), bounces) for (row, at), bounces in other.hits)
        assert one.way == tuple((row, 32 - at) for row, at in other.way)


def test_the_way_from_the_start_to_the_left() -> None:
    world = World(PRINTED)
    world.fire(LEFTWARDS)
    for cells in range(1, 8):
        assert world.tick() == Flew()
        assert world.ball == (19 - cells, 16 - cells)
    assert world.tick() == Bounced((11, 8), Wall.V, 1)
    assert world.ball == (12, 9)
    world.tick()
    assert world.ball == (11, 10)


def test_only_the_mended_table_gives_way_to_the_target_above() -> None:
    assert all((3, 16) not in run(PRINTED, shot).taken for shot in shots(PRINTED))
    assert len(shots(PRINTED)) == 58
    found = {shot.column for shot in shots(MENDED) if shot.right == LEFTWARDS and (3, 16) in run(MENDED, shot).taken}
    assert found == {4, 6, 12, 22, 26}


def test_three_shots_clear_the_mended_table() -> None:
    world = World(MENDED)
    for column in (3, 11, 22):
        shoot(world, column, LEFTWARDS)
    assert world.cleared
    assert world.over
    assert world.shots == 3
    assert world.score == 500 + 5 * 50 + 100


def test_the_ball_keeps_between_its_columns() -> None:
    world = World(PRINTED)
    for way, edge in ((-1, 2), (1, 30)):
        while still(world.column != edge):
            assert world.move(way)
        assert not world.move(way)
        assert world.column == edge


def test_eight_empty_shots_end_the_game() -> None:
    world = World(PRINTED)
    for number in range(1, LAST_SHOT + 1):
        assert not world.over
        shoot(world, 16, LEFTWARDS)
        assert world.shots == number
    assert world.over
    assert not world.cleared
    assert (world.taken, world.bounces, world.score) == (0, 40, 0)
    with pytest.raises(ValueError, match="no ball waits"):
        world.fire(RIGHTWARDS)
    with pytest.raises(ValueError, match="no ball flies"):
        world.tick()


def test_a_ball_goes_on_through_its_target() -> None:
    world = World(PRINTED)
    events = shoot(world, 22, LEFTWARDS)
    at = events.index(Hit((13, 16)))
    assert at == 5
    assert events[at + 1] == Flew()
    assert world.taken == 1
    assert (13, 16) not in world.left


def test_forty_bounces_end_a_flight_and_the_last_turns_nothing() -> None:
    world = World(PRINTED)
    events = shoot(world, 16, LEFTWARDS)
    assert sum(isinstance(event, Bounced) for event in events) == 40
    assert isinstance(events[-1], Bounced)
    assert (world.ball, world.bounces, world.flight) == ((19, 16), 0, None)


def test_a_corner_is_two_bounces() -> None:
    flight, first = step(PRINTED, Flight(1, 2, -1, -1), ())
    flight, second = step(PRINTED, flight, ())
    assert (first, second) == (Bounced((0, 1), Wall.H, 1), Bounced((2, 1), Wall.V, 1))
    assert flight == Flight(1, 2, 1, 1, bounces=2)


def test_no_moving_while_the_ball_flies() -> None:
    world = World(PRINTED)
    world.fire(LEFTWARDS)
    assert not world.move(1)
    assert world.column == 16


def test_the_last_target_ends_the_flight_at_once() -> None:
    world = World(MENDED)
    world.left = {(13, 16)}
    events = shoot(world, 22, LEFTWARDS)
    assert events[-1] == Hit((13, 16))
    assert world.over
    assert world.bounces == 0


def test_the_aim_ends_at_its_bounces_and_passes_through_targets() -> None:
    places = way_ahead(OPEN, launch(OPEN, 16, LEFTWARDS), OPEN.targets, 1)
    assert places[:3] == [(18, 15), (17, 14), (16, 13)]
    assert len(way_ahead(OPEN, launch(OPEN, 16, LEFTWARDS), OPEN.targets, 8)) > len(places)
    assert not way_ahead(OPEN, launch(OPEN, 16, LEFTWARDS), OPEN.targets, 0)
    assert (13, 16) in way_ahead(MENDED, launch(MENDED, 22, LEFTWARDS), MENDED.targets, 1)


def test_a_picture_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="21 rows"):
        read(("...",))
