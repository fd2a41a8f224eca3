"""Figures as text files, on their way out and in."""

import pytest

from arcade.games.graphics_editor.art import HEART, HOUSE, TILE, WALK
from arcade.games.graphics_editor.file_format import grid, opened, piece_of, read, write
from arcade.games.graphics_editor.rules import BLANK, Figure, Layout
from arcade.toolkit.contract.cartridge import Choices, UnreadableError
from arcade.toolkit.picture.art import read_sheet, write_sheet
from arcade.toolkit.picture.sprites import sprite

HEART_FILE = '''sprite("""
    .##..##.
    ########
    ########
    ########
    .######.
    ..####..
    ...##...
    ........
""")

DATA 102,255,255,255,126,60,24,0
'''
ROW = "########\n"


def test_a_graphic_is_written_as_a_sprite_and_as_data() -> None:
    assert write(Figure((HEART,))) == HEART_FILE


def test_the_picture_is_one_that_the_toolkit_reads() -> None:
    picture = write(TILE).split('"""')[1]
    assert sprite(picture).rows() == TILE.picture()


@pytest.mark.parametrize(
    "figure",
    [
        Figure(),
        Figure((HEART,)),
        Figure(WALK),
        Figure(WALK[:2]),
        Figure(WALK, Layout.ROW),
        Figure(WALK[:3], Layout.COLUMN),
        Figure((HEART, HOUSE), Layout.ROW),
        TILE,
        *(Figure(WALK[:count], layout) for count in range(1, 5) for layout in Layout),
    ],
)
def test_what_is_written_is_read_again(figure: Figure) -> None:
    assert read(write(figure)) == figure
    assert opened(write(figure)) == write(figure)


def test_a_layout_that_the_picture_does_not_tell_is_told_by_a_remark() -> None:
    assert write(Figure((HEART,), Layout.ROW)) == f"REM ROW OF 1\n\n{HEART_FILE}"
    assert [line for line in write(Figure(WALK[:3], Layout.SQUARE)).split("\n") if "REM" in line] == ["REM SQUARE OF 3"]


@pytest.mark.parametrize("remark", ["REM SQUARE OF 3", "REM COLUMN OF 4", "REM SQUARE", "REM SQUARE OF 9"])
def test_a_remark_that_does_not_fit_the_picture_is_only_a_remark(remark: str) -> None:
    assert read(f"{remark}\n{write(TILE)}") == TILE
    assert read(f"{remark}\n{write(Figure(WALK))}") == Figure(WALK)


COLOURED = Figure((HEART.in_ink(2), HOUSE.on_paper(0).brightened()))


def test_colours_other_than_at_first_are_told_by_a_remark() -> None:
    assert write(COLOURED).endswith("REM COLOURS 122,1\n")
    assert read(write(COLOURED)) == COLOURED
    assert "REM" not in write(Figure((HEART, HOUSE)))


@pytest.mark.parametrize("colours", ["1", "1,2,3", "200,1", "9,1", "70;1", ""])
def test_colours_that_do_not_fit_are_only_a_remark(colours: str) -> None:
    text = write(COLOURED).replace("122,1", colours)
    assert read(text).graphics[0] == HEART


@pytest.mark.parametrize(
    ("figure", "layout"),
    [(TILE, Layout.SQUARE), (Figure(WALK, Layout.COLUMN), Layout.COLUMN), (Figure(WALK), Layout.ROW)],
)
def test_a_grid_alone_is_read_as_from_a_picture(figure: Figure, layout: Layout) -> None:
    again = read(grid(figure))
    assert (again.graphics, again.layout) == (figure.graphics, layout)


def test_a_grid_of_three_graphics_in_a_square_has_a_blank_fourth() -> None:
    figure = Figure((HEART, HOUSE, HEART), Layout.SQUARE)
    assert read(grid(figure)).graphics == (HEART, HOUSE, HEART, BLANK)


def test_remarks_indentation_and_other_line_ends_do_not_matter() -> None:
    assert read("my heart:\r\n\r\n" + "\r\n".join(f"\t{row}  " for row in HEART.text())) == Figure((HEART,))


def test_data_lines_alone_are_read_as_the_books_had_them() -> None:
    listing = "10 DATA 102,255,255,255,126,60,24,0\n20 data 0, 0, 0, 0, 0, 0, 0, 255\n30 RETURN\n"
    assert read(listing) == Figure((HEART, read("........\n" * 7 + ROW).graphics[0]))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: it has no picture"),
        ("hello\nworld\n", "line 1: it has no picture"),
        (ROW * 3 + "####x###\n" + ROW * 4, "line 4: 'x' is where only # or . can"),
        (ROW * 3 + "#######\n" + ROW * 4, "line 4: the row has 7 dots"),
        (ROW * 3 + "#" * 16 + "\n" + ROW * 4, "line 4: the row has 16 dots"),
        (ROW * 7, "line 7: the picture ends after 7 rows"),
        (ROW * 8 + "\n" + ROW * 9, "line 18: the picture ends after 9 rows"),
        (("#" * 16 + "\n") * 24, "line 1: the picture has 16 by 24 dots"),
        (("#" * 40 + "\n") * 8, "line 1: the picture has 40 by 8 dots"),
        ((ROW * 8 + "\n") * 5, "line 37: there are more than four"),
        (ROW * 8 + "\n" + ("#" * 16 + "\n") * 8, "line 10: with several pictures"),
        ("DATA 1,2,3", "line 1: a graphic has eight numbers, not 3"),
        ("REM\nDATA 1,2,3,4,5,6,7,256", "line 2: '256' isn't a number"),
        ("DATA 1,2,3,4,5,6,7,", "line 1: '' isn't a number"),
        ("DATA 1,2,3,4,5,6,7,²", "line 1: '²' isn't a number"),
        ("DATA 0,0,0,0,0,0,0,0\n" * 5, "line 5: there are more than four"),
    ],
)
def test_a_bad_file_gets_one_sentence_with_its_line(text: str, words: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read(text)
    assert words in str(caught.value)
    assert caught.value.words.in_language("ro").startswith("linia ")


WORM = """What crawls.

[head 6x3]
 ####
##.###
 ####

[tail]
##

[cherry]
rr
rg

[sky 40x20]
#
"""


def parts(text: str) -> dict[str, str]:
    """What can be opened of a sheet, by its names."""
    found = opened(text)
    assert isinstance(found, Choices)
    return {part.name.english: str(part.read()) for part in found.parts if part.name.english != "cherry"}


def test_of_a_sheet_a_drawing_is_opened_or_a_block_of_a_large_one() -> None:
    found = parts(WORM)
    names = [f"sky x{left}-{min(left + 15, 39)} y{top}" for top in ("0-15", "16-19") for left in (0, 16, 32)]
    assert [*found] == ["head", "tail", *names]
    assert found["tail"] == "[tail]\n##\n"
    assert found["sky x32-39 y16-19"] == "[sky x32-39 y16-19 8x4]\n"
    assert all(opened(text) == text for text in found.values()), "what a run carries is opened unasked, and as it is"


@pytest.mark.parametrize(
    ("size", "blocks"),
    [((32, 8), 1), ((8, 32), 1), ((16, 16), 1), ((33, 8), 2), ((7, 40), 2), ((24, 9), 2), ((17, 17), 4)],
)
def test_blocks_are_as_large_as_the_editor_holds(size: tuple[int, int], blocks: int) -> None:
    width, height = size
    text = write_sheet({"big": ["#" * width] * height})
    found = [text] if blocks == 1 else [*parts(text).values()]
    assert len(found) == blocks
    assert opened(text) == text if blocks == 1 else isinstance(opened(text), Choices)
    for block in found:
        piece = piece_of(block)
        assert piece is not None
        assert piece.figure().count <= 4


def test_a_drawing_is_padded_to_whole_graphics_and_cut_again() -> None:
    piece = piece_of(parts(WORM)["head"])
    assert piece is not None
    figure = piece.figure()
    assert figure.picture() == [".####...", "##.###..", ".####...", *["........"] * 5]
    assert write(figure, piece) == "[head]\n ####\n##.###\n ####\n"
    beyond = figure.with_graphic(0, figure.graphics[0].with_dot((3, 0), True).with_dot((0, 6), True))
    assert write(beyond, piece) == write(figure, piece)


@pytest.mark.parametrize(
    ("rows", "changed"),
    [
        ((" #.", "#. "), ("#..", ".# ")),  # what is set is ink, and cleared ink is paper
        ((" # ", "#  "), ("#  ", " # ")),  # but transparent where a drawing has no paper
        (("##", "##"), (".#", "#.")),
    ],
)
def test_transparent_pixels_stay_until_they_are_set(rows: tuple[str, ...], changed: tuple[str, ...]) -> None:
    piece = piece_of(write_sheet({"dots": rows}))
    assert piece is not None
    figure = piece.figure()
    assert piece.redrawn(figure) == piece
    drawn = figure.graphics[0]
    for row, (old, new) in enumerate(zip(rows, changed, strict=True)):
        for column, (before, after) in enumerate(zip(old, new, strict=True)):
            if (before == "#") != (after == "#"):
                drawn = drawn.with_dot((row, column), after == "#")
    assert read_sheet(write(figure.with_graphic(0, drawn), piece)) == {"dots": changed}


def test_what_has_another_size_by_now_is_a_figure_of_its_own() -> None:
    piece = piece_of(write_sheet({"pair": HEART.text()}))
    assert piece is not None
    grown = piece.figure().with_more(0)
    assert write(grown, piece) == write(grown)
    assert write(grown.without(1), piece) == write_sheet({"pair": HEART.text()})


def test_a_drawing_in_letters_is_refused_when_it_is_chosen() -> None:
    found = opened(WORM)
    assert isinstance(found, Choices)
    cherry = next(part for part in found.parts if part.name.english == "cherry")
    with pytest.raises(UnreadableError, match="line 11: the drawing 'cherry' is in letters"):
        cherry.read()


def test_a_wrong_sheet_gets_one_sentence_with_its_line() -> None:
    with pytest.raises(UnreadableError, match="line 8: another drawing is already called 'head'"):
        opened(WORM.replace("[tail]", "[head]"))


def test_brackets_in_a_file_with_data_are_a_remark() -> None:
    text = f"[my heart]\n{HEART_FILE}"
    assert opened(text) == HEART_FILE
    assert piece_of(text) is None
