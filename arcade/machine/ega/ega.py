"""A PC with EGA as QBasic's SCREEN 9 saw it. Statements change the picture at once; sounds and input take time."""

from collections.abc import Callable, Iterable
from functools import cache
from math import pi
from typing import ClassVar

from arcade.machine.ega.canvas import ASPECT, COLOURS, HEIGHT, WIDTH, Block, Canvas
from arcade.machine.ega.sound import CLOCK as TIMER
from arcade.machine.ega.sound import HIGHEST, LOWEST, TICKS_A_SECOND, Timed, pitched, played, square
from arcade.machine.ega.text import COLUMNS, ROWS, TextScreen
from arcade.machine.font import Font, load_builtin
from arcade.machine.machine import Frames, Machine, Waiting
from arcade.machine.speaker import Kind

USUAL_PALETTE = (0, 1, 2, 3, 4, 5, 20, 7, 56, 57, 58, 59, 60, 61, 62, 63)
"""Which of the 64 colours the 16 are after switching on."""
SHADES = 64
BLINK = 16
"""Frames for which the cursor is seen, and not."""

Place = tuple[int, int]
Melody = Iterable[tuple[float, float | None]]
"""Notes: seconds, and semitones above middle C or None for a rest."""


class Ega(Machine):
    """640 by 350 pixels in 16 colours, 25 rows of 80 letters, one square wave."""

    NAME: ClassVar[str] = "ega"
    CLOCK: ClassVar[int] = TIMER
    FRAME: ClassVar[int] = 17_046
    SIZE: ClassVar[tuple[int, int]] = (WIDTH, HEIGHT)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (0, 0, WIDTH, HEIGHT)
    PIXEL: ClassVar[tuple[int, int]] = (35, 48)
    font: Font

    def __init__(self, font: Font | None = None) -> None:
        """`font` is an 8x8 face, whose letters are made taller."""
        super().__init__(font or load_builtin("spectrum"))
        self._canvas = Canvas()
        self._text = TextScreen(self._canvas, self.font)
        self._palette = list(USUAL_PALETTE)

    # --- drawing

    def cls(self) -> None:
        """CLS: a black screen, the cursor at the top left."""
        self._text.clear()

    def color(self, ink: int, paper: int | None = None) -> None:
        """COLOR: what PRINT writes with, and behind it."""
        self._text.ink = _colour(ink)
        if paper is not None:
            self._text.paper = _colour(paper)

    def set_palette(self, colour: int, shade: int) -> None:
        """PALETTE colour, shade: which of the 64 a colour shows from now on."""
        if not 0 <= shade < SHADES:
            raise ValueError(f"there are {SHADES} shades, and {shade} is none of them")
        self._palette[_colour(colour)] = shade

    def pset(self, x: int, y: int, colour: int) -> None:
        """PSET (x, y), colour."""
        self._canvas.pset(x, y, _colour(colour))

    def point(self, x: int, y: int) -> int:
        """POINT (x, y): the colour there, -1 outside."""
        return self._canvas.point(x, y)

    def line(self, start: Place, end: Place, colour: int) -> None:
        """LINE start-end, colour."""
        self._canvas.line(start, end, _colour(colour))

    def box(self, start: Place, end: Place, colour: int, filled: bool = False) -> None:
        """LINE start-end, colour, B or BF."""
        self._canvas.box(start, end, _colour(colour), filled)

    def circle(
        self,
        x: int,
        y: int,
        radius: int,
        colour: int,
        start: float = 0.0,
        end: float = 2 * pi,
        aspect: tuple[int, int] = ASPECT,
    ) -> None:
        """CIRCLE (x, y), radius, colour, start, end, aspect: see Canvas.circle."""
        self._canvas.circle(x, y, radius, _colour(colour), start, end, aspect)

    def disc(self, x: int, y: int, radius: int, colour: int, aspect: tuple[int, int] = ASPECT) -> None:
        """A filled circle at once."""
        self._canvas.disc(x, y, radius, _colour(colour), aspect)

    def paint(self, x: int, y: int, colour: int, border: int | None = None) -> None:
        """PAINT (x, y), colour, border."""
        self._canvas.paint(x, y, _colour(colour), border)

    def get(self, left: int, top: int, width: int, height: int) -> Block:
        """GET: a rectangle to PUT again."""
        return self._canvas.get(left, top, width, height)

    def put(self, block: Block, left: int, top: int, clear: int | None = None) -> None:
        """PUT a rectangle, without its pixels of the colour `clear`."""
        self._canvas.put(block, left, top, clear)

    # --- text

    def locate(self, row: int, column: int = 1) -> None:
        """LOCATE row, column: both count from 1."""
        self._text.locate(row, column)

    def print(self, words: str = "", end: str = "\n") -> None:
        """PRINT at the cursor."""
        self._text.print(words + end)

    def write(self, row: int, column: int, words: str, ink: int, paper: int | None = None) -> None:
        """Words at a row and column from 1, wherever the cursor is; without paper the picture behind them stays."""
        self._text.put(row, column, words[: COLUMNS + 1 - column], _colour(ink), paper)

    def input(self, prompt: str = "", limit: int = COLUMNS, accept: Callable[[str], bool] | None = None) -> Frames[str]:
        """INPUT: print the prompt and "? ", take a line of at most `limit` characters up to Return."""
        self.print(f"{prompt}? ", end="")
        self.keyboard.flush()
        self.waiting = Waiting("line")
        row, column, typed, blink = self._text.row, self._text.column, "", 0
        limit = min(limit, COLUMNS - column)
        while True:
            cursor = "_" if blink % (2 * BLINK) < BLINK else " "
            self.write(row, column, f"{typed}{cursor}  "[: COLUMNS + 1 - column], self._text.ink, self._text.paper)
            yield
            blink += 1
            while key := self.keyboard.take():
                blink = 0
                if key in ("return", "enter"):
                    self.waiting = None
                    self.write(row, column, typed + "  ", self._text.ink, self._text.paper)
                    self.print()
                    return typed
                if key == "backspace":
                    typed = typed[:-1]
                elif len(key) == 1 and key in self.font and len(typed) < limit and (accept is None or accept(key)):
                    typed += key

    # --- sound

    def sound(self, hertz: float, ticks: float) -> Frames[None]:
        """SOUND hertz, ticks of 18.2 a second; raises ValueError for a frequency that it does not take."""
        if not LOWEST <= hertz <= HIGHEST:
            raise ValueError(f"SOUND takes {LOWEST} to {HIGHEST} hertz, not {hertz}")
        return self.spend(self._lay_out([(ticks / TICKS_A_SECOND, hertz)]))

    def play(self, music: str) -> Frames[None]:
        """PLAY a string and wait for its end."""
        return self.spend(self._lay_out(played(music)))

    def tune(self, melody: Melody) -> Frames[None]:
        """Play notes one after the other and wait for their end."""
        return self.spend(self._lay_out(_in_hertz(melody)))

    def chime(self, melody: Melody, kind: Kind = Kind.EFFECT) -> None:
        """Begin to play notes and go on at once; a later sound of the kind cuts them off."""
        self._lay_out(_in_hertz(melody), kind)

    def _lay_out(self, notes: Timed, kind: Kind = Kind.EFFECT) -> int:
        lane = self.speaker.begun(kind, self.now)
        seconds, start = 0.0, self.now
        for duration, hertz in notes:
            seconds += duration
            end = self.now + round(seconds * self.CLOCK)
            if hertz is not None:
                lane.lay_out(*square(start, end - start, hertz))
            start = end
        return start - self.now

    # --- the picture

    def memory(self) -> bytes:
        """The pixels, the palette, the cells' characters as UTF-16 and the cursor."""
        cells = "".join(self._text.cells).encode("utf-16-be")
        cursor = bytes((self._text.row, self._text.column, self._text.ink, self._text.paper))
        return b"".join((self._canvas.bytes, bytes(self._palette), cells, cursor))

    def recall(self, memory: bytes) -> None:
        size, text = WIDTH * HEIGHT, self._text
        self._canvas.bytes[:] = memory[:size]
        self._palette = list(memory[size : size + COLOURS])
        cells = size + COLOURS + 2 * ROWS * COLUMNS
        text.cells = list(memory[size + COLOURS : cells].decode("utf-16-be"))
        text.row, text.column, text.ink, text.paper = memory[cells:]

    def pixels(self) -> bytes:
        """The picture; the same object as long as it is the same, for that is seen at once."""
        return self._canvas.picture

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        return tuple(_rgb(shade) for shade in self._palette)

    def text_rows(self) -> list[str]:
        return self._text.rows()


def _colour(number: int) -> int:
    if not 0 <= number < COLOURS:
        raise ValueError(f"there are {COLOURS} colours, and {number} is none of them")
    return number


@cache
def _rgb(shade: int) -> tuple[int, int, int]:
    """One of the 64 colours: two bits each for red, green and blue, the stronger ones in the lower half."""

    def part(bit: int) -> int:
        return 170 * (shade >> bit & 1) + 85 * (shade >> bit + 3 & 1)

    return part(2), part(1), part(0)


def _in_hertz(melody: Melody) -> Timed:
    return [(seconds, None if pitch is None else pitched(pitch)) for seconds, pitch in melody]
