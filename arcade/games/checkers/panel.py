"""What stands beside the board: whose turn it is, captured pieces, the latest moves, the messages; and who looks on."""

from collections.abc import Sequence

from arcade.games.checkers import LEAVE, art, strings
from arcade.games.checkers.art import Mood, pet
from arcade.games.checkers.levels import PANEL
from arcade.games.checkers.notation import written
from arcade.games.checkers.rules import BLACK, SIDE, Cell, Move
from arcade.games.checkers.state import State
from arcade.toolkit.contract.controls import BACK
from arcade.toolkit.picture.pet_eyes import Glance
from arcade.toolkit.picture.quadrants import put

ROW, ROWS, COLUMN = 13, 6, 26
"""Where messages are, in the look of the book."""
AWAY = (*LEAVE.keys, *BACK.keys)
"""Keys that leave a menu or a page."""
HEADING_ROW, KIND_ROW, MOVES_ROW, MOVES = 0, 1, 8, 4
FACE_ROW, FACE_KIND_ROW, FACE_MOVES_ROW, WORDS_ROW, KEYS_ROW = 0, 9, 14, 15, 19
WORDS = 4
"""Rows of messages."""
BLINK_EVERY, BLINK_FRAMES, YAWN_EVERY, YAWN_FRAMES = 140, 7, 700, 60
AHEAD = 2
"""Pieces more that make one grin, or worry."""


class Panel:
    WIDTH = PANEL
    SIDE_ROWS = (3, 5)

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
            self._line(row, name, reverse=not over and seat == position.seat)
            enemies = position.black if seat else position.white
            first = program.plan.start.black if seat else program.plan.start.white
            taken = first.bit_count() - enemies.bit_count()
            self._line(row + 1, art.SMALL[1 - seat] * min(taken, 12))

    def _kind(self) -> str:
        program, plan = self.program, self.program.plan
        if plan.problem:
            return program.text(strings.PROBLEM, n=plan.problem)
        who = strings.TWO_PLAYERS if program.two else program.opponent.words
        return program.text(strings.BOOK_RULES if plan.start.book and not program.original else who)

    def _line(self, row: int, words: str, reverse: bool = False) -> None:
        self.machine.print_at(row, COLUMN, words[: self.WIDTH].ljust(self.WIDTH), reverse)


def last_lines(moves: Sequence[Move], lines: int = MOVES, width: int = PANEL) -> list[str]:
    """The latest moves, two a line with their number.

    A long capture is told by its ends if it does not fit, and the number is left out if even that is too long.
    """
    told: list[str] = []
    for start in range(0, len(moves), 2)[-lines:]:
        pair = moves[start : start + 2]
        words = " ".join(map(written, pair))
        line = f"{start // 2 + 1} {words}"
        if len(line) > width:
            words = " ".join(written(move, 2) for move in pair)
            line = f"{start // 2 + 1} {words}"
        told.append(line if len(line) <= width else words)
    return told + [""] * (lines - len(told))


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
        self.feel(mood_of(self.program))

    def feel(self, mood: Mood) -> None:
        self.mood = mood
        self.face()

    def face(self, shut: bool = False, keys: int = 0) -> None:
        put(self.machine, FACE_ROW, COLUMN, pet(self.mood, self.glance, shut, keys))

    def look_at(self, cell: Cell) -> None:
        row, column = cell
        self.glance = -1 if column < SIDE - 2 else 0, (row > 2) - (row < 1)
        self.face()

    def idle(self, frame: int) -> None:
        if frame % YAWN_EVERY in (0, YAWN_FRAMES) and frame >= YAWN_EVERY:
            self.mood = mood_of(self.program) if frame % YAWN_EVERY else Mood.WORRIED
            self.face(shut=self.mood is Mood.WORRIED)
        elif frame and frame % BLINK_EVERY in (0, BLINK_FRAMES):
            self.face(shut=frame % BLINK_EVERY == 0)


def mood_of(program: State) -> Mood:
    """What the PET feels: how it stands, if it plays; a king counts as two."""
    position = program.position
    black, white = (side.bit_count() + (side & position.kings).bit_count() for side in (position.black, position.white))
    lead = 0 if program.two else white - black if program.people == (BLACK,) else black - white
    return Mood.GRINNING if lead >= AHEAD else Mood.WORRIED if lead <= -AHEAD else Mood.CALM
