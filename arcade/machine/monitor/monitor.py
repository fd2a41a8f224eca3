"""The house's own machine: 480 by 360 pixels of 32 colours and a guest's, drawn letters, one beeper."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar

from arcade.machine.monitor.bits import CLEAR, Bits, Sprite
from arcade.machine.monitor.colours import GUEST, GUESTS, MOST_GUESTS, NIGHT, RGB
from arcade.machine.monitor.face import Face, load_face
from arcade.machine.monitor.raster import Raster, Rect
from arcade.machine.monitor.writing import Words, rows
from arcade.machine.signs import fitting
from arcade.machine.spectrum.beeping import Beeping

Palette = tuple[tuple[int, int, int], ...]


class TooWideError(ValueError):
    """Words that do not fit where they are to stand: a mistake of whoever placed or wrote them."""


class Monitor(Beeping):
    """A picture that programs of the house paint, and a one-bit speaker like the Spectrum's."""

    NAME: ClassVar[str] = "monitor"
    CLOCK: ClassVar[int] = 3_500_000
    FRAME: ClassVar[int] = 70_000
    SIZE: ClassVar[tuple[int, int]] = (480, 360)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (0, 0, 480, 360)

    def __init__(self) -> None:
        super().__init__(None)
        self.raster = Raster(*self.SIZE)
        self.written: list[Words] = []
        """What stands on the picture as words."""
        self._guest: Palette = ()
        self._palette: Palette = RGB
        self._shown: tuple[int, bytes] = (-1, b"")
        self.fill((0, 0, *self.SIZE), NIGHT)

    # --- painting

    def fill(self, rect: Rect, colour: int) -> None:
        """Paint an area; words in it are gone."""
        self.raster.fill(rect, colour)
        self.forget(rect)

    def forget(self, rect: Rect) -> None:
        """Count the words in an area as painted over."""
        if self.written:
            self.written = [words for words in self.written if not words.within(rect)]

    def stamp(self, left: int, top: int, sprite: Sprite) -> None:
        """Lay a picture down; what is below shows through its holes."""
        self.raster.stamp(left, top, sprite)

    def text(self, left: int, top: int, words: str, ink: int, room: int = 0, face: str = "text12") -> int:
        """Write a line whose capitals begin at `top`; its width in pixels.

        Raises TooWideError where it takes more than `room` pixels, or leaves the picture.
        """
        letters = load_face(face)
        shown, bits, sprite = _line(letters, words, ink)
        room = room or self.raster.width - left
        if not 0 <= left <= self.raster.width - bits.width or bits.width > room:
            raise TooWideError(f"{words!r} is {bits.width} pixels wide and has {min(room, self.raster.width - left)}")
        self.raster.stamp(left, top - capital_top(letters), sprite)
        self.note(shown, (left, top, bits.width, letters.ascent - capital_top(letters)))
        return bits.width

    def note(self, words: str, rect: Rect) -> None:
        """Remember words that stand somewhere, drawn in whatever way."""
        if words.strip():
            self.written.append(Words(words, rect))

    # --- a guest's picture

    def adopt(self, palette: Palette) -> bytes:
        """Make room for the colours of another machine; the table of 256 from its numbers to those here.

        Where a guest's colours begin with these they are left as they are.
        """
        table, others = _adopted(palette)
        if others and self._guest[: len(others)] != others:
            self._guest = others
            self._palette = RGB + others + ((0, 0, 0),) * (GUESTS - len(others))
            self.raster.changes += 1
        return table

    def show(self, left: int, top: int, lines: Sequence[bytes], width: int) -> None:
        """Lay down lines of a picture whose colours were adopted."""
        self.raster.put(left, top, lines, width)

    # --- as a machine

    def memory(self) -> bytes:
        """The picture and the guest's colours."""
        return bytes(self.raster.bytes) + b"".join(map(bytes, self._guest))

    def recall(self, memory: bytes) -> None:
        """Show again what `memory` gave."""
        size = self.raster.width * self.raster.height
        self.raster.bytes[:] = memory[:size]
        self.raster.changes += 1
        self.written = []
        colours = memory[size:]
        self._guest = tuple((r, g, b) for r, g, b in zip(colours[::3], colours[1::3], colours[2::3], strict=True))
        self._palette = RGB + self._guest + ((0, 0, 0),) * (GUESTS - len(self._guest))

    def pixels(self) -> bytes:
        """The picture; the same object as long as nothing is drawn."""
        if self._shown[0] != self.raster.changes:
            self._shown = self.raster.changes, bytes(self.raster.bytes)
        return self._shown[1]

    def palette(self) -> Palette:
        """The house's colours, and the guest's."""
        return self._palette

    def text_rows(self) -> list[str]:
        """What stands on the picture, line by line."""
        return rows(self.written)


class Handset(Monitor):
    """The same for a telephone held upright."""

    SIZE: ClassVar[tuple[int, int]] = (272, 588)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (0, 0, 272, 588)


class Slate(Monitor):
    """The same for what stands above a keyboard on a telephone, where there is little room."""

    SIZE: ClassVar[tuple[int, int]] = (272, 280)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (0, 0, 272, 280)


@cache
def capital_top(face: Face) -> int:
    """Lines of a face above its capitals, where the marks are."""
    return next(place for place, row in enumerate(face.shapes["H"].rows) if row)


@lru_cache(1024)
def _line(face: Face, words: str, ink: int) -> tuple[str, Bits, Sprite]:
    """Words, their shape and their picture; what the face lacks loses its marks or is a question mark."""
    shown = "".join(fitting(sign, face.shapes.__contains__) or "?" for sign in words)
    bits = face.line(shown)
    return shown, bits, bits.dyed((ink,))


@cache
def _adopted(palette: Palette) -> tuple[bytes, Palette]:
    """Each colour's number here: one of the house's own where it has the same, else a guest's slot."""
    numbers: list[int] = []
    others: list[tuple[int, int, int]] = []
    for colour in palette:
        if colour in RGB:
            numbers.append(RGB.index(colour))
        else:
            if colour not in others:
                others.append(colour)
            numbers.append(GUEST + others.index(colour))
    if len(others) > MOST_GUESTS:
        raise ValueError(f"a guest may have {MOST_GUESTS} colours of its own")
    return bytes(numbers).ljust(256, bytes((CLEAR,))), tuple(others)
