"""Medals: what was finished is remembered, and the best new medal told."""

from arcade.cabinet import strings
from arcade.cabinet.replays.run import Run
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.storage.careers import Finished
from arcade.cabinet.storage.medals import METALS, goal_words, goals, medals
from arcade.toolkit.contract.program import Result
from arcade.toolkit.contract.texts import Prose, filled


def remember(stage: Stage, run: Run, game: Game, results: list[Result]) -> Screen[Prose | None]:
    """Remember what was finished, by whoever has just entered the table or did so last; tell of the best new medal."""
    setup, cartridge, player = run.session.setup, game.cartridge, stage.preferences.initials
    known = stage.store.results(player, game.slug)
    before = medals(cartridge, known)
    began = run.began
    for result in results:
        finished = Finished(setup.level, setup.seats, result.outcome.value, result.score, result.frame - began)
        began = result.frame
        stage.store.note_result(player, game.slug, finished, stage.sources.today())
        known.append(finished)
        yield run.session.machine
    sentence = None
    for metal, goal, had, has in zip(METALS, goals(cartridge), before, medals(cartridge, known), strict=True):
        if has and not had:
            words = goal_words(stage.language, cartridge, goal)
            sentence = filled(strings.MEDAL_WON, metal=metal, title=cartridge.title, goal=words)
    return sentence
