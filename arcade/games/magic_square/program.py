"""The program of Predan's magic square: fill it, slide lines, consult, be helped, until the tiles are in order."""

from collections.abc import Sequence
from functools import partial

from arcade.games.magic_square import AGAIN, CONSULT, UNDO, strings
from arcade.games.magic_square.deals import deal, start, way_back
from arcade.games.magic_square.modern import Modern
from arcade.games.magic_square.original import Original
from arcade.games.magic_square.rules import LETTERS, Filling, Position, filled, simplified
from arcade.games.magic_square.solver import solvable, tables, way
from arcade.games.magic_square.state import State, corner, push, walk
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, Control
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Setup, Thought, meanwhile, together
from arcade.toolkit.contract.searching import Search
from arcade.toolkit.contract.texts import Verbatim
from arcade.toolkit.flow.cursor import CellCursor, CellKeys, choose_cell
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.grid import Cell
from arcade.toolkit.programs.puzzle import Attempt, Ending
from arcade.toolkit.programs.puzzle_program import PuzzleProgram

ORDERS = (AGAIN, CONSULT, HINT, UNDO, SOLVE)


class Main(State, PuzzleProgram[Spectrum, Position, int]):
    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.way_back: tuple[int, ...] | None = None
        """A way from the start to the goal, if one is known."""
        self.letters = tuple(Control(letter, Verbatim(letter), (letter,)) for letter in LETTERS[: 4 * self.size])
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def begin(self, task: Position | None) -> Frames[None]:
        """The cross is filled; the original began with a new square even when it began again."""
        ready, preparing = False, tables(self.size)
        while not ready:
            yield from meanwhile(self.look.begin(), lambda _: next(preparing, None))
            ready = yield from self.fill(None if self.original else task)
        self.machine.keyboard.settle()

    def fill(self, task: Position | None) -> Frames[bool]:
        """Fill the square: the computer, again the same, or the player; false when the player wants to begin again."""
        if task is not None:
            self.attempt = Attempt(task, scored=not self.filling.complete)
        else:
            self.filling, self.way_back, self.assisted = Filling(self.size), None, False
            asked = not self.terms.stirred or self.original
            if asked and not (yield from self.agreed(self.look.ask_who(), True)):
                return (yield from self.fill_in())
            if self.terms.stirred:
                self.way_back = yield from self.think(way_back(self.dice.fork(), self.terms))
            self.attempt = Attempt(deal(self.dice, self.terms) if self.way_back is None else start(self.way_back))
        yield from together(self.look.begin_tiles(), self.find_way())
        return True

    def fill_in(self) -> Frames[bool]:
        while not self.filling.complete:
            yield from self.look.prompt_tile()
            key = yield from ask_key(self.machine, (*DIGITS, *BACK.keys, *AGAIN.keys), self.look.wrong_key, move=True)
            if key in AGAIN.keys:
                return False
            if key in BACK.keys:
                self.filling = self.filling.back()
                yield from self.look.put_back()
            else:
                self.filling, what = self.filling.type(int(key))
                yield from self.look.put(what, int(key))
        self.attempt = Attempt(filled(self.filling.tiles, self.terms.magic), scored=False)
        yield from self.look.begin_filled()
        return True

    def way(self) -> Search[tuple[int, ...]]:
        """A way from here, not longer than the known one; from the start the known one itself."""
        known = self.known_way()
        return known if known and not self.attempt.moves else (yield from way(self.position, known))

    def find_way(self) -> Frames[bool]:
        found = yield from super().find_way()
        if found and not self.attempt.moves:
            self.way_back = self.attempt.plan
        return found

    def no_way(self) -> Frames[None]:
        return self.look.refuse(strings.IMPOSSIBLE if self.original else strings.ODD)

    def known_way(self) -> tuple[int, ...] | None:
        """From here back to the start and on as it is known from there."""
        if self.way_back is None:
            return None
        board = self.position.board
        return simplified(self.size, (*(board.back(move) for move in reversed(self.attempt.made)), *self.way_back))

    def choose(self) -> Frames[int | Control]:
        """The next legal move, or an order; refuses what is neither, and asks again."""
        answers = [key for control in (AGAIN, CONSULT, *self.letters) for key in control.keys]
        keys = CellKeys(None, (*ORDERS, *self.letters), self.look.wrong_key, answers, keep=not self.original)
        while True:
            yield from self.look.prompt()
            self.choosing = True
            steps = partial(walk, size=self.size)
            cursor = CellCursor(self.look.grid, self.cell, self.cursor, walk=steps, hidden=self.original)
            chosen = yield from choose_cell(self, cursor, keys)
            self.choosing = False
            if isinstance(chosen, tuple):
                order, move = corner(chosen, self.size), push(self.position, chosen)
                self.cell = chosen if order or move is not None else self.cell
            else:
                order, move = chosen, None
            if order in self.letters:
                move = self.letters.index(order)
                self.cell = divmod(self.position.board.end(move), self.size + 2)
            elif order is not None:
                yield from self.look.accepted_order(order)
                return order
            if move is None:
                yield from self.look.refuse_cell()
                continue
            yield from self.look.accepted_line(move)
            if move in self.position.moves():
                return move
            yield from self.look.refuse_line(move)

    def cursor(self, cell: Cell, on: bool) -> None:
        self.cell = cell
        self.look.cursor(cell, on)

    def obey(self, order: Control) -> Frames[Ending | None]:
        return Ending.RESTART if order is AGAIN else (yield from self.consult())

    def consult(self) -> Frames[Ending | None]:
        """Can the goal be reached? The original only knew with all tiles in the square."""
        position, look = self.position, self.look
        if isinstance(look, Original) and not position.full:
            yield from look.refuse_consulting()
            return None
        even = solvable(position)
        go_on = yield from look.consult(even)
        if even:
            return None if go_on else Ending.GIVEN_UP
        if go_on:
            self.attempt.begin(position.exchanged())
            self.way_back = None
            yield from look.begin_swapped()
            yield from self.find_way()
            return None
        return Ending.GIVEN_UP if self.original else None

    def state(self) -> dict[str, Plain]:
        return {
            "square": self.position.picture(),
            "magic": self.position.magic,
            **self.progress(),
            "way back": self.way_back,
            "scored": self.attempt.scored,
            "filling": self.filling.tiles,
            "tens": self.filling.tens,
            "cell": self.cell,
        }
