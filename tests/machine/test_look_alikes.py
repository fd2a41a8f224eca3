"""Letters that look alike are far enough apart, and marks stand clear of their letters, in every face of the house."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from string import ascii_letters, ascii_uppercase, digits

import pytest

from arcade.machine.font import load_builtin
from arcade.machine.monitor.face import load_face
from arcade.machine.pet.charset import CharacterSet, screen_code
from arcade.machine.pet.picture import PRIVATE_USE
from tests.patience import still

Pixel = tuple[int, int]
Ink = frozenset[Pixel]

CELLS = ("spectrum", "pet")
HEADLINES = ("headline22", "headline15", "headline12")
READ = ("spectrum", "text12")
"""The faces of sentences and tables."""
NEAREST = {"spectrum": 5, "text12": 5, "pet": 3}
"""How near letters and digits come; the PET's strokes are one pixel wide."""
LOOK_ALIKES = (
    *("0OQDC", "O8", "08B3", "86", "6GC", "5S", "2Z", "1Iil", "lT", "UV", "HKNM", "PRK"),
    *("aceo", "nou", "rnm", "vuy", "gyj", "pqdb", "st", "hk", "ăâa", "ĂÂA", "ÎI", "îi"),
)
SAME_BUT = {"EF": 3, "IT": 4, "OU": 4, "hn": 4, "SȘ": 4, "TȚ": 4, "sș": 4, "tț": 4}
"""Pairs of which one is the other and a stroke more: how many pixels of it there are at least."""
ROOFED, COMMAED = "ĂÂÎăâî", "ȘȚșț"


@cache
def face(name: str) -> Mapping[str, Ink]:
    """The pixels of each letter as (x, y), each drawn from the left edge."""
    if name in CELLS:
        cells = load_builtin(name).glyphs
        shapes = {sign: cells[_pet_shape(sign)] for sign in ascii_letters + digits} if name == "pet" else {}
        return {sign: _ink(8, tuple(rows)) for sign, rows in (cells | shapes).items()}
    return {sign: _ink(shape.width, shape.rows) for sign, shape in load_face(name).shapes.items()}


def _pet_shape(sign: str) -> str:
    """Where the PET's face keeps a letter or digit of its second set."""
    code = screen_code(sign, CharacterSet.LETTERS)
    assert code is not None
    return chr(PRIVATE_USE[CharacterSet.LETTERS] + code)


def _ink(width: int, rows: tuple[int, ...]) -> Ink:
    return frozenset((x, y) for y, row in enumerate(rows) for x in range(width) if row >> width - 1 - x & 1)


def apart(name: str, pair: str) -> int:
    """How many pixels of one letter are not the other's."""
    one, other = (face(name)[letter] for letter in pair)
    return len(one ^ other)


def joined(ink: Ink, start: Pixel) -> Ink:
    """All pixels that touch the start by others, corners included."""
    found, edge = {start}, {start}
    while still(edge):
        edge = {(x + across, y + down) for x, y in edge for across in (-1, 0, 1) for down in (-1, 0, 1)} & ink - found
        found |= edge
    return frozenset(found)


def lines(ink: Ink) -> list[int]:
    """The lines that have ink."""
    return sorted({y for _, y in ink})


@pytest.mark.parametrize("alike", LOOK_ALIKES)
@pytest.mark.parametrize("name", READ)
def test_look_alikes_are_six_pixels_apart(name: str, alike: str) -> None:
    assert [one + other for one, other in combinations(alike, 2) if apart(name, one + other) < 6] == []


@pytest.mark.parametrize("pair", SAME_BUT)
@pytest.mark.parametrize("name", READ)
def test_letters_with_a_stroke_more_have_all_of_it(name: str, pair: str) -> None:
    assert apart(name, pair) >= SAME_BUT[pair]


@pytest.mark.parametrize("name", NEAREST)
def test_no_two_letters_or_digits_are_nearer(name: str) -> None:
    pairs = {one + other for one, other in combinations(sorted(ascii_letters + digits), 2)}
    assert {pair for pair in pairs if apart(name, pair) < NEAREST[name]} <= SAME_BUT.keys()


@pytest.mark.parametrize("name", HEADLINES)
def test_capitals_and_digits_of_headlines_are_six_pixels_apart(name: str) -> None:
    assert [pair for pair in combinations(ascii_uppercase + digits, 2) if apart(name, "".join(pair)) < 6] == []


@pytest.mark.parametrize("name", [*CELLS, "text12", *HEADLINES])
def test_a_mark_over_a_letter_touches_it_nowhere(name: str) -> None:
    for letter in ROOFED:
        ink = face(name).get(letter, frozenset())
        if ink:
            body = joined(ink, max(ink, key=lambda pixel: pixel[1]))
            assert ink - body, f"{letter} is joined to its mark"
            assert lines(ink - body)[-1] < lines(body)[0], letter


@pytest.mark.parametrize("name", [*CELLS, "text12", *HEADLINES])
def test_a_comma_leaves_a_clear_line_below_its_letter(name: str) -> None:
    for letter in COMMAED:
        ink = face(name).get(letter, frozenset())
        if ink:
            body = joined(ink, min(ink, key=lambda pixel: pixel[1]))
            assert ink - body, f"{letter} is joined to its comma"
            assert lines(ink - body)[0] > lines(body)[-1] + 1, letter


def test_capitals_under_a_mark_stand_on_the_line() -> None:
    """On five rows; Ă on four, since a breve of one row would be two dots, and those make it another letter."""
    for letter, first in (("Ă", 3), ("Â", 2), ("Î", 2)):
        ink = face("spectrum")[letter]
        body = joined(ink, max(ink, key=lambda pixel: pixel[1]))
        assert lines(body) == list(range(first, 7)), letter
        assert lines(ink - body) == [0, 1], letter
