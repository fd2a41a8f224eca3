"""The cost of a frame of the shelf with a game live in its set, composed for the screen."""

from collections.abc import Sequence
from statistics import median
from time import process_time

from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.front.choice import Place
from arcade.cabinet.front.shelf import shelf
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.machine.keyboard import NO_KEYS

SETTLED = 150
"""Frames that pass before it is measured."""
MEASURED = 300
"""Frames that count."""


def shelf_frames(wanted: Sequence[str]) -> dict[str, float]:
    """Milliseconds of processor time of the page's frames, in the middle, with each game chosen."""
    return {slug: round(median(_frames(slug)), 3) for slug in wanted}


def _frames(slug: str) -> list[float]:
    context = PageContext(Store(None), Preferences(), CLOCK_AND_SEEDS)
    page = context.show(shelf(context, Place(slug=slug)))
    taken: list[float] = []
    for _ in range(SETTLED + MEASURED):
        began = process_time()
        context.begin(NO_KEYS)
        next(page).pixels()
        taken.append(1000 * (process_time() - began))
    page.close()
    context.store.close()
    return taken[SETTLED:]
