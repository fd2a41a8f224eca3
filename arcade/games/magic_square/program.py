"""The program of Predan's magic square: fill it, slide lines, consult, be helped, until the tiles are in order."""

from collections.abc import Sequence
from functools import partial

from arcade.games.magic_square import AGAIN, CONSULT, UNDO
from arcade.games.magic_square.board import LETTERS, simplified
from arcade.games.magic_square.cursor import corner, push, walk
from arcade.games.magic_square.entry import Filling
from arcade.games.magic_square.levels import STIRRING, Level, deal, size_of
from arcade.games.magic_square.modern import Modern
from arcade.games.magic_square.original import Original
from arcade.games.magic_square.rules import Position, filled, in_order
from arcade.games.magic_square.solver import solvable, way
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, HINT, SOLVE, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.program import Program, Setup, Thought, meanwhile, together
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import choose_cell
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.flow.puzzle import Attempt, Ending, find_way, solving
from arcade.toolkit.flow.typed_number import DIGITS
from arcade.toolkit.picture.grid import Cell

ORDERS = (AGAIN, CONSULT, HINT, UNDO, SOLVE)


class Main(Program[Spectrum]):
    """Square after square until the player has had enough."""

    def __init__(self, machine: Spectrum, setup: Setup, thoughts: Sequence[Thought] = ()) -> None:
        super().__init__(machine, setup, thoughts)
        self.level = Level.PRINTED if self.original else Level(setup.level)
        self.size = size_of(self.level)
        self.attempt: Attempt[Position, int] = Attempt(in_order(self.size, self.level is Level.MAGIC))
        self.way_back: tuple[int, ...] | None = None
        """A way from the start to the goal, if one is known."""
        self.filling = Filling(self.size)
        self.cell: Cell = (1, 0)
        """Where the cursor is."""
        self.choosing = False
        """Whether a move is waited for."""
        self.letters = tuple(Control(letter, Text(letter, letter), (letter,)) for letter in LETTERS[: 4 * self.size])
        self.look: Original | Modern = Original(self) if self.original else Modern(self)

    def play(self) -> Frames[None]:
        yield from self.look.title()
        again, task = True, None
        while again:
            yield from self.look.draw_board(self.size)
            if not (yield from self.fill(task)):
                continue
            self.machine.keyboard.settle()
            ending = yield from solving(self, self.attempt)
            # The original began with a new square.
            task = self.attempt.positions[0] if ending is Ending.RESTART and not self.original else None
            if ending is not Ending.RESTART:
                again = yield from self.end(ending)

    def fill(self, task: Position | None) -> Frames[bool]:
        """Fill the square: the computer, again the same, or the player; false when the player wants to begin again."""
        if task is not None:
            self.attempt = Attempt(task, scored=not self.filling.complete)
        else:
            self.filling, self.way_back, self.aided = Filling(self.size), None, False
            if (self.level not in STIRRING or self.original) and not (yield from self.look.ask_who()):
                return (yield from self.fill_in())
            position, self.way_back = deal(self.dice, self.level)
            self.attempt = Attempt(position)
        yield from together(self.look.deal(self.attempt), self.find_way())
        return True

    def fill_in(self) -> Frames[bool]:
        """Let the player type the tiles, place by place."""
        while not self.filling.complete:
            yield from self.look.entering(self.filling)
            key = yield from ask_key(self.machine, (*DIGITS, *BACK.keys, *AGAIN.keys), self.look.wrong_key, move=True)
            if key in AGAIN.keys:
                return False
            if key in BACK.keys:
                self.filling = self.filling.back()
                yield from self.look.put_back()
            else:
                self.filling, what = self.filling.type(int(key))
                yield from self.look.typed(self.filling, what, int(key))
        self.attempt = Attempt(filled(self.filling.tiles, self.level is Level.MAGIC), scored=False)
        yield from self.look.filled(self.attempt)
        return True

    def find_way(self) -> Frames[bool]:
        """Let the computer find a way, if there is one and it knows none."""
        attempt = self.attempt
        found = yield from find_way(self, attempt, partial(way, known=self.known_way()))
        if found and not attempt.moves:
            self.way_back = attempt.plan
        return found

    def known_way(self) -> tuple[int, ...] | None:
        """From here back to the start and on as it is known from there."""
        if self.way_back is None:
            return None
        board = self.attempt.position.board
        return simplified(self.size, (*(board.back(move) for move in reversed(self.attempt.made)), *self.way_back))

    def choose(self) -> Frames[int | Control]:
        """The next legal move, or an order; what cannot be is answered, and asked again."""
        while True:
            yield from self.look.prompt(self.attempt)
            self.choosing = True
            chosen = yield from meanwhile(
                choose_cell(
                    self,
                    self.look.grid,
                    self.cell,
                    self.cursor,
                    commands=(*ORDERS, *self.letters),
                    wrong=self.look.wrong_key,
                    hidden=self.original,
                    walk=lambda cell, down, right: walk(cell, down, right, self.size),
                    answers=tuple(key for control in (AGAIN, CONSULT, *self.letters) for key in control.keys),
                    keep=not self.original,
                ),
                self.look.step,
            )
            self.choosing = False
            if isinstance(chosen, tuple):
                order, move = corner(chosen, self.size), push(self.attempt.position, chosen)
                self.cell = chosen if order or move is not None else self.cell
            else:
                order, move = chosen, None
            if order in self.letters:
                move = self.letters.index(order)
                self.cell = divmod(self.attempt.position.board.end(move), self.size + 2)
            elif order is not None:
                yield from self.look.ordered(order)
                return order
            if move is None:
                yield from self.look.arrows_only()
                continue
            yield from self.look.chosen(move)
            if self.attempt.position.legal(move):
                return move
            yield from self.look.refused(move)

    def cursor(self, cell: Cell, on: bool) -> None:
        """Show the cursor at the edge, or take it away."""
        self.cell = cell
        self.look.cursor(cell, on)

    def moved(self, before: Position, move: int) -> Frames[None]:
        """A line slides."""
        yield from self.look.slide(before, self.attempt, move)

    def hint(self, move: int) -> Frames[None]:
        """The line to slide."""
        yield from self.look.hint(self.attempt, move)

    def no_way(self) -> Frames[None]:
        """Neither hint nor help for what is impossible."""
        yield from self.look.no_way()

    def taken_back(self, before: Position, move: int | None) -> Frames[None]:
        """The line slides back."""
        yield from self.look.taken_back(before, self.attempt, move)

    def helping(self, left: int) -> Frames[None]:
        """The computer has taken over."""
        yield from self.look.helping(left)

    def obey(self, order: Control) -> Frames[Ending | None]:
        """Begin again, or consult."""
        return Ending.RESTART if order is AGAIN else (yield from self.consult())

    def consult(self) -> Frames[Ending | None]:
        """Can the goal be reached? The original only knew with all tiles in the square."""
        position = self.attempt.position
        if self.original and not position.full:
            yield from self.look.centre_first()
            return None
        even = solvable(position)
        go_on = yield from self.look.consult(position, even)
        if even:
            return None if go_on else Ending.GIVEN_UP
        if go_on:
            self.attempt.begin(position.exchanged())
            self.way_back = None
            yield from self.look.swapped(self.attempt)
            yield from self.find_way()
            return None
        return Ending.GIVEN_UP if self.original else None

    def end(self, ending: Ending) -> Frames[bool]:
        """Announce how it ended, and ask for another game."""
        match ending:
            case Ending.SOLVED:
                self.finish(Outcome.WON, self.attempt.score)
                yield from self.look.solved(self.attempt)
            case Ending.HELPED:
                self.finish(Outcome.OVER)
                yield from self.look.helped()
            case _:
                self.finish(Outcome.OVER)
        return (yield from self.look.ask_again())

    def state(self) -> dict[str, Plain]:
        attempt = self.attempt
        return {
            "square": attempt.position.picture(),
            "magic": attempt.position.magic,
            "moves": attempt.moves,
            "hints": attempt.hints,
            "par": attempt.par,
            "plan": attempt.plan,
            "way back": self.way_back,
            "scored": attempt.scored,
            "filling": self.filling.tiles,
            "tens": self.filling.tens,
            "cell": self.cell,
        }
