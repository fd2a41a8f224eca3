"""The player's own lists of controller mappings: a file in the data folder and SDL's variable in the environment."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from arcade.cabinet import strings
from arcade.cabinet.formats.whole_files import FileError, as_text, read_file
from arcade.console.controller_mappings import ControllerMappings
from arcade.toolkit.contract.texts import Text, filled

FILE = "gamecontrollerdb.txt"
"""As the public list is called."""
VARIABLE = "SDL_GAMECONTROLLERCONFIG"


def controller_mappings(
    folder: Path | None, tell: Callable[[Text], None], environment: Mapping[str, str] = os.environ
) -> ControllerMappings:
    """What both say, the environment last, so that it counts for more; `tell` hears what could not be read."""
    found = ControllerMappings(sys.platform)
    for name, text in ((FILE, _kept(folder, tell)), (VARIABLE, environment.get(VARIABLE, ""))):
        broken = found.read(text.splitlines())
        if broken:
            tell(filled(strings.MAPPINGS_BROKEN, name=name, count=broken))
    return found


def _kept(folder: Path | None, tell: Callable[[Text], None]) -> str:
    """The text of the file; empty when there is none, or none that can be read."""
    if folder is None or not os.path.lexists(folder / FILE):
        return ""
    try:
        return as_text(read_file(folder / FILE))
    except FileError as error:
        tell(filled(strings.MAPPINGS_UNREAD, name=FILE, reason=error.words))
        return ""
