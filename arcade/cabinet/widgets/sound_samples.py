"""What is heard of music and effects, and in play: pictures for both, and a piece with effects over it."""

from arcade.cabinet.art import ART
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint import joypad, loudspeaker
from arcade.cabinet.paint.mascot import HEIGHT as MASCOT_HEIGHT
from arcade.cabinet.paint.mascot import WIDTH as MASCOT_WIDTH
from arcade.cabinet.paint.mascot import Mood, mascot
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.bits import drawn
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.sound.jingles import BONUS, THUD
from arcade.toolkit.sound.music import Piece
from arcade.toolkit.sound.player import player

EFFECTS = {50: BONUS, 120: THUD, 128: THUD}
"""What is heard over it, by its frames."""
STAR = ART.rows("star")
NOTES = ((-60, 8), (-34, 32), (-56, 56))
STARS = ((20, 6), (44, 26), (22, 52))
"""Where they are beside the mascot, in pixels from its edge and from its top."""


class HeardSample:
    """A piece on the page's screen, frame by frame, until its end."""

    def __init__(self, context: PageContext, in_play: bool) -> None:
        """Music in play comes without effects."""
        self._monitor = context.monitor
        self._in_play = in_play
        self._music = player(context.monitor, Piece("cabinet", "sample"), in_play)
        self._frame = 0

    @property
    def over(self) -> bool:
        """Whether all of it was laid out."""
        return self._music.over

    def step(self) -> None:
        """Lay out a frame."""
        self._music.step()
        if not self._in_play and self._frame in EFFECTS:
            self._monitor.chime(EFFECTS[self._frame])
        self._frame += 1

    def stop(self) -> None:
        """Silence at once."""
        self._music.stop()


def draw_heard(context: PageContext, rect: Rect) -> None:
    """The mascot between notes and bangs; what is left out is dark."""
    monitor, setting = context.monitor, context.preferences.sounds
    left, top, wide, high = rect
    at, top = left + (wide - MASCOT_WIDTH) // 2, top + (high - MASCOT_HEIGHT) // 2
    mascot(monitor, at, top, Mood.GLAD)
    for across, down in NOTES:
        loudspeaker.note(monitor, at + across, top + down, c.WALL2 if setting == "effects" else c.BRIGHT_YELLOW)
    for across, down in STARS:
        ink = c.WALL2 if setting == "music" else c.BRIGHT_RED
        monitor.stamp(at + MASCOT_WIDTH + across, top + down, drawn(STAR, {"p": ink}))


def draw_play_music(context: PageContext, rect: Rect) -> None:
    """A joystick in use, and notes over it if there is music."""
    monitor, (left, top, wide, high) = context.monitor, rect
    at, top = left + (wide - joypad.WIDTH) // 2, top + (high - joypad.HEIGHT) // 2 + 12
    joypad.joypad(monitor, at, top, {"fire": c.BRIGHT_YELLOW})
    for place, lift in enumerate((4, 12, 0, 9)):
        ink = c.BRIGHT_YELLOW if context.preferences.play_music else c.WALL2
        loudspeaker.note(monitor, at + 12 + place * (joypad.WIDTH - 36) // 3, top - 30 + lift, ink)
