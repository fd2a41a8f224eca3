"""A visit, the list at the entrance, and the lines that stand beside the exhibits."""

import inspect
from textwrap import dedent

import pytest

from arcade.games.techniques.exhibits import ENTRIES, EXHIBITS, GRID, KEYS, PLACES, WAY_OUT, Exhibit, Visit, body, walk
from arcade.toolkit.letters.small_face import SMALL_COLUMNS
from tests.patience import still

SHOWS = [show for exhibit in EXHIBITS for show in dict.fromkeys((exhibit.ours, exhibit.show(True)))]


def test_an_exhibit_counts_once() -> None:
    visit = Visit(3).see(1).see(1)
    assert visit.points == 1
    assert not visit.complete
    assert visit.see(0).see(2).complete


def test_after_the_last_exhibit_comes_the_first() -> None:
    assert Visit(3).beside(2, 1) == 0
    assert Visit(3).beside(0, -1) == 2


def test_the_list_names_every_exhibit_and_the_way_out_once() -> None:
    assert sorted(PLACES) == [WAY_OUT, *range(len(EXHIBITS))]
    assert len(KEYS) == len(EXHIBITS) + 1
    assert all(row < GRID.rows for row, _ in ENTRIES)


def test_the_cursor_reaches_every_exhibit_and_no_heading() -> None:
    reached, edge = {PLACES[0]}, [PLACES[0]]
    while still(edge):
        cell = edge.pop()
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = walk(cell, *step)
            if there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == set(PLACES.values())


@pytest.mark.parametrize("show", SHOWS, ids=lambda show: show.__name__)
def test_the_lines_shown_are_those_that_run_and_fit(show: object) -> None:
    assert inspect.isfunction(show)
    lines = body(show)
    source = inspect.getsource(show)
    assert dedent(source).endswith("\n".join("    " + line for line in lines) + "\n")
    assert '"""' not in "".join(lines)
    assert 1 <= len(lines) <= 9
    assert max(map(len, lines)) <= SMALL_COLUMNS
    assert "".join(lines).isascii()


def test_a_function_without_source_has_no_lines() -> None:
    assert body(len) == ()


@pytest.mark.parametrize("exhibit", EXHIBITS, ids=lambda exhibit: exhibit.name.english)
def test_every_exhibit_has_a_way_in_both_looks(exhibit: Exhibit) -> None:
    assert exhibit.show(False) is exhibit.ours
    assert exhibit.show(True) is exhibit.book
