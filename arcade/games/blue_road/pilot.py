"""Plays the blue road for demonstrations: with foresight, and by the tray's cursor like anybody else."""

from arcade.games.blue_road.levels import PERFECT
from arcade.games.blue_road.opponent import choosing
from arcade.games.blue_road.program import Main as Program
from arcade.games.blue_road.rules import TILES
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands

THOUGHT_FRAMES = 30
SIGHT = 4_000
"""Positions that it looks at when it cannot win by force."""


class Main(MatchPilot[Program]):
    @property
    def moving(self) -> bool:
        return self.program.phase == "move"

    def move(self) -> Hands:
        program = self.program
        position = program.position
        tile = permitted(position, (yield from self.think(choosing(position, PERFECT, self.dice, SIGHT))))
        yield from self.rest(THOUGHT_FRAMES)
        yield from self.take((program.chosen, 0), (TILES.index(tile), 0))


GUIDE = Guide(
    goal=Text("Take turns laying tiles. If the road leaves the board, you lose."),
    moment=Moment(seed=3, frame=1500),
    callouts=(
        Callout(Text("Straight on or one of two bends"), (184, 46), (57, 78), side="right", down=20),
        Callout(Text("How the tile would lie"), (72, 72), (32, 32), side="right", down=-36),
        Callout(Text("The road runs on over old tiles"), (40, 72), (32, 32), side="left"),
        Callout(Text("Out here you lose"), (0, 104), (8, 64), side="left"),
    ),
    uses=(
        Use(Text("tile", context="blue-road"), (UP, DOWN)),
        Use(hands.LAY, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
