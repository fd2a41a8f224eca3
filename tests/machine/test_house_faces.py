"""The faces of the house's own screen: what they cover, how wide they run, and that every title fits its panel."""

from itertools import pairwise

import pytest

from arcade.cabinet.catalogue import cartridge, slugs
from arcade.cabinet.paint.headline import MIDDLE, broken, headline_width
from arcade.machine.data import data_path
from arcade.machine.font import load_builtin
from arcade.machine.monitor.bits import Bits
from arcade.machine.monitor.face import OUR_FACES, load_face
from arcade.machine.spectrum import Spectrum

HEADLINES = {"headline22": 22, "headline15": 15, "headline12": 12}
CAPITALS = {"text12": 8, **HEADLINES}
NAMES = tuple(CAPITALS)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"
MARKED = {"Ă": "A", "Â": "A", "Î": "I", "ă": "a", "â": "a"}
COMMAS = {"Ș": "S", "Ț": "T", "ș": "s", "ț": "t"}
SIGNS = "▶◆●○✓☆−"
PUNCTUATION = " !?.,:;'’‘-–+/&()%·×=\"„”“…"
PANEL, NARROW_PANEL = 158, 118
"""Pixels for a title beside a Spectrum's set, and beside the wider ones."""
MOST_LINES = 3


def ink(shape: Bits) -> list[int]:
    """The lines of a glyph that have ink."""
    return [place for place, row in enumerate(shape.rows) if row]


def sentences() -> str:
    """Running text as the shelf has it: every game's line, in both languages."""
    lines = [cartridge(slug).tagline for slug in slugs()]
    return " ".join([line.english for line in lines] + [line.in_language("ro") for line in lines])


def titles() -> list[tuple[str, int]]:
    """Every title in both languages, and how much room its panel has."""
    found = []
    for slug in slugs():
        game = cartridge(slug)
        room = PANEL if game.machine is Spectrum else NARROW_PANEL
        found += [(game.title.english, room), (game.title.in_language("ro"), room)]
    return found


def test_these_are_all_the_faces() -> None:
    assert set(NAMES) == set(OUR_FACES)


def test_the_text_face_has_all_that_the_spectrum_prints_and_the_pages_signs() -> None:
    assert load_face("text12").lacks("".join(load_builtin("spectrum").glyphs) + SIGNS) == ""


@pytest.mark.parametrize("name", HEADLINES)
def test_headlines_have_capitals_digits_and_punctuation(name: str) -> None:
    assert load_face(name).lacks(LETTERS + "ĂÂÎȘȚ" + DIGITS + PUNCTUATION) == ""


@pytest.mark.parametrize("name", NAMES)
def test_every_glyph_but_the_space_is_drawn_once(name: str) -> None:
    drawn: dict[Bits, str] = {}
    for character, shape in load_face(name).shapes.items():
        assert any(shape.rows) == (character != " ")
        assert shape not in drawn, f"{character} looks like {drawn.get(shape)}"
        drawn[shape] = character


@pytest.mark.parametrize("name", NAMES)
def test_letters_begin_at_once_and_end_with_air(name: str) -> None:
    face = load_face(name)
    air = 0b11 if name in HEADLINES else 0b1
    for character, shape in face.shapes.items():
        assert not any(row & air for row in shape.rows), character
        if character in LETTERS:
            assert any(row >> shape.width - 1 for row in shape.rows), character


@pytest.mark.parametrize("name", NAMES)
def test_capitals_and_digits_stand_on_the_baseline_and_have_one_height(name: str) -> None:
    face = load_face(name)
    for character in LETTERS + DIGITS:
        lines = [place for place in ink(face.shapes[character]) if character != "Q" or place < face.ascent]
        assert lines == list(range(face.ascent - CAPITALS[name], face.ascent)), character


def test_small_letters_are_six_high_and_tails_two_deep() -> None:
    face = load_face("text12")
    for character in "acemnorsuvwxz":
        assert ink(face.shapes[character]) == list(range(face.ascent - 6, face.ascent)), character
    for character in "gpqy":
        assert ink(face.shapes[character]) == list(range(face.ascent - 6, face.ascent + 2)), character


@pytest.mark.parametrize("name", NAMES)
def test_marks_and_commas_keep_clear_of_their_letters(name: str) -> None:
    face = load_face(name)
    for letter, plain in MARKED.items():
        if letter in face.shapes:
            letter_top = ink(face.shapes[plain])[0]
            assert face.shapes[letter].rows[letter_top - 1] == 0, letter
            assert ink(face.shapes[letter])[0] < letter_top - 2, letter
    for letter in COMMAS:
        if letter in face.shapes:
            assert face.shapes[letter].rows[face.ascent] == 0, letter
            assert ink(face.shapes[letter])[-1] > face.ascent + 1 - (name == "headline12"), letter


@pytest.mark.parametrize("name", NAMES)
def test_digits_have_one_width(name: str) -> None:
    shapes = load_face(name).shapes
    assert len({shapes[digit].width for digit in DIGITS}) == 1


def test_signs_of_tables_do_not_jump() -> None:
    shapes = load_face("text12").shapes
    assert {shapes[sign].width for sign in "+-−"} == {shapes["0"].width}
    assert len({shapes[sign].width for sign in ".,:·"}) == 1


def test_running_text_takes_about_six_pixels_a_letter() -> None:
    text = sentences()
    assert 5.8 <= load_face("text12").width(text) / len(text) <= 6.6


def test_stems_of_the_text_face_are_never_one_pixel() -> None:
    """What is a pixel wide in every line it crosses is lost between a television's lines."""
    for character, shape in load_face("text12").shapes.items():
        for above, below in pairwise(shape.rows if character.isalnum() else ()):
            alone = above & ~(above << 1) & ~(above >> 1)
            assert not alone & below & ~(below << 1) & ~(below >> 1), character


@pytest.mark.parametrize(("title", "room"), titles())
def test_every_title_fits_its_panel(title: str, room: int) -> None:
    assert load_face("headline15").lacks(title.upper()) == ""
    for word in title.split():
        assert headline_width(word, MIDDLE) <= room, word
    assert len(broken(title, MIDDLE, room)) <= MOST_LINES


@pytest.mark.parametrize("name", NAMES)
def test_files_follow_the_format(name: str) -> None:
    face = load_face(name)
    lines = data_path(f"fonts/{name}.bdf").read_text(encoding="ascii").splitlines()
    starts = [line for line in lines if line.startswith("STARTCHAR ")]
    encodings = [int(line.split()[1]) for line in lines if line.startswith("ENCODING ")]
    first = next(index for index, line in enumerate(lines) if line.startswith("STARTPROPERTIES"))
    widest = max(shape.width for shape in face.shapes.values())
    assert (lines[0], lines[-1]) == ("STARTFONT 2.1", "ENDFONT")
    assert lines[first] == f"STARTPROPERTIES {lines.index('ENDPROPERTIES') - first - 1}"
    assert f"CHARS {len(starts)}" in lines
    assert encodings == sorted(set(encodings))
    assert starts == [f"STARTCHAR uni{encoding:04X}" for encoding in encodings]
    for line in (
        f"FONTBOUNDINGBOX {widest} {face.height} 0 -{face.height - face.ascent}",
        f"FONT_ASCENT {face.ascent}",
        f"FONT_DESCENT {face.height - face.ascent}",
        f"CAP_HEIGHT {CAPITALS[name]}",
    ):
        assert line in lines
