"""What stands beside the board: whose turn it is, captured pieces, the latest moves, the messages; and who looks on.

The modern panel has the PET, with a face in its glass, and the keys. Menus and pages have the whole screen.
"""

from collections.abc import Sequence

from arcade.games.checkers import LEAVE, art, strings
from arcade.games.checkers.art import Mood, pet
from arcade.games.checkers.levels import PANEL
from arcade.games.checkers.notation import written
from arcade.games.checkers.rules import BLACK, SIDE, Cell, Move, Position
from arcade.games.checkers.state import State
from arcade.machine.machine import Frames
from arcade.machine.pet import Pet
from arcade.toolkit.contract.controls import BACK
from arcade.toolkit.contract.program import Program
from arcade.toolkit.flow.list_menu import Idle
from arcade.toolkit.flow.pet_console import LeftError, PetConsole, numbered_menu
from arcade.toolkit.flow.prompts import ask_key
from arcade.toolkit.picture.pet_eyes import Glance
from arcade.toolkit.picture.quadrants import put

ROW, ROWS, COLUMN = 13, 6, 26
"""Where messages are, in the look of the book."""
LAST_ROW = 23
AWAY = (*LEAVE.keys, *BACK.keys)
"""Keys that leave a menu or a page."""
HEADING_ROW, KIND_ROW = 0, 1
SIDE_ROWS = 3, 5
MOVES_ROW, MOVES = 8, 4
MEN = 12
FACE_ROW, FACE_KIND_ROW, FACE_MOVES_ROW, WORDS_ROW, KEYS_ROW = 0, 9, 14, 15, 19
WORDS = 4
BLINK_EVERY, BLINK_FRAMES = 140, 7
YAWN_AFTER = 700
"""Frames of waiting after which the PET yawns."""
YAWN_FRAMES = 60
AHEAD = 2
"""Pieces more that make one grin, or worry."""


class Console(PetConsole):
    """Tells and asks in the message place; menus and pages have the whole screen."""

    def __init__(self, program: Program[Pet], row: int = ROW, rows: int = ROWS, columns: int = PANEL) -> None:
        super().__init__(program, row, COLUMN, rows, columns)

    def turn_page(self, words: str) -> Frames[None]:
        """Wait for SPACE, fire or Return below a page. Raises LeftError."""
        self.machine.print_at(LAST_ROW, 1, words)
        key = yield from ask_key(self.machine, (" ", *AWAY), self.wrong_key, " ")
        if key in AWAY:
            raise LeftError

    def menu(
        self, row: int, column: int, entries: Sequence[str], chosen: int = 0, idle: Idle | None = None
    ) -> Frames[int]:
        return numbered_menu(self.program, row, column, entries, chosen, leave=AWAY, idle=idle)


class Panel:
    WIDTH = PANEL
    SIDE_ROWS = SIDE_ROWS

    def __init__(self, program: State) -> None:
        self.program = program
        self.machine = program.machine

    def draw(self) -> None:
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
        return text(self.program.opponent.words)

    def _line(self, row: int, words: str, reverse: bool = False) -> None:
        self.machine.print_at(row, COLUMN, words[: self.WIDTH].ljust(self.WIDTH), reverse)


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


class FacePanel(Panel):
    WIDTH = strings.NARROW
    SIDE_ROWS = (10, 12)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.mood = Mood.CALM
        self.glance: Glance = (0, 0)

    def draw(self) -> None:
        self._line(FACE_KIND_ROW, self._kind().center(self.WIDTH))
        self._sides()
        self._line(FACE_MOVES_ROW, last_lines(self.program.match.moves, 1, self.WIDTH)[0])
        for row, key in enumerate(strings.KEYS, KEYS_ROW):
            self._line(row, self.program.text(key))
        self.mood = mood_of(self.program)
        self.face()

    def face(self, shut: bool = False, keys: int = 0) -> None:
        put(self.machine, FACE_ROW, COLUMN, pet(self.mood, self.glance, shut, keys))

    def look_at(self, cell: Cell) -> None:
        row, column = cell
        self.glance = -1 if column < SIDE - 2 else 0, (row > 2) - (row < 1)
        self.face()

    def idle(self, frame: int) -> None:
        if frame % YAWN_AFTER in (0, YAWN_FRAMES) and frame >= YAWN_AFTER:
            self.mood = Mood.WORRIED if frame % YAWN_AFTER == 0 else mood_of(self.program)
            self.face(shut=self.mood is Mood.WORRIED)
        elif frame and frame % BLINK_EVERY in (0, BLINK_FRAMES):
            self.face(shut=frame % BLINK_EVERY == 0)


def mood_of(program: State) -> Mood:
    """What the PET feels: how it stands, if it plays."""
    if program.two:
        return Mood.CALM
    lead = worth(program.position, 1 - program.people[0])
    return Mood.GRINNING if lead >= AHEAD else Mood.WORRIED if lead <= -AHEAD else Mood.CALM


def worth(position: Position, seat: int) -> int:
    """So many pieces a seat has more than the other, a king as two."""
    black, white = (side.bit_count() + (side & position.kings).bit_count() for side in (position.black, position.white))
    return black - white if seat == BLACK else white - black
