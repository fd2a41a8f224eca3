"""When a game breaks: the run that broke it is saved, so that whoever mends the game can see it happen again."""

import traceback
from pathlib import Path

from arcade.cabinet.formats.whole_files import write_whole
from arcade.cabinet.replays.replay import Replay, ReplayError

FOLDER = "reports"


def save_crash_report(folder: Path | None, replay: Replay, error: BaseException) -> Path | None:
    """Write the run and the error beside each other into the data folder; None when that cannot be done."""
    if folder is None:
        return None
    setup = replay.setup
    path = folder / FOLDER / f"{setup.slug}-{setup.seed:016x}-{replay.keys.frames}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replay.save(path)
        told = "".join(traceback.format_exception(error))
        write_whole(path.with_suffix(".txt"), told.encode(errors="backslashreplace"))
    except (OSError, ReplayError):
        return None
    return path
