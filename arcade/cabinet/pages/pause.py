"""The pause menu, the same in every game: the game steps back, and what can be done stands beside it."""

from enum import Enum, auto

from arcade.cabinet import strings
from arcade.cabinet.input.gestures import BACK as GO_BACK
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.paint.emblem import BOOK_WIDTH, book
from arcade.cabinet.paint.headline import ICE, MIDDLE
from arcade.cabinet.paint.page import Grid, fitted, heading
from arcade.cabinet.paint.panel import box, panel
from arcade.cabinet.paint.typeset import CAPITALS, LINE, put, put_lines, width
from arcade.cabinet.replays.evaluating import lost, overheard
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.replays.run import Run
from arcade.cabinet.widgets.choices import LEFT_AGAIN, Line, choose
from arcade.cabinet.widgets.footer import BACK, CHANGE, CHOOSE, OK, footer
from arcade.cabinet.widgets.game_picture import below_heading
from arcade.cabinet.widgets.volume import volume_line
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.controls import HINT, SOLVE, TAKE_BACK
from arcade.toolkit.contract.texts import Text

EDGE = 6
"""Pixels from the set and the panels to the screen's edge and to each other."""
INSET = 10
NOTES_BELOW = 26
"""Pixels for two lines below the menu on a telephone."""


class Choice(Enum):
    """What the player chose."""

    RESUME = auto()
    HINT = auto()
    TAKE_BACK = auto()
    SOLVE = auto()
    THOUGHTS = auto()
    MISTAKES = auto()
    REWIND = auto()
    RULES = auto()
    VOLUME = auto()
    SETTINGS = auto()
    PICTURE = auto()
    FILM = auto()
    SHARE = auto()
    RESTART = auto()
    LEAVE = auto()


HELP_CHOICES = {HINT.name: Choice.HINT, TAKE_BACK.name: Choice.TAKE_BACK, SOLVE.name: Choice.SOLVE}
HELP_ORDERS = {Choice.HINT: "!hint", Choice.TAKE_BACK: "!undo", Choice.SOLVE: "!solve"}
WORDS = {
    Choice.RESUME: strings.RESUME,
    Choice.HINT: strings.HINT,
    Choice.TAKE_BACK: strings.TAKE_BACK,
    Choice.SOLVE: strings.SOLVE,
    Choice.MISTAKES: strings.MISTAKES,
    Choice.REWIND: strings.REWIND,
    Choice.RULES: strings.RULES,
    Choice.VOLUME: strings.VOLUME,
    Choice.SETTINGS: strings.SETTINGS,
    Choice.PICTURE: strings.PICTURE,
    Choice.FILM: strings.FILM,
    Choice.SHARE: strings.SHARE,
    Choice.RESTART: strings.RESTART,
    Choice.LEAVE: strings.LEAVE,
}


def choices(context: PageContext, run: Run) -> list[Choice]:
    """What can be chosen in a game, by a visitor at a kiosk or by its owner."""
    helps = [HELP_CHOICES[one.name] for one in run.session.cartridge.controls if one.name in HELP_CHOICES]
    if overheard(run) is not None:
        helps.append(Choice.THOUGHTS)
    if lost(run) is not None:
        helps.append(Choice.MISTAKES)
    rewind = [Choice.REWIND] if run.snapshots else []
    settings = [] if context.kiosk else [Choice.VOLUME, Choice.SETTINGS]
    files = [Choice.PICTURE, Choice.FILM] if context.keeps_files else []
    named = GameName.leading_to(run.session.program) is not None
    share = [Choice.SHARE] if context.may_share and named else []
    return [Choice.RESUME, *helps, *rewind, Choice.RULES, *settings, *files, *share, Choice.RESTART, Choice.LEAVE]


def pause(
    context: PageContext, run: Run, notice: Text | None = None, start: Choice = Choice.RESUME, returning: bool = False
) -> Screen[Choice]:
    """Choose how to go on; going back resumes. The picture does not step back when one is `returning` from a page."""
    offered = choices(context, run)
    page = Page(context, run)
    page.draw(len(offered), notice)
    moving = not (returning or context.preferences.calm)
    stepping = page.picture.step_back(run.session.machine, page.left_of_menu) if moving else None
    lines = [volume_line(context) if choice is Choice.VOLUME else Line(_words(context, choice)) for choice in offered]
    answer = yield from choose(
        context,
        lambda: lines,
        page.menu,
        lambda chosen: page.draw_keys(lines[chosen]),
        offered.index(start) if start in offered else 0,
        stepping.step if stepping is not None else lambda: None,
        start_button=GO_BACK,
    )
    return Choice.RESUME if answer == LEFT_AGAIN else offered[answer]


def _words(context: PageContext, choice: Choice) -> Text:
    """What a choice is called."""
    if choice is Choice.THOUGHTS:
        return strings.HIDE_THOUGHTS if context.preferences.thoughts else strings.SHOW_THOUGHTS
    return WORDS[choice]


class Page:
    """Where things stand on the page, and how they are drawn."""

    def __init__(self, context: PageContext, run: Run) -> None:
        self._context = context
        self._run = run
        self._grid = Grid(*context.monitor.SIZE)
        self.picture = below_heading(context.monitor, type(run.session.machine), EDGE)
        self.menu: Rect = (0, 0, 0, 0)
        """Where the lines to choose from stand."""

    @property
    def left_of_menu(self) -> Rect:
        """The part of the screen that the picture may cover while it steps back."""
        wide = self._grid.width if self._grid.narrow else self.menu[0] - EDGE
        high = self._menu_top if self._grid.narrow else self._grid.height - self._grid.footer
        return 0, 0, wide, high

    def draw(self, lines: int, notice: Text | None) -> None:
        """Draw everything but the lines, of which there are so many."""
        context, found = self._context, self._grid
        heading(context.monitor, context.text(strings.PAUSE))
        self.picture.draw_set()
        self.picture.draw(self._run.session.machine)
        left, top, wide, high = self.picture.rect
        if found.narrow:
            room = found.height - self._menu_top - NOTES_BELOW
            self.menu = (
                EDGE,
                self._menu_top,
                found.width - 2 * EDGE,
                min(lines * found.row, room // found.row * found.row),
            )
            self._draw_notes_below(notice)
            return
        left += wide + EDGE
        panel(context.monitor, (left, top, found.width - left - EDGE, high))
        room = high - 2
        spare = (room - min(lines * found.row, room)) // 2
        self.menu = left + 1, top + 1 + spare, found.width - left - EDGE - 2, min(lines * found.row, room)
        self._draw_notes(notice)

    def draw_keys(self, line: Line) -> None:
        """Draw the line of keys for the line that is chosen."""
        if not self._grid.narrow:
            footer(self._context, CHOOSE, CHANGE if line.turn is not None else OK, BACK)

    @property
    def _menu_top(self) -> int:
        return self.picture.rect[1] + self.picture.rect[3]

    def _draw_notes(self, notice: Text | None) -> None:
        """What is played, why it is paused, and the name by which a friend plays it."""
        context, monitor, found = self._context, self._context.monitor, self._grid
        setup, cartridge = self._run.session.setup, self._run.session.cartridge
        top = self._menu_top + EDGE
        rect = EDGE, top, found.width - 2 * EDGE, found.height - found.footer - 4 - top
        panel(monitor, rect)
        left, top, right = rect[0] + INSET, rect[1] + 9, rect[0] + rect[2] - INSET
        fitted(monitor, left, top, context.text(cartridge.title), right - left, MIDDLE, ICE)
        room = right - (self._draw_notice(context.text(notice), right, top + 26) if notice is not None else 0)
        level = cartridge.levels[setup.level]
        at = put(monitor, left, top + 26, context.text(strings.LEVEL_IS, level=context.text(level.name)), c.CREAM)
        if level.book:
            book(monitor, at + 4, top + 25)
            at += BOOK_WIDTH + 6
        put(monitor, at, top + 26, f" · {context.text(strings.LOOK_NAMES[setup.original])}", c.MIST, room - at)
        words, name = self._name()
        at = put(monitor, left, top + 44, f"{context.text(words)} ", c.MIST, right - left)
        put(monitor, at, top + 44, name, c.BRIGHT_WHITE, right - at)

    def _name(self) -> tuple[Text, str]:
        """By what name a friend plays it, and words for that; or why there is none, and nothing."""
        name = GameName.leading_to(self._run.session.program)
        if name is None:
            return strings.NO_NAME, ""
        return (strings.NAME_IS_FIRST if self._run.began else strings.NAME_IS_FOR), str(name)

    def _draw_notice(self, words: str, right: int, top: int) -> int:
        """A box that ends at `right`; the pixels it takes."""
        wide = width(words) + 2 * INSET
        box(self._context.monitor, (right - wide, top - 5, wide, CAPITALS + 10), c.BLACK, c.BRIGHT_RED)
        put(self._context.monitor, right - wide + INSET, top, words, c.BRIGHT_WHITE)
        return wide + INSET

    def _draw_notes_below(self, notice: Text | None) -> None:
        """The same for a telephone, where only two lines are free below the menu."""
        context, monitor, found = self._context, self._context.monitor, self._grid
        words, name = self._name()
        first, ink = (words, c.MIST) if notice is None else (notice, c.BRIGHT_WHITE)
        top = found.height - NOTES_BELOW + 3
        top = put_lines(monitor, EDGE, top, context.text(first), ink, found.width - 2 * EDGE, 1, LINE, centred=True)
        put_lines(monitor, EDGE, top, name, c.BRIGHT_WHITE, found.width - 2 * EDGE, 1, LINE, centred=True)
