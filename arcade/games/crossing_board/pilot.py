"""Plays Crossing for demonstrations: looks a few turns ahead and points at its squares like anybody else."""

from arcade.games.crossing_board import DANGER
from arcade.games.crossing_board.levels import TWO_TURNS
from arcade.games.crossing_board.opponent import choosing
from arcade.games.crossing_board.program import Main as Program
from arcade.games.crossing_board.rules import BLACK
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands

MOST_PRESSES = 12
"""Of a direction on the way to a move."""
OFTEN = 2
"""Times that it meets a position before it makes any move at all there."""


class Main(MatchPilot[Program]):
    """Presses a direction until the square is the one it wants."""

    def move(self) -> Hands:
        position = self.program.position
        yield from self.rest(25)
        wanted = permitted(position, at_once(choosing(position, self.dice, TWO_TURNS)))
        if self.program.match.positions.count(position) > OFTEN:
            # Two who see equally far can send each other back for ever.
            wanted = self.dice.pick(position.moves())
        black = position.seat == BLACK
        pad = "pad1" if black else "pad2"
        rows, columns = ("up", "down"), ("left", "right")
        across, along = (rows, columns) if black else (columns, rows[::-1])
        yield from self.touch(pad)
        for _ in range(MOST_PRESSES):
            line, steps = self.program.aim
            if line != wanted[0]:
                key = across[wanted[0] > line]
            elif steps != wanted[1]:
                key = along[wanted[1] > steps]
            else:
                break
            yield from self.press(f"{pad} {key}", frames=3, gap=7)
        yield from self.rest(8)
        yield from self.press(f"{pad} fire")


GUIDE = Guide(
    goal=Text("Bring all your ladybirds across the cloth before the beetles."),
    moment=Moment(seed=3, frame=840),
    callouts=(
        Callout(Text("Ladybirds: one step right, or two"), (40, 72), (48, 16)),
        Callout(Text("Land on a beetle and it goes back"), (112, 112), down=8),
        Callout(Text("They want to get here"), (138, 72), (14, 16), down=4),
        Callout(Text("Your steps left"), (213, 26), (30, 25)),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.MOVE, (FIRE,)),
        Use(DANGER.label, (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
