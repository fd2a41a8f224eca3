"""The PET's dots: the picture's layout, and lines that join from cell to cell."""

import unicodedata

import pytest

from arcade.machine.font import Font, load_builtin
from arcade.machine.pet import CharacterSet, Pet
from arcade.machine.pet.charset import EXTENSION, character
from arcade.machine.pet.picture import PRIVATE_USE

GRAPHICS, LETTERS = CharacterSet.GRAPHICS, CharacterSet.LETTERS


def dots(pet: Pet, row: int, column: int, rows: int = 1, columns: int = 1) -> list[str]:
    """A rectangle of cells as text."""
    width, height = pet.SIZE
    left, top, _, _ = pet.SCREEN
    picture = pet.pixels()
    assert len(picture) == width * height
    return [
        "".join(".#"[dot] for dot in picture[y * width + left + 8 * column :][: 8 * columns])
        for y in range(top + 8 * row, top + 8 * (row + rows))
    ]


@pytest.fixture(scope="module")
def font() -> Font:
    return load_builtin("pet")


def test_the_screen_is_centred_in_a_dark_border() -> None:
    pet = Pet()
    pet.print_at(0, 0, "\n".join(["█" * 40] * 25))
    width, height = pet.SIZE
    left, top, across, down = pet.SCREEN
    assert (left * 2 + across, top * 2 + down) == (width, height)
    lines = [pet.pixels()[y * width : (y + 1) * width] for y in range(height)]
    assert set(lines[:top] + lines[top + down :]) == {bytes(width)}
    assert set(lines[top : top + down]) == {bytes(left) + b"\x01" * across + bytes(left)}


def test_the_face_holds_both_sets_and_the_extension(font: Font) -> None:
    for base in PRIVATE_USE.values():
        assert all(chr(base + code) in font for code in range(128))
    assert [sign for sign in EXTENSION if sign not in font] == []
    assert len(font.glyphs) == 256 + len(EXTENSION)


def test_sets_share_what_they_have_in_common(font: Font) -> None:
    different = {code for code in range(128) if font[chr(0xE000 + code)] != font[chr(0xE100 + code)]}
    assert different == {*range(1, 27), *range(65, 91), 0x5E, 0x5F, 0x69, 0x7A}
    assert all(font[chr(0xE000 + code)] == font[chr(0xE100 + code + 64)] for code in range(1, 27))


def test_lines_lie_on_every_eighth(font: Font) -> None:
    assert [font[chr(0xE000 + code)] for code in (0x65, 0x54, 0x47, 0x42, 0x5D, 0x48, 0x59, 0x67)] == [
        bytes([0x80 >> column] * 8) for column in range(8)
    ]
    assert [font[chr(0xE000 + code)] for code in (0x63, 0x45, 0x44, 0x43, 0x40, 0x46, 0x52, 0x64)] == [
        bytes(0xFF if line == row else 0 for line in range(8)) for row in range(8)
    ]


SIZES = {"ONE EIGHTH": 1, "ONE QUARTER": 2, "THREE EIGHTHS": 3, "HALF": 4}


def test_blocks_are_what_unicode_calls_them(font: Font) -> None:
    seen = 0
    for code in range(64, 128):
        side, _, size = unicodedata.name(character(code, GRAPHICS)).removesuffix(" BLOCK").partition(" ")
        glyph = font[chr(0xE000 + code)]
        if " BLOCK-" in size and side in ("VERTICAL", "HORIZONTAL"):
            number = int(size[-1])
            bits = 0x80 >> number - 1
            wide = number - 1, number
        elif side in ("LEFT", "RIGHT", "UPPER", "LOWER") and size in SIZES:
            eighths = SIZES[size]
            bits = 0xFF >> 8 - eighths if side == "RIGHT" else 0xFF00 >> eighths & 0xFF
            wide = (0, eighths) if side == "UPPER" else (8 - eighths, 8)
        else:
            continue
        upright = side in ("VERTICAL", "LEFT", "RIGHT")
        assert glyph == bytes(bits if upright else 0xFF * (wide[0] <= line < wide[1]) for line in range(8)), hex(code)
        seen += 1
    assert seen == 24


def test_square_corners_and_crossings_join() -> None:
    pet = Pet()
    pet.print_at(1, 1, "┌┬┐\n├┼┤\n└┴┘")
    across, down = "....#################...", "....#.......#.......#..."
    edge = "." * 24
    assert dots(pet, 1, 1, 3, 3) == [*[edge] * 4, *([across] + [down] * 7) * 2, across, *[edge] * 3]


def test_rounded_corners_join_with_the_lines() -> None:
    pet = Pet()
    pet.print_at(0, 0, "╭─╮\n│ │\n╰─╯")
    blank, sides = "." * 24, "....#...............#..."
    assert dots(pet, 0, 0, 3, 3) == [
        *[blank] * 4,
        "......#############.....",
        ".....#.............#....",
        *[sides] * 13,
        ".....#.............#....",
        "......#############.....",
        *[blank] * 3,
    ]


def test_diagonals_join_into_a_lozenge() -> None:
    pet = Pet()
    pet.print_at(0, 0, "╱╲\n╲╱")
    upper = [f"{'.' * (7 - step)}#{'.' * (2 * step)}#{'.' * (7 - step)}" for step in range(8)]
    assert dots(pet, 0, 0, 2, 2) == upper + upper[::-1]


@pytest.mark.parametrize("code", [0x66, 0x5E, 0x5F, 0x69])
def test_patterns_go_on_across_cells(code: int) -> None:
    pet = Pet()
    pet.charset = LETTERS
    for row in range(2):
        for column in range(2):
            pet.poke(row, column, code)
    rows = dots(pet, 0, 0, 2, 2)
    assert sum(row.count("#") for row in rows) == 128
    for y in range(12):
        assert rows[y + 4] == rows[y]
        assert rows[y][4:] == rows[y][:12]


def test_quarter_blocks_make_up_the_full_cell(font: Font) -> None:
    quarters = [font[chr(0xE000 + code)] for code in (0x7E, 0x7C, 0x7B, 0x6C)]
    assert quarters == [b"\xf0" * 4 + bytes(4), b"\x0f" * 4 + bytes(4), bytes(4) + b"\xf0" * 4, bytes(4) + b"\x0f" * 4]
    assert font[chr(0xE07F)] == b"\xf0" * 4 + b"\x0f" * 4


def test_reverse_turns_every_dot_over() -> None:
    pet = Pet()
    pet.print_at(0, 0, "Q")
    plain = dots(pet, 0, 0)
    pet.print_at(0, 0, "Q", reverse=True)
    assert dots(pet, 0, 0) == [row.translate(str.maketrans(".#", "#.")) for row in plain]


def test_a_romanian_letter_in_dots() -> None:
    pet = Pet()
    pet.charset = LETTERS
    pet.print_at(24, 39, "ș")
    assert dots(pet, 24, 39) == [
        "........",
        "..#####.",
        ".#......",
        "..####..",
        "......#.",
        ".#####..",
        "........",
        "...##...",
    ]


def test_changing_the_set_redraws_what_is_there() -> None:
    pet = Pet()
    pet.poke(0, 0, 1)
    capital = dots(pet, 0, 0)
    pet.charset = LETTERS
    assert dots(pet, 0, 0) != capital
    pet.charset = GRAPHICS
    assert dots(pet, 0, 0) == capital


def test_an_unchanged_picture_is_not_drawn_again() -> None:
    pet = Pet()
    pet.print("READY.")
    assert pet.pixels() is pet.pixels()


def test_a_remembered_screen_shows_again() -> None:
    pet, other = Pet(), Pet()
    pet.charset = LETTERS
    pet.print_at(7, 3, "Știu ♥ ▞", reverse=True)
    other.recall(pet.memory())
    assert other.memory() == pet.memory()
    assert other.pixels() == pet.pixels()
    assert other.text_rows() == pet.text_rows()
    with pytest.raises(ValueError, match="1126 bytes, not 2"):
        other.recall(b"??")


def test_a_visible_cursor_is_remembered_as_a_reversed_cell() -> None:
    pet, other = Pet(), Pet()
    next(pet.input("NAME"))
    other.recall(pet.memory())
    assert other.pixels() == pet.pixels()
    assert other.peek(0, 6) == 160


def test_only_a_face_with_both_sets_replaces_ours(font: Font) -> None:
    negative = Font("negative", {sign: bytes(row ^ 0xFF for row in glyph) for sign, glyph in font.glyphs.items()})
    own, spectrum, turned = Pet(), Pet(load_builtin("spectrum")), Pet(negative)
    assert spectrum.pixels() == own.pixels()
    assert dots(turned, 0, 0) == ["########"] * 8
