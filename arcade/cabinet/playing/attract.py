"""When nobody plays: titles, tables of the best, the champions' games, and games played by their pilots."""

from collections.abc import Iterator
from itertools import islice

from arcade.cabinet import strings
from arcade.cabinet.pages.boot import title
from arcade.cabinet.pages.table import draw_rows
from arcade.cabinet.replays.demonstration import Demonstration, hush
from arcade.cabinet.replays.retrace import begin
from arcade.cabinet.replays.session import Session
from arcade.cabinet.setups import demonstration_setup
from arcade.cabinet.shelf_groups import Game, games
from arcade.cabinet.stage import Screen, Stage
from arcade.cabinet.storage.scores import PLACES, ScoreRow
from arcade.cabinet.widgets import theme
from arcade.cabinet.widgets.canvas import centre
from arcade.cabinet.widgets.overlay import Overlay
from arcade.machine.machine import Machine
from arcade.machine.spectrum import Spectrum
from arcade.toolkit.animation.moving_messages import roll_left
from arcade.toolkit.contract.cartridge import SPINE
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.texts import Text

PAGE_FRAMES = 6 * 50
GAME_FRAMES = 25 * 50
NEWS_ROW = 20
TURN = 60
"""Frames after which the words at the bottom give way to others."""
Scene = tuple[Iterator[Machine], str, int]
"""The machines to look at, the words below them, and how many frames it lasts."""


def attract(stage: Stage) -> Screen[None]:
    """One scene after the other until anything is pressed."""
    for machines, words, frames in scenes(stage):
        overlay: Overlay | None = None
        for frame, machine in enumerate(islice(machines, frames)):
            if stage.pressed:
                return
            overlay = overlay or Overlay(machine, sound=False)
            shown = overlay.show()
            overlay.bar(-1, stage.text(strings.PRESS_A_KEY) if frame // TURN % 2 else words)
            yield shown


def scenes(stage: Stage) -> Iterator[Scene]:
    """Without end: each round begins with the title, then come three games."""
    shelf = list(games())
    SplitMix(stage.sources.seed()).shuffle(shelf)
    place = 0
    while True:
        yield _rolling(_title_page(stage, len(shelf))), stage.text(strings.ARCADE), PAGE_FRAMES
        for _ in range(min(3, len(shelf))):
            game = shelf[place % len(shelf)]
            place += 1
            name = game.cartridge.named(stage.language, SPINE)
            rows, champion = _best(stage, game)
            if rows:
                yield _still(_table_page(stage, game, rows)), stage.text(strings.BEST_PLAYERS), PAGE_FRAMES
            if champion is not None:
                words = stage.text(strings.CHAMPION, player=champion.player, score=champion.marked)
                yield _replayed(stage, champion), f"{name}: {words}", GAME_FRAMES
            else:
                yield _piloted(stage, game), f"{name}: {stage.text(strings.DEMONSTRATION)}", GAME_FRAMES


def _best(stage: Stage, game: Game) -> tuple[list[ScoreRow], ScoreRow | None]:
    """The fullest table of a game, and the best of it whose run is kept."""
    levels = range(1, len(game.cartridge.levels) + 1)
    tables = [
        stage.store.scores(game.slug, level, look, game.cartridge.scoring) for look in (False, True) for level in levels
    ]
    rows = max(tables, key=len)
    return rows, next((row for row in rows if row.replay), None)


def _still(machine: Spectrum) -> Iterator[Machine]:
    while True:
        yield machine


def _rolling(machine: Spectrum) -> Iterator[Machine]:
    while True:
        roll_left(machine, NEWS_ROW)
        yield machine


def _title_page(stage: Stage, count: int) -> Spectrum:
    """The arcade's name, and a line that rolls by."""
    machine = Spectrum(stage.font)
    title(machine)
    centre(machine, NEWS_ROW, stage.text(strings.NEWS, count=count), theme.NOTE)
    return machine


def _table_page(stage: Stage, game: Game, rows: list[ScoreRow]) -> Spectrum:
    machine = Spectrum(stage.font)
    cartridge = game.cartridge
    theme.game_heading(machine, cartridge, stage.language)
    level: Text = cartridge.levels[rows[0].level - 1].name
    centre(machine, 4, stage.text(strings.LEVEL_IS, level=stage.text(level)), theme.NOTE)
    draw_rows(machine, rows, 7, PLACES)
    return machine


def _replayed(stage: Stage, row: ScoreRow) -> Iterator[Machine]:
    """A champion's run; nothing where it cannot be run again."""
    replay = stage.store.replay(row.replay)
    if replay is None:
        return
    try:
        session: Session = begin(replay, stage.font)
        for keys in replay.keys:
            session.step(keys)
            hush(session.machine)
            yield session.machine
    except Exception:  # noqa: BLE001 (whatever breaks in a demonstration, the next scene comes)
        return


def _piloted(stage: Stage, game: Game) -> Iterator[Machine]:
    demonstration = Demonstration(lambda: demonstration_setup(stage, game.slug), stage.font)
    while (machine := demonstration.step()) is not None:
        yield machine
