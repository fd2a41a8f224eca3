"""What every emulated computer has: time in ticks and frames, a keyboard, a loudspeaker, a picture."""

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeVar

from arcade.machine.font import Font
from arcade.machine.keyboard import Keyboard, Keys
from arcade.machine.speaker import Speaker

REST = 10
"""A rest of a tenth of a second is part of the effect that it stands in, see Speaker."""
T = TypeVar("T")
Frames = Generator[None, None, T]
"""A program or a part of one: each ``yield`` is one frame, the return value is what the part found out."""


@dataclass(frozen=True)
class Waiting:
    """What a program waits for: one key (of `choices`, or any when empty) or a typed line."""

    kind: Literal["key", "line"]
    choices: tuple[str, ...] = ()
    chosen: str = ""
    """What Return and fire take: that one of the choices, which directions then change, or for an empty line that."""
    move: bool = False
    """Whether it belongs to a move, and is no question before or after the game."""
    meanings: tuple[str, ...] = ()
    """What each of the choices means, where several may mean the same: "y" and Romanian "d"."""
    numeric: bool = False
    """Whether a line is a number or a place on a board, and no words."""


@dataclass(frozen=True)
class WrongKey:
    """A key that was no answer, and what would have been one: signs, or with `steered` arrows and fire as well."""

    key: str
    choices: tuple[str, ...] = ()
    steered: bool = False


@dataclass(frozen=True)
class Behind:
    """Another machine that is heard softly behind the one that is shown."""

    machine: "Machine"
    until: int
    """The machine's tick up to which it is heard now; frame by frame this grows as the shown machine's time does."""
    part: float
    """Its part of the volume, up to 1."""


class Machine(ABC):
    """Time, keys and sound; the emulated computers add their memory and statements."""

    NAME: ClassVar[str]
    CLOCK: ClassVar[int]
    """Ticks a second."""
    FRAME: ClassVar[int]
    """Ticks a frame."""
    SIZE: ClassVar[tuple[int, int]]
    """Width and height in pixels of `pixels()`, border included."""
    SCREEN: ClassVar[tuple[int, int, int, int]]
    """Left, top, width and height of the screen within the picture; a click "@x,y" counts from its corner."""
    PIXEL: ClassVar[tuple[int, int]] = (1, 1)
    """The shape of a pixel on the machine's own screen, width to height: (1, 1) is square."""

    def __init__(self, font: Font | None = None) -> None:
        """`font` replaces the machine's own letters where it can."""
        self.font = font
        self.keyboard = Keyboard()
        self.speaker = Speaker(self.CLOCK // REST)
        self.frame = 0
        self.now = 0
        self.waiting: Waiting | None = None
        self.waited = 0
        """Frames since it began to wait in the middle of a game: kept by whoever moves something meanwhile."""
        self.wrong_key = WrongKey("")
        """The latest key that was no answer."""
        self.border_colour = 0
        """Palette index round the screen."""
        self.behind: Behind | None = None
        """Who else is heard while this machine is shown."""

    def begin_frame(self, keys: Keys) -> None:
        """Start a frame in which `keys` are held."""
        self.keyboard.update(keys)

    def end_frame(self) -> None:
        """Show the frame; what is left of its time is spent."""
        self.frame += 1
        begun = self.frame * self.FRAME
        if self.now < begun:
            self.now = begun

    def spend(self, ticks: int) -> Frames[None]:
        """Let time pass: a frame is shown whenever a frame's worth of ticks has been spent."""
        self.now += ticks
        while self.now >= (self.frame + 1) * self.FRAME:
            yield

    def wait(self, frames: float) -> Frames[None]:
        """Let a number of frames pass, not necessarily whole; keys do not end it."""
        return self.spend(round(frames * self.FRAME))

    def until(self, started: int, frames: float) -> Frames[None]:
        """Let time pass until a number of frames after a tick; none when that is past."""
        return self.spend(max(started + round(frames * self.FRAME) - self.now, 0))

    def pause(self, frames: int) -> Frames[None]:
        """BASIC's PAUSE: whole frames, ended early by a key press, which it consumes; 0 waits for a key.

        A press from before does not end it. Where the latest press is kept for the next move, only one that merely says
        "go on" is consumed: Return, the blank, fire or a click.
        """
        keyboard = self.keyboard
        if frames:
            keyboard.settle()
            before = keyboard.presses
            for _ in range(frames):
                yield
                if keyboard.cut(before):
                    break
        else:
            keyboard.flush()
            self.waiting = Waiting("key")
            yield
            while not keyboard.take():
                yield
        self.waiting = None

    def lacks(self, text: str) -> str:
        """The characters of `text`, new lines apart, for which the machine has no shape."""
        font = self.font
        return "" if font is None else "".join(sign for sign in text if sign not in font and sign != "\n")

    @property
    def seconds(self) -> float:
        """Time since the start in seconds, for listings of notes; never for rules."""
        return self.now / self.CLOCK

    @abstractmethod
    def memory(self) -> bytes:
        """Everything visible, for fingerprints and comparisons."""

    @abstractmethod
    def recall(self, memory: bytes) -> None:
        """Show again what `memory()` gave, here or on another machine of the kind: rewinding, drawing over a copy."""

    @abstractmethod
    def pixels(self) -> bytes:
        """The picture, border included, as one palette index a pixel, row by row."""

    @abstractmethod
    def palette(self) -> tuple[tuple[int, int, int], ...]:
        """Red, green, blue (0-255) of each palette index."""

    @abstractmethod
    def text_rows(self) -> list[str]:
        """The screen as text, one string a row, blanks at the end stripped."""
