"""The program of Sliding Squares: a tray is laid, the sides slide until one is stuck, another game is asked for."""

from collections.abc import Sequence

from arcade.games.sliding_squares.evaluator import standing
from arcade.games.sliding_squares.levels import LEVELS, Player
from arcade.games.sliding_squares.modern import Modern
from arcade.games.sliding_squares.opponent import advice, choosing, wasted
from arcade.games.sliding_squares.original import Original
from arcade.games.sliding_squares.rules import EMPTY, NAMES, SIDE, Position, started
from arcade.games.sliding_squares.solver import Exact, laid, walk_of
from arcade.games.sliding_squares.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_program import SquareProgram


class Main(State, SquareProgram[Spectrum, Position, int]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.player = Player.IN_PAIRS if self.original else LEVELS[setup.level].sets.player
        self.exact = Exact()
        self.board = EMPTY
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        """The tray, who starts, and the men in their places."""
        self.phase = "begin"
        self.tray = yield from self.agreed(self.look.ask_tray(), self.tray)
        seat = yield from self.first_seat()
        dice = self.dice.fork(self.tally.games)
        self.board = yield from self.think(laid(self.tray, seat, seat if self.two else 0, dice))
        self.match = Match(self.start(seat))
        yield from self.look.begin()

    def start(self, seat: int) -> Position:
        return started(seat, self.board)

    def play_match(self) -> Frames[Outcome]:
        outcome = yield from super().play_match()
        self.phase = "again"
        return outcome

    def points(self, outcome: Outcome) -> int:
        """Slides survived, and what a win is worth."""
        won = LEVELS[self.setup.level].sets.points if outcome is Outcome.WON else 0
        return won + sum(not before.placing and before.seat == 0 for before in self.match.positions[:-1])

    def choose(self) -> Frames[int | Control]:
        """A man that slides, or a square for one."""
        self.phase = "move"
        return (yield from super().choose())

    def move_at(self, cell: Cell) -> int:
        return SIDE * cell[0] + cell[1]

    def answer(self) -> Frames[int]:
        self.phase = "reply"
        yield from self.look.think()
        thoughts = self.think(choosing(self.position, self.player, self.exact, self.fork()))
        move = yield from self.look.thinking(thoughts)
        if self.player is Player.PERFECT and not self.position.placing:
            value = standing(self.exact.after(walk_of(self.position), move))
            self.report_idea(Idea(self.position, (move,), value=value))
        return move

    def hint(self) -> Frames[None]:
        dice = self.dice.fork(len(self.match.moves))
        square, slides = yield from self.think(advice(self.position, self.exact, dice))
        yield from self.look.hint(square, slides)

    def ended(self, outcome: Outcome) -> Frames[None]:
        """The first slide with which the player, or the loser of two, gave a win away; the original names none."""
        yield from super().ended(outcome)
        if self.original:
            return
        seat = self.position.seat if self.two else 0
        turns = [
            (before, move)
            for before, move in zip(self.match.positions, self.match.moves, strict=False)
            if before.seat == seat and not before.placing
        ]
        self.slip = yield from self.think(wasted(turns, self.exact))

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "phase": self.phase,
            "board": position.picture(),
            **plain_fields(position, "seat", "white"),
            "tray": int(self.tray),
            "moves": " ".join(NAMES[move] for move in self.match.moves),
            "slides": self.slides,
            "tally": self.tally.plain(),
            "cell": self.cell,
            "paired": self.marked,
        }
