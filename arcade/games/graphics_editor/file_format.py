"""Figures as text files: pictures that can be pasted into a program, and the bytes of each graphic as DATA.

Every row of "#" and "." is read, wherever it stands in its line. Rows that follow one another are one picture, of one
graphic or several joined; any other line separates two. Several pictures of a single graphic are an animation. A file
without pictures may have lines of DATA, eight numbers a graphic, as the books printed them.

Some layouts cannot be seen from the picture: one graphic in a row, two or three in a square. A remark names them, REM
SQUARE OF 3, and counts as long as it fits the picture. Another gives the attribute of each graphic, REM COLOURS 70,79,
where one is not the usual; it counts if it has as many numbers as there are graphics.

A text with names in brackets and no DATA is a sheet of drawings (see toolkit/picture/art.py). One of them is opened, or
a block of one that is larger than four graphics. What has no whole cells is padded, and cut again when it is written.
Drawings have pixels of three kinds, graphics dots of two: a dot that is not set is paper or transparent as before. Ink
that was cleared becomes paper, or transparent in a drawing that has transparent pixels and no paper.
"""

import re
from dataclasses import dataclass, replace
from functools import partial

from arcade.games.graphics_editor import strings
from arcade.games.graphics_editor.rules import INK, MOST, PAPER, PENCIL, SIDE, Figure, Graphic, Layout, cut
from arcade.toolkit.contract.cartridge import Choices, Part, UnreadableError
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.texts import Verbatim
from arcade.toolkit.picture.art import Rows, read_sheet, write_sheet
from arcade.toolkit.picture.ink import FLASH_BIT, ink_of, paper_of
from arcade.toolkit.picture.sheets import blocks, line_of
from arcade.toolkit.picture.sprites import CLEAR

_PICTURE = re.compile(r"[#.]+")
_ALMOST = re.compile(r"(?=.*[#.]{3})\S{6,}")
"""What was surely meant to be a picture's row, so that a slip in it is not taken for a remark."""
_DATA = re.compile(r"(?:\d+\s+)?DATA\b(.*)", re.IGNORECASE)
_NAME = re.compile(r"^\[.*\]\r?$", re.MULTILINE)
_REMARK = re.compile(r"REM (ROW|COLUMN|SQUARE) OF ([1-4])", re.IGNORECASE)
_COLOURS = re.compile(r"REM COLOURS (\d{1,3}(?:,\d{1,3})*)", re.IGNORECASE)
LAYOUTS = {(1, 2): Layout.ROW, (1, 3): Layout.ROW, (1, 4): Layout.ROW, (2, 2): Layout.SQUARE}
LAYOUTS |= {(2, 1): Layout.COLUMN, (3, 1): Layout.COLUMN, (4, 1): Layout.COLUMN, (1, 1): Layout.APART}
"""What a single picture of so many graphics down and across is."""
Numbered = tuple[int, str]
"""A line's number, from 1, and what is in it."""


def grid(figure: Figure) -> str:
    """The joined picture alone, as for a PNG file."""
    return "".join(f"{row}\n" for row in figure.picture())


@dataclass(frozen=True)
class Piece:
    """A drawing of a sheet, or a block of one, with its transparent pixels."""

    name: str
    rows: Rows

    def figure(self) -> Figure:
        """What is edited, in whole graphics. Raises UnreadableError where it has too many."""
        width, height = (SIDE * -(-pixels // SIDE) for pixels in (len(self.rows[0]), len(self.rows)))
        padded = [*self.rows, *("",) * (height - len(self.rows))]
        return _joined([[(1, row.replace(CLEAR, PAPER).ljust(width, PAPER)) for row in padded]])

    def redrawn(self, figure: Figure) -> "Piece | None":
        """The drawing with a figure's dots; None where the figure has another size by now."""
        if self.figure().shape != figure.shape:
            return None
        pixels = set("".join(self.rows))
        unset = {INK: CLEAR if CLEAR in pixels and PAPER not in pixels else PAPER, PAPER: PAPER, CLEAR: CLEAR}
        rows = (
            "".join(INK if dot == INK else unset[pixel] for pixel, dot in zip(row, dots, strict=False))
            for row, dots in zip(self.rows, figure.picture(), strict=False)
        )
        return Piece(self.name, tuple(rows))


def write(figure: Figure, piece: Piece | None = None) -> str:
    """A figure's text; of a `piece` of a sheet, as long as it has its size, a sheet of that alone."""
    redrawn = piece and piece.redrawn(figure)
    if redrawn:
        return write_sheet({redrawn.name: redrawn.rows})
    apart = figure.layout is Layout.APART
    pictures = [one.text() for one in figure.graphics] if apart else [figure.picture()]
    parts = ['sprite("""\n' + "".join(f"    {row}\n" for row in picture) + '""")\n' for picture in pictures]
    data = "".join(f"DATA {','.join(map(str, one.rows))}\n" for one in figure.graphics)
    if any(one.attribute != PENCIL for one in figure.graphics):
        data += f"REM COLOURS {','.join(str(one.attribute) for one in figure.graphics)}\n"
    text = "\n".join([*parts, data])
    return text if read(text) == figure else f"REM {figure.layout.upper()} OF {figure.count}\n\n{text}"


def opened(text: str) -> Plain | Choices:
    """A file's text as a run carries it: read, and written again; of a sheet what can be opened of it.

    Raises UnreadableError with the line.
    """
    if not _is_sheet(text):
        return write(read(text))
    sheet = read_sheet(text)
    parts = [part for name, rows in sheet.items() for part in _parts(text, name, rows)]
    if len(parts) == 1:
        return parts[0].read()
    return Choices(strings.SEVERAL if len(sheet) > 1 else strings.IN_BLOCKS, tuple(parts))


def _is_sheet(text: str) -> bool:
    return bool(_NAME.search(text)) and not any(_DATA.fullmatch(line.strip()) for line in text.splitlines())


def _parts(text: str, name: str, rows: Rows) -> list[Part]:
    """What can be opened of a sheet's drawing: all of it, or blocks of it; one in letters is refused when it is."""
    if set("".join(rows)) - {INK, PAPER, CLEAR}:
        return [Part(Verbatim(name), partial(_refuse, text, name))]
    down, across = (-(-pixels // SIDE) for pixels in (len(rows), len(rows[0])))
    wide, high = (MOST, 1) if down == 1 else (1, MOST) if across == 1 else (2, 2)
    return [
        Part(Verbatim(part), partial(write_sheet, {part: block}))
        for part, block in blocks(name, rows, SIDE * wide, SIDE * high).items()
    ]


def _refuse(text: str, name: str) -> Plain:
    raise UnreadableError(strings.IN_LETTERS, line_of(text, name), name=name)


def piece_of(text: str) -> Piece | None:
    """The piece of a sheet that a run carries, None where it carries a figure. Raises UnreadableError."""
    if not _is_sheet(text):
        return None
    name, rows = next(iter(read_sheet(text).items()))
    return Piece(name, rows)


def read(text: str) -> Figure:
    """The figure of a text that is no sheet. Raises UnreadableError with the line that is wrong."""
    pictures: list[list[Numbered]] = [[]]
    data: list[Numbered] = []
    remark: re.Match[str] | None = None
    colours: tuple[int, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if _PICTURE.fullmatch(words):
            pictures[-1].append((number, words))
            continue
        if pictures[-1]:
            pictures.append([])
        if found := _DATA.fullmatch(words):
            data.append((number, found.group(1)))
        elif found := _REMARK.fullmatch(words):
            remark = found
        elif found := _COLOURS.fullmatch(words):
            colours = tuple(map(int, found.group(1).split(",")))
        elif _ALMOST.fullmatch(words):
            wrong = next(sign for sign in words if sign not in "#.")
            raise UnreadableError(strings.BAD_SIGN, line=number, sign=wrong)
    drawn = [picture for picture in pictures if picture]
    if drawn:
        figure = _joined(drawn)
    elif not data:
        raise UnreadableError(strings.NOTHING_DRAWN, line=1)
    elif len(data) > MOST:
        raise UnreadableError(strings.TOO_MANY, line=data[MOST][0])
    else:
        figure = Figure(tuple(_bytes(number, words) for number, words in data))
    if remark and len(drawn) == 1:
        named = Figure(figure.graphics[: int(remark[2])], Layout(remark[1].lower()))
        figure = named if named.picture() == figure.picture() else figure
    return _coloured(figure, colours)


def _joined(pictures: list[list[Numbered]]) -> Figure:
    """One picture, joined or not, or several that are apart."""
    cut = [_cut(picture) for picture in pictures]
    if len(cut) == 1:
        (down, across, graphics), number = cut[0], pictures[0][0][0]
        if (down, across) not in LAYOUTS:
            raise UnreadableError(strings.BAD_SIZE, line=number, width=SIDE * across, height=SIDE * down)
        return Figure(graphics, LAYOUTS[down, across])
    for (_, _, graphics), picture in zip(cut, pictures, strict=True):
        if len(graphics) > 1:
            raise UnreadableError(strings.NOT_JOINED, line=picture[0][0])
    if len(cut) > MOST:
        raise UnreadableError(strings.TOO_MANY, line=pictures[MOST][0][0])
    return Figure(tuple(graphics[0] for _, _, graphics in cut))


def _coloured(figure: Figure, colours: tuple[int, ...]) -> Figure:
    """A figure in the colours of a remark, if they are as many as its graphics and show their dots."""
    if len(colours) != figure.count:
        return figure
    painted = tuple(
        replace(one, attribute=value) if value < FLASH_BIT and ink_of(value) != paper_of(value) else one
        for one, value in zip(figure.graphics, colours, strict=True)
    )
    return replace(figure, graphics=painted)


def _cut(picture: list[Numbered]) -> tuple[int, int, tuple[Graphic, ...]]:
    """How many graphics down and across a picture has, and what they are."""
    width, height = len(picture[0][1]), len(picture)
    for number, row in picture:
        if len(row) != width or width % SIDE:
            raise UnreadableError(strings.BAD_WIDTH, line=number, width=len(row))
    if height % SIDE:
        raise UnreadableError(strings.BAD_HEIGHT, line=picture[-1][0], height=height)
    return height // SIDE, width // SIDE, cut([row for _, row in picture])


def _bytes(number: int, words: str) -> Graphic:
    """The graphic of a DATA line."""
    numbers = [word.strip() for word in words.split(",")]
    for word in numbers:
        if not (word.isascii() and word.isdecimal() and len(word) <= 3 and int(word) <= 255):
            raise UnreadableError(strings.BAD_BYTE, line=number, byte=word[:12])
    if len(numbers) != SIDE:
        raise UnreadableError(strings.BAD_COUNT, line=number, n=len(numbers))
    return Graphic(tuple(map(int, numbers)))
