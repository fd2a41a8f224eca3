"""Plays Checkers for demonstrations: it looks a few moves ahead, and shows every square it goes to."""

from arcade.games.checkers.levels import Strength
from arcade.games.checkers.opponent import choosing
from arcade.games.checkers.program import Main as Program
from arcade.games.checkers.rules import Cell, Move, cell_of
from arcade.toolkit.contract.controls import DOWN, FIRE, HINT, LEFT, RIGHT, TAKE_BACK, UP
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.searching import at_once
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

SIGHT = Strength(4, 400, 0, exact=True)
STEERING_PAUSE, TYPING_PAUSE, SQUARE_PAUSE, ANSWER_PAUSE = 30, 140, 10, 90


class Main(Pilot[Program]):
    """Steers to its moves, types them where lines are asked for, and always wants another game."""

    def play(self) -> Hands:
        yield from self.turns(lambda: self.program.phase, self._move, ANSWER_PAUSE)

    def _move(self) -> Hands:
        position = self.program.match.position
        move: Move = at_once(choosing(SIGHT, position, self.dice))
        played = len(self.program.match.moves)
        yield from self.rest(TYPING_PAUSE if self.program.original else STEERING_PAUSE)
        for square in move:
            if len(self.program.match.moves) > played or self.program.phase != "move":
                break
            cell = cell_of(square)
            cursor = self.program.look.scene.cursor
            if cursor is None:
                yield from self.type(f"{cell[0] + 1}{cell[1] + 1}")
            else:
                yield from self._steer(cursor, cell)
                yield from self.press(f"pad{1 + position.seat * (len(self.program.people) - 1)} fire")
            yield from self.rest(SQUARE_PAUSE)

    def _steer(self, start: Cell, end: Cell) -> Hands:
        down = end[0] - start[0]
        yield from self.press(*["pad1 down"] * down, *["pad1 up"] * -down)
        cursor = self.program.look.scene.cursor or start
        right = (end[1] - cursor[1]) // 2
        yield from self.press(*["pad1 right"] * right, *["pad1 left"] * -right)


GUIDE = Guide(
    goal=Text("Jump over the other side's men until none can move."),
    moment=Moment(seed=6, frame=1345),
    callouts=(
        Callout(Text("Choose a man: it steps diagonally"), (152, 24), (24, 24), down=-24),
        Callout(Text("Jump over an enemy and it is yours"), (140, 60), down=17),
        Callout(Text("A diamond: you can land here"), (116, 84), down=10),
        Callout(Text("A man here becomes a king"), (20, 180), down=-30),
    ),
    uses=(
        Use(hands.POINT, (UP, DOWN, LEFT, RIGHT)),
        Use(hands.CHOOSE_AND_GO, (FIRE,)),
        Use(HINT.label, (HINT,)),
        Use(TAKE_BACK.label, (TAKE_BACK,)),
    ),
)
