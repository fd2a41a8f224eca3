"""The runs of a leaderboard's champions, as a board has them: a stranger's, read as a replay file is."""

from pathlib import Path

from arcade.cabinet.replays.replay import Replay
from arcade.cabinet.storage.leaderboard_tables import leaderboard_rows
from arcade.cabinet.storage.packing import unpack
from arcade.cabinet.user_error import UserError

RUN = "SELECT body FROM champions WHERE slug = ? AND level = ? AND original = ?"


def champions_run(folder: Path | None, slug: str, level: int, original: bool) -> Replay | None:
    """The run of the best of a table; None where it has not come, or cannot be read."""
    for (body,) in leaderboard_rows(folder, RUN, slug, level, int(original)):
        try:
            run = unpack(body)  # type: ignore[arg-type]  # what is no bytes is refused, too
        except UserError:
            return None
        return run if run.setup.slug == slug else None
    return None
