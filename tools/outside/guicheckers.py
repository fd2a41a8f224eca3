"""Checkers against GuiCheckers, the engine of PyPI's package samuel, which a Python of its own may hold."""

from collections.abc import Sequence
from pathlib import Path

from arcade.games.checkers.notation import fen, position_of
from arcade.games.checkers.rules import START, Move, Position
from arcade.toolkit.contract.cartridge import UnreadableError
from tools.outside.engines import Engine, EngineError

SERVER = Path(__file__).with_name("guicheckers_server.py")


def command(python: str, depth: int, data: str | None = None) -> tuple[str, ...]:
    """How it is started: by which Python, to how many plies, with the tables in which folder if not beside it."""
    return python, str(SERVER), str(depth), *([data] if data else [])


class GuiCheckers:
    """GuiCheckers at the board, without its book."""

    def __init__(self, engine: Engine, depth: int) -> None:
        """Raises EngineError where the package is missing."""
        self._engine = engine
        self._position = START
        self.name = f"GuiCheckers ({engine.ask('name')}), depth {depth}"

    @property
    def seconds(self) -> float | None:
        """See `contest.Outsider`."""
        return self._engine.seconds

    def begin(self, moves: Sequence[Move]) -> None:
        """See `contest.Outsider`."""
        self._position = START
        for move in moves:
            self._position = self._position.play(move)
        self._agree(self._engine.ask(f"new {fen(self._position)}."), self._position)

    def told(self, move: Move) -> None:
        """See `contest.Outsider`."""
        self._position = self._position.play(move)
        self._agree(self._engine.ask(f"play {' '.join(map(str, move))}"), self._position)

    def asked(self) -> Move:
        """See `contest.Outsider`."""
        answer = self._read(self._engine.ask("go"))
        for move in self._position.moves():
            after = self._position.play(move)
            if after == answer:
                self._position = after
                return move
        raise EngineError(f"{self.name} played from {fen(self._position)} to {fen(answer)}, which no legal move does.")

    def _agree(self, answer: str, expected: Position) -> None:
        if self._read(answer) != expected:
            raise EngineError(f"{self.name} stands at {answer}, we at {fen(expected)}.")

    def _read(self, answer: str) -> Position:
        try:
            # It cuts off the letter of black where black has no pieces.
            return position_of(answer.replace(":.", ":B."))
        except UnreadableError as error:
            raise EngineError(f"{self.name} answered {answer!r}, which is no position.") from error
