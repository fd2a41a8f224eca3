"""The program of Triplet: games against the computer or of two people, on a board of the player's choice."""

from collections.abc import Sequence

from arcade.games.triplet import DANGER
from arcade.games.triplet.modern import Modern
from arcade.games.triplet.opponent import Choice, Level, advice, choosing
from arcade.games.triplet.original import Original
from arcade.games.triplet.rules import CONCEDE, Position
from arcade.games.triplet.state import Table
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

FOR_WIN = 50


class Main(Table):
    """Asks for the board and who starts, plays, shows the three stones that lost, asks for another game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.cell: Cell = (3, 3)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            self.size = yield from self.look.pick_board()
            self.match = Match(Position(self.board))
            self.cell = divmod(self.board.centre, self.board.columns)
            yield from self.look.empty_board()
            seat = yield from first_seat(self, self.look.ask_starter)
            self.match = Match(Position(self.board, seat=seat))
            self.playing = True
            outcome = yield from settled(self)
            self.playing = False
            yield from self.look.result(outcome)
            again = yield from self.look.ask_again()

    def points(self, outcome: Outcome) -> int:
        """The player's stones, the last one left out if it lost, and something for winning."""
        stones = self.position.stones[0].bit_count()
        return FOR_WIN + stones if outcome is Outcome.WON else stones - 1

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
                field = self.board.columns * row + column
                if field in self.position.moves():
                    return field
                yield from self.look.taken(field)

    def answer(self) -> Frames[int]:
        """The computer's field, or that it has none."""
        yield from self.look.ponder()
        dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
        choice = Choice(*(yield from self.think(choosing(self.position, self.level, dice))))
        yield from self.look.pondered(choice)
        return choice.move

    def show(self, before: Position, move: int) -> Frames[None]:
        """A stone appears."""
        if move != CONCEDE:
            yield from self.look.place(before, move)

    def hint(self) -> Frames[None]:
        """What the strongest level would do; the cursor goes there."""
        choice = Choice(*(yield from self.think(advice(self.position))))
        if choice.move != CONCEDE:
            self.cell = divmod(choice.move, self.board.columns)
        yield from self.look.hint(choice)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "moves": tuple("-" if move == CONCEDE else self.board.name(move) for move in self.match.moves),
            "size": self.size,
            "tally": self.tally.plain(),
            "cell": self.cell,
            "danger": self.danger,
            "picking": self.picking,
        }
