"""The arcade's own faces: what they cover, that they are valid and that they are not copies."""

import random
from importlib.resources import files
from string import ascii_letters, ascii_uppercase, digits

import pytest

from arcade.machine.bdf import FontError, glyphs
from arcade.machine.data import data_path
from arcade.machine.font import ROM_LETTERS, Font, letters_in, load_builtin, parse_bdf, spectrum_character, sturdy
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
    same = [
        character
        for index in range(96)
        if spectrum[character := spectrum_character(32 + index)] == SET[8 * index : 8 * index + 8]
    ]
    assert len(same) < 10, same
    assert set("AaBbEeGgRrSs0123456789").isdisjoint(same)


def test_rom_letters_replace_the_own_ones_only(spectrum: Font) -> None:
    font = spectrum.with_rom_letters(SET)
    assert font["A"] == SET[33 * 8 : 34 * 8]
    assert font["£"] == SET[64 * 8 : 65 * 8]
    assert font["ș"] == spectrum["ș"]


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
        ("7E\n", "", "glyph, line 13"),
        ("7E", "XY", "row, line 10, width 8, digits 2"),
        ("7E", "F", "row, line 10, width 8, digits 2"),
        ("ENCODING 65", "ENCODING A", "encoding, line 3"),
        ("BBX 8 8 0 -1", "BBX 8 8 0", "numbers, line 4, count 4"),
        ("BBX 8 8 0 -1", "BBX -8 8 0 -1", "box, line 4, most 256"),
        ("BBX 8 8 0 -1", "BBX 9 8 0 -1", "row, line 6, width 9, digits 4"),
        ("7E\n", "7E\nBBX 0 8 0 -1\n", "row, line 11, width 8, digits 2"),
        (GLYPH, "", "no_glyphs"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(before: str, after: str, complaint: str) -> None:
    with pytest.raises(FontError) as caught:
        parse_bdf(GLYPH.replace(before, after))
    assert str(caught.value) == complaint


Drawn = dict[str, tuple[str, str]]
"""Letters by character: their boxes as in a file, and their rows."""


def bdf(letters: Drawn, descent: str = "") -> str:
    """A file of these letters."""
    said = f"STARTPROPERTIES 1\nFONT_DESCENT {descent}\nENDPROPERTIES\n" if descent else ""
    drawn = (
        f"STARTCHAR x\nENCODING {ord(sign)}\nDWIDTH 8 0\nBBX {box}\nBITMAP\n{rows}\nENDCHAR\n".replace("\n\n", "\n")
        for sign, (box, rows) in letters.items()
    )
    return f"STARTFONT 2.1\n{said}{''.join(drawn)}ENDFONT\n"


WHOLE = "00 3C 42 42 7E 42 42 00".replace(" ", "\n")


@pytest.mark.parametrize(
    ("letters", "descent", "sign", "rows"),
    [
        ({"A": ("8 8 0 -1", WHOLE)}, "1", "A", "003C42427E424200"),
        ({"A": ("8 8 0 0", WHOLE)}, "0", "A", "003C42427E424200"),
        ({"A": ("8 8 0 0", WHOLE)}, "", "A", "003C42427E424200"),
        ({"A": ("8 8 0 0", WHOLE)}, "1", "A", "003C42427E424200"),
        ({"A": ("8 8 0 -2", WHOLE)}, "2", "A", "003C42427E424200"),
        ({"A": ("8 8 0 -2", WHOLE)}, "", "A", "003C42427E424200"),
        ({"A": ("6 6 1 0", "78\n84\n84\nFC\n84\n84")}, "1", "A", "003C42427E424200"),
        ({"A": ("6 6 1 0", "78\n84\n84\nFC\n84\n84")}, "2", "A", "3C42427E42420000"),
        ({"A": ("6 6 1 0", "78\n84\n84\nFC\n84\n84")}, "9", "A", "3C42427E42420000"),
        ({"A": ("6 6 -3 0", "7800\n8400\n8400\nFC00\n8400\n8400")}, "1", "A", "00788484FC848400"),
        ({"A": ("6 6 5 0", "78\n84\n84\nFC\n84\n84")}, "1", "A", "001E21213F212100"),
        ({"A": ("5 7 0 0", "20\n50\n88\n88\nF8\n88\n88"), ".": ("1 1 2 0", "80")}, "1", ".", "0000000000002000"),
        ({"A": ("5 7 0 0", "20\n50\n88\n88\nF8\n88\n88"), "g": ("4 2 0 -1", "90\n60")}, "0", "g", "0000000000009060"),
        ({"A": ("8 8 0 0", WHOLE), " ": ("0 0 0 0", "")}, "0", " ", "0000000000000000"),
        ({"A": ("5 7 0 0", "20\n50\n88\n88\nF8\n88\n88"), "É": ("1 8 0 0", "80\n" * 7 + "80")}, "1", "É", "80" * 8),
    ],
)
def test_boxes_are_placed_by_their_offsets_and_the_descent(letters: Drawn, descent: str, sign: str, rows: str) -> None:
    assert parse_bdf(bdf(letters, descent))[sign].hex().upper() == rows


LARGE = "FF00\n" * 9 + "FF00"


@pytest.mark.parametrize(
    ("letters", "complaint"),
    [
        ({"A": ("9 10 0 0", LARGE)}, "too_large, character 'A', width 9, height 10"),
        (
            {"é": ("8 8 0 0", WHOLE), "漢": ("9 10 0 0", LARGE)},
            "too_large, character '漢', width 9, height 10",
        ),
        (
            {"A": ("8 8 0 0", WHOLE), "g": ("8 1 0 -1", "FF")},
            "too_high, top 8, below 1",
        ),
    ],
)
def test_letters_too_large_for_a_cell_are_refused(letters: Drawn, complaint: str) -> None:
    with pytest.raises(FontError) as caught:
        parse_bdf(bdf(letters))
    assert str(caught.value) == complaint


def test_other_characters_that_are_too_large_are_left_out() -> None:
    font = parse_bdf(bdf({"漢": ("9 10 0 0", LARGE), "A": ("8 8 0 0", WHOLE)}))
    assert font.glyphs.keys() == {"A"}


def test_what_is_written_is_read(spectrum: Font) -> None:
    letters = {sign: ("8 8 0 -1", "\n".join(f"{row:02X}" for row in rows)) for sign, rows in spectrum.glyphs.items()}
    assert parse_bdf(bdf(letters, "1")).glyphs == spectrum.glyphs


ROM = files("skoolkit").joinpath("resources/48.rom").read_bytes()
SET = ROM[ROM_LETTERS : ROM_LETTERS + 768]


@pytest.mark.parametrize(
    "image",
    [
        SET,
        ROM,
        bytes(16_384) + ROM,
        ROM + bytes(16_384),
        b"\xff" * 5000 + SET + b"\xff" * (16_384 - 5768),
        ROM[:ROM_LETTERS] + b"\xc9" * 16_384 + SET,
        b"\xc9" * 16_384 + ROM,
        b"\0\x18" * 24_576 + ROM,
        bytes(65_536 - 768) + SET,
        bytes(256) + SET,
    ],
    ids=["set", "16 K", "32 K", "32 K, first", "elsewhere", "later", "code", "64 K", "64 K, last", "2 K"],
)
def test_a_set_of_letters_is_found_in_an_image(spectrum: Font, image: bytes) -> None:
    font = spectrum.with_rom_letters(image)
    assert font["A"] == SET[33 * 8 : 34 * 8]
    assert font["©"] == SET[-8:]


def test_bold_italic_and_low_sets_are_found(spectrum: Font) -> None:
    """Letters of another kind than the ROM's, somewhere in an image."""
    own = b"".join(spectrum[spectrum_character(code)] for code in range(32, 128))
    for letters in (own, bytes(row >> 1 for row in own), SET[1:] + b"\0"):
        assert letters_in(ROM[:9992] + letters + b"\xc9" * 999) == letters


@pytest.mark.parametrize(
    "image",
    [
        b"",
        SET[:-1],
        bytes(768),
        b"\xaa" * 768,
        b"\x18" + SET[1:],
        SET[: 34 * 8] + SET[33 * 8 : 34 * 8] + SET[35 * 8 :],
        ROM[:ROM_LETTERS] + bytes(768),
        bytes(65_536),
        bytes(random.Random(5).randbytes(65_536)),
    ],
)
def test_an_image_without_letters_is_refused(spectrum: Font, image: bytes) -> None:
    with pytest.raises(FontError, match=f"no_set, bytes {len(image)}"):
        spectrum.with_rom_letters(image)


def test_code_is_no_set_of_letters() -> None:
    """In the ROM itself there is one set, and it is found wherever the ROM has been moved to."""
    for shift in (0, 8, 4096):
        assert letters_in(ROM[shift:] + bytes(shift)) == SET
    with pytest.raises(FontError):
        letters_in(ROM[:ROM_LETTERS])
    with pytest.raises(FontError, match="image_too_large, most 65536"):
        letters_in(bytes(65_537))


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
