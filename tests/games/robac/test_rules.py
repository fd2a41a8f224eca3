"""Robac's rules as measured on the original, and what the drawn garden does better."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arcade.games.robac.levels import BOOK, DIZZY, GENTLE, LEVELS, LIVELY, QUICK, TALE, Rules
from arcade.games.robac.rules import (
    EMPTY,
    POISON,
    REMEDY,
    SPENT,
    Appeared,
    Ate,
    Bumped,
    Cell,
    Cured,
    Heading,
    Moved,
    Struck,
    Vanished,
    World,
    beyond,
)
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import Dice, RomDice, SplitMix
from tests.loaded_dice import LoadedThenHigh
from tests.patience import still

UP, RIGHT, DOWN, LEFT = Heading
ONE = ord("1")


def book(*throws: int, **rules: int) -> World:
    return World(LoadedThenHigh(*throws), BOOK if not rules else Rules(fair=False, sown_rows=21, **rules))  # type: ignore[arg-type]


def walk(world: World, ways: Sequence[Heading | None]) -> list[list[object]]:
    return [list(world.tick(way)) for way in ways]


def test_the_worm_and_the_field_at_the_start() -> None:
    for rules in (BOOK, Rules(), *(LEVELS[key].sets.rules for key in range(1, 5))):
        world = World(LoadedThenHigh(), rules)
        assert sorted(world.worm) == [(5, column) for column in range(5, 14)]
        assert (world.worm[0], world.heading, world.score) == ((5, 13), RIGHT, 0)
        assert set(world.field.cells) == {EMPTY}
        assert world.field.picture() == ("." * 32,) * 22


def test_without_a_key_the_nineteenth_step_ends_the_game() -> None:
    world = book()
    walk(world, [None] * 18)
    assert (world.worm[0], world.over) == ((5, 31), False)
    assert world.tick() == [Bumped(10)]
    assert (world.worm[0], world.score, world.over) == ((5, 31), -10, True)


def test_every_bump_costs_ten_until_the_points_are_below_nothing() -> None:
    world = book()
    walk(world, [None] * 18)
    world.score = 30
    scores = []
    while still(not world.over):
        world.tick()
        scores.append(world.score)
    assert scores == [20, 10, 0, -10]
    assert world.lives == 4


def test_straight_on_changes_nothing_and_back_over_the_body_does_no_harm() -> None:
    world = book()
    world.tick(RIGHT)
    assert (world.worm[0], world.heading) == ((5, 14), RIGHT)
    world.tick(LEFT)
    assert world.worm[:3] == ((5, 13), (5, 14), (5, 13))
    assert (world.lives, world.over) == (4, False)


@pytest.mark.parametrize("kind", b"1234")
def test_a_spider_is_worth_ten_in_the_book(kind: int) -> None:
    world = book()
    world.field[5, 14] = kind
    assert Ate((5, 14), kind, 10) in world.tick()
    assert (world.score, world.field[5, 14]) == (10, EMPTY)


def test_a_mushroom_costs_a_life_and_clears_the_field() -> None:
    world = book()
    walk(world, [DOWN, None])
    world.score = 40
    world.field[8, 13], world.field[0, 0] = POISON, ONE
    assert world.tick() == [Struck((8, 13))]
    assert world.struck
    world.revive()
    assert (world.lives, world.score, world.heading) == (3, 40, RIGHT)
    assert sorted(world.worm) == [(5, column) for column in range(5, 14)]
    assert set(world.field.cells) == {EMPTY}


@pytest.mark.parametrize(("rules", "deaths"), [(BOOK, 4), (Rules(), 5), (LIVELY, 5), (TALE, 3)])
def test_deaths_that_end_the_game(rules: Rules, deaths: int) -> None:
    world = World(LoadedThenHigh(), rules)
    died = 0
    while still(not world.over):
        world.field[beyond(world.worm[0], RIGHT)] = POISON
        assert any(isinstance(event, Struck) for event in world.tick())
        died += 1
        if not world.over:
            world.revive()
    assert died == deaths


@pytest.mark.parametrize("dice", [SplitMix(4), RomDice(Spectrum())])
def test_what_pops_up(dice: Dice) -> None:
    world = World(dice, BOOK)
    kinds: dict[int, int] = {}
    rows: set[int] = set()
    draws = 0
    while still(draws < 10_000):
        world.field.clear()
        for event in world.tick(Heading(world.steps % 4)):
            if isinstance(event, Appeared):
                kinds[event.item] = kinds.get(event.item, 0) + 1
                rows.add(event.cell[0])
                draws += 1
    spiders = [kinds[kind] for kind in b"1234"]
    assert sum(spiders) / draws == pytest.approx(0.30, abs=0.02)
    assert all(count / draws == pytest.approx(0.075, abs=0.012) for count in spiders)
    assert rows == set(range(21))


def test_the_lowest_row_is_sown_in_the_drawn_garden() -> None:
    world = World(SplitMix(1), LIVELY)
    for step in range(400):
        world.tick(Heading(step % 4))
        assert not world.struck
    assert "m" in world.field.picture()[21]


MUSHROOM_AT = (99, 3, 4)
SPIDER_AT = (0, 2, 3, 4)


def test_a_spider_stays_and_a_mushroom_goes_when_its_cell_is_drawn_again() -> None:
    world = book(*MUSHROOM_AT[:1], 3, 4, *SPIDER_AT, *MUSHROOM_AT)
    assert world.tick() == [Appeared((3, 4), POISON)]
    assert world.tick() == [Vanished((3, 4))]
    assert world.field[3, 4] == SPENT
    assert world.tick() == [Vanished((3, 4))]
    world = book(0, 2, 3, 4, *MUSHROOM_AT)
    assert world.tick() == [Appeared((3, 4), ord("3"))]
    assert world.tick() == []
    assert world.field[3, 4] == ord("3")


def test_a_spent_cell_is_used_again_in_the_drawn_garden_and_in_the_book_once_the_worm_has_crossed_it() -> None:
    world = World(LoadedThenHigh(99, 3, 4, 99, 3, 4, 99, 3, 4), Rules())
    events = walk(world, [None] * 3)
    assert events == [[Appeared((3, 4), POISON)], [Vanished((3, 4))], [Appeared((3, 4), POISON)]]
    crossed = book(99, 6, 13, 99, 6, 13)
    walk(crossed, [RIGHT, RIGHT])
    assert crossed.field[6, 13] == SPENT
    walk(crossed, [DOWN, LEFT, LEFT])
    assert crossed.worm[0] == (6, 13)
    assert crossed.field[6, 13] == EMPTY


def test_the_worm_is_hidden_for_a_step_in_the_book_and_never_in_the_drawn_garden() -> None:
    assert book(99, 5, 10).tick() == [Vanished((5, 10))]
    world = World(LoadedThenHigh(99, 5, 10, 5, 11, 20, 20), Rules())
    assert world.tick() == [Appeared((20, 20), POISON)]


def test_no_mushroom_pops_up_right_before_the_head_in_the_drawn_garden() -> None:
    world = World(LoadedThenHigh(99, 5, 15, 5, 16, 5, 17, 5, 18), Rules())
    assert world.tick() == [Appeared((5, 18), POISON)]
    assert book(99, 5, 15).tick() == [Appeared((5, 15), POISON)]


def test_nine_cells_unless_the_worm_overlaps_itself() -> None:
    world = World(SplitMix(2), Rules())
    for step in range(60):
        world.tick(Heading(step // 5 % 4))
        assert len(set(world.worm)) == 9
        world.field.clear()


def test_levels_go_faster_and_bring_fewer_spiders() -> None:
    garden = [LEVELS[key].sets for key in range(1, 5)]
    assert [pace.frames for pace in garden] == [15, 10, 7, 5]
    shares = [pace.rules.prize_percent for pace in garden]
    assert shares == sorted(shares, reverse=True)
    assert len(set(shares)) == 4


@pytest.mark.parametrize(("item", "points"), [(49, 10), (50, 20), (51, 30), (52, 50)])
def test_kinds_are_worth_different_points(item: int, points: int) -> None:
    world = World(LoadedThenHigh(), GENTLE)
    world.field[5, 14] = item
    assert Ate((5, 14), item, points) in world.tick()


@pytest.mark.parametrize(
    ("rules", "before", "after"), [(GENTLE, 95, 85), (LIVELY, 95, 75), (QUICK, 90, 45), (QUICK, 30, 10), (DIZZY, 95, 0)]
)
def test_the_edge_takes_part_of_the_points_or_all(rules: Rules, before: int, after: int) -> None:
    world = World(LoadedThenHigh(), rules)
    walk(world, [UP] * 5)
    world.score = before
    world.tick()
    assert world.score == after
    assert not world.over


def test_mushrooms_thicken_and_steps_shorten_with_lost_lives() -> None:
    world = World(LoadedThenHigh(), LIVELY)
    shares = []
    for lives in (5, 4, 3, 2, 1):
        world.lives = lives
        shares.append(world.prize_percent)
    assert shares == [30, 27, 24, 21, 18]
    assert [LEVELS[2].sets.step(lost) for lost in range(5)] == [10, 9, 8, 7, 7]


def test_the_ogre_takes_seven_steps_while_the_prince_takes_ten() -> None:
    world = World(SplitMix(1), TALE)
    assert world.ogre is not None
    assert (world.worm, world.ogre.cell) == (((5, 3),), (9, 14))
    went = 0
    for step in range(10):
        before = world.ogre.cell
        world.tick(UP if step % 2 else DOWN)
        went += before != world.ogre.cell
    assert went == 7


def test_the_ogre_kills_whom_he_touches() -> None:
    world = World(SplitMix(1), TALE)
    assert world.ogre is not None
    world.ogre.cell = (5, 5)
    events = walk(world, [RIGHT])
    while still(not world.struck):
        events += walk(world, [RIGHT])
    assert events[-1][-1] == Struck(world.worm[0])
    assert world.lives == 2
    world.revive()
    assert (world.worm, world.ogre.cell) == (((5, 3),), (9, 14))


def test_apples_and_dragons_but_no_mushrooms_and_never_more_than_five() -> None:
    world = World(SplitMix(3), TALE)
    for step in range(300):
        if world.ogre:
            world.ogre.cell = (9, 14)
        world.tick((DOWN, RIGHT, UP, LEFT)[step % 4])
        assert len(world.field.where(b"1234")) <= 5
        assert POISON not in world.field.cells
    assert world.field.where(b"12")


def test_beyond_dear_spiders_leave() -> None:
    world = World(LoadedThenHigh(0, 3, 3, 4), LIVELY._replace(walks=(0, 0, 0, 0), remedy_percent=0))
    assert world.tick() == [Appeared((3, 4), ord("4"))]
    for _ in range(59):
        assert Vanished((3, 4)) not in world.tick(UP if world.worm[0][0] > 10 else DOWN)
    assert Vanished((3, 4)) in world.tick(DOWN)
    assert world.field[3, 4] == EMPTY


def test_beyond_dear_spiders_walk_to_free_cells_and_take_their_time_with_them() -> None:
    world = World(LoadedThenHigh(), Rules(walks=(0, 0, 0, 2), stays=(0, 0, 0, 9)))
    world.field[3, 4], world.leaving[3, 4] = ord("4"), 9
    world.field[9, 9] = ord("1")
    world.dice = LoadedThenHigh(99, 20, 20, UP, 99, 20, 20)
    assert not any(isinstance(event, Moved) for event in world.tick())
    assert Moved((3, 4), (2, 4), ord("4")) in world.tick()
    assert (world.field[2, 4], world.field[3, 4], world.field[9, 9]) == (ord("4"), EMPTY, ord("1"))
    assert world.leaving == {(2, 4): 9}
    world.field[2, 5] = POISON
    world.dice = LoadedThenHigh(99, 20, 21, RIGHT, 99, 20, 22)
    assert not any(isinstance(event, Moved) for way in (None, None) for event in world.tick(way))
    assert world.field[2, 4] == ord("4")


def test_beyond_a_remedy_clears_the_five_nearest_mushrooms() -> None:
    world = World(LoadedThenHigh(), LIVELY)
    world.field[5, 14] = REMEDY
    near: tuple[Cell, ...] = ((5, 16), (4, 14), (5, 18), (8, 14), (1, 14))
    for cell in (*near, (20, 3), (5, 31)):
        world.field[cell] = POISON
    cured = [event for event in world.tick() if isinstance(event, Cured)]
    assert [set(event.cells) for event in cured] == [set(near)]
    assert world.field.where(bytes((POISON,)))[-1] == (21, 31) or (20, 3) in world.field.where(bytes((POISON,)))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([None, *Heading]), max_size=120), st.integers(0, 99), st.sampled_from(range(6)))
def test_any_steering_keeps_the_world_whole(ways: list[Heading | None], seed: int, level: int) -> None:
    world = World(SplitMix(seed), BOOK if level == 5 else LEVELS[level + 1].sets.rules)
    for way in ways:
        before = world.score
        events = world.tick(way)
        gains = sum(event.points for event in events if isinstance(event, Ate))
        costs = sum(event.cost for event in events if isinstance(event, Bumped))
        assert world.score == before + gains - costs
        assert len(world.worm) == world.rules.length
        assert all(world.field.holds(cell) for cell in world.worm)
        assert all(world.field[cell] == EMPTY for cell in world.worm)
        assert world.over == (world.lives == 0 or world.score < 0)
        if world.over:
            break
        if world.struck:
            world.revive()
