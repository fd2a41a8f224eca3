"""The ZX Spectrum 48K as BASIC saw it: its screen memory, statements, beeper, RND and keyboard."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import ClassVar, Unpack

from arcade.machine.font import Font, load_builtin
from arcade.machine.machine import Frames, Machine, Waiting
from arcade.machine.speaker import Note
from arcade.machine.spectrum.beeper import CLICK, Tone, tone
from arcade.machine.spectrum.charset import UDG_NAMES, CharacterSet, pattern
from arcade.machine.spectrum.colours import ColourItems, Colours
from arcade.machine.spectrum.drawing import TOP_LINE, Pen
from arcade.machine.spectrum.editor import ENTER, Line, Repeat
from arcade.machine.spectrum.errors import IntegerOutOfRangeError, InvalidColourError
from arcade.machine.spectrum.items import At, Item, Newline
from arcade.machine.spectrum.memory import COLUMNS, LINES, ROWS, Mode, ScreenMemory
from arcade.machine.spectrum.number import natural, to_byte
from arcade.machine.spectrum.picture import FLASH_FRAMES, PALETTE, Change, Picture
from arcade.machine.spectrum.printing import Printer
from arcade.machine.spectrum.rnd import Rnd

NEWLINE = Newline()

Notes = Iterable[tuple[float, float | None]]
"""Pairs of duration in seconds and pitch in semitones above middle C; None is a rest."""

_CODES = {"return": "\r", "enter": "\r", "backspace": "\x0c", "left": "\x08", "right": "\t", "down": "\n", "up": "\x0b"}


class Spectrum(Machine):
    """A 48K Spectrum. BASIC's statements are methods of the same names; what they report is a BasicError."""

    NAME: ClassVar[str] = "spectrum"
    CLOCK: ClassVar[int] = 3_500_000
    FRAME: ClassVar[int] = 69_888
    SIZE: ClassVar[tuple[int, int]] = (320, 240)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (32, 24, 256, 192)
    font: Font
    """The letters it prints with."""

    def __init__(self, font: Font | None = None, seed: int = 0) -> None:
        letters = font or _own_font()
        super().__init__(letters)
        self._characters = CharacterSet(letters)
        self._memory = ScreenMemory()
        self.display = self._memory.display
        self.attributes = self._memory.attributes
        self._permanent = Colours()
        self._printer = Printer(self._memory, self._characters, self._permanent)
        self._pen = Pen(self._memory)
        self._rnd = Rnd(seed)
        self._picture = Picture()
        self.border_colour = 7
        self._stripes: list[Change] = []
        self._shown: tuple[Change, ...] = ((0, 7),)
        self.cls()

    # --- permanent settings

    def border(self, colour: int) -> None:
        """BORDER colour (0 to 7), from this tick on."""
        if not 0 <= colour <= 7:
            raise InvalidColourError
        if not self._stripes:
            self._stripes = [(0, self.border_colour)]
        self._stripes.append((self.now - self.frame * self.FRAME, colour))
        self.border_colour = colour
        self._printer.border_attribute = colour << 3 | (0 if colour & 4 else 7)

    def ink(self, colour: int) -> None:
        """INK colour: 0 to 7, 8 leaves, 9 contrasts."""
        self._permanent.set("ink", colour)

    def paper(self, colour: int) -> None:
        """PAPER colour: 0 to 7, 8 leaves, 9 contrasts."""
        self._permanent.set("paper", colour)

    def bright(self, value: int) -> None:
        """BRIGHT 0 or 1, 8 leaves."""
        self._permanent.set("bright", value)

    def flash(self, value: int) -> None:
        """FLASH 0 or 1, 8 leaves."""
        self._permanent.set("flash", value)

    def inverse(self, value: int) -> None:
        """INVERSE 0 or 1."""
        self._permanent.set("inverse", value)

    def over(self, value: int) -> None:
        """OVER 0 or 1: exclusive-or with what is there."""
        self._permanent.set("over", value)

    def cls(self) -> None:
        """CLS: the upper part in the permanent colours, the lower part in the border's."""
        self._memory.clear(0, self._permanent.attribute)
        self._memory.clear(ROWS - 2, self._printer.border_attribute)
        self._printer.home()
        self._pen.x = self._pen.y = 0

    # --- printing

    def print(self, *items: Item, lower: bool = False, end: Item = NEWLINE) -> None:
        """PRINT items, ended by a new line (`end=""` is BASIC's final semicolon); `lower` is PRINT #1.

        Scrolls without asking. Raises ValueError for a character the machine doesn't have.
        """
        self._printer.begin(lower)
        for item in items:
            self._printer.item(item)
        self._printer.item(end)

    def print_at(self, row: int, column: int, text: str, **items: Unpack[ColourItems]) -> None:
        """PRINT AT row,column with colour items; rows 22 and 23 are the lower screen, as by PRINT #1."""
        printer = self._printer
        if row >= ROWS - 2:
            if row >= ROWS:
                raise IntegerOutOfRangeError
            printer.lower_rows = 2
            row -= ROWS - 2
            printer.begin(True)
        else:
            printer.begin(False)
        printer.colours = printer.colours.items(items)
        printer.item(At(row, column))
        printer.text(text)

    def define(self, name: str, rows: bytes | Sequence[str]) -> None:
        """Define the user-defined graphic "a" to "u" from eight bytes or eight texts of "#" and "."."""
        if name not in UDG_NAMES or len(name) != 1:
            raise ValueError(f"user-defined graphics are named a to u, not {name!r}")
        self.udg[name] = pattern(rows)

    @property
    def udg(self) -> dict[str, bytes]:
        """Eight bytes of each user-defined graphic so far defined, by its small letter."""
        return self._characters.udg

    def cell(self, row: int, column: int, rows: bytes, attribute: int | None = None) -> None:
        """Store eight bytes, and perhaps an attribute, into the cell at row 0 to 23, column 0 to 31."""
        if not (0 <= row < ROWS and 0 <= column < COLUMNS and len(rows) == 8):
            raise ValueError(f"no cell at row {row}, column {column} for {len(rows)} bytes")
        self._memory.set_cell(row, column, rows)
        if attribute is not None:
            self.attributes[COLUMNS * row + column] = attribute

    def stamp(
        self,
        x: int,
        y: int,
        rows: Sequence[int],
        width: int,
        mode: Mode = Mode.SET,
        attribute: int | None = None,
    ) -> None:
        """Put a bitmap at any pixel: x from the left, y from the TOP of the 192 lines; what lies outside is cut off.

        `rows` holds one integer a line, bit width-1 the leftmost pixel. An attribute, if given, goes to every cell
        that the rectangle touches.
        """
        self._memory.stamp(x, y, rows, width, mode)
        if attribute is not None:
            self._memory.colour(x, y, width, len(rows), attribute)

    # --- drawing

    def plot(self, x: float, y: float, **items: Unpack[ColourItems]) -> None:
        """PLOT x,y: from the bottom left of the 22 upper rows, x 0 to 255, y 0 to 175."""
        self._pen.plot(x, y, self._drawing(items))

    def draw(self, dx: float, dy: float, angle: float | None = None, **items: Unpack[ColourItems]) -> None:
        """DRAW dx,dy from the last point, or along an arc that turns through `angle` radians to the left."""
        colours = self._drawing(items)
        if angle is None:
            self._pen.line(dx, dy, colours)
        else:
            self._pen.arc(dx, dy, angle, colours)

    def circle(self, x: float, y: float, radius: float, **items: Unpack[ColourItems]) -> None:
        """CIRCLE x,y,radius."""
        self._pen.circle(x, y, radius, self._drawing(items))

    def _drawing(self, items: ColourItems) -> Colours:
        return self._permanent.for_drawing().items(items)

    # --- looking

    def point(self, x: float, y: float) -> int:
        """POINT (x,y): 1 for ink, 0 for paper."""
        down, across = to_byte(y)[0], to_byte(x)[0]
        if down > TOP_LINE:
            raise IntegerOutOfRangeError
        return self.display[LINES[TOP_LINE - down] + (across >> 3)] >> (7 - (across & 7)) & 1

    def attr(self, row: int, column: int) -> int:
        """ATTR (row,column), rows 0 to 23."""
        self._check_cell(row, column)
        return self.attributes[COLUMNS * row + column]

    def screen(self, row: int, column: int) -> str:
        """SCREEN$ (row,column): the character of code 32 to 127 there, plain or inverse, else an empty text."""
        self._check_cell(row, column)
        return self._characters.screen(self._memory.cell(row, column))

    def _check_cell(self, row: int, column: int) -> None:
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            raise IntegerOutOfRangeError

    # --- sound

    def beep(self, duration: float, pitch: float) -> Frames[None]:
        """BEEP duration,pitch: seconds, and semitones above middle C."""
        sound = tone(duration, pitch)
        self._sound(sound, self.now, duration)
        return self.spend(sound.ticks)

    def tune(self, notes: Notes) -> Frames[None]:
        """Play notes one after the other, and wait for them."""
        for duration, pitch in notes:
            if pitch is None:
                yield from self.spend(round(duration * self.CLOCK))
            else:
                yield from self.beep(duration, pitch)

    def chime(self, notes: Notes) -> None:
        """Begin to play notes and go on; any later sound cuts them off."""
        at = self.now
        self.speaker.cut(at)
        for duration, pitch in notes:
            if pitch is None:
                at += round(duration * self.CLOCK)
            else:
                sound = tone(duration, pitch)
                self._sound(sound, at, duration)
                at += sound.ticks

    def _sound(self, sound: Tone, start: int, duration: float) -> None:
        self.speaker.lay_out(sound.edges(start), Note(start, round(duration * self.CLOCK), sound.hertz))

    # --- chance

    @property
    def seed(self) -> int:
        """The ROM's SEED, 0 to 65535."""
        return self._rnd.seed

    @seed.setter
    def seed(self, value: int) -> None:
        self._rnd.seed = natural(value, 65535)

    def randomize(self, value: float) -> None:
        """RANDOMIZE value; 0 takes the frame counter."""
        self._rnd.randomize(value, self.frame)

    def rnd(self) -> int:
        """RND, in 65536ths."""
        return self._rnd.rnd()

    def rnd_below(self, count: int) -> int:
        """INT (RND*count)."""
        return self._rnd.below(count)

    # --- keyboard

    def inkey(self) -> str:
        """INKEY$: the character of the key that is down, empty for none or several; "return" is CHR$ 13."""
        held = [_CODES.get(key, key) for key in self.keyboard.held]
        characters = [key for key in held if len(key) == 1]
        return characters[0] if len(characters) == 1 else ""

    def input(
        self,
        prompt: str = "",
        row: int = ROWS - 1,
        limit: int = 300,
        accept: Callable[[str], bool] | None = None,
        click: bool = True,
    ) -> Frames[str]:
        """INPUT a line of at most `limit` characters after a prompt; the text is given back on "return".

        `accept` tells whether a character may be typed. A line too long for the rows from `row` down grows upwards;
        what it covers comes back afterwards, and the lower screen is left blank.
        """
        line, repeat = Line(self._characters, limit, accept), Repeat()
        before = bytes(self.display), bytes(self.attributes)
        self.keyboard.flush()
        self.waiting = Waiting("line")
        self._show_line(prompt, line, row, before)
        try:
            while True:
                yield
                for key in repeat.keys(self.keyboard):
                    if key in ENTER:
                        return line.text
                    if line.key(key):
                        self._show_line(prompt, line, row, before)
                        if click:
                            self.speaker.lay_out(CLICK.edges(self.now))
        finally:
            self.waiting = None
            self.display[:], self.attributes[:] = before
            self._memory.clear(max(min(row, ROWS - 1), ROWS - 2), self._printer.border_attribute)

    def _show_line(self, prompt: str, line: Line, row: int, before: tuple[bytes, bytes]) -> None:
        self.display[:], self.attributes[:] = before
        normal = self._printer.border_attribute
        cells = [(character, normal) for character in prompt + line.text]
        cells.insert(len(prompt) + line.cursor, ("L", normal | 0x80))
        rows = -(-len(cells) // COLUMNS)
        row = min(row, ROWS - rows)
        cells += [(" ", normal)] * (COLUMNS * rows - len(cells))
        # Only the end of a prompt too long for the screen is seen.
        for at, (character, attribute) in enumerate(cells, COLUMNS * row):
            if at >= 0:
                self.cell(at // COLUMNS, at % COLUMNS, self._characters.glyph(character), attribute)

    # --- the picture

    def end_frame(self) -> None:
        """Show the frame with the stripes its border got."""
        self._shown = tuple(self._stripes) or ((0, self.border_colour),)
        self._stripes = []
        super().end_frame()

    def scr(self) -> bytes:
        """The 6,912 bytes of a .scr file."""
        return bytes(self.display + self.attributes)

    def memory(self) -> bytes:
        """Bitmap, attributes and border."""
        return self.scr() + bytes((self.border_colour,))

    def recall(self, memory: bytes) -> None:
        """Show again what `memory` gave."""
        self.display[:] = memory[:6144]
        self.attributes[:] = memory[6144:6912]
        self.border(memory[6912])

    def pixels(self) -> bytes:
        """The picture, 320 by 240, of the frame last shown (or of this one once its border changed)."""
        stripes = tuple(self._stripes) or self._shown
        return self._picture.draw(self._memory, stripes, bool(self.frame // FLASH_FRAMES & 1))

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        """The colours 0 to 7, and again with BRIGHT."""
        return PALETTE

    def text_rows(self) -> list[str]:
        """24 rows of text; cells that show no letter of the font, plain or inverse, are "#"."""
        name, cell = self._characters.name, self._memory.cell
        return ["".join([name(cell(row, column)) for column in range(COLUMNS)]).rstrip() for row in range(ROWS)]


@cache
def _own_font() -> Font:
    return load_builtin("spectrum")
