"""The ZX Spectrum 48K as BASIC saw it: the screen in time, border, beeper, RND and keyboard."""

from collections.abc import Callable
from typing import ClassVar

from arcade.machine.font import Font, load_builtin
from arcade.machine.keyboard import FIRE, is_click
from arcade.machine.machine import Frames, Machine, Waiting
from arcade.machine.spectrum.basic import Interpreting
from arcade.machine.spectrum.beeper import CLICK
from arcade.machine.spectrum.editor import ENTER, Field, Line, Repeat
from arcade.machine.spectrum.errors import InvalidColourError
from arcade.machine.spectrum.memory import ROWS
from arcade.machine.spectrum.number import natural
from arcade.machine.spectrum.picture import FLASH_FRAMES, PALETTE, Change, Picture
from arcade.machine.spectrum.rnd import Rnd
from arcade.machine.spectrum.screen import Screen

_CODES = {"return": "\r", "enter": "\r", "backspace": "\x0c", "left": "\x08", "right": "\t", "down": "\n", "up": "\x0b"}


class Spectrum(Interpreting):
    """A 48K Spectrum. BASIC's statements are methods of the same names; what they report is a BasicError."""

    NAME: ClassVar[str] = "spectrum"
    CLOCK: ClassVar[int] = 3_500_000
    FRAME: ClassVar[int] = 69_888
    SIZE: ClassVar[tuple[int, int]] = (320, 240)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (32, 24, 256, 192)
    font: Font
    """The letters it prints with."""

    def __init__(self, font: Font | None = None, seed: int = 0) -> None:
        letters = font or load_builtin("spectrum")
        Machine.__init__(self, letters)
        Screen.__init__(self, letters)
        self._rnd = Rnd(seed)
        self._picture = Picture()
        self.border_colour = 7
        self._stripes: list[Change] = []
        self._shown: tuple[Change, ...] = ()

    # --- border

    def border(self, colour: int) -> None:
        """BORDER colour (0 to 7), from this tick on."""
        if not 0 <= colour <= 7:
            raise InvalidColourError
        if not self._stripes:
            self._stripes = [(0, self.border_colour)]
        self._stripes.append((self.now - self.frame * self.FRAME, colour))
        self.border_colour = colour
        self._printer.border_attribute = colour << 3 | (0 if colour & 4 else 7)

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
        self._rnd.randomize(value, self.frames)

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
        usual: str = "",
        move: bool = False,
        quoted: bool = False,
        numeric: bool = False,
    ) -> Frames[str]:
        """INPUT a line of at most `limit` characters after a prompt; the text is given back on "return".

        INPUT of a text is `quoted`: it stands between quotation marks; that of a number and INPUT LINE are not.
        `accept` tells whether a character may be typed. A line too long for the rows from `row` down grows upwards;
        what it covers comes back afterwards, and the two lower rows are left blank. `usual` is what an empty line
        means; fire and a click give it, too. A line can belong to a `move`, and be a number (`numeric`).
        """
        line, repeat = Line(limit, self._characters.has_letter, accept), Repeat()
        field = Field(self._memory, self._characters, self._printer.border_attribute, row, prompt, quoted)
        self.keyboard.flush()
        self.waiting = Waiting("line", chosen=usual, move=move, numeric=numeric)
        field.show(line)
        try:
            while True:
                yield
                for key in repeat.keys(self.keyboard):
                    if key in ENTER or (usual and not line.text and (key in FIRE or is_click(key))):
                        self._click()
                        return line.text or usual
                    if line.key(key):
                        self._click()
                        field.show(line)
        finally:
            self.waiting = None
            field.remove()
            self.cls_lower()

    def _click(self) -> None:
        """A key was obeyed."""
        self.speaker.lay_out(CLICK.edges(self.now))

    # --- the picture

    def end_frame(self) -> None:
        """Show the frame with the stripes its border got."""
        if self._stripes or self._shown:
            self._shown, self._stripes = tuple(self._stripes), []
        super().end_frame()

    def memory(self) -> bytes:
        """Bitmap, attributes and border."""
        return self.scr() + bytes((self.border_colour,))

    def recall(self, memory: bytes) -> None:
        """Show again what `memory` gave."""
        self.display[:] = memory[:6144]
        self.attributes[:] = memory[6144:6912]
        self._stripes = []
        self.border(memory[6912])
        self._stripes = [(0, self.border_colour)]

    def pixels(self) -> bytes:
        """The picture, 320 by 240, of the frame last shown (or of this one once its border changed)."""
        stripes = tuple(self._stripes) or self._shown or ((0, self.border_colour),)
        return self._picture.draw(self._memory, stripes, bool(self.frame // FLASH_FRAMES & 1))

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        """The colours 0 to 7, and again with BRIGHT."""
        return PALETTE
