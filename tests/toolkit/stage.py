"""A bare machine and a bare program for testing the toolkit's parts without any game."""

from collections.abc import Iterable
from typing import TypeVar

from arcade.machine.keyboard import NO_KEYS, Keys
from arcade.machine.machine import Frames, Machine
from arcade.machine.speaker import Note
from arcade.machine.spectrum import Notes
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup

T = TypeVar("T")


class BareMachine(Machine):
    """A machine with time, keys and a loudspeaker, and nothing to see."""

    NAME = "bare"
    CLOCK = 1000
    FRAME = 20
    SIZE = (8, 8)
    SCREEN = (0, 0, 8, 8)

    def memory(self) -> bytes:
        return b""

    def pixels(self) -> bytes:
        return bytes(64)

    def palette(self) -> tuple[tuple[int, int, int], ...]:
        return ((0, 0, 0), (255, 255, 255))

    def text_rows(self) -> list[str]:
        return []

    def recall(self, memory: bytes) -> None:
        del memory

    def chime(self, notes: Notes) -> None:
        """Note what is to be heard: a tick a tone."""
        for number, (_, pitch) in enumerate(notes):
            self.speaker.lay_out([self.now + number], Note(self.now + number, 1, pitch or 0.0))


class BareProgram(Program[BareMachine]):
    """A program that does nothing by itself."""

    def play(self) -> Frames[None]:
        yield

    def state(self) -> dict[str, Plain]:
        return {}


def bare_program(seed: int = 0) -> BareProgram:
    """A bare program on a bare machine."""
    return BareProgram(BareMachine(), Setup("bare", seed=seed))


def drive(machine: Machine, part: Frames[T], hands: Iterable[str]) -> tuple[T | None, int]:
    """Run a part of a program, one text of hands a frame ("" for none, "a b" never: one key each).

    Gives the part's result and the number of frames it took; None when the hands ran out first.
    """
    for frame, key in enumerate(hands):
        keys: Keys = frozenset((key,)) if key else NO_KEYS
        machine.begin_frame(keys)
        try:
            next(part)
        except StopIteration as stop:
            machine.end_frame()
            return stop.value, frame
        machine.end_frame()
    return None, -1
