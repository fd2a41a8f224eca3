"""The book's look: plain counters on a board of white and black squares, rows and columns typed with RETURN."""

from arcade.games.checkers import DRAW, LEAVE, WRITE, art, strings
from arcade.games.checkers.bitboard import Cell, cell_of
from arcade.games.checkers.console import COLUMN, ROW
from arcade.games.checkers.look import Look
from arcade.games.checkers.rules import BOOK_START, Move, Position
from arcade.games.checkers.scene import GRID, Style, walk
from arcade.games.checkers.state import Plan
from arcade.games.checkers.strings import PANEL
from arcade.games.checkers.title import opened_record, people_of
from arcade.machine.machine import Frames, Waiting
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.contract.texts import wrap
from arcade.toolkit.flow.cursor import ARROWS, SECOND_SEAT, Steering, clicked
from arcade.toolkit.flow.prompts import YES, ask_key

LIT = 20
"""Frames for which the cursor of a typed line stays lit, and dark."""
WORDS = (WRITE, DRAW, LEAVE)
"""Orders that are typed as a line of one letter."""
TITLE_ROW, QUESTION_ROW = 4, 12


class Original(Look):
    """Asks all its questions in words."""

    STYLE = Style(art.COUNTERS, art.WHITE_SQUARE, art.SHADED, frames_a_step=3)
    FULL_PANEL = False

    def opening(self) -> Frames[Plan]:
        machine, text = self.machine, self.program.text
        machine.clear()
        name = " ".join(text(strings.TITLE).upper())
        machine.print_at(TITLE_ROW, 0, name.center(40).rstrip())
        machine.print_at(TITLE_ROW + 2, 0, text(strings.HEADING).center(40).rstrip())
        if (yield from self._ask(text(strings.INSTRUCTIONS), "n")):
            yield from self.pages(strings.BOOK_PAGES)
            machine.clear()
        record = opened_record(self.program)
        if record is not None:
            return Plan(people_of(self.program, record.positions[-1].seat), record.start, record.moves)
        black = self.program.setup.seats == 2 or (yield from self._ask(text(strings.MOVE_FIRST), "y"))
        return Plan(people_of(self.program, int(not black)), BOOK_START)

    def _ask(self, question: str, default: str) -> Frames[bool]:
        self.machine.print_at(QUESTION_ROW, 0, question.ljust(40))
        return (yield from ask_key(self.machine, ("y", "d", "n"), self.console.wrong_key, default)) in YES

    def mark(self, position: Position, path: Move) -> None:
        """Only the piece in hand is marked."""
        del position
        self.board.mark(held=path[0] if path else 0)

    def point(self, position: Position, path: Move) -> Frames[Cell | Control]:
        """Ask for a row and a column, one RETURN after each or after both; arrows bring up a cursor instead."""
        if path:
            row, column = cell_of(path[-1])
            prompt = self.program.text(strings.TYPE_TO, row=row + 1, column=column + 1)
        else:
            prompt = self.program.text(strings.TYPE_FROM, side=self.program.text(strings.SIDES[position.seat]))
            self.machine.keyboard.flush()
        steering = SECOND_SEAT if self.program.setup.seats == 2 and position.seat else ARROWS
        start = cell_of(path[-1] if path else position.moves()[0][0])
        typed = ""
        while len(typed) < 2:
            answer = yield from _Line(self, prompt, typed, steering, start).ask()
            if not isinstance(answer, str):
                return answer
            typed += answer
        row, column = (int(sign) - 1 if sign.isascii() and sign.isdigit() else -1 for sign in typed)
        return row, column


class _Line:
    """One typed line below a prompt, of which nothing is lost that could be meant otherwise."""

    def __init__(self, look: Original, prompt: str, before: str, steering: Steering, start: Cell) -> None:
        self.look = look
        self.prompt = prompt
        self.before = before
        self.steering = steering
        self.cell = start

    def ask(self) -> Frames[str | Cell | Control]:
        """At least one character, as many as are wanted at most; or a square pointed at, or an order."""
        machine = self.look.machine
        machine.waiting = Waiting("line", move=True)
        typed, blink = "", 0
        try:
            while True:
                self._show(typed, blink % (2 * LIT) < LIT)
                blink += 1
                yield
                key = machine.keyboard.take()
                if not key:
                    continue
                blink = 0
                if key in ("return", "enter"):
                    order = next((order for order in WORDS if typed.lower() in order.keys), None)
                    if order is not None:
                        return order
                    if typed:
                        return typed
                if key == BACK.keys[0]:
                    typed = typed[:-1]
                elif (meant := self._meant(key, typed)) is not None:
                    return meant
                elif len(typed) < 2 - len(self.before) and len(key) == 1 and key != " " and not machine.lacks(key):
                    typed += key
        finally:
            machine.waiting = None
            self.look.board.marks.cursor = None

    def _meant(self, key: str, typed: str) -> Cell | Control | None:
        """An order or a square that a key stands for."""
        board = self.look.board
        for order in (HINT, TAKE_BACK):
            if key in order.keys:
                return order
        if key in BACK.keys:
            return LEAVE
        step = self.steering.direction(key)
        if step is not None:
            self.cell = walk(self.cell, *step) if board.marks.cursor else self.cell
            board.show_cursor(self.cell, True)
        elif board.marks.cursor and key in self.steering.fire.keys and not typed:
            return self.cell
        elif (pixel := clicked(key)) is not None:
            return GRID.at(*pixel)
        return None

    def _show(self, typed: str, lit: bool) -> None:
        self.look.console.write(f"{self.prompt}{self.before}{typed}")
        lines = wrap(f"{self.prompt}{self.before}{typed}", PANEL)
        row, column = ROW + len(lines) - 1, COLUMN + len(lines[-1])
        if lit and column < COLUMN + PANEL:
            self.look.machine.print_at(row, column, " ", reverse=True)
