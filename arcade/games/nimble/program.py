"""The program of Nimble: what is played, who starts, moves in turn, the end, another game."""

from collections.abc import Sequence
from dataclasses import replace

from arcade.games.nimble.entry import Chooser
from arcade.games.nimble.judge import standing
from arcade.games.nimble.look import Look
from arcade.games.nimble.modern import Modern
from arcade.games.nimble.opponent import choice, deal, fair_deal
from arcade.games.nimble.original import Original
from arcade.games.nimble.puzzles import play_puzzles
from arcade.games.nimble.rules import COUNTERS, LENGTH, Move, Position
from arcade.games.nimble.state import State
from arcade.games.nimble.theory import winning_moves
from arcade.games.nimble.view import WHOLE
from arcade.machine.ega import Ega
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.flow.alongside import while_asking, while_waiting
from arcade.toolkit.programs.game_program import GAME, TURN
from arcade.toolkit.programs.match_program import MatchProgram

SIZES = ((31, 8), (63, 14), (LENGTH, COUNTERS))
"""Squares and counters of the tracks that the menu offers; after them it offers puzzles, and the lesson."""
PUZZLES, LESSON = 3, 4
WIN = 100
"""Points of a game won, times the level."""


class Main(State, MatchProgram[Ega, Position, Move]):
    """Game after game until the player has had enough."""

    def __init__(self, machine: Ega, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.dealt = self.position
        self.look: Look = Original(self) if self.original else Modern(self)
        self.chooser = Chooser(self, self.look)

    def play_from(self, landmark: str) -> Frames[None]:
        again = True
        while again:
            part = self.go_on() if landmark == TURN else (yield from self.ask_part())
            landmark = GAME
            if part is not None:
                yield from while_waiting(self.machine, part, self.look.idle)
                again = yield from while_asking(self.machine, self.another(), self.look.rest)
                self.puzzle, self.solved = None, 0

    def ask_part(self) -> Frames[Frames[None] | None]:
        """What is to be played, which is returned; the lesson is shown at once."""
        self.passed(GAME)
        kind = yield from self.agreed(self.look.ask_kind(), WHOLE if self.original else 0)
        if kind == LESSON:
            yield from self.look.lesson(fair_deal(self.dice, *SIZES[0]))
            return None
        if kind == PUZZLES:
            return self.play_round()
        self.dealt = (deal if self.original else fair_deal)(self.dice, *SIZES[kind])
        return self.play_game()

    def play_round(self) -> Frames[None]:
        """A round of puzzles."""
        points = yield from play_puzzles(self, self.look, self.chooser)
        self.finish(Outcome.OVER, points)
        yield from self.look.end_puzzles(points)

    def start(self, seat: int) -> Position:
        """The counters that were dealt."""
        return replace(self.dealt, seat=seat)

    def begin(self) -> Frames[None]:
        """The counters are set out, and it is said who moves first."""
        self.helped = False
        self.chooser.set_out(self.dealt)
        yield from super().begin()

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
        yield from self.look.prompt()
        return (yield from self.chooser.choose())

    def answer(self) -> Frames[Move]:
        """The computer's move."""
        yield from self.look.think()
        dice = self.dice.fork(1000 * self.tally.games + len(self.match.moves))
        move = choice(self.position, self.mistakes, dice)
        if not self.mistakes:
            self.seen(Idea(self.position, (move,), value=standing(self.position)))
        return move

    def hint(self) -> Frames[None]:
        """A move that wins, if there is one."""
        self.helped = True
        yield from self.chooser.advise(next(iter(winning_moves(self.position)), None))

    def taken_back(self, done: bool) -> Frames[None]:
        """The position as it was, or a word that there is none."""
        self.helped = self.helped or done
        yield from super().taken_back(done)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            **plain_fields(position, "blues", "red", "seat", "length"),
            **plain_fields(self.chooser, "cursor", "held"),
            "moves": tuple(self.match.moves),
            "tally": self.tally.plain(),
            **plain_fields(self, "helped", "solved"),
        }
