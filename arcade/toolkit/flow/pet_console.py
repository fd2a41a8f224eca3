"""What programs on the PET say and ask: in a fixed place, so that nothing ever scrolls; and menus chosen by number."""

from collections.abc import Callable, Sequence
from functools import partial

from arcade.machine.machine import Frames, Waiting
from arcade.machine.pet import Pet
from arcade.machine.pet.screen import COLUMNS
from arcade.toolkit.contract.controls import BACK, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.contract.texts import Count, Text, wrap
from arcade.toolkit.flow.list_menu import NOTHING, Idle, choose_line
from arcade.toolkit.flow.prompts import NO, YES, Wrong, ask_key
from arcade.toolkit.flow.refusals import linger, which_keys
from arcade.toolkit.picture.grid import Cell

CELL = 8
READING = 110
"""Frames that a remark stays, unless a key is pressed."""
REFUSING = 80
"""Frames that a refusal stays, unless a key is pressed."""
LIT = 20
"""Frames for which the cursor of a typed line stays lit, and dark."""
BUZZ = tuple(note for _ in range(6) for note in ((0.012, 0.0), (0.012, 1.0)))
"""For a key that means nothing, and for mistakes."""
MARK = "♦"
HELP_ROW = 23
"""The row of keys."""
Meant = Callable[[str, str], Cell | Control | None]
"""A cell or an order that a key stands for where a line is typed, told what was typed before it."""


class LeftError(Exception):
    """The player leaves the program at a prompt."""


class PetConsole:
    """So many rows and columns of the screen."""

    def __init__(self, program: Program[Pet], row: int, column: int = 0, rows: int = 1, columns: int = 39) -> None:
        self.program = program
        self.machine = program.machine
        self.shown: list[str] = []
        """The lines that stand there."""
        self.words = ""
        """What was written there last."""
        self._place = row, column
        self._size = rows, columns

    def write(self, words: str = "") -> None:
        """Show words in place of what is there; what is too long is cut off."""
        rows, columns = self._size
        self.words = words
        self.shown = [words[:columns]] if rows == 1 else wrap(words, columns)[:rows]
        lines = self.shown + [""] * (rows - len(self.shown))
        self.machine.print_at(*self._place, "\n".join(line.ljust(columns) for line in lines))

    def say(self, words: Text | Count, **values: object) -> None:
        """Show a message in the run's language."""
        self.write(self.program.text(words, **values))

    def tell(self, words: Text | Count, frames: int = READING, **values: object) -> Frames[None]:
        """Show a remark for a while; a key ends it early. The place is blank afterwards."""
        self.say(words, **values)
        yield from self.machine.pause(frames)
        self.write()

    def refuse(self, words: Text | Count, **values: object) -> Frames[None]:
        """Say with a buzz what was wrong; a key ends it early and, but in an original, is obeyed after it."""
        self.machine.chime(BUZZ)
        self.say(words, **values)
        yield from self.machine.pause(REFUSING) if self.program.original else linger(self.machine, REFUSING)
        self.write()

    def ask(self, question: Text | Count, choices: Sequence[str], default: str = "", **values: object) -> Frames[str]:
        """Ask a question answered by one key; the place is blank afterwards."""
        self.say(question, **values)
        key = yield from ask_key(self.machine, choices, self.wrong_key, default)
        self.write()
        return key

    def type_line(self, prompt: str, room: int, meant: Meant, empty: bool = False) -> Frames[str | Cell | Control]:
        """A move of at most `room` characters, typed behind a prompt up to Return; of none only if it may be `empty`.

        What a key is `meant` for instead ends the line and is the answer.
        """
        keyboard, (row, column) = self.machine.keyboard, self._place
        self.machine.waiting = Waiting("line", move=True, numeric=True)
        typed, pressed = "", self.machine.frame
        try:
            while True:
                self.write(prompt + typed)
                behind = column + len(self.shown[-1])
                if (self.machine.frame - pressed) % (2 * LIT) < LIT and behind < COLUMNS:
                    self.machine.print_at(row + len(self.shown) - 1, behind, " ", reverse=True)
                yield
                key = keyboard.take()
                if not key:
                    continue
                pressed = self.machine.frame
                if (found := meant(key, typed)) is not None:
                    return found
                if key in ("return", "enter"):
                    if typed or empty:
                        return typed
                elif key == BACK.keys[0]:
                    typed = typed[:-1]
                elif len(typed) < room and len(key) == 1 and key != " " and not self.machine.lacks(key):
                    typed += key
        finally:
            self.machine.waiting = None

    def ask_yes_no(self, question: Text | Count, default: bool, **values: object) -> Frames[bool]:
        """Ask for yes or no; fire, Return and a click mean the default."""
        key = yield from self.ask(question, YES + NO, "ny"[default], **values)
        return key in YES

    def wrong_key(self) -> Frames[None]:
        """Answer a wrong key with a buzz and, in the modern looks, the keys there are; what stood there comes back."""
        self.machine.chime(BUZZ)
        if self.program.original:
            yield
            return
        before = self.words
        self.write(which_keys(self.program, self.room))
        yield from linger(self.machine, REFUSING)
        self.write(before)

    @property
    def room(self) -> int:
        """How many letters can be shown; where lines are wrapped, somewhat fewer than there are places."""
        rows, columns = self._size
        return columns if rows == 1 else (rows - 1) * columns


def at_row(program: Program[Pet], row: int = HELP_ROW) -> Wrong:
    """For a place without a console: says which keys there are on a row of the screen, which is then as before."""
    return partial(_wrong_at, program, row)


def _wrong_at(program: Program[Pet], row: int) -> Frames[None]:
    machine = program.machine
    machine.chime(BUZZ)
    before = [machine.peek(row, column) for column in range(COLUMNS)]
    machine.print_at(row, 0, which_keys(program, COLUMNS - 1).center(COLUMNS))
    yield from linger(machine, REFUSING)
    for column, code in enumerate(before):
        machine.poke(row, column, code)


def numbered_menu(
    program: Program[Pet],
    row: int,
    column: int,
    entries: Sequence[str],
    chosen: int = 0,
    pitch: int = 1,
    leave: Sequence[str] = (),
    idle: Idle | None = None,
) -> Frames[int]:
    """Let one of several lines be chosen, which are then gone; see `choose_line`. Raises LeftError at a leaving key.

    They stand on every row or, with a `pitch` of 2, on every other; a diamond marks the one that fire takes.
    """
    machine, width = program.machine, max(map(len, entries)) + 4

    def show(at: int) -> None:
        for place, entry in enumerate(entries):
            machine.print_at(row + pitch * place, column, f"{MARK if place == at else ' '} {place + 1} {entry}")

    def under(x: int, y: int) -> int | None:
        place, between = divmod(y // CELL - row, pitch)
        return place if 0 <= x // CELL - column < width and not between else None

    wrong = at_row(program)
    at = yield from choose_line(machine, len(entries), show, under, chosen, wrong, leave=leave, idle=idle)
    for place in range(len(entries)):
        machine.print_at(row + pitch * place, column, " " * width)
    if at == NOTHING:
        raise LeftError
    return at
