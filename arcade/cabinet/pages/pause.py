"""The pause menu, the same in every game."""

from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.input.gestures import BACK as GO_BACK
from arcade.cabinet.pages.hints import BACK, FIRE, hints
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.replays.run import Run
from arcade.cabinet.stage import Stage
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import centre, put
from arcade.cabinet.widgets.menu import LEFT_AGAIN, Area, Line, menu
from arcade.cabinet.widgets.thumbnail import thumbnail
from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.texts import Text

TOP = 4
PICTURE_COLUMN = 16


class Choice(Enum):
    """What the player chose."""

    RESUME = auto()
    HINT = auto()
    TAKE_BACK = auto()
    SOLVE = auto()
    REWIND = auto()
    RULES = auto()
    SETTINGS = auto()
    PICTURE = auto()
    FILM = auto()
    RESTART = auto()
    LEAVE = auto()


HELP_CHOICES = {HINT.name: Choice.HINT, TAKE_BACK.name: Choice.TAKE_BACK, SOLVE.name: Choice.SOLVE}
HELP_ORDERS = {Choice.HINT: "!hint", Choice.TAKE_BACK: "!undo", Choice.SOLVE: "!solve"}
WORDS = {
    Choice.RESUME: strings.RESUME,
    Choice.HINT: strings.HINT,
    Choice.TAKE_BACK: strings.TAKE_BACK,
    Choice.SOLVE: strings.SOLVE,
    Choice.REWIND: strings.REWIND,
    Choice.RULES: strings.RULES,
    Choice.SETTINGS: strings.SETTINGS,
    Choice.PICTURE: strings.PICTURE,
    Choice.FILM: strings.FILM,
    Choice.RESTART: strings.RESTART,
    Choice.LEAVE: strings.LEAVE,
}


def choices(stage: Stage, run: Run) -> list[Choice]:
    """What can be chosen in a game, by a visitor at a kiosk or by its owner."""
    helps = [HELP_CHOICES[one.name] for one in run.session.cartridge.controls if one.name in HELP_CHOICES]
    rewind = [Choice.REWIND] if run.snapshots else []
    settings = [] if stage.kiosk else [Choice.SETTINGS]
    files = [Choice.PICTURE, Choice.FILM] if stage.keeps_files else []
    return [Choice.RESUME, *helps, *rewind, Choice.RULES, *settings, *files, Choice.RESTART, Choice.LEAVE]


def pause(stage: Stage, run: Run, notice: Text | None = None, start: Choice = Choice.RESUME) -> Frames[Choice]:
    """Choose how to go on; going back resumes."""
    offered = choices(stage, run)
    cartridge, setup = run.session.cartridge, run.session.setup
    picture = thumbnail(run.session.machine, TOP, PICTURE_COLUMN)

    def background(_chosen: int) -> None:
        machine = stage.machine
        theme.heading(machine, stage.text(strings.PAUSE))
        picture.put_back(machine)
        row = TOP + len(picture.attributes) + 1
        put(machine, row, 1, stage.text(cartridge.title), theme.KIND[cartridge.shelf])
        level = stage.text(cartridge.levels[setup.level - 1].name)
        put(machine, row + 1, 1, stage.text(strings.LEVEL_IS, level=level), theme.PLAIN)
        put(machine, row + 2, 1, stage.text(strings.LOOK_NAMES[setup.original]), theme.DIM)
        put(machine, 21, 1, stage.text(strings.NAME_IS_FOR), theme.DIM)
        put(machine, 22, 1, str(GameName.of(setup)), theme.DIM)
        if notice is not None:
            centre(machine, 20, stage.text(notice), theme.VALUE)
        theme.help_line(machine, hints(stage, FIRE, BACK))

    area = Area(TOP, 0, len(offered), PICTURE_COLUMN - 1)
    first = offered.index(start) if start in offered else 0
    lines = [Line(WORDS[choice]) for choice in offered]
    answer = yield from menu(stage, lambda: lines, area, background, first, start_button=GO_BACK)
    return Choice.RESUME if answer == LEFT_AGAIN else offered[answer]
