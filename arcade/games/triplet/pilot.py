"""Plays Triplet for demonstrations: looks ahead, on boards of every size."""

from arcade.games.triplet.levels import Player
from arcade.games.triplet.opponent import choosing
from arcade.games.triplet.program import Main as Program
from arcade.games.triplet.rules import CONCEDE, fields_of
from arcade.games.triplet.title import BOARDS
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands
from arcade.toolkit.words.controls import DANGER

BOARDS_SHOWN = (2, 2, 2, 0, 1, 3, 5)
"""Mostly the printed one."""


class Main(MatchPilot[Program]):
    thought = 80

    @property
    def moving(self) -> bool:
        return self.program.picking or (not self.choices and self.program.playing)

    def move(self) -> Hands:
        """Pick a board; then the master's field, or any when none is safe."""
        program, position = self.program, self.program.position
        if program.picking:
            yield from self.rest(50)
            size = self.dice.pick(BOARDS_SHOWN)
            yield from self.steer(divmod(program.size, BOARDS.columns), divmod(size, BOARDS.columns))
            yield from self.rest(20)
            yield from self.press("pad1 fire")
            return
        yield from self.rest(25)
        if not position.moves():
            yield from self.touch()
            return
        field = (yield from self.think(choosing(position, Player.MASTER, self.dice))).move
        if field == CONCEDE:
            field = self.dice.pick(list(fields_of(position.free)))
        yield from self.take(program.cell, divmod(field, position.board.columns))


GUIDE = Guide(
    goal=Text("Take turns placing stones. Three of yours on one line lose."),
    moment=Moment(seed=3, frame=1110),
    callouts=(
        Callout(Text("Put the next one here"), (56, 96), (24, 24), side="left"),
        Callout(Text("Your stone: two more on its line lose"), (116, 132), side="left"),
        Callout(Text("Fields that are safe for you"), (192, 31), (60, 9), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.LAY, (FIRE,)),
        Use(DANGER.label, (DANGER,)),
        Use(HINT.label, (HINT,)),
    ),
)
