"""Medals and statistics: what was finished is remembered, and for whom."""

from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.storage.careers import Finished
from arcade.machine.machine import Machine


def remember(stage: Stage, game: Game, games: list[Finished], shown: Machine) -> Screen[None]:
    """Remember games as finished by whoever has just entered the table or did so last.

    One a frame, for the disk takes its time; `shown` is what is seen meanwhile.
    """
    for one in games:
        stage.store.note_result(stage.preferences.initials, game.slug, one, stage.sources.today())
        yield shown
