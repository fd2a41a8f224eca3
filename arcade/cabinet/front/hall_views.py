"""What a hall tells of everybody, as it is drawn below a heading: a list, and beside it what the list is about."""

from abc import ABC, abstractmethod
from datetime import date, timedelta

from arcade.cabinet import strings as house
from arcade.cabinet.formats.cover import WIDTH as COVER_WIDTH
from arcade.cabinet.front import hall_strings as strings
from arcade.cabinet.pages.score_rows import FIRST, Light, draw_first, draw_row, signed
from arcade.cabinet.paint.covers import cover_sprite
from arcade.cabinet.paint.headline import MIDDLE, broken, headline_centred
from arcade.cabinet.paint.page import fitted, grid, heading
from arcade.cabinet.paint.panel import box, panel
from arcade.cabinet.paint.prizes import coin, great_medal
from arcade.cabinet.paint.typeset import AIRY, put_lines
from arcade.cabinet.scoring.daily import Challenge, challenge
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Stage
from arcade.cabinet.storage.hall_contests import MANY, HallContests, Holder
from arcade.cabinet.storage.hall_tables import Placed
from arcade.cabinet.storage.ranking import Ranked
from arcade.cabinet.storage.scores import ScoreRow
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text

ROW = 20
LIST, SIDE = 290, 150
"""Pixels of the list and of what stands beside it."""
ABOVE = 58
"""Pixels of the same above the list, on a telephone."""
GOLD = 2


class HallView(ABC):
    """One of them; a page leafs through its lines, a demonstration shows the first."""

    title: Text

    def __init__(self, stage: Stage, lines: list[Ranked], empty: Text, bottom: int) -> None:
        """The list ends above the row of pixels `bottom`."""
        self.stage, self.lines, self._empty = stage, lines, empty
        found = grid(stage.monitor)
        self.narrow = found.narrow
        left, top, wide, _ = found.body
        if self.narrow:
            self.side: Rect = left, top, wide, ABOVE
            self.list: Rect = left, top + ABOVE, wide, bottom - top - ABOVE
        else:
            self.list = left, top + 3, LIST, bottom - top - 3
            self.side = left + LIST + 14, top + 3, found.width - left - LIST - 14 - left, bottom - top
        self.first = 0

    @property
    def shown(self) -> int:
        """How many lines there is room for."""
        return 1 + (self.list[3] - 6 - FIRST) // ROW

    def leaf(self, step: int) -> bool:
        """Go on by a screen of lines or back; whether there were any."""
        first = self.first + step * (self.shown - 1)
        first = max(0, min(first, len(self.lines) - self.shown))
        moved, self.first = first != self.first, first
        return moved

    def draw(self) -> None:
        """All of it, heading and all."""
        self.draw_frame()
        self.draw_list()

    def draw_frame(self) -> None:
        """All but the lines."""
        stage = self.stage
        heading(stage.monitor, stage.text(self.title))
        self._draw_side(*self.side[:3])
        self._draw_panel()

    def draw_list(self) -> None:
        """The lines."""
        self._draw_panel()
        for place in range(min(self.shown, len(self.lines))):
            self.draw_line(place)

    def _draw_panel(self) -> None:
        left, top, wide, _ = self.list
        panel(self.stage.monitor, self.list)
        if not self.lines:
            put_lines(self.stage.monitor, left + 10, top + 12, self.stage.text(self._empty), c.CREAM, wide - 20)

    def draw_line(self, place: int) -> None:
        """One of the lines that are shown, counted from 0."""
        left, top, wide = self.list[0] + 3, self.list[1] + 3, self.list[2] - 6
        line = self.lines[self.first + place]
        light = Light(own=line.row is not None and line.row.player == self.stage.preferences.initials)
        large = self.first == 0
        if large and place == 0:
            draw_first(self.stage, (left, top, wide, FIRST), line, light)
        else:
            at = top + ROW * place + (FIRST - ROW if large else 0)
            draw_row(self.stage, (left, at, wide, ROW), line, light)

    @abstractmethod
    def _draw_side(self, left: int, top: int, wide: int) -> None:
        """What the list is about."""


class ChallengeView(HallView):
    """Everybody's results of today's challenge."""

    title = house.DAILY

    def __init__(self, stage: Stage, today: Challenge, game: Game, bottom: int) -> None:
        self._today, self._game = today, game
        contests = HallContests(stage.outside.folder)
        contest = contests.contest(today.day, game.slug)
        self._number = 0 if contest is None else contest.number
        eve = challenge((date.fromisoformat(today.day) - timedelta(1)).isoformat())
        yesterday = contests.contest(eve.day, eve.game.slug)
        self._champion = None if yesterday is None else next(iter(yesterday.results), None)
        results = () if contest is None else contest.results
        lines = [Ranked(place, one.score, self._row(one), cabinet=one.cabinet) for place, one in enumerate(results, 1)]
        super().__init__(stage, lines, strings.NO_RESULTS, bottom)

    def _row(self, one: Placed) -> ScoreRow:
        game = self._today.game
        return ScoreRow(game.slug, game.level, False, 1, one.player, one.score, one.outcome, one.day, "", one.aided)

    def _words(self) -> list[tuple[str, int]]:
        """What is said below the game's name, with its colours."""
        stage, cartridge = self.stage, self._game.cartridge
        found: list[tuple[str, int]] = []
        if len(cartridge.levels) > 1:
            found.append((stage.text(cartridge.levels[self._today.game.level - 1].name), c.BRIGHT_WHITE))
        if self._number >= MANY:
            found.append((stage.text(strings.MANY, n=self._number), c.LILAC))
        elif self._number:
            found.append((stage.text(strings.COUNTED, n=self._number), c.LILAC))
        if self._today.day in stage.preferences.daily:
            found.append((stage.text(strings.PLAYED_TODAY), c.BRIGHT_GREEN))
        if self._champion is not None:
            champion = signed(self._row(self._champion), SIDE // 2)
            found.append((stage.text(strings.YESTERDAY, champion=champion), c.MIST))
        return found

    def _draw_side(self, left: int, top: int, wide: int) -> None:
        monitor, title = self.stage.monitor, self.stage.text(self._game.cartridge.title)
        if self.narrow:
            monitor.stamp(left, top, cover_sprite(self._game.slug))
            beside = left + COVER_WIDTH + 10
            fitted(monitor, beside, top + 2, title, wide - COVER_WIDTH - 10, MIDDLE)
            words = "\n".join(said for said, _ in self._words()[-2:])
            put_lines(monitor, beside, top + 26, words, c.CREAM, wide - COVER_WIDTH - 10, 2)
            return
        cover = cover_sprite(self._game.slug).enlarged(2)
        at = left + (wide - cover.width) // 2
        box(monitor, (at - 4, top, cover.width + 8, cover.height + 8), c.BLACK, c.AMBER)
        monitor.stamp(at, top + 4, cover)
        top += cover.height + 22
        for line in broken(title, MIDDLE, wide):
            headline_centred(monitor, left, top, wide, line, MIDDLE)
            top += MIDDLE + 6
        for said, ink in self._words():
            top = put_lines(monitor, left, top + 6, said, ink, wide, 2, centred=True)


class RecordsView(HallView):
    """Who holds most records."""

    title = strings.MOST_RECORDS

    def __init__(self, stage: Stage, bottom: int) -> None:
        holders = HallContests(stage.outside.folder).holders()
        lines = [self._line(stage, place, one) for place, one in enumerate(holders, 1)]
        super().__init__(stage, lines, strings.NO_RECORDS, bottom)

    @staticmethod
    def _line(stage: Stage, place: int, one: Holder) -> Ranked:
        cabinet = one.cabinet if one.cabinets == 1 else stage.text(strings.CABINETS, n=one.cabinets)
        row = ScoreRow("", 1, False, 1, one.player, one.records, Outcome.WON.value, "", "")
        return Ranked(place, one.records, row, cabinet=cabinet)

    def _draw_side(self, left: int, top: int, wide: int) -> None:
        monitor, stage = self.stage.monitor, self.stage
        says = stage.text(strings.RECORD_IS)
        if self.narrow:
            monitor.stamp(left, top + 6, coin(GOLD))
            inset = coin(GOLD).width + 10
            put_lines(monitor, left + inset, top + 4, says, c.CREAM, wide - inset, 3)
            return
        prize = great_medal(GOLD, won=True)
        monitor.stamp(left + (wide - prize.width) // 2, top + 6, prize)
        put_lines(monitor, left, top + prize.height + 24, says, c.CREAM, wide, 6, AIRY, centred=True)
