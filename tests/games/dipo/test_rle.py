"""Pattern files: read, written, and refused with the line that is wrong."""

import pytest

from arcade.games.dipo.lexicon import LIBRARY
from arcade.games.dipo.rle import LINE, opened, read, write
from arcade.games.dipo.rules import Edge, Field, law
from arcade.toolkit.contract.cartridge import UnreadableError
from arcade.toolkit.contract.dice import SplitMix

GLIDER = "#N Glider\n#C the smallest ship\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n"


def test_reading() -> None:
    pattern = read(GLIDER)
    assert (pattern.name, pattern.rows, pattern.columns) == ("Glider", 3, 3)
    assert pattern.cells == ((0, 1), (1, 2), (2, 0), (2, 1), (2, 2))


def test_blanks_breaks_dots_and_what_follows_the_end_do_not_matter() -> None:
    odd = "\n  x=3,y=3\r\n b o $\r\n#C a comment\r\n2.O$\n3o ! and words\nx"
    assert read(odd).cells == read(GLIDER).cells


def test_other_laws_and_fields_that_are_named() -> None:
    assert read("x = 1, y = 1, rule = B36/S23:T20,20\no!").law == law("B36/S23")
    assert read("x = 1, y = 1, rule = 23/3\no!").law == law("B3/S23")


def test_writing_trims_and_reads_back() -> None:
    dice = SplitMix(3)
    for _ in range(20):
        cells = sorted({(dice.below(60), dice.below(90)) for _ in range(dice.below(300) + 1)})
        text = write(cells, law("B36/S23"), "soup")
        pattern = read(text)
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        assert list(pattern.cells) == [(row - top, column - left) for row, column in cells]
        assert (pattern.law, pattern.name) == (law("B36/S23"), "soup")
        assert all(len(line) <= LINE for line in text.splitlines())


def test_nothing_can_be_written_and_read() -> None:
    assert read(write([])).cells == ()


def test_what_a_run_carries_is_tidy() -> None:
    assert opened(GLIDER) == "#N Glider\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "no pattern"),
        ("#N only a name\n", 1, "no pattern"),
        ("#C\nhello\n", 2, "x = columns, y = rows"),
        ("x = 3\nbo!", 1, "x = columns, y = rows"),
        ("x = 0, y = 3\n!", 1, "no number"),
        ("x = 257, y = 3\n!", 1, "at most 256 columns"),
        ("x = 3, y = 177\n!", 1, "176 rows"),
        ("x = 3, y = 3, rule = chess\no!", 1, "'chess' is not a rule"),
        ("x = 3, y = 3, rule = B03/S23\no!", 1, "is not a rule"),
        ("x = 3, y = 3\nbo$\n2bq$3o!", 3, "'q' is none of"),
        ("x = 3, y = 3\nbo$2bo$4o!", 2, "outside the 3 columns and 3 rows"),
        ("x = 3, y = 3\nbo$2bo$3o$o!", 2, "outside"),
        ("x = 3, y = 3\nbo$2bo$3o\n", 2, 'does not end with "!"'),
        ("x = 3, y = 3\n\n\n3\no!", 4, "a number stands alone"),
        ("x = 3, y = 3\n12345678o!", 2, "no number"),
        ("x = 3, y = 3\n0o!", 2, "no number"),
    ],
)
def test_refusals_name_the_line(text: str, line: int, words: str) -> None:
    with pytest.raises(UnreadableError, match=words) as caught:
        read(text)
    assert str(caught.value).startswith(f"line {line}: ")


def test_the_library_lives_as_its_remarks_say() -> None:
    field = Field(64, 64, Edge.TORUS)
    for entry in LIBRARY:
        assert entry.pattern.cells
        assert {row for row, _ in entry.pattern.cells} == set(range(entry.pattern.rows)) or entry.pattern.rows > 9
        if "never changes" in entry.note.en:
            cells = field.of([(row + 20, column + 20) for row, column in entry.pattern.cells])
            assert field.step(cells) == cells


def test_the_reason_is_given_in_both_languages() -> None:
    with pytest.raises(UnreadableError) as caught:
        read("x = 3, y = 3\nbo$\n2bq$3o!")
    assert caught.value.words.ro == "linia 3: 'q' nu este nici b, nici o, nici $, nici !"
