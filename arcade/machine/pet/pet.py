"""The Commodore PET 2001: 40x25 characters of one colour, a blinking cursor, a loudspeaker on the CB2 line."""

from collections.abc import Iterable
from typing import ClassVar

from arcade.machine.font import Font
from arcade.machine.machine import Frames, Machine, Waiting
from arcade.machine.pet import sound
from arcade.machine.pet.charset import CharacterSet, screen_code
from arcade.machine.pet.picture import BORDER, HEIGHT, WIDTH, Picture
from arcade.machine.pet.screen import CONTROLS, Control, Screen
from arcade.machine.speaker import Kind

WHITE = (214, 232, 255)
"""The bluish white of its own tube, phosphor P4."""
BLACK = (0, 0, 0)
BLINK = 20
"""Frames for which the cursor stays lit, and dark."""
LINE = 78
"""Characters of the input buffer."""

Melody = Iterable[tuple[float, float | None]]
"""Notes: seconds, and semitones above middle C or None for a rest."""


class Pet(Machine):
    """Statements change the screen at once; only input and sounds take time."""

    NAME: ClassVar[str] = "pet"
    CLOCK: ClassVar[int] = sound.CLOCK
    FRAME: ClassVar[int] = 16_640
    SIZE: ClassVar[tuple[int, int]] = (WIDTH, HEIGHT)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER)

    def __init__(self, font: Font | None = None) -> None:
        """`font` is used when it holds the PET's shapes where fonts/pet.bdf has them."""
        super().__init__(font)
        self.screen = Screen()
        """The colour of the tube: a setting of the player's, no part of the memory."""
        self._picture = Picture(font)
        self._lit = False

    @property
    def charset(self) -> CharacterSet:
        """Which character set shows the whole screen; changing it changes what is already there."""
        return self.screen.charset

    @charset.setter
    def charset(self, number: int) -> None:
        self.screen.charset = CharacterSet(number)

    @property
    def ti(self) -> int:
        """The jiffy clock: frames since the machine was switched on."""
        return self.frame

    def lacks(self, text: str) -> str:
        """The characters of `text` that the present set cannot show (they would print as question marks)."""
        return "".join(sign for sign in text if sign not in CONTROLS and screen_code(sign, self.charset) is None)

    def clear(self) -> None:
        """Blank the screen, cursor to the top left."""
        self.screen.clear()

    def locate(self, row: int, col: int) -> None:
        """Move the cursor; raises ValueError for a place off the screen."""
        self.screen.locate(row, col)

    def print(self, text: str = "", end: str = "\n") -> None:
        """Print at the cursor with wrapping, scrolling and control characters (see Control)."""
        self.screen.print(text + end)

    def print_at(self, row: int, col: int, text: str, reverse: bool = False) -> None:
        """Write a text or a literal picture; its lines all start at `col`, what leaves the screen is cut off."""
        self.screen.print_at(row, col, text, reverse)

    def peek(self, row: int, col: int) -> int:
        """The screen code at a place; 128 more is reversed, 256 and above are not the real PET's (see charset)."""
        return self.screen.peek(row, col)

    def poke(self, row: int, col: int, code: int) -> None:
        """Put a screen code at a place."""
        self.screen.poke(row, col, code)

    def get(self) -> str:
        """BASIC's GET: the oldest key press not yet looked at, or an empty text."""
        return self.keyboard.take()

    def input(self, prompt: str = "", limit: int = LINE) -> Frames[str]:
        """BASIC's INPUT: print the prompt and "? ", take a line of at most `limit` characters up to Return.

        Returns what was typed, letters as typed though set 1 shows capitals only.
        """
        self.screen.print(f"{prompt}? ")
        self.keyboard.flush()
        self.waiting = Waiting("line")
        typed, blink = "", 0
        while True:
            self._lit = blink % (2 * BLINK) < BLINK
            yield
            blink += 1
            while key := self.keyboard.take():
                blink = 0
                if key in ("return", "enter"):
                    self._lit, self.waiting = False, None
                    self.screen.print(Control.RETURN)
                    return typed
                if key == "backspace" and typed:
                    typed = typed[:-1]
                    self.screen.print(f"{Control.LEFT} {Control.LEFT}")
                elif len(typed) < limit and screen_code(key, self.charset) is not None:
                    typed += key
                    self.screen.print(key)

    def cb2(self, rate: int, pattern: int, frames: float) -> Frames[None]:
        """Shift a pattern out at a rate (both bytes; 0 to 255, larger is lower) for a number of frames."""
        ticks = round(frames * self.FRAME)
        edges, note = sound.shifted(self.now, rate, pattern, ticks)
        self.speaker.begun(Kind.EFFECT, self.now).lay_out(edges, note)
        yield from self.spend(ticks)

    def beep(self, duration_s: float, pitch: float) -> Frames[None]:
        """Sound one note (semitones above middle C) and wait for its end; deep ones come out octaves higher."""
        yield from self.tune([(duration_s, pitch)])

    def tune(self, melody: Melody) -> Frames[None]:
        """Play notes one after the other and wait for their end."""
        yield from self.spend(self._lay_out(melody))

    def chime(self, melody: Melody, kind: Kind = Kind.EFFECT) -> None:
        """Begin to play notes and go on at once; a later sound of the kind cuts them off."""
        self._lay_out(melody, kind)

    def _lay_out(self, melody: Melody, kind: Kind = Kind.EFFECT) -> int:
        lane = self.speaker.begun(kind, self.now)
        seconds, start = 0.0, self.now
        for duration, pitch in melody:
            seconds += duration
            end = self.now + round(seconds * self.CLOCK)
            if pitch is not None:
                lane.lay_out(*sound.shifted(start, *sound.tone(pitch), end - start))
            start = end
        return start - self.now

    def memory(self) -> bytes:
        return self.screen.memory(self._lit)

    def recall(self, memory: bytes) -> None:
        self.screen.recall(memory)
        self._lit = False

    def pixels(self) -> bytes:
        return self._picture.draw(self.screen.codes(self._lit), self.charset)

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        return BLACK, WHITE

    def text_rows(self) -> list[str]:
        return self.screen.text_rows()
