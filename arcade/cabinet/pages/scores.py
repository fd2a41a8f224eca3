"""High scores: one table after the other, and in the set beside it the game behind a line.

On a leaderboard one stop above the first line is whose table it is, which left and right then turn.
"""

from arcade.cabinet import strings as common
from arcade.cabinet.formats.pilot_scores import PilotScore, pilot_score
from arcade.cabinet.input.gestures import RIGHT, UP
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.pages.score_layout import Layout
from arcade.cabinet.pages.score_medals import draw_medals
from arcade.cabinet.pages.score_rows import Light, draw_first, draw_portrait, draw_row, draw_vacant, figure, player
from arcade.cabinet.pages.score_tabs import Table, draw_tabs, turned
from arcade.cabinet.pages.score_whose import Whose, draw_whose, in_leaderboard, leaderboard_lines, next_whose
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.page import heading
from arcade.cabinet.paint.panel import ARROW, button, panel, wallpaper
from arcade.cabinet.paint.typeset import CAPITALS, put, put_lines, put_right, shortened, width, wrapped
from arcade.cabinet.replays.playback import Playback, of_pilot, of_run
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.ranking import Ranked, ranking
from arcade.cabinet.widgets.footer import BACK, LEVEL, PLAY, Key, footer
from arcade.cabinet.widgets.screening import clock_time
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.cartridge import Scoring
from arcade.toolkit.flow.cursor import clicked

QUIET = 8
"""Frames for which a line must stay chosen before its game is seen, so that leafing is quick."""
ROOMY = 20
"""The most that a line is high."""
NOTE = 150
"""Pixels of a line beside the heading."""
UNSCORED = 3_000
"""Frames of a demonstration where there is no score to beat."""


class Scores:
    """The page while it is shown."""

    def __init__(self, context: PageContext, game: Game, table: Table) -> None:
        self.context = context
        self.game = game
        self.table = table
        self.lines: list[Ranked] = []
        self.chosen = 0
        self.in_leaderboard = in_leaderboard(context)
        self.whose: Whose = None
        self.turning = False
        """Whether left and right turn whose table it is."""
        self.places: list[Rect] = []
        self.tabs: list[tuple[Rect, Table]] = []
        self.layout = Layout(context, game, self.in_leaderboard)
        self._quiet = 0
        self._said = ""
        self._own = context.preferences.initials
        title = game.cartridge.title if self.layout.narrow else common.HIGH_SCORES
        heading(context.monitor, context.text(title).upper(), self._note())
        self._finished = context.store.results(self._own, game.slug)
        self.open(table)
        self._draw_whose()

    def open(self, table: Table) -> None:
        """Show a table."""
        context, cartridge, monitor = self.context, self.game.cartridge, self.context.monitor
        self.table = table
        if self.whose is None:
            rows = context.store.scores(self.game.slug, *table, cartridge.scoring)
            self.lines = ranking(rows, pilot_score(self.game.slug, *table), cartridge.scoring)
        else:
            self.lines = leaderboard_lines(context, self.game.slug, table, self.whose)
        self.chosen = 0
        left, top, wide, high = self.layout.tabs
        wallpaper(monitor, (0, top, left + wide, high))
        self.tabs = draw_tabs(context, self.layout.tabs, cartridge, table)
        look = context.text(strings.BOOK_LOOK if table[1] else strings.MODERN_LOOK)
        after = self.tabs[-1][0][0] + self.tabs[-1][0][2] + 6
        if after + width(look) <= left + wide:
            put(monitor, after, top + (high - CAPITALS) // 2, look, c.MIST)
        left, top, wide, high = self.layout.medals
        wallpaper(monitor, (0, top, left + wide, high))
        draw_medals(context, self.layout.medals, medal_words(context, cartridge, self._finished, table[1]))
        self._draw_list()
        self._tune()

    def choose(self, index: int) -> None:
        """Choose a line, whose game is then seen."""
        before, self.chosen = self.chosen, index
        if self.turning:
            self.turning = False
            self._draw_whose()
        for place in (before, index):
            if place < len(self.lines):
                self._draw_line(place)
        self._tune()

    def move(self, step: int) -> bool:
        """Go up or down; whether there was anywhere to go. A leaderboard's empty table is a stop, too."""
        stops = range(-1, max(len(self.lines), 1)) if self.in_leaderboard else range(len(self.lines))
        if len(stops) < 2:
            return False
        stop = stops[(stops.index(-1 if self.turning else self.chosen) + step) % len(stops)]
        if stop >= 0:
            self.choose(stop)
        else:
            self.turning = True
            self._draw_whose()
            if self.lines:
                self._draw_line(self.chosen)
        return True

    def turn(self, step: int) -> None:
        """Show whose table follows."""
        self.whose = next_whose(self.whose, step)
        self.open(self.table)
        self._draw_whose()

    def across(self, step: int) -> None:
        """Turn what left and right turn where the player stands."""
        if self.turning:
            self.turn(step)
        else:
            self.open(turned(self.game.cartridge, self.table, step))

    def step(self) -> None:
        """Let a frame pass."""
        self._quiet += 1
        if self._quiet == QUIET or self.layout.screening.over:
            playback, line, screening = self._playback(), self.line, self.layout.screening
            screening.show(playback)
            if playback is None and line is not None and line.cabinet:
                draw_portrait(self.context, screening.rect, line)
        self.layout.screening.step()
        self._draw_caption()

    @property
    def line(self) -> Ranked | None:
        """The chosen line."""
        return self.lines[self.chosen] if self.lines else None

    def _tune(self) -> None:
        """Go over to the chosen line's game."""
        self._quiet = 0
        self.layout.screening.show(None, sought=True)
        button(self.context.monitor, self.layout.bar, self.bar_words)

    @property
    def bar_words(self) -> str:
        """What fire does; only that it plays, where there is no room for more."""
        context, line, play = self.context, self.line, self.context.text(common.PLAY)
        if line is None:
            words = f"{play} · {context.text(self.game.cartridge.levels[self.table[0]].name)}"
        else:
            reached = self.game.cartridge.scoring is Scoring.LOWEST and line.score == 0
            name = context.text(strings.THE_PILOT) if line.row is None else player(context, line)
            words = context.text(strings.EQUAL if reached else strings.BEAT, player=name, score=figure(line.score))
        return words if width(f"{ARROW} {words}") < self.layout.bar[2] - 6 else play

    def _note(self) -> str:
        """The game's title, and how often it was played if there is a line left for that."""
        context, title = self.context, self.context.text(self.game.cartridge.title)
        played = context.store.plays(self.game.slug)
        if not played or len(wrapped(title, NOTE)) > 1:
            return title
        return f"{title}\n{context.text(strings.PLAYED, n=played)}"

    def _playback(self) -> Playback | None:
        context, line = self.context, self.line
        if line is not None and line.row is not None:
            replay = context.store.replay(line.row.replay)
            return None if replay is None else of_run(replay, context.font)
        score = PilotScore(*self.table, 0, 1, UNSCORED) if line is None or line.pilot is None else line.pilot
        return of_pilot(self.game.slug, score, context.language, context.preferences.calm, context.font)

    # --- drawing

    def _draw_whose(self) -> None:
        context = self.context
        if self.in_leaderboard:
            draw_whose(context, self.layout.whose, self.whose, self.turning)
        sideways = (Key.LEFT_RIGHT, strings.OTHER_TABLE) if self.turning else LEVEL
        footer(context, sideways, (Key.UP_DOWN, strings.OTHER_GAME), PLAY, BACK)

    def _draw_list(self) -> None:
        monitor = self.context.monitor
        left, top, wide, high = self.layout.list
        panel(monitor, (left - 1, top - 1, wide + 2, high + 2))
        self.places = []
        at = top + 2
        row = min((high - self.layout.first - 5) // max(len(self.lines) - 1, 1), ROOMY)
        for index in range(len(self.lines)):
            tall = self.layout.first if index == 0 else row
            self.places.append((left + 2, at, wide - 4, tall))
            at += tall + (1 if index == 0 else 0)
            self._draw_line(index)
        if self.whose is not None and not self.lines:
            draw_vacant(self.context, (left, top, wide, high))
        elif all(line.row is None for line in self.lines):
            put_lines(monitor, left + 8, at + 12, self.context.text(strings.NO_SCORES), c.CREAM, wide - 16)

    def _draw_line(self, index: int) -> None:
        line = self.lines[index]
        light = Light(index == self.chosen and not self.turning, line.row is not None and line.row.player == self._own)
        (draw_first if index == 0 else draw_row)(self.context, self.places[index], line, light)

    def _draw_caption(self) -> None:
        context, monitor, screening = self.context, self.context.monitor, self.layout.screening
        left, top, wide, high = self.layout.caption
        line, playback = self.line, screening.playback
        time = ""
        if line is None:
            words = context.text(strings.DEMONSTRATION)
        elif line.row is None:
            words = context.text(strings.PILOTS_GAME)
        elif line.cabinet:
            words = context.text(strings.AT_CABINET, player=player(context, line), cabinet=line.cabinet)
        elif playback is None and self._quiet >= QUIET:
            words = context.text(strings.NOT_KEPT)
        else:
            words = context.text(strings.PROVED_GAME, player=player(context, line))
        if playback is not None and playback.machine is not None:
            done, whole = map(clock_time, playback.seconds)
            time = context.text(strings.TIME_OF, done=done, whole=whole)
        if f"{words}{time}" != self._said:
            self._said = f"{words}{time}"
            wallpaper(monitor, (left, top - 4, wide, high + 4))
            if width(words) + width(time) + 10 > wide:
                time = time.partition(" ")[0]
            put(monitor, left, top, shortened(words, wide - (width(time) + 6 if time else 0)), c.CREAM)
            if time:
                put_right(monitor, left + wide, top, time, c.BRIGHT_YELLOW)
        screening.line(*self.layout.line[:3])


def scores(context: PageContext, game: Game, level: int, original: bool) -> Screen[Table | None]:
    """Look at tables and at games; the table whose level is to be played, or None."""
    gestures, monitor = context.gestures, context.monitor
    gestures.flush()
    page = Scores(context, game, (level, original))
    while True:
        page.step()
        yield monitor
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            gesture = _pointed(page, pixel)
        match gesture:
            case "left" | "right":
                page.across(1 if gesture == RIGHT else -1)
                voices.tab(monitor)
            case "up" | "down" if page.move(-1 if gesture == UP else 1):
                voices.move(monitor)
            case "fire" | "start":
                voices.choose(monitor)
                return page.table
            case "back":
                voices.back(monitor)
                return None


def _pointed(page: Scores, pixel: tuple[int, int]) -> str:
    """What a click does: a tab or a line is chosen at once; on the bar, the set or the chosen line it is fire.

    On the line that says whose table it is it turns it.
    """
    if page.in_leaderboard and _within(pixel, page.layout.whose):
        page.turn(1)
        return ""
    for rect, table in page.tabs:
        if _within(pixel, rect):
            page.open(table)
            return ""
    for index, rect in enumerate(page.places):
        if _within(pixel, rect) and (index != page.chosen or page.turning):
            page.choose(index)
            return ""
    hot = (page.layout.bar, page.layout.screening.rect, *page.places)
    return "fire" if any(_within(pixel, rect) for rect in hot) else ""


def _within(pixel: tuple[int, int], rect: Rect) -> bool:
    return rect[0] <= pixel[0] < rect[0] + rect[2] and rect[1] <= pixel[1] < rect[1] + rect[3]
