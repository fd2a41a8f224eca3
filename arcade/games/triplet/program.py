"""The program of Triplet: games against the computer or of two people, on a board of the player's choice."""

from collections.abc import Sequence

from arcade.games.triplet.levels import LEVELS
from arcade.games.triplet.modern import Modern
from arcade.games.triplet.opponent import Choice, advice, choosing, printed
from arcade.games.triplet.original import Original
from arcade.games.triplet.rules import CONCEDE, Position
from arcade.games.triplet.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.contest import answered
from arcade.toolkit.programs.match_program import SquareProgram


class Main(State, SquareProgram[Spectrum, Position, int]):
    """A board is chosen, stones are put until three of one side stand on a line."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.player = LEVELS[setup.level].sets
        self.cell = (3, 3)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        """The board that the player picks, and who moves first."""
        self.size = yield from self.agreed(self.look.ask_board(), self.size)
        self.cell = divmod(self.board.centre, self.board.columns)
        yield from super().begin()

    def start(self, seat: int) -> Position:
        return Position(self.board, seat=seat)

    def play_match(self) -> Frames[Outcome]:
        self.playing = True
        outcome = yield from super().play_match()
        self.playing = False
        return outcome

    def points(self, outcome: Outcome) -> int:
        """The player's stones, the last one left out if it lost, and 50 for winning."""
        stones = self.position.stones[0].bit_count()
        return 50 + stones if outcome is Outcome.WON else stones - 1

    def move_at(self, cell: Cell) -> int:
        return self.board.columns * cell[0] + cell[1]

    def answer(self) -> Frames[int]:
        yield from self.look.think()
        if self.original:
            choice = printed(self.position, corners=True)
        else:
            thoughts = self.think(choosing(self.position, self.player, self.fork()))
            choice = Choice(*(yield from self.look.thinking(thoughts)))
        choice = choice._replace(move=answered(self.position, choice.move))
        yield from self.look.thought(choice)
        return choice.move

    def hint(self) -> Frames[None]:
        """What the strongest level would do; the cursor goes there."""
        choice = Choice(*(yield from self.think(advice(self.position))))
        if choice.move != CONCEDE:
            self.cell = divmod(choice.move, self.board.columns)
        yield from self.look.hint(choice)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "moves": tuple("-" if move == CONCEDE else self.board.name(move) for move in self.match.moves),
            "size": self.size,
            "tally": self.tally.plain(),
            "cell": self.cell,
            "danger": self.marked,
            "picking": self.picking,
        }
