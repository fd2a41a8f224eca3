"""What stands beside the board: whose turn it is, captured pieces, the latest moves, the keys."""

from arcade.games.checkers import art, console, strings
from arcade.games.checkers.pdn import written
from arcade.games.checkers.rules import Move
from arcade.games.checkers.state import State
from arcade.games.checkers.strings import PANEL

HEADING_ROW, KIND_ROW = 0, 1
SIDE_ROWS = 3, 5
MOVES_ROW, MOVES = 8, 4
RULERS = 7, 12, 19
KEYS_ROW = 20
MEN = 12


class Panel:
    """Draws the panel of a game; the keys and rulers only if it is a full one."""

    def __init__(self, program: State, full: bool) -> None:
        self.program = program
        self.machine = program.machine
        self._full = full

    def draw(self) -> None:
        """Draw everything but the message."""
        program, text, position = self.program, self.program.text, self.program.position
        self._line(HEADING_ROW, text(strings.TITLE).upper().center(PANEL), reverse=True)
        self._line(KIND_ROW, self._kind().center(PANEL))
        over = program.outcome is not None
        for seat, row in enumerate(SIDE_ROWS):
            name = f"{art.SMALL[seat]} {text(strings.SIDES[seat])} {program.names[seat]}"
            self._line(row, name.ljust(PANEL), reverse=not over and seat == position.seat)
            enemies = position.black if seat else position.white
            first = program.plan.start.black if seat else program.plan.start.white
            taken = first.bit_count() - enemies.bit_count()
            self._line(row + 1, (art.SMALL[1 - seat] * min(taken, MEN)).ljust(PANEL))
        for row, words in enumerate(last_lines(program.match.moves), MOVES_ROW):
            self._line(row, words)
        if self._full:
            for row in RULERS:
                self._line(row, "─" * PANEL)
            for row, key in enumerate(strings.KEYS, KEYS_ROW):
                self._line(row, text(key))

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
        self.machine.print_at(row, console.COLUMN, words[:PANEL].ljust(PANEL), reverse)


def last_lines(moves: list[Move]) -> list[str]:
    """The latest moves, two a line with their number; a long capture is told by its ends if it does not fit."""
    pairs = [(start // 2 + 1, moves[start : start + 2]) for start in range(0, len(moves), 2)][-MOVES:]
    lines: list[str] = []
    for number, pair in pairs:
        line = f"{number} " + " ".join(map(written, pair))
        if len(line) > PANEL:
            line = f"{number} " + " ".join(written(move) if len(move) == 2 else _ends(move) for move in pair)
        lines.append(line)
    return lines + [""] * (MOVES - len(lines))


def _ends(move: Move) -> str:
    return f"{move[0]}x{move[-1]}"
