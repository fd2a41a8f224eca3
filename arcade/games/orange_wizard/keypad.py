"""A number typed, clicked, or put together with the joystick from a row of keys; it appears where it belongs."""

from collections.abc import Callable

from arcade.machine.machine import Frames
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.contract.controls import BACK, DOWN, FIRE, HINT, LEFT, RIGHT, UP, Control
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.cursor import Steering, choose_cell
from arcade.toolkit.flow.prompts import Wrong
from arcade.toolkit.picture.grid import Cell, Grid
from arcade.toolkit.picture.ink import pair
from arcade.toolkit.picture.panels import write
from arcade.toolkit.sound.jingles import STEP

ROW, COLUMN, WIDTH = 22, 1, 2
KEYS = (*"1234567890,-/", "←", "OK")
DELETE, DONE = KEYS.index("←"), KEYS.index("OK")
LONGEST = 9
GRID = Grid(rows=1, columns=len(KEYS), left=8 * COLUMN, top=8 * ROW - 4, width=8 * WIDTH, height=16)
STEERING = Steering(LEFT, RIGHT, UP, DOWN, FIRE.only("pad1 fire"))
TYPED: dict[str, Cell] = {
    **{key: (0, place) for place, key in enumerate(KEYS)},
    **dict.fromkeys((*BACK.keys, "delete"), (0, DELETE)),
    **dict.fromkeys(("return", "enter"), (0, DONE)),
    ".": (0, KEYS.index(",")),
    ":": (0, KEYS.index("/")),
}
ANSWERS = tuple(key for key in TYPED if len(key) == 1 and key != "←")
KEY, ODD_KEY, CHOSEN, ENTRY, BLANK = pair("Wb"), pair("Ck"), pair("kY"), pair("kY"), pair("Wk")


def walk(cell: Cell, down: int, right: int) -> Cell:
    """Along the row of keys, round its ends."""
    del down
    return 0, (cell[1] + right) % len(KEYS)


class Keypad:
    """Asks for a text of digits."""

    def __init__(self, program: Program[Spectrum]) -> None:
        self.program = program
        self.machine = program.machine
        self.at = KEYS.index("5")
        self.typed = ""

    def ask(
        self, row: int, column: int, wrong: Wrong, alive: Callable[[Frames[Cell | Control]], Frames[Cell | Control]]
    ) -> Frames[str | Control]:
        """A line, shown at a row and a column; the hint's control instead if that is wanted."""
        self.machine.keyboard.settle()
        for place in range(len(KEYS)):
            self._show((0, place), False)
        while True:
            self._entry(row, column)
            asking = choose_cell(
                self.program, GRID, (0, self.at), self._show, TYPED, (HINT,), STEERING, wrong,
                walk=walk, answers=ANSWERS, keep=True,
            )  # fmt: skip
            chosen = yield from alive(asking)
            if isinstance(chosen, Control):
                return chosen
            self.at = chosen[1]
            if self.at == DONE:
                line, self.typed = self.typed, ""
                write(self.machine, row, column, " " * min(LONGEST + 1, 31 - column), BLANK)
                return line
            self.machine.chime(STEP)
            self.typed = self.typed[:-1] if self.at == DELETE else (self.typed + KEYS[self.at])[:LONGEST]

    def _entry(self, row: int, column: int) -> None:
        write(self.machine, row, column, f"{self.typed}_".ljust(LONGEST + 1)[: 31 - column], ENTRY)

    def _show(self, cell: Cell, on: bool) -> None:
        place = cell[1]
        if on:
            self.at = place
        colours = CHOSEN if on else ODD_KEY if place >= KEYS.index(",") else KEY
        write(self.machine, ROW, COLUMN + WIDTH * place, KEYS[place].ljust(WIDTH), colours)
