"""A leaderboard's board: its champions' games and its tables, one after the other, for ever. Nobody plays here."""

from arcade.cabinet.attract.attract import Programme, scenes_of
from arcade.cabinet.attract.champions import LeaderboardChampions
from arcade.cabinet.page_context import PageContext, Screen

LEAVE = frozenset(("escape",))


def board(context: PageContext) -> Screen[None]:
    """Show them until somebody at the keyboard leaves; a screen that is turned begins anew."""
    context.board = True
    while not context.pressed & LEAVE:
        yield from scenes_of(
            context, Programme(context, LeaderboardChampions(context)), lambda: bool(context.pressed & LEAVE)
        )
