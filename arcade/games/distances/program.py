"""The program of the Distances Game: games against the computer or of two people, a match going to five wins."""

from collections.abc import Sequence

from arcade.games.distances.evaluator import standing
from arcade.games.distances.levels import LEVELS, Player
from arcade.games.distances.modern import Modern
from arcade.games.distances.opponent import Choice, choosing, printed
from arcade.games.distances.original import Original
from arcade.games.distances.rules import CONCEDE, FIELDS, SIDE, Position, Variant, name
from arcade.games.distances.state import WINS_IN_MATCH, State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.contract.searching import Idea
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.contest import Tally
from arcade.toolkit.programs.match_program import SquareProgram

POINTS_A_WIN, POINTS_A_LOSS = 10, -1


class Main(State, SquareProgram[Spectrum, Position, int]):
    """A variant is chosen, stones are put until one repeats a distance; five wins make a match."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.accumulates_score = True
        self.player = LEVELS[setup.level].sets
        self.cell = (SIDE // 2, SIDE // 2)
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        """The board, which variant, who moves first; after five wins the match begins anew."""
        if WINS_IN_MATCH in (self.tally.won, self.tally.lost):
            self.tally = Tally()
        yield from super().begin()

    def first_seat(self) -> Frames[int]:
        """Who moves first, once it is known in which variant."""
        self.variant = yield from self.agreed(self.look.ask_variant(), self.variant)
        return (yield from super().first_seat())

    def start(self, seat: int) -> Position:
        return Position(self.variant, seat=seat)

    def points(self, outcome: Outcome) -> int:
        del outcome
        return max(POINTS_A_WIN * self.tally.won + POINTS_A_LOSS * self.tally.lost, 0)

    def move_at(self, cell: Cell) -> int:
        return SIDE * cell[0] + cell[1]

    def answer(self) -> Frames[int]:
        yield from self.look.think()
        if self.original:
            choice = printed(self.position, self.dice)
        else:
            choice = Choice(*(yield from self.think(choosing(self.position, self.player, self.fork()))))
            if self.variant is Variant.SHARED and choice.reason in ("won", "trap"):
                self.report_idea(Idea(self.position, (choice.move,), value=standing(choice.reason == "won")))
        yield from self.look.thought(choice)
        return choice.move

    def hint(self) -> Frames[None]:
        """What the strongest level would do; the cursor goes there."""
        choice = Choice(*(yield from self.think(choosing(self.position, Player.MASTER, self.dice.fork(FIELDS)))))
        if choice.move != CONCEDE:
            self.cell = divmod(choice.move, SIDE)
        yield from self.look.hint(choice)

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
            "danger": self.marked,
        }
