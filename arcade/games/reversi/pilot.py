"""Plays Reversi for demonstrations: a decent player that steers its cursor like anybody else."""

from arcade.games.reversi.opponent import DEMONSTRATOR, find
from arcade.games.reversi.program import Main as Program
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.discs.rules import PASS, SIDE


class Main(Pilot[Program]):
    """Answers each question: a side by chance, another game always; and plays."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked()
            choices = self.choices
            moves = self.program.position.moves()
            if "2" in choices:
                yield from self.answer("1")
            elif "n" in choices and "y" not in choices:
                yield from self.answer(self.dice.pick("na"))
            elif choices or not moves or moves == (PASS,):
                yield from self.answer("d", thought=60)
            else:
                yield from self.rest(20)
                yield from self.move()
            yield from self.rest(5)

    def move(self) -> Hands:
        """Go to a good square and put a disc there."""
        square, _ = at_once(find(self.program.position, DEMONSTRATOR, self.dice))
        down, right = square // SIDE - self.program.square // SIDE, square % SIDE - self.program.square % SIDE
        for count, keys in ((down, ("up", "down")), (right, ("left", "right"))):
            for _ in range(abs(count)):
                yield from self.press(keys[count > 0], frames=3, gap=6)
        yield from self.rest(10)
        yield from self.press("return")
