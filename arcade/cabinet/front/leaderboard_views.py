"""What a leaderboard tells of everybody: results of the day's challenge, who holds most records, a game's tables."""

from collections.abc import Sequence
from datetime import date, timedelta

from arcade.cabinet import strings as common
from arcade.cabinet.front import leaderboard_strings as strings
from arcade.cabinet.front.leaderboard_view import LeaderboardView
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_rows import points
from arcade.cabinet.paint.headline import GOLD as GOLDEN
from arcade.cabinet.paint.headline import ICE, MIDDLE, Tones, headline_centred
from arcade.cabinet.paint.prizes import coin, great_medal
from arcade.cabinet.paint.typeset import LINE, put_centred, put_lines, shortened
from arcade.cabinet.scoring.daily import Challenge, challenge
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.leaderboard_contests import MANY, Holder, LeaderboardContests
from arcade.cabinet.storage.leaderboard_tables import Placed
from arcade.cabinet.storage.ranking import Ranked
from arcade.cabinet.storage.scores import ScoreRow
from arcade.machine.monitor import colours as c
from arcade.machine.monitor.raster import Rect
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Text

GOLD = 2


class ChallengeView(LeaderboardView):
    """Everybody's results of today's challenge."""

    title = common.DAILY

    def __init__(self, context: PageContext, today: Challenge, game: Game, bottom: int) -> None:
        self._today, self._game = today, game
        contests = LeaderboardContests(context.files.folder)
        contest = contests.contest(today.day, game.slug)
        self._number = 0 if contest is None else contest.number
        eve = challenge((date.fromisoformat(today.day) - timedelta(1)).isoformat())
        yesterday = contests.contest(eve.day, eve.game.slug)
        self._champion = None if yesterday is None else next(iter(yesterday.results), None)
        results = () if contest is None else contest.results
        lines = [
            Ranked(place, one.score, self._entry(one), cabinet=one.cabinet) for place, one in enumerate(results, 1)
        ]
        super().__init__(context, lines, strings.NO_RESULTS, bottom)

    def _entry(self, one: Placed) -> ScoreRow:
        game = self._today.game
        return ScoreRow(game.slug, game.level, False, 1, one.player, one.score, one.outcome, one.day, "", one.assisted)

    def _draw_corners(self, corners: Sequence[Rect]) -> None:
        """How many there are, and yesterday's champion."""
        context, monitor = self.context, self.context.monitor
        if self._number:
            left, top, wide, _ = corners[0]
            number = f"{self._number}{'+' * (self._number >= MANY)}"
            headline_centred(monitor, left, top + 4, wide, number, MIDDLE, ICE)
            put_centred(monitor, left, top + 24, wide, context.text(strings.COUNTED, n=self._number), c.MIST)
        if self._champion is not None:
            left, top, wide, _ = corners[1]
            row = self._entry(self._champion)
            put_centred(monitor, left, top + 5, wide, context.text(strings.YESTERDAY), c.MIST)
            put_centred(monitor, left, top + 19, wide, shortened(row.player, wide), c.BRIGHT_CYAN)
            put_centred(monitor, left, top + 32, wide, points(row), c.BRIGHT_YELLOW)

    def _draw_side(self, left: int, top: int, wide: int) -> None:
        context, cartridge = self.context, self._game.cartridge
        notes: list[tuple[str, int]] = []
        if self._today.day in context.preferences.daily:
            notes.append((context.text(strings.PLAYED_TODAY), c.BRIGHT_GREEN))
        if len(cartridge.levels) > 1:
            notes.insert(0, (context.text(cartridge.levels[self._today.game.level].name), c.BRIGHT_WHITE))
        self._draw_game(self._game, left, top, wide, notes)


class RecordsView(LeaderboardView):
    """Who holds most records."""

    title = strings.MOST_RECORDS

    def __init__(self, context: PageContext, bottom: int) -> None:
        holders = LeaderboardContests(context.files.folder).holders()
        lines = [self._line(context, place, one) for place, one in enumerate(holders, 1)]
        super().__init__(context, lines, strings.NO_RECORDS, bottom)

    @staticmethod
    def _line(context: PageContext, place: int, one: Holder) -> Ranked:
        cabinet = one.cabinet if one.cabinets == 1 else context.text(strings.CABINETS, n=one.cabinets)
        row = ScoreRow("", 1, False, 1, one.player, one.records, Outcome.WON.value, "", "")
        return Ranked(place, one.records, row, cabinet=cabinet)

    def _draw_side(self, left: int, top: int, wide: int) -> None:
        monitor, context = self.context.monitor, self.context
        says = context.text(strings.RECORD_IS)
        if self.narrow:
            monitor.stamp(left, top + 6, coin(GOLD))
            inset = coin(GOLD).width + 10
            put_lines(monitor, left + inset, top + 4, says, c.CREAM, wide - inset, 3)
            return
        prize = great_medal(GOLD, won=True)
        monitor.stamp(left + (wide - prize.width) // 2, top, prize)
        put_lines(monitor, left, top + prize.height + 14, says, c.CREAM, wide, 6, LINE, centred=True)


class TableView(LeaderboardView):
    """A table of a game's, as a board shows it."""

    def __init__(
        self, context: PageContext, game: Game, title: Text, lines: list[Ranked], bottom: int, tones: Tones = GOLDEN
    ) -> None:
        """There is a line at least."""
        self._game, self.title, self.tones = game, title, tones
        self._level = next(line.row.level for line in lines if line.row is not None)
        super().__init__(context, lines, strings.NO_RECORDS, bottom)

    def _draw_side(self, left: int, top: int, wide: int) -> None:
        context, cartridge = self.context, self._game.cartridge
        level = [(context.text(cartridge.levels[self._level].name), c.BRIGHT_WHITE)]
        self._draw_game(self._game, left, top, wide, level if len(cartridge.levels) > 1 else ())
