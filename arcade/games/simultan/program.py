"""The program of Simultaneous Equations: puzzle after puzzle, and what was learned at the end."""

from collections.abc import Sequence

from arcade.games.simultan.board import Puzzle
from arcade.games.simultan.duel import Duel
from arcade.games.simultan.handling import Hands
from arcade.games.simultan.look import Ending, EquationsLook
from arcade.games.simultan.modern import Modern
from arcade.games.simultan.one_player import Solving
from arcade.games.simultan.original import Original
from arcade.games.simultan.puzzles import composed, noted
from arcade.games.simultan.rules import Game
from arcade.games.simultan.state import State
from arcade.games.simultan.two_players import Duelling
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.programs.game_program import GameProgram


class Main(State, GameProgram[Spectrum]):
    """Puzzles for one player or two, and what was learned by them."""

    writer: Solving | Duelling
    """Who writes into the square now, or did last."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.hands = Hands(self)
        self.look: EquationsLook = Original(self) if setup.original else Modern(self)

    def play_game(self) -> Frames[None]:
        """A puzzle; before the first one it may be asked whether its digits must differ."""
        if self.level.different is None and not self.results:
            self.different = yield from self.agreed(self.look.ask_different(), False)
        puzzle = yield from self.compose()
        self.cursor, self.cell, self.pencil, self.number = (0, 0), 0, False, self.lesson.games + 1
        self.game = Game(puzzle, self.level.checks, self.level.live)
        self.duel = Duel(self.game) if self.setup.seats == 2 else None
        yield from self.look.begin()
        self.writer = (
            Duelling(self, self.look, self.hands, self.duel)
            if self.duel
            else Solving(self, self.look, self.hands, self.game)
        )
        self.hands.forget()
        yield from self.go_on()

    def go_on(self) -> Frames[None]:
        ending = yield from self.solve()
        self.announce(ending)
        yield from self.look.end(ending)

    def compose(self) -> Frames[Puzzle]:
        """A new puzzle: the book's as it comes, any other with one solution only."""
        if isinstance(self.look, Original) and self.setup.seats == 1:
            return (yield from self.look.drawn())
        self.look.composing()
        search = composed(self.dice.fork(self.lesson.games), self.level, self.different, self.shown)
        return Puzzle(*(yield from self.think(noted(search))))

    def solve(self) -> Frames[Ending]:
        """The game itself."""
        self.solving = True
        ending = yield from self.writer.run()
        self.solving, self.machine.waiting = False, None
        return ending

    def announce(self, ending: Ending) -> None:
        """Tell how the game ended, remember it, and show more or less of the next puzzle."""
        if self.duel:
            first, second = self.duel.points
            self.lesson = self.lesson.duelled((first, second))
            outcome = Outcome.DRAWN if first == second else Outcome.FIRST if first > second else Outcome.SECOND
            self.finish(outcome, max(first, second))
            return
        won = ending is Ending.SOLVED
        self.lesson = self.lesson.played(self.game.points, won, self.game.hints)
        self.shown = min(max(self.shown + (-1 if won else 1), 0), self.level.given)
        self.finish(Outcome.WON if won else Outcome.LOST, self.game.points if won else 0)
