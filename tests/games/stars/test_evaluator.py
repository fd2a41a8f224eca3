"""The judge of Stars: the fewest rays from here on, and one more where the ray that was fired is none of them."""

from arcade.games.stars.board import Ray, Star
from arcade.games.stars.evaluator import EVALUATOR
from arcade.games.stars.program import Main
from arcade.games.stars.rules import Aim
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.ai.mistakes import worst
from arcade.toolkit.contract.searching import at_once
from tests.patience import still
from tests.playthrough import GAMES, read

COLUMN: tuple[Star, ...] = ((3, 16), (8, 16), (12, 16))
UP: Ray = (132, 132)
ASIDE: Ray = (12, 12)


def test_a_ray_that_takes_all_is_as_good_as_can_be() -> None:
    assert dict(at_once(EVALUATOR.values(Aim(COLUMN, (), UP))))[UP] == -1


def test_one_that_takes_nothing_costs_a_ray() -> None:
    values = dict(at_once(EVALUATOR.values(Aim(COLUMN, (), ASIDE))))
    assert values.pop(ASIDE) == -2
    (better,) = values
    assert values[better] == -1
    assert EVALUATOR.named(Aim(COLUMN, (), ASIDE), better, "en") == "a 3-star ray"
    assert EVALUATOR.named(Aim(COLUMN, (), ASIDE), ASIDE, "ro") == "rază cu 0 stele"
    assert (EVALUATOR.worth(-2).english, EVALUATOR.worth(-1).in_language("ro")) == ("rays: 2", "raze: 1")


def test_a_hole_swallows_what_it_would_have_taken() -> None:
    assert Aim(COLUMN, (), UP).left == ()
    assert Aim(COLUMN, ((15, 16),), UP).left == COLUMN


def test_the_rays_of_a_lost_sky_are_remembered() -> None:
    play = read(GAMES / "stars" / "loss_ro.keys")
    program = play.run().program
    assert isinstance(program, Main)
    world, match = program.game.world, program.match
    assert [aim.ray for aim in match.positions] == match.moves == world.fired
    assert match.positions[0].stars == world.sky.stars
    assert match.positions[-1].left == world.stars
    assert [one.cost for one in at_once(worst(EVALUATOR, match, None))] == [1, 1, 1]


def test_the_next_sky_has_rays_of_its_own() -> None:
    session = read(GAMES / "stars" / "loss_ro.keys").run()
    program = session.program
    assert isinstance(program, Main)
    before = program.game.world
    while still(program.game.world is before or not program.game.playing):
        session.step(frozenset(("return",)) if session.machine.frame % 20 < 3 else NO_KEYS)
    assert program.match.moves == []
