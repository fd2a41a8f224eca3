"""A game's own page: play is one press away; level, players and look can be changed, and all else found, first."""

from enum import Enum, auto

from arcade.cabinet import catalogue, strings
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages.card_sheet import draw_header
from arcade.cabinet.pages.setup_notes import draw_medals, draw_notes
from arcade.cabinet.paint.page import grid
from arcade.cabinet.paint.panel import ARROW, box, button, panel, wallpaper
from arcade.cabinet.paint.typeset import CAPITALS, put_centred
from arcade.cabinet.setups import Variant, turn_level
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.medals import medals
from arcade.cabinet.widgets.choices import LEFT_AGAIN, Line, choose, draw_line, words
from arcade.cabinet.widgets.footer import BACK, CHANGE, CHOOSE, OK, PLAY, footer
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.texts import Text

LIST = (12, 68, 228, 187)
"""Where the choices are on a large screen: room for eleven lines."""
FRAME = 2
"""Pixels of the frame round the list."""
BAR = 2
"""Pixels beside the bar in it."""
MEDALS = (10, 266, 232, 72)
NOTES = (250, 66, 220, 272)
NARROW_LIST = (8, 70, 256, 286)
NARROW_NOTES = (6, 364, 260, 218)


class Choice(Enum):
    """What the player chose."""

    PLAY = auto()
    GO_ON = auto()
    RULES = auto()
    SCORES = auto()
    GOALS = auto()
    KEYS = auto()
    OPEN = auto()
    BACK = auto()


class GamePage:
    """The page's lines and what stands round them; `variant` is changed in place."""

    def __init__(self, context: PageContext, game: Game, variant: Variant) -> None:
        self.context = context
        self.game = game
        self.variant = variant
        self.choices: list[Choice] = []
        """What each line stands for; for a setting, which fire turns, it does not matter."""
        self._suspended = game.slug in context.store.all_suspended()
        self._finished = context.store.results(context.preferences.initials, game.slug)
        self._won = medals(game.cartridge, self._finished)
        self._narrow = grid(context.monitor).narrow
        self._lines: list[Line] = []
        left, top, wide, high = NARROW_LIST if self._narrow else LIST
        self.list: Rect = (left, top, wide, min(high, len(self.lines()) * grid(context.monitor).row))
        """Where the lines are."""

    def lines(self) -> list[Line]:
        """The choices and settings there are."""
        cartridge, self.choices, found = self.game.cartridge, [], []

        def add(choice: Choice, line: Line) -> None:
            self.choices.append(choice)
            found.append(line)

        if self._suspended:
            add(Choice.GO_ON, Line(strings.GO_ON))
        add(Choice.PLAY, Line(strings.NEW_GAME if self._suspended else strings.PLAY))
        if len(cartridge.levels) > 1:
            add(Choice.BACK, Line(strings.LEVEL, self._level, self._turn_level))
        if len(cartridge.seats) > 1:
            add(Choice.BACK, Line(strings.PLAYERS, lambda: str(self.variant.seats), self._turn_seats))
        add(Choice.BACK, Line(strings.LOOK, lambda: strings.LOOK_NAMES[self.variant.original], self._turn_look))
        if catalogue.file_reader(self.game.slug) is not None:
            add(Choice.OPEN, Line(strings.OPEN_FILE))
        add(Choice.RULES, Line(strings.RULES))
        add(Choice.SCORES, Line(strings.HIGH_SCORES))
        add(Choice.GOALS, Line(strings.GOALS, lambda: f"{sum(self._won)}/{len(self._won)}"))
        if not self.context.kiosk:
            add(Choice.KEYS, Line(strings.KEYS))
        add(Choice.BACK, Line(strings.FAVOURITE, self._favourite, self._turn_favourite))
        self._lines = found
        return found

    def draw(self, chosen: int) -> None:
        """All round the lines; `chosen` is the number of the lit one."""
        context, monitor = self.context, self.context.monitor
        wide, high = monitor.SIZE
        wallpaper(monitor, (0, 0, wide, high))
        draw_header(context, self.game, context.text(self.game.cartridge.tagline))
        left, top, across, down = NARROW_LIST if self._narrow else LIST
        panel(monitor, (left - FRAME, top - FRAME, across + 2 * FRAME, down + 2 * FRAME))
        draw_notes(context, self.game, self.variant, NARROW_NOTES if self._narrow else NOTES)
        if not self._narrow:
            draw_medals(context, self.game, self._finished, self.variant.original, MEDALS)
        line = self._lines[chosen]
        first = self.choices[chosen] in (Choice.PLAY, Choice.GO_ON)
        footer(context, CHOOSE, CHANGE if line.turn is not None else PLAY if first else OK, BACK)

    def draw_line(self, context: PageContext, line: Line, rect: Rect, lit: bool) -> None:
        """A line; what goes on with the game, or begins it, is the bar that the shelf has."""
        if line is not self._lines[0]:
            draw_line(context, line, rect, lit)
            return
        left, top, wide, high = rect
        context.monitor.fill(rect, c.NIGHT)
        bar = (left + BAR, top, wide - 2 * BAR, high - 1)
        said = words(context, line.label)
        if lit:
            button(context.monitor, bar, said)
            return
        box(context.monitor, bar, c.NIGHT, c.AMBER)
        put_centred(context.monitor, bar[0], top + (high - 1 - CAPITALS) // 2, bar[2], f"{ARROW} {said}", c.AMBER)

    def _level(self) -> Text:
        return self.game.cartridge.levels[self.variant.level].name

    def _favourite(self) -> Text:
        return strings.YES_NO[self.context.store.favourite(self.game.slug)]

    def _turn_level(self, step: int) -> None:
        turn_level(self.context, self.game, self.variant, step)

    def _turn_seats(self, step: int) -> None:
        places = self.game.cartridge.seats
        self.variant.seats = places[(places.index(self.variant.seats) + step) % len(places)]

    def _turn_look(self, _: int) -> None:
        self.variant.original = not self.variant.original

    def _turn_favourite(self, _: int) -> None:
        self.context.store.toggle_favourite(self.game.slug)


def setup(context: PageContext, game: Game, variant: Variant, start: Choice | None = None) -> Screen[Choice]:
    """Choose what to do with a game; `variant` is changed in place."""
    page = GamePage(context, game, variant)
    index = page.choices.index(start) if start in page.choices else 0
    answer = yield from choose(context, page.lines, page.list, page.draw, index, draw=page.draw_line)
    return Choice.BACK if answer == LEFT_AGAIN else page.choices[answer]
