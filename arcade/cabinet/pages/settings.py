"""The settings: everything takes effect at once and is stored at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import BACK, CHANGE, UP_DOWN, hints
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import centre
from arcade.cabinet.widgets.menu import Area, Line, menu
from arcade.machine.hosting import LOOKS, LOUDEST, PHOSPHORS, SCALINGS
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import LANGUAGES, Text

TOP = 4


class Choice(Enum):
    """Which further page the player chose."""

    KEYS = auto()
    PADS = auto()
    BACK = auto()


@dataclass(frozen=True)
class Setting:
    """A setting's name, words, and values with their words."""

    name: str
    label: Text
    values: Sequence[object]
    names: Sequence[Text | str]


SETTINGS = (
    Setting("language", strings.LANGUAGE, LANGUAGES, (strings.ENGLISH, strings.ROMANIAN)),
    Setting("look", strings.SCREEN_LOOK, LOOKS, (strings.SHARP, strings.TELEVISION)),
    Setting("scaling", strings.SCALING, SCALINGS, (strings.WHOLE, strings.FIT)),
    Setting(
        "phosphor",
        strings.PHOSPHOR,
        PHOSPHORS,
        (strings.COLOUR, strings.WHITE, strings.GREEN, strings.AMBER),
    ),
    Setting("fullscreen", strings.FULLSCREEN, (True, False), (strings.ON, strings.OFF)),
    Setting("volume", strings.VOLUME, range(LOUDEST + 1), [str(level) for level in range(LOUDEST + 1)]),
    Setting("mute", strings.SOUND, (False, True), (strings.ON, strings.OFF)),
    Setting("calm", strings.CALM, (True, False), (strings.ON, strings.OFF)),
    Setting("original", strings.GAMES_LOOK, (False, True), (strings.MODERN, strings.ORIGINAL)),
)
NOTES = [*(strings.SETTING_NOTES[setting.name] for setting in SETTINGS), strings.KEYS_NOTE, strings.PADS_NOTE]


def _line(stage: Stage, setting: Setting) -> Line:
    def place() -> int:
        return list(setting.values).index(getattr(stage.preferences, setting.name))

    def turn(step: int) -> None:
        following = place() + step
        if setting.name == "volume":
            following = min(max(following, 0), LOUDEST)
        stage.set(setting.name, setting.values[following % len(setting.values)])

    return Line(setting.label, lambda: setting.names[place()], turn)


def settings(stage: Stage, start: int = 0) -> Frames[tuple[Choice, int]]:
    """Change settings: which further page is wanted, and the line that was chosen."""
    lines = [*(_line(stage, setting) for setting in SETTINGS), Line(strings.KEYS), Line(strings.PADS)]

    def background(chosen: int) -> None:
        machine = stage.machine
        theme.heading(machine, stage.text(strings.SETTINGS))
        centre(machine, TOP + len(lines) + 2, stage.text(NOTES[chosen]), theme.NOTE)
        theme.help_line(machine, hints(stage, UP_DOWN, CHANGE, BACK))

    area = Area(TOP, 0, len(lines), 32)
    answer = yield from menu(stage, lambda: lines, area, background, start)
    further: dict[int, Choice] = {len(lines) - 2: Choice.KEYS, len(lines) - 1: Choice.PADS}
    return further.get(answer, Choice.BACK), max(answer, 0)
