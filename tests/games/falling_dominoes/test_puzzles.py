"""Every figure can be built by its plan, and what is built is judged by how well it matches."""

import pytest

from arcade.games.falling_dominoes.adviser import advise
from arcade.games.falling_dominoes.levels import LEVELS
from arcade.games.falling_dominoes.puzzles import FIGURES, Figure, Task
from arcade.games.falling_dominoes.rules import LEFT, RIGHT, Action, World
from arcade.toolkit.contract.dice import SplitMix
from tests.patience import still

BLUEPRINT = LEVELS[8].sets


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.name.english)
def test_the_plan_builds_the_figure_piece_by_piece(figure: Figure) -> None:
    world = World(SplitMix(1), BLUEPRINT)
    for planned in figure.plan:
        advice = advise(world, figure)
        assert advice is not None
        end, ways = advice
        assert frozenset(world.cells(end)) == planned
        for _, action in ways.steps(end):
            world.step(action)
        world.step(Action.FALL)
        assert planned <= set(world.pile)
    assert set(world.pile) == figure.cells
    assert figure.match(world.pile) == 100


def test_figures_are_made_of_whole_dominoes_within_the_well() -> None:
    for figure in FIGURES:
        assert all(len(planned) == 2 for planned in figure.plan)
        assert len(figure.cells) == 2 * len(figure.plan)
        assert all(LEFT <= column <= RIGHT for _, column in figure.cells)
    assert sorted(len(figure.plan) for figure in FIGURES) == [11, 15, 20, 26, 33]


def test_each_square_outside_undoes_one_inside() -> None:
    stair = FIGURES[0]
    inside = sorted(stair.cells)
    assert stair.match([]) == 0
    assert stair.match(inside[:15]) == 50
    assert stair.match([*inside[:15], (1, 8), (1, 9), (1, 10)]) == 40
    assert stair.match([(1, 8), (1, 9)]) == 0


def test_the_figures_come_again_faster_until_the_last_speed() -> None:
    tasks = [Task()]
    while still(following := tasks[-1].following):
        assert following is not None
        tasks.append(following)
    assert len(tasks) == 20
    assert [task.speed for task in tasks] == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5
    assert [task.figure for task in tasks] == list(FIGURES) * 4
    assert all(slow.frames > fast.frames for slow, fast in zip(tasks, tasks[5:], strict=False))


def test_seconds_count_only_for_a_complete_figure() -> None:
    assert Task(0).points(100, 30) == 130
    assert Task(0).points(90, 30) == 90
    assert Task(7).points(100, 12) == 212
