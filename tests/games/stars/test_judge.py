"""The judge of Stars: the fewest rays from here on, and one more where the ray that was fired is none of them."""

from arcade.games.stars.board import Sky
from arcade.games.stars.judge import JUDGE
from arcade.games.stars.rays import Ray, Star
from arcade.games.stars.rules import Aim, World
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.contract.searching import at_once

COLUMN: tuple[Star, ...] = ((3, 16), (8, 16), (12, 16))
UP: Ray = (132, 132)
ASIDE: Ray = (12, 12)


def test_a_ray_that_takes_all_is_as_good_as_can_be() -> None:
    assert dict(at_once(JUDGE.values(Aim(COLUMN, (), UP))))[UP] == -1


def test_one_that_takes_nothing_costs_a_ray() -> None:
    values = dict(at_once(JUDGE.values(Aim(COLUMN, (), ASIDE))))
    assert values.pop(ASIDE) == -2
    (better,) = values
    assert values[better] == -1
    assert JUDGE.named(Aim(COLUMN, (), ASIDE), better, "en") == "a 3-star ray"
    assert JUDGE.named(Aim(COLUMN, (), ASIDE), ASIDE, "ro") == "rază cu 0 stele"
    assert (JUDGE.worth(-2).en, JUDGE.worth(-1).ro) == ("rays: 2", "raze: 1")


def test_a_hole_swallows_what_it_would_have_taken() -> None:
    assert Aim(COLUMN, (), UP).left == ()
    assert Aim(COLUMN, ((15, 16),), UP).left == COLUMN


def test_a_world_remembers_what_its_rays_were_fired_at() -> None:
    world = World(Sky((*COLUMN, (5, 3))))
    for x in (12, 132):
        world.lower.x = world.upper.x = x
        world.fire()
    assert [aim.ray for aim in world.course.positions] == world.course.moves == world.fired
    assert [len(aim.stars) for aim in world.course.positions] == [4, 4]
    assert [one.number for one in at_once(worst(JUDGE, world.course, None))] == [1]
