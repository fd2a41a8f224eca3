"""The settings: everything takes effect at once and is stored at once, and a live sample beside the list shows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import everything_strings
from arcade.cabinet.paint.page import Grid, grid, heading
from arcade.cabinet.paint.panel import panel, rule
from arcade.cabinet.paint.typeset import AIRY, put_lines
from arcade.cabinet.storage.preferences import SHELF_SOUNDS
from arcade.cabinet.widgets.choices import Line, choose, draw_line
from arcade.cabinet.widgets.footer import BACK, CHANGE, CHOOSE, OK, footer
from arcade.cabinet.widgets.letters_line import letters_line
from arcade.cabinet.widgets.samples import Samples
from arcade.cabinet.widgets.setting_line import setting_line
from arcade.cabinet.widgets.volume import volume_line
from arcade.machine.hosting import LOOKS, SCALINGS, SOUNDS, TOUCH_OPACITIES, TOUCH_SIDES, TOUCH_SIZES, TUBES
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.languages import LANGUAGE_NAMES, LANGUAGES
from arcade.toolkit.contract.texts import Text

PAD = 5
EDGE = 10
"""Pixels beside the panels."""
GAP = 6
LIST_WIDTH = 214
ROW = 17
"""From one setting to the next, but on a telephone."""
NARROW_ROWS = 13
"""Lines that are seen at a time on a telephone; the others come up as one goes down."""
WIDE_ROWS = 16
"""Lines that are seen at a time elsewhere."""
ARROW = 8
"""Pixels for the sign that there are more lines."""
NOTE_LINES, NARROW_LINES = 3, 2
"""The most lines of a note."""


class Choice(Enum):
    """Which further page the player chose."""

    KEYS = auto()
    PADS = auto()
    EVERYTHING = auto()
    BACK = auto()


@dataclass(frozen=True)
class Setting:
    """A setting's name, words, and values with their words."""

    name: str
    label: Text
    values: Sequence[object]
    names: Sequence[Text | str]


VOLUME = "volume"
LETTERS = "letters"
"""Settings that have a line of their own."""
SETTINGS = (
    Setting("language", strings.LANGUAGE, LANGUAGES, tuple(LANGUAGE_NAMES.values())),
    Setting("look", strings.SCREEN_LOOK, LOOKS, (strings.SHARP, strings.MONITOR, strings.TELEVISION, strings.AERIAL)),
    Setting("scaling", strings.SCALING, SCALINGS, (strings.WHOLE, strings.FIT)),
    Setting("phosphor", strings.TUBE, TUBES, [strings.TUBE_NAMES[tube] for tube in TUBES]),
    Setting(LETTERS, strings.LETTERS, (), ()),
    Setting("fullscreen", strings.FULLSCREEN, (True, False), (strings.ON, strings.OFF)),
    Setting(VOLUME, strings.VOLUME, (), ()),
    Setting("mute", strings.SOUND, (False, True), (strings.ON, strings.OFF)),
    Setting("sounds", strings.HEARD, SOUNDS, (strings.EVERYTHING, strings.MUSIC, strings.EFFECTS)),
    Setting("play_music", strings.PLAY_MUSIC, (True, False), (strings.ON, strings.OFF)),
    Setting("shelf_sound", strings.SHELF_SOUND, SHELF_SOUNDS, [strings.HOW_LOUD[setting] for setting in SHELF_SOUNDS]),
    Setting("calm", strings.CALM, (True, False), (strings.ON, strings.OFF)),
    Setting("original", strings.GAMES_LOOK, (False, True), (strings.MODERN, strings.ORIGINAL)),
)
TOUCH_SETTINGS = (
    Setting("touch_side", strings.TOUCH_SIDE, TOUCH_SIDES, [strings.TOUCH_SIDE_NAMES[one] for one in TOUCH_SIDES]),
    Setting("touch_size", strings.TOUCH_SIZE, TOUCH_SIZES, [strings.TOUCH_SIZE_NAMES[one] for one in TOUCH_SIZES]),
    Setting(
        "touch_opacity",
        strings.TOUCH_OPACITY,
        TOUCH_OPACITIES,
        [strings.TOUCH_OPACITY_NAMES[one] for one in TOUCH_OPACITIES],
    ),
    Setting("buzz", strings.BUZZ, (True, False), (strings.ON, strings.OFF)),
)
"""Of what the host draws for fingers, where there are any."""
FULLSCREEN = next(place for place, one in enumerate(SETTINGS) if one.name == "fullscreen")
FURTHER = (
    ("keys", Choice.KEYS, strings.KEYS, strings.KEYS_NOTE),
    ("pads", Choice.PADS, strings.PADS, strings.PADS_NOTE),
    ("everything", Choice.EVERYTHING, everything_strings.EVERYTHING, everything_strings.NOTE),
)
"""Lines that lead to further pages: name, choice, words and note."""
NAMES = [*(setting.name for setting in SETTINGS), *(name for name, *_ in FURTHER)]
"""Of all lines where nobody has used a finger, for their samples."""


@dataclass(frozen=True)
class Entry:
    """A line of the list: its name for its sample, and the further page that it leads to, if it is no setting."""

    name: str
    line: Line
    note: Text
    leads_to: Choice = Choice.BACK


def entries(context: PageContext, in_game: bool) -> list[Entry]:
    """The list; in a game, and where visitors play, everything stays where it is."""
    shown = (*SETTINGS[:FULLSCREEN], *(TOUCH_SETTINGS if context.has_touch else ()), *SETTINGS[FULLSCREEN:])
    found = [Entry(one.name, _line(context, one), strings.SETTING_NOTES[one.name]) for one in shown]
    further = FURTHER[:-1] if in_game or context.kiosk else FURTHER
    return [*found, *(Entry(name, Line(label), note, choice) for name, choice, label, note in further)]


def _line(context: PageContext, setting: Setting) -> Line:
    if setting.name == VOLUME:
        return volume_line(context)
    if setting.name == LETTERS:
        return letters_line(context)
    return setting_line(context, setting.name, setting.label, setting.values, setting.names)


def _draw_beside_arrow(context: PageContext, line: Line, rect: Rect, lit: bool) -> None:
    left, top, wide, high = rect
    draw_line(context, line, (left, top, wide - ARROW, high), lit)


def settings(context: PageContext, start: int = 0, in_game: bool = False) -> Screen[tuple[Choice, int]]:
    """Change settings: which further page is wanted, and the line that was chosen."""
    shown = entries(context, in_game)
    lines = [entry.line for entry in shown]
    found = grid(context.monitor)
    row, most = (found.row, NARROW_ROWS) if found.narrow else (ROW, WIDE_ROWS)
    rect, beside = _places(found, row * min(len(lines), most))
    left, top, wide, high = beside
    count = NARROW_LINES if found.narrow else NOTE_LINES
    scene = left + PAD + 3, top + PAD, wide - 2 * PAD - 6, high - 2 * PAD - count * AIRY - 6
    samples = Samples(context, scene)

    def background(chosen: int) -> None:
        monitor = context.monitor
        heading(monitor, context.text(strings.SETTINGS))
        panel(
            monitor, (rect[0] - PAD, rect[1] - PAD, rect[2] + 2 * PAD, high if not found.narrow else rect[3] + 2 * PAD)
        )
        panel(monitor, beside)
        below = top + high - PAD - count * AIRY
        rule(monitor, left + 8, below - 6, wide - 16)
        put_lines(monitor, left + 8, below, context.text(shown[chosen].note), c.CREAM, wide - 16, count, centred=True)
        samples.draw(shown[chosen].name)
        footer(context, CHOOSE, CHANGE if lines[chosen].turn is not None else OK, BACK)

    try:
        answer = yield from choose(
            context,
            lambda: lines,
            rect,
            background,
            start,
            samples.step,
            draw=_draw_beside_arrow if found.narrow or len(lines) > most else draw_line,
            row=row,
        )
    finally:
        samples.stop()
    return (shown[answer].leads_to, answer) if answer >= 0 else (Choice.BACK, 0)


def _places(found: Grid, rows: int) -> tuple[Rect, Rect]:
    """Where the lines are, and the panel of the sample: beside them, or above them on a telephone."""
    _, top, _, high = found.body
    if found.narrow:
        wide = found.width - 2 * PAD
        sample = PAD, top - PAD, wide, high - rows - 2 * PAD - GAP + PAD
        return (2 * PAD, sample[1] + sample[3] + GAP + PAD, wide - 2 * PAD, rows), sample
    beside = EDGE + LIST_WIDTH + GAP
    return (EDGE + PAD, top + PAD, LIST_WIDTH - 2 * PAD, rows), (beside, top, found.width - EDGE - beside, high)
