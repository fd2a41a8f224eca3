"""Hands for the tests: they walk to cells, type digits, and wait for what comes of it."""

from arcade.cabinet.replays.session import Session
from arcade.games.simultan.program import Main
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.program import Setup

PATIENCE = 3000


class Table:
    """A session with somebody at the keyboard."""

    def __init__(self, **setup: object) -> None:
        self.session = Session(Setup("simultan", **setup))  # type: ignore[arg-type]
        assert isinstance(self.session.program, Main)
        assert isinstance(self.session.machine, Spectrum)
        self.program, self.machine = self.session.program, self.session.machine
        self.ready()

    def ready(self) -> int:
        """Wait until something is asked; how many frames it took."""
        for frame in range(PATIENCE):
            if self.machine.waiting or self.session.ended:
                return frame
            self.session.step()
        raise AssertionError("nothing is asked")

    def rest(self, frames: int) -> None:
        for _ in range(frames):
            self.session.step()

    def press(self, *keys: str, wait: bool = True) -> None:
        for key in keys:
            for keys_down in (frozenset((key,)), NO_KEYS, NO_KEYS):
                self.session.step(keys_down)
            if wait:
                self.ready()

    def go(self, cell: int) -> None:
        row, column = self.program.cursor
        down, right = cell // 3 - row, cell % 3 - column
        self.press(*"z" * down, *"a" * -down, *"d" * right, *"s" * -right)

    def fill(self, digits: tuple[int, ...]) -> None:
        for cell, digit in enumerate(digits):
            if self.program.game.cells[cell] != digit:
                self.go(cell)
                self.press(str(digit))

    @property
    def solution(self) -> tuple[int, ...]:
        return self.program.game.puzzle.digits

    @property
    def wrong(self) -> tuple[int, ...]:
        """The solution with the last free digit changed to another one that stands nowhere twice if it must not."""
        puzzle = self.program.game.puzzle
        free = [cell for cell in range(9) if cell not in puzzle.given]
        digits = list(puzzle.digits)
        if puzzle.different:
            digits[free[-1]], digits[free[-2]] = digits[free[-2]], digits[free[-1]]
        else:
            digits[free[-1]] = digits[free[-1]] % 9 + 1
        return tuple(digits)

    @property
    def rows(self) -> list[str]:
        return [row.ljust(32) for row in self.machine.text_rows()]

    def heard(self, since: int = 0) -> list[tuple[float, float]]:
        """Seconds and hertz of the notes."""
        notes = self.machine.speaker.notes[since:]
        return [(round(note.duration / 3_500_000, 3), note.hertz) for note in notes]
