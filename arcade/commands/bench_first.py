"""What a player waits for: the dearest frames of a game that has just been chosen, in a process that has just begun.

What is drawn or worked out once is in these frames and in no median.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import process_time

from arcade.cabinet.catalogue import cartridge, loaded, usual_setup
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS, settle
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.replays.headless import pilot_hands
from arcade.cabinet.replays.session import Session
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.commands.fresh import least, printed
from arcade.machine.keyboard import NO_KEYS

FRAMES = 6_000
PROCESSES = 3
"""So often everything is measured; of each frame the least counts, for a busy computer only adds to it."""
LATE = 10
"""Milliseconds that no frame is to take."""
LATE_THINKING = 16
"""Milliseconds that no frame of a level is to take at which the computer thinks."""
ALONE = "from arcade.commands.bench_first import played; print(*played({slug!r}, {level}, {frames}))"


def first_frames(wanted: Sequence[str]) -> dict[str, float]:
    """Of each game at its usual level the dearest frame in milliseconds; how many games and frames are late."""
    return _of_games(wanted, lambda slug: usual_setup(slug).level, LATE)


def top_frames(wanted: Sequence[str]) -> dict[str, float]:
    """The same at its highest level."""
    return _of_games(wanted, lambda slug: cartridge(slug).levels.hardest, LATE_THINKING)


def played(slug: str, level: int, frames: int) -> list[float]:
    """Milliseconds of processor time of so many frames of the game's pilot, after the arcade was switched on."""
    context = PageContext(Store(None), Preferences(), CLOCK_AND_SEEDS)
    for _ in context.show(boot(context)):
        context.begin(NO_KEYS)
    loaded(slug)  # as it is when it has been chosen on the shelf
    settle()
    taken: list[float] = []
    began = process_time()
    session = Session(replace(usual_setup(slug), seed=1, level=level))
    hands = pilot_hands(session, 1)
    while len(taken) < frames and not session.ended:
        session.step(next(hands))
        ended = process_time()
        taken.append(round(1000 * (ended - began), 2))
        began = ended
    return taken


def _of_games(wanted: Sequence[str], level: Callable[[str], int], limit: float) -> dict[str, float]:
    alone = {slug: ALONE.format(slug=slug, level=level(slug), frames=FRAMES) for slug in wanted}
    frames = {slug: least(printed(command) for _ in range(PROCESSES)) for slug, command in alone.items()}
    late = [sum(taken > limit for taken in each) for each in frames.values()]
    found = {slug: max(each) for slug, each in frames.items()}
    return found | {f"games over {limit} ms": sum(map(bool, late)), f"frames over {limit} ms": sum(late)}
