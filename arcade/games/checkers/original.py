"""The book's look: plain counters on a board of white and black squares, rows and columns typed with RETURN."""

from functools import partial

from arcade.games.checkers import DRAW, LEAVE, WRITE, art, strings
from arcade.games.checkers.bitboard import Cell, cell_of
from arcade.games.checkers.look import Look
from arcade.games.checkers.rules import BOOK_START, Move, Position
from arcade.games.checkers.scene import GRID, Style, walk
from arcade.games.checkers.state import Plan
from arcade.games.checkers.title import opened_record, people_of
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control
from arcade.toolkit.flow.cursor import ARROWS, SECOND_SEAT, HiddenCursor
from arcade.toolkit.flow.prompts import YES, ask_key

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
            cursor = HiddenCursor(GRID, start, self.board.show_cursor, steering, walk)
            meant = partial(self._meant, cursor)
            answer = yield from self.console.type_line(f"{prompt}{typed}", 2 - len(typed), meant)
            self.board.marks.cursor = None
            if not isinstance(answer, str):
                return answer
            typed += answer
        row, column = (int(sign) - 1 if sign.isascii() and sign.isdigit() else -1 for sign in typed)
        return row, column

    def _meant(self, cursor: HiddenCursor, key: str, typed: str) -> Cell | Control | None:
        """An order or a square that a key stands for, so that nothing is typed that could be meant otherwise."""
        if key in ("return", "enter") and (order := next((word for word in WORDS if typed.lower() in word.keys), None)):
            return order
        if key in BACK.keys[1:]:
            return LEAVE
        order = next((order for order in (HINT, TAKE_BACK) if key in order.keys), None)
        return order or cursor.point(key, fire=not typed)
