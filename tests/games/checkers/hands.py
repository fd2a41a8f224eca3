"""Hands for the tests: a session whose keys are pressed and let go."""

from arcade.cabinet.replays.session import Session
from arcade.games.checkers.program import Main
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.program import Setup


class Hands:
    """A run of Checkers and what is done to it."""

    def __init__(self, keys: str = "", **setup: object) -> None:
        self.session = Session(Setup("checkers", **setup))  # type: ignore[arg-type]
        self.rest(10).press(keys)

    @property
    def program(self) -> Main:
        program = self.session.program
        assert isinstance(program, Main)
        return program

    def rest(self, frames: int) -> "Hands":
        for _ in range(frames):
            self.session.step(NO_KEYS)
        return self

    def press(self, keys: str) -> "Hands":
        """Names of keys, parted by blanks; "space" is the space bar, "_" within a name a blank."""
        for key in keys.split():
            for held in (frozenset((" " if key == "space" else key.replace("_", " "),)), NO_KEYS):
                for _ in range(3):
                    self.session.step(held)
        return self

    def until_asked(self) -> "Hands":
        """Rest until somebody is to move or is asked something."""
        for _ in range(3000):
            self.rest(1)
            if self.session.machine.waiting is not None:
                return self
        raise AssertionError("nothing is asked")

    @property
    def screen(self) -> str:
        return "\n".join(self.session.machine.text_rows())

    def message(self) -> str:
        """What stands in the message place."""
        return " ".join(self.program.look.console.shown).strip()

    def notes(self) -> int:
        """Sounds begun so far."""
        return len(self.session.machine.speaker.notes)
