"""Plays HP Reversi for demonstrations: answers what is asked, and types the moves of a decent player."""

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.file_format import yx
from arcade.games.hp_reversi.levels import DEMONSTRATOR
from arcade.games.hp_reversi.opponent import choose
from arcade.games.hp_reversi.program import Main as Program
from arcade.toolkit.contract.controls import HINT, TAKE_BACK
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text

MOVES = (strings.MOVE, strings.MOVE_OF)


class Main(Pilot[Program]):
    """Looks ahead one move where it may choose, and always wants another game."""

    def play(self) -> Hands:
        while True:
            yield from self.until_asked("line")
            yield from self.rest(25)
            question = self.program.look.question
            if question in MOVES:
                yield from self.type(self.move())
            else:
                yield from self.type("1" if question is strings.ASK_AHEAD else "")
            yield from self.rest(5)

    def move(self) -> str:
        position = self.program.position
        return yx(permitted(position, at_once(choose(DEMONSTRATOR, position, 0))[0]))


GUIDE = Guide(
    goal=Text(
        "Trap the other side's discs to turn them. Most discs win.",
    ),
    moment=Moment(seed=3, frame=1280),
    callouts=(
        Callout(Text("+: your O can go here"), (99, 172)),
        Callout(Text("Type its row and column: 32"), (31, 275), (66, 12)),
        Callout(Text("Your O: trap X between two"), (166, 179), (9, 11), down=36),
    ),
    uses=(
        Use(Text("row, column"), typed="1–8"),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
