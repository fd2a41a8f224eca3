"""Somebody who draws: keys in, the bench out."""

from collections.abc import Iterable

from arcade.cabinet.replays.session import Session
from arcade.games.graphics_editor.program import Main
from arcade.games.graphics_editor.state import Bench
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup
from tests.patience import still


class Player:
    """Plays one run, past its title screen."""

    def __init__(self, setup: Setup) -> None:
        self.session = Session(setup)
        while still(self.session.machine.waiting is None):
            self.pause(1)
        if not setup.original:
            self.press(" ").pause(4)

    def pause(self, frames: int, keys: Iterable[str] = ()) -> "Player":
        """Let frames pass with keys held."""
        for _ in range(frames):
            self.session.step(frozenset(keys) or NO_KEYS)
        return self

    def press(self, *keys: str) -> "Player":
        """Press keys one after the other."""
        for key in keys:
            self.pause(3, (key,)).pause(3)
        return self

    @property
    def program(self) -> Main:
        """The editor."""
        assert isinstance(self.session.program, Main)
        return self.session.program

    @property
    def machine(self) -> Spectrum:
        """What it runs on."""
        return self.program.machine

    @property
    def bench(self) -> Bench:
        """What is being drawn."""
        return self.program.bench

    @property
    def dots(self) -> int:
        """So many are set in the graphic in hand."""
        return sum(row.bit_count() for row in self.bench.graphic.rows)

    def sees(self, words: str) -> bool:
        """Whether a row of the screen says something."""
        return any(words in row for row in self.machine.text_rows())
