"""Pattern files as people have them: read, written, cut, and refused with the line that is wrong."""

import pytest

from arcade.games.dipo.file_format import COLUMNS, MOST_LINE_SIGNS, ROWS, opened, read, write
from arcade.games.dipo.levels import Edge
from arcade.games.dipo.lexicon import LIBRARY
from arcade.games.dipo.rules import LIFE, Field, Law, law
from arcade.toolkit.contract.cartridge import Choices, UnreadableError
from arcade.toolkit.contract.dice import SplitMix

GLIDER = "#N Glider\n#C the smallest ship\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n"
CELLS = ((0, 1), (1, 2), (2, 0), (2, 1), (2, 2))
HIGHLIFE = law("B36/S23")


def test_reading() -> None:
    pattern = read(GLIDER)
    assert (pattern.name, pattern.rows, pattern.columns) == ("Glider", 3, 3)
    assert pattern.cells == CELLS


@pytest.mark.parametrize(
    ("text", "lived_by"),
    [
        # RLE
        ("\n  x=3,y=3\r\n b o $\r\n#C a comment\r\n2.O$\n3o ! and words\nx", LIFE),
        ("x = 3, y = 3\nbo$2bo$3o", LIFE),
        ("bo$2bo$3o!", LIFE),
        ("bo$2bo$3o", LIFE),
        ("#C no header\nbo$\n2bo$\n3o", LIFE),
        ("x = 0, y = 0\nbo$2bo$3o!", LIFE),
        ("x = 1, y = 1\nbo$2bo$3o!", LIFE),
        ("x = 300, y = 200\nbo$2bo$3o!", LIFE),
        ("x = 3\nbo$2bo$3o!", LIFE),
        ("x = 3 y = 3 rule = HighLife\nbo$2bo$3o!", HIGHLIFE),
        ("x = 3, y = 3, rule = Life\nbo$2bo$3o!", LIFE),
        ("X=3,Y=3,RULE=b36s23\nbo$2bo$3o!", HIGHLIFE),
        ("x = 3, y = 3, rule = S23/B36\nbo$2bo$3o!", HIGHLIFE),
        ("x = 3, y = 3, rule = 23/36\nbo$2bo$3o!", HIGHLIFE),
        ("x = 3, y = 3, rule =\nbo$2bo$3o!", LIFE),
        ("x = 3, y = 3, rule = B36/S23:T20,20\nbo$2bo$3o!", HIGHLIFE),
        ("x = 3, y = 3, rule = Day & Night\nbo$2bo$3o!", law("B3678/S34678")),
        ("#r 23/36\nx = 3, y = 3\nbo$2bo$3o!", HIGHLIFE),
        ("#CXRLE Pos=-7,4\nx = 3, y = 3\nbo$2bo$3o!", LIFE),
        ("x = 3, y = 3\n.A$2.A$3A!", LIFE),
        ("x = 3, y = 3\nBO$2BO$3O!", LIFE),
        ("x = 3, y = 3, rule = LifeHistory\n.A.D$BFC$A2E!", LIFE),
        ("x = 3, y = 3\nbo$2\nbo$3\n\no!", LIFE),
        ("x = 9, y = 9\n7$3bo$4bo$2b3o5$!", LIFE),
        # Life 1.05
        ("#Life 1.05\n#D Glider\n#N\n#P -1 -1\n.*.\n..*\n***\n", LIFE),
        ("#Life 1.05\n#R 23/36\n#P 0 0\n.*\n..*\n#P 0 2\n***", HIGHLIFE),
        ("#Life 1.05\n#P\n.*\n..*\n***\n\n", LIFE),
        # Life 1.06
        ("#Life 1.06\n0 -1\n1 0\n-1 1\n0 1\n1 1\n", LIFE),
        ("#Life 1.06\n#D twice\n  8 7\n9\t8\n7 9\n+8 9\n9 9\n9 9\n", LIFE),
        # .cells
        ("!Name: Glider\n!\n.O.\n..O\nOOO\n", LIFE),
        ("!\n.O\n..O\nOOO", LIFE),
        (".O.\n..O\nOOO", LIFE),
        (".*.\r\n..*\r\n***\r\n", LIFE),
        ("!Name: low\n\n\n.o\n..o   \nooo", LIFE),
    ],
)
def test_files_as_they_come(text: str, lived_by: Law) -> None:
    pattern = read(text)
    assert (pattern.cells, pattern.law) == (CELLS, lived_by)
    tidy = opened(text)
    assert isinstance(tidy, str)
    assert opened(tidy) == tidy
    assert read(tidy) == pattern


def test_names() -> None:
    assert read("!Name: Glider\n.O").name == "Glider"
    assert read(f"#N {'x' * 99}\no!").name == "x" * 60
    assert read(f"#N {'x' * 50}{' ' * 50}y\no!").name == "x" * 50


def test_writing_trims_and_reads_back() -> None:
    dice = SplitMix(3)
    for _ in range(20):
        cells = sorted({(dice.below(60), dice.below(90)) for _ in range(dice.below(300) + 1)})
        text = write(cells, HIGHLIFE, "soup")
        pattern = read(text)
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        assert list(pattern.cells) == [(row - top, column - left) for row, column in cells]
        assert (pattern.law, pattern.name) == (HIGHLIFE, "soup")
        assert all(len(line) <= MOST_LINE_SIGNS for line in text.splitlines())


def test_nothing_can_be_written_and_read() -> None:
    assert read(write([])).cells == ()


def test_what_a_run_carries_is_tidy() -> None:
    assert opened(GLIDER) == "#N Glider\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "it has no pattern: use RLE, Life 1.05, Life 1.06 or .cells"),
        ("#N only a name\n", 1, "no pattern"),
        ("!Name: only a name\n", 1, "no pattern"),
        ("#Life 1.05\n#P 0 0\n...\n", 3, "no pattern"),
        ("#Life 1.06\n", 1, "no pattern"),
        ("#C\nhello\n", 2, "'h' isn't b, o"),
        ("x = 3, y = 3, rule = chess\no!", 1, "'chess' isn't a rule of the laboratory"),
        ("x = 3, y = 3, rule = B2-a/S12\no!", 1, "'B2-a/S12' isn't a rule"),
        ("x = 3, y = 3, rule = 23/3/4\no!", 1, "'23/3/4' isn't a rule"),
        ("x = 3, y = 3, rule = B03/S23\no!", 1, "with 'B03/S23', cells are born without neighbours"),
        ("#Life 1.05\n#R 23/03\n*", 2, "born without neighbours"),
        ("x = 3, y = 3\nbo$\n2bq$3o!", 3, "'q' isn't b, o"),
        ("x = 3, y = 3, rule = B3/S23\n.A$B!", 2, "'B' isn't b, o"),
        ("x = 3, y = 3\n\n\n3", 4, "no sign follows the number 3"),
        ("x = 3, y = 3\n3 4o!", 2, "no sign follows the number 3"),
        ("x = 3, y = 3\n12345678o!", 2, "isn't a number"),
        ("x = 3, y = 3\n0o!", 2, "isn't a number"),
        ("x = 3, y = 3\n٣o!", 2, "isn't b, o"),
        ("#Life 1.05\n#P one two\n*", 2, "'one two' isn't the column and row"),
        ("#Life 1.05\n.*\n.x", 3, "'x' isn't a dot"),
        ("#Life 1.06\n1 2\n3\n", 3, "'3' isn't the column and row"),
        ("#Life 1.06\n1 2\n9999999999 1\n", 3, "isn't the column"),
        ("!Name: odd\n.O\n.#O", 3, "'#' isn't a dot"),
        ("[M2] (golly 2.0)\n#R B3/S23\n", 1, "this is a macrocell file"),
        ("#MCell 4.00\n#GAME Life\n", 1, "this is an MCell file"),
        ("3D version=1 size=60\n", 1, "three dimensions"),
    ],
)
def test_refusals_name_the_line(text: str, line: int, words: str) -> None:
    with pytest.raises(UnreadableError, match=words) as caught:
        read(text)
    assert str(caught.value).startswith(f"line {line}: ")
    assert caught.value.words.in_language("ro").startswith(f"linia {line}: ")


@pytest.mark.parametrize(
    ("text", "columns", "rows", "seen"),
    [
        ("257o!", 257, 1, {(0, column) for column in range(256)}),
        ("o$o175$o!", 1, 177, {(0, 0), (1, 0)}),
        ("#Life 1.06\n-5000 -5000\n5000 5000\n0 0\n3 2\n", 10001, 10001, {(0, 0), (2, 3)}),
        ("100o800b2o100b!", 902, 1, {(0, column) for column in range(100)}),
    ],
)
def test_of_what_is_larger_than_the_field_the_middle_is_offered(
    text: str, columns: int, rows: int, seen: set[tuple[int, int]]
) -> None:
    words = f"the pattern is {columns} by {rows} cells, and the field only 256 by 176"
    with pytest.raises(UnreadableError, match=words):
        read(text)
    offered = opened(text)
    assert isinstance(offered, Choices)
    assert offered.why.english == words
    assert [part.name.english for part in offered.parts] == ["its middle"]
    middle = read(str(offered.parts[0].read()))
    assert (middle.rows <= ROWS, middle.columns <= COLUMNS) == (True, True)
    assert set(middle.cells) == seen


def test_what_is_as_large_as_the_field_is_opened() -> None:
    pattern = read("256o$174$256o!")
    assert (pattern.rows, pattern.columns, len(pattern.cells)) == (176, 256, 512)


def test_a_file_that_names_endless_cells_is_read_by_its_length() -> None:
    """A hundred thousand times as many cells as signs, none of which is ever stored on its own."""
    offered = opened("999999o$" * 1000 + "!")
    assert isinstance(offered, Choices)
    assert len(read(str(offered.parts[0].read())).cells) == ROWS * COLUMNS


def test_nothing_that_is_typed_breaks_the_reader() -> None:
    dice = SplitMix(9)
    signs = '13 bo.$!OA*x=,#NPRLife1.056/BS-\n\r"ș'
    for _ in range(2000):
        text = dice.pick(("", "x = 1, y = 1\n", "#Life 1.05\n", "#Life 1.06\n", "!\n"))
        text += "".join(dice.pick(signs) for _ in range(dice.below(40)))
        try:
            tidy = opened(text)
        except UnreadableError:
            continue
        if isinstance(tidy, Choices):
            tidy = tidy.parts[0].read()
        assert opened(str(tidy)) == tidy


def test_the_library_lives_as_its_remarks_say() -> None:
    field = Field(64, 64, Edge.TORUS)
    for entry in LIBRARY:
        assert entry.pattern.cells
        assert {row for row, _ in entry.pattern.cells} == set(range(entry.pattern.rows)) or entry.pattern.rows > 9
        if "never changes" in entry.note.english:
            cells = field.of([(row + 20, column + 20) for row, column in entry.pattern.cells])
            assert field.step(cells) == cells


def test_the_reason_is_given_in_both_languages() -> None:
    with pytest.raises(UnreadableError) as caught:
        read("x = 3, y = 3\nbo$\n2bq$3o!")
    assert caught.value.words.in_language("ro") == "linia 3: 'q' nu este b, o, $ sau !"
