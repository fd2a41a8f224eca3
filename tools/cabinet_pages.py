"""The pages of the cabinet, each as it is when somebody has played for a while; `tools.cabinet_sheet` draws them."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from arcade.cabinet import strings
from arcade.cabinet.attract.champions import own_lines
from arcade.cabinet.attract.game_scene import GameScene
from arcade.cabinet.attract.live_game import LiveGame
from arcade.cabinet.attract.posters import ChallengeOfTheDay, Title
from arcade.cabinet.attract.scene import Scene
from arcade.cabinet.attract.table_scene import TableScene
from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.formats.exports import PICTURES, keep
from arcade.cabinet.front.collection import in_house_order
from arcade.cabinet.front.medal_wall import medal_wall
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.front.wall import wall
from arcade.cabinet.front.wish import Place
from arcade.cabinet.pages import strings as pages
from arcade.cabinet.pages.account import Account, News
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.pages.card import card
from arcade.cabinet.pages.files import choose_file
from arcade.cabinet.pages.gallery import gallery
from arcade.cabinet.pages.initials import entry
from arcade.cabinet.pages.keys import keys
from arcade.cabinet.pages.medal_words import medal_words
from arcade.cabinet.pages.medals import medal_page
from arcade.cabinet.pages.message import message, question
from arcade.cabinet.pages.more import more
from arcade.cabinet.pages.operator import operator
from arcade.cabinet.pages.pads import pads
from arcade.cabinet.pages.pause import pause
from arcade.cabinet.pages.players import players
from arcade.cabinet.pages.progress import progress
from arcade.cabinet.pages.result import Result
from arcade.cabinet.pages.scores import scores
from arcade.cabinet.pages.settings import settings
from arcade.cabinet.pages.setup import setup
from arcade.cabinet.pages.typing import typed
from arcade.cabinet.pieces import Pieces
from arcade.cabinet.playing.rewind import choose
from arcade.cabinet.playing.screenshots import pictures
from arcade.cabinet.playing.typing_screen import TypingScreen
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.run import Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.setups import usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.storage.careers import Finished
from arcade.cabinet.storage.ranking import better
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.widgets.background_job import BackgroundJob
from arcade.cabinet.widgets.onscreen_keyboard import OnscreenKeyboard
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.outcome import Outcome

DAY = "2026-06-01"
PLAYED = 600
"""Frames of the game that is paused."""
WORK = 1_000
"""Frames of a game that is played anew."""
PLAYER = "ANA"
SCORE, SECONDS = 1_610, 192
PATTERNED = "graphics-editor"
"""A game that reads files."""
TYPED = "animals"
"""A game that asks for lines."""
SCORES = (("ANA", 1840), ("DAN", 1730), ("ION", 1490), ("MIA", 1210), ("RAU", 990))
FILES = (
    """
..####..
.######.
##.##.##
########
########
#.####.#
#......#
.##..##.
""",
    """
...##...
..####..
.######.
########
""",
)
"""What the game has written."""
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
    "medals": lambda stage, game: stage.show(medal_page(stage, game, usual_variant(stage, game))),
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
    "initials": lambda stage, game: stage.show(_result(stage, game).initials(entry(PLAYER, stage.language))),
    "result": lambda stage, game: stage.show(_result(stage, game).choose()),
    "file": lambda stage, _: _file(stage),
    "working": lambda stage, _: _working(stage),
    "rewinding": lambda stage, game: stage.show(choose(stage, _run(stage, game))),
    "typing in a game": lambda stage, _: _typing(stage),
    "attract: title": lambda stage, _: _seen(stage, Title(stage, in_house_order())),
    "attract: game": lambda stage, game: _seen(stage, GameScene(stage, LiveGame(stage, game, _table(stage, game)))),
    "attract: table": lambda stage, game: _seen(stage, TableScene(stage, game, own_lines(game, _table(stage, game)))),
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


def _working(stage: Stage) -> Screen[None]:
    """Work that lasts, a piece a frame: its clock goes on by a second whenever it is looked at."""
    seconds = itertools.count()
    job = BackgroundJob(_pieces(), lambda: float(next(seconds)))
    return stage.show(progress(stage, strings.RESUMING, job, WORK))


def _pieces() -> Pieces[None]:
    yield from range(WORK)


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


def _result(stage: Stage, game: Game) -> Result:
    """A game won, with a medal and a place in the middle of the table."""
    played = usual_setup(game.slug)
    rows = tuple(_table(stage, game))
    medals = medal_words(stage, game.cartridge, [Finished(played.level, 1, Outcome.WON.value, SCORE, 9_000)], False)
    news = News(0, (pages.PILOT_BEATEN, pages.BEST_HERE))
    account = Account(
        game,
        replace(played, seats=1),
        Outcome.WON,
        SCORE,
        aided=False,
        seconds=SECONDS,
        place=1 + sum(better(game.cartridge.scoring, row.score or 0, SCORE) for row in rows),
        rows=rows,
        medals=tuple(medals),
        news=news,
    )
    return Result(stage, account, _run(stage, game).session.machine)


def _file(stage: Stage) -> Screen[None]:
    """Files that a game has written."""
    with TemporaryDirectory() as folder:
        for number, dots in enumerate(FILES, 1):
            path = Path(folder) / f"{PATTERNED}-{number}.txt"
            path.write_text(dots.lstrip(), encoding="utf-8")
        yield from stage.show(choose_file(stage, sorted(Path(folder).iterdir()), 0))


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
