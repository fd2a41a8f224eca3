"""A friend is asked to play the very same game, or the day's challenge, where the host has a way to tell them."""

from arcade.cabinet import catalogue, strings
from arcade.cabinet.replays.game_name import GameName
from arcade.cabinet.scoring.daily import Challenge
from arcade.cabinet.stage import Stage
from arcade.toolkit.contract.program import Setup

DAILY = ""
"""The name under which a host shares the challenge of the day."""


def invite(stage: Stage, setup: Setup, score: int | None = None) -> None:
    """Ask a friend to play the game of a setup, and to beat a score if there is one."""
    words = strings.INVITE if score is None else strings.INVITE_TO_BEAT
    title = stage.text(catalogue.cartridge(setup.slug).title)
    name = str(GameName.of(setup))
    stage.outside.share(stage.text(words, title=title, name=name, score=score), name)


def invite_today(stage: Stage, today: Challenge) -> None:
    """Ask a friend to play the day's challenge, with what came of it if it was played."""
    line = stage.preferences.daily.get(today.day) or f"ROBAC {today.day} {today.game}"
    stage.outside.share(line, DAILY)
