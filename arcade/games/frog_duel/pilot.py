"""Plays the frogs' duel for demonstrations: by the theory, with the joystick."""

from arcade.games.frog_duel.opponent import Level, choice
from arcade.games.frog_duel.program import Main as Program
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Chooses a lane, leaps, ends the move."""

    thought = 40
    breath = 0

    @property
    def moving(self) -> bool:
        return self.program.choosing and self.program.position.outcome() is None

    def move(self) -> Hands:
        program = self.program
        lane, steps = permitted(program.position, choice(program.position, Level.OLD_FROG, self.dice))
        yield from self.rest(25)
        pad = f"pad{program.position.seat + 1}"
        forward = f"{pad} right" if program.position.seat == 0 else f"{pad} left"
        while program.lane != lane:
            yield from self.press(f"{pad} down" if program.lane < lane else f"{pad} up", gap=10)
        while program.steps < steps:
            known = program.steps
            yield from self.press(forward)
            while program.steps == known:
                yield from self.rest(1)
            yield from self.until_asked()
        yield from self.press(f"{pad} fire")
