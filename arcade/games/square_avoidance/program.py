"""The program of Avoid the square: games against the computer or of two people, each to a square or a full board."""

from collections.abc import Sequence

from arcade.games.square_avoidance.levels import LEVELS
from arcade.games.square_avoidance.modern import Modern
from arcade.games.square_avoidance.opponent import Advice, advice, choosing, printed
from arcade.games.square_avoidance.original import Original
from arcade.games.square_avoidance.rules import FIELDS, RESIGN, SIDE, Position, name
from arcade.games.square_avoidance.state import State, cell_of, field_at
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.match_program import SquareProgram

POINTS_A_WIN, POINTS_A_DRAW = 100, 50


class Main(State, SquareProgram[Spectrum, Position, int]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.player = LEVELS[setup.level].sets
        self.cell = (SIDE // 2, SIDE // 2)
        self.advised: tuple[Position, Advice] | None = None
        """The hint that was given last, so that nobody has to wait for it twice."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def start(self, seat: int) -> Position:
        return Position(seat=seat)

    def points(self, outcome: Outcome) -> int:
        """The fewer stones to a win the better, the more to a loss."""
        stones = self.position.stones
        return {Outcome.WON: POINTS_A_WIN - stones, Outcome.DRAWN: POINTS_A_DRAW}.get(outcome, stones)

    def move_at(self, cell: Cell) -> int:
        return field_at(cell)

    def answer(self) -> Frames[int]:
        yield from self.look.think()
        if self.original:
            choice = printed(self.position, self.dice)
            yield from self.look.thought(choice)
            return choice.move
        search = choosing(self.position, self.player, self.fork(), self.report_idea)
        return (yield from self.look.thinking(self.think(search)))

    def hint(self) -> Frames[None]:
        if self.advised is None or self.advised[0] != self.position:
            search = advice(self.position, self.dice.fork(len(FIELDS)))
            self.advised = self.position, (yield from self.look.thinking(self.think(search)))
        field, value = self.advised[1]
        self.cell = cell_of(field)
        yield from self.look.hint(field, value)

    def state(self) -> dict[str, Plain]:
        position = self.position
        return {
            "board": position.picture(),
            "seat": position.seat,
            "moves": tuple("resigns" if move == RESIGN else name(move) for move in self.match.moves),
            "tally": self.tally.plain(),
            "cell": self.cell,
            "danger": self.marked,
        }
