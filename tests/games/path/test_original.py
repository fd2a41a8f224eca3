"""The book's game played through a session: its question, its pace, its sounds, its screen."""

import pytest

from arcade.games.path.board import DOWN, RIGHT, UP
from arcade.games.path.original import clear_place
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.picture.ink import FLASH_BIT, pair
from tests.games.path.steering import Book
from tests.patience import still


def test_another_key_at_the_level_question_is_refused() -> None:
    book = Book(level=5).wait()
    assert book.notes == [(1, -6)]
    assert any("Level (1-4)?" in row for row in book.machine.text_rows())
    book.press("4")
    book.until_riding()
    assert book.notes == [(1, -6), (0.1, 12)]
    assert book.ride.level == 4


def test_the_question_stands_at_its_place_and_fire_takes_the_cabinet_s_level() -> None:
    book = Book(level=9, seed=1)
    assert book.machine.text_rows()[10] == "      Level (1-4)?"
    book.wait().press("pad1 fire", 2)
    assert book.until_riding().ride.level == 1


def test_the_way_joins_the_corners_and_the_star_flashes() -> None:
    book = Book().until_riding()
    attributes = {(row, column): book.machine.attr(row, column) for row in range(21) for column in range(32)}
    star, way = attributes.pop((0, 31)), set(book.ride.way.cells)
    assert star == pair("yb") | FLASH_BIT
    assert book.machine.screen(0, 31) == "*"
    assert {cell for cell, colours in attributes.items() if colours >> 3 & 7 == 1} == way - {(0, 31)}
    assert all(colours == pair("kc") for cell, colours in attributes.items() if cell not in way)
    assert book.machine.border_colour == 6
    assert book.machine.text_rows()[21] == " Length =  1     Path =    80"
    assert book.machine.point(4, 8) == 1


@pytest.mark.parametrize(("level", "frames"), [(1, 7.0), (2, 6.0), (3, 5.0), (4, 4.5)])
def test_a_pixel_takes_as_long_as_measured(level: int, frames: float) -> None:
    book = Book(level=level)
    book.until_riding()
    started = book.machine.frame
    book.until_over()
    assert book.ride.line.distance == 24
    assert abs(book.machine.frame - started - 24 * frames) <= 1


def test_the_way_is_drawn_at_three_frames_a_cell_and_a_second_is_left_to_get_ready() -> None:
    book = Book(level=1)
    book.until_riding()
    assert abs(book.machine.frame - book.asked - (79 * 3 + 50 + 5)) <= 3


@pytest.mark.parametrize(("seed", "distance"), [(5, 619), (50, 583)])
def test_a_ride_that_turns_in_the_middle_reaches_the_star(seed: int, distance: int) -> None:
    book = Book(seed)
    book.until_riding()
    book.until_over(book.middle()).wait()
    assert book.session.results[-1].outcome is Outcome.WON
    assert book.ride.line.distance == distance
    assert book.session.results[-1].score == book.ride.score
    assert [note for note in book.notes if note == (0.005, 20)] == [(0.005, 20)] * len(book.ride.way.bends)
    assert book.notes[-10:] == [(0.05, pitch) for pitch in range(3, 31, 3)]
    assert any("Well done!" in row for row in book.machine.text_rows())


def test_leaving_the_way_ends_the_game_with_its_words_and_its_tone() -> None:
    book = Book().until_riding().until_over().wait()
    assert book.session.results[-1].outcome is Outcome.LOST
    assert book.notes[-1] == (0.5, -10)
    rows = book.machine.text_rows()
    assert any("You left the path!" in row for row in rows)
    assert any("Another game? (y/n)" in row for row in rows)
    assert rows[21].startswith(" Length =  24")


def test_a_held_key_turns_once() -> None:
    book = Book(level=1).until_riding()
    book.step(frozenset("v"), 20)
    assert book.ride.line.direction == RIGHT
    book.step()
    book.press("v")
    book.step(NO_KEYS, 7)
    assert book.ride.line.direction == DOWN


def test_taps_shorter_than_a_pixel_all_count() -> None:
    book = Book(level=1).until_riding()
    book.press("v")
    book.press("c")
    book.step(NO_KEYS, 16)
    assert book.ride.line.direction == UP
    assert book.ride.line.x > 4


def test_keys_before_the_ride_do_not_turn() -> None:
    book = Book()
    book.wait(80)
    book.press("v")
    book.until_riding().wait(20)
    assert book.ride.line.direction == UP


def test_the_closing_words_are_beside_the_way() -> None:
    way = Book().until_riding().ride.way
    row, column = clear_place(way, 24)
    assert not {(down, right) for down in range(row, row + 3) for right in range(column, column + 24)} & set(way.cells)


def test_d_means_another_game_and_another_key_the_end() -> None:
    book = Book().until_riding().until_over().wait()
    book.press("d")
    assert any("Level (1-4)?" in row for row in book.wait().machine.text_rows())
    book.press("4")
    book.until_riding()
    while still(len(book.session.results) < 2):
        book.step()
    book.wait().press("x")
    assert book.wait().session.ended
