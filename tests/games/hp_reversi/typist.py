"""Somebody who types: lines answered as soon as they are asked for."""

from arcade.cabinet.catalogue import cartridge
from arcade.cabinet.replays.session import Session
from arcade.games.hp_reversi.program import Main
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.teletype import Teletype
from arcade.toolkit.contract.program import Setup

PATIENCE = 30_000


class Typist:
    """A run that always stands at a question, or at its end."""

    def __init__(self, *lines: str, **setup: object) -> None:
        version = cartridge("hp-reversi").rules_version
        self.session = Session(Setup("hp-reversi", rules_version=version, **setup))  # type: ignore[arg-type]
        self._wait()
        self.type(*lines)

    @property
    def machine(self) -> Teletype:
        machine = self.session.machine
        assert isinstance(machine, Teletype)
        return machine

    @property
    def program(self) -> Main:
        program = self.session.program
        assert isinstance(program, Main)
        return program

    @property
    def paper(self) -> list[str]:
        """The lines that are not blank."""
        return [line for line in self.machine.roll.text().split("\n") if line]

    def press(self, key: str) -> int:
        """Press one key; the frames until the next question."""
        start = self.machine.frame
        self.session.step(frozenset((key,)))
        self.session.step(NO_KEYS)
        self._wait()
        return self.machine.frame - start

    def type(self, *lines: str) -> None:
        """Type lines, each with Return."""
        for line in lines:
            for key in (*line, "return"):
                self.press(key)

    def _wait(self) -> None:
        for _ in range(PATIENCE):
            if self.machine.waiting is not None or self.session.ended:
                return
            self.session.step(NO_KEYS)
        raise AssertionError("nothing was asked")
