"""The pause menu, the same in every game."""

from enum import Enum, auto

from arcade.cabinet import strings, theme
from arcade.cabinet.canvas import centre, put
from arcade.cabinet.gameid import GameId
from arcade.cabinet.hands import BACK as GO_BACK
from arcade.cabinet.menu import LEFT_AGAIN, Area, Line, menu
from arcade.cabinet.pages.hints import BACK, FIRE, hints
from arcade.cabinet.run import Run
from arcade.cabinet.stage import Stage
from arcade.cabinet.thumbnail import thumbnail
from arcade.machine.machine import Frames
from arcade.toolkit.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.texts import Text

TOP = 4
PICTURE_COLUMN = 16


class Wish(Enum):
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


HELP_WISHES = {HINT.name: Wish.HINT, TAKE_BACK.name: Wish.TAKE_BACK, SOLVE.name: Wish.SOLVE}
HELP_ORDERS = {Wish.HINT: "!hint", Wish.TAKE_BACK: "!undo", Wish.SOLVE: "!solve"}
WORDS = {
    Wish.RESUME: strings.RESUME,
    Wish.HINT: strings.HINT,
    Wish.TAKE_BACK: strings.TAKE_BACK,
    Wish.SOLVE: strings.SOLVE,
    Wish.REWIND: strings.REWIND,
    Wish.RULES: strings.RULES,
    Wish.SETTINGS: strings.SETTINGS,
    Wish.PICTURE: strings.PICTURE,
    Wish.FILM: strings.FILM,
    Wish.RESTART: strings.RESTART,
    Wish.LEAVE: strings.LEAVE,
}


def wishes(stage: Stage, run: Run) -> list[Wish]:
    """What can be chosen in a game, by a visitor at a kiosk or by its owner."""
    helps = [HELP_WISHES[one.name] for one in run.session.cartridge.controls if one.name in HELP_WISHES]
    rewind = [Wish.REWIND] if run.glimpses else []
    settings = [] if stage.kiosk else [Wish.SETTINGS]
    files = [Wish.PICTURE, Wish.FILM] if stage.keeps_files else []
    return [Wish.RESUME, *helps, *rewind, Wish.RULES, *settings, *files, Wish.RESTART, Wish.LEAVE]


def pause(stage: Stage, run: Run, notice: Text | None = None, start: Wish = Wish.RESUME) -> Frames[Wish]:
    """Choose how to go on; going back resumes."""
    offered = wishes(stage, run)
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
        put(machine, 22, 1, str(GameId.of(setup)), theme.DIM)
        if notice is not None:
            centre(machine, 20, stage.text(notice), theme.VALUE)
        theme.help_line(machine, hints(stage, FIRE, BACK))

    area = Area(TOP, 0, len(offered), PICTURE_COLUMN - 1)
    first = offered.index(start) if start in offered else 0
    lines = [Line(WORDS[wish]) for wish in offered]
    answer = yield from menu(stage, lambda: lines, area, background, first, start_button=GO_BACK)
    return Wish.RESUME if answer == LEFT_AGAIN else offered[answer]
