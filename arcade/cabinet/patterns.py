"""The patterns that games write: each becomes a file of its own in the data folder."""

from itertools import count
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.files import reason, write_whole
from arcade.cabinet.told import filled
from arcade.toolkit.program import Writing
from arcade.toolkit.texts import Prose

FOLDER = "patterns"


def keep(folder: Path | None, slug: str, writing: Writing) -> Prose:
    """Write what a game wrote into a new file; the sentence that tells the player where it is, or why it is not."""
    if folder is None:
        return strings.PATTERN_NOWHERE
    place = folder / FOLDER
    try:
        place.mkdir(parents=True, exist_ok=True)
        path = next(
            path for number in count(1) if not (path := place / f"{slug}-{number}.{writing.ending}").exists()
        )
        write_whole(path, writing.text.encode())
    except OSError as error:
        return filled(strings.PATTERN_NOT_KEPT, reason=reason(error))
    return filled(strings.PATTERN_KEPT, name=f"{FOLDER}/{path.name}")
