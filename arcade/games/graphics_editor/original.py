"""The original's look, as the book proposes the program: a plain grid of full blocks, arrows, a key to set and clear.

What is drawn is the machine's user-defined graphic A, printed beside the grid as it will be.
"""

from itertools import product

from arcade.games.graphics_editor import strings
from arcade.games.graphics_editor.commands import BACK, DONE, DOT, NEXT, STEERING, UNDO
from arcade.games.graphics_editor.file_format import write
from arcade.games.graphics_editor.rules import SIDE, Dot
from arcade.games.graphics_editor.state import State
from arcade.machine.key_repeat import HeldKey, RepeatRate
from arcade.machine.keyboard import is_on_keyboard
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT
from arcade.toolkit.contract.languages import Language, own
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import Writing
from arcade.toolkit.contract.texts import Text
from arcade.toolkit.flow.cursor import clicked
from arcade.toolkit.flow.prompts import ask_key, ask_yes_no
from arcade.toolkit.picture.grid import Grid
from arcade.toolkit.programs.printed_look import PrintedLook

TOP, LEFT = 4, 2  # of the grid, in cells
GOAL = 22  # the column of what is wanted
FIELD = Grid(SIDE, SIDE, left=8 * LEFT, top=8 * TOP, width=8, height=8)
BLOCK, POINT = b"\xff" * 8, b"\0\0\0\x10\0\0\0\0"
SAVE_KEY = "s"
ORDERS: dict[Language, dict[str, str]] = {
    "en": {"n": NEXT.keys[0], "s": SAVE_KEY, "e": "e"},
    "ro": {"u": NEXT.keys[0], "s": SAVE_KEY, "g": "e"},
}
"""What the keys on the screen mean, by the initials of their words; the English ones mean the same in Romanian."""
SET_NOTE, CLEAR_NOTE, WRONG_NOTE = (0.05, 20), (0.05, 10), (0.2, -10)  # seconds, semitones above middle C
SAVED_NOTES = ((0.1, 30), (0.1, 20))
BLOCK_FRAMES = 1.72
"""In which BASIC prints a block of the grid."""


class Original(PrintedLook):
    program: State

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self._held = HeldKey()

    # --- the picture

    def begin(self) -> Frames[None]:
        machine, text = self.machine, self.program.text
        number, goal = self.program.number, self.program.bench.goal
        self.clear_screen()
        machine.print_at(0, 0, text(strings.BOOK_TITLE) + ("" if number is None else f" {number[0]}/{number[1]}"))
        helps = (strings.BOOK_ARROWS, strings.BOOK_DOT, strings.BOOK_NEXT, strings.BOOK_END)
        for row, words in enumerate(helps, TOP + SIDE + 3):
            machine.print_at(row, LEFT, text(words))
        if goal is not None:
            machine.print_at(TOP - 2, GOAL - 1, text(strings.BOOK_WANTED))
            for row, line in enumerate(goal.text(), TOP):
                for column, sign in enumerate(line, GOAL):
                    machine.cell(row, column, BLOCK if sign == "#" else POINT)
        yield from self.show()

    def show(self) -> Frames[None]:
        for dot in product(range(SIDE), range(SIDE)):
            self._block(dot)
            yield from self.machine.wait(BLOCK_FRAMES)
        self._beside()

    def _block(self, dot: Dot) -> None:
        bench = self.program.bench
        row, column = TOP + dot[0], LEFT + dot[1]
        self.machine.cell(row, column, BLOCK if bench.graphic.inked(dot) else POINT)
        self.machine.attributes[32 * row + column] = 0xB8 if dot == bench.cursor else 0x38

    def _beside(self) -> None:
        machine, bench = self.machine, self.program.bench
        for row, number in enumerate(bench.graphic.rows, TOP):
            machine.print_at(row, LEFT + SIDE + 1, f"{number:3}")
        machine.define("a", bytes(bench.graphic.rows))
        machine.cell(TOP, LEFT + SIDE + 6, machine.udg["a"])
        words = self.program.text(strings.BOOK_GRAPHIC, at=bench.at + 1, count=bench.figure.count)
        machine.print_at(TOP + SIDE + 1, LEFT, words)

    # --- keys

    def key(self) -> Frames[bool]:
        """One key; true when the player is done."""
        machine, orders = self.machine, own(ORDERS, self.program.language)
        key = machine.keyboard.take().lower()
        step = self._held.meant(key, machine.keyboard, RepeatRate(12, 5), STEERING.direction)
        if step is not None:
            self._go(FIELD.step(self.program.bench.cursor, *step))
        elif key in DOT.keys:
            yield from self._dot()
        elif key and (pixel := clicked(key)):
            if dot := FIELD.at(*pixel):
                self._go(dot)
                yield from self._dot()
        elif key in BACK.keys:
            machine.print_at(22, 0, self.program.text(strings.BOOK_CHOOSE))
            key = yield from ask_key(machine, orders, default=NEXT.keys[0])
            machine.cls_lower()
            return (yield from self._order(key))
        elif key:
            return (yield from self._order(orders.get(key, key)))
        return False

    def _go(self, dot: Dot) -> None:
        bench = self.program.bench
        before, bench.cursor = bench.cursor, dot
        self._block(before)
        self._block(dot)

    def _dot(self) -> Frames[None]:
        bench = self.program.bench
        ink = not bench.graphic.inked(bench.cursor)
        bench.draw(bench.cursor, ink)
        self._block(bench.cursor)
        self._beside()
        yield from self.machine.basic.beep(*(SET_NOTE if ink else CLEAR_NOTE))

    def _order(self, key: str) -> Frames[bool]:
        bench = self.program.bench
        if key in DONE.keys:
            return True
        if key == SAVE_KEY:
            self.program.writings.append(Writing("txt", write(bench.figure, self.program.piece)))
            bench.saved = bench.figure
            yield from self.say(strings.SAVED)
            yield from self.machine.basic.tune(SAVED_NOTES)
        elif (order := {one: command for command in (NEXT, UNDO, HINT) for one in command.keys}.get(key)) is not None:
            before = bench.cursor
            refused = bench.do(order)
            self._block(before)
            yield from self.show()
            if refused is not None:
                yield from self.refuse(refused)
        elif is_on_keyboard(key):
            yield from self.refuse(strings.UNKNOWN_KEY)
        return False

    def say(self, words: Text) -> Frames[None]:
        self.machine.cls_lower()
        self.machine.print_at(22, 0, self.program.text(words))
        yield

    def refuse(self, words: Text) -> Frames[None]:
        """Say with a low note what cannot be."""
        yield from self.say(words)
        yield from self.machine.basic.beep(*WRONG_NOTE)

    # --- ends

    def end_exercise(self, points: int) -> Frames[None]:
        self.machine.print_at(21, 0, self.program.text(strings.RIGHT, n=points))
        yield from self.machine.basic.tune(SAVED_NOTES)
        yield from self.machine.pause(60)

    def end(self, outcome: Outcome) -> Frames[None]:
        del outcome
        yield from ()

    def again(self) -> Frames[bool]:
        self.machine.cls_lower()
        self.machine.print_at(22, 0, self.program.text(strings.ANOTHER))
        return (yield from ask_yes_no(self.machine, default=True))
