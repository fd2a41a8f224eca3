"""Plays Reversi for demonstrations: a decent player that steers its cursor like anybody else."""

from arcade.families.discs.rules import PASS, SIDE
from arcade.games.reversi import DOWN_KEY, LEFT_KEY, PLACE, RIGHT_KEY, SHOW_GRAPH, UP_KEY
from arcade.games.reversi.opponent import DEMONSTRATOR, find
from arcade.games.reversi.program import Main as Program
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.programs.board_pilot import MatchPilot
from arcade.toolkit.words import hands


class Main(MatchPilot[Program]):
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


GUIDE = Guide(
    goal=Text("Trap discs between two of yours: they turn. Most discs win."),
    moment=Moment(seed=7, frame=1060),
    callouts=(
        Callout(Text("You can play where a small ring is"), (40, 56), side="left"),
        Callout(Text("These turn, up to your next disc"), (32, 80), (64, 16), side="left", down=20),
        Callout(Text("Your discs so far"), (164, 12), (88, 24), side="right"),
        Callout(Text("Who is ahead"), (160, 80), (96, 72), side="right"),
    ),
    uses=(
        Use(hands.POINT, (UP_KEY, DOWN_KEY, LEFT_KEY, RIGHT_KEY)),
        Use(Text("place a disc"), (PLACE,)),
        Use(HINT.label, (HINT,)),
        Use(SHOW_GRAPH.label, (SHOW_GRAPH,)),
    ),
)
