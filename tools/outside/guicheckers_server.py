"""The engine of the package samuel behind lines of text; run by the Python that holds it, so it needs nothing of ours.

``python guicheckers_server.py DEPTH [FOLDER]``; it answers as the Go Text Protocol does, each time with its position:
``new FEN``, ``play 11 18 25`` (all squares that a piece touches), ``go``, and ``name``, ``quit``.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from typing import Any

SECONDS = 600
"""More time than the engine ever takes for the depths that are asked for."""
FIXED_DEPTH = 3
"""The level at which it takes a depth and a time."""
TABLES = ("2pc.cdb", "3pc.cdb", "4pc.cdb")
PLACES = (*range(5, 9), *range(10, 18), *range(19, 27), *range(28, 36), *range(37, 41))
"""The engine's numbers of the squares, each row the other way round than draughts players count."""
Squares = list[str]


class Refused(Exception):  # noqa: N818 - an answer, rather than an error
    """A command that cannot be carried out, with the reason."""


def place(square: int) -> int:
    """The engine's number of a draughts player's square."""
    at: int = PLACES[square - 1 ^ 3]
    return at


def opened(depth: int, folder: str) -> Any:
    """The engine, ready; raises Refused with what is missing."""
    try:
        engine = import_module("samuel.engine")
    except ImportError:
        raise Refused(f"the package samuel is missing: {sys.executable} -m pip install samuel") from None
    tables = [os.path.join(folder, table) for table in TABLES]
    for table in tables:
        if not os.path.isfile(table):
            raise Refused(f"its table {table} is missing: name the folder that holds it")
    engine.init(os.path.join(folder, "no-book"), *tables)
    engine.setlevel(FIXED_DEPTH, depth, SECONDS)
    return engine


class Server:
    """The commands."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine

    def name(self) -> str:
        """The package with its version."""
        try:
            return f"samuel {version('samuel')}"
        except PackageNotFoundError:
            return "samuel"

    def new(self, position: str) -> str:
        """Begin at a position."""
        self._engine.newgame()
        self._engine.setposfromFEN(position)
        return self._position()

    def play(self, *squares: str) -> str:
        """Make the other's move."""
        numbers = [place(int(square)) for square in squares]
        for start, end in pairwise(numbers):
            self._engine.hmove(start, end)
        return self._position()

    def go(self) -> str:
        """Make a move."""
        self._engine.cmove("1" if self._position().startswith("B") else "2")
        return self._position()

    def _position(self) -> str:
        return str(self._engine.getFEN()).strip()


def serve(answer: Callable[[str], None], depth: int, folder: str) -> None:
    """Answer commands until there are no more; where something is missing every one is refused."""
    try:
        server, missing = Server(opened(depth, folder)), ""
    except Refused as refused:
        server, missing = None, str(refused)
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "quit":
            break
        answer(f"= {getattr(server, word)(*rest)}\n\n" if server else f"? {missing}\n\n")


def main(arguments: list[str]) -> None:
    """Keep the engine's own words away from the answers."""
    answers = os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    def answer(text: str) -> None:
        answers.write(text)
        answers.flush()

    folder = arguments[1] if len(arguments) > 1 else os.path.join(sys.prefix, "share", "samuel", "data")
    serve(answer, int(arguments[0]), folder)


if __name__ == "__main__":
    main(sys.argv[1:])
