"""Where the arcade keeps what it must not forget, on each system."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

FOLDER = "robac-arcade"


def default_data_dir(platform: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Path | None:
    """The user's data folder for the arcade, which need not exist yet; None where the user has no home.

    Windows: %LOCALAPPDATA%, macOS: ~/Library/Application Support, elsewhere the XDG base directories: $XDG_DATA_HOME
    when it is an absolute path, otherwise ~/.local/share.
    """
    if platform == "win32":
        named, within = environ.get("LOCALAPPDATA", ""), Path("AppData", "Local")
    elif platform == "darwin":
        named, within = "", Path("Library", "Application Support")
    else:
        named, within = environ.get("XDG_DATA_HOME", ""), Path(".local", "share")
    if os.path.isabs(named):
        return Path(named) / FOLDER
    home = os.path.expanduser("~")
    return Path(home) / within / FOLDER if os.path.isabs(home) else None
