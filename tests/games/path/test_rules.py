"""Ways, turns, rides and races as plain values."""

import pytest

from arcade.games.path.board import (
    BOTTOM,
    DOWN,
    HALF,
    LAST_COLUMN,
    LEFT,
    RIGHT,
    ROWS,
    STEPS,
    UP,
    WHOLE,
    Way,
    book_way,
    winding,
)
from arcade.games.path.handling import Wish
from arcade.games.path.levels import LEVELS
from arcade.games.path.rules import Line, Ride, Step
from arcade.games.path.world import (
    COIN_DEPTH,
    COIN_POINTS,
    FALL_FRAMES,
    LIFE_POINTS,
    LIVES,
    READY_FRAMES,
    Happening,
    Journey,
    Race,
    Rider,
)
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.dice import RomDice, SplitMix
from arcade.toolkit.contract.outcome import Outcome
from tests.games.path.steering import middle_turn
from tests.patience import still

CORNER = Way(((20, 0), (19, 0), (18, 0), (18, 1), (18, 2), (17, 2), (16, 2)))
STRAIGHT = [Wish()]


def of_seed(seed: int) -> Way:
    return book_way(RomDice(Spectrum(seed=seed)))


def test_the_book_s_way_of_seed_5() -> None:
    way = of_seed(5)
    assert len(way.cells) == 80
    assert way.cells[:7] == ((20, 0), (19, 0), (18, 0), (18, 1), (18, 2), (18, 3), (17, 3))
    assert way.cells[-2:] == ((1, 31), (0, 31))
    assert len(way.bends) == 24


def test_a_thousand_ways_never_overlap_and_stay_on_the_field() -> None:
    dice = SplitMix(1)
    for _ in range(1000):
        way = book_way(dice)
        assert way.cells[0] == (BOTTOM, 0)
        assert way.star == (0, LAST_COLUMN)
        assert len(set(way.cells)) == len(way.cells)
        assert all(0 <= row < ROWS and 0 <= column <= LAST_COLUMN for row, column in way.cells)
        assert way.direction(0) == UP


@pytest.mark.parametrize(("across", "star"), [(WHOLE, (0, 31)), (HALF, (0, 14))])
def test_winding_ways_never_touch_themselves(across: tuple[int, ...], star: tuple[int, int]) -> None:
    dice = SplitMix(2)
    for _ in range(100):
        way = winding(dice, across, 8, BOTTOM)
        assert (way.cells[0], way.star) == ((BOTTOM, 0), star)
        assert way.direction(0) == UP
        for at, (row, column) in enumerate(way.cells):
            beside = {way.place.get((row + down, column + right)) for down, right in STEPS} - {None}
            assert beside == {at - 1, at + 1} & set(range(len(way.cells)))


def test_winding_ways_lead_in_all_directions() -> None:
    way = winding(SplitMix(0), WHOLE, 8, BOTTOM)
    assert {way.direction(at) for at in range(len(way.cells))} == {UP, RIGHT, DOWN, LEFT}


@pytest.mark.parametrize(("seed", "distance"), [(5, 619), (50, 583), (500, 743)])
def test_turning_in_the_middle_rides_to_the_star(seed: int, distance: int) -> None:
    ride = Ride(of_seed(seed), 2)
    while still(not ride.over):
        ride.tick(middle_turn(ride.line))
    assert ride.won
    assert ride.line.distance == distance
    assert ride.percent == 100
    assert ride.score == distance + 200 + 8 * len(ride.way.cells) - distance


@pytest.mark.parametrize(("moving", "left", "right"), [(UP, LEFT, RIGHT), (RIGHT, UP, DOWN), (DOWN, RIGHT, LEFT)])
def test_turns_are_relative(moving: int, left: int, right: int) -> None:
    for turn, result in ((-1, left), (1, right)):
        line = Line(CORNER, moving)
        line.turn(turn)
        assert line.direction == result


def test_turns_when_moving_left_and_turns_back() -> None:
    line = Line(CORNER, LEFT)
    line.turn(-1)
    assert line.direction == DOWN
    line.turn(1)
    assert line.direction == LEFT
    line.turn(1)
    assert line.direction == UP
    for _ in range(4):
        line.turn(-1)
    assert line.direction == UP


@pytest.mark.parametrize(("seed", "distance"), [(5, 24), (500, 40)])
def test_without_a_turn_the_first_leg_is_left_at_its_top(seed: int, distance: int) -> None:
    ride = Ride(of_seed(seed), 1)
    while still(not ride.over):
        ride.tick()
    assert ride.ended is Step.OFF
    assert (ride.line.distance, 175 - ride.line.y) == (distance, distance + 8)
    assert ride.score == distance
    with pytest.raises(ValueError, match="over"):
        ride.tick()


def test_the_mirror_image_is_as_long_for_every_way_of_riding() -> None:
    way = winding(SplitMix(4), HALF, 8, BOTTOM)
    one, two = Line(way), Line(way.in_mirror())
    assert way.in_mirror().in_mirror() == way
    while still(one.advance() is Step.ON):
        assert two.advance() is Step.ON
        turn = -1 if one.depth == 4 and _bends_left(one) else 1 if one.depth == 4 and _bends_right(one) else 0
        one.turn(turn)
        two.turn(-turn)
        assert (one.x + two.x, one.y) == (255, two.y)
    assert one.cell == way.star
    assert two.advance() is Step.STAR


def _bends_left(line: Line) -> bool:
    return (line.way.direction(line.way.place[line.cell]) - line.direction) % 4 == 3


def _bends_right(line: Line) -> bool:
    return (line.way.direction(line.way.place[line.cell]) - line.direction) % 4 == 1


def test_a_fall_costs_time_and_leads_back_to_the_last_bend() -> None:
    rider = Rider(CORNER, set())
    for _ in range(16):
        rider.tick([], 12)
    rider.line.turn(1)
    happened = [rider.tick([], 12) for _ in range(20)]
    assert happened[-1] == [Happening.FELL]
    resting = [rider.tick([Wish(1)], 12) for _ in range(FALL_FRAMES + READY_FRAMES)]
    assert [number for number, what in enumerate(resting, 1) if what] == [FALL_FRAMES]
    assert (rider.line.x, rider.line.y) == CORNER.middle(2)
    assert rider.line.direction == RIGHT
    assert rider.tick([], 12) == [Happening.MOVED], "keys pressed while it rested mean nothing"
    assert rider.falls == 1


def test_coins_are_taken_by_turning_late() -> None:
    for depth, taken in ((COIN_DEPTH - 1, 0), (COIN_DEPTH, 1)):
        rider = Rider(CORNER, {2})
        while still(not (rider.line.cell == CORNER.cells[2] and rider.line.depth == depth)):
            rider.tick([], 12)
        rider.tick([Wish(1)], 12)
        assert rider.line.direction == RIGHT
        for _ in range(6):
            rider.tick([], 12)
        assert rider.taken == taken
        assert rider.points == 8 * rider.furthest + COIN_POINTS * taken


def test_each_press_turns_once_and_at_a_pixel_of_its_own() -> None:
    rider = Rider(CORNER, set())
    rider.tick([Wish(1), Wish(-1)], 12)
    assert rider.line.direction == RIGHT
    rider.tick([], 12)
    assert rider.line.direction == UP


def test_pointing_ahead_or_back_means_nothing() -> None:
    assert [Wish(side=side).turn(UP) for side in (UP, RIGHT, DOWN, LEFT)] == [0, 1, 0, -1]
    assert [Wish(side=side).turn(DOWN) for side in (UP, RIGHT, DOWN, LEFT)] == [0, -1, 0, 1]


def test_speeds_rise_with_level_and_way() -> None:
    frames = []
    for level in range(1, 5):
        for path in (0, 2):
            race = Race((Rider(CORNER, set()),), LEVELS[level].sets.pace(path))
            for _ in range(40):
                race.tick([[]])
            frames.append(race.riders[0].steps)
    assert frames == [10, 12, 13, 16, 20, 24, 24, 24]


def test_the_journey_is_lost_with_the_last_life() -> None:
    journey = Journey(SplitMix(3), LEVELS[4].sets, 1)
    while still(not journey.ridden):
        journey.tick([[]])
    assert (journey.lives, journey.over, journey.outcome) == (0, True, Outcome.LOST)
    assert journey.race.riders[0].falls == LIVES


def test_a_whole_journey_counts_cells_coins_stars_and_lives() -> None:
    journey = Journey(SplitMix(3), LEVELS[2].sets, 1)
    expected = coins = 0
    while still():
        rider = journey.race.riders[0]
        while still(not journey.ridden):
            bend = rider.way.direction(rider.way.place[rider.line.cell])
            late = COIN_DEPTH if rider.way.place[rider.line.cell] in rider.coins else 2
            turn = rider.line.depth >= late and bend != rider.line.direction
            journey.tick([[Wish(side=bend)] if turn and not rider.wishes else []])
        expected += 8 * (len(rider.way.cells) - 1) + COIN_POINTS * rider.taken + 200
        expected += 10 * len(rider.way.cells) - rider.steps
        coins += rider.taken
        if journey.over:
            break
        assert journey.points == expected
        journey.go_on()
    assert journey.outcome is Outcome.WON
    assert journey.points == expected + LIFE_POINTS * LIVES
    assert coins > 0


def test_of_two_the_one_with_more_stars_wins() -> None:
    journey = Journey(SplitMix(1), LEVELS[3].sets, 2)
    assert journey.race.riders[1].way == journey.race.riders[0].way.in_mirror()
    for stars, path, over, outcome in (
        ([1, 0], 0, False, Outcome.FIRST),
        ([0, 2], 1, True, Outcome.SECOND),
        ([1, 1], 2, True, Outcome.DRAWN),
    ):
        journey.stars, journey.path = stars, path
        journey.race.riders[0].arrived = True
        assert (journey.over, journey.outcome) == (over, outcome)
