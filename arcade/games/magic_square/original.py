"""The magic square as it was asked and paced: every tile with two notes, every key with one, questions below."""

from itertools import pairwise

from arcade.games.magic_square import AGAIN, CONSULT, UNDO, strings
from arcade.games.magic_square.board import CLASSIC, board
from arcade.games.magic_square.cursor import corner
from arcade.games.magic_square.entry import Typed
from arcade.games.magic_square.printed_scene import PrintedScene
from arcade.games.magic_square.rules import Position
from arcade.games.magic_square.state import State
from arcade.machine.keyboard import goes_on
from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import HINT, Control
from arcade.toolkit.contract.texts import Count, Text
from arcade.toolkit.flow.prompts import YES, ask_another, ask_key
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.programs.puzzle import HELPED
from arcade.toolkit.programs.puzzle_look import PuzzleLook

KEY, REFUSED, STEP = (0.1, 12), (1, -6), ((0.02, 12), (0.04, 22))
WIDTH = CLASSIC + 2
SIGNS = {HINT.name: "?", CONSULT.name: "z", AGAIN.name: "x", UNDO.name: "<"}
TUNE_ROUNDS, TUNE_FROM, TUNE_TO, TUNE_RANGE = 3, 10, 30, 31
START, PIECE, ROW_STEP, COLUMN_STEP, ILLEGAL, WRONG = 103.0, 17.4, 8.8, 10.3, 13.0, 13.0
COUNTING, OFF_CENTRE, SORRY, CHECKED, SOLVED = 203.0, 60, 58, 21.5, 167.0
"""Frames beside the sounds, so that each step takes what was measured."""


class Original(PuzzleLook[Spectrum, Position, int]):
    """Asks, sounds and waits as the original did. RUN led straight to the cross."""

    grid = Grid(rows=WIDTH, columns=WIDTH, left=32, top=8, width=32, height=24)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.program: State = program
        self.board = board(CLASSIC)
        self.scene = PrintedScene(program.machine)

    def begin(self) -> Frames[None]:
        """The name at the sides, the lines of the cross, the letters."""
        self.scene.cross(*(self.program.text(side) for side in strings.SIDES))
        yield from self.machine.wait(START)

    def say(self, words: Text | Count, **values: object) -> None:
        """Words below the cross."""
        self.scene.message(self.program.text(words, **values))

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """A word and the low tone."""
        self.say(words, **values)
        yield from self.machine.beep(*REFUSED)

    def ask_who(self) -> Frames[bool]:
        """C or fire: the computer fills the square; any other key: the player."""
        self.say(strings.WHO_FILLS)
        key = yield from ask_key(self.machine)
        yield from self.machine.beep(*KEY)
        return key == "c" or goes_on(key)

    def begin_tiles(self) -> Frames[None]:
        """The tiles appear one after the other, each with two notes."""
        self.say(strings.PLEASE_WAIT)
        for tile in range(1, CLASSIC**2 + 1):
            self.scene.cell(self.program.position.cells.index(tile), tile)
            yield from self.machine.tune(STEP)
            yield from self.machine.wait(PIECE)

    def prompt_tile(self) -> Frames[None]:
        """Two flashing question marks, or the first digit, where the next tile comes."""
        filling = self.program.filling
        self.say(strings.TYPE_IN)
        waiting, *rest = self.board.centre[len(filling.tiles) :]
        self.scene.question(waiting, "??" if filling.tens is None else f"{filling.tens}?")
        for cell in rest:
            self.scene.cell(cell, 0)
        yield from ()

    def put(self, what: Typed, digit: int) -> Frames[None]:
        """The tone of a key, the low one for what is refused; a tile that was put."""
        self.scene.echo(str(digit))
        yield from self.machine.beep(*KEY)
        if what is Typed.PLACED:
            tiles = self.program.filling.tiles
            self.scene.cell(self.board.centre[len(tiles) - 1], tiles[-1])
        elif what is not Typed.TENS:
            yield from self.machine.beep(*REFUSED)

    def put_back(self) -> Frames[None]:
        """The tone of a key."""
        yield from self.machine.beep(*KEY)

    def begin_filled(self) -> Frames[None]:
        """All tiles are there."""
        yield from ()

    def prompt(self) -> Frames[None]:
        """The keys."""
        if not self.program.attempt.moves:
            self.scene.cells(self.program.position)
        self.say(strings.MOVE_KEYS)
        yield from ()

    def cursor(self, cell: Cell, on: bool) -> None:
        """The original had none: the letter beside an arm turns to inverse; a corner shows its order's key."""
        order = corner(cell, CLASSIC)
        if order is None:
            self.scene.letter(self.board.arms.index(WIDTH * cell[0] + cell[1]), inverse=int(on))
        else:
            self.scene.sign(cell, SIGNS[order.name] if on else "")

    def wrong_key(self) -> Frames[None]:
        """The tone of a key and the low one."""
        yield from self.machine.beep(*KEY)
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(WRONG)

    def accepted_line(self, move: int) -> Frames[None]:
        """The letter, with the tone of a key."""
        self.scene.echo(self.board.letters[move])
        yield from self.machine.beep(*KEY)

    def accepted_order(self, order: Control) -> Frames[None]:
        """The tone of a key."""
        if len(order.keys[0]) == 1:
            self.scene.echo(order.keys[0])
            yield from self.machine.beep(*KEY)

    def refuse_cell(self) -> Frames[None]:
        """A click elsewhere."""
        return self.wrong_key()

    def refuse_line(self, move: int) -> Frames[None]:
        """The low tone."""
        del move
        yield from self.machine.beep(*REFUSED)
        yield from self.machine.wait(ILLEGAL)

    def move(self, before: Position, move: int) -> Frames[None]:
        """Cell by cell from the leading end, each with two notes."""
        line = self.board.lines[move]
        for at, following in pairwise(line):
            self.scene.cell(at, before.cells[following])
            self.scene.cell(following, 0)
            yield from self.machine.tune(STEP)
            yield from self.machine.wait(COLUMN_STEP if self.board.axis(move) else ROW_STEP)
        if self.program.position.solved:
            yield from self.machine.wait(CHECKED)

    def move_back(self, before: Position, move: int) -> Frames[None]:
        """The line slides back."""
        return self.move(before, self.board.back(move))

    def hint(self, move: int) -> Frames[None]:
        """The letter flashes; a key or a while takes it away."""
        letter, left = self.board.letters[move], len(self.program.attempt.plan) - 1
        if left:
            self.say(strings.TRY, letter=letter, n=left)
        else:
            self.say(strings.TRY_LAST, letter=letter)
        self.scene.letter(move, flash=1)
        yield from self.machine.beep(*KEY)
        yield from self.machine.pause(75)
        self.scene.letter(move)

    def refuse_consulting(self) -> Frames[None]:
        """It could only tell with all tiles in the centre."""
        yield from self.refuse(strings.TO_THE_CENTRE)
        yield from self.machine.pause(OFF_CENTRE)

    def consult(self, even: bool) -> Frames[bool]:
        """A long count, then the verdict; tells whether the player wants to go on, with two tiles exchanged if odd."""
        machine = self.machine
        yield from machine.wait(COUNTING)
        if even:
            self.say(strings.POSSIBLE)
        else:
            yield from self.refuse(strings.IMPOSSIBLE)
            yield from machine.pause(SORRY)
            high = CLASSIC**2
            self.say(strings.SWAP, a=high - 1, b=high)
        key = yield from ask_key(machine)
        yield from machine.beep(*KEY)
        return key in YES or goes_on(key)

    def begin_swapped(self) -> Frames[None]:
        """The two tiles in each other's place."""
        self.scene.cells(self.program.position)
        yield from self.machine.tune(STEP)

    def end_solved(self) -> Frames[None]:
        """Sixty-three random notes, each round rising."""
        self.say(strings.DONE)
        for _ in range(TUNE_ROUNDS):
            for step in range(TUNE_FROM, TUNE_TO + 1):
                yield from self.machine.beep(0.02, self.program.dice.below(TUNE_RANGE) + step)
        yield from self.machine.wait(SOLVED)
        yield from self.machine.pause(40)

    def end_helped(self) -> Frames[None]:
        """A word, no music."""
        self.say(HELPED)
        yield from self.machine.pause(75)

    def again(self) -> Frames[bool]:
        """Another game? Any key but yes ends."""
        self.say(strings.ANOTHER)
        again = yield from ask_another(self.machine)
        yield from self.machine.beep(*KEY)
        return again
