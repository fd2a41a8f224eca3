"""The operator's page of a kiosk."""

from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.pages.hints import BACK, CHANGE, UP_DOWN, hints
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import centre
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Area, Line, menu
from arcade.machine.machine import Frames
from arcade.toolkit.contract.texts import Text

TOP = 4


class Choice(Enum):
    """What the operator chose."""

    BACK = auto()
    SETTINGS = auto()
    QUIT = auto()


def operator(stage: Stage, start: Choice = Choice.BACK) -> Frames[Choice]:
    """Choose what to do; the kiosk's own two settings are turned in place."""

    def switch(name: str, label: Text) -> Line:
        def value() -> Text:
            return strings.YES_NO[getattr(stage.preferences, name)]

        return Line(label, value, lambda _step: stage.set(name, not getattr(stage.preferences, name)))

    lines = [
        Line(strings.TO_SHELF),
        Line(strings.SETTINGS),
        switch("keep_learned", strings.KEEP_LEARNED),
        switch("keep_files", strings.KEEP_FILES),
        Line(strings.QUIT_YES),
    ]
    choices = {0: Choice.BACK, 1: Choice.SETTINGS, len(lines) - 1: Choice.QUIT, LEFT_AGAIN: Choice.BACK}
    notes = {2: strings.KEEP_LEARNED_NOTE, 3: strings.KEEP_FILES_NOTE}

    def background(chosen: int) -> None:
        theme.heading(stage.machine, stage.text(strings.OPERATOR))
        if chosen in notes:
            centre(stage.machine, TOP + len(lines) + 2, stage.text(notes[chosen]), theme.NOTE)
        theme.help_line(stage.machine, hints(stage, UP_DOWN, CHANGE, BACK))

    first = next(line for line, choice in choices.items() if choice is start)
    return choices[(yield from menu(stage, lambda: lines, Area(TOP, 0, len(lines), 32), background, first))]
