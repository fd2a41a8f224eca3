"""Where the data files are: beside the package in a checkout, inside an installed wheel, or still to be fetched."""

from collections.abc import Callable
from pathlib import Path

TABLES = "assets/tables/"
"""Where the large tables of opponents are. Read one when a position first needs it: it may have to be fetched then."""
_PACKAGE = Path(__file__).resolve().parent.parent
_fetchers: list[Callable[[str], bool]] = []


class NotFetchedError(FileNotFoundError):
    """A data file that would come over a network, and did not."""


def fetch_with(fetch: Callable[[str], bool]) -> None:
    """Where the arcade came over a network without its tables: `fetch` puts one where it belongs, and says whether."""
    _fetchers[:] = [fetch]


def data_path(name: str) -> Path:
    """The path of a data file named from the project's top, such as ``fonts/spectrum.bdf``.

    Raises FileNotFoundError when neither the wheel nor the checkout holds it, NotFetchedError when it did not come.
    """
    found = _found(name)
    if found is None and any(fetch(name) for fetch in _fetchers):
        found = _found(name)
    if found is not None:
        return found
    if _fetchers:
        raise NotFetchedError(f"the data file {name} could not be fetched")
    raise FileNotFoundError(f"the data file {name} is missing from this installation")


def data_files(folder: str, ending: str) -> list[Path]:
    """The files of a folder of data, named from the project's top, whose names end so; in the order of their names.

    Raises FileNotFoundError when neither the wheel nor the checkout holds the folder.
    """
    for root in _roots():
        if (root / folder).is_dir():
            return sorted(path for path in (root / folder).iterdir() if path.name.endswith(ending))
    raise FileNotFoundError(f"the data folder {folder} is missing from this installation")


def _found(name: str) -> Path | None:
    paths = (root / name for root in _roots())
    return next((path for path in paths if path.is_file()), None)


def _roots() -> tuple[Path, ...]:
    return _PACKAGE / "_data", _PACKAGE.parent
