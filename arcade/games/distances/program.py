"""The program of the Distances Game: games against the computer or of two people, a match going to five wins."""

from collections.abc import Sequence

from arcade.games.distances import DANGER
from arcade.games.distances.modern import Modern
from arcade.games.distances.opponent import Choice, Level, choosing, printed
from arcade.games.distances.original import Original
from arcade.games.distances.rules import CONCEDE, FIELDS, SIDE, Position, name
from arcade.games.distances.state import WINS_IN_MATCH, Table
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.contest import Tally, first_seat, settled
from arcade.toolkit.flow.square_names import choose_named
from arcade.toolkit.picture.grid import Cell

FOR_WIN, FOR_LOSS = 10, -1
"""Points."""


class Main(Table):
    """Asks for the game and who starts, plays, shows where somebody lost, asks for another game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.adds_up = True
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.cell: Cell = (SIDE // 2, SIDE // 2)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            if WINS_IN_MATCH in (self.tally.won, self.tally.lost):
                self.tally = Tally()
            self.match = Match(Position(self.variant))
            yield from self.look.board()
            self.variant = yield from self.look.ask_variant()
            seat = yield from first_seat(self, self.look.ask_starter)
            self.match = Match(Position(self.variant, seat=seat))
            outcome = yield from settled(self)
            yield from self.look.result(outcome)
            again = yield from self.look.ask_again()

    def points(self, outcome: Outcome) -> int:
        """The games so far, this one among them."""
        del outcome
        return max(FOR_WIN * self.tally.won + FOR_LOSS * self.tally.lost, 0)

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
                field = SIDE * row + column
                if field in self.position.moves():
                    return field
                yield from self.look.taken(field)

    def answer(self) -> Frames[int]:
        """The computer's field, or that it has none."""
        yield from self.look.ponder()
        if self.original:
            choice = printed(self.position, self.dice)
        else:
            dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
            choice = Choice(*(yield from self.think(choosing(self.position, self.level, dice))))
        yield from self.look.pondered(choice)
        return choice.move

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A stone appears, with the distances that it makes."""
        if move != CONCEDE:
            yield from self.look.place(before, move)

    def hint(self) -> Frames[None]:
        """What the strongest level would do; the cursor goes there."""
        choice = Choice(*(yield from self.think(choosing(self.position, Level.MASTER, self.dice.fork(FIELDS)))))
        if choice.move != CONCEDE:
            self.cell = divmod(choice.move, SIDE)
        yield from self.look.hint(choice)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "variant": int(self.variant),
            "counts": tuple(tuple(position.counts(seat)) for seat in (0, 1)),
            "moves": tuple(map(name, self.match.moves)),
            "tally": self.tally.plain(),
            "cell": self.cell,
            "danger": self.danger,
        }
