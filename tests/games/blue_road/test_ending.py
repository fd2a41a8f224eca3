"""The cars of the blue road: on the board, on the title's road, and at the end; its letters fit the sky."""

from itertools import pairwise

import pytest

from arcade.cabinet.replays.session import Session
from arcade.games.blue_road.art import DIRECTIONS, seen_from_above
from arcade.games.blue_road.strings import POSTER
from arcade.games.blue_road.title import (
    ROAD_TOP,
    ROOM,
    WAY,
    half,
    letter_width,
    middle,
    road_letter,
    set_in_lines,
    width_of,
)
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.languages import LANGUAGES, Language
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.flow.ending import WORDS
from tests.games.blue_road.test_modern import modern
from tests.prompted import until_asked


def test_a_car_has_a_picture_for_each_direction() -> None:
    for size in (24, 32, 40):
        cars = [seen_from_above(size, direction) for direction in range(DIRECTIONS)]
        assert len({car.ink for car in cars}) == DIRECTIONS
        assert len({(car.width, car.height) for car in cars}) == 1


def test_the_car_waits_and_its_lamps_tell_whither_the_tile_leads() -> None:
    run = modern("z", "5", "j", "c", "down", level=5)
    seen = set()
    for _ in range(60):
        run.session.step()
        seen.add(bytes(run.spectrum.display))
    assert len(seen) == 2
    assert len({seen_from_above(32, 0, lamp).ink for lamp in ("", "left", "right", "on")}) == 4


def test_a_thinking_computer_weighs_the_tiles_and_taps_them() -> None:
    session = Session(Setup("blue-road", 5, seed=1))
    until_asked(session)
    for key in "z5c":
        session.step(frozenset(key))
        session.step(NO_KEYS)
        if key != "c":
            until_asked(session)
    before = len(session.machine.speaker.notes)
    until_asked(session)
    assert len(session.machine.speaker.notes) > before + 6


def test_the_road_of_the_title_grows_nearer_and_a_car_drives_all_of_it() -> None:
    assert all(half(upper) <= half(lower) for upper, lower in pairwise(range(ROAD_TOP, 176)))
    assert all(0 < middle(y) < 256 for y in range(ROAD_TOP, 176))
    assert all(far <= near for near, far in pairwise(WAY))
    assert WAY[-1] < ROAD_TOP + 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_in_the_sky_fit(language: Language) -> None:
    for text in (POSTER, *WORDS.values()):
        for line, top, step in set_in_lines(text.in_language(language)):
            assert width_of(line, step) <= ROOM
            letters = [road_letter(letter, step) for letter in line if letter != " "]
            assert top + letters[0].height <= 84
            assert [letter.width + step - 1 for letter in letters] == [
                letter_width(letter, step) for letter in line if letter != " "
            ]


def test_both_ends_go_on_moving() -> None:
    for keys, level in (("4jb", 5), ("3b", 1)):
        run = modern("z", *keys, level=level, seats=2 if level == 1 else 1)
        assert run.session.results
        seen = set()
        for _ in range(120):
            run.session.step()
            seen.add(bytes(run.spectrum.display))
        assert len(seen) > 20
