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
from arcade.cabinet.front.choice import Place
from arcade.cabinet.front.collection import in_wall_order
from arcade.cabinet.front.medal_wall import medal_wall
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.front.wall import wall
from arcade.cabinet.page_context import PageContext, Screen
from arcade.cabinet.pages import strings as pages
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.pages.card import card
from arcade.cabinet.pages.files import choose_file
from arcade.cabinet.pages.gallery import gallery
from arcade.cabinet.pages.game_summary import GameSummary, News
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
from arcade.cabinet.pages.result import ResultPage
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
from arcade.cabinet.storage.careers import FinishedGame
from arcade.cabinet.storage.ranking import better
from arcade.cabinet.storage.scores import ScoreRow
from arcade.cabinet.time_slices import TimeSlices
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
Page = Callable[[PageContext, Game], Screen[object]]
PAGES: dict[str, Page] = {
    "boot": lambda context, _: context.show(boot(context)),
    "wall": lambda context, game: context.show(wall(context, game.slug)),
    "shelf": lambda context, game: context.show(shelf(context, Place(slug=game.slug))),
    "card": lambda context, game: context.show(card(context, game, usual_variant(context, game))),
    "more": lambda context, game: context.show(more(context, game)),
    "page": lambda context, game: context.show(setup(context, game, usual_variant(context, game))),
    "pause": lambda context, game: context.show(pause(context, _run(context, game))),
    "scores": lambda context, game: context.show(scores(context, game, game.cartridge.default_level, False)),
    "medals": lambda context, game: context.show(medal_page(context, game, usual_variant(context, game))),
    "wall of medals": lambda context, game: context.show(medal_wall(context, game.slug)),
    "players": lambda context, _: context.show(players(context)),
    "gallery": lambda context, game: _gallery(context, game),
    "settings": lambda context, _: context.show(settings(context)),
    "keys": lambda context, game: context.show(keys(context, game)),
    "pads": lambda context, _: context.show(pads(context)),
    "operator": lambda context, _: context.show(operator(context)),
    "question": lambda context, _: context.show(
        question(context, strings.LEAVE, strings.LEAVE_ASK, (strings.LEAVE_KEEP, strings.LEAVE_DROP))
    ),
    "message": lambda context, _: context.show(message(context, strings.KEPT_OFF)),
    "typing": lambda context, _: typed(context, strings.GAME_ID, strings.GAME_ID_ASK),
    "initials": lambda context, game: context.show(_result(context, game).initials(entry(PLAYER, context.language))),
    "result": lambda context, game: context.show(_result(context, game).choose()),
    "file": lambda context, _: _file(context),
    "working": lambda context, _: _working(context),
    "rewinding": lambda context, game: context.show(choose(context, _run(context, game))),
    "typing in a game": lambda context, _: _typing(context),
    "attract: title": lambda context, _: _seen(context, Title(context, in_wall_order())),
    "attract: game": lambda context, game: _seen(
        context, GameScene(context, LiveGame(context, game, _table(context, game)))
    ),
    "attract: table": lambda context, game: _seen(
        context, TableScene(context, game, own_lines(game, _table(context, game)))
    ),
    "attract: challenge": lambda context, _: _seen(context, _challenge(context)),
}


def _run(context: PageContext, game: Game) -> Run:
    """The pilot's game, in the middle."""
    session = Session(replace(usual_setup(game.slug), language=context.language, seed=3))
    run, hands = Run(session), pilot_hands(session, 3)
    for _ in range(PLAYED):
        session.step(next(hands))
        run.watch(session)
    return run


def _working(context: PageContext) -> Screen[None]:
    """Work that lasts, a piece a frame: its clock goes on by a second whenever it is looked at."""
    seconds = itertools.count()
    job = BackgroundJob(_slices(), lambda: float(next(seconds)))
    return context.show(progress(context, strings.RESUMING, job, WORK))


def _slices() -> TimeSlices[None]:
    yield from range(WORK)


def _typing(context: PageContext) -> Screen[None]:
    """A line that a stick types."""
    session = Session(replace(usual_setup(TYPED), language=context.language, seed=3))
    hands, keyboard = pilot_hands(session, 3), OnscreenKeyboard()
    while session.machine.waiting is None or session.machine.waiting.kind != "line":
        session.step(next(hands))
    screen = TypingScreen(context, session.machine, keyboard)
    keyboard.keys(NO_KEYS, session.machine.waiting)
    keyboard.keys(frozenset(("pad1 left",)), session.machine.waiting)
    while True:
        yield screen.show()


def _result(context: PageContext, game: Game) -> ResultPage:
    """A game won, with a medal and a place in the middle of the table."""
    played = usual_setup(game.slug)
    rows = tuple(_table(context, game))
    medals = medal_words(
        context, game.cartridge, [FinishedGame(played.level, 1, Outcome.WON.value, SCORE, 9_000)], False
    )
    news = News(0, (pages.PILOT_BEATEN, pages.BEST_HERE))
    summary = GameSummary(
        game,
        replace(played, seats=1),
        Outcome.WON,
        SCORE,
        assisted=False,
        seconds=SECONDS,
        place=1 + sum(better(game.cartridge.scoring, row.score or 0, SCORE) for row in rows),
        rows=rows,
        medals=tuple(medals),
        news=news,
    )
    return ResultPage(context, summary, _run(context, game).session.machine)


def _file(context: PageContext) -> Screen[None]:
    """Files that a game has written."""
    with TemporaryDirectory() as folder:
        for number, dots in enumerate(FILES, 1):
            path = Path(folder) / f"{PATTERNED}-{number}.txt"
            path.write_text(dots.lstrip(), encoding="utf-8")
        yield from context.show(choose_file(context, sorted(Path(folder).iterdir()), 0))


def _gallery(context: PageContext, game: Game) -> Screen[None]:
    """A picture that was kept."""
    with TemporaryDirectory() as folder:
        keep(Path(folder), PICTURES, game.slug, pictures(_run(context, game).session.machine))
        yield from gallery(context, Path(folder))


def _seen(context: PageContext, scene: Scene) -> Screen[None]:
    """One scene of the demonstrations."""
    scene.draw()
    for frame in range(scene.frames):
        scene.step(frame)
        scene.draw_bar(frame)
        yield context.monitor


def _table(context: PageContext, game: Game) -> list[ScoreRow]:
    return context.store.scores(game.slug, game.cartridge.default_level, False, game.cartridge.scoring)


def _challenge(context: PageContext) -> Scene:
    today = challenge(DAY)
    return ChallengeOfTheDay(context, today, Game(today.game.slug, cartridge(today.game.slug)))
