"""The program of the Distances Game: games against the computer or of two people, a match going to five wins."""

from collections.abc import Sequence

from arcade.games.distances import DANGER
from arcade.games.distances.computer import Choice, Level, choosing, printed
from arcade.games.distances.modern import Modern
from arcade.games.distances.original import Original
from arcade.games.distances.rules import CONCEDE, FIELDS, SIDE, Position, name
from arcade.games.distances.table import WINS_IN_MATCH, Table
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contest import Tally, contest, verdict
from arcade.toolkit.controls import Control
from arcade.toolkit.cursor import ARROWS, SECOND_SEAT, Cell, choose_cell
from arcade.toolkit.naming import lettered, named_cell
from arcade.toolkit.plain import Plain
from arcade.toolkit.position import Match
from arcade.toolkit.program import Setup, Thought

FOR_WIN, FOR_LOSS = 10, -1
"""Points."""


class Main(Table):
    """Asks for the game and who starts, plays, shows where somebody lost, asks for another game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
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
            seat = yield from self.first_seat()
            self.match = Match(Position(self.variant, seat=seat))
            ended = yield from contest(self, self.match, self.people)
            outcome = verdict(ended, self.people)
            self.tally = self.tally.after(outcome)
            self.finish(outcome, self.points() if len(self.people) == 1 else None)
            yield from self.look.result(outcome)
            again = yield from self.look.ask_again()

    def points(self) -> int:
        """The match so far."""
        return max(FOR_WIN * self.tally.won + FOR_LOSS * self.tally.lost, 0)

    def first_seat(self) -> Frames[int]:
        """Who moves first: as the player says; two people take turns."""
        if len(self.people) == 2:
            return self.tally.games % 2
        return (yield from self.look.ask_starter())

    def choose(self) -> Frames[int | Control]:
        """Let a person choose a free field, by the cursor or by a letter and a digit."""
        yield from self.look.prompt()
        while True:
            chosen = yield from choose_cell(
                self,
                self.look.GRID,
                self.cell,
                self.look.cursor,
                lettered(SIDE),
                self.look.COMMANDS,
                SECOND_SEAT if self.position.seat else ARROWS,
                self.look.wrong_key,
                self.look.HIDDEN,
            )
            if chosen is DANGER:
                self.danger = not self.danger
                yield from self.look.switched()
                continue
            if isinstance(chosen, Control):
                return chosen
            field = yield from self.field_of(chosen)
            if field in self.position.free():
                return field
            if field is not None:
                yield from self.look.taken(field)

    def field_of(self, cell: Cell) -> Frames[int | None]:
        """The field of a chosen cell; None if another one is wanted after all."""
        yield from self.look.accepted()
        named = yield from named_cell(cell, SIDE, self.look.ask_row)
        if named is None:
            return None
        self.cell = named
        return SIDE * named[0] + named[1]

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

    def show(self, before: Position, move: int) -> Frames[None]:
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
