"""The program of Nimble: what is played, who starts, moves in turn, the end, another game."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.nimble.entry import Chooser
from arcade.games.nimble.look import Look
from arcade.games.nimble.modern import Modern
from arcade.games.nimble.opponent import MISTAKES, choice, deal, fair_deal
from arcade.games.nimble.original import Original
from arcade.games.nimble.puzzles import Puzzles
from arcade.games.nimble.rules import COUNTERS, LENGTH, Move, Position
from arcade.games.nimble.theory import winning_moves
from arcade.machine.ega import Ega
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Program, Setup, Thought
from arcade.toolkit.flow.contest import Tally, first_seat, settled

SIZES = ((31, 8), (63, 14), (LENGTH, COUNTERS))
"""Squares and counters of the tracks that the menu offers; after them it offers puzzles, and the lesson."""
PUZZLES, LESSON = 3, 4
WIN = 100
"""Points of a game won, times the level."""


class Main(Program[Ega]):
    """Game after game until the player has had enough."""

    def __init__(self, machine: Ega, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.mistakes = MISTAKES[setup.level - 1]
        self.people = (0, 1) if setup.seats == 2 else (0,)
        self.match: Match[Position, Move] = Match(Position((), 0))
        self.tally = Tally()
        self.helped = False
        """Whether the player had a hint or took a move back in this game."""
        self.puzzles: Puzzles | None = None
        """The round of puzzles that is played."""
        self.look: Look = (Original if self.original else Modern)(self)
        self.chooser = Chooser(self, self.look)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.puzzles.position if self.puzzles else self.match.position

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again = True
        while again:
            kind = yield from self.look.menu()
            if kind == LESSON:
                yield from self.look.lesson(fair_deal(self.dice, *SIZES[0]))
            elif kind == PUZZLES:
                again = yield from self.riddles()
            else:
                again = yield from self.game(*SIZES[kind])

    def game(self, length: int, counters: int) -> Frames[bool]:
        """One game to its end; whether another is wanted."""
        start = (deal if self.original else fair_deal)(self.dice, length, counters)
        self.match = Match(start)
        self.helped = False
        self.chooser.set_out(start)
        self.look.table(start, self.tally)
        yield from self.look.opened()
        seat = yield from first_seat(self, self.look.ask_starter)
        self.match = Match(replace(start, seat=seat))
        outcome = yield from settled(self)
        yield from self.look.result(outcome, self.tally)
        return (yield from self.look.ask_again())

    def riddles(self) -> Frames[bool]:
        """A round of puzzles; whether another game is wanted."""
        self.puzzles = Puzzles(self.look, self.chooser, self.dice)
        points = yield from self.puzzles.play()
        self.finish(Outcome.OVER, points)
        yield from self.look.puzzles_over(points)
        again = yield from self.look.ask_again()
        self.puzzles = None
        return again

    def points(self, outcome: Outcome) -> int:
        """A game won is worth 100 times its level; without help, half the square of the counters but for moves, too.

        That square is about the moves that a careless game takes.
        """
        if outcome is not Outcome.WON:
            return 0
        start = self.match.positions[0]
        own = sum(position.seat == 0 for position in self.match.positions[:-1])
        quick = 0 if self.helped else max(len(start.counters) ** 2 // 2 - own, 0)
        return WIN * self.setup.level + quick

    def choose(self) -> Frames[Move | Control]:
        """Let a person move."""
        yield from self.look.prompt(self.position)
        return (yield from self.chooser.choose(self.position))

    def answer(self) -> Frames[Move]:
        """The computer's move."""
        yield from self.look.ponder()
        dice = self.dice.fork(1000 * self.tally.games + len(self.match.moves))
        return choice(self.position, self.mistakes, dice)

    def moved(self, before: Position, move: Move) -> Frames[None]:
        """A counter slides."""
        yield from self.look.slide(before, move, self.position)

    def hint(self) -> Frames[None]:
        """A move that wins, if there is one."""
        self.helped = True
        yield from self.chooser.advise(self.position, next(iter(winning_moves(self.position)), None))

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        self.helped = self.helped or done
        yield from self.look.taken_back(self.position, done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "blues": position.blues,
            "red": position.red,
            "seat": position.seat,
            "length": position.length,
            "cursor": self.chooser.cursor,
            "held": self.chooser.held,
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
            "helped": self.helped,
            "solved": self.puzzles.solved if self.puzzles else 0,
        }
