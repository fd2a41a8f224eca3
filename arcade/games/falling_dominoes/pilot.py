"""Plays the falling dominoes for demonstrations: the plan of 97 in the original, the adviser's places elsewhere."""

from arcade.games.falling_dominoes import HURRY, LEFT_KEY, RIGHT_KEY, TURN_LEFT, TURN_RIGHT
from arcade.games.falling_dominoes.adviser import advise, routes
from arcade.games.falling_dominoes.handling import ORDER
from arcade.games.falling_dominoes.program import Main as Program
from arcade.games.falling_dominoes.rules import BOTTOM, RIGHT, STAR, Action, Piece
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.guide import Callout, Guide, Moment, Use
from arcade.toolkit.contract.pilot import Hands, Pilot
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.words import hands

KEYS = {action: control.keys[-1] for control, action in ORDER}
BOOK_LEVEL = "4"
FAST_FRAMES = 6
"""With so many a row the pilot hurries."""


def column_of(number: int) -> int:
    """The column of a domino, counted from 0, in the plan of 97: upright, from the sides towards the star."""
    for away in range(RIGHT - STAR, 0, -1):
        room = (BOTTOM - away) // 2
        for column in (STAR - away, STAR + away):
            if number < room:
                return column
            number -= room
    return STAR


class Main(Pilot[Program]):
    """Takes each piece to its place by the shortest way, where it falls."""

    def play(self) -> Hands:
        while True:
            if self.program.playing:
                yield from self.put_down()
            elif self.program.machine.waiting is None:
                yield from self.rest(1)
            else:
                yield from self.rest(50)
                yield from self.press(BOOK_LEVEL if BOOK_LEVEL in self.choices else "pad1 fire")

    def put_down(self) -> Hands:
        """One piece, in either look."""
        program = self.program
        number = program.world.pieces
        easy = program.world.rules.period > FAST_FRAMES and not program.original
        if easy:
            yield from self.rest(8)
        way = self.way()
        while program.playing and program.world.pieces == number:
            piece = program.world.piece
            if piece not in way:
                way = self.way()
            action = way.get(piece, Action.FALL)
            if program.original:
                yield frozenset((KEYS[action],)) if action in KEYS else NO_KEYS
            elif action in KEYS:
                yield from self.press(KEYS[action], frames=2, gap=5 if easy else 2)
            else:
                yield from self.hurry(piece)

    def hurry(self, piece: Piece) -> Hands:
        """Hold down until the piece has fallen a row."""
        while self.program.playing and self.program.world.piece == piece:
            yield frozenset((HURRY.keys[-1],))

    def way(self) -> dict[Piece, Action]:
        """By place, the step to take there."""
        world = self.program.world
        if self.program.original:
            column = column_of(world.pieces - 1)
            ways = routes(world)
            ends = [end for end in ways.ends if end.column == column and end.shape == 0]
            return dict(ways.steps(ends[0])) if ends else {}
        task = self.program.task
        advice = advise(world, task.figure if task else None)
        return dict(advice[1].steps(advice[0])) if advice else {}


GUIDE = Guide(
    goal=Text("Lay as many dominoes as you can before they reach the star."),
    moment=Moment(seed=3, frame=1480),
    callouts=(
        Callout(Text("Your domino: each step drops it a row"), (120, 97), (8, 16), side="left"),
        Callout(Text("It would land here"), (120, 136), (8, 15), side="right", down=18),
        Callout(Text("Pile up to here and it's over"), (124, 8), side="left", down=-6),
        Callout(Text("Squares you need for stars"), (206, 80), (44, 72), side="right"),
    ),
    uses=(
        Use(hands.STEER, (LEFT_KEY, RIGHT_KEY)),
        Use(Text("turn", context="falling-dominoes"), (TURN_LEFT, TURN_RIGHT)),
        Use(Text("hurry"), (HURRY,)),
        Use(HINT.label, (HINT,)),
    ),
)
