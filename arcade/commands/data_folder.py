"""The folder that a command's options name; a process beside the arcade needs no more of the arcade for it."""

from argparse import Namespace
from pathlib import Path

from arcade.cabinet.storage.paths import default_data_dir


def data_dir(options: Namespace) -> Path | None:
    """The folder that the command line or the system names; None when there is no place to keep anything."""
    return Path(options.data_dir) if options.data_dir else default_data_dir()
