"""What stands beside the board in the look of the book: whose turn it is, captured pieces, the latest moves."""

from collections.abc import Sequence

from arcade.games.checkers import art, console, strings
from arcade.games.checkers.notation import written
from arcade.games.checkers.rules import Move
from arcade.games.checkers.state import State
from arcade.games.checkers.strings import PANEL

HEADING_ROW, KIND_ROW = 0, 1
SIDE_ROWS = 3, 5
MOVES_ROW, MOVES = 8, 4
MEN = 12


class Panel:
    """Draws the panel of a game."""

    WIDTH = PANEL
    SIDE_ROWS = SIDE_ROWS

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def draw(self) -> None:
        """Draw everything but the message."""
        self._line(HEADING_ROW, self.program.text(strings.TITLE).upper().center(PANEL), reverse=True)
        self._line(KIND_ROW, self._kind().center(PANEL))
        self._sides()
        for row, words in enumerate(last_lines(self.program.match.moves), MOVES_ROW):
            self._line(row, words)

    def _sides(self) -> None:
        """Both sides, the one to move in reverse, each above what it has captured."""
        program, text, position = self.program, self.program.text, self.program.position
        over = program.outcome is not None
        for seat, row in enumerate(self.SIDE_ROWS):
            name = f"{art.SMALL[seat]} {text(strings.SIDES[seat])} {program.names[seat]}"
            self._line(row, name.ljust(self.WIDTH), reverse=not over and seat == position.seat)
            enemies = position.black if seat else position.white
            first = program.plan.start.black if seat else program.plan.start.white
            taken = first.bit_count() - enemies.bit_count()
            self._line(row + 1, art.SMALL[1 - seat] * min(taken, MEN))

    def _kind(self) -> str:
        text, plan = self.program.text, self.program.plan
        if plan.problem:
            return text(strings.PROBLEM, n=plan.problem)
        if plan.start.book and not self.program.original:
            return text(strings.BOOK_RULES)
        if self.program.two:
            return text(strings.TWO_PLAYERS)
        return text(strings.LEVEL_NAMES[self.program.setup.level - 1])

    def _line(self, row: int, words: str, reverse: bool = False) -> None:
        self.machine.print_at(row, console.COLUMN, words[: self.WIDTH].ljust(self.WIDTH), reverse)


def last_lines(moves: Sequence[Move], lines: int = MOVES, width: int = PANEL) -> list[str]:
    """The latest moves, two a line with their number.

    A long capture is told by its ends if it does not fit, and the number is left out if even that is too long.
    """
    pairs = [(start // 2 + 1, moves[start : start + 2]) for start in range(0, len(moves), 2)][-lines:]
    told: list[str] = []
    for number, pair in pairs:
        line = f"{number} " + " ".join(map(written, pair))
        if len(line) > width:
            line = f"{number} " + " ".join(written(move) if len(move) == 2 else _ends(move) for move in pair)
        if len(line) > width:
            line = line.split(" ", 1)[1]
        told.append(line)
    return told + [""] * (lines - len(told))


def _ends(move: Move) -> str:
    return f"{move[0]}x{move[-1]}"
