"""The rules of Stars: what a ray takes, the ROM's line, the sights' stops, points, limits and black holes."""

from itertools import pairwise

import pytest

from arcade.games.stars.board import (
    LEFT,
    MIDDLE,
    RIGHT,
    STOPS,
    Ray,
    Sight,
    Sky,
    Star,
    crosses,
    drawn,
    pixels,
    with_holes,
)
from arcade.games.stars.rules import Command, Fired, Stopped, World
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix
from tests.patience import still

SEED_0 = (
    (2, 5), (9, 22), (6, 7), (5, 6), (13, 4), (13, 26), (12, 16), (15, 15), (12, 27), (13, 3),
    (15, 6), (7, 7), (14, 27), (11, 24), (6, 4), (15, 7), (11, 13), (12, 20), (18, 19), (7, 9),
)  # fmt: skip
GREEDY = {
    0: {(162, 26): 7, (246, 132): 4, (52, 68): 3, (24, 46): 3, (128, 128): 1, (176, 132): 1, (246, 164): 1},
    7: {(160, 26): 6, (174, 116): 5, (76, 128): 3, (34, 150): 2, (20, 102): 2, (128, 162): 1, (242, 180): 1},
}
"""Rays fired one after the other in the skies of two seeds, and the stars that each takes."""


def book_sky(seed: int) -> tuple[Star, ...]:
    machine = Spectrum()
    machine.seed = seed
    return drawn(RomDice(machine))


def shoot(world: World, ray: Ray) -> Fired:
    """Put the sights where the ray is to be and fire it."""
    world.lower.x, world.upper.x = ray
    return world.fire()


def one_sky(*stars: Star, **others: object) -> World:
    return World(Sky(stars), **others)  # type: ignore[arg-type]


def test_start_and_the_ends_of_the_way() -> None:
    world = World(Sky(book_sky(0)))
    assert (world.rays, len(world.stars), world.lower.x, world.upper.x) == (0, 20, 128, 128)
    for _ in range(59):
        world.tick(Command(lower=-1))
    assert world.lower.x == LEFT
    assert world.tick(Command(lower=-1)) == [Stopped(-1, 0)]
    other = World(Sky(book_sky(0)))
    for _ in range(59):
        other.tick(Command(lower=1))
    assert other.lower.x == RIGHT
    assert other.tick(Command(lower=1)) == [Stopped(1, 0)]


def test_the_sky_of_seed_0() -> None:
    assert book_sky(0) == SEED_0


@pytest.mark.parametrize(
    ("ray", "taken"),
    [
        ((128, 128), {(12, 16)}),
        ((10, 246), {(15, 7), (11, 13)}),
        ((60, 200), set()),
        ((246, 10), set()),
        ((100, 140), set()),
    ],
)
def test_single_rays(ray: Ray, taken: set[Star]) -> None:
    world = World(Sky(SEED_0))
    assert set(shoot(world, ray).taken) == taken
    assert (len(world.stars), world.rays) == (20 - len(taken), 1)


@pytest.mark.parametrize("seed", [0, 7])
def test_games_won_with_seven_lines(seed: int) -> None:
    world = World(Sky(book_sky(seed)))
    assert {ray: len(shoot(world, ray).taken) for ray in GREEDY[seed]} == GREEDY[seed]
    assert world.cleared
    assert world.over
    assert world.rays == 7


def test_no_two_stars_share_a_cell() -> None:
    dice = RomDice(Spectrum())
    for _ in range(1000):
        sky = drawn(dice)
        assert len(set(sky)) == 20
        assert all(2 <= row <= 18 and 3 <= column <= 27 for row, column in sky)


def test_stars_on_one_ray_are_counted_from_the_bottom_up() -> None:
    world = one_sky((3, 16), (12, 16), (7, 16), (5, 5))
    shot = shoot(world, (MIDDLE, MIDDLE))
    assert shot.taken == ((12, 16), (7, 16), (3, 16))
    assert (shot.points, world.points, world.best) == (60, [60, 0], 3)
    assert world.stars == ((5, 5),)


def test_a_hinted_ray_is_worth_ten_a_star() -> None:
    world = one_sky((3, 16), (12, 16))
    world.hinted = (MIDDLE, MIDDLE)
    assert shoot(world, (MIDDLE, MIDDLE)).points == 20


@pytest.mark.parametrize("ray", [(10, 246), (246, 10), (128, 128), (10, 160), (10, 162), (200, 48), (30, 34)])
def test_the_line_is_the_machines_own(ray: Ray) -> None:
    machine = Spectrum()
    machine.plot(ray[0], 16)
    machine.draw(ray[1] - ray[0], 151)
    way = set(pixels(ray))
    assert way == {(x, y) for x in range(256) for y in range(16, 168) if machine.point(x, y)}
    cells = {((175 - y) // 8, x // 8) for x, y in way}
    assert {(row, column) for row in range(2, 19) for column in range(3, 28) if crosses(ray, (row, column))} == {
        cell for cell in cells if 2 <= cell[0] <= 18 and 3 <= cell[1] <= 27
    }


def test_a_tap_moves_a_gliding_sight_by_one_stop() -> None:
    for frames in range(1, 5):
        sight = Sight(speed=4)
        for frame in range(12):
            sight.push(1 if frame < frames else 0)
        assert sight.x == MIDDLE + 2


@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_a_held_sight_glides_ever_faster_up_to_its_speed_without_a_stop(speed: int) -> None:
    sight, places = Sight(speed), [MIDDLE]
    while still(sight.x < RIGHT):
        sight.push(1)
        places.append(sight.x)
    steps = [after - before for before, after in pairwise(places)]
    assert max(steps) == speed
    assert set(steps[8:-1]) == set(range(1, speed + 1))
    assert steps[8:-1] == sorted(steps[8:-1])


def test_a_sight_let_go_comes_to_rest_on_a_stop() -> None:
    for frames in range(1, 40):
        sight = Sight(speed=3)
        for _ in range(frames):
            sight.push(-1)
        sight.push(0)
        assert sight.x in STOPS
        assert not sight.push(0)


def test_a_sight_goes_where_it_is_sent_and_no_farther() -> None:
    sight = Sight(speed=2)
    sight.send(33)
    while still(sight.push(0)):
        pass
    assert sight.x == 32
    sight.send(0)
    while still(sight.push(0)):
        pass
    assert sight.x == LEFT


def test_limits_end_the_game() -> None:
    world = one_sky((3, 3), most_rays=2)
    shoot(world, (200, 200))
    assert (world.rays_left, world.over) == (1, False)
    shoot(world, (200, 200))
    assert world.over
    assert not world.cleared
    late = one_sky((3, 3), most_ticks=3)
    for _ in range(3):
        late.tick(Command())
    assert late.over
    assert late.tick(Command(fire=True)) == []


@pytest.mark.parametrize(("rays", "over_par", "score"), [(1, 0, 310), (2, 1, 210), (3, 2, 110), (4, None, 10)])
def test_few_rays_are_worth_points(rays: int, over_par: int | None, score: int) -> None:
    world = one_sky((12, 16), plan=((MIDDLE, MIDDLE),))
    for _ in range(rays - 1):
        shoot(world, (200, 200))
    shoot(world, (MIDDLE, MIDDLE))
    assert (world.over_par, world.score) == (over_par, score)


def test_time_left_counts_only_when_the_sky_is_clear() -> None:
    world = one_sky((12, 16), most_ticks=500, plan=((MIDDLE, MIDDLE),))
    assert world.score == 0
    shoot(world, (MIDDLE, MIDDLE))
    assert world.score == 10 + 300 + 5 * 10


def test_a_black_hole_swallows_the_ray() -> None:
    world = World(Sky(((15, 16), (4, 16)), holes=((9, 16), (6, 16))))
    shot = shoot(world, (MIDDLE, MIDDLE))
    assert (shot.hole, shot.taken, shot.points) == ((9, 16), (), 0)
    assert len(world.stars) == 2


def test_black_holes_keep_away_from_stars_and_each_other() -> None:
    for seed in range(50):
        dice = SplitMix(seed)
        stars = drawn(dice, 24)
        holes = with_holes(dice, stars, 3)
        assert len(holes) == 3
        for hole in holes:
            assert all(max(abs(hole[0] - row), abs(hole[1] - column)) > 2 for row, column in {*stars, *holes} - {hole})


def test_two_players_fire_in_turn() -> None:
    world = one_sky((12, 16), (12, 20), seats=2)
    seats = []
    for ray in ((MIDDLE, MIDDLE), (10, 10), (10, 10)):
        seats.append(world.seat)
        shoot(world, ray)
    assert seats == [0, 1, 0]
    shoot(world, (164, 164))
    assert world.points == [10, 10]
