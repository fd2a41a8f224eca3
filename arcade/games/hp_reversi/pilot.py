"""Plays HP Reversi for demonstrations: answers what is asked, and types the moves of a decent player."""

from arcade.games.hp_reversi import strings
from arcade.games.hp_reversi.notation import yx
from arcade.games.hp_reversi.opponent import DEMONSTRATOR
from arcade.games.hp_reversi.program import Main as Program
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.position import permitted
from arcade.toolkit.contract.searching import at_once

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
        """What it types for its move."""
        position = self.program.position
        return yx(permitted(position, at_once(DEMONSTRATOR.choose(position, 0))[0]))
