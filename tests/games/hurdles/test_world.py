"""The stadium's race as plain values: jumps judged, stumbles, breath, time, two lanes, courses."""

from itertools import pairwise

import pytest

from arcade.games.hurdles.levels import LEVELS, PIXEL, Rules
from arcade.games.hurdles.strings import CLEAN, ENOUGH, GOOD, TOO_MANY
from arcade.games.hurdles.world import (
    BEAT,
    BEFORE_FIRST,
    BREATH,
    COUNT,
    FLIGHT,
    GAP,
    SQUARE,
    STUMBLE_FRAMES,
    WATER,
    Arrived,
    Breathless,
    Course,
    Judged,
    Jumped,
    Obstacle,
    Race,
    Verdict,
    course,
    outcome,
    rating,
)
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome
from tests.patience import still

RULES = Rules(speed=PIXEL, clean=20 * PIXEL, perfect=8 * PIXEL)
"""A pixel a frame."""


def hurdles(*edges: int, water: bool = False) -> Course:
    """A course with these edges, in pixels."""
    return Course(tuple(Obstacle(edge * PIXEL, water) for edge in edges), (edges[-1] + 100) * PIXEL)


def run(race: Race, *takeoffs: set[int]) -> list[object]:
    """A race to its end with jumps asked for at these pixels of each lane; what happened."""
    events: list[object] = []
    while still(not race.over):
        pressed = [runner.distance // PIXEL in pixels for runner, pixels in zip(race.runners, takeoffs, strict=True)]
        events += race.tick(pressed)
    return events


def judged(takeoff: int, water: bool = False) -> Judged:
    """What is said of a jump that begins at a pixel, the obstacle's edge being at 200."""
    events = run(Race(RULES, hurdles(200, water=water)), {takeoff})
    return next(event for event in events if isinstance(event, Judged))


@pytest.mark.parametrize(
    ("takeoff", "verdict", "off"),
    [
        (168, Verdict.PERFECT, 0),
        (160, Verdict.PERFECT, 160),
        (176, Verdict.PERFECT, 160),
        (159, Verdict.EARLY, 180),
        (148, Verdict.EARLY, 400),
        (147, Verdict.TOO_EARLY, 420),
        (130, Verdict.TOO_EARLY, 760),
        (177, Verdict.LATE, 180),
        (188, Verdict.LATE, 400),
        (189, Verdict.TOO_LATE, 420),
        (20, Verdict.NO_JUMP, 0),
    ],
)
def test_a_jump_is_judged_by_how_far_its_middle_is_from_the_hurdle(takeoff: int, verdict: Verdict, off: int) -> None:
    assert judged(takeoff) == Judged(0, 0, verdict, off)


@pytest.mark.parametrize(
    ("takeoff", "clean"), [(184, True), (199, True), (168, True), (167, False), (150, False), (300, False)]
)
def test_water_is_cleared_from_bank_to_bank(takeoff: int, clean: bool) -> None:
    assert judged(takeoff, water=True).verdict.clean is clean


def test_what_falls_costs_time_and_a_perfect_jump_gains_some() -> None:
    times = []
    for takeoff in (168, 188, 20):
        race = Race(RULES, hurdles(200))
        run(race, {takeoff})
        times.append(race.runners[0].time)
    perfect, late, fallen = times
    assert late == 300
    assert perfect == late - 5
    assert fallen == pytest.approx(late + STUMBLE_FRAMES * 3 // 5, abs=2)


def test_a_needless_hop_leaves_no_breath() -> None:
    race = Race(RULES, hurdles(200))
    hop = 168 - (FLIGHT + BREATH) // PIXEL + 1
    events = run(race, {hop, 168})
    assert events == [Jumped(0), Breathless(0), Judged(0, 0, Verdict.TOO_EARLY, 1900), Arrived(0)]


def test_nobody_jumps_in_the_air_or_while_stumbling() -> None:
    events = run(Race(RULES, hurdles(200)), set(range(160, 215)) - {205, 206, 207, 208, 209})
    assert [event for event in events if isinstance(event, Jumped)] == [Jumped(0)]
    events = run(Race(RULES, hurdles(200)), {200, 201, 205})
    assert not any(isinstance(event, Jumped) for event in events)


def test_hammering_does_not_pay() -> None:
    race = Race(LEVELS[2].sets, course(LEVELS[2].sets, SplitMix(1)))
    while still(not race.over):
        race.tick([race.frame % 6 == 0])
    assert race.runners[0].fallen >= 6


def test_points_are_for_jumps_and_time_and_more_on_the_ladder() -> None:
    race = Race(RULES, hurdles(200, 400))
    run(race, {168, 384})
    assert (race.runners[0].perfect, race.runners[0].cleared, race.runners[0].fallen) == (1, 1, 0)
    assert race.points(race.runners[0]) == 100 + 60 + 300 + 2 * 5
    faster = Race(RULES, hurdles(200), rung=4)
    assert (faster.speed, race.speed) == (PIXEL + 8, PIXEL)
    run(faster, set())
    assert faster.points(faster.runners[0]) == faster.bonus(faster.runners[0]) * 24 // 20


def test_of_two_the_faster_wins() -> None:
    race = Race(RULES, hurdles(200), lanes=2)
    events = run(race, {168}, {20})
    assert [event for event in events if isinstance(event, Arrived)] == [Arrived(0), Arrived(1)]
    assert outcome(race) is Outcome.FIRST
    race = Race(RULES, hurdles(200), lanes=2)
    run(race, {20}, {168})
    assert outcome(race) is Outcome.SECOND
    race = Race(RULES, hurdles(200), lanes=2)
    run(race, {168}, {168})
    assert outcome(race) is Outcome.DRAWN


def test_ratings() -> None:
    assert [rating(fallen)[0] for fallen in (0, 1, 2, 3, 4, 5, 12)] == [
        CLEAN, GOOD, GOOD, ENOUGH, ENOUGH, TOO_MANY, TOO_MANY,
    ]  # fmt: skip


@pytest.mark.parametrize("rules", [level.sets for level in LEVELS if not level.sets.uneven])
def test_even_courses_have_the_rhythm_of_the_book(rules: Rules) -> None:
    made = course(rules, SplitMix(1))
    assert [obstacle.edge for obstacle in made.obstacles] == [BEFORE_FIRST + GAP * place for place in range(COUNT)]
    assert all((obstacle.middle - FLIGHT // 2 - SQUARE) % BEAT == 0 for obstacle in made.obstacles)


def test_the_steeplechase_has_uneven_gaps_and_water() -> None:
    water: set[bool] = set()
    gaps: set[int] = set()
    for seed in range(5):
        obstacles = course(LEVELS[4].sets, SplitMix(seed)).obstacles
        assert len(obstacles) == COUNT
        water |= {obstacle.water for obstacle in obstacles}
        edges = [obstacle.edge for obstacle in obstacles]
        gaps |= {(after - before) // SQUARE for before, after in pairwise(edges)}
    assert water == {False, True}
    assert gaps == {8, 10, 12}


@pytest.mark.parametrize("rules", [level.sets for level in LEVELS])
def test_everything_can_be_jumped_whatever_came_before(rules: Rules) -> None:
    """Even after the latest clean jump, or a stumble in water, there is breath and way enough for a perfect one."""
    landing = max(rules.clean, (FLIGHT - WATER) // 2 + WATER // 2) + FLIGHT // 2 + BREATH
    stumbled = STUMBLE_FRAMES * rules.speed * 2 // 5
    assert max(landing, stumbled) <= 8 * SQUARE - FLIGHT // 2
