"""Drawings as an editor changes them: in blocks that it can hold, and back into their sheet."""

import pytest

from arcade.toolkit.picture.art import Rows, SheetError, read_sheet
from arcade.toolkit.picture.sheets import blocks, put_in

SHEET = """A worm, and what it eats.

[worm's head 8x3]
 ####
##.###
 ####

[dot]
#
[worm 3x2]
   \t
###

[hill 4x5]


 ##
####
""".replace("   \t\n", "   \n")
"""Not quite as it would be written: a row ends in blanks, and an empty line is missing."""


def test_a_drawing_is_cut_into_blocks_row_by_row() -> None:
    hill = read_sheet(SHEET)["hill"]
    assert blocks("hill", hill, 4, 5) == {"hill": hill}
    assert blocks("hill", hill, 3, 4) == {
        "hill x0-2 y0-3": ("   ", "   ", " ##", "###"),
        "hill x3-3 y0-3": (" ", " ", " ", "#"),
        "hill x0-2 y4-4": ("   ",),
        "hill x3-3 y4-4": (" ",),
    }


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
@pytest.mark.parametrize("name", ["worm's head", "dot", "worm", "hill"])
def test_blocks_that_are_put_back_change_their_drawing_and_no_other_line(name: str, line_end: str) -> None:
    sheet = SHEET.replace("\n", line_end)
    drawings = read_sheet(sheet)
    assert put_in(sheet, name, drawings[name]) == sheet
    wanted: Rows = tuple(row.translate(str.maketrans("#. ", ".#x")) for row in drawings[name])
    changed = sheet
    for part, rows in blocks(name, wanted, 3, 2).items():
        changed = put_in(changed, part, rows)
    assert read_sheet(changed) == drawings | {name: wanted}
    before, after = (text.split(line_end) for text in (sheet, changed))
    start = next(number for number, line in enumerate(before) if line.startswith((f"[{name}]", f"[{name} ")))
    depth = len(wanted)
    assert after[:start] == before[:start]
    rest = before[start + 1 + depth :]
    assert after[len(after) - len(rest) :] == rest
    assert "\n" not in changed.replace(line_end, "")


def test_a_changed_pixel_is_a_changed_line() -> None:
    assert put_in(SHEET, "hill x1-2 y2-2", (".#",)) == SHEET.replace("\n ##\n", "\n .#\n")
    assert put_in("[dot]\n#", "dot", (".",)) == "[dot]\n."
    assert put_in("[dot]\r\n#", "dot", (".",)) == "[dot]\r\n."


@pytest.mark.parametrize(
    ("name", "rows", "words"),
    [
        ("worm's tail", ("#",), 'there is no drawing called "worm\'s tail"'),
        ("tail x0-1 y0-0", ("##",), "there is no drawing called 'tail'"),
        ("hill", ("####",), "line 14: the drawing 'hill' has 4 by 5 pixels here"),
        ("hill x2-4 y0-0", ("###",), "line 14: the drawing 'hill' has 4 by 5 pixels here"),
        ("worm x0-0 y1-2", ("#", "#"), "line 10: the drawing 'worm' has 3 by 2 pixels here"),
    ],
)
def test_what_has_no_place_is_refused(name: str, rows: Rows, words: str) -> None:
    with pytest.raises(SheetError) as refused:
        put_in(SHEET, name, rows)
    assert str(refused.value) == words
