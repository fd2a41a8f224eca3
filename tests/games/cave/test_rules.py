"""The cave's rules as recorded from the printed game, and as mended."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from arcade.games.cave.layouts import FLINT_CAVE
from arcade.games.cave.rules import WAYS, Adventure, Arrived, Blocked, Cave, Happened, Kind, Robbed, Warned, Way, route
from arcade.games.cave.state import Chart
from arcade.games.cave.tales import ILEANA_TALE
from arcade.toolkit.contract.searching import at_once
from tests.games.cave.walking import at, begin, places, walk
from tests.patience import still

FIRST_GAME = "ssesceuenyseusenc"
"""Sixteen moves and a yes bring out the first treasure."""
both = pytest.mark.parametrize("mended", [True, False])


@both
def test_the_first_steps(mended: bool) -> None:
    adventure = begin(mended=mended)
    assert adventure.place == 3
    assert places(adventure, "nssve") == [2, 3, 4, 5, 4]


@both
def test_the_first_treasure_comes_out_at_40_in_16_steps_with_90_points(mended: bool) -> None:
    adventure, events = walk(begin(mended=mended), FIRST_GAME)
    assert adventure.won
    assert events == (Arrived(40), Happened.WON)
    assert (adventure.place, adventure.steps, adventure.points) == (40, 16, 90)


@both
def test_treasure_4_is_near(mended: bool) -> None:
    adventure, _ = walk(begin(4, mended), "svyen")
    assert (adventure.won, adventure.place, adventure.steps, adventure.points) == (True, 3, 4, 50)


@pytest.mark.parametrize(("mended", "points"), [(False, 40), (True, 20)])
def test_an_impossible_move_at_a_place_of_points(mended: bool, points: int) -> None:
    adventure, _ = walk(begin(mended=mended), "sses")
    assert (adventure.place, adventure.points) == (13, 20)
    adventure, events = walk(adventure, "v")
    assert Blocked(Way.WEST) in events
    assert (adventure.place, adventure.points, adventure.steps) == (13, points, 5)


@both
def test_the_giant_warns_and_then_robs(mended: bool) -> None:
    carrier = at(17, begin(mended=mended), carrying=True)
    warned, events = walk(carrier, "c")
    assert events == (Warned(Kind.GIANT), Arrived(17))
    assert (warned.place, warned.points, warned.carrying) == (17, 0, True)
    robbed, events = walk(warned, "c")
    assert events == (Robbed(Kind.GIANT),)
    assert (robbed.place, robbed.points, robbed.treasure, robbed.carrying) == (22, -20, 2, False)


@both
def test_an_ordinary_place_between_makes_the_guards_warn_again(mended: bool) -> None:
    carrier, _ = walk(at(17, begin(mended=mended), carrying=True), "cevc")
    assert (carrier.place, carrier.carrying) == (17, True)


@both
def test_a_carrier_does_not_fit_through_36(mended: bool) -> None:
    carrier, events = walk(at(35, begin(mended=mended), carrying=True), "v")
    assert events == (Happened.TOO_NARROW, Arrived(35))
    assert carrier.place == 35
    assert places(at(35, begin(mended=mended)), "v") == [36]


@both
def test_a_narrow_tunnel_makes_the_guards_warn_again(mended: bool) -> None:
    warned = replace(at(35, begin(mended=mended), carrying=True), warned=True)
    back, events = walk(warned, "v")
    assert events == (Happened.TOO_NARROW, Arrived(35))
    assert (back.place, back.warned, back.carrying) == (35, False, True)


@both
def test_the_palace_is_closed_to_empty_hands(mended: bool) -> None:
    adventure, events = walk(at(32, begin(mended=mended)), "e")
    assert events == (Happened.CLOSED, Arrived(32))
    assert (adventure.place, adventure.points) == (32, 0)


@pytest.mark.parametrize(
    ("treasure", "mended", "inside"), [(1, False, 33), (2, False, 32), (1, True, 33), (2, True, 33)]
)
def test_the_printed_palace_lets_odd_treasures_in_and_the_mended_one_all(
    treasure: int, mended: bool, inside: int
) -> None:
    assert places(at(32, begin(treasure, mended), carrying=True), "e") == [inside]


@both
def test_pirates_mind_nobody_with_empty_hands(mended: bool) -> None:
    empty, carrier = at(4, begin(mended=mended)), at(4, begin(mended=mended), carrying=True)
    assert walk(empty, "s") == (at(6, walk(empty, "s")[0]), (Arrived(6),))
    pushed, events = walk(carrier, "s")
    assert pushed.place == 4
    assert events == (Warned(Kind.PIRATES), Arrived(4))


@both
def test_a_robbed_hiding_place_holds_a_note(mended: bool) -> None:
    robbed, _ = walk(at(17, begin(mended=mended), carrying=True), "cc")
    adventure, events = walk(at(18, robbed), "n")
    assert events == (Arrived(19), Happened.NOTE)
    assert (adventure.place, adventure.offered) == (19, False)


def test_being_told_the_points_costs_a_step_only_in_the_printed_game() -> None:
    assert begin().step().steps == 1


def test_the_table_is_reciprocal_but_for_known_places() -> None:
    cave = FLINT_CAVE
    assert sorted(cave.places) == list(range(1, 41))
    one_way = {
        (number, way)
        for number, place in cave.places.items()
        for way in WAYS
        if place.to(way) and cave.places[place.to(way)].to(way.back) != number
    }
    allowed = {(1, Way.SOUTH), *((2, way) for way in WAYS), (3, Way.EAST), (3, Way.WEST), (34, Way.DOWN)}
    assert one_way <= allowed | {(40, way) for way in WAYS}
    assert {number for number, _ in one_way} == {1, 2, 3, 34, 40}


@pytest.mark.parametrize(("treasure", "moves"), [(1, 16), (4, 4), (5, 13), (9, 11), (3, 18)])
def test_shortest_ways_of_the_printed_game(treasure: int, moves: int) -> None:
    assert len(at_once(route(begin(treasure, mended=False)))) == moves


def test_after_the_first_game_treasure_3_takes_15() -> None:
    assert len(at_once(route(Adventure.begin(FLINT_CAVE, 3, mended=False, wiped=True)))) == 15


@pytest.mark.parametrize("treasure", [2, 6, 7, 8, 10])
def test_some_treasures_of_the_printed_game_can_only_be_stolen_by_being_robbed(treasure: int) -> None:
    adventure = begin(treasure, mended=False)
    robbed = False
    for way in at_once(route(adventure)):
        adventure, events = walk(adventure, way)
        robbed |= any(isinstance(event, Robbed) for event in events)
        adventure = adventure.take(True)[0] if adventure.offered else adventure
    assert (adventure.won, robbed) == (True, True)


@pytest.mark.parametrize(
    ("treasure", "moves", "example"),
    [
        (1, 16, ""),
        (2, 14, "SSESUSVSEEEENC"),
        (3, 18, ""),
        (4, 4, "SVEN"),
        (5, 13, ""),
        (6, 16, ""),
        (7, 13, "SSSVEUNEEEENC"),
        (8, 13, ""),
        (9, 11, ""),
        (10, 16, "SSESCUUSVSEEEENC"),
    ],
)
def test_by_mended_rules_every_treasure_comes_out_without_a_robbery(treasure: int, moves: int, example: str) -> None:
    found = at_once(route(begin(treasure)))
    assert len(found) == moves
    for letters in filter(None, (example.lower(), "".join(found))):
        adventure = begin(treasure)
        for way in letters:
            adventure, events = walk(adventure, way)
            assert not any(isinstance(event, Robbed | Warned) for event in events)
            adventure = adventure.take(True)[0] if adventure.offered else adventure
        assert (adventure.won, adventure.steps) == (True, moves)


def test_the_treasures_come_one_after_the_other_and_begin_again() -> None:
    adventure = begin(9)
    numbers = [(adventure := adventure.again()).treasure for _ in range(3)]
    assert numbers == [10, 1, 2]
    assert FLINT_CAVE.hiding == (19, 7, 39, 5, 27, 16, 10, 36, 32, 21)


@pytest.mark.parametrize(("mended", "points"), [(False, 150), (True, 50)])
def test_the_printed_hiding_place_offers_the_chest_again_and_again(mended: bool, points: int) -> None:
    adventure, _ = walk(at(4, begin(4, mended)), "vyev" + ("y" if not mended else "") + "ev" + "y" * (not mended))
    assert adventure.points == points


def test_the_printed_game_is_silent_when_the_carrier_of_treasure_1_meets_a_wall() -> None:
    _, silent = walk(at(18, begin(1, mended=False), carrying=True), "u")
    _, told = walk(at(18, begin(3, mended=False), carrying=True), "u")
    assert silent == (Arrived(18),)
    assert told == (Blocked(Way.UP), Arrived(18))
    assert walk(at(18, begin(1), carrying=True), "u")[1] == (Blocked(Way.UP),)


def test_the_printed_game_forgets_what_the_hiding_places_were_and_the_mended_one_does_not() -> None:
    printed, mended = (walk(begin(4, mended), "svyen")[0].again() for mended in (False, True))
    assert (printed.kind(19), printed.kind(36)) == (Kind.PLAIN, Kind.PLAIN)
    assert (mended.kind(19), mended.kind(36)) == (Kind.POINTS, Kind.NARROW)


def test_the_pirates_of_29_are_away_while_treasure_7_is_sought() -> None:
    assert places(at(9, begin(7), carrying=True), "u") == [29]
    assert places(at(9, begin(6), carrying=True), "u") == [9]


def test_questions_must_be_answered_first_and_nothing_else_can_be() -> None:
    offered, _ = walk(begin(4), "sv")
    assert offered.offered
    with pytest.raises(ValueError, match="question"):
        offered.move(Way.EAST)
    with pytest.raises(ValueError, match="offered"):
        begin().take(True)
    refused, events = offered.take(False)
    assert events == (Happened.LEFT,)
    assert (refused.carrying, refused.points) == (False, 0)
    assert walk(refused, "ev")[0].offered


def test_all_ways_of_40_lead_back_into_the_cave() -> None:
    assert [places(at(40, begin()), way.value) for way in WAYS] == [[4]] * 6


def situations(cave: Cave, mended: bool) -> Iterator[Adventure]:
    """Every situation that can be reached, whatever the treasure, but for points, steps and more than two robberies."""
    waiting = [Adventure.begin(cave, treasure, mended, wiped) for treasure in range(1, 11) for wiped in (False, True)]
    seen: set[object] = set()
    while still(waiting):
        adventure = replace(waiting.pop(), points=0, steps=0)
        known = tuple(value for name, value in vars(adventure).items() if name != "cave")
        if known in seen or len(adventure.notes) > 2:
            continue
        seen.add(known)
        yield adventure
        if adventure.offered:
            waiting += (adventure.take(True)[0], adventure.take(False)[0])
        elif not adventure.won:
            waiting += (adventure.move(way)[0] for way in WAYS)


@pytest.mark.turns(200_000)
@pytest.mark.parametrize(("cave", "mended"), [(FLINT_CAVE, False), (FLINT_CAVE, True), (ILEANA_TALE.cave, True)])
def test_every_way_of_every_place_is_charted_as_what_it_is(cave: Cave, mended: bool) -> None:
    found = 0
    for adventure in situations(cave, mended):
        found += 1
        for way in () if adventure.offered or adventure.won else WAYS:
            _, events = adventure.move(way)
            chart = Chart().after(cave, adventure.place, way, events)
            exit_ = (adventure.place, way.value)
            target = adventure.here.to(way)
            assert (exit_ in chart.open, exit_ in chart.shut) == (bool(target), not target)
            assert chart.seen == ((target,) if target else ())
    assert found > 2000
