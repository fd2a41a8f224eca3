"""Reversi against Rhino, the engine of Debian's package grhino, which speaks the Go Text Protocol."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from arcade.families.discs.rules import BLACK, PASS, Position, name, named
from tools.outside.engines import Engine, EngineError

PROGRAM = "gtp-rhino"
PLACES = (Path("/usr/games") / PROGRAM,)
"""Where it is when the path of programs does not lead there."""
LEVELS = range(1, 6)
BOOK = 2
"""The engine's own choice of how varied its openings are, from 0 for none."""
COLOURS = "black", "white"


def found() -> str:
    """Where the program is; raises EngineError with how to get it."""
    places = [shutil.which(PROGRAM), *(str(place) for place in PLACES if place.is_file())]
    for place in places:
        if place:
            return place
    raise EngineError(f"{PROGRAM} is not installed: on Debian it comes with `apt-get install grhino`.")


def command(level: int, book: int = BOOK, program: str | None = None) -> tuple[str, ...]:
    """How it is started, from another place than the usual ones if that is told; raises EngineError."""
    return program or found(), f"--level={level}", f"--book={book}"


class Rhino:
    """Rhino at the board."""

    def __init__(self, engine: Engine, level: int, book: int = BOOK) -> None:
        self._engine = engine
        self._position = Position()
        version = f"{engine.ask('name').removeprefix('GTP ')} {engine.ask('version')}"
        self.name = f"{version}, level {level}, book {book}"

    @property
    def seconds(self) -> float | None:
        """See `contest.Outsider`."""
        return self._engine.seconds

    def begin(self, moves: Sequence[int]) -> None:
        """See `contest.Outsider`."""
        self._engine.ask("clear_board")
        self._position = Position()
        for move in moves:
            self.told(move)

    def told(self, move: int) -> None:
        """See `contest.Outsider`."""
        # It takes no pass by `play`, but makes one itself, as nothing else is legal.
        self._engine.ask(f"genmove {self._colour}" if move == PASS else f"play {self._colour} {name(move)}")
        self._position = self._position.play(move)

    def asked(self) -> int:
        """See `contest.Outsider`."""
        answer = self._engine.ask(f"genmove {self._colour}").lower()
        try:
            move = PASS if answer == "pass" else named(answer)
            self._position = self._position.play(move)
        except ValueError as error:
            raise EngineError(f"{self.name} answered {answer!r}: {error}.") from error
        return move

    @property
    def _colour(self) -> str:
        return COLOURS[self._position.seat != BLACK]
