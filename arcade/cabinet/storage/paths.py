"""Where the arcade keeps what it must not forget, and what it can make again, on each system."""

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
        return _folder(environ.get("LOCALAPPDATA", ""), "AppData", "Local")
    if platform == "darwin":
        return _folder("", "Library", "Application Support")
    return _folder(environ.get("XDG_DATA_HOME", ""), ".local", "share")


def default_cache_dir(platform: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Path | None:
    """The user's folder for what the arcade can make again; the same way.

    Windows: a folder of its own within %LOCALAPPDATA%, macOS: ~/Library/Caches, elsewhere $XDG_CACHE_HOME or ~/.cache.
    """
    if platform == "win32":
        local = _folder(environ.get("LOCALAPPDATA", ""), "AppData", "Local")
        return local and local / "Cache"
    if platform == "darwin":
        return _folder("", "Library", "Caches")
    return _folder(environ.get("XDG_CACHE_HOME", ""), ".cache")


def _folder(named: str, *within: str) -> Path | None:
    """The arcade's folder in the one that the system names, or else within the user's home."""
    if os.path.isabs(named):
        return Path(named) / FOLDER
    home = os.path.expanduser("~")
    return Path(home).joinpath(*within) / FOLDER if os.path.isabs(home) else None
