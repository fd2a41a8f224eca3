"""The title's letters: whole, inside the screen, and as they were after what lives on them."""

import pytest

from arcade.games.orange_wizard import strings
from arcade.games.orange_wizard.art import MARK, MARKED, ORANGE, SLICES, letter
from arcade.games.orange_wizard.title import SPARK_FRAMES, draw_name, name_alive, name_places
from arcade.machine.spectrum import Spectrum
from arcade.machine.spectrum.memory import LINES

NAMES = (strings.POSTER.english.upper(), strings.POSTER.in_language("ro").upper())
BOTTOM = 40
"""The pixel row below the name."""


def inked(machine: Spectrum, x: int, width: int, top: int, bottom: int) -> list[int]:
    """Pixel rows from `top` to `bottom` in so many columns."""
    rows = [int.from_bytes(machine.display[start : start + 32]) for start in LINES[top:bottom]]
    return [row >> 256 - x - width & (1 << width) - 1 for row in rows]


@pytest.mark.parametrize("name", NAMES)
def test_the_letters_stand_apart_inside_the_screen(name: str) -> None:
    places = name_places(name)
    ends = [x + letter(one).width for one, x in places]
    assert places[0][1] >= 0
    assert ends[-1] <= 256
    assert all(end < x for end, (_, x) in zip(ends, places[1:], strict=False))


def test_the_breve_is_whole_and_stands_apart() -> None:
    marked = letter(MARKED)
    assert marked.ink[0]
    assert not marked.ink[MARK - 1]
    assert marked.ink[MARK:] == letter("A").ink[MARK:]


def test_the_slice_turns_and_stays_as_large() -> None:
    assert len({turned.ink for turned in SLICES}) == len(SLICES)
    assert len({(turned.width, turned.height) for turned in SLICES}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_sparks_come_to_every_plain_letter_and_leave_it_as_it_was(name: str) -> None:
    machine = Spectrum()
    draw_name(machine, name)
    live = name_alive(machine, name)
    plain = [(x, letter(one).width) for one, x in name_places(name) if one not in (ORANGE, MARKED)]
    before = [inked(machine, *place, MARK, BOTTOM) for place in plain]
    sparkling = set()
    for frame in range(SPARK_FRAMES * len(plain)):
        live(frame)
        sparkling |= {place for place in plain if any(inked(machine, *place, 0, MARK))}
        if frame % SPARK_FRAMES == SPARK_FRAMES - 1:
            assert [inked(machine, *place, MARK, BOTTOM) for place in plain] == before
    assert sparkling == set(plain)
