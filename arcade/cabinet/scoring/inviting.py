"""A friend is asked to play the very same game, or the day's challenge, where the host has a way to tell them."""

from arcade.cabinet import catalogue, strings
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.scoring.daily import Challenge
from arcade.toolkit.contract.program import AnyProgram

DAILY = ""
"""The name under which a host shares the challenge of the day."""


def invite(context: PageContext, program: AnyProgram, score: int | None = None) -> None:
    """Ask a friend to play the first game of a run that has a name, and to beat its score if that is given."""
    if (name := GameName.leading_to(program)) is None:
        return
    words = strings.INVITE if score is None or len(program.results) != 1 else strings.INVITE_TO_BEAT
    title = context.text(catalogue.cartridge(name.slug).title)
    context.files.share(context.text(words, title=title, name=name, score=score), str(name))


def invite_today(context: PageContext, today: Challenge) -> None:
    """Ask a friend to play the day's challenge, with what came of it if it was played."""
    line = context.preferences.daily.get(today.day) or f"ROBAC {today.day} {today.game}"
    context.files.share(line, DAILY)
