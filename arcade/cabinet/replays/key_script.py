"""Keys files: a player's hands written down as text, for `run --keys` and for the tests' playthroughs.

``FRAME KEY [FRAMES]`` presses KEY at that frame (4 frames unless said), ``? KEY [FRAMES]`` presses it when, after all
earlier lines, the program next waits for a key, ``> TEXT`` types TEXT and Return when it next waits for a line.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappop, heappush

from arcade.cabinet.replays.key_log import acceptable_name
from arcade.machine.keyboard import NO_KEYS, Keys, is_click
from arcade.machine.machine import Waiting

HOLD = 4
TYPED_HOLD = 2
MAX_FRAMES = 1_000_000


class KeyScriptError(ValueError):
    """A keys file that cannot be understood; the message names the line."""


@dataclass(frozen=True)
class At:
    """Press a key at a frame."""

    frame: int
    key: str
    frames: int


@dataclass(frozen=True)
class When:
    """Press a key when the program waits for one."""

    key: str
    frames: int


@dataclass(frozen=True)
class Type:
    """Type a line when the program waits for one."""

    line: str


DIGITS = len(str(MAX_FRAMES))
LONGEST_LINE = 1000
"""Characters of a line that is typed: more than any program takes."""

Step = At | When | Type
FORMS = "FRAME KEY [FRAMES], ? KEY [FRAMES], > TEXT"
NAMES = {"space": " ", "enter": "return", "esc": "escape"}


def _number(text: str, what: str, line: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= DIGITS and int(text) <= MAX_FRAMES):
        raise KeyScriptError(f"line {line} of the keys file: {what} must be a whole number up to {MAX_FRAMES}")
    return int(text)


def parse(text: str) -> list[Step]:
    """The steps of a keys file; raises KeyScriptError with the line that is wrong."""
    steps: list[Step] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip("\r\n")
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.startswith(">"):
            typed = line[1:].removeprefix(" ")
            if len(typed) > LONGEST_LINE:
                raise KeyScriptError(f"line {number} of the keys file types more than {LONGEST_LINE} characters")
            steps.append(Type(typed))
            continue
        # Keys may hold a blank ("pad1 left"): only a number at the end is a duration.
        first, _, rest = line.strip().partition(" ")
        words = rest.split()
        hold = HOLD
        if len(words) > 1 and words[-1].isdigit():
            hold = _number(words.pop(), "the number of frames", number)
        key = NAMES.get(" ".join(words), " ".join(words))
        if not key or hold == 0:
            raise KeyScriptError(f"line {number} of the keys file is none of: {FORMS}")
        if not acceptable_name(key):
            raise KeyScriptError(f"line {number} of the keys file has a key with too long or unprintable a name")
        if len(key) > 1 and key.startswith("@") and not is_click(key):
            raise KeyScriptError(f"line {number} of the keys file has a click that is not @x,y, such as @20,100")
        steps.append(When(key, hold) if first == "?" else At(_number(first, "the frame", number), key, hold))
    return steps


class KeyScript:
    """Plays the steps: asked once a frame for the keys to hold, told what the program waits for."""

    def __init__(self, steps: Iterable[Step]) -> None:
        self._steps = deque(steps)
        self._planned: list[tuple[int, int, str]] = []
        """A heap of (first frame, frame after the release, key)."""
        self._pressed: list[tuple[int, int, str]] = []
        """The plans that have begun and not ended."""

    def keys(self, frame: int, waiting: Waiting | None) -> Keys:
        """The keys to hold in `frame`, the program waiting for `waiting`."""
        self._pressed = [plan for plan in self._pressed if plan[1] > frame]
        self._advance(frame, waiting)
        while self._planned and self._planned[0][0] <= frame:
            self._pressed.append(heappop(self._planned))
        held = [key for _, end, key in self._pressed if frame < end - 1]
        return frozenset(held) if held else NO_KEYS

    @property
    def used_up(self) -> bool:
        """Whether every line has been played and every key released."""
        return not self._steps and not self._busy

    @property
    def _busy(self) -> bool:
        return bool(self._planned or self._pressed)

    def _advance(self, frame: int, waiting: Waiting | None) -> None:
        """Plan the next steps."""
        while self._steps:
            step = self._steps[0]
            if isinstance(step, At):
                start = max(step.frame, frame)
                heappush(self._planned, (start, start + step.frames + 1, step.key))
            elif self._busy or waiting is None or waiting.kind != ("key" if isinstance(step, When) else "line"):
                return
            elif isinstance(step, When):
                heappush(self._planned, (frame, frame + step.frames + 1, step.key))
            else:
                for place, key in enumerate((*step.line, "return")):
                    start = frame + place * (TYPED_HOLD + 1)
                    heappush(self._planned, (start, start + TYPED_HOLD + 1, key))
            self._steps.popleft()
