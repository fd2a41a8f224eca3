"""The arcade's own faces: what they cover, that they are valid and that they are not copies."""

from importlib.resources import files
from string import ascii_letters, ascii_uppercase, digits

import pytest

from arcade.machine.bdf import FontError, glyphs
from arcade.machine.data import data_path
from arcade.machine.font import ROM_LETTERS, Font, load_builtin, parse_bdf, spectrum_character, sturdy
from tools.font_picture import picture

ROMANIAN = "ăâîșțĂÂÎȘȚ"
TYPOGRAPHY = "„”“’–—…×÷→←↑↓★♥·½£©"
ALPHABET = ascii_letters + digits

GLYPH = """STARTFONT 2.1
STARTCHAR uni0041
ENCODING 65
BBX 8 8 0 -1
BITMAP
00
18
24
42
7E
42
42
00
ENDCHAR
ENDFONT
"""


@pytest.fixture(scope="module")
def spectrum() -> Font:
    return load_builtin("spectrum")


def columns(glyph: bytes) -> set[int]:
    return {x for row in glyph for x in range(8) if row & 0x80 >> x}


def test_spectrum_face_covers_ascii_romanian_and_typography(spectrum: Font) -> None:
    wanted = "".join(map(chr, range(32, 127))) + ROMANIAN + TYPOGRAPHY
    assert [character for character in wanted if character not in spectrum] == []


def test_every_glyph_but_the_space_is_drawn_once(spectrum: Font) -> None:
    drawn: dict[bytes, str] = {}
    for character, glyph in spectrum.glyphs.items():
        assert len(glyph) == 8
        assert any(glyph) == (character != " ")
        assert glyph not in drawn, f"{character} looks like {drawn.get(glyph)}"
        drawn[glyph] = character


def test_letters_and_digits_keep_clear_of_their_neighbours(spectrum: Font) -> None:
    for character in ALPHABET:
        wide = character in "MNWmw"
        assert columns(spectrum[character]) <= set(range(1, 8 if wide else 7)), character
        assert spectrum[character][7] == 0 or character in "Qgjpqy", character


def test_capitals_and_digits_are_seven_rows_high_and_small_letters_five(spectrum: Font) -> None:
    for character in ascii_uppercase + digits:
        assert all(spectrum[character][:7]), character
    for letter in "acegmnopqrsuvwxyz":
        assert not any(spectrum[letter][:2]), letter
        assert all(spectrum[letter][2:7]), letter


def test_strokes_are_two_pixels_wide(spectrum: Font) -> None:
    for character in sorted(set(ALPHABET) - set("MQWmw")):
        for row in spectrum[character]:
            assert all(len(run) > 1 for run in f"{row:08b}".split("0") if run), character


def test_romanian_letters_keep_a_gap_below_and_above_their_marks(spectrum: Font) -> None:
    for letter in "ăâî":
        assert all(spectrum[letter][:2])
        assert spectrum[letter][2] == 0
    for letter in "șțȘȚ":
        assert spectrum[letter][7]
        assert spectrum[letter][6] == 0


def test_thin_letters_are_made_sturdy(spectrum: Font) -> None:
    assert sturdy(spectrum) is spectrum
    thin = Font("thin", {"I": bytes((0, 0x3E, 8, 8, 8, 8, 0x3E, 0)), "♥": bytes((0, 0x81, 0, 0, 0, 0, 0, 0))})
    assert sturdy(thin)["I"] == bytes((0, 0x3F, 12, 12, 12, 12, 0x3F, 0))
    assert sturdy(thin)["♥"] == thin["♥"], "what fills its cell stays"


def test_spectrum_face_is_no_copy_of_the_rom(spectrum: Font) -> None:
    rom = files("skoolkit").joinpath("resources/48.rom").read_bytes()
    letters = rom[ROM_LETTERS : ROM_LETTERS + 768]
    same = [
        character
        for index in range(96)
        if spectrum[character := spectrum_character(32 + index)] == letters[8 * index : 8 * index + 8]
    ]
    assert len(same) < 10, same
    assert set("AaBbEeGgRrSs0123456789").isdisjoint(same)


def test_rom_letters_replace_the_own_ones_only(spectrum: Font) -> None:
    letters = bytes(range(256)) * 3
    font = spectrum.with_rom_letters(letters)
    assert font["A"] == letters[33 * 8 : 34 * 8]
    assert font["£"] == letters[64 * 8 : 65 * 8]
    assert font["ș"] == spectrum["ș"]
    with pytest.raises(FontError, match=r"16,384 bytes"):
        spectrum.with_rom_letters(b"short")


@pytest.mark.parametrize("name", ["spectrum", "pet"])
def test_files_follow_the_format(name: str) -> None:
    lines = data_path(f"fonts/{name}.bdf").read_text(encoding="ascii").splitlines()
    starts = [line for line in lines if line.startswith("STARTCHAR ")]
    encodings = [int(line.split()[1]) for line in lines if line.startswith("ENCODING ")]
    first = next(index for index, line in enumerate(lines) if line.startswith("STARTPROPERTIES"))
    last = lines.index("ENDPROPERTIES")
    assert lines[0] == "STARTFONT 2.1"
    assert lines[-1] == "ENDFONT"
    assert lines[first] == f"STARTPROPERTIES {last - first - 1}"
    assert f"CHARS {len(starts)}" in lines
    assert encodings == sorted(set(encodings))
    assert starts == [f"STARTCHAR uni{encoding:04X}" for encoding in encodings]
    for line in ("FONTBOUNDINGBOX 8 8 0 -1", "FONT_ASCENT 7", "FONT_DESCENT 1"):
        assert line in lines
    for line in ("SWIDTH 960 0", "DWIDTH 8 0", "BBX 8 8 0 -1", "BITMAP", "ENDCHAR"):
        assert lines.count(line) == len(starts)


def test_a_glyph_is_read_row_by_row() -> None:
    assert parse_bdf(GLYPH)["A"] == bytes.fromhex("00182442 7E424200")
    assert picture(parse_bdf(GLYPH), "A ") == [
        "   ▄▄           ",
        " ▄▀  ▀▄         ",
        " █▀▀▀▀█         ",
        " ▀    ▀         ",
    ]


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("7E\n", "", "line 13 of the font file is wrong: a glyph needs an encoding and eight rows"),
        ("7E", "XY", "line 10"),
        ("7E", "1FF", "line 10"),
        ("ENCODING 65", "ENCODING A", "line 3"),
        ("BBX 8 8 0 -1", "BBX 8 16 0 -1", "line 4 of the font file is wrong: glyphs must fill cells of 8x8 pixels"),
        (GLYPH, "", "holds no glyphs"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, complaint: str) -> None:
    with pytest.raises(FontError, match=complaint):
        parse_bdf(GLYPH.replace(before, after))


def test_a_row_seen_before_is_read_as_wide_as_its_own_glyph() -> None:
    narrow = GLYPH.replace("BBX 8 8 0 -1", "BBX 5 8 0 -1").replace("ENCODING 65", "ENCODING 66")
    wide, small = glyphs(GLYPH.replace("ENDFONT", narrow))
    assert wide.rows == (0, 0x18, 0x24, 0x42, 0x7E, 0x42, 0x42, 0)
    assert small.rows == (0, 3, 4, 8, 15, 8, 8, 0)


def test_cells_are_named_by_what_they_show_plain_before_inverse(spectrum: Font) -> None:
    assert all(spectrum.names[glyph] == character for character, glyph in spectrum.glyphs.items())
    inverse = {bytes(255 - row for row in glyph): character for character, glyph in spectrum.glyphs.items()}
    assert spectrum.names == {**inverse, **{glyph: character for character, glyph in spectrum.glyphs.items()}}


def test_a_face_of_the_arcade_is_read_once() -> None:
    assert load_builtin("pet") is load_builtin("pet")


def test_glyphs_without_a_code_point_are_skipped() -> None:
    both = GLYPH.replace("ENDFONT", GLYPH.replace("ENCODING 65", "ENCODING -1 7"))
    assert parse_bdf(both).glyphs.keys() == {"A"}
