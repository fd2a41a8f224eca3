"""Writing over a running program's picture: on a copy of its machine, so that the program never knows."""

from collections.abc import Callable, Mapping
from enum import Enum, auto

from arcade.machine.ega import Ega
from arcade.machine.machine import Machine
from arcade.machine.monitor import TooWideError
from arcade.machine.pet import Pet
from arcade.machine.spectrum import Spectrum
from arcade.machine.teletype import Teletype
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write


class Style(Enum):
    """What words written over a picture are."""

    KEY = auto()
    CHOSEN = auto()
    BAR = auto()
    LIT = auto()
    """A bar in the bright half of its blinking."""


Writer = Callable[[Machine, int, int, str, Style], None]
"""Writes words at a row and a column."""
PC_COLOURS = {Style.KEY: (15, 1), Style.CHOSEN: (0, 14), Style.BAR: (15, 1), Style.LIT: (0, 14)}
COLOURS = {Style.KEY: pair("Wb"), Style.CHOSEN: pair("kY"), Style.BAR: pair("Wb"), Style.LIT: pair("kY")}


def _on_spectrum(machine: Machine, row: int, column: int, words: str, style: Style) -> None:
    if isinstance(machine, Spectrum):
        known = "".join(letter if letter in machine.font else "?" for letter in words)
        write(machine, row, column, known, COLOURS[style])


def _on_pet(machine: Machine, row: int, column: int, words: str, style: Style) -> None:
    if isinstance(machine, Pet):
        machine.print_at(row, column, words, reverse=style is not Style.KEY)


def _on_ega(machine: Machine, row: int, column: int, words: str, style: Style) -> None:
    if isinstance(machine, Ega):
        machine.write(row + 1, column + 1, words, *PC_COLOURS[style])


def _on_teletype(machine: Machine, row: int, column: int, words: str, style: Style) -> None:
    if isinstance(machine, Teletype):
        marked = f"[{words.strip()}]".center(len(words)) if style is Style.CHOSEN else words
        machine.label(row, column, marked, lit=style is Style.LIT)


def _nowhere(machine: Machine, row: int, column: int, words: str, style: Style) -> None:
    """For machines that nobody has taught this yet."""


RING = ((0, 2), (0, 3), (1, 4), (2, 4), (3, 4), (4, 3), (4, 2), (4, 1), (3, 0), (2, 0), (1, 0), (0, 1))
"""The cells of a ring, by rows and columns from its corner, in the order in which they are lit."""
RING_SIDE = 5
BLINKS = 0x80
"""The bit of a Spectrum's attribute that lets a cell blink."""
QUESTION = 100
"""So many rows of other words may be covered before one with a question."""
KEYS = "F1"
"""The first of the help with keys, by which it is known."""
KEYS_COST = 2
"""Letters that the help costs at most: the keys rest while the computer thinks."""
SIGNS: Mapping[type[Machine], tuple[int, str, str]] = {Ega: (2, "  ", "  "), Teletype: (2, "..", "##")}
"""Columns of a part of the ring, which is as wide as it is high, and its signs where colours are not enough."""
WRITERS: Mapping[type[Machine], tuple[Writer, int, int]] = {
    Spectrum: (_on_spectrum, 24, 32),
    Pet: (_on_pet, 25, 40),
    Ega: (_on_ega, 25, 80),
    Teletype: (_on_teletype, 33, 72),
}
"""For each machine how it is written on, and its rows and columns of text."""


class Overlay:
    """A copy of a machine to write on. `show` begins each frame anew."""

    def __init__(self, source: Machine, sound: bool = True) -> None:
        """With `sound` the copy is heard in place of the source."""
        self._source = source
        self.machine: Machine = type(source)(source.font)
        if sound:
            self.machine.speaker = source.speaker
        self._ring: tuple[int, int] | None = None
        self._lit = 0
        self._write, self.rows, self.columns = WRITERS.get(type(source), (_nowhere, 24, 32))

    def show(self, memory: bytes | None = None) -> Machine:
        """Take over the picture of the source, or a remembered one; what was written is gone."""
        self.machine.recall(self._source.memory() if memory is None else memory)
        self.machine.frame, self.machine.now = self._source.frame, self._source.now
        return self.machine

    def write(self, row: int, column: int, words: str, style: Style) -> None:
        """Words on the copy; rows count from the top, or from the bottom when negative.

        Raises TooWideError for words that leave the picture.
        """
        if len(words) > self.columns - column:
            raise TooWideError(f"{words!r} has {len(words)} letters and {self.columns - column} columns")
        self._write(self.machine, row % self.rows, column, words, style)

    def free_place(self, height: int) -> int:
        """The first of so many rows that cover no question, no blinking cursor, and as few words as can be.

        Of places as good as each other it is the highest.
        """
        worth = self._worth()
        return min(range(self.rows - height + 1), key=lambda top: sum(worth[top : top + height]))

    def spare_row(self, width: int) -> int:
        """The row in whose middle so many letters hide least, whether words or pictures: most rather at an edge.

        Never what is asked; of rows as good as each other it is the lower one. The help with keys may be hidden.
        """
        words = self._source.text_rows()[: self.rows]
        asked = _blinking(self._source) | {row for row, one in enumerate(words) if _asks(one)}
        keys = {row for row, one in enumerate(words) if KEYS in one}
        if isinstance(self._source, Teletype):
            width = self.columns  # its words lie on a strip from edge to edge
        first = (self.columns - width) // 2

        def cost(row: int) -> int:
            hidden = KEYS_COST if row in keys else self._drawn(row, first, first + width)
            return QUESTION * (row in asked) + hidden + min(row, self.rows - 1 - row)

        return min(reversed(range(self.rows)), key=cost)

    def _drawn(self, row: int, first: int, last: int) -> int:
        """In how many columns of a row something is to be seen: more than one colour."""
        left, top, width, height = self._source.SCREEN
        pixels, stride = self.machine.pixels(), self._source.SIZE[0]
        wide, high = width // self.columns, height // self.rows
        left += (width - wide * self.columns) // 2
        begins = [stride * line for line in range(top + high * row, top + high * (row + 1))]
        columns = range(left + wide * first, left + wide * last, wide)
        return sum(len(set(b"".join(pixels[at + x : at + x + wide] for at in begins))) > 1 for x in columns)

    def _worth(self) -> list[int]:
        """How bad it is to cover each row: worst where something is asked."""
        blinking = _blinking(self._source)
        words = self._source.text_rows()[: self.rows]
        worth = [QUESTION * (row in blinking or _asks(one)) + bool(one.strip()) for row, one in enumerate(words)]
        return worth + [0] * (self.rows - len(worth))

    def ring(self, lit: int, words: str) -> None:
        """A ring in a corner of the picture with so many of its parts lit, and words below it.

        It is in the corner where it covers fewest words, and stays there while it fills.
        """
        width, dark, bright = SIGNS.get(type(self._source), (1, " ", " "))
        side = RING_SIDE + 2
        if lit <= self._lit or self._ring is None:
            worth = self._worth()
            top = min((0, self.rows - side - 1), key=lambda top: sum(worth[top : top + side + 1]))
            self._ring = top + 1, self.columns - width * (RING_SIDE + 1)
        self._lit = lit
        top, left = self._ring
        for row in range(top - 1, top + RING_SIDE + 1):
            self.write(row, left - width, " " * (width * side), Style.KEY)
        shining = Style.CHOSEN if dark == bright else Style.KEY
        for number, (row, column) in enumerate(RING):
            sign, style = (bright, shining) if number < lit else (dark, Style.KEY)
            self.write(top + row, left + column * width, sign, style)
        self.write(top + RING_SIDE + 1, left - width, words.center(width * side), Style.BAR)

    def label(self, row: int, words: str) -> None:
        """Words in the middle of a row, and no more of it covered than they need."""
        words = f" {words} "
        self.write(row, (self.columns - len(words)) // 2, words, Style.BAR)

    def bar(self, row: int, words: str, lit: bool = False) -> None:
        """Words in the middle of a whole row."""
        self.write(row, 0, words.center(self.columns), Style.LIT if lit else Style.BAR)


def _blinking(machine: Machine) -> set[int]:
    """The rows of a Spectrum in which something blinks, as the cursor does where a line is typed."""
    if not isinstance(machine, Spectrum):
        return set()
    return {at // WRITERS[Spectrum][2] for at, attribute in enumerate(machine.attributes) if attribute & BLINKS}


def _asks(words: str) -> bool:
    return "?" in words or words.rstrip().endswith(":")
