"""The picture of the roll: uneven ink on paper with holes along its edges, the type wheel, the machine below."""

from functools import lru_cache

from arcade.machine.font import Font, sturdy
from arcade.machine.teletype.body import COLOURS, CURL, CURLED, FOOT, Body, Operated
from arcade.machine.teletype.roll import BLANK, COLUMNS, Line, Roll

WIDTH, HEIGHT = 640, 400
CELL, LINE = 8, 12
MARGIN = (WIDTH - CELL * COLUMNS) // 2
SHOWN = 28
"""Lines above the machine; the last is the one being printed."""
SHOWN_WHOLE = (HEIGHT - CURL - FOOT) // LINE
"""The same where the whole machine is seen."""
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
STANDING, HANGING = (0, 1, 1, 2, 3, 4, 5, 5, 6, 7, 7), (0, 1, 1, 2, 3, 4, 4, 5, 6, 6, 7)
"""Which of a letter's eight rows each of eleven pixel rows shows, so that no bar is two rows high; the twelfth is the
gap between lines."""
BUILT = dict.fromkeys("gjpqyțȘȚ", HANGING) | {"ș": (0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 7)}
"""Letters whose lowest bar is a row higher, above a tail or a comma."""
PERFORATION = 24
"""Pixels from hole to hole."""
_BITS = tuple(tuple(row >> 7 - bit & 1 for bit in range(8)) for row in range(256))


class Picture:
    """Draws the end of a roll, or an earlier part of it."""

    def __init__(self, font: Font) -> None:
        self._font = sturdy(font)
        self._line = lru_cache(256)(self._drawn)
        self._body = Body(font)

    def draw(
        self, roll: Roll, back: int, risen: int, labels: dict[int, tuple[str, bool]], operated: Operated | None = None
    ) -> bytes:
        """The picture with the roll `back` lines further up; `risen` pixels of the last line feed's twelve are done.

        Where somebody is seen who operates it, the whole machine is.
        """
        last = len(roll.lines) - 1 - back
        rows: list[bytes] = []
        shown = SHOWN if operated is None else SHOWN_WHOLE + -(-CURLED[-1] // LINE)
        for number in range(last - shown, last + 1):
            line = roll.lines[number] if number >= 0 else Line()
            rows += self._line(max(number, 0), line.struck, line.over)
        top = LINE - (LINE - risen if back == 0 else 0)
        rows = rows[top : top + shown * LINE]
        rows = [self._edged(row, (y + last * LINE + top) % PERFORATION) for y, row in enumerate(rows)]
        if operated is None:
            rows += self._machine(roll.column if back == 0 else None)
        else:
            above = len(rows) - SHOWN_WHOLE * LINE
            rows[:above] = self._body.curl(rows[:above], operated.frame)
            rows += self._body.foot(MARGIN + CELL * roll.column if back == 0 else None, operated)
        for place, (words, lit) in labels.items():
            rows[place * LINE : (place + 1) * LINE] = self._label(words, lit)
        return b"".join(rows)

    def _drawn(self, number: int, struck: str, over: str) -> list[bytes]:
        """The twelve pixel rows of a line, between the margins."""
        rows = [bytearray((PAPER,)) * (CELL * COLUMNS) for _ in range(LINE)]
        for strikes in (struck, over):
            for column, sign in enumerate(strikes):
                if sign != BLANK:
                    self._strike(rows, number, column, sign)
        return [bytes(row) for row in rows]

    def _strike(self, rows: list[bytearray], number: int, column: int, sign: str) -> None:
        """A character, its ink and height a little different from strike to strike."""
        chance = (number * 7919 + column * 104729 + ord(sign) * 31) % 16
        ink = FAINT if chance < 3 else HEAVY if chance > 12 else INK
        lower = int(chance % 5 == 0)
        glyph = self._font[sign if sign in self._font else "?"]
        for y, row in enumerate(BUILT.get(sign, STANDING)):
            line = rows[min(y + lower, LINE - 1)]
            for x, bit in enumerate(_BITS[glyph[row]]):
                if bit:
                    line[CELL * column + x] = ink

    @staticmethod
    def _edged(row: bytes, phase: int) -> bytes:
        """A row of paper with the desk to both sides, and a hole in the edge where there is one."""
        hole = HOLE if 8 <= phase < 15 else EDGE
        strip = bytes((DESK,)) * 4 + bytes((EDGE,)) * 9 + bytes((hole,)) * 7 + bytes((EDGE,)) * 11 + bytes((PAPER,))
        return strip + row + strip[::-1]

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

    def _label(self, words: str, lit: bool) -> list[bytes]:
        """Words on a strip across the picture, which are not on the paper."""
        ground, ink = (LIT, HEAVY) if lit else (GLASS, PAPER)
        rows = [bytearray((ground,)) * WIDTH for _ in range(LINE)]
        for column, sign in enumerate(words[: WIDTH // CELL]):
            glyph = self._font[sign if sign in self._font else "?"]
            for y, row in enumerate(BUILT.get(sign, STANDING)):
                for x, bit in enumerate(_BITS[glyph[row]]):
                    if bit:
                        rows[y][CELL * column + x] = ink
        return [bytes(row) for row in rows]
