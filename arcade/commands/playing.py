"""The arcade itself, and `play`, which goes straight into a game."""

import gc
import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

from arcade.cabinet.app import Cabinet
from arcade.cabinet.catalogue import loaded
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.options import Options, Start
from arcade.cabinet.replays.game_name import parsed
from arcade.cabinet.scoring.daily import challenge
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import FILE, Store
from arcade.commands.asking import CommandError, checked_seed, choose_font, level_of, opened, seats_of
from arcade.commands.companion import Companion, board_companion, leaderboard_companion
from arcade.commands.controllers import controller_mappings
from arcade.commands.data_folder import data_dir
from arcade.commands.pins import operators_number
from arcade.commands.printing import complain, say
from arcade.commands.signals import Ending
from arcade.console.show import Options as HostOptions
from arcade.machine.machine import Machine


def kept(options: Namespace) -> Path | None:
    """The folder of `data_dir` where a file of scores is in it already: asking makes no folder and no file."""
    folder = data_dir(options)
    return folder if folder is not None and os.path.lexists(folder / FILE) else None


def told(store: Store) -> bool:
    """Print what the store has to say, on the standard error; whether something that it holds could not be read."""
    while store.messages:
        complain(f"robac: {store.messages.pop(0).english}")
    return store.unread


def unread(options: Namespace) -> bool:
    """Open what is kept, to `told` what it has to say."""
    if (folder := kept(options)) is None:
        return False
    with closing(Store(folder)) as store:
        return told(store)


def arcade(options: Namespace) -> int:
    """The arcade from its boot screen on."""
    return _show(options, None)


def daily(options: Namespace) -> int:
    """The challenge of the day as a line of text, with what came of it if it was played."""
    day = CLOCK_AND_SEEDS.today()
    known, failed = None, False
    if (folder := kept(options)) is not None:
        with closing(Store(folder)) as store:
            lines = store.setting("daily")
            known = lines.get(day) if isinstance(lines, dict) else None
            failed = told(store)
    say(known if isinstance(known, str) else f"ROBAC {day} {challenge(day).game}")
    return int(failed)


def play(options: Namespace) -> int:
    """Straight into a game, or the very one that a friend has named; leaving it leaves the arcade."""
    if " " in options.slug:
        start = Start.named(parsed(options.slug))
        for name in ("level", "seats", "seed", "original", "pattern", "part"):
            if getattr(options, name) not in (None, False):
                raise CommandError(f"the name of a friend's game says everything: leave out --{name}")
        return _show(options, start)
    game = loaded(options.slug)
    level = None if options.level is None else level_of(game, options.level)
    seats = None if options.seats is None else seats_of(game, options.seats)
    seed = checked_seed(options.seed)
    pattern = opened(options.slug, options.pattern, options.part)
    return _show(options, Start(options.slug, level, seats, seed, options.original or None, pattern))


def board(options: Namespace) -> int:
    """A leaderboard's board, for as long as it is let."""
    folder = data_dir(options)
    chosen = replace(_watched(options, folder), board=True, boot=False)
    return _hosted(chosen, lambda: board_companion(folder))


def _show(options: Namespace, start: Start | None) -> int:
    number = operators_number(options)
    folder = data_dir(options)
    chosen = replace(
        _watched(options, folder),
        sounds=options.sounds,
        original=options.original or None,
        start=start,
        leave_after=start is not None and not options.kiosk,
        kiosk=options.kiosk,
        pin=number,
        unlock=options.unlock,
    )
    return _hosted(chosen, lambda: leaderboard_companion(folder))


def _watched(options: Namespace, folder: Path | None) -> Options:
    """What can be chosen of what is seen and heard, whoever plays."""
    return Options(
        language=options.lang,
        look=options.look,
        mute=options.mute or None,
        calm=options.calm or None,
        fullscreen=False if options.windowed else None,
        font=choose_font(options.font),
        data_dir=folder,
    )


def _hosted(options: Options, beside: Callable[[], Companion | None]) -> int:
    """Show the arcade until it is left or a signal ends it, with a process beside it if there is to be one."""
    with Ending() as ending:
        return _hosted_until(ending, options, beside)


def _hosted_until(ending: Ending, options: Options, beside: Callable[[], Companion | None]) -> int:
    from arcade.host.display import NoDisplayError
    from arcade.host.host import run_host
    from arcade.host.waiting import Waiting

    preferences = Preferences(fullscreen=options.fullscreen is not False)
    waiting = Waiting(partial(_opening, preferences), preferences)

    def meanwhile() -> None:
        ending.check()
        waiting.step()

    store = Store(options.data_dir, meanwhile)
    cabinet = Cabinet(store, CLOCK_AND_SEEDS, options)
    gc.freeze()
    ending.obey(cabinet.end)
    companion = beside()
    try:
        mappings = controller_mappings(options.data_dir, cabinet.context.tell)
        return run_host(cabinet, HostOptions(mappings=mappings)) or ending.code
    except NoDisplayError as error:
        raise CommandError(f"no display can be opened ({error}): the arcade needs a screen") from None
    finally:
        if companion is not None:
            companion.close()
        cabinet.close()
        store.close()
        told(store)


def _opening(preferences: Preferences, width: int, height: int) -> Machine:
    from arcade.cabinet.pages.opening import opening_picture  # seldom needed

    return opening_picture(preferences, CLOCK_AND_SEEDS, width, height)
