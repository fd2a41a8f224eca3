"""The boot screen and what follows it: whether every frame is in time, with the games there are and with many more."""

import gc
import shutil
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import arcade.games
from arcade.cabinet import catalogue
from arcade.cabinet.app import Cabinet
from arcade.cabinet.clock_and_seeds import CLOCK_AND_SEEDS
from arcade.cabinet.storage.store import Store
from arcade.commands.fresh import least, printed

PROCESSES = 3
"""So often it is measured; of each frame the least counts, for a busy computer only adds to it."""
MANY = 500
"""Games of which the arcade is to be no slower."""
BOOT = 170
"""Frames after which the boot screen has given way to the wall."""
LEAVES = (1, 20, 60, 120)
"""Frames in which somebody leaves it early."""
TO_THE_SHELF = 40
"""Frames from a key pressed on the boot screen to the one that leads from the wall to the shelf."""
AFTER = 240
"""Frames that are measured from then on."""
LATE, TOO_LATE = 10, 16
"""Milliseconds."""
ALONE = "from arcade.commands.bench_boot import switched_on; print(*switched_on({leave}, {folder!r}))"


def boot_frames() -> dict[str, float]:
    """How many frames of the boot screen are late, and the dearest ones of it, of leaving it early, of the shelf."""
    found = _figures("", "")
    with TemporaryDirectory() as folder:
        multiply(catalogue.slugs(), Path(folder), MANY)
        return found | _figures(folder, f", {MANY} games")


def _figures(folder: str, label: str) -> dict[str, float]:
    whole = _least(0, folder)[:BOOT]
    early = [_least(leave, folder)[leave:] for leave in LEAVES]
    found: dict[str, float] = {
        f"frames over {limit} ms{label}": sum(taken > limit for taken in whole) for limit in (LATE, TOO_LATE)
    }
    return found | {
        f"dearest{label}": max(whole),
        f"left early, to the wall{label}": max(max(taken[:TO_THE_SHELF]) for taken in early),
        f"then to the shelf{label}": max(max(taken[TO_THE_SHELF:]) for taken in early),
    }


def _least(leave: int, folder: str) -> list[float]:
    return least(printed(ALONE.format(leave=leave, folder=folder)) for _ in range(PROCESSES))


def switched_on(leave: int, folder: str) -> list[float]:
    """Milliseconds of processor time of the frames from the boot screen on, with more games from a folder.

    With `leave` a key is pressed in that frame, and another one on the wall.
    """
    if folder:
        arcade.games.__path__ = [folder, *arcade.games.__path__]
    with TemporaryDirectory() as data:  # without one the arcade would say so instead of showing the shelf
        store = Store(Path(data))
        gc.freeze()  # as the arcade does when it begins
        taken = list(_frames(Cabinet(store, CLOCK_AND_SEEDS), leave))
        store.close()
    return taken


def _frames(cabinet: Cabinet, leave: int) -> Iterator[float]:
    pressed = {leave + start + held for start in (0, TO_THE_SHELF) for held in range(3)} if leave else set()
    for frame in range(leave + AFTER):
        began = process_time()
        machine = cabinet.frame(frozenset({"return"} if frame in pressed else ()))
        if machine is not None:
            machine.pixels()
        yield round(1000 * (process_time() - began), 2)


def multiply(slugs: Sequence[str], folder: Path, count: int) -> None:
    """Fill a folder with copies of games until there are so many with those that are there."""
    copies = count - len(slugs)
    for number in range(copies):
        name = slugs[number % len(slugs)].replace("-", "_")
        copy = f"{name}_{number}"
        source = Path(next(iter(arcade.games.__path__))) / name
        shutil.copytree(source, folder / copy, ignore=shutil.ignore_patterns("__pycache__", "*.md"))
        _rename((folder / copy).glob("*.py"), name, copy)


def _rename(files: Iterable[Path], name: str, copy: str) -> None:
    """Let a copied game import its own modules; drawings and music it has from the one that it was copied from."""
    for file in files:
        text = file.read_text(encoding="utf-8").replace(f"arcade.games.{name}", f"arcade.games.{copy}")
        file.write_text(text.replace("(__name__", f'("arcade.games.{name}"'), encoding="utf-8")
