"""Where the data files are: beside the package in a checkout, inside it in an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def data_path(name: str) -> Path:
    """The path of a data file named from the project's top, such as ``fonts/spectrum.bdf``.

    Raises FileNotFoundError when neither the wheel nor the checkout holds it.
    """
    for root in (_PACKAGE / "_data", _PACKAGE.parent):
        path = root / name
        if path.is_file():
            return path
    raise FileNotFoundError(f"the data file {name} is missing from this installation")
