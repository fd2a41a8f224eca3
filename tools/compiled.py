"""Functions compiled by numba (``pip install .[tools]``), for what would take plain Python days.

Without numba they stay as they are, so that a tool can tell how it is used, and a test run a small case.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

try:
    _numba: Any = import_module("numba")
except ImportError:
    _numba = None

F = TypeVar("F", bound=Callable[..., Any])


def njit(signature: str | None = None) -> Callable[[F], F]:
    """A decorator: numba.njit, which compiles at the first call, or at once for a signature in numba's own notation."""
    if _numba is None:
        return lambda function: function
    compiler: Callable[[F], F] = _numba.njit(signature)
    return compiler


def check_compiler(parser: ArgumentParser) -> None:
    """Refuse to begin where there is no numba."""
    if _numba is None:
        parser.error("it needs numba: pip install .[tools]")
