"""The labyrinth in motion: steps, beasts of every mind, the hammer, captures, ends."""

import pytest

from arcade.games.labyrinth.actors import NOTHING, Beast, Event, Good, Kind, Wish
from arcade.games.labyrinth.levels import LEVELS, End, Mode
from arcade.games.labyrinth.rules import DOWN, LEFT, RIGHT, UP, Cell, Maze
from arcade.games.labyrinth.world import (
    REST_FRAMES,
    SECOND_FRAMES,
    SECONDS,
    STEP_FRAMES,
    Hunt,
    Layout,
    end_of,
    score,
)
from arcade.toolkit.contract.dice import SplitMix

FAR = (30, 1)


def hunt(
    *walls: Cell,
    mode: Mode = Mode.CHASE,
    level: int = 3,
    goods: tuple[Cell, ...] = ((5, 10),),
    beasts: tuple[Cell, ...] = (FAR,),
    treasures: dict[Cell, int] | None = None,
    way_out: Cell | None = None,
) -> Hunt:
    layout = Layout(
        Maze(set(walls)),
        [Good(cell) for cell in goods],
        [Beast(cell, kind=kind) for kind, cell in enumerate(beasts)],
        treasures or {},
        way_out,
    )
    return Hunt(SplitMix(1), mode, LEVELS[level].sets, layout)


def go(game: Hunt, way: Cell | None, frames: int = STEP_FRAMES, strike: bool = False) -> list[Event]:
    """The first good one goes a way for so many frames; the others stay."""
    events: list[Event] = []
    for _ in range(frames):
        wishes = [Wish(way, strike), *[NOTHING] * (len(game.goods) - 1)]
        events += game.tick(wishes)
        strike = False
    return events


def test_a_step_glides_for_six_frames() -> None:
    game = hunt()
    places = []
    for _ in range(STEP_FRAMES + 1):
        go(game, RIGHT, 1)
        places.append(game.goods[0].place[0])
    assert places[0] == 40
    assert places[3] == 44
    assert places[STEP_FRAMES] == 48
    assert game.goods[0].steps == 2
    go(game, None, STEP_FRAMES)
    assert (game.goods[0].cell, game.steps) == ((7, 10), 2)


def test_walls_stop_and_cost_nothing() -> None:
    game = hunt((6, 10))
    assert Event(Kind.BUMPED) in go(game, RIGHT)
    assert (game.goods[0].cell, game.steps, game.goods[0].facing) == ((5, 10), 0, RIGHT)


def test_the_hammer_breaks_a_wall_and_rests() -> None:
    game = hunt((6, 10), (8, 10))
    game.beasts[0].led = True
    go(game, RIGHT, 1)
    assert go(game, None, 1, strike=True) == [Event(Kind.BROKE, (6, 10))]
    assert game.maze.free((6, 10))
    go(game, RIGHT, 2 * STEP_FRAMES)
    assert Event(Kind.BUMPED) in go(game, None, 2 * STEP_FRAMES, strike=True)
    go(game, None, REST_FRAMES)
    assert Event(Kind.BROKE, (8, 10)) in go(game, None, 1, strike=True)


def test_the_border_does_not_break() -> None:
    game = hunt(goods=((1, 10),))
    go(game, LEFT, 1)
    assert go(game, None, 1, strike=True) == [Event(Kind.BUMPED)]


def test_a_nimble_beast_behind_a_thick_wall_steps_aside_after_three_tries_and_a_blind_one_stays() -> None:
    for level, moved in ((1, False), (2, True)):
        game = hunt((7, 10), (8, 10), level=level, beasts=((9, 10),))
        seen = set()
        for _ in range(12 * LEVELS[level].sets.unit):
            game.tick([NOTHING])
            seen.add(game.beasts[0].cell)
        assert (len(seen) > 1) == moved


@pytest.mark.parametrize("level", [3, 4])
def test_hunters_find_the_way_and_leap(level: int) -> None:
    game = hunt((7, 10), level=level, beasts=((8, 10),))
    events = go(game, None, 1)
    assert Event(Kind.LEAPT) in events
    assert game.beasts[0].cell == (6, 10)
    assert Event(Kind.CAUGHT) in go(game, None, 3 * LEVELS[level].sets.unit)
    assert end_of(game) is End.CAUGHT
    round_about = hunt(*((column, row) for column in (7, 8) for row in range(8, 13)), level=level, beasts=((9, 10),))
    caught = go(round_about, None, 20 * LEVELS[level].sets.unit)
    assert Event(Kind.CAUGHT) in caught


def test_a_pack_cuts_off_the_way() -> None:
    game = hunt(level=4, goods=((15, 10),), beasts=((5, 10), (26, 10), (15, 2)))
    go(game, RIGHT, STEP_FRAMES + 1)
    go(game, None, 2 * LEVELS[4].sets.unit)
    assert game.beasts[1].cell[0] < 26
    cells = {beast.cell for beast in game.beasts}
    assert len(cells) == 3


def test_walking_onto_a_beast_and_changing_places_with_it_are_captures() -> None:
    game = hunt(level=1, beasts=((6, 10),))
    game.beasts[0].set_off((6, 10), 99)
    assert Event(Kind.CAUGHT) in go(game, RIGHT)
    game = hunt(level=1, beasts=((6, 10),))
    game.beasts[0].set_off((5, 10), 12)
    assert Event(Kind.CAUGHT) in go(game, RIGHT)


def test_guards_wake_only_when_somebody_comes_near() -> None:
    game = hunt(mode=Mode.GUARDS, level=3, beasts=((25, 4),), treasures={(5, 9): 25, (1, 1): 25})
    guard = game.beasts[0]
    guard.post = (25, 4)
    go(game, None, 300)
    assert max(abs(guard.cell[0] - 25), abs(guard.cell[1] - 4)) <= 3
    game.goods[0].cell = (20, 8)
    go(game, None, 40)
    assert guard.cell[0] < 25


def test_things_are_taken_and_all_of_them_win() -> None:
    game = hunt(mode=Mode.VALUES, treasures={(6, 10): 50, (7, 10): 10})
    assert Event(Kind.TOOK, (6, 10), 50) in go(game, RIGHT, STEP_FRAMES + 1)
    assert (game.points, game.over) == (50, False)
    go(game, RIGHT, STEP_FRAMES)
    assert game.over
    assert end_of(game) is End.EVERYTHING
    assert score(game) == 60 + 10 * game.seconds


@pytest.mark.parametrize(
    ("mode", "points", "end"),
    [
        (Mode.CHASE, 0, End.ESCAPED),
        (Mode.CLOSING, 0, End.ESCAPED),
        (Mode.EXIT, 0, End.LATE),
        (Mode.GUARDS, 49, End.TOO_LITTLE),
        (Mode.GUARDS, 50, End.ENOUGH),
        (Mode.VALUES, 239, End.TOO_LITTLE),
        (Mode.VALUES, 240, End.ENOUGH),
    ],
)
def test_time_is_up(mode: Mode, points: int, end: End) -> None:
    things = {(20, 20): 100} if mode in (Mode.GUARDS, Mode.VALUES) else {}
    game = hunt(mode=mode, treasures=things, way_out=(29, 1) if mode is Mode.EXIT else None)
    game.points = points
    game.frames = SECONDS[mode] * SECOND_FRAMES - 1
    go(game, None, 1)
    assert game.over
    assert end_of(game) is end


def test_the_exit_frees_and_two_must_both_find_it() -> None:
    game = hunt(mode=Mode.EXIT, goods=((5, 10), (9, 10)), way_out=(6, 10))
    assert Event(Kind.LEFT) in go(game, RIGHT, STEP_FRAMES + 1)
    assert not game.over
    for _ in range(3 * STEP_FRAMES + 1):
        game.tick([NOTHING, Wish(LEFT)])
    assert game.over
    assert end_of(game) is End.FOUND
    assert score(game) == 300 + 10 * game.seconds


def test_who_did_not_find_the_exit_gets_the_cells_he_came_nearer() -> None:
    game = hunt(mode=Mode.EXIT, goods=((5, 10),), way_out=(15, 10))
    go(game, RIGHT, 3 * STEP_FRAMES + 1)
    game.goods[0].caught = True
    assert score(game) == 3


def test_fewer_steps_escape_with_more_points_and_each_beast_multiplies() -> None:
    game = hunt(beasts=(FAR, (30, 2)))
    game.frames = 40 * SECOND_FRAMES
    assert score(game) == 2 * (400 + 400)
    game.goods[0].steps = 30
    assert score(game) == 2 * (400 + 370)


def test_one_caught_does_not_end_it_for_two() -> None:
    game = hunt(goods=((5, 10), (20, 20)), beasts=((6, 10),))
    assert Event(Kind.CAUGHT) in go(game, None, LEVELS[3].sets.unit)
    assert not game.over
    assert game.living == [game.goods[1]]


def test_a_led_beast_obeys_steps_leaps_and_rests() -> None:
    game = hunt((28, 1), beasts=(FAR,))
    beast = game.beasts[0]
    beast.led = True
    for way, cell in ((None, (30, 1)), (UP, (30, 1)), (DOWN, (30, 2)), (UP, (30, 1)), (LEFT, (29, 1)), (LEFT, (27, 1))):
        for frame in range(2 * LEVELS[3].sets.unit + 1):
            game.tick([NOTHING], Wish(way) if frame == 0 else NOTHING)
        assert beast.cell == cell


def test_steps_are_told() -> None:
    assert go(hunt(), RIGHT, STEP_FRAMES).count(Event(Kind.STEPPED)) == 1
