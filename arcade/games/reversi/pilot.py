"""Plays Reversi for demonstrations: a decent player that steers its cursor like anybody else."""

from arcade.games.reversi.opponent import DEMONSTRATOR, find
from arcade.games.reversi.program import Main as Program
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.discs.rules import PASS, SIDE
from arcade.toolkit.programs.board_pilot import MatchPilot


class Main(MatchPilot[Program]):
    """Takes a side by chance."""

    def reply(self) -> str:
        choices = self.choices
        if "2" in choices:
            return "1"
        return self.dice.pick("na") if "n" in choices and "y" not in choices else ""

    @property
    def moving(self) -> bool:
        return not self.choices and self.program.position.moves() not in ((), (PASS,))

    def go_on(self) -> Hands:
        return self.answer("d", thought=self.thought)

    def move(self) -> Hands:
        """Go to a good square and put a disc there."""
        yield from self.rest(20)
        square, _ = at_once(find(self.program.position, DEMONSTRATOR, self.dice))
        down, right = square // SIDE - self.program.square // SIDE, square % SIDE - self.program.square % SIDE
        for count, keys in ((down, ("up", "down")), (right, ("left", "right"))):
            for _ in range(abs(count)):
                yield from self.press(keys[count > 0], frames=3, gap=6)
        yield from self.rest(10)
        yield from self.press("return")
