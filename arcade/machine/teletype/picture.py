"""The picture of the roll: uneven ink on paper with holes along its edges, the type wheel, the machine below."""

from functools import lru_cache

from arcade.machine.essence import Essential
from arcade.machine.font import Font, sturdy
from arcade.machine.teletype.body import COLOURS, CURL, CURLED, FOOT, Body, Operated
from arcade.machine.teletype.roll import BLANK, COLUMNS, Roll

WIDTH, HEIGHT = 640, 400
CELL, LINE = 8, 12
MARGIN = (WIDTH - CELL * COLUMNS) // 2
SHOWN = 28
"""Lines above the machine; the last is the one being printed."""
SHOWN_WHOLE = (HEIGHT - CURL - FOOT) // LINE
"""The same where the whole machine is seen."""
ABOVE = -(-CURLED[-1] // LINE) * LINE
"""Pixel rows of paper that are seen bent, above those."""
DESK, PAPER, INK, FAINT, HEAVY, EDGE, HOLE, STEEL, WHEEL, GLASS, LIT = range(11)
"""The desk comes first, since that colour goes on beyond the picture."""
PALETTE = (
    (70, 54, 40),
    (244, 239, 220),
    (52, 48, 60),
    (104, 98, 108),
    (22, 20, 30),
    (226, 219, 196),
    (92, 74, 58),
    (150, 152, 158),
    (40, 42, 48),
    (24, 40, 96),
    (250, 214, 60),
)
WHOLE_PALETTE = (*PALETTE, *COLOURS)
STANDING = (0, 1, 1, 2, 3, 4, 5, 5, 6, 7, 7)
"""Which of a letter's eight rows each of eleven pixel rows shows; the twelfth is the gap between lines."""
HANGING = (0, 1, 1, 2, 3, 4, 4, 5, 6, 6, 7)
"""The same for letters that hang below the line, so that no bar is two rows high."""
BUILT = dict.fromkeys("gjpqyțȘȚ", HANGING) | {"ș": (0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 7)}
"""Letters whose lowest bar is a row higher, above a tail or a comma."""
PERFORATION = 24
"""Pixels from hole to hole: two lines."""
HOLED = range(8, 15)
"""The pixel rows of each of these steps in which the hole is."""
_SIDE, _HOLED = (
    bytes((DESK,)) * 4 + bytes((EDGE,)) * 9 + bytes((edge,)) * 7 + bytes((EDGE,)) * 11 + bytes((PAPER,))
    for edge in (EDGE, HOLE)
)
"""The desk and the paper's edge at the left, without a hole and with one."""
_BITS = tuple(tuple(row >> 7 - bit & 1 for bit in range(8)) for row in range(256))
_UNPRINTED = (bytes((PAPER,)) * CELL,) * LINE

Cell = tuple[bytes, ...]
"""The pixel rows of a character on the paper."""


class Picture(Essential):
    """Draws the end of a roll, or an earlier part of it."""

    def __init__(self, font: Font) -> None:
        self._given = font
        self._font = sturdy(font)
        self._line = lru_cache(64)(self._drawn)
        self._cell = lru_cache(512)(self._struck)
        self._strip = lru_cache(32)(self._label)
        self._body = Body(font)
        self._source: tuple[object, ...] = ()
        """All that the last picture was made from."""
        self._shown = b""

    def essence(self) -> Font:
        return self._given

    @classmethod
    def from_essence(cls, essence: Font) -> "Picture":
        return cls(essence)

    def draw(
        self, roll: Roll, back: int, risen: int, labels: dict[int, tuple[str, bool]], operated: Operated | None = None
    ) -> bytes:
        """The picture with the roll `back` lines further up; `risen` pixels of the last line feed's twelve are done.

        Where somebody is seen who operates it, the whole machine is. The same object as long as nothing changes.
        """
        last = len(roll.lines) - 1 - back
        shown = SHOWN if operated is None else SHOWN_WHOLE + ABOVE // LINE
        lines = [(line.struck, line.over) for line in roll.lines[max(last - shown, 0) : last + 1]]
        source = lines, last, back, risen, roll.column, tuple(labels.items()), operated and operated.seen
        if source != self._source:
            self._source = source
            paper = self._paper(lines, last, shown, risen if back == 0 else LINE)
            column = roll.column if back == 0 else None
            self._shown = self._labelled(self._around(paper, column, operated), labels)
        return self._shown

    def _paper(self, lines: list[tuple[str, str]], last: int, shown: int, risen: int) -> list[bytes]:
        """The lines up to the last, with what is above them where there is no more paper: so many as are `shown`.

        While the last one has risen but so many of its pixels, the rest of them is of the line before the first.
        """
        first = last + 1 - len(lines)
        paper = [self._line(0, "", "", (number + shown) % 2) for number in range(last - shown, first)]
        paper += [self._line(first + place, *line, (first + place + shown) % 2) for place, line in enumerate(lines)]
        return [paper[0][risen * WIDTH :], *paper[1:-1], paper[-1][: risen * WIDTH]]

    def _around(self, paper: list[bytes], column: int | None, operated: Operated | None) -> bytes:
        """The paper, and the machine round it with its carriage at a column."""
        if operated is None:
            return b"".join((*paper, *self._machine(column)))
        bent = len(paper) - SHOWN_WHOLE + 1
        upper = b"".join(paper[:bent])
        rows = [upper[at : at + WIDTH] for at in range(0, ABOVE * WIDTH, WIDTH)]
        foot = self._body.foot(None if column is None else MARGIN + CELL * column, operated)
        return b"".join((*self._body.curl(rows, operated), upper[ABOVE * WIDTH :], *paper[bent:], *foot))

    def _labelled(self, picture: bytes, labels: dict[int, tuple[str, bool]]) -> bytes:
        """A picture with strips across some of its rows of text."""
        for place, (words, lit) in labels.items():
            at = place * LINE * WIDTH
            picture = picture[:at] + self._strip(words, lit) + picture[at + LINE * WIDTH :]
        return picture

    def _drawn(self, number: int, struck: str, over: str, odd: int) -> bytes:
        """The twelve pixel rows of a line with the desk to both sides; `odd` or even is where it has holes."""
        cells = [_UNPRINTED] * COLUMNS
        for strikes in (struck, over):
            for column, sign in enumerate(strikes):
                if sign != BLANK:
                    cell = self._cell(sign, (number * 7919 + column * 104729 + ord(sign) * 31) % 16)
                    cells[column] = cell if cells[column] is _UNPRINTED else _overstruck(cells[column], cell)
        rows: list[bytes] = []
        for y, row in enumerate(zip(*cells, strict=True)):
            side = _HOLED if (y + LINE * odd) % PERFORATION in HOLED else _SIDE
            rows += (side, *row, side[::-1])
        return b"".join(rows)

    def _struck(self, sign: str, chance: int) -> Cell:
        """A character, its ink and height a little different from strike to strike."""
        ink = FAINT if chance < 3 else HEAVY if chance > 12 else INK
        lower = int(chance % 5 == 0)
        rows = [bytearray(row) for row in _UNPRINTED]
        glyph = self._font[sign if sign in self._font else "?"]
        for y, row in enumerate(BUILT.get(sign, STANDING)):
            for x, bit in enumerate(_BITS[glyph[row]]):
                if bit:
                    rows[min(y + lower, LINE - 1)][x] = ink
        return tuple(bytes(row) for row in rows)

    def _machine(self, column: int | None) -> list[bytes]:
        """What stands below the printing line: a bar, the type wheel on its carriage, the cover."""
        rows = [bytearray((STEEL,)) * WIDTH for _ in range(6)]
        rows += [bytearray((DESK,)) * WIDTH for _ in range(HEIGHT - SHOWN * LINE - 6)]
        for y in (0, 5):
            rows[y][:] = bytes((WHEEL,)) * WIDTH
        if column is not None:
            left = MARGIN + CELL * column - 2
            for y in range(22):
                inset = 0 if y < 16 else y - 16
                rows[y][left + inset : left + 12 - inset] = bytes((WHEEL if y % 4 else STEEL,)) * (12 - 2 * inset)
        return [bytes(row) for row in rows]

    def _label(self, words: str, lit: bool) -> bytes:
        """Words on a strip across the picture, which are not on the paper."""
        ground, ink = (LIT, HEAVY) if lit else (GLASS, PAPER)
        rows = [bytearray((ground,)) * WIDTH for _ in range(LINE)]
        for column, sign in enumerate(words[: WIDTH // CELL]):
            glyph = self._font[sign if sign in self._font else "?"]
            for y, row in enumerate(BUILT.get(sign, STANDING)):
                for x, bit in enumerate(_BITS[glyph[row]]):
                    if bit:
                        rows[y][CELL * column + x] = ink
        return b"".join(rows)


def _overstruck(below: Cell, above: Cell) -> Cell:
    """One character on another."""
    return tuple(
        bytes(over if over != PAPER else under for over, under in zip(*row, strict=True))
        for row in zip(above, below, strict=True)
    )
