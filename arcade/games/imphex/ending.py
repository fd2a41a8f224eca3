"""How a game of IMPHEX ends: a lesson flies into the large imp's head, or it laughs at the pawns that have lost."""

from arcade.games.imphex import art, panel, strings
from arcade.games.imphex.art import HEIGHT, WIDTH, Face, Mood, imp
from arcade.games.imphex.scene import LEARNED, TICK
from arcade.games.imphex.state import State
from arcade.machine.machine import Frames
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.program import pause
from arcade.toolkit.letters.pet_letters import dots, lines_of, write_big
from arcade.toolkit.picture.pet_pictures import COVERING, overlay
from arcade.toolkit.picture.quadrants import put

FIRST_ROW, LAST_ROW = 1, 23
NOTE_ROW, FACE_ROW, FACE_COLUMN = 21, 2, 17
SMALL_FACE, SMALL_WINNER = (1, 18), (5, 34)
"""Places in the picture of large words."""
BOARD = 5
"""A small board's side."""
FLIGHT = 11, 1, 26
"""Row, first and last column of a lesson that flies."""
SMALL_FLIGHT = 3, 16, 22
PAWN_ROW, PAWN_COLUMNS = 11, (1, 6, 11)
WORDS_FRAMES, STARE_FRAMES, HOP_FRAMES, COLUMN_FRAMES = 80, 30, 12, 2
THOUGHTS = ((15, 0), (16, 7))
"""Columns beside its head in which thoughts rise, and how far each is at first."""
MOODS = {
    "dizzy": Mood.SHOCKED,
    "down": Mood.SAD,
    "shut": Mood.SAD,
    "glad": Mood.GLAD,
    "left": Mood.LOOKING_LEFT,
    "right": Mood.LOOKING_RIGHT,
}
"""The small face's moods."""
BROODING = (
    Face("down", "sad"), Face("left", "sad"), Face("shut", "sad"), Face("right", "flat"), Face("up", "flat"),
    Face("ahead", "grin"),
)  # fmt: skip
"""It is hurt, broods, and has an idea."""


class Ending:
    """The scene of an end, and what still moves when it is over."""

    def __init__(self, program: State, outcome: Outcome, told: str, note: str, scores: list[str]) -> None:
        """`told` is how the game ended, `note` what the imp has to say to it."""
        self.program, self.machine = program, program.machine
        self.outcome = outcome
        self.told, self.note, self.scores = told, note, scores
        big = {Outcome.WON: strings.BIG_WON, Outcome.LOST: strings.BIG_LOST}.get(outcome, strings.BIG_PLAYER_WON)
        self.words = program.text(big, n=1 + (outcome is Outcome.SECOND))
        lines = [dots(line) for line in lines_of(self.words)]
        self.words_row = NOTE_ROW - sum((len(line) + 1) // 2 + 1 for line in lines)
        self.small = self.words_row < FACE_ROW + HEIGHT

    def play(self) -> Frames[None]:
        """How it ended, in words; the board is wiped, and the imp comes up."""
        self.machine.print_at(NOTE_ROW + 1, 0, f" {self.told}".ljust(40))
        yield from pause(WORDS_FRAMES)
        for row in range(FIRST_ROW, LAST_ROW + 1):
            self.machine.print_at(row, 0, " " * 40)
            yield
        self.draw()
        self._face(Face("dizzy" if self.outcome is Outcome.WON else "glad", "flat"))
        yield from pause(STARE_FRAMES)
        if self.outcome is Outcome.WON:
            yield from self._lesson()
        for frame in range(60):
            self.rest(frame)
            yield

    def draw(self) -> None:
        for row in range(FIRST_ROW, LAST_ROW + 1):
            self.machine.print_at(row, 0, " " * 40)
        panel.scoreboard(self.machine, self.scores)
        write_big(self.machine, self.words_row, self.words)
        self.machine.print_at(NOTE_ROW, 1, self.note.rstrip(".").center(38))
        self._face(Face())

    def _lesson(self) -> Frames[None]:
        lesson = self.program.career.brain.lessons[-1]
        picture = tuple(line.replace(" ", COVERING) for line in panel.small_board(lesson.cells).split("\n"))
        row, first, last = SMALL_FLIGHT if self.small else FLIGHT
        for column in range(first, last + 1):
            self._face(Face("left" if column < last - BOARD else "up", "flat"))
            overlay(self.machine, picture, row, column)
            if column % 3 == 0:
                self.machine.chime(TICK)
            yield from pause(COLUMN_FRAMES)
            overlay(self.machine, (COVERING * BOARD,) * BOARD, row, column)
        self.machine.chime(LEARNED)
        self._face(Face("up"))
        yield from pause(STARE_FRAMES)

    def rest(self, frame: int) -> None:
        """It broods and thoughts rise; or it hops with its tongue out, and pawns tremble; or it watches others hop."""
        if frame % HOP_FRAMES:
            return
        turn = frame // HOP_FRAMES
        if self.outcome is Outcome.WON:
            self._face(BROODING[turn // 2 % len(BROODING)])
            self._think(turn)
        elif self.outcome is Outcome.LOST:
            self._face(Face("glad", "tongue" if turn // 2 % 2 else "grin"), turn % 2)
            self._pawns(turn, 0)
        else:
            self._face(Face("left" if turn // 3 % 2 else "right", "flat"))
            self._pawns(turn, int(self.outcome is Outcome.SECOND))

    def _face(self, face: Face, up: int = 0) -> None:
        """The imp, so many rows above its place."""
        if self.small:
            panel.face(self.machine, MOODS.get(face.look, Mood.WAITING), *SMALL_FACE)
            return
        dark = "." * 2 * WIDTH
        put(self.machine, FACE_ROW - 1, FACE_COLUMN, (*(dark,) * (2 - 2 * up), *imp(face), *(dark,) * 2 * up))

    def _think(self, turn: int) -> None:
        """Thoughts rise at its sides, and burst."""
        if self.small:
            return
        for column, start in THOUGHTS:
            place = (turn + start) % HEIGHT
            for row in range(HEIGHT):
                sign = " " if row != place else "○" if place < HEIGHT - 3 else "●"
                self.machine.print_at(FACE_ROW + HEIGHT - 1 - row, column, sign)

    def _pawns(self, turn: int, seat: int) -> None:
        """The beaten tremble; those who have won hop."""
        picture = art.PAWNS[seat]
        places = [SMALL_WINNER] if self.small else [(PAWN_ROW, column) for column in PAWN_COLUMNS]
        for place, (row, column) in enumerate(places):
            off = (turn + place) % 2
            for line in range(row - 1, row + len(picture)):
                self.machine.print_at(line, column, " " * BOARD)
            if self.outcome is Outcome.LOST:
                overlay(self.machine, picture, row, column + off)
            else:
                overlay(self.machine, picture, row - off, column)
