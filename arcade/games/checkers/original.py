"""The book's look: plain counters on a board of white and black squares, rows and columns typed with RETURN."""

from arcade.games.checkers import DRAW, LEAVE, WRITE, art, strings
from arcade.games.checkers.levels import PANEL
from arcade.games.checkers.look import Look
from arcade.games.checkers.panel import COLUMN, ROW, ROWS, Panel
from arcade.games.checkers.rules import BOOK_START, Cell, Move, cell_of
from arcade.games.checkers.scene import GRID, Style, walk
from arcade.games.checkers.state import Plan, State, opened_plan, people_of
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control, orders
from arcade.toolkit.flow.cursor import BY_SEAT, HiddenCursor
from arcade.toolkit.flow.pet_console import PetConsole
from arcade.toolkit.flow.prompts import YES, ask_key

ORDERS = orders(HINT, TAKE_BACK)
TITLE_ROW, QUESTION_ROW = 4, 12


class Original(Look):
    STYLE = Style(art.COUNTERS, art.WHITE_SQUARE, art.SHADED, frames_a_step=3)

    def __init__(self, program: State) -> None:
        super().__init__(program, PetConsole(program, ROW, COLUMN, ROWS, PANEL), Panel(program))

    def ask_plan(self) -> Frames[Plan]:
        machine, text = self.machine, self.program.text
        machine.clear()
        machine.print_at(TITLE_ROW, 0, " ".join(text(strings.TITLE).upper()).center(40).rstrip())
        machine.print_at(TITLE_ROW + 2, 0, text(strings.HEADING).center(40).rstrip())
        if (yield from self._ask(text(strings.INSTRUCTIONS), "n")):
            yield from self.pages(strings.BOOK_PAGES)
            machine.clear()
        if opened := opened_plan(self.program):
            return opened
        black = self.program.two or (yield from self._ask(text(strings.MOVE_FIRST), "y"))
        return Plan(people_of(self.program, int(not black)), BOOK_START)

    def _ask(self, question: str, default: str) -> Frames[bool]:
        self.machine.print_at(QUESTION_ROW, 0, question.ljust(40))
        return (yield from ask_key(self.machine, ("y", "d", "n"), self.wrong_key, default)) in YES

    def mark(self, path: Move) -> None:
        self.scene.mark(held=path[0] if path else 0)

    def ask_square(self, path: Move) -> Frames[Cell | Control]:
        """Ask for a row and a column, one RETURN after each or after both; arrows bring up a cursor instead."""
        program, position = self.program, self.program.position
        if path:
            row, column = cell_of(path[-1])
            prompt = program.text(strings.TYPE_TO, row=row + 1, column=column + 1)
        else:
            prompt = program.text(strings.TYPE_FROM, side=program.text(strings.SIDES[position.seat]))
            self.machine.keyboard.flush()
        start = cell_of(path[-1] if path else position.moves()[0][0])
        typed = ""
        while len(typed) < 2:
            answer = yield from self._ask_line(prompt, typed, start)
            if not isinstance(answer, str):
                return answer
            typed += answer
        row, column = (int(sign) - 1 if sign.isascii() and sign.isdigit() else -1 for sign in typed)
        return row, column

    def _ask_line(self, prompt: str, before: str, start: Cell) -> Frames[str | Cell | Control]:
        """What is typed after what was before; or a square pointed at, or an order."""
        steering = BY_SEAT[self.program.two and self.program.position.seat]
        cursor = HiddenCursor(GRID, start, self.scene.show_cursor, steering, walk)

        def meant(key: str, typed: str) -> Cell | Control | None:
            order = ORDERS.get(key)
            return order or (LEAVE if key in BACK.keys[1:] else cursor.point(key, fire=not typed))

        answer = yield from self.console.type_line(prompt + before, 2 - len(before), meant)
        self.scene.cursor = None
        if isinstance(answer, str):
            return next((order for order in (WRITE, DRAW, LEAVE) if answer.lower() in order.keys), answer)
        return answer
