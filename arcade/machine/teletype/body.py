"""The teletype itself, below and behind its paper: the curl at the top, the carriage, a keyboard whose keys go down."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from arcade.machine.font import Font, sturdy

WIDTH = 640
DESK, PAPER, INK, EDGE, STEEL, WHEEL, GLASS = 0, 1, 2, 5, 7, 8, 9
BODY, SHADE, KEY, KEY_LIGHT, LAMP = range(11, 16)
COLOURS = ((196, 188, 158), (142, 134, 106), (58, 60, 68), (104, 108, 118), (232, 72, 48))
"""The body's own, after those of the paper."""
CURL = 24
"""Rows at the top in which the paper bends away."""
CURLED = tuple(t + t * t // 42 for t in range(CURL))
"""How far up the paper each of them is, from below."""
FOOT = 112
"""Rows of the machine below the line being printed."""
CARRIAGE = 14
"""The first of them, in which the carriage moves."""
SWING = (0, 0, 1, 1, 2, 2, 2, 1, 1, 0)
PACE = 16
"""Frames of each step in which the curl sways."""
KEYS = ("1234567890-?", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM,.")
LEFTS = 136, 151, 166, 181
KEY_TOP, KEY_WIDTH, KEY_HEIGHT, ACROSS, DOWN = 22, 24, 14, 31, 18
RETURN = 450, 58, 40
"""The key for Return: left, top, width; and the bar for blanks."""
SPACE = 200, 95, 220
NAMES = {"return": "RETURN", "enter": "RETURN", " ": "SPACE", "pad1 fire": "RETURN", "pad2 fire": "RETURN"}
PLAIN = str.maketrans("ĂÂÎȘȚ", "AAIST")
LAMP_AT, LAMP_PACE = (568, 36), 50
PUNCH = 28, 30, 66, 60
"""The paper tape's punch: left, top, width, height."""


@dataclass(frozen=True)
class Operated:
    """What is seen of somebody at the machine: keys held, whether a type strikes now, the frame."""

    held: Collection[str]
    struck: bool
    frame: int

    @property
    def sway(self) -> int:
        """How far the curl is bent now."""
        return SWING[self.frame // PACE % len(SWING)]

    @property
    def lit(self) -> bool:
        """Whether the lamp is on."""
        return self.frame // LAMP_PACE % 4 > 0

    @property
    def seen(self) -> tuple[frozenset[str], bool, int, bool]:
        """All that makes a difference to the picture."""
        return frozenset(self.held), self.struck, self.sway, self.lit


class Body:
    """Draws what is not paper."""

    def __init__(self, font: Font) -> None:
        self._font = sturdy(font)
        self._still = self._all(lit=False), self._all(lit=True)

    def foot(self, left: int | None, operated: Operated) -> list[bytearray]:
        """The rows below the paper; `left` is where the carriage stands, if it is seen."""
        still = self._still[operated.lit]
        drawn_on = FOOT if operated.held else CARRIAGE
        rows = [bytearray(row) for row in still[:drawn_on]] + still[drawn_on:]
        for name in sorted({NAMES.get(key, key.upper().translate(PLAIN)) for key in operated.held}):
            self._key(rows, name, down=True)
        if left is not None:
            self._carriage(rows, left, operated.struck)
        return rows

    @staticmethod
    def curl(rows: Sequence[bytes], operated: Operated) -> list[bytes]:
        """The paper's last rows before its end, the nearest to us last, bent away and darker the further up."""
        dark = bytes.maketrans(bytes((PAPER, EDGE)), bytes((EDGE, SHADE)))
        darker = bytes.maketrans(bytes((PAPER, EDGE)), bytes((SHADE, SHADE)))
        sway = operated.sway
        bent = []
        for away in range(CURL - 1, -1, -1):
            row = rows[len(rows) - 1 - CURLED[away]]
            inset = max(away - 8, 0) * (away + 2 * sway) // 24
            row = row.translate(darker) if away > 18 + sway // 2 else row.translate(dark) if away > 11 else row
            bent.append(bytes((DESK,)) * inset + row[inset : WIDTH - inset] + bytes((DESK,)) * inset)
        return bent

    def _all(self, lit: bool) -> list[bytearray]:
        """The machine at rest, its lamp on or off."""
        rows = [bytearray((STEEL,)) * WIDTH for _ in range(6)]
        rows += [bytearray((WHEEL,)) * WIDTH for _ in range(CARRIAGE - 6)]
        rows += [bytearray((BODY,)) * WIDTH for _ in range(FOOT - CARRIAGE)]
        for y in (0, 5):
            rows[y][:] = bytes((WHEEL,)) * WIDTH
        for y, ink in ((14, PAPER), (15, EDGE), (FOOT - 3, SHADE), (FOOT - 2, SHADE), (FOOT - 1, WHEEL)):
            rows[y][:] = bytes((ink,)) * WIDTH
        _plate(rows, LEFTS[0] - 14, KEY_TOP - 4, ACROSS * 12 + 22, 90, SHADE)
        for line in (*KEYS, ("RETURN", "SPACE")):
            for name in line:
                self._key(rows, name, down=False)
        left, top, width, height = PUNCH
        _plate(rows, left, top, width, height, KEY)
        _plate(rows, left + 20, 16, 26, top - 12, PAPER)
        for y in range(18, top + 2, 5):
            for x in (25, 32, 38):
                if (x + y) % 3:
                    rows[y][left + x : left + x + 2] = bytes((INK,)) * 2
        _plate(rows, 524, 54, 88, 22, GLASS)
        self._write(rows, 536, 61, "ON LINE", PAPER)
        _disc(rows, *LAMP_AT, 7, WHEEL)
        _disc(rows, *LAMP_AT, 5, LAMP if lit else SHADE)
        return rows

    def _key(self, rows: list[bytearray], name: str, down: bool) -> None:
        """A key, up or down."""
        place = _place(name)
        if place is None:
            return
        left, top, width = place
        height = 9 if name == "SPACE" else KEY_HEIGHT
        _plate(rows, left, top, width, height, SHADE)
        lower = 3 if down else 0
        _plate(rows, left, top + lower, width, height - lower, KEY)
        if not down:
            rows[top + 1][left + 3 : left + width - 3] = bytes((KEY_LIGHT,)) * (width - 6)
        if name != "SPACE":
            sign = "←" if name == "RETURN" else name
            self._write(rows, left + (width - 8) // 2, top + 3 + lower // 2, sign, KEY_LIGHT if down else PAPER)

    def _write(self, rows: list[bytearray], left: int, top: int, words: str, ink: int) -> None:
        for place, sign in enumerate(words):
            glyph = self._font[sign if sign in self._font else "<"]
            for y, bits in enumerate(glyph):
                for x in range(8):
                    if bits >> 7 - x & 1:
                        rows[top + y][left + 8 * place + x] = ink

    @staticmethod
    def _carriage(rows: list[bytearray], left: int, struck: bool) -> None:
        """The carriage under the printing line, with the type cylinder, which jumps at a strike."""
        start = left - 18
        for y in range(6, CARRIAGE):
            rows[y][start : start + 44] = bytes((STEEL if y in (6, 13) else KEY_LIGHT,)) * 44
        for y in range(0 if struck else 2, 13):
            rows[y][left - 2 : left + 10] = bytes((WHEEL if y % 3 else STEEL,)) * 12


def _place(name: str) -> tuple[int, int, int] | None:
    """A key's left, top and width."""
    if name == "RETURN":
        return RETURN
    if name == "SPACE":
        return SPACE
    for row, signs in enumerate(KEYS):
        if len(name) == 1 and name in signs:
            return LEFTS[row] + ACROSS * signs.index(name), KEY_TOP + DOWN * row, KEY_WIDTH
    return None


def _plate(rows: list[bytearray], left: int, top: int, width: int, height: int, ink: int) -> None:
    """A rectangle with round corners."""
    for y in range(height):
        inset = max(3 - min(y, height - 1 - y), 0) if height > 8 else 0
        rows[top + y][left + inset : left + width - inset] = bytes((ink,)) * (width - 2 * inset)


def _disc(rows: list[bytearray], x: int, y: int, radius: int, ink: int) -> None:
    for down in range(-radius, radius + 1):
        for right in range(-radius, radius + 1):
            if right * right + down * down <= radius * radius:
                rows[y + down][x + right] = ink
