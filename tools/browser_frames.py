"""The dearest frames where Python runs in a browser: ``python -m tools.browser_frames PYODIDE [SLUG ...]``.

PYODIDE is the folder of Pyodide's npm package; node runs it, without a window. Of each game the dearest frame of its
pilot's game is said, and of its card; with ``--boot`` those of the boot screen and the wall, too. All is in
milliseconds and in processes of its own, as what `robac bench` measures.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from arcade.cabinet import lazy_loading
from arcade.cabinet.catalogue import cartridge, loaded, slugs, usual_setup
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS, settle
from arcade.cabinet.page_context import PageContext
from arcade.cabinet.pages.boot import boot
from arcade.cabinet.pages.card import card
from arcade.cabinet.setups import usual_variant
from arcade.cabinet.shelf_groups import Game
from arcade.cabinet.storage.preferences import Preferences
from arcade.cabinet.storage.store import Store
from arcade.cabinet.time_slices import TimeSlices
from arcade.commands.fresh import least
from arcade.machine.keyboard import NO_KEYS

ROOT = Path(__file__).resolve().parents[1]
RUNNER = Path(__file__).with_suffix(".mjs")
LATE = 20
"""Milliseconds of a frame."""
PLAYED = "from arcade.commands.bench_first import played; print(*played({slug!r}, {level}, {frames}))"
CARD = "from tools.browser_frames import card_frames; print(*card_frames({slug!r}))"
BOOT = "from arcade.commands.bench_boot import switched_on; print(*switched_on(0, ''))"
CARD_FRAMES = 300
"""Frames in which a card's picture has come."""


def card_frames(slug: str) -> Iterator[float]:
    """Milliseconds of the frames of a game's card, after the arcade was switched on and the game has arrived."""
    context = PageContext(Store(None), Preferences(), CLOCK_AND_SEEDS)
    for _ in context.show(boot(context, _arriving())):
        context.begin(NO_KEYS)
    loaded(slug)
    settle()
    game = Game(slug, cartridge(slug))
    page = context.show(card(context, game, usual_variant(context, game)))
    for _ in range(CARD_FRAMES):
        began = process_time()
        context.begin(NO_KEYS)
        next(page).pixels()
        yield round(1000 * (process_time() - began), 2)


def _arriving() -> TimeSlices[None]:
    yield from lazy_loading.letters()
    yield from lazy_loading.shelf()


def told(name: str, frames: Sequence[float]) -> str:
    """A line on the dearest frame, when it was, and how many are late."""
    dearest = max(frames)
    late = sum(taken > LATE for taken in frames)
    return f"{name:30}{dearest:8.1f} in frame {frames.index(dearest) + 1}, {late} over {LATE} ms"


def main(arguments: list[str]) -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="tools.browser_frames", description="The dearest frames in a browser.")
    parser.add_argument("pyodide", type=Path, help="the folder of Pyodide's npm package")
    parser.add_argument("slugs", nargs="*", metavar="SLUG")
    parser.add_argument("--boot", action="store_true", help="the boot screen and the wall, too")
    parser.add_argument("--frames", type=int, default=3_000, help="of each game")
    parser.add_argument("--processes", type=int, default=3, help="in which each is measured")
    options = parser.parse_args(arguments)
    if not (options.pyodide / "pyodide.mjs").is_file():
        parser.error(f"there is no Pyodide in {options.pyodide}")
    if unknown := set(options.slugs) - set(slugs()):
        parser.error(f"there is no game called {min(unknown)}")
    work = {"boot": BOOT} if options.boot else {}
    for slug in options.slugs or slugs():
        work[slug] = PLAYED.format(slug=slug, level=usual_setup(slug).level, frames=options.frames)
        work[f"{slug}'s card"] = CARD.format(slug=slug)
    with TemporaryDirectory(prefix="robac-browser-") as compiled:
        command = ["node", str(RUNNER), str(options.pyodide), str(ROOT), compiled]
        for name, python in work.items():
            runs = [subprocess.check_output([*command, python], text=True) for _ in range(options.processes)]
            print(told(name, least(runs)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
