"""The magic square as it was asked and paced: every tile with two notes, every key with one, questions below."""

from itertools import pairwise

from arcade.games.magic_square import AGAIN, CONSULT, UNDO, strings
from arcade.games.magic_square.board import CLASSIC, board
from arcade.games.magic_square.cursor import corner
from arcade.games.magic_square.entry import Filling, Typed
from arcade.games.magic_square.printed_scene import Sheet
from arcade.games.magic_square.rules import Position
from arcade.machine.keyboard import goes_on
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.message_look import NOTHING_TO_TAKE_BACK
from arcade.toolkit.flow.prompts import YES, ask_another, ask_key
from arcade.toolkit.flow.puzzle import HELPED, HELPING, Attempt
from arcade.toolkit.picture.grid import Cell, Grid

KEY, REFUSED, STEP = (0.1, 12), (1, -6), ((0.02, 12), (0.04, 22))
WIDTH = CLASSIC + 2
SIGNS = {HINT.name: "?", CONSULT.name: "z", AGAIN.name: "x", UNDO.name: "<"}
TUNE_ROUNDS, TUNE_FROM, TUNE_TO, TUNE_RANGE = 3, 10, 30, 31
START, PIECE, ROW_STEP, COLUMN_STEP, ILLEGAL, WRONG = 103.0, 17.4, 8.8, 10.3, 13.0, 13.0
COUNTING, OFF_CENTRE, SORRY, CHECKED, SOLVED = 203.0, 60, 58, 21.5, 167.0
"""Frames beside the sounds, so that each step takes what was measured."""


class Original:
    """Asks, sounds and waits as the original did."""

    grid = Grid(rows=WIDTH, columns=WIDTH, left=32, top=8, width=32, height=24)

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.board = board(CLASSIC)
        self.sheet = Sheet(program.machine)

    def title(self) -> Frames[None]:
        """There was none: RUN led straight to the cross."""
        yield from ()

    def draw_board(self, size: int) -> Frames[None]:
        """The name at the sides, the lines of the cross, the letters."""
        del size
        self.sheet.cross(*(self.program.text(side) for side in strings.SIDES))
        yield from self.machine.wait(START)

    def _say(self, words: Text, **values: object) -> None:
        self.sheet.message(self.program.text(words, **values))

    def ask_who(self) -> Frames[bool]:
        """C or fire: the computer fills the square; any other key: the player."""
        self._say(strings.WHO_FILLS)
        key = yield from ask_key(self.machine)
        yield from self.machine.beep(*KEY)
        return key == "c" or goes_on(key)

    def deal(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The tiles appear one after the other, each with two notes."""
        self._say(strings.PLEASE_WAIT)
        for tile in range(1, CLASSIC**2 + 1):
            self.sheet.cell(attempt.position.cells.index(tile), tile)
            yield from self.machine.tune(STEP)
            yield from self.machine.wait(PIECE)

    def entering(self, filling: Filling) -> Frames[None]:
        """Two flashing question marks, or the first digit, where the next tile comes."""
        self._say(strings.TYPE_IN)
        waiting, *rest = self.board.centre[len(filling.tiles) :]
        self.sheet.question(waiting, "??" if filling.tens is None else f"{filling.tens}?")
        for cell in rest:
            self.sheet.cell(cell, 0)
        yield from ()

    def typed(self, filling: Filling, what: Typed, digit: int) -> Frames[None]:
        """The tone of a key, the low one for what is refused; a tile that was put."""
        self.sheet.echo(str(digit))
        yield from self.machine.beep(*KEY)
        if what is Typed.PLACED:
            place = len(filling.tiles) - 1
            self.sheet.cell(self.board.centre[place], filling.tiles[place])
        elif what is not Typed.TENS:
            yield from self.machine.beep(*REFUSED)

    def put_back(self) -> Frames[None]:
        """The tone of a key."""
        yield from self.machine.beep(*KEY)

    def filled(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """All tiles are there."""
        del attempt
        yield from ()

    def prompt(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The keys."""
        if not attempt.moves:
            self.sheet.cells(attempt.position)
        self._say(strings.MOVE_KEYS)
        yield from ()

    def step(self, frame: int) -> None:
        """Nothing moves while a move is waited for."""

    def cursor(self, cell: Cell, on: bool) -> None:
        """The original had none: the letter beside an arm turns to inverse; a corner shows its order's key."""
        order = corner(cell, CLASSIC)
        if order is None:
            self.sheet.letter(self.board.arms.index(WIDTH * cell[0] + cell[1]), inverse=int(on))
        else:
            self.sheet.sign(cell, SIGNS[order.name] if on else "")

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(WRONG)

    def arrows_only(self) -> Frames[None]:
        """A click elsewhere."""
        yield from self.wrong_key()

    def chosen(self, move: int) -> Frames[None]:
        """The letter, with the tone of a key."""
        self.sheet.echo(self.board.letters[move])
        yield from self.machine.beep(*KEY)

    def ordered(self, order: Control) -> Frames[None]:
        """The tone of a key."""
        if len(order.keys[0]) == 1:
            self.sheet.echo(order.keys[0])
            yield from self.machine.beep(*KEY)

    def refused(self, move: int) -> Frames[None]:
        """The low tone."""
        del move
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(ILLEGAL)

    def slide(self, before: Position, attempt: Attempt[Position, int], move: int) -> Frames[None]:
        """Cell by cell from the leading end, each with two notes."""
        line = self.board.lines[move]
        for at, following in pairwise(line):
            self.sheet.cell(at, before.cells[following])
            self.sheet.cell(following, 0)
            yield from self.machine.tune(STEP)
            yield from self.machine.wait(COLUMN_STEP if self.board.axis(move) else ROW_STEP)
        if attempt.position.solved:
            yield from self.machine.wait(CHECKED)

    def hint(self, attempt: Attempt[Position, int], move: int) -> Frames[None]:
        """The letter flashes; a key or a while takes it away."""
        letter, left = self.board.letters[move], len(attempt.plan) - 1
        if left:
            self._say(strings.TRY, letter=letter, n=left)
        else:
            self._say(strings.TRY_LAST, letter=letter)
        self.sheet.letter(move, flash=1)
        yield from self.machine.beep(*KEY)
        yield from self.machine.pause(75)
        self.sheet.letter(move)

    def taken_back(self, before: Position, attempt: Attempt[Position, int], move: int | None) -> Frames[None]:
        """The line slides back, or a word that there is none."""
        if move is not None:
            yield from self.slide(before, attempt, self.board.back(move))
        else:
            self._say(NOTHING_TO_TAKE_BACK)
            yield from self.machine.beep(*REFUSED)

    def helping(self, left: int) -> Frames[None]:
        """How many moves the computer still has to make."""
        self._say(HELPING, n=left)
        yield from ()

    def no_way(self) -> Frames[None]:
        """Neither hint nor help for what is impossible."""
        self._say(strings.IMPOSSIBLE)
        yield from self.machine.beep(*REFUSED)

    def centre_first(self) -> Frames[None]:
        """It could only tell with all tiles in the centre."""
        self._say(strings.TO_THE_CENTRE)
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.pause(OFF_CENTRE)

    def consult(self, position: Position, even: bool) -> Frames[bool]:
        """A long count, then the verdict; tells whether the player wants to go on, with two tiles exchanged if odd."""
        machine = self.machine
        yield from machine.wait(COUNTING)
        if even:
            self._say(strings.POSSIBLE)
        else:
            self._say(strings.IMPOSSIBLE)
            yield from machine.beep(*REFUSED)
            yield from machine.pause(SORRY)
            high = position.size**2
            self._say(strings.SWAP, a=high - 1, b=high)
        key = yield from ask_key(machine)
        yield from machine.beep(*KEY)
        return key in YES or goes_on(key)

    def swapped(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """The two tiles in each other's place."""
        self.sheet.cells(attempt.position)
        yield from self.machine.tune(STEP)

    def solved(self, attempt: Attempt[Position, int]) -> Frames[None]:
        """Sixty-three random notes, each round rising."""
        del attempt
        self._say(strings.DONE)
        for _ in range(TUNE_ROUNDS):
            for step in range(TUNE_FROM, TUNE_TO + 1):
                yield from self.machine.beep(0.02, self.program.dice.below(TUNE_RANGE) + step)
        yield from self.machine.wait(SOLVED)
        yield from self.machine.pause(40)

    def helped(self) -> Frames[None]:
        """A word, no music."""
        self._say(HELPED)
        yield from self.machine.pause(75)

    def ask_again(self) -> Frames[bool]:
        """Another game? Any key but yes ends."""
        self._say(strings.ANOTHER)
        again = yield from ask_another(self.machine)
        yield from self.machine.beep(*KEY)
        return again
