"""Whose games the demonstrations show: this cabinet's champions, or on a board a leaderboard's."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from arcade.cabinet.attract.leaderboard_scene import LeaderboardScene
from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.attract.table_scene import TableScene
from arcade.cabinet.formats.pilot_scores import pilot_score
from arcade.cabinet.front.leaderboard_views import TableView
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages import strings as pages
from arcade.cabinet.pages.score_whose import leaderboard_lines
from arcade.cabinet.paint.headline import GOLD, ICE, VIOLET
from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.leaderboard_champions import champions_run
from arcade.cabinet.storage.leaderboard_tables import LeaderboardTables, Span
from arcade.cabinet.storage.ranking import Ranked, ranking
from arcade.cabinet.storage.scores import ScoreRow

MOST = 10
"""Lines of a table that are shown, the pilot's among them."""
LONGEST = 20_000
"""Frames of a run that is brought to its end in the time that there is."""
LONGEST_OF_LEADERBOARD = 400_000
"""Frames of such a run at a board, which has more time for it."""
TONES = {Span.DAY: ICE, Span.WEEK: VIOLET, Span.EVER: GOLD}
"""Each table's heading has its own, so that who looks up sees that another one has come."""


class OwnChampions:
    """This cabinet's."""

    longest = LONGEST

    def __init__(self, context: PageContext) -> None:
        self.context = context

    def wanted(self, games: Sequence[Game]) -> Sequence[Game]:
        """Which of the games are to be seen."""
        return games

    def best(self, game: Game) -> list[ScoreRow]:
        """The fullest table of a game."""
        tables = [
            self.context.store.scores(game.slug, level, look, game.cartridge.scoring)
            for look in (False, True)
            for level in game.cartridge.levels.ladder
        ]
        return max(tables, key=len)

    def replay(self, row: ScoreRow) -> Replay | None:
        """The run behind a row."""
        return self.context.store.replay(row.replay)

    def cabinet(self, row: ScoreRow) -> str:  # noqa: ARG002 (a leaderboard's champions tell)
        """What the cabinet is called at which a row of the game's was reached; empty for this one."""
        return ""

    def scenes(self, game: Game, rows: Sequence[ScoreRow]) -> Iterator[Scene]:
        """What is shown after the game whose best are these rows."""
        if rows:
            yield TableScene(self.context, game, own_lines(game, rows))


class LeaderboardChampions(OwnChampions):
    """A leaderboard's, as far as they have come from it."""

    longest = LONGEST_OF_LEADERBOARD

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._cabinets: dict[ScoreRow, str] = {}

    def wanted(self, games: Sequence[Game]) -> Sequence[Game]:
        """Those that somebody on the leaderboard is a champion of; all as long as nobody is of any."""
        played = LeaderboardTables(self.context.files.folder).played()
        return [game for game in games if game.slug in played] or games

    def best(self, game: Game) -> list[ScoreRow]:
        """The fullest table of a game, of all time; its first row has a run if that has come."""
        tables = [
            leaderboard_lines(self.context, game.slug, (level, look), Span.EVER)
            for look in (False, True)
            for level in game.cartridge.levels.ladder
        ]
        rows: list[ScoreRow] = []
        self._cabinets.clear()
        for line in max(tables, key=len):
            if line.row is not None:
                row = line.row if rows else replace(line.row, replay=line.row.slug)
                rows.append(row)
                self._cabinets[row] = line.cabinet
        return rows

    def replay(self, row: ScoreRow) -> Replay | None:
        return champions_run(self.context.files.folder, row.slug, row.level, row.original)

    def cabinet(self, row: ScoreRow) -> str:
        return self._cabinets.get(row, "")

    def scenes(self, game: Game, rows: Sequence[ScoreRow]) -> Iterator[Scene]:
        """The leaderboard's tables."""
        for span, lines in self.tables(game, rows):
            title, tones, context = pages.TABLES[span], TONES[span], self.context
            yield LeaderboardScene(context, lambda bottom: TableView(context, game, title, lines, bottom, tones))  # noqa: B023

    def tables(self, game: Game, rows: Sequence[ScoreRow]) -> list[tuple[Span, list[Ranked]]]:
        """Those of all time, of the week and of today at the level of the rows, none twice."""
        if not rows:
            return []
        table = rows[0].level, rows[0].original
        found: list[tuple[Span, list[Ranked]]] = []
        for span in reversed(Span):
            lines = leaderboard_lines(self.context, game.slug, table, span)
            if lines and all(lines != others for _, others in found):
                found.append((span, lines))
        return found


def own_lines(game: Game, rows: Sequence[ScoreRow]) -> list[Ranked]:
    """The lines of a table of this cabinet's, the pilot's among them."""
    pilot = pilot_score(game.slug, rows[0].level, rows[0].original)
    return ranking(rows[:MOST], pilot, game.cartridge.scoring)[:MOST]
