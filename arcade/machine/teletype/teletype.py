"""A teletype on a minicomputer. Printing takes a tenth of a second a character; a key hurries it."""

from collections.abc import Callable, Collection, Iterable
from typing import ClassVar

from arcade.machine.font import Font, load_builtin
from arcade.machine.keyboard import FIRE, is_click
from arcade.machine.machine import Frames, Machine, Waiting
from arcade.machine.speaker import Kind, Note
from arcade.machine.teletype.body import Operated
from arcade.machine.teletype.picture import (
    CELL,
    HEIGHT,
    LINE,
    MARGIN,
    PALETTE,
    SHOWN,
    SHOWN_WHOLE,
    WHOLE_PALETTE,
    WIDTH,
    Picture,
)
from arcade.machine.teletype.roll import COLUMNS, STRUCK_OUT, Roll

AUTHENTIC, BRISK = 5, 1
"""Frames a character takes."""
BRISK_CHARACTERS = 2
"""Characters in each of a brisk frame."""
RISE = 3
"""Pixels that the paper rises in a frame of a line feed."""
CLACK = (0, 180, 420, 760, 1_300, 1_900, 2_800, 3_600)
"""Ticks at which the loudspeaker's level changes while a type is struck."""
THUMP = (0, 900, 2_100, 3_900, 6_400, 9_800, 14_000, 19_000)
BELL_HERTZ, BELL_SECONDS = 2_100, 0.4
STRIKING = 3
"""Frames for which the type that strikes is up."""
WHOLE = 0x80
"""In the memory's first byte: the whole machine is seen."""
PAGE = 12
"""Lines that a page key turns back."""
TURNS = {
    **dict.fromkeys(("pageup", "page up", "pad1 back", "pad2 back"), PAGE),
    **dict.fromkeys(("pagedown", "page down"), -PAGE),
    "up": 1,
    "down": -1,
}
"""Lines by which keys turn the paper back; a joystick comes back by typing anything."""

Melody = Iterable[tuple[float, float | None]]
"""Notes: seconds, and semitones above middle C or None for a rest; the bell knows only when."""


class Teletype(Machine):
    """What is printed stays. `labels` are strips over the picture, for those who draw on a copy."""

    NAME: ClassVar[str] = "teletype"
    CLOCK: ClassVar[int] = 1_000_000
    FRAME: ClassVar[int] = 20_000
    SIZE: ClassVar[tuple[int, int]] = (WIDTH, HEIGHT)
    SCREEN: ClassVar[tuple[int, int, int, int]] = (0, 0, WIDTH, HEIGHT)
    font: Font

    def __init__(self, font: Font | None = None) -> None:
        super().__init__(font or load_builtin("spectrum"))
        self.roll = Roll()
        self.brisk = False
        """Whether it prints ten times as fast."""
        self.whole = False
        """Whether the machine is seen, and not its paper alone."""
        self._struck = 0
        """The frame in which a type struck last."""
        self.back = 0
        """Lines that the paper is held back, to be read again."""
        self.labels: dict[int, tuple[str, bool]] = {}
        self._risen = LINE
        self._hurried = False
        self._presses = 0
        self._picture = Picture(self.font)

    def lacks(self, text: str) -> str:
        return super().lacks(text.upper())

    @property
    def _shown(self) -> int:
        """Lines that are seen."""
        return SHOWN_WHOLE if self.whole else SHOWN

    # --- printing

    def print(self, words: str = "", end: str = "\n") -> Frames[None]:
        """Strike words in capitals and, unless `end` says otherwise, feed a line; a key from now on hurries it.

        A carriage return within the words stays on its line, so that what follows strikes over what is there. Where
        presses are kept for the next move, all stay, as a line has many letters, but for those that merely say "go on".
        """
        if not self.keyboard.keeps:
            self.keyboard.flush()
        self._unhurried()
        self.back = 0
        for count, sign in enumerate((words + end).upper()):
            if sign == "\n":
                yield from self._feed()
            elif sign == "\r":
                self._sound(THUMP)
                self.roll.column = 0
            else:
                self._strike(sign)
                if not self.brisk or count % BRISK_CHARACTERS == 0:
                    yield from self._pace()

    def _strike(self, sign: str) -> None:
        self.roll.strike(sign)
        if sign != " ":
            self._struck = self.frame
            self._sound(CLACK)

    def _unhurried(self) -> None:
        """What is pressed from now on hurries the print."""
        self._hurried, self._presses = False, self.keyboard.presses

    def _look(self) -> None:
        if self.keyboard.cut(self._presses):
            self._hurried, self._presses = True, self.keyboard.presses

    def _pace(self) -> Frames[None]:
        for _ in range(BRISK if self.brisk else AUTHENTIC):
            self._look()
            if not self._hurried:
                yield

    def _feed(self) -> Frames[None]:
        """The thump of the carriage while the paper rises."""
        self._sound(THUMP)
        self.roll.feed()
        self._risen = 0
        while self._risen < LINE:
            self._look()
            self._risen = LINE if self._hurried or self.brisk else min(self._risen + RISE, LINE)
            yield

    # --- input

    def input(
        self,
        prompt: str = "",
        limit: int = COLUMNS,
        accept: Callable[[str], bool] | None = None,
        orders: Collection[str] = (),
        usual: str = "",
        move: bool = False,
        numeric: bool = False,
    ) -> Frames[str]:
        """Print a prompt, take a line up to Return, given back in capitals; a slash strikes out what backspace takes.

        The page keys, and up and down, turn the paper back meanwhile. A key of `orders`, such as "f1", ends the line
        at once and is given back as it is, in place of what was typed. `usual` is what an empty line means; fire and a
        click give it, too. A line can belong to a `move`, and be a number or a
        place on a board (`numeric`).
        """
        yield from self.print(prompt, end="")
        if not (move and self.keyboard.keeps):
            self.keyboard.flush()
        self.waiting = Waiting("line", chosen=usual, move=move, numeric=numeric)
        typed: list[int] = []
        line = self.roll.lines[-1]
        while True:
            yield
            while key := self.keyboard.take():
                if self._turned(key):
                    continue
                self.back = 0
                taken = usual and not typed and (key in FIRE or is_click(key))
                if key in ("return", "enter") or key in orders or taken:
                    self.waiting = None
                    answer = key if key in orders else "".join(line.struck[place] for place in typed) or usual
                    self._unhurried()
                    yield from self._feed()
                    return answer
                if key == "backspace" and typed:
                    column = self.roll.column
                    self.roll.column = typed.pop()
                    self._strike(STRUCK_OUT)
                    self.roll.column = column
                elif self._typable(key.upper(), accept) and len(typed) < limit and self.roll.column < COLUMNS - 1:
                    typed.append(self.roll.column)
                    self._strike(key.upper())

    def _typable(self, sign: str, accept: Callable[[str], bool] | None) -> bool:
        return len(sign) == 1 and sign in self.font and (accept is None or accept(sign))

    def _turned(self, key: str) -> bool:
        """Whether a key turns the paper, which it then has."""
        lines = TURNS.get(key)
        if lines is None:
            return False
        self.turn(lines)
        return True

    def turn(self, lines: int) -> None:
        """Turn the paper back by some lines, or on if there are fewer than none."""
        self.back = min(max(self.back + lines, 0), max(len(self.roll.lines) - self._shown // 2, 0))

    # --- sound

    def _sound(self, edges: tuple[int, ...], hertz: float = 0.0, kind: Kind = Kind.EFFECT) -> None:
        start, lane = self.now, self.speaker.lane(kind)
        lane.lay_out([start + edge for edge in edges])
        if hertz:
            lane.notes.append(Note(start, edges[-1], hertz))

    def bell(self, kind: Kind = Kind.EFFECT) -> None:
        """Ring, and go on."""
        half = self.CLOCK // (2 * BELL_HERTZ)
        self._sound(tuple(range(0, 2 * half * round(BELL_SECONDS * BELL_HERTZ), half)), BELL_HERTZ, kind)

    def chime(self, melody: Melody, kind: Kind = Kind.EFFECT) -> None:
        """All that a teletype can play: the bell, if there is anything to be heard."""
        if any(pitch is not None for _, pitch in melody):
            self.bell(kind)

    # --- the picture

    def memory(self) -> bytes:
        """The paper, how far the last line feed has come, how far the paper is turned back, what is seen."""
        return bytes((self._risen | WHOLE * self.whole,)) + self.back.to_bytes(4, "big") + self.roll.stored()

    def recall(self, memory: bytes) -> None:
        self.whole = memory[0] >= WHOLE
        self._risen, self.back = memory[0] % WHOLE, int.from_bytes(memory[1:5], "big")
        self.roll = Roll.read(memory[5:])
        self.labels = {}

    def label(self, row: int, column: int, words: str, lit: bool = False) -> None:
        """Words on a strip across a row of the picture, not on the paper."""
        before, _ = self.labels.get(row, ("", False))
        start = MARGIN // CELL + column
        self.labels[row] = (before.ljust(start)[:start] + words + before[start + len(words) :], lit)

    def pixels(self) -> bytes:
        operated = (
            Operated(self.keyboard.held, self.frame - self._struck < STRIKING, self.frame) if self.whole else None
        )
        return self._picture.draw(self.roll, self.back, self._risen, self.labels, operated)

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        return WHOLE_PALETTE if self.whole else PALETTE

    def text_rows(self) -> list[str]:
        """The lines that are seen, the last being printed; labels stand over them, and on the machine below."""
        last = len(self.roll.lines) - self.back
        seen = [line.plain() for line in self.roll.lines[max(last - self._shown, 0) : last]]
        rows = [""] * (self._shown - len(seen)) + seen
        rows += [""] * (max(self.labels, default=0) + 1 - len(rows))
        for row, (words, _) in self.labels.items():
            rows[row] = words.rstrip()
        return rows
