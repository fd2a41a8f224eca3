"""Driving a session from prompt to prompt: how long each took, what sounded, what the border showed."""

from math import log2
from typing import Any

from arcade.cabinet.replays.session import Session
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from arcade.toolkit.picture.drawing import lift_cells
from tests.patience import still

MIDDLE_C = 261.6256
HOLD = 4
PATIENCE = 20_000
"""Frames after which a prompt that does not come is an error."""

Sound = tuple[float, int]
"""Seconds and semitones above middle C."""


class Heard(tuple[float, int]):
    """A note as it was heard; it is equal to what BEEP was told, whose length the ROM rounds to whole waves."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, tuple) or len(other) != 2:
            return NotImplemented
        wave = 1 / (MIDDLE_C * 2 ** (self[1] / 12))
        return bool(self[1] == other[1] and abs(self[0] - other[0]) < 0.6 * wave + 0.001 + 0.005 * self[0])

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[1])


def spectrum(session: Session) -> Spectrum:
    """The machine of a session on a Spectrum."""
    assert isinstance(session.machine, Spectrum)
    return session.machine


def until_asked(session: Session) -> None:
    """Let a session run until it waits for something."""
    while still(session.machine.waiting is None):
        session.step()


class Prompted:
    """A run that always stands at a prompt, or at its end."""

    def __init__(self, slug: str, **setup: object) -> None:
        self.session = Session(Setup(slug, **setup))  # type: ignore[arg-type]
        self.machine = self.session.machine
        self.heard: list[Sound] = []
        self.borders: list[int] = []
        self.frames = self._until_prompt()

    def press(self, key: str) -> int:
        """Press a key at the prompt; frames from key-down to the next prompt, with `heard` and `borders` between."""
        if key in self.machine.keyboard.held:
            self._step(NO_KEYS)
        known = len(self.machine.speaker.notes)
        self.borders = [self.machine.border_colour]
        start = self.machine.frame
        for frame in range(HOLD):
            self._step(frozenset((key,)))
            if frame and self.machine.waiting is not None:
                break
        self._until_prompt()
        notes = self.machine.speaker.notes[known:]
        clock = self.machine.CLOCK
        self.heard = [
            Heard((round(note.duration / clock, 3), round(12 * log2(note.hertz / MIDDLE_C)))) for note in notes
        ]
        return self.machine.frame - start

    def type(self, keys: str) -> list[int]:
        """Press keys one after the other; how long each took."""
        return [self.press(key) for key in keys]

    @property
    def spectrum(self) -> Spectrum:
        """The machine of a run on a Spectrum."""
        return spectrum(self.session)

    @property
    def program(self) -> Any:
        """The game's own program, whatever a test wants to know of it."""
        return self.session.program

    @property
    def state(self) -> dict[str, Any]:
        """The program's state."""
        return dict(self.session.program.state())

    @property
    def choices(self) -> tuple[str, ...]:
        """The keys that the prompt takes; none for any key, and after the end."""
        return self.machine.waiting.choices if self.machine.waiting else ()

    def row(self, number: int) -> str:
        """A row of the screen as text."""
        return self.machine.text_rows()[number]

    def pictures(self, frames: int, row: int = 0, column: int = 0, height: int = 24, width: int = 32) -> int:
        """How many pictures of some cells there are in so many frames while nobody presses a key."""
        found = set()
        for _ in range(frames):
            self.session.step()
            found.add(repr(lift_cells(self.spectrum, row, column, height, width)))
        return len(found)

    @property
    def message(self) -> str:
        """What stands on the message line of a look of our own on the Spectrum."""
        return self.row(22).strip()

    def messages(self, key: str) -> list[str]:
        """What the message line says from a key to the next prompt, but no prompt before its first words."""
        seen = [self.message]
        self.session.step(frozenset((key,)))
        while still(self.machine.waiting is None or len(seen) == 1):
            self.session.step()
            if self.message != seen[-1]:
                seen.append(self.message)
        return [words for words in seen[1:] if words]

    def _until_prompt(self) -> int:
        for _ in range(PATIENCE):
            if self.machine.waiting is not None or self.session.ended:
                return self.machine.frame
            self._step(NO_KEYS)
        raise AssertionError(f"no prompt after {PATIENCE} frames")

    def _step(self, keys: frozenset[str]) -> None:
        self.session.step(keys)
        if self.borders[-1:] != [self.machine.border_colour]:
            self.borders.append(self.machine.border_colour)
