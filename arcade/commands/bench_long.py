"""What a long run costs: to go on with one that was left in the middle, to rewind it a minute, to keep it meanwhile."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import process_time

from arcade.cabinet.catalogue import cartridge, usual_setup
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.playing.game_screens import GameScreens
from arcade.cabinet.playing.play import SAVE_EVERY, Play
from arcade.cabinet.playing.rewind import rewound
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.run import REMEMBERED, Run
from arcade.cabinet.replays.session import Session
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.machine.keyboard import NO_KEYS
from arcade.toolkit.contract.searching import at_once

HOURS = 1.0, 3.5
GAMES = "hurdles", "tetris", "checkers"
"""The two that cost most of those that people play for hours, and one in the middle."""


def long_runs(wanted: Sequence[str]) -> dict[str, float]:
    """Of each game after so many hours of its pilot: seconds to continue and to rewind, milliseconds to keep the run.

    That last figure is the worst of the last minute. A game takes minutes: of more than a few only GAMES are measured.
    """
    found: dict[str, float] = {}
    for slug in wanted if len(wanted) <= len(GAMES) else GAMES:
        for hours, context, play, worst in _aged(slug):
            name = f"{slug} {hours:g} h"
            found[f"{name}, keep ms"] = round(1000 * worst, 2)
            found[f"{name}, rewind s"] = round(_rewind(context, play.run), 2)
            found[f"{name}, continue s"] = round(_continue(context, play.game), 2)
    return found


def _aged(slug: str) -> Iterator[tuple[float, PageContext, Play, float]]:
    """The pilot's run at each age, kept as it is while it is played, and the seconds of the dearest time lately."""
    context = PageContext(Store(None), Preferences(), CLOCK_AND_SEEDS)
    session = Session(replace(usual_setup(slug), seed=1))
    hands = pilot_hands(session, 1)
    play = Play(context, Game(slug, cartridge(slug)), Run(session), None)
    run, machine = play.run, session.machine
    run.touched = True
    saved: list[float] = []
    for hours in HOURS:
        last = hours * 3600 * machine.CLOCK // machine.FRAME
        while machine.frame < last or not (run.in_the_middle and run.snapshots):
            session.step(next(hands))
            run.watch(session)
            machine.speaker.take(machine.now)
            run.settle()
            if machine.frame % SAVE_EVERY == 0 and run.in_the_middle:
                began = process_time()
                play.save()
                saved.append(process_time() - began)
        play.save()
        yield hours, context, play, max(saved[-REMEMBERED * machine.CLOCK // machine.FRAME // SAVE_EVERY :])


def _continue(context: PageContext, game: Game) -> float:
    """Seconds from the wish to go on with a game to its first frame."""
    screens = GameScreens(context, game, None)
    page = screens.go_on()
    began = process_time()
    while screens.play is None:
        context.begin(NO_KEYS)
        next(page)
    return process_time() - began


def _rewind(context: PageContext, run: Run) -> float:
    """Seconds to go back a minute, or as far as the game being played allows."""
    began = process_time()
    at_once(rewound(context, run, run.snapshots[0]))
    return process_time() - began
