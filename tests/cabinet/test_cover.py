"""Every game has a cover that keeps to the Spectrum's cells and is told from all others at a glance."""

from itertools import combinations

import pytest

from arcade.cabinet.catalogue import cartridge, whole
from arcade.cabinet.formats.cover import CELL, COLOURS, HEIGHT, WIDTH, cover, lids, read_cover, read_lids
from arcade.machine.pet import Pet

BLANK = "\n".join(["k" * WIDTH] * HEIGHT) + "\n"
APART = 25
"""Percent of the pixels in which any two covers differ, at least."""
FILLED = 20
"""Percent of the pixels that are not of a cover's commonest colour, at least: one thing, and big."""


def with_pixels(pixels: dict[tuple[int, int], str]) -> str:
    rows = [list(line) for line in BLANK.splitlines()]
    for (x, y), letter in pixels.items():
        rows[y][x] = letter
    return "\n".join(map("".join, rows))


@pytest.mark.parametrize("slug", whole(pattern=True))
def test_every_game_has_a_cover_with_something_big_on_it(slug: str) -> None:
    pixels = b"".join(cover(slug))
    commonest = max(pixels.count(colour) for colour in set(pixels))
    assert 100 * (len(pixels) - commonest) >= FILLED * len(pixels)


@pytest.mark.parametrize("slug", [slug for slug in whole() if cartridge(slug).machine is Pet])
def test_a_game_for_the_pet_has_a_cover_of_one_colour(slug: str) -> None:
    assert set(b"".join(cover(slug))) == {COLOURS["k"], COLOURS["w"]}


def test_any_two_covers_differ_clearly() -> None:
    covers = {slug: b"".join(cover(slug)) for slug in whole()}
    alike = [
        f"{one} and {other}"
        for one, other in combinations(covers, 2)
        if 100 * sum(a != b for a, b in zip(covers[one], covers[other], strict=True)) < APART * WIDTH * HEIGHT
    ]
    assert not alike


def test_eyes_that_blink_are_on_covers_and_of_their_colours() -> None:
    for slug, found in lids().items():
        rows = cover(slug)
        for lid in found:
            seen = set(b"".join(row[lid.left : lid.left + lid.width] for row in rows[lid.top : lid.top + lid.height]))
            assert {lid.colour, lid.line} <= set(b"".join(rows)), slug
            assert len(seen) > 1, f"{slug} has no eye there"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nim 1 2 3 4", "line 2 is no lid"),
        ("nim 1 2 3 4 5 RR", "line 2 is no lid"),
        ("nim 1 2 x 4 RR", "line 2 is no lid"),
        ("nim 1 2 3 4 RQ", "line 2 is no lid"),
        ("nim 60 2 8 8 Rk", "line 2 leaves its cover"),
    ],
)
def test_what_is_no_lid_is_refused(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_lids(f"robac 1 1 9 9 Rk\n{line}\n")


def test_letters_are_colours() -> None:
    rows = read_cover(with_pixels({(0, 0): "B", (63, 47): "y"}))
    assert (rows[0][0], rows[47][63], rows[20][30]) == (9, 6, 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "48 lines of 64 letters"),
        (BLANK[:-2], "48 lines of 64 letters"),
        (with_pixels({(5, 5): "?"}), "'\\?' is no colour"),
        (with_pixels({(5, 5): "K"}), "'K' is no colour"),
        (with_pixels({(CELL, 0): "r", (CELL + 1, 0): "g"}), "row 0, column 1 has the colours gkr"),
        (with_pixels({(x, 8): "rR"[x % 2] for x in range(8)} | {(0, 9): "r"}), "row 1, column 0 has the colours Rkr"),
    ],
)
def test_what_is_no_cover_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_cover(text)


def test_two_brightnesses_do_not_meet_in_a_cell() -> None:
    full = {(x, y): "rR"[x % 2] for x in range(8) for y in range(8)}
    with pytest.raises(ValueError, match="has the colours Rr"):
        read_cover(with_pixels(full))
