"""The second tale's larger cave: everything can be won, and its new places do what they should."""

import pytest

from arcade.games.cave.layouts import FLINT_CAVE, ILEANA_CAVE, SPOTS, tunnel
from arcade.games.cave.modern import moment
from arcade.games.cave.rules import WAYS, Arrived, Cave, Happened, Kind, Robbed, Warned, Way, route
from arcade.games.cave.strings import MIRROR_ABOVE, MIRROR_TOGETHER, MIRROR_TOWER
from arcade.games.cave.tales import ILEANA_TALE
from arcade.toolkit.contract.searching import at_once
from tests.games.cave.walking import at, begin, places, walk


def test_it_has_more_places_more_floors_and_more_situations() -> None:
    assert len(ILEANA_CAVE.places) == 54
    assert ILEANA_CAVE.floors == (2, 1, 0, -1)
    kinds = {place.kind for place in ILEANA_CAVE.places.values()}
    assert kinds - {place.kind for place in FLINT_CAVE.places.values()} == {Kind.MIRROR, Kind.SPRING}


@pytest.mark.parametrize(
    ("treasure", "moves"), [(1, 16), (2, 16), (3, 18), (4, 14), (5, 22), (6, 18), (7, 13), (8, 13), (9, 18), (10, 4)]
)
def test_every_prison_can_be_left_without_provoking_anybody(treasure: int, moves: int) -> None:
    found = at_once(route(begin(treasure, cave=ILEANA_CAVE)))
    assert len(found) == moves
    adventure = begin(treasure, cave=ILEANA_CAVE)
    for way in found:
        adventure, events = walk(adventure, way)
        assert not any(isinstance(event, Robbed | Warned) for event in events)
        adventure = adventure.take(True)[0] if adventure.offered else adventure
    assert adventure.won


def test_the_slide_leads_down_from_the_glass_mountain_but_not_up() -> None:
    assert places(at(44, begin(cave=ILEANA_CAVE)), "c") == [2]
    assert ILEANA_CAVE.places[2].to(Way.UP) == 0


def test_the_mirror_tells_the_floor() -> None:
    for treasure, words in ((1, MIRROR_TOWER), (4, MIRROR_ABOVE)):
        adventure, events = walk(at(43, begin(treasure, cave=ILEANA_CAVE)), "v")
        assert events == (Arrived(46), Happened.SHOWN)
        assert moment(ILEANA_TALE, adventure, events).message == words
    together, events = walk(at(43, begin(1, cave=ILEANA_CAVE), carrying=True), "v")
    assert moment(ILEANA_TALE, together, events).message == MIRROR_TOGETHER


def test_living_water_saves_from_one_robbery() -> None:
    adventure, events = walk(at(47, begin(3, cave=ILEANA_CAVE)), "s")
    assert events == (Arrived(48), Happened.DRANK)
    again, events = walk(adventure, "ns")
    assert events == (Arrived(48),)
    warned, _ = walk(at(23, again, carrying=True), "v")
    saved, events = walk(warned, "v")
    assert events == (Happened.SAVED, Arrived(23))
    assert (saved.carrying, saved.draught, saved.points) == (True, False, 0)
    robbed, events = walk(saved, "v")
    assert events == (Robbed(Kind.GIANT),)
    assert robbed.carrying is False


@pytest.mark.parametrize("cave", [FLINT_CAVE, ILEANA_CAVE])
def test_every_place_is_on_the_plan_of_its_floor_and_every_tunnel_is_drawn(cave: Cave) -> None:
    spots = {number: SPOTS[number] for number in cave.places}
    assert {number: floor for number, (floor, _) in spots.items()} == {
        number: place.floor for number, place in cave.places.items()
    }
    taken = set(spots.values())
    assert len(taken) == len(cave.places)
    for number, place in cave.places.items():
        for way in WAYS[:4]:
            target = place.to(way)
            if target and cave.places[target].to(way.back) == number:
                drawn = tunnel(cave, number, way)
                assert len(drawn) >= 3, f"{number} {way}"
                assert not {(place.floor, spot) for spot in drawn[1:-1]} & taken
                assert tunnel(cave, target, way.back) == drawn[::-1]
