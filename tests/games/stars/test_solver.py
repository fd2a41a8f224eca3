"""The fewest rays: figures known from an exact search, and plans that do what they promise."""

import pytest

from arcade.games.stars.board import Ray, Star, crosses, drawn, with_holes
from arcade.games.stars.layouts import FIGURES, figure_sky
from arcade.games.stars.solver import solve
from arcade.games.stars.strings import FIGURES as NAMES
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.stars.test_rules import book_sky


def clears(plan: tuple[Ray, ...], stars: tuple[Star, ...]) -> bool:
    return all(any(crosses(ray, star) for ray in plan) for star in stars)


@pytest.mark.parametrize(("seed", "fewest"), [(0, 7), (7, 6)])
def test_the_fewest_lines_of_a_sky(seed: int, fewest: int) -> None:
    stars = book_sky(seed)
    plan = at_once(solve(stars))
    assert len(plan) == fewest
    assert clears(plan, stars)


@pytest.mark.parametrize("seed", [1, 2])
def test_plans_avoid_black_holes(seed: int) -> None:
    dice = SplitMix(seed)
    stars = drawn(dice, 24)
    holes = with_holes(dice, stars, 3)
    plan = at_once(solve(stars, holes))
    assert clears(plan, stars)
    assert not any(crosses(ray, hole) for ray in plan for hole in holes)


def test_stars_out_of_reach_are_left_out() -> None:
    assert at_once(solve(((9, 9),), holes=tuple((10, column) for column in range(32)))) == ()
    assert at_once(solve(())) == ()


@pytest.mark.parametrize("number", range(len(FIGURES)))
def test_figures_are_skies_whose_lines_join_their_stars(number: int) -> None:
    sky, figure = figure_sky(number), FIGURES[number]
    assert all(2 <= row <= 18 and 3 <= column <= 27 for row, column in sky.stars)
    letters = [letter for line in figure.chart for letter in line if letter.isalpha()]
    assert len(letters) == len(set(letters)) == len(sky.stars)
    assert {star for stroke in figure.strokes() for star in stroke} == set(sky.stars)
    assert len(NAMES) == len(FIGURES)
