"""The town's street: walking, faults, drivers, lights, marks."""

import pytest

from arcade.games.street import strings
from arcade.games.street.board import (
    CYCLE,
    DOWN_LANES,
    ISLAND,
    LASTING,
    LIGHTS,
    ROWS,
    UP_LANES,
    ZEBRA,
    Kind,
    Lane,
    Law,
    Phase,
    Vehicle,
    phase,
)
from arcade.games.street.levels import LEVELS
from arcade.games.street.rules import Accident, Command, Crossed, Erred, Looked
from arcade.games.street.scoring import Fault, mark, points
from arcade.games.street.world import COLUMNS, DOORS, Town
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.languages import LANGUAGES

RIGHT, LEFT, UP, DOWN, LOOK = Command(1), Command(-1), Command(0, -1), Command(0, 1), Command(look=True)
FREE = Law(red=False)


def empty(column: int, row: int, level: int = 1) -> Town:
    """A town without cars, and none to come."""
    town = Town(SplitMix(1), LEVELS[level].sets)
    for lane in town.roads.lanes:
        lane.vehicles.clear()
        lane.wait = 10_000
    town.column, town.row = town.safe = column, row
    town.goal = (COLUMNS - 1, 1)
    return town


def turn(town: Town, wanted: Phase) -> None:
    """Let the lights show something, with its whole length to come."""
    town.roads.clock = next(loop for loop in range(CYCLE) if phase(loop) is wanted and phase(loop - 1) is not wanted)


def lane(picture: str, way: int = 1) -> Lane:
    """A lane from its rows in a text: C car, B the front of a bus, A ambulance."""
    kinds = {"C": Kind.CAR, "B": Kind.BUS, "A": Kind.AMBULANCE}
    found = [Vehicle(kinds[sign], row, 0) for row, sign in enumerate(picture) if sign in kinds]
    return Lane(2, way, 9, found[::-1] if way > 0 else found, wait=10_000)


def shown(one: Lane) -> str:
    rows = ["."] * ROWS
    for vehicle in one.vehicles:
        for row in one.rows(vehicle):
            if 0 <= row < ROWS:
                rows[row] = vehicle.kind.value[0]
    return "".join(rows)


@pytest.mark.parametrize(
    ("before", "way", "law", "after"),
    [
        ("C.........", 1, FREE, ".c........"),
        (".........C", -1, FREE, "........c."),
        ("......C...", 1, FREE, ".......c.."),
        ("......C...", 1, Law(red=True), "......c..."),
        (".......C..", 1, Law(red=True), "........c."),
        ("........C.", -1, Law(red=True), "........c."),
        ("......A...", 1, Law(red=True), ".......a.."),
        (".....CC...", 1, FREE, ".....c.c.."),
        ("..C.......", 1, Law(False, ZEBRA), "..c......."),
        ("....C.....", -1, Law(False, ZEBRA), "....c....."),
        ("..C.C.....", 1, FREE, "..c..c...."),
        ("..C.C.C...", 1, Law(red=True), "..c..cc..."),
        ("...B......", 1, FREE, "...bb....."),
    ],
)
def test_drivers(before: str, way: int, law: Law, after: str) -> None:
    one = lane(before, way)
    one.drive(law)
    assert shown(one) == after


def test_vehicles_leave_at_the_end() -> None:
    one = lane(".........C")
    for _ in range(3):
        one.drive(FREE)
    assert one.vehicles == []


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_cars_come_as_often_as_in_the_book(level: int) -> None:
    """Loops from car to car, those of the book's street a little shorter or longer: 11.5, 9.5, 8.6, 6.5 going down."""
    one = Lane(2, 1, Town(SplitMix(1), LEVELS[level].sets).traffic.down)
    dice = SplitMix(2)
    came = 0
    for _ in range(4000):
        one.drive(FREE)
        came += one.supply(dice, 0, 0) is not None
    assert 4000 / came == pytest.approx((11.5, 9.5, 8.6, 6.5)[level - 1], abs=0.3)


def test_no_two_vehicles_ever_overlap() -> None:
    town = Town(SplitMix(3), LEVELS[4].sets)
    for _ in range(2000):
        town.tick(Command())
        for one in town.roads.lanes:
            rows = [row for vehicle in one.vehicles for row in one.rows(vehicle)]
            assert len(rows) == len(set(rows))


def test_a_waiting_walker_is_never_hurt() -> None:
    for column in (0, 1, ISLAND, 9, 10):
        town = Town(SplitMix(column), LEVELS[4].sets)
        town.column, town.row = column, ZEBRA
        for _ in range(500):
            town.tick(Command())
        assert town.accidents == 0


def test_the_hedge_and_the_edges_stop_the_walker() -> None:
    town = empty(4, 5)
    town.tick(RIGHT)
    assert town.walker == (4, 5)
    town = empty(0, 0)
    for command in (LEFT, UP):
        town.tick(command)
    assert town.walker == (0, 0)


def test_crossing_at_green_is_right_and_earns_ten_points() -> None:
    town = empty(1, LIGHTS)
    town.goal = (COLUMNS - 1, LIGHTS)
    turn(town, Phase.WALK)
    events = [event for _ in range(9) for event in town.tick(RIGHT)]
    assert events == [Crossed(10)]
    assert town.report == [(9, ())]
    assert (town.score, town.goal[0]) == (10, 0)


@pytest.mark.parametrize("start", [1, ISLAND])
@pytest.mark.parametrize("light", [Phase.CARS, Phase.AMBER])
def test_stepping_off_at_red_is_a_fault(start: int, light: Phase) -> None:
    town = empty(start, LIGHTS)
    turn(town, light)
    assert town.tick(RIGHT) == [Erred(Fault.RED)]


def test_who_is_on_the_zebra_when_it_turns_red_walks_on() -> None:
    town = empty(2, LIGHTS)
    turn(town, Phase.CARS)
    assert town.tick(RIGHT) == []


def test_the_plain_zebra_wants_a_look_on_both_halves() -> None:
    town = empty(1, ZEBRA)
    assert town.tick(RIGHT) == [Erred(Fault.NO_LOOK)]
    town = empty(1, ZEBRA)
    assert town.tick(LOOK) == [Looked(free=True)]
    assert [event for _ in range(4) for event in town.tick(RIGHT)] == []
    assert town.column == ISLAND
    assert town.tick(RIGHT) == [Erred(Fault.NO_LOOK)]


def test_a_look_is_soon_forgotten() -> None:
    town = empty(1, ZEBRA)
    for command in (LOOK, Command(), Command(), Command(), Command()):
        town.tick(command)
    assert town.tick(RIGHT) == [Erred(Fault.NO_LOOK)]


def test_elsewhere_the_roadway_is_forbidden() -> None:
    assert empty(1, 5).tick(RIGHT) == [Erred(Fault.OFF_ZEBRA)]
    town = empty(3, LIGHTS)
    assert town.tick(UP) == [Erred(Fault.OFF_ZEBRA)]
    assert town.tick(UP) == []


@pytest.mark.parametrize(("column", "row", "free"), [(2, 2, False), (4, 3, False), (2, 1, True), (4, 0, False)])
def test_a_look_sees_what_comes(column: int, row: int, free: bool) -> None:
    town = empty(1, ZEBRA)
    town.roads.lanes[DOWN_LANES.index(column)].vehicles.append(Vehicle(Kind.CAR, row, 0))
    assert town.roads.free(town.walker, 1) is free
    town.roads.lanes[DOWN_LANES.index(column)].vehicles[0].front = 5
    assert town.roads.free(town.walker, 1)


def test_a_car_takes_the_walker_back_to_the_kerb() -> None:
    town = empty(1, ZEBRA)
    town.roads.lanes[0].vehicles.append(Vehicle(Kind.CAR, ZEBRA, 0))
    events = town.tick(RIGHT)
    assert events == [Erred(Fault.NO_LOOK), Accident(2, ZEBRA)]
    assert (town.walker, town.accidents, town.faults) == ((1, ZEBRA), 1, [Fault.NO_LOOK, Fault.ACCIDENT])


@pytest.mark.parametrize(("distance", "accidents"), [(1, 1), (2, 0), (3, 0)])
def test_drivers_brake_for_a_walker_they_have_seen(distance: int, accidents: int) -> None:
    town = empty(1, ZEBRA)
    town.roads.lanes[0].vehicles.append(Vehicle(Kind.CAR, ZEBRA - distance, 0))
    town.tick(LOOK)
    town.roads.lanes[0].vehicles[0].front = ZEBRA - distance
    town.tick(RIGHT)
    for _ in range(4):
        town.tick(Command())
    assert town.accidents == accidents


def test_in_the_rain_brakes_bite_later() -> None:
    town = empty(1, ZEBRA, level=4)
    town.roads.lanes[0].vehicles.append(Vehicle(Kind.CAR, ZEBRA - 3, 0))
    for command in (RIGHT, Command(), Command(), Command()):
        town.tick(command)
    assert town.accidents == 1


@pytest.mark.parametrize(
    ("faults", "loops", "earned"),
    [
        ((), 30, 10),
        ((), 31, 9),
        ((), 60, 8),
        ((), 61, 7),
        ((Fault.NO_LOOK,), 20, 8),
        ((Fault.RED,), 20, 6),
        ((Fault.RED, Fault.OFF_ZEBRA), 20, 3),
        ((Fault.ACCIDENT,), 20, 0),
    ],
)
def test_points(faults: tuple[Fault, ...], loops: int, earned: int) -> None:
    assert points(faults, loops) == earned


def test_marks() -> None:
    assert [mark(total) for total in (0, 14, 15, 44, 45, 94, 95, 100)] == [1, 1, 2, 4, 5, 9, 10, 10]


def test_the_lights_go_round() -> None:
    assert [phase(loop) for loop in (0, 15, 16, 18, 26, 29, 30)] == [
        Phase.CARS, Phase.CARS, Phase.AMBER, Phase.WALK, Phase.HURRY, Phase.HURRY, Phase.CARS,
    ]  # fmt: skip
    assert sum(loops for _, loops in LASTING) == CYCLE


def test_there_are_words_for_everything() -> None:
    assert set(strings.GO_TO) == {(column, row) for column in (0, COLUMNS - 1) for row in DOORS}
    assert set(strings.FAULTS) == set(strings.SHORT_FAULTS) == set(Fault)
    assert len(strings.COMMENTS) == 10
    for language in LANGUAGES:
        for words in (*strings.GO_TO.values(), *strings.FAULTS.values(), *strings.COMMENTS):
            assert 0 < len(words.in_language(language)) <= 32
        for words in strings.SHORT_FAULTS.values():
            assert len(words.in_language(language)) <= 10


def test_the_level_decides_what_drives() -> None:
    def kinds(level: int) -> set[Kind]:
        town = Town(SplitMix(5), LEVELS[level].sets)
        seen: set[Kind] = set()
        for _ in range(600):
            town.tick(Command())
            seen |= {vehicle.kind for one in town.roads.lanes for vehicle in one.vehicles}
        return seen

    assert [len(kinds(level)) for level in (1, 2, 3, 4)] == [1, 2, 3, 3]
    assert {one.column for one in Town(SplitMix(1), LEVELS[1].sets).roads.lanes} == {*DOWN_LANES, *UP_LANES}
