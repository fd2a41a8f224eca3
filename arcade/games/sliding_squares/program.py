"""The program of Sliding Squares: a tray is laid, the sides slide until one is stuck, another game is asked for."""

from collections.abc import Sequence

from arcade.games.sliding_squares import PAIRS
from arcade.games.sliding_squares.layouts import laid
from arcade.games.sliding_squares.modern import Modern
from arcade.games.sliding_squares.opponent import Level, advice, choosing, wasted
from arcade.games.sliding_squares.original import Original
from arcade.games.sliding_squares.rules import NAMES, SIDE, started
from arcade.games.sliding_squares.solver import Exact
from arcade.games.sliding_squares.state import Table
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.contest import first_seat, settled
from arcade.toolkit.flow.square_names import choose_named

POINTS = 10
"""For a win, times the level; every slide is a point as well."""


class Main(Table):
    """One sitting: game after game."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.exact = Exact()
        self.phase = "opening"
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.opening()
        again = True
        while again:
            yield from self.begin()
            outcome = yield from settled(self)
            self.phase = "again"
            yield from self.look.result(outcome)
            yield from self.review()
            again = yield from self.look.ask_again(outcome)

    def begin(self) -> Frames[None]:
        """The tray, who starts, and the men in their places."""
        self.phase = "begin"
        self.tray = yield from self.look.ask_tray(self.tray)
        seat = yield from first_seat(self, self.look.ask_starter)
        winner = seat if len(self.people) == 2 else 0
        board = yield from self.think(laid(self.tray, seat, winner, self.dice.fork(self.tally.games)))
        self.match = Match(started(seat, board))
        yield from self.look.board()

    def points(self, outcome: Outcome) -> int:
        """Slides survived, and what a win is worth."""
        won = POINTS * self.setup.level if outcome is Outcome.WON else 0
        return won + sum(not before.placing and before.seat == 0 for before in self.match.positions[:-1])

    def choose(self) -> Frames[int | Control]:
        """Let a person choose a square, by the cursor or by a letter and a digit."""
        self.phase = "move"
        yield from self.look.prompt()
        while True:
            chosen = yield from choose_named(self, self.look, self.look.start(), self.position.seat, self.look.walk)
            if chosen is PAIRS:
                self.paired = not self.paired
                yield from self.look.switched()
            elif isinstance(chosen, Control):
                return chosen
            elif chosen is not None:
                self.cell = row, column = chosen
                square = SIDE * row + column
                fault = self.position.fault(square)
                if fault is None:
                    return square
                yield from self.look.refused(fault)

    def answer(self) -> Frames[int]:
        """The computer's move."""
        self.phase = "reply"
        yield from self.look.ponder()
        dice = self.dice.fork(100 * self.tally.games + len(self.match.moves))
        return (yield from self.think(choosing(self.position, self.level, self.exact, dice)))

    def moved(self, before: object, move: int) -> Frames[None]:
        """A man slides, or is put."""
        del before
        yield from self.look.show(self.match.positions[-2], move)

    def hint(self) -> Frames[None]:
        """What the strongest level would do."""
        dice = self.dice.fork(len(self.match.moves))
        square, slides = yield from self.think(advice(self.position, self.exact, dice))
        yield from self.look.hint(square, slides)

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        yield from self.look.taken_back(done)

    def review(self) -> Frames[None]:
        """The first slide with which the player, or the loser of two, gave a win away."""
        if self.original:
            return
        seat = 0 if len(self.people) == 1 else self.position.seat
        turns = [
            (before, move)
            for before, move in zip(self.match.positions, self.match.moves, strict=False)
            if before.seat == seat and not before.placing
        ]
        self.look.review((yield from self.think(wasted(turns, self.exact))))

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            "board": position.picture(),
            "seat": position.seat,
            "white": position.white,
            "tray": int(self.tray),
            "moves": " ".join(NAMES[move] for move in self.match.moves),
            "slides": self.slides,
            "tally": self.tally.plain(),
            "cell": self.cell,
            "paired": self.paired,
        }
