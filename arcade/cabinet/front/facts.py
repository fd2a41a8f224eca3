"""What the front says of a game for one who stands before it: level, champion, medals, what waits."""

from dataclasses import dataclass

from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.score_whose import in_leaderboard, leaderboard_lines
from arcade.cabinet.shelf_groups import Game, players
from arcade.cabinet.storage.leaderboard_tables import Span
from arcade.cabinet.storage.medals import medals
from arcade.cabinet.storage.ranking import Ranked
from arcade.cabinet.storage.scores import ScoreRow
from arcade.toolkit.contract.levels import Level
from arcade.toolkit.contract.texts import Text


@dataclass(frozen=True)
class Facts:
    """Of one game, in the look that is set and at the level played last."""

    game: Game
    level_number: int
    champion: ScoreRow | None
    own: ScoreRow | None
    """The player's own best; both without help."""
    medals: tuple[bool, bool, bool]
    leaderboard: Ranked | None
    """The best on the leaderboard that this cabinet is in; None where it is in none, and where that is nobody."""
    suspended: bool

    @property
    def level(self) -> Level[object]:
        """The level played last, or a newcomer's."""
        return self.game.cartridge.levels[self.level_number]

    @property
    def players(self) -> Text:
        """How many can play, in words."""
        return players(self.game.cartridge)


def _leaderboards_best(context: PageContext, game: Game, level: int) -> Ranked | None:
    if not in_leaderboard(context):
        return None
    return next(iter(leaderboard_lines(context, game.slug, (level, context.preferences.original), Span.EVER)), None)


def facts(context: PageContext, game: Game) -> Facts:
    """What is known of a game now."""
    store, cartridge, preferences = context.store, game.cartridge, context.preferences
    level = cartridge.levels.known(preferences.levels.get(game.slug, 0), cartridge.default_level)
    rows = store.scores(game.slug, level, preferences.original, cartridge.scoring)
    unassisted = [row for row in rows if not row.assisted]
    bronze, silver, gold = medals(cartridge, store.results(preferences.initials, game.slug))
    return Facts(
        game=game,
        level_number=level,
        champion=next(iter(unassisted), None),
        own=next((row for row in unassisted if row.player == preferences.initials), None),
        medals=(bronze, silver, gold),
        leaderboard=_leaderboards_best(context, game, level),
        suspended=game.slug in store.all_suspended(),
    )
