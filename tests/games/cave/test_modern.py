"""What lives in the cave's pictures: torches, drops that are heard, the walker on the map, the morning outside."""

import pytest

from arcade.games.cave import gallery
from arcade.games.cave.art import hewn
from arcade.games.cave.ending import stars_of
from arcade.games.cave.levels import Story
from arcade.games.cave.panels import _turn
from arcade.games.cave.rules import Way
from arcade.games.cave.strings import GOLD, HOME, LINES, SECOND_LINES
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES as DISPLAY_LINES
from arcade.toolkit.contract.languages import LANGUAGES
from tests.games.cave.test_program import begun, panel, press


def cell(machine: Spectrum, row: int, column: int) -> bytes:
    """The pixels of a cell."""
    return bytes(machine.display[DISPLAY_LINES[8 * row + line] + column] for line in range(8))


def test_a_torch_burns_and_its_light_colours_the_stone() -> None:
    session = begun()
    press(session, *"ssse")
    machine = session.machine
    assert isinstance(machine, Spectrum)
    ((row, column),) = gallery.torches_of(Story.FLINT, 5)
    assert machine.attributes[32 * (row + 1) + column] == 0b1000110, "a bright flame"
    flames = set()
    for _ in range(80):
        session.step(NO_KEYS)
        flames.add(cell(machine, row, column))
    assert len(flames) > 2


def test_a_drop_falls_and_is_heard_where_nothing_else_is() -> None:
    session = begun()
    press(session, *"ssse")
    for _ in range(60):
        session.step(NO_KEYS)
    before, pictures = len(session.machine.speaker.notes), set()
    for _ in range(240):
        session.step(NO_KEYS)
        pictures.add(panel(session))
    assert len(pictures) > 20
    assert any(note.hertz > 2000 for note in session.machine.speaker.notes[before:])


def test_who_walks_is_seen_on_the_map_step_by_step() -> None:
    session = begun()
    press(session, "s")
    machine = session.machine
    assert isinstance(machine, Spectrum)
    # From 4 at row 6, column 2, of the plan to 8 at column 6.
    places = set()
    session.step(frozenset("e"))
    for _ in range(20):
        places |= {column for column in range(13) if machine.attributes[32 * 6 + 19 + column] == 0b1010111}
        session.step(NO_KEYS)
    assert places >= {2, 3, 4, 5, 6}


@pytest.mark.parametrize("way", [None, *Way])
def test_a_picture_comes_in_whole_from_every_way(way: Way | None) -> None:
    turns = [_turn(way, row, column) for row in range(13) for column in range(18)]
    assert min(turns) >= 0
    assert len(set(turns)) > 6


def test_most_pictures_live_in_both_tales_and_calm_ones_without_torches_trembling() -> None:
    for tale, names in gallery.NAMES.items():
        still = {number for number in names if not gallery.lives_of(tale, number, calm=False)}
        assert still <= {104}, f"nothing moves in {still} of {tale}"
        for number in names:
            lively, calm = (len(gallery.lives_of(tale, number, calm)) for calm in (False, True))
            assert calm <= lively


def test_stars_are_for_few_wasted_steps() -> None:
    assert [stars_of(wasted) for wasted in (0, 1, 4, 5, 50)] == [3, 2, 2, 1, 1]


def test_the_end_is_a_morning_that_goes_on() -> None:
    session = begun()
    press(session, *"ssesceuen", "y", *"seusenc")
    machine = session.machine
    assert isinstance(machine, Spectrum)
    assert machine.attributes[32 * 14 + 24] == 0b1000110, "the sun"
    seen = set()
    for _ in range(200):
        session.step(NO_KEYS)
        seen.add(bytes(machine.display))
    assert len(seen) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_hewn_words_fit_the_screen(language: str) -> None:
    for words in (*LINES, *SECOND_LINES):
        assert hewn(words.in_language(language)).width <= 256
    for words in (GOLD, HOME):
        assert hewn(words.in_language(language)).width <= 140
