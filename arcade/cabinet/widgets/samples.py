"""Live samples: what a setting does, drawn beside the list, and heard where it is a sound."""

from collections.abc import Callable

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.paint import cassette, joypad, loudspeaker
from arcade.cabinet.paint.caps import key
from arcade.cabinet.paint.headline import GOLD, ICE, LARGE, RUST, headline_centred
from arcade.cabinet.paint.mascot import HEIGHT as MASCOT_HEIGHT
from arcade.cabinet.paint.mascot import WIDTH as MASCOT_WIDTH
from arcade.cabinet.paint.mascot import Mood, mascot
from arcade.cabinet.paint.panel import STRIPES, bubble
from arcade.cabinet.paint.typeset import AIRY, CAPITALS, put_lines, wrapped
from arcade.cabinet.widgets.picture_samples import draw_fullscreen, draw_glass, draw_letters, draw_looks, draw_scaling
from arcade.cabinet.widgets.shelf_tune import TUNE_PARTS, ShelfTune
from arcade.cabinet.widgets.sound_samples import HeardSample, draw_heard, draw_play_music
from arcade.cabinet.widgets.touch_sample import draw_panel
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect

TUNE = ((0.09, 0), (0.09, 4), (0.09, 7), (0.09, 12), (0.09, 7), (0.18, 12))
"""What is played when a setting of the sound is turned."""
HEARD = ("volume", "mute")
NOTES = {"on": ((10, 30), (30, 8), (178, 8), (198, 30)), "low": ((30, 22), (182, 22)), "off": ()}
"""Where notes rise beside the mascot, for each loudness of the shelf."""
CAP = 26
FLASH = 9
"""Frames of each colour: flashes that are quicker may harm."""
CASSETTE = "ROBAC"
BAND = 12
"""Pixels of the restless border's width."""
STRIPE = 4
"""Pixels of the height of its stripes."""


class Samples:
    """Draws the sample of a setting; those that move do so frame by frame."""

    def __init__(self, context: PageContext, rect: Rect) -> None:
        self._context = context
        self._rect = rect
        self._name = ""
        self._frame = 0
        self._heard: tuple[object, ...] = self._sounds()
        self._shelf = context.preferences.shelf_sound
        self._kinds = self._kinds_heard()
        self._tune: ShelfTune | HeardSample | None = None
        self._scenes: dict[str, Callable[[], None]] = {
            "language": self._draw_language,
            "look": lambda: draw_glass(context, rect),
            "scaling": lambda: draw_scaling(context, rect),
            "phosphor": lambda: draw_glass(context, rect),
            "letters": lambda: draw_letters(context, rect),
            "fullscreen": lambda: draw_fullscreen(context, rect),
            "volume": self._draw_volume,
            "mute": self._draw_volume,
            "sounds": lambda: draw_heard(context, rect),
            "play_music": lambda: draw_play_music(context, rect),
            "shelf_sound": self._draw_shelf_sound,
            "touch_side": lambda: draw_panel(context, rect),
            "touch_size": lambda: draw_panel(context, rect),
            "touch_opacity": lambda: draw_panel(context, rect),
            "buzz": lambda: draw_panel(context, rect),
            "calm": self._draw_calm,
            "original": lambda: draw_looks(context, rect),
            "keys": self._draw_keys,
            "pads": self._draw_pads,
            "everything": self._draw_everything,
        }

    def draw(self, name: str) -> None:
        """Show the sample of a setting, in an empty field; a sound that was turned is heard."""
        if name != self._name:
            self.stop()
        self._name, self._frame = name, 0
        self._scenes[name]()
        heard, self._heard = self._heard, self._sounds()
        if heard != self._heard:
            self._context.monitor.chime(TUNE)
        kinds, self._kinds = self._kinds, self._kinds_heard()
        if kinds != self._kinds:
            self.stop()
            self._tune = HeardSample(self._context, name == "play_music")
        shelf, self._shelf = self._shelf, self._context.preferences.shelf_sound
        if shelf != self._shelf:
            self.stop()
            self._tune = ShelfTune(self._context, sample=True) if self._shelf != "off" else None

    def step(self) -> None:
        """Let a frame pass."""
        if self._name == "calm" and not self._context.preferences.calm:
            self._frame += 1
            if self._frame % FLASH == 0:
                self._draw_calm()
        if isinstance(self._tune, ShelfTune):
            self._tune.step(TUNE_PARTS[self._shelf])
        elif self._tune is not None:
            self._tune.step()
        if self._tune is not None and self._tune.over:
            self.stop()

    def stop(self) -> None:
        """No tune is heard any more."""
        if isinstance(self._tune, HeardSample):
            self._tune.stop()
        self._tune = None
        self._context.monitor.behind = None

    def _kinds_heard(self) -> tuple[str, bool]:
        return self._context.preferences.sounds, self._context.preferences.play_music

    def _sounds(self) -> tuple[object, ...]:
        return tuple(getattr(self._context.preferences, name) for name in HEARD)

    def _draw_language(self) -> None:
        """The mascot greets."""
        monitor = self._context.monitor
        left, top, wide, high = self._rect
        words = self._context.text(strings.SAMPLE_WORDS)
        lines = len(wrapped(words, wide - 40))
        bubble_high = (lines - 1) * AIRY + CAPITALS + 20
        top += (high - MASCOT_HEIGHT - 12 - bubble_high) // 2
        mascot(monitor, left + (wide - MASCOT_WIDTH) // 2, top, Mood.GLAD)
        rect = left + 8, top + MASCOT_HEIGHT + 12, wide - 16, bubble_high
        bubble(monitor, rect, rect[2] // 2, above=True)
        put_lines(monitor, rect[0] + 12, rect[1] + 10, words, c.CREAM, rect[2] - 24, centred=True)

    def _draw_volume(self) -> None:
        left, top, wide, high = self._rect
        place = left + (wide - loudspeaker.WIDTH) // 2, top + (high - loudspeaker.HEIGHT) // 2
        preferences = self._context.preferences
        loudspeaker.loudspeaker(self._context.monitor, *place, preferences.volume, preferences.mute)

    def _draw_shelf_sound(self) -> None:
        """The mascot plays, softly, or is silent."""
        monitor, setting = self._context.monitor, self._context.preferences.shelf_sound
        left, top, wide, high = self._rect
        top += (high - MASCOT_HEIGHT) // 2
        mascot(monitor, left + (wide - MASCOT_WIDTH) // 2, top, Mood.ASKING if setting == "off" else Mood.GLAD)
        for across, down in NOTES[setting]:
            at = left + (wide - 220) // 2 + across
            loudspeaker.note(monitor, at, top + down, c.BRIGHT_YELLOW if setting == "on" else c.MIST)

    def _draw_calm(self) -> None:
        """A sign in a border that never rests, or in one that does."""
        monitor, (left, top, wide, high) = self._context.monitor, self._rect
        calm = self._context.preferences.calm
        count = self._frame // FLASH
        down = min(high - 20, 116)
        top += (high - down) // 2
        for edge in range(0, down, STRIPE):
            ink = c.WALL2 if calm else STRIPES[(edge // STRIPE + count) % len(STRIPES)]
            monitor.fill((left + 10, top + edge, wide - 20, min(STRIPE, down - edge)), ink)
        left, top, wide, high = left + 10 + BAND, top + BAND, wide - 20 - 2 * BAND, down - 2 * BAND
        monitor.fill((left, top, wide, high), c.NIGHT if calm or count % 2 == 0 else c.BLUE)
        tones = GOLD if calm else (GOLD, RUST, ICE)[count % 3]
        words = self._context.text(strings.FLASHING)
        headline_centred(monitor, left, top + (high - LARGE) // 2, wide, words, LARGE, tones)

    def _draw_keys(self) -> None:
        """Keys as they are called."""
        monitor, (left, top, wide, high) = self._context.monitor, self._rect
        left, top = left + (wide - 3 * CAP - 88) // 2, top + (high - 2 * CAP - 6) // 2
        step = CAP + 3
        for words, across, down in (("↑", 1, 0), ("←", 0, 1), ("↓", 1, 1), ("→", 2, 1)):
            key(monitor, (left + across * step, top + down * step, CAP, CAP), words, chosen=words == "↑")
        right = left + 3 * step + 16
        for words, across, down, size in (("Q", 0, 0, CAP), ("W", step, 0, CAP), ("ENTER", 0, step, 2 * CAP + 3)):
            key(monitor, (right + across, top + down, size, CAP), words)

    def _draw_pads(self) -> None:
        left, top, wide, high = self._rect
        place = left + (wide - joypad.WIDTH) // 2, top + (high - joypad.HEIGHT) // 2
        joypad.joypad(self._context.monitor, *place, {"fire": c.BRIGHT_YELLOW})

    def _draw_everything(self) -> None:
        left, top, wide, high = self._rect
        place = left + (wide - cassette.WIDTH) // 2, top + (high - cassette.HEIGHT) // 2
        cassette.cassette(self._context.monitor, *place, CASSETTE)
