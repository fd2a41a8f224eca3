"""The wall of medals: every game with those that the player has won; a game's cover lights up with the first."""

from arcade.cabinet import strings as common
from arcade.cabinet.front.collection import in_wall_order
from arcade.cabinet.front.cover_rows import CoverRows, Marked, RowsLayout
from arcade.cabinet.front.leafing import leaf
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.medal_words import medal_words, medals_of_all
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.headline import GOLD, MIDDLE, SMALL, headline, headline_width
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.panel import gauge, panel
from arcade.cabinet.paint.portrait import portrait
from arcade.cabinet.paint.prizes import coin
from arcade.cabinet.paint.typeset import CAPITALS, evened, put, put_lines, put_right, shortened, wrapped
from arcade.cabinet.storage.medals import METALS
from arcade.cabinet.widgets.footer import BACK, Key, footer
from arcade.machine.monitor import colours as c

DOWN = 69
"""From row to row: a cover, the frame of the chosen one, and the medals."""
STRIP = 47, 18
"""The line of totals: its top and its height."""
WIDE = RowsLayout(4, 71, 7, 68, DOWN, (0, 67, 480, 221), ledges=False)
NARROW = RowsLayout(3, 71, 4, 67, DOWN, (0, 67, 272, 424), ledges=False)
WIDE_NOTE, NARROW_NOTE = (8, 290, 464, 52), (8, 493, 256, 91)
PAD = 10
COLUMN = 270
"""Where the state of each medal begins in the wide note."""
STEP = 14


class MedalWall:
    """The page while it is shown."""

    def __init__(self, context: PageContext, slug: str = "") -> None:
        self.context = context
        self.games = in_wall_order()
        self.won = medals_of_all(context)
        self.narrow = grid(context.monitor).narrow
        marked = [Marked(game.slug, medals=self.won[game.slug]) for game in self.games]
        self.covers = CoverRows(context.monitor, NARROW if self.narrow else WIDE, marked, slug)

    @property
    def slug(self) -> str:
        """The chosen game."""
        return self.games[self.covers.chosen].slug

    def draw(self) -> None:
        context = self.context
        heading(context.monitor, context.text(common.GOALS))
        self._draw_totals()
        self.covers.draw()
        self.draw_note()
        footer(context, (Key.ALL_FOUR, common.HELP_CHOOSE), (Key.FIRE, common.HELP_LOOK), BACK)

    def draw_note(self) -> None:
        """The chosen game: what its next medal is for, and how it stands with each."""
        context, monitor = self.context, self.context.monitor
        rect = NARROW_NOTE if self.narrow else WIDE_NOTE
        panel(monitor, rect)
        if not self.games:
            return
        left, top, wide, _ = rect
        left, top, wide = left + PAD, top + 8 - 2 * self.narrow, wide - 2 * PAD
        beside = left if self.narrow else COLUMN
        room = wide if self.narrow else beside - left - PAD
        game = self.games[self.covers.chosen]
        finished = context.store.results(context.preferences.initials, game.slug)
        words = medal_words(context, game.cartridge, finished, context.preferences.original)
        self._draw_title(left, top, room)
        aim = next((one for one in words if not one.won), None)
        said, ink = context.text(strings.ALL_MEDALS), c.BRIGHT_GREEN
        if aim is not None:
            metal = context.text(METALS[aim.metal])
            said, ink = context.text(strings.MEDAL_STATE, metal=metal, state=aim.goal), c.CREAM
        below = top + (24 if len(wrapped(said, room)) == 1 else 20)
        put_lines(monitor, left, below, evened(said, room), ink, room, 2, STEP - 1)
        at = top + 44 if self.narrow else top
        for one in words:
            monitor.stamp(beside, at - 2, coin(one.metal if one.won else -1))
            state = one.state if one.won or one.short == one.so_far else f"{one.state}, {one.so_far}"
            put(monitor, beside + 20, at, state, one.ink, wide)
            at += STEP - self.narrow

    def _draw_title(self, left: int, top: int, room: int) -> None:
        cartridge = self.games[self.covers.chosen].cartridge
        for words in (self.context.text(cartridge.title), cartridge.named(self.context.language, 0)):
            for size in (MIDDLE, SMALL):
                if headline_width(words, size) <= room:
                    headline(self.context.monitor, left, top + MIDDLE - size, words, size, GOLD)
                    return
        put(self.context.monitor, left, top + 5, shortened(words, room), c.BRIGHT_YELLOW)

    def _draw_totals(self) -> None:
        """Whose medals these are, how many of each metal, and how many of all there are."""
        context, monitor = self.context, self.context.monitor
        left, right = 8, monitor.SIZE[0] - 8
        top, high = STRIP
        at, name = top + (high - CAPITALS) // 2, context.preferences.initials
        monitor.stamp(left, top + 1, portrait(name))
        after = put(monitor, left + 22, at, name, c.BRIGHT_CYAN) + 12
        for metal in range(3):
            count = sum(won[metal] for won in self.won.values())
            monitor.stamp(after, at - 2, coin(metal if count else -1))
            after = put(monitor, after + 17, at, str(count), c.BRIGHT_WHITE if count else c.MIST) + 12
        count, whole = sum(map(sum, self.won.values())), 3 * len(self.games)
        if self.narrow:
            put_right(monitor, right, at, f"{count}/{whole}", c.BRIGHT_WHITE)
            return
        start = put_right(monitor, right, at, context.text(strings.MEDALS_OF, n=count, whole=whole), c.BRIGHT_WHITE)
        gauge(monitor, (after + 6, at + 1, start - after - 18, 6), count, whole)


def medal_wall(context: PageContext, slug: str = "") -> Screen[str]:
    """Choose a game whose medals are to be looked at: its slug, empty when the player goes back."""
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    page = MedalWall(context, slug)
    yield monitor  # what is on it is gathered in one frame and drawn in the next
    page.draw()
    while True:
        page.covers.step()
        yield monitor
        if context.monitor is not monitor:  # the screen has another shape
            monitor, page = context.monitor, MedalWall(context, page.slug if page.games else slug)
            page.draw()
        gesture, moved = leaf(monitor, page.covers, page.games, gestures.read())
        if moved:
            page.draw_note()
        if gesture in ("fire", "start") and page.games:
            voices.choose(monitor)
            return page.slug
        if gesture == "back":
            voices.back(monitor)
            return ""
