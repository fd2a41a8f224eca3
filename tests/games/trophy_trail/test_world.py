"""The outing as plain values: steps in their time, the queue of presses, fields, crowns, a comet, two walkers."""

import pytest

from arcade.games.trophy_trail.levels import LEVELS, Pace
from arcade.games.trophy_trail.rules import (
    CROWN,
    CUP,
    PAIR,
    TIME,
    TROPHIES,
    Bounced,
    Crashed,
    Faded,
    Harvest,
    Moved,
    Pulled,
    Refused,
    Ticked,
    Way,
)
from arcade.games.trophy_trail.world import BOUNCE_FRAMES, Hand, Outing
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.outcome import Outcome

PACE = Pace((4, 3), 10, 0, golden_steps=20)


def outing(pace: Pace = PACE, seats: int = 1) -> Outing:
    """An outing whose only trophy is in a corner."""
    made = Outing(pace, SplitMix(1), seats)
    made.world.trophies = {(1, 1): CUP}
    return made


def run(made: Outing, frames: int, *hands: Hand) -> list[tuple[int, object]]:
    """So many frames; what happened, and in which of them."""
    events: list[tuple[int, object]] = []
    for _ in range(frames):
        events += [(made.frame, event) for event in made.tick(hands or [Hand() for _ in made.motions])]
    return events


def test_who_holds_a_way_goes_at_an_even_pace() -> None:
    events = run(outing(), 12, Hand(held=Way.UP))
    assert [frame for frame, _ in events] == [1, 5, 9]
    assert all(isinstance(event, Moved) for _, event in events)


def test_presses_are_obeyed_in_their_order_before_what_is_held() -> None:
    hand = Hand([Way.RIGHT, Way.UP], held=Way.LEFT)
    made = outing()
    run(made, 9, hand)
    assert made.world.walkers[0].cell == (9, 15)
    assert hand.presses == []


def test_only_hesitation_moves_the_clock() -> None:
    made = outing()
    assert [frame for frame, _ in run(made, 20)] == [10, 20]
    run(made, 40, Hand(held=Way.UP))
    made.motions[0].left = 0
    assert made.world.walkers[0].clock == 2
    frames = [event for event in run(made, 10 * (TIME - 2)) if event[1] == Ticked(0)]
    assert len(frames) == TIME - 2
    assert made.over


@pytest.mark.parametrize(("level", "step", "unit"), [(1, 10, 25), (2, 8, 19), (3, 6, 13), (4, 5, 7)])
def test_speed_rises_by_level(level: int, step: int, unit: int) -> None:
    pace = LEVELS[level].sets
    events = run(outing(pace), 3 * step, Hand(held=Way.RIGHT))
    assert [frame for frame, _ in events] == [1, 1 + step, 1 + 2 * step]
    assert [frame for frame, _ in run(outing(pace), 2 * unit)] == [unit, 2 * unit]


def test_rubber_costs_a_unit_and_no_more() -> None:
    made = outing(LEVELS[1].sets)
    made.world.walkers[0].cell = (1, 15)
    events = run(made, BOUNCE_FRAMES + 1, Hand(held=Way.UP))
    assert [event for _, event in events] == [Bounced(0, Way.UP)] * 2
    assert (made.world.walkers[0].clock, made.over) == (2, False)


def test_a_cleared_field_gives_what_is_left_of_the_clock_and_another_field_at_its_speed() -> None:
    made = outing()
    run(made, 30)
    made.world.walkers[0].cell = (1, 2)
    run(made, 1, Hand(held=Way.LEFT))
    assert not made.world.trophies
    assert not made.over
    assert run(made, 4, Hand(held=Way.LEFT)) == []
    assert made.at_rest
    assert made.next_field() == TIME - 3
    assert (made.points, made.number, made.units_used) == (1 + TIME - 3, 1, 3)
    assert (len(made.world.trophies), made.world.walkers[0].ropes, made.world.walkers[0].clock) == (30, 1, 0)
    run(made, 1, Hand(held=Way.UP))
    assert made.motions[0].span == 3


def test_crowns_lose_their_gold() -> None:
    made = outing()
    made.world.trophies = {(1, 1): CROWN, (2, 2): CUP}
    assert (80, Faded(((1, 1),))) in run(made, 80)
    assert set(made.world.trophies.values()) == {CUP}


def test_a_rope_is_thrown_when_the_step_is_done() -> None:
    made = outing()
    run(made, 1, Hand(held=Way.UP))
    events = run(made, 6, Hand(rope=True))
    assert events == [(5, Pulled(0, ((9, 15), (10, 15))))]
    assert run(made, 9, Hand(rope=True))[0][1] == Refused(0)


def test_without_rope_and_way_it_is_over() -> None:
    made = outing()
    walker = made.world.walkers[0]
    made.world.trails = {(1, 2): 0, (2, 1): 0}
    run(made, 1, Hand(held=Way.UP))
    assert not made.over
    walker.ropes = 0
    run(made, 4, Hand(held=Way.UP))
    assert made.stranded
    run(made, 4)
    assert made.over


def test_the_last_rope_may_leave_one_shut_in() -> None:
    made = outing()
    made.world.trails = {(1, 2): 0, (2, 1): 0}
    run(made, 5, Hand(held=Way.UP))
    run(made, 9, Hand(rope=True))
    assert made.stranded
    assert made.over


def test_a_comet_goes_on_by_itself_faster_on_each_field_and_never_straight_back() -> None:
    made = outing(LEVELS[5].sets)
    hand = Hand([Way.LEFT])
    run(made, 13, hand)
    assert made.world.walkers[0].cell == (10, 13)
    hand.presses += [Way.RIGHT, Way.UP]
    run(made, 12, hand)
    assert made.world.walkers[0].cell == (9, 13)
    assert [made.pace.step(field) for field in range(5)] == [12, 9, 6, 4, 4]


def test_of_two_who_crashes_loses_and_else_the_points_decide() -> None:
    made = outing(seats=2)
    assert [walker.cell for walker in made.world.walkers] == list(PAIR)
    run(made, 50, Hand(held=Way.UP), Hand())
    assert made.over
    assert made.outcome is Outcome.SECOND
    made = outing(seats=2)
    made.world.trophies.clear()
    assert made.over
    assert made.outcome is Outcome.DRAWN
    made.world.walkers[0].points = 3
    assert made.outcome.value == "first"


def test_two_meet_head_on() -> None:
    made = outing(seats=2)
    made.world.walkers[1].cell = (10, 12)
    events = run(made, 9, Hand(held=Way.RIGHT), Hand(held=Way.LEFT))
    assert [event for _, event in events[-2:]] == [Crashed(0, Way.RIGHT), Crashed(1, Way.LEFT)]
    assert made.outcome is Outcome.DRAWN


def test_harvests() -> None:
    made, found = outing(), []
    for taken in (17, 18, 23, 24, 29, TROPHIES):
        made.world.walkers[0].taken = taken
        found.append(made.harvest)
    poor, enough, most, everything = Harvest
    assert found == [poor, enough, enough, most, most, everything]


def test_alone_enough_trophies_win() -> None:
    made = outing()
    made.world.walkers[0].taken = 17
    assert made.outcome.value == "lost"
    made.most_taken = 18
    assert made.outcome.value == "won"
