"""Hands for the tests: a ride that turns in the last cell of each leg, and a session of the book's game."""

from collections.abc import Iterator
from math import log2

from arcade.cabinet.replays.session import Session
from arcade.games.path.board import STEPS, UP
from arcade.games.path.rules import Line, Ride
from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from tests.patience import still
from tests.prompted import Heard, Sound


def middle_turn(line: Line) -> int:
    """The turn, if any, of one who turns in the middle of a cell when the way does not lead straight on."""
    if line.depth != (2 if line.direction == UP else 3) or _ahead(line, 0):
        return 0
    return next((turn for turn in (-1, 1) if _ahead(line, turn)), 0)


def _ahead(line: Line, turn: int) -> bool:
    """Whether the cell ahead after a turn belongs to the way."""
    down, right = STEPS[(line.direction + turn) % len(STEPS)]
    row, column = line.cell
    return (row + down, column + right) in line.way.place


class Book:
    """The book's game driven frame by frame."""

    def __init__(self, seed: int = 5, level: int = 4, **setup: object) -> None:
        self.session = Session(Setup("path", seed=seed, original=True, **setup))  # type: ignore[arg-type]
        assert isinstance(self.session.machine, Spectrum)
        self.machine = self.session.machine
        self.step(NO_KEYS, 5)
        self.asked = self.machine.frame
        self.press(str(level))

    @property
    def ride(self) -> Ride:
        ride: Ride = self.session.program.game.world  # type: ignore[attr-defined]
        return ride

    @property
    def riding(self) -> bool:
        return bool(self.session.program.state()["riding"])

    def step(self, keys: Keys = NO_KEYS, frames: int = 1) -> None:
        for _ in range(frames):
            self.session.step(keys)

    def press(self, key: str, frames: int = 1) -> None:
        self.step(frozenset((key,)), frames)
        self.step()

    def until_riding(self) -> "Book":
        while still(not self.riding):
            self.step()
        return self

    def until_over(self, hands: Iterator[Keys] | None = None) -> "Book":
        while still(not self.session.results):
            self.step(next(hands) if hands else NO_KEYS)
        return self

    def middle(self) -> Iterator[Keys]:
        """Hands that turn in the middle, with taps of a single frame."""
        before = -1
        while still():
            line = self.ride.line
            turn = middle_turn(line) if line.distance != before else 0
            before = line.distance
            yield frozenset("c" if turn < 0 else "v") if turn else NO_KEYS

    def wait(self, frames: int = 60) -> "Book":
        self.step(NO_KEYS, frames)
        return self

    @property
    def notes(self) -> list[Sound]:
        """Seconds and semitones of all notes so far."""
        return [
            Heard((round(note.duration / 3_500_000, 3), round(12 * log2(note.hertz / 261.6256))))
            for note in self.machine.speaker.notes
        ]
