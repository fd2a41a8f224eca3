"""The pencil that lies below the sheet and looks on: it draws, is glad or startled, blinks, and falls asleep."""

from enum import Enum
from functools import lru_cache

from arcade.games.graphics_editor import ART
from arcade.games.graphics_editor.layout import DESK, PENCIL_COLUMN, PENCIL_ROW
from arcade.games.graphics_editor.rules import SIDE, Dot
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.picture.areas import colour_cells
from arcade.toolkit.picture.drawing import draw_cells
from arcade.toolkit.picture.ink import BLACK, WHITE, attribute, pair
from arcade.toolkit.picture.patterns import EMPTY, tiled
from arcade.toolkit.picture.shading import moved
from arcade.toolkit.picture.shown import Shown
from arcade.toolkit.picture.sprites import CELL, Sprite, sprite


class Mood(Enum):
    """What it feels."""

    CALM = 0
    BUSY = 1
    GLAD = 2
    STARTLED = 3


TIP = ART["tip"]
RUBBER = ART["rubber"]
EYE = ART["eye"]
SHUT = ART["shut"]
PUPIL = ART["pupil"]
MOUTHS = {
    Mood.CALM: sprite("""
        #....#
        .####.
    """),
    Mood.BUSY: sprite("""
        ..##..
        ..##..
    """),
    Mood.GLAD: ART["mouths-glad"],
    Mood.STARTLED: ART["mouths-startled"],
}
SNORES = (
    ART["snores-1"],
    ART["snores-2"],
)
FACE, FACE_COLOURS, RUBBER_COLOURS = 2, pair("WR"), pair("mw")
"""Its cells: two of the tip, two of the face, one of the rubber."""
BLINK_EVERY, BLINK = 140, 7
TIRED, SNORE = 700, 50
"""Frames without a key until it sleeps, and of a breath asleep."""
LASTS = {Mood.CALM: 0, Mood.BUSY: 12, Mood.GLAD: 70, Mood.STARTLED: 40}


class Pencil:
    """Somebody who looks on; `forget` when something was drawn over it."""

    def __init__(self, machine: Spectrum) -> None:
        self.machine = machine
        self._shown = Shown()
        self._mood = Mood.CALM
        self._since = self._woken = 0

    def forget(self) -> None:
        """Draw it next time."""
        self._shown.forget()

    def feel(self, mood: Mood, frame: int) -> None:
        """Something happens in a frame; being busy disturbs no other mood."""
        if mood is not Mood.BUSY or frame - self._since >= LASTS[self._mood]:
            self._mood, self._since = mood, frame
        self._woken = frame

    def step(self, frame: int, looks_at: Dot | None, ink: int) -> None:
        """Show it in a frame; it looks at a dot, or at the keys below, and its lead has the ink's colour."""
        mood = self._mood if frame - self._since < LASTS[self._mood] else Mood.CALM
        asleep = frame - self._woken > TIRED
        shut = asleep or frame % BLINK_EVERY < BLINK
        gaze = None if shut else _gaze(looks_at)
        if self._shown.changed("face", (mood, gaze)):
            draw_cells(self.machine, _face(mood, gaze), PENCIL_ROW, PENCIL_COLUMN + FACE)
            colour_cells(self.machine, PENCIL_ROW, PENCIL_COLUMN + FACE, 2, 2, FACE_COLOURS)
            draw_cells(self.machine, RUBBER, PENCIL_ROW, PENCIL_COLUMN + 4)
            colour_cells(self.machine, PENCIL_ROW, PENCIL_COLUMN + 4, 2, 1, RUBBER_COLOURS)
        lead = BLACK if ink == WHITE else ink
        shakes = mood is Mood.BUSY and frame // 2 % 2
        if self._shown.changed("tip", (lead, shakes)):
            draw_cells(self.machine, moved(TIP, shakes, 0).opaque(), PENCIL_ROW, PENCIL_COLUMN)
            colour_cells(self.machine, PENCIL_ROW, PENCIL_COLUMN, 2, 2, attribute(lead, WHITE))
        snore = frame // SNORE % 3 if asleep else 0
        if self._shown.changed("snore", snore):
            picture = SNORES[snore - 1] if snore else tiled(EMPTY, CELL, CELL)
            draw_cells(self.machine, picture, PENCIL_ROW, PENCIL_COLUMN + 5)
            colour_cells(self.machine, PENCIL_ROW, PENCIL_COLUMN + 5, 1, 1, DESK)


def _gaze(dot: Dot | None) -> tuple[int, int]:
    """How far the pupils are from the eyes' middle: to the right, down."""
    if dot is None:
        return 0, 2
    return (dot[1] - SIDE) // 3 + 1, dot[0] // 3 - 2


@lru_cache(128)
def _face(mood: Mood, gaze: tuple[int, int] | None) -> Sprite:
    """Two eyes, shut without a gaze, and the mouth."""
    face = tiled(EMPTY, 2 * CELL, 2 * CELL)
    for left in (0, CELL):
        if gaze is None:
            face = SHUT.over(face, left, 1)
        else:
            right, down = gaze
            face = PUPIL.over(EYE, 2 + right, 2 + down).over(face, left, 1)
    mouth = MOUTHS[mood]
    return mouth.over(face, CELL - mouth.width // 2, 11)
