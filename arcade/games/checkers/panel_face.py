"""What stands beside the modern board: the PET, who looks on; both sides, the latest moves, the keys."""

from arcade.games.checkers import strings
from arcade.games.checkers.bitboard import SIDE, Cell
from arcade.games.checkers.console import COLUMN, Console
from arcade.games.checkers.figures import Mood, pet
from arcade.games.checkers.panel import Panel, last_lines
from arcade.games.checkers.rules import BLACK, Position
from arcade.games.checkers.state import State
from arcade.toolkit.picture.pet_eyes import Glance
from arcade.toolkit.picture.quadrants import put

FACE_ROW, KIND_ROW, MOVES_ROW, WORDS_ROW, KEYS_ROW = 0, 9, 14, 15, 19
WORDS = 4
BLINK_EVERY, BLINK = 140, 7
YAWN_AFTER, YAWN = 700, 60
"""Frames of waiting after which the PET yawns, and for how many."""
AHEAD = 2
"""Pieces more that make one grin, or worry."""


def face_console(program: State) -> Console:
    """The message place of the modern look."""
    return Console(program, WORDS_ROW, WORDS, strings.NARROW)


class FacePanel(Panel):
    """Draws the panel; the PET in it has a mood, looks at something and blinks."""

    WIDTH = strings.NARROW
    SIDE_ROWS = (10, 12)

    def __init__(self, program: State) -> None:
        super().__init__(program)
        self.mood = Mood.CALM
        self.glance: Glance = (0, 0)

    def draw(self) -> None:
        """Draw everything but the message."""
        self._line(KIND_ROW, self._kind().center(self.WIDTH))
        self._sides()
        self._line(MOVES_ROW, last_lines(self.program.match.moves, 1, self.WIDTH)[0])
        for row, key in enumerate(strings.KEYS, KEYS_ROW):
            self._line(row, self.program.text(key))
        self.mood = mood_of(self.program)
        self.face()

    def face(self, shut: bool = False, keys: int = 0) -> None:
        """The PET as it is."""
        put(self.machine, FACE_ROW, COLUMN, pet(self.mood, self.glance, shut, keys))

    def look_at(self, cell: Cell) -> None:
        """Let the PET look at a square; it stands beside the upper rows."""
        row, column = cell
        self.glance = -1 if column < SIDE - 2 else 0, (row > 2) - (row < 1)
        self.face()

    def idle(self, frame: int) -> None:
        """It blinks and, if it takes long, yawns."""
        if frame % YAWN_AFTER in (0, YAWN) and frame >= YAWN_AFTER:
            self.mood = Mood.WORRIED if frame % YAWN_AFTER == 0 else mood_of(self.program)
            self.face(shut=self.mood is Mood.WORRIED)
        elif frame and frame % BLINK_EVERY in (0, BLINK):
            self.face(shut=frame % BLINK_EVERY == 0)


def mood_of(program: State) -> Mood:
    """What the PET feels: how it stands, if it plays."""
    if program.two:
        return Mood.CALM
    lead = worth(program.position, 1 - program.people[0])
    return Mood.GRINNING if lead >= AHEAD else Mood.WORRIED if lead <= -AHEAD else Mood.CALM


def worth(position: Position, seat: int) -> int:
    """So many pieces a seat has more than the other, a king as two."""
    black = position.black.bit_count() + (position.black & position.kings).bit_count()
    white = position.white.bit_count() + (position.white & position.kings).bit_count()
    return black - white if seat == BLACK else white - black
