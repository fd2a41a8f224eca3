"""Pictures of IMPHEX in the PET's own characters. "~" is a blank that covers what is behind it, " " lets it show.

The imp of the end is as large as half the screen, in quarter cells, with eyes that look about.
"""

from dataclasses import dataclass
from enum import Enum

from arcade.games.imphex import ART
from arcade.toolkit.picture.art import Rows
from arcade.toolkit.picture.quadrants import over

COUNTERS = ART.rows("human counter"), ART.rows("computer counter")
"""The original's pieces: the human's outline, the computer's solid."""
PAWNS = ART.rows("human pawn"), ART.rows("computer pawn")
"""The modern pieces: outlined pawns against solid imps."""

RULED = ART.rows("ruled cell")
HATCHED: Rows = ("╱╱╱╱╱╱",) * 6
BARE: Rows = ("      ",) * 6
LINE_FRAME, BLOCK_FRAME = ("┌─┐", "││", "└─┘"), ("▗▄▖", "▐▌", "▝▀▘")
CURSOR, HELD = ART.rows("cursor"), ART.rows("held")

BRAIN = ART.rows("brain")
"""A place for each of the 22 bad positions."""
UNLIT, LIT = "○", "●"
BARS = " ▁▂▃▄▅▆▇█"
"""A bar's top character by its height in eighths."""


class Mood(Enum):
    """What the imp's small face shows; each is the name of the drawing of its eyes and mouth."""

    WAITING = "waiting"
    LOOKING_LEFT = "looking left"
    LOOKING_RIGHT = "looking right"
    BLINKING = "blinking"
    THINKING = "thinking"
    GLAD = "glad"
    SHOCKED = "shocked"
    SAD = "sad"
    CROSS = "cross"

    @property
    def face(self) -> Rows:
        """The whole face, 14 columns and 8 rows."""
        face, features = ART.rows("face"), ART.rows(self.value)
        return (*face[:3], *features[:2], face[5], *features[2:])


def framed_board(dark: Rows, light: Rows, frame: tuple[str, str, str]) -> Rows:
    """The board's 20x20 characters: nine cells of 6x6, those in the corners dark.

    `frame` has the characters of the top (corner, edge, corner), the two sides, and the bottom.
    """
    top, sides, bottom = frame
    rows = [
        sides[0] + "".join((dark, light)[(row + column) % 2][line] for column in range(3)) + sides[1]
        for row in range(3)
        for line in range(6)
    ]
    return (_edge(top), *rows, _edge(bottom))


def _edge(signs: str) -> str:
    return signs[0] + signs[1] * 18 + signs[2]


WIDTH, HEIGHT = 22, 13
"""Characters of the large imp."""
PUPILS = {"ahead": (4, 2), "left": (1, 2), "right": (7, 2), "up": (4, 0), "down": (4, 4)}
"""Where a pupil stands in its eye, in quarter cells."""
EYES_ROW, EYE_COLUMNS = 8, (7, 25)
MOUTH_ROW, MOUTH_COLUMN = 19, 12


@dataclass(frozen=True)
class Face:
    """Where it looks, or "shut", "glad" or "dizzy", and its mouth."""

    look: str = "ahead"
    mouth: str = "grin"


def imp(face: Face) -> Rows:
    if face.look in PUPILS:
        eye = over(ART.rows("open eye"), ART.rows("pupil"), *PUPILS[face.look])
    else:
        eye = ART.rows(f"{face.look} eye")
    head = over(ART.rows("head"), ART.rows(f"{face.mouth} mouth"), MOUTH_COLUMN, MOUTH_ROW)
    for column in EYE_COLUMNS:
        head = over(head, eye, column, EYES_ROW)
    return head
