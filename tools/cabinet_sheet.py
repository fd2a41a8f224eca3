"""Every page of the cabinet in both languages, a row a page: what `tools.contact_sheet --cabinet` draws.

``python -m tools.cabinet_sheet shelf assets/shelf.png robac`` draws one page about one game: the README's picture.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from arcade.cabinet import strings
from arcade.cabinet.attract.game_scene import GameScene
from arcade.cabinet.attract.live_game import LiveGame
from arcade.cabinet.attract.posters import ChallengeOfTheDay, Title
from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.attract.table_scene import TableScene
from arcade.cabinet.catalogue import cartridge, slugs, usual_setup
from arcade.cabinet.formats.exports import PICTURES, keep
from arcade.cabinet.formats.png import Picture
from arcade.cabinet.front.collection import in_house_order
from arcade.cabinet.front.medal_wall import medal_wall
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.front.wall import wall
from arcade.cabinet.front.wish import Place
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.pages.card import card
from arcade.cabinet.pages.gallery import gallery
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.medals import medal_page
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.pages.more import more
from arcade.cabinet.pages.operator import operator
from arcade.cabinet.pages.pads import pads
from arcade.cabinet.pages.pause import pause
from arcade.cabinet.pages.players import players
from arcade.cabinet.pages.scores import scores
from arcade.cabinet.pages.settings import settings
from arcade.cabinet.pages.setup import setup
from arcade.cabinet.pages.typing import typed
from arcade.cabinet.playing.rewind import choose
from arcade.cabinet.playing.screenshots import pictures
from arcade.cabinet.playing.typing_screen import TypingScreen
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.setups import usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Sources, Stage
from arcade.cabinet.storage.careers import Finished
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.storage.store import Store
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.machine.keyboard import NO_KEYS
from arcade.machine.machine import Machine
from arcade.machine.monitor import Handset
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import LANGUAGES, Language

DAY = "2026-06-01"
FRAMES = 300
"""So long a page is shown, so that demonstrations have begun."""
PLAYED = 600
"""Frames of the game that is paused."""
TYPED = "animals"
"""A game that asks for lines."""
SCORES = (("ANA", 1840), ("DAN", 1730), ("ION", 1490), ("MIA", 1210), ("RAU", 990))
Page = Callable[[Stage, Game], Screen[object]]
PAGES: dict[str, Page] = {
    "boot": lambda stage, _: stage.show(boot(stage)),
    "wall": lambda stage, game: stage.show(wall(stage, game.slug)),
    "shelf": lambda stage, game: stage.show(shelf(stage, Place(slug=game.slug))),
    "card": lambda stage, game: stage.show(card(stage, game, usual_variant(stage, game))),
    "more": lambda stage, game: stage.show(more(stage, game)),
    "page": lambda stage, game: stage.show(setup(stage, game, usual_variant(stage, game))),
    "pause": lambda stage, game: stage.show(pause(stage, _run(stage, game))),
    "scores": lambda stage, game: stage.show(scores(stage, game, game.cartridge.default_level, False)),
    "medals": lambda stage, game: stage.show(medal_page(stage, game, game.cartridge.default_level)),
    "wall of medals": lambda stage, game: stage.show(medal_wall(stage, game.slug)),
    "players": lambda stage, _: stage.show(players(stage)),
    "gallery": lambda stage, game: _gallery(stage, game),
    "settings": lambda stage, _: stage.show(settings(stage)),
    "keys": lambda stage, game: stage.show(keys(stage, game)),
    "pads": lambda stage, _: stage.show(pads(stage)),
    "operator": lambda stage, _: stage.show(operator(stage)),
    "question": lambda stage, _: stage.show(
        question(stage, strings.LEAVE, strings.LEAVE_ASK, (strings.LEAVE_KEEP, strings.LEAVE_DROP))
    ),
    "message": lambda stage, _: stage.show(message(stage, strings.KEPT_OFF)),
    "typing": lambda stage, _: typed(stage, strings.GAME_ID, strings.GAME_ID_ASK),
    "rewinding": lambda stage, game: stage.show(choose(stage, _run(stage, game))),
    "typing in a game": lambda stage, _: _typing(stage),
    "attract: title": lambda stage, _: _seen(stage, Title(stage, in_house_order())),
    "attract: game": lambda stage, game: _seen(stage, GameScene(stage, LiveGame(stage, game, _table(stage, game)))),
    "attract: table": lambda stage, game: _seen(stage, TableScene(stage, game, _table(stage, game))),
    "attract: challenge": lambda stage, _: _seen(stage, _challenge(stage)),
}


def _run(stage: Stage, game: Game) -> Run:
    """The pilot's game, in the middle."""
    session = Session(replace(usual_setup(game.slug), language=stage.language, seed=3))
    run, hands = Run(session), pilot_hands(session, 3)
    for _ in range(PLAYED):
        session.step(next(hands))
        run.watch(session)
    return run


def _typing(stage: Stage) -> Screen[None]:
    """A line that a stick types."""
    session = Session(replace(usual_setup(TYPED), language=stage.language, seed=3))
    hands, keyboard = pilot_hands(session, 3), OnscreenKeyboard()
    while session.machine.waiting is None or session.machine.waiting.kind != "line":
        session.step(next(hands))
    screen = TypingScreen(stage, session.machine, keyboard)
    keyboard.keys(NO_KEYS, session.machine.waiting)
    keyboard.keys(frozenset(("pad1 left",)), session.machine.waiting)
    while True:
        yield screen.show()


def _gallery(stage: Stage, game: Game) -> Screen[None]:
    """A picture that was kept."""
    with TemporaryDirectory() as folder:
        keep(Path(folder), PICTURES, game.slug, pictures(_run(stage, game).session.machine))
        yield from gallery(stage, Path(folder))


def _seen(stage: Stage, scene: Scene) -> Screen[None]:
    """One scene of the demonstrations."""
    scene.draw()
    for frame in range(scene.frames):
        scene.step(frame)
        scene.draw_bar(frame)
        yield stage.monitor


def _table(stage: Stage, game: Game) -> list[ScoreRow]:
    return stage.store.scores(game.slug, game.cartridge.default_level, False, game.cartridge.scoring)


def _challenge(stage: Stage) -> Scene:
    today = challenge(DAY)
    return ChallengeOfTheDay(stage, today, Game(today.game.slug, cartridge(today.game.slug)))


def filled_stage(language: Language, narrow: bool = False) -> Stage:
    """A stage whose store knows some players."""
    sources = Sources(lambda: 3, lambda: DAY, lambda: 0.0, lambda: datetime.fromisoformat(f"{DAY} 21:48"))
    stage = Stage(Store(None), Preferences(language=language, initials="ANA"), sources)
    if narrow:
        stage.fit(*Handset.SIZE)
    for place, slug in enumerate(slugs()):
        game = cartridge(slug)
        for player, score in SCORES[place % 3 :]:
            stage.store.add_score(
                slug, game.default_level, False, player=player, score=score, outcome=Outcome.WON, recorded=DAY
            )
        if place % 3 == 0:
            stage.store.note_played(slug)
            finished = Finished(game.default_level, 1, Outcome.WON.value, SCORES[0][1], 9_000)
            stage.store.note_result("ANA", slug, finished, DAY)
    return stage


def drawn(stage: Stage, page: Screen[object]) -> Picture:
    """What a page shows after a while."""
    shown: Machine = stage.monitor
    with suppress(StopIteration):
        for _ in range(FRAMES):
            stage.begin(NO_KEYS)
            shown = next(page)
    page.close()
    return Picture(*shown.SIZE, shown.pixels(), shown.palette())


def cabinet_rows(slug: str, narrow: bool = False) -> Iterator[list[Picture]]:
    """Each page in both languages; those about a game are about this one."""
    game = Game(slug, cartridge(slug))
    for page in PAGES.values():
        stages = [filled_stage(language, narrow) for language in LANGUAGES]
        yield [drawn(stage, page(stage, game)) for stage in stages]


def main() -> None:
    """Draw the page that the command line names."""
    parser = argparse.ArgumentParser(description="Draw one page of the cabinet.")
    parser.add_argument("page", choices=PAGES)
    parser.add_argument("file", type=Path, help="the PNG file to write")
    parser.add_argument("slug", help="the game it is about")
    options = parser.parse_args()
    stage = filled_stage("en")
    page = PAGES[options.page](stage, Game(options.slug, cartridge(options.slug)))
    options.file.write_bytes(drawn(stage, page).png())


if __name__ == "__main__":
    main()
