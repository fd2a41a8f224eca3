"""High scores: one table after the other, and in the set beside it the game behind a line."""

from arcade.cabinet import strings as house
from arcade.cabinet.formats.pilot_scores import PilotScore, pilot_score
from arcade.cabinet.input.gestures import RIGHT, UP
from arcade.cabinet.pages import strings
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.pages.score_rows import FIRST, Light, draw_first, draw_row, figure, player
from arcade.cabinet.pages.score_tabs import Table, draw_tabs, turned
from arcade.cabinet.paint import voices
from arcade.cabinet.paint.casing import casing
from arcade.cabinet.paint.emblem import MEDAL_WIDTH, medal
from arcade.cabinet.paint.page import grid, heading
from arcade.cabinet.paint.panel import ARROW, BUTTON, button, panel, wallpaper
from arcade.cabinet.paint.typeset import CAPITALS, LINE, evened, put, put_lines, put_right, width, wrapped
from arcade.cabinet.replays.playback import Playback, of_pilot, of_run
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.storage.ranking import Ranked, ranking
from arcade.cabinet.widgets.footer import BACK, LEVEL, PLAY, Key, footer
from arcade.cabinet.widgets.screening import Screening, clock_time
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


class Layout:
    """Where the parts of the page are."""

    def __init__(self, stage: Stage, game: Game) -> None:
        machine, found = game.cartridge.machine, grid(stage.monitor)
        self.narrow = found.narrow
        if found.narrow:
            self.tabs: Rect = (8, 50, 256, 17)
            self.screening = Screening(stage, machine, 8, 70, (8, 70, 256, 200))
            self.caption: Rect = (8, 274, 256, LINE)
            self.list: Rect = (9, 294, 254, 217)
            self.medals: Rect = (8, 513, 256, 38)
            self.bar: Rect = (8, 552, 256, 31)
        else:
            wide = casing(machine).width
            self.tabs = (6, 49, wide - 4, 15)
            self.screening = Screening(stage, machine, 4, 66)
            left = 4 + wide + 6
            self.list = (left + 1, 50, 480 - 6 - left - 2, 226)
            self.caption = (8, 283, 298, LINE)
            self.medals = (8, 305, 464, 36)
            self.bar = (314, 281, 160, BUTTON + 2)
        self.line: Rect = (self.caption[0], self.caption[1] + 13, self.caption[2], 4)


class Scores:
    """The page while it is shown."""

    def __init__(self, stage: Stage, game: Game, table: Table) -> None:
        self.stage = stage
        self.game = game
        self.table = table
        self.lines: list[Ranked] = []
        self.chosen = 0
        self.places: list[Rect] = []
        self.tabs: list[tuple[Rect, Table]] = []
        self.layout = Layout(stage, game)
        self._quiet = 0
        self._said = ""
        self._own = stage.preferences.initials
        title = game.cartridge.title if self.layout.narrow else house.HIGH_SCORES
        heading(stage.monitor, stage.text(title).upper(), self._note())
        self._draw_medals()
        self.open(table)
        footer(stage, LEVEL, (Key.UP_DOWN, strings.OTHER_GAME), PLAY, BACK)

    def open(self, table: Table) -> None:
        """Show a table."""
        stage, cartridge, monitor = self.stage, self.game.cartridge, self.stage.monitor
        self.table = table
        rows = stage.store.scores(self.game.slug, *table, cartridge.scoring)
        self.lines = ranking(rows, pilot_score(self.game.slug, *table), cartridge.scoring)
        self.chosen = 0
        left, top, wide, high = self.layout.tabs
        wallpaper(monitor, (0, top, left + wide, high))
        self.tabs = draw_tabs(stage, self.layout.tabs, cartridge, table)
        look = stage.text(strings.BOOK_LOOK if table[1] else strings.MODERN_LOOK)
        after = self.tabs[-1][0][0] + self.tabs[-1][0][2] + 6
        if after + width(look) <= left + wide:
            put(monitor, after, top + (high - CAPITALS) // 2, look, c.MIST)
        self._draw_list()
        self._tune()

    def choose(self, index: int) -> None:
        """Choose a line, whose game is then seen."""
        before, self.chosen = self.chosen, index
        for place in (before, index):
            self._draw_line(place)
        self._tune()

    def step(self) -> None:
        """Let a frame pass."""
        self._quiet += 1
        if self._quiet == QUIET or self.layout.screening.over:
            self.layout.screening.show(self._playback())
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
        button(self.stage.monitor, self.layout.bar, self.bar_words)

    @property
    def bar_words(self) -> str:
        """What fire does; only that it plays, where there is no room for more."""
        stage, line, play = self.stage, self.line, self.stage.text(house.PLAY)
        if line is None:
            words = f"{play} · {stage.text(self.game.cartridge.levels[self.table[0] - 1].name)}"
        else:
            reached = self.game.cartridge.scoring is Scoring.LOWEST and line.score == 0
            name = stage.text(strings.THE_PILOT) if line.row is None else line.row.player
            words = stage.text(strings.EQUAL if reached else strings.BEAT, player=name, score=figure(line.score))
        return words if width(f"{ARROW} {words}") < self.layout.bar[2] - 6 else play

    def _note(self) -> str:
        """The game's title, and how often it was played if there is a line left for that."""
        stage, title = self.stage, self.stage.text(self.game.cartridge.title)
        played = stage.store.plays(self.game.slug)
        if not played or len(wrapped(title, NOTE)) > 1:
            return title
        return f"{title}\n{stage.text(strings.PLAYED, n=played)}"

    def _playback(self) -> Playback | None:
        stage, line = self.stage, self.line
        if line is not None and line.row is not None:
            replay = stage.store.replay(line.row.replay)
            return None if replay is None else of_run(replay, stage.font)
        score = PilotScore(*self.table, 0, 1, UNSCORED) if line is None or line.pilot is None else line.pilot
        return of_pilot(self.game.slug, score, stage.language, stage.preferences.calm, stage.font)

    # --- drawing

    def _draw_list(self) -> None:
        monitor = self.stage.monitor
        left, top, wide, high = self.layout.list
        panel(monitor, (left - 1, top - 1, wide + 2, high + 2))
        self.places = []
        at = top + 2
        row = min((high - FIRST - 5) // max(len(self.lines) - 1, 1), ROOMY)
        for index in range(len(self.lines)):
            tall = FIRST if index == 0 else row
            self.places.append((left + 2, at, wide - 4, tall))
            at += tall + (1 if index == 0 else 0)
            self._draw_line(index)
        if all(line.row is None for line in self.lines):
            put_lines(monitor, left + 8, at + 12, self.stage.text(strings.NO_SCORES), c.CREAM, wide - 16)

    def _draw_line(self, index: int) -> None:
        line = self.lines[index]
        light = Light(index == self.chosen, line.row is not None and line.row.player == self._own)
        (draw_first if index == 0 else draw_row)(self.stage, self.places[index], line, light)

    def _draw_caption(self) -> None:
        stage, monitor, screening = self.stage, self.stage.monitor, self.layout.screening
        left, top, wide, high = self.layout.caption
        line, playback = self.line, screening.playback
        time = ""
        if line is None:
            words = stage.text(strings.DEMONSTRATION)
        elif line.row is None:
            words = stage.text(strings.PILOTS_GAME)
        elif playback is None and self._quiet >= QUIET:
            words = stage.text(strings.NOT_KEPT)
        else:
            words = stage.text(strings.PROVED_GAME, player=player(stage, line))
        if playback is not None and playback.machine is not None:
            done, whole = map(clock_time, playback.seconds)
            time = stage.text(strings.TIME_OF, done=done, whole=whole)
        if f"{words}{time}" != self._said:
            self._said = f"{words}{time}"
            wallpaper(monitor, (left, top - 4, wide, high + 4))
            if width(words) + width(time) + 10 > wide:
                time = time.partition(" ")[0]
            put(monitor, left, top, words, c.CREAM, wide - (width(time) + 6 if time else 0))
            if time:
                put_right(monitor, left + wide, top, time, c.BRIGHT_YELLOW)
        screening.line(*self.layout.line[:3])

    def _draw_medals(self) -> None:
        stage, monitor = self.stage, self.stage.monitor
        left, top, wide, _ = self.layout.medals
        known = medal_words(stage, self.game.cartridge, stage.store.results(self._own, self.game.slug))
        if self.layout.narrow:
            aim = next((one for one in known if not one.won), known[-1])
            for one in known:
                monitor.stamp(left + 22 * one.metal, top + 2, medal(one.metal if one.won else -1))
            after = put_lines(monitor, left + 72, top + 2, aim.goal, c.CREAM, wide - 72, 2, LINE)
            put(monitor, left + 72, after, aim.state, aim.ink, wide - 72)
            return
        column = wide // len(known)
        for one in known:
            at = left + column * one.metal
            monitor.stamp(at, top + 3, medal(one.metal if one.won else -1))
            beside = at + MEDAL_WIDTH + 6
            room = at + column - beside - 4
            after = put_lines(monitor, beside, top + 1, evened(one.goal, room), c.CREAM, room, 2, LINE)
            put(monitor, beside, after, one.state, one.ink)


def scores(stage: Stage, game: Game, level: int, original: bool) -> Screen[Table | None]:
    """Look at tables and at games; the table whose level is to be played, or None."""
    gestures, monitor = stage.gestures, stage.monitor
    gestures.flush()
    page = Scores(stage, game, (level, original))
    while True:
        page.step()
        yield monitor
        gesture = gestures.read()
        if (pixel := clicked(gesture)) is not None:
            gesture = _pointed(page, pixel)
        match gesture:
            case "left" | "right":
                page.open(turned(game.cartridge, page.table, 1 if gesture == RIGHT else -1))
                voices.tab(monitor)
            case "up" | "down" if len(page.lines) > 1:
                page.choose((page.chosen + (-1 if gesture == UP else 1)) % len(page.lines))
                voices.move(monitor)
            case "fire" | "start":
                voices.choose(monitor)
                return page.table
            case "back":
                voices.back(monitor)
                return None


def _pointed(page: Scores, pixel: tuple[int, int]) -> str:
    """What a click does: a tab or a line is chosen at once; on the bar, the set or the chosen line it is fire."""
    for rect, table in page.tabs:
        if _within(pixel, rect):
            page.open(table)
            return ""
    for index, rect in enumerate(page.places):
        if _within(pixel, rect) and index != page.chosen:
            page.choose(index)
            return ""
    hot = (page.layout.bar, page.layout.screening.rect, *page.places)
    return "fire" if any(_within(pixel, rect) for rect in hot) else ""


def _within(pixel: tuple[int, int], rect: Rect) -> bool:
    return rect[0] <= pixel[0] < rect[0] + rect[2] and rect[1] <= pixel[1] < rect[1] + rect[3]
