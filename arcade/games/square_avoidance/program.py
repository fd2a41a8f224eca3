"""The program of Avoid the square: games against the computer or of two people, each to a square or a full board."""

from collections.abc import Sequence

from arcade.games.square_avoidance import DANGER
from arcade.games.square_avoidance.modern import Modern
from arcade.games.square_avoidance.opponent import Advice, Level, advice, choosing, printed
from arcade.games.square_avoidance.original import Original
from arcade.games.square_avoidance.rules import FIELDS, RESIGN, SIDE, Position, name
from arcade.games.square_avoidance.state import Table
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.contest import first_seat, settled
from arcade.toolkit.flow.square_names import choose_named
from arcade.toolkit.picture.grid import Cell

FOR_WIN, FOR_DRAW = 100, 50
"""Points; the stones on the board are taken from a win's, and are all that a loss is worth."""


class Main(Table):
    """Asks who starts, plays, shows the square that lost, asks for another game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level(setup.level)
        self.cell: Cell = (SIDE // 2, SIDE // 2)
        """Where the cursor is, rows counted from the top."""
        self.advised: tuple[Position, Advice] | None = None
        """The hint that was given last, so that nobody has to wait for it twice."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            self.match = Match(Position())
            yield from self.look.board()
            seat = yield from first_seat(self, self.look.ask_starter)
            self.match = Match(Position(seat=seat))
            outcome = yield from settled(self)
            yield from self.look.result(outcome)
            again = yield from self.look.ask_again()

    def points(self, outcome: Outcome) -> int:
        """What a game was worth: a quick win most, and a loss the stones it took."""
        stones = self.position.stones
        return {Outcome.WON: FOR_WIN - stones, Outcome.DRAWN: FOR_DRAW}.get(outcome, stones)

    def choose(self) -> Frames[int | Control]:
        """Let a person choose a free field, by the cursor or by a letter and a digit."""
        yield from self.look.prompt()
        while True:
            chosen = yield from choose_named(self, self.look, self.cell, self.position.seat)
            if chosen is DANGER:
                self.danger = not self.danger
                yield from self.look.switched()
            elif isinstance(chosen, Control):
                return chosen
            elif chosen is not None:
                self.cell = row, column = chosen
                field = SIDE * (SIDE - 1 - row) + column
                if field in self.position.moves():
                    return field
                yield from self.look.taken(field)

    def answer(self) -> Frames[int]:
        """The computer's field, or that it resigns."""
        yield from self.look.ponder()
        if self.original:
            choice = printed(self.position, self.dice)
            yield from self.look.compare(choice)
            return choice.move
        dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
        return (yield from self.look.thinking(self.think(choosing(self.position, self.level, dice))))

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A stone appears."""
        if move == RESIGN:
            yield from self.look.resigned()
        else:
            yield from self.look.place(before, move)

    def hint(self) -> Frames[None]:
        """What the strongest level would do; the cursor goes there."""
        if self.advised is None or self.advised[0] != self.position:
            search = advice(self.position, self.dice.fork(len(FIELDS)))
            self.advised = self.position, (yield from self.look.thinking(self.think(search)))
        field, value = self.advised[1]
        self.cell = SIDE - 1 - field // SIDE, field % SIDE
        yield from self.look.hint(field, value)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "moves": tuple("resigns" if move == RESIGN else name(move) for move in self.match.moves),
            "tally": self.tally.plain(),
            "cell": self.cell,
            "danger": self.danger,
        }
