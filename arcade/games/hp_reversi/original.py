"""HP Reversi as it was printed in 1973: ten characters a second, a board after every move, one line for each answer."""

from arcade.families.discs.rules import Position
from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.art import below, large_board
from arcade.games.hp_reversi.levels import Method, Opponent
from arcade.games.hp_reversi.look import RESULTS, Look
from arcade.games.hp_reversi.opponent import Answer
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome

LEAST_FRAMES, MOST_FRAMES = 50, 250
"""How long the minicomputer thinks."""
BOARDS_A_FRAME = 10
"""Boards looked at for each frame more than the least."""


class Original(Look):
    """Nothing but the dialogue."""

    usual_opponent = Method()

    def title(self) -> Frames[None]:
        yield from self.say(strings.HEADING_TWO if self.program.two else strings.HEADING)

    def ask_opponent(self) -> Frames[Opponent]:
        ahead = yield from self.ask_number(strings.ASK_AHEAD, 0, 3)
        recursion = yield from self.ask_number(strings.ASK_RECURSION, 1, 3)
        return Method(ahead, recursion)

    def show_position(self, position: Position, told: str = "") -> Frames[None]:
        yield from self.machine.print(below(told, large_board(position)))

    def show_move(self, before: Position, move: int, number: int, told: str) -> Frames[None]:
        del number
        return self.show_position(before.play(move), told)

    def thought(self, choice: Answer) -> Frames[None]:
        return self.machine.pause(min(LEAST_FRAMES + choice[2] // BOARDS_A_FRAME, MOST_FRAMES))

    def end(self, outcome: Outcome) -> Frames[None]:
        o, x = self.program.position.discs
        over = self.program.text(strings.OVER, o=o, x=x)
        yield from self.machine.print(f"{over} {self.program.text(RESULTS[outcome])}.")
        yield from self.ring()
