"""The look of the article's program: plain counters, typed numbers with RETURN, nothing beside the board but scores."""

from arcade.games.imphex import LEAVE, art, strings
from arcade.games.imphex.levels import Scan
from arcade.games.imphex.look import Look
from arcade.games.imphex.rules import Move
from arcade.games.imphex.scene import GRID, LOST, WON, Style, number_of
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import BACK, HINT, TAKE_BACK, Control, orders
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.flow.cursor import BY_SEAT, HiddenCursor
from arcade.toolkit.flow.pet_console import READING
from arcade.toolkit.picture.grid import Cell

ORDERS = orders(HINT, TAKE_BACK)
NUMBERS = "123456789"
TITLE_CORNER, TITLE_WIDTH = (7, 4), 32
FIRST_CELLS: tuple[Cell, Cell] = ((2, 1), (0, 1))
"""Where each seat's cursor first appears when somebody steers."""
SCANS = {"f": Scan.FIXED, "r": Scan.RANDOM, "a": Scan.RANDOM}
"""Answers to the question for the scan: fixed (fix), random, aleator."""
USUAL_SCAN = "f"


class Original(Look):
    STYLE = Style(art.framed_board(art.RULED, art.RULED, art.LINE_FRAME), art.COUNTERS, frames_a_step=4)
    THINKING_FRAMES = 45

    def title(self) -> Frames[None]:
        self.machine.clear()
        heading = self.program.text(strings.HEADING).center(TITLE_WIDTH - 2)
        inside = ["", "I M P H E X".center(TITLE_WIDTH - 2), "", heading, ""]
        edge = "▒" * TITLE_WIDTH
        title = [edge, *(f"▒{line.ljust(TITLE_WIDTH - 2)}▒" for line in inside), edge]
        self.machine.print_at(*TITLE_CORNER, "\n".join(title))
        if (yield from self.console.ask_yes_no(strings.INSTRUCTIONS, default=False)):
            yield from self.instructions()
        if not self.program.two:
            asked = self.console.ask(strings.WHICH_SCAN, tuple(SCANS), default=USUAL_SCAN)
            scan = yield from self.program.agreed(asked, USUAL_SCAN)
            self.program.career.scan = SCANS[scan]

    def ask_move(self) -> Frames[Move | Control]:
        """Ask for two numbers, a RETURN after each or after both; arrows bring a cursor to choose with instead."""
        typed, seat = "", self.program.position.seat
        cursor = self._cursor = HiddenCursor(GRID, FIRST_CELLS[seat], self.scene.show_cursor, BY_SEAT[seat])
        prompt = self.program.text(self.company.typed_turn, n=seat + 1)
        while len(typed) < len(Move._fields):
            self.machine.keyboard.flush()
            answer = yield from self.console.type_line(prompt, len(Move._fields) - len(typed), self._meant)
            cursor.hide()
            if isinstance(answer, Control):
                break
            typed += answer if isinstance(answer, str) else str(number_of(answer))
            prompt += f"{typed}  {self.program.text(strings.TO)}"
            if cursor.seen and typed[0] in NUMBERS:
                self.scene.hold(int(typed[0]))
        self.scene.hold(None)
        self.console.write()
        if isinstance(answer, Control):
            return answer
        return Move(*(int(sign) if sign in NUMBERS else 0 for sign in typed))

    def _meant(self, key: str, typed: str) -> Cell | Control | None:
        if key in BACK.keys[1:] or (key in ("return", "enter") and typed.lower() in LEAVE.keys):
            return LEAVE
        order = ORDERS.get(key)
        return order if order or typed else self._cursor.point(key)

    def end(self, outcome: Outcome) -> Frames[None]:
        self.machine.chime(LOST if outcome is Outcome.LOST else WON)
        yield from self._tell(self.how(outcome))
        if outcome is Outcome.WON:
            yield
        self.cover(self.scores())
        yield from self._tell(self.comment(outcome))
        if self.complete(outcome):
            yield from self.console.tell(strings.COMPLETE)

    def _tell(self, words: str) -> Frames[None]:
        self.console.write(words)
        yield from self.machine.pause(READING)
        self.console.write()
