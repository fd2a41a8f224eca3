"""The demonstration's player foretells the beasts by their own rules, and plans by what it foretells."""

from functools import cache
from itertools import product

import pytest

from arcade.games.labyrinth.actors import NOTHING, Beast, Good, Kind, Wish, awake, choose, stroll, target_of
from arcade.games.labyrinth.adviser import CHANCES, UNREACHED, Foresight, Ground, cell_of, hunter_of, place_of
from arcade.games.labyrinth.adviser import apart as places_apart
from arcade.games.labyrinth.levels import LEVELS, End, Mode
from arcade.games.labyrinth.rules import CELLS, Cell, Maze, apart, carved, scattered
from arcade.games.labyrinth.search import Planner
from arcade.games.labyrinth.world import SECONDS, STEP_FRAMES, Hunt, Layout, end_of
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.patience import still

MAZES = [scattered(SplitMix(3), 70), scattered(SplitMix(4), 50), carved(SplitMix(5), 16)]


def hunt_of(maze: Maze, level: int, good: Cell, beasts: list[Cell], mode: Mode = Mode.CHASE, **more: object) -> Hunt:
    layout = Layout(maze, [Good(good)], [Beast(cell, kind=kind) for kind, cell in enumerate(beasts)])
    for name, value in more.items():
        setattr(layout, name, value)
    return Hunt(SplitMix(1), mode, LEVELS[level].sets, layout)


def decided(hunt: Hunt, number: int, dice: SplitMix) -> tuple[Cell, int]:
    """What a beast's own rules say, as they stand in the hunt, with fresh dice and patience as it is."""
    beast, good = hunt.beasts[number], hunt.goods[0]
    mind, refused = hunt.skill.mind, beast.refused
    try:
        if beast.post is not None and not awake(hunt.skill.watch, beast, good):
            if apart(beast.cell, beast.post) <= 2:
                return stroll(dice, hunt.maze, beast, beast.post)
            return choose(mind, dice, hunt.maze, beast, beast.post, set())
        taken = {other.cell for other in hunt.beasts if other is not beast}
        target = target_of(mind, hunt.maze, hunt.beasts, number, good)
        return choose(mind, dice, hunt.maze, beast, target, taken)
    finally:
        beast.refused = refused


@pytest.mark.parametrize("maze", MAZES, ids=["chase", "sparse", "classic"])
def test_how_far_it_is_agrees_with_the_maze(maze: Maze) -> None:
    ground = Ground(maze.walls)
    for goal in CELLS[::37]:
        if maze.free(goal):
            for leaping in (False, True):
                known, found = maze.distances(goal, leaping=leaping), ground.far(place_of(goal), leaping)
                assert all(found[place_of(cell)] == known.get(cell, UNREACHED) for cell in CELLS)
    for one, other in product(CELLS[::41], CELLS[::29]):
        assert places_apart(place_of(one))[place_of(other)] == apart(one, other)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("guarding", [False, True])
def test_what_is_foretold_is_what_the_beasts_may_do(
    level: int, guarding: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = SplitMix(level)
    for maze in MAZES:
        monkeypatch.setattr(maze, "distances", cache(maze.distances))  # no wall falls, and many dice ask the same
        free = [cell for cell in CELLS if maze.free(cell)]
        for _ in range(25):
            good, *beasts = (dice.pick(free) for _ in range(4))
            hunt = hunt_of(maze, level, good, beasts)
            for beast in hunt.beasts:
                beast.post = dice.pick([cell for cell in free if apart(cell, beast.cell) <= 4]) if guarding else None
                beast.refused = dice.below(4)
            foresight = Foresight.of(hunt, Ground(maze.walls))
            pack = tuple(map(hunter_of, hunt.beasts))
            # He came from where he is, so that he faces nowhere for the model: the facing that the rules see is set.
            came = place_of((good[0] - hunt.goods[0].facing[0], good[1] - hunt.goods[0].facing[1]))
            for number in range(len(beasts)):
                told = {
                    (cell_of(there), units)
                    for there, units, _ in (
                        foresight.decision(pack, number, came, place_of(good), chance) for chance in range(CHANCES)
                    )
                }
                assert told == {decided(hunt, number, SplitMix(seed)) for seed in range(150)}


def test_a_beast_that_will_be_met_is_foretold_to_the_frame() -> None:
    # A corridor between two walls: the hunter can only come straight on.
    maze = Maze({(column, row) for column in range(1, 31) for row in (8, 9, 11, 12)})
    for gap, rests in product(range(2, 9), (False, True)):
        hunt = hunt_of(maze, 4, (10, 10), [(10 + gap, 10)])
        foresight = Foresight.of(hunt, Ground(maze.walls))
        pack, place = tuple(map(hunter_of, hunt.beasts)), place_of((10, 10))
        foretold, start = 0, 0
        while still(pack is not None):
            there = place if rests else place + 1
            after = foresight.after(pack, place, there, start, max(start, 1), bytes(200))
            if after is None:
                break
            foretold, pack, place, start = start + STEP_FRAMES, after, there, start + STEP_FRAMES
        while still(not hunt.over):
            if any(event.kind is Kind.CAUGHT for event in hunt.tick([NOTHING if rests else Wish((1, 0))])):
                break
        assert foretold <= hunt.frames <= foretold + STEP_FRAMES


def test_room_is_what_can_be_reached_first() -> None:
    ground = Ground({(5, row) for row in range(1, 21) if row != 10})
    shut_in = ground.room(place_of((1, 1)), [place_of((5, 10))], STEP_FRAMES, STEP_FRAMES)
    free = ground.room(place_of((12, 10)), [place_of((5, 10))], STEP_FRAMES, STEP_FRAMES)
    assert shut_in < 80 < free
    assert ground.room(place_of((1, 1)), [], STEP_FRAMES, STEP_FRAMES) > shut_in


def played(hunt: Hunt) -> Hunt:
    """A hunt played to its end by the planner alone."""
    planner = Planner(hunt, SplitMix(7))
    while still(not hunt.over):
        step = at_once(planner.plan())
        hunt.tick([Wish(step.way, step.strike)])
        for _ in range(STEP_FRAMES - 1):
            hunt.tick([Wish(step.way) if step.strike else NOTHING])
    return hunt


def test_it_takes_the_way_out_and_breaks_a_wall_for_a_short_cut() -> None:
    maze = Maze({(6, row) for row in range(1, 20)})
    hunt = played(hunt_of(maze, 2, (4, 3), [(30, 20)], Mode.EXIT, exit=(9, 3)))
    assert end_of(hunt) is End.FOUND
    assert hunt.steps < 12
    assert (6, 3) not in maze.walls


def test_it_takes_what_lies_there_and_lives() -> None:
    things = {(20, 10): 50, (22, 10): 50, (25, 3): 50, (12, 18): 50, (3, 2): 50}
    hunt = played(
        hunt_of(scattered(SplitMix(9), 40, list(things)), 2, (2, 19), [(29, 2)], Mode.VALUES, treasures=things)
    )
    assert hunt.points == 250
    assert hunt.left > SECONDS[Mode.VALUES]
