"""The program of Reversi: who plays, the match, its end, a look back, and another one."""

from collections.abc import Sequence

from arcade.families.discs.disc_program import DiscProgram
from arcade.families.discs.rules import BLACK, PASS, SIDE, SQUARES, WHITE, Position
from arcade.games.reversi import SEATS, SHOW_GRAPH, SHOW_MOVES, SOUND
from arcade.games.reversi.levels import LEVELS, Book
from arcade.games.reversi.modern import Modern
from arcade.games.reversi.opponent import ADVISER, GRAIN, Mistake, Weighed, best, find, look_back, weigh
from arcade.games.reversi.original import Original
from arcade.games.reversi.state import State
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import Control, Steering
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain, plain_fields
from arcade.toolkit.contract.position import Match
from arcade.toolkit.contract.program import Setup, Thought
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.contest import answered

STEERING = Steering(*SEATS[0]), Steering(*(own.also(*other.keys) for own, other in zip(*SEATS, strict=True)))
"""By who has the turn: the second player at one machine may use the first one's keys, too."""


class Main(State, DiscProgram[Spectrum]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.opponent = Book() if self.original else LEVELS[setup.level].sets
        self.advised = False
        """Whether the cursor has just been put where the advice is."""
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self) -> Frames[None]:
        """The board, and who plays which side, if anybody; black moves first."""
        self.match = Match(self.start(BLACK))
        yield from self.look.begin()
        usual = (BLACK, WHITE) if self.setup.seats == 2 else (BLACK,)
        self.people = yield from self.agreed(self.look.ask_people(), usual)

    def verdict(self, ended: int) -> Outcome:
        """Who has won, unless nobody played."""
        return super().verdict(ended) if self.people else Outcome.OVER

    def choose(self) -> Frames[int | Control]:
        """Let a person choose a legal square, or pass for who has none."""
        moves = self.position.moves()
        if not self.advised:
            yield from self.look.prompt()
            if moves == (PASS,):
                yield from self.look.stuck()
                return PASS
            if self.shown:
                self.square = moves[0] if self.original else self.nearest(moves)
        self.advised = False
        while True:
            steering = STEERING[self.position.seat if self.two else 0]
            chosen = yield from self.look.pulsing(
                choose_cell(
                    self,
                    CellCursor(
                        self.look.grid,
                        divmod(self.square, SIDE),
                        self.cursor,
                        steering=steering,
                        repeat=self.look.repeat,
                        heard=self.sound,
                    ),
                    CellKeys(commands=self.look.commands, wrong=self.look.wrong_key),
                )
            )
            if chosen is SHOW_MOVES:
                self.shown = not self.shown
                yield from self.look.switch()
            elif chosen is SHOW_GRAPH:
                self.graph = not self.graph
                yield from self.look.switch()
            elif chosen is SOUND:
                self.sound = not self.sound
                yield from self.look.switch_sound()
            elif isinstance(chosen, Control):
                return chosen
            else:
                self.square = SIDE * chosen[0] + chosen[1]
                if self.square in moves:
                    return self.square
                yield from self.look.refuse_square()

    def cursor(self, cell: Cell, on: bool) -> None:
        self.square = SIDE * cell[0] + cell[1]
        self.look.cursor(self.square, on)

    def nearest(self, moves: Sequence[int]) -> int:
        """The legal square that the cursor has the shortest way to."""
        row, column = divmod(self.square, SIDE)
        return min(moves, key=lambda square: abs(square // SIDE - row) + abs(square % SIDE - column))

    def answer(self) -> Frames[int]:
        """The computer's move, by the book or by searching."""
        yield from self.look.think()
        position = self.position
        if position.moves() == (PASS,):
            yield from self.look.stuck()
            return PASS
        if isinstance(self.opponent, Book):
            weighed = weigh(self.opponent, position, self.dice)
            move = best(weighed)
        else:
            search = find(position, self.opponent, self.dice.fork(SQUARES * len(self.results) + len(self.match.moves)))
            move, values = yield from self.look.thinking(self.think(search))
            weighed = [
                Weighed(square, len(position.turned_by(square)), GRAIN * value)
                for square, value in values
                if square in position.moves()
            ]
        move = answered(position, move)
        yield from self.look.thought((move, weighed))
        return move

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A disc is put and others turn."""
        if move != PASS:
            yield from super().moved(before, move)

    def hint(self) -> Frames[None]:
        """What a strong player would do."""
        search = find(self.position, ADVISER, self.dice.fork(SQUARES))
        square, values = yield from self.look.thinking(self.think(search))
        self.square, self.advised = square, True
        yield from self.look.hint(square, dict(values)[square])

    def mistake(self) -> Frames[Mistake | None]:
        found = yield from self.look.thinking(self.think(look_back(self.match, self.people)))
        return Mistake(*found) if found else None

    def state(self) -> dict[str, Plain]:
        black, white = self.position.discs
        return {
            "board": self.position.picture(),
            "seat": self.position.seat,
            "black": black,
            "white": white,
            "moves": tuple(self.match.moves),
            **plain_fields(self, "people", "square", "sound", "shown", "graph"),
        }
