"""Drawings as files: sheets are read, written and read again, and a wrong one is told in a sentence with its line."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcade.toolkit.picture import art
from arcade.toolkit.picture.art import Art, SheetError, read_sheet, write_sheet
from arcade.toolkit.picture.sprites import sprite

SHEET = """A worm, and what it eats.
# These two lines are said of the whole sheet.

[worm's head 8x3]
 ####
##.###
 ####

[dot]
#

[air 3x2]

[hill 4x5]


 ##
####
"""
NAMES = st.from_regex(r"[a-z]([a-w0-9' -]{0,8}[a-w0-9'-])?", fullmatch=True)
ROWS = st.integers(1, 9).flatmap(
    lambda width: st.lists(st.text("#. ox", min_size=width, max_size=width), min_size=1, max_size=9)
)


def test_rows_are_filled_to_the_size_that_is_named_or_to_the_longest() -> None:
    assert read_sheet(SHEET) == {
        "worm's head": (" ####   ", "##.###  ", " ####   "),
        "dot": ("#",),
        "air": ("   ", "   "),
        "hill": ("    ", "    ", " ## ", "####", "    "),
    }
    assert write_sheet(read_sheet(SHEET), SHEET.partition("[")[0]) == SHEET


@given(st.dictionaries(NAMES, ROWS, max_size=4), st.sampled_from(["", "A remark.\n", "Two\n\nof them.\n\n"]))
def test_what_is_written_is_read_again(drawings: dict[str, list[str]], remark: str) -> None:
    text = write_sheet(drawings, remark)
    assert read_sheet(text) == {name: tuple(rows) for name, rows in drawings.items()}
    assert write_sheet(read_sheet(text), remark) == text
    assert not [line for line in text.split("\n") if line != line.rstrip()], "an editor that trims lines spoils nothing"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[Worm]\n#\n", "line 1: '[Worm]' isn't a drawing's name"),
        ("of it\n\n[worm\n#\n", "line 3: '[worm' isn't a drawing's name"),
        ("[worm 8]x\n#\n", "line 1: '[worm 8]x' isn't a drawing's name"),
        ("[]\n#\n", "line 1: '[]' isn't a drawing's name"),
        ("[dot]\n#\n\n[dot]\n.\n", "line 4: another drawing is already called 'dot'"),
        ("[dot]\n#\n\n[air]\n\n[worm]\n#\n", "line 4: the drawing 'air' has no pixels"),
        ("[air]", "line 1: the drawing 'air' has no pixels"),
        ("[air 0x2]\n", "line 1: the drawing 'air' has no pixels"),
        ("[dot]\n#\n\n[worm 2x1]\n###\n", "line 4: the drawing 'worm' is larger than it says"),
        ("[worm 3x1]\n###\n###\n\n[dot]\n#\n", "line 1: the drawing 'worm' is larger than it says"),
        (
            "[dot]\n#\n\n[sky 999x999]\n\n[sea 999x3]\n",
            "line 6: with the drawing 'sea' the file has more than 1000000 pixels",
        ),
        (f"[sky {'9' * 5000}x1]\n", "line 1: with the drawing 'sky' the file has more than 1000000 pixels"),
    ],
)
def test_a_wrong_sheet_gets_one_sentence_with_its_line(text: str, words: str) -> None:
    with pytest.raises(SheetError) as refused:
        read_sheet(text)
    assert str(refused.value) == words
    assert refused.value.words.in_language("ro").startswith("linia ")


@pytest.mark.parametrize(
    ("name", "rows"),
    [("worm", ["[#", "##"]), ("worm", []), ("worm", ["", ""]), ("Worm", ["#"]), ("worm 3x1", ["#"]), ("", ["#"])],
)
def test_what_a_sheet_cannot_hold_is_not_written(name: str, rows: list[str]) -> None:
    with pytest.raises(ValueError, match=f"the drawing '{name}'"):
        write_sheet({name: rows})


def test_line_ends_of_another_system_are_read_the_same() -> None:
    assert read_sheet(SHEET.replace("\n", "\r\n")) == read_sheet(SHEET)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the sheets of a game are that nobody has asked for yet."""

    def files(name: str, ending: str) -> list[Path]:
        assert (name, ending) == ("assets/art/worm-race", ".txt")
        return sorted(tmp_path.glob(f"*{ending}"))

    monkeypatch.setattr(art, "data_files", files)
    return tmp_path


def test_a_game_asks_by_name_over_all_its_sheets(folder: Path) -> None:
    drawings = Art("arcade.games.worm_race")
    assert drawings.folder == "worm-race", "nothing is read yet"
    (folder / "drawings.txt").write_text(SHEET)
    (folder / "food.txt").write_text("[cherry]\nrr\nrg\n")
    assert drawings["dot"] is drawings["dot"]
    assert drawings.rows("dot") == ("#",)
    assert drawings["worm's head"] == sprite([" ####   ", "##.###  ", " ####   "])
    assert drawings.rows("cherry") == ("rr", "rg")
    with pytest.raises(KeyError):
        drawings["tail"]
    with pytest.raises(ValueError, match="cannot stand in a sprite"):
        drawings["cherry"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[dot]\n.\n", "food.txt: another sheet has a drawing called 'dot', too"),
        ("\n[Cherry]\n#\n", "food.txt: line 2: '[Cherry]' isn't a drawing's name"),
    ],
)
def test_what_is_wrong_is_told_with_the_file(folder: Path, text: str, words: str) -> None:
    (folder / "drawings.txt").write_text(SHEET)
    (folder / "food.txt").write_text(text)
    with pytest.raises(SheetError) as refused:
        Art("arcade.games.worm_race")["dot"]
    assert str(refused.value) == words
