"""A match between one of our levels and an engine: every chance opening is played twice, with the sides changed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Generic, Protocol, TypeVar

from arcade.toolkit.ai.tournament import PLIES, Rival, Score
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.position import Move, P, won_by
from arcade.toolkit.contract.searching import at_once
from tools.outside.engines import EngineError

M = TypeVar("M")


class Outsider(Protocol[M]):
    """An engine that plays one game."""

    @property
    def name(self) -> str:
        """What it is called, with its settings."""

    @property
    def seconds(self) -> float | None:
        """Seconds of processor time that it has used; None where nobody knows."""

    def begin(self, moves: Sequence[M]) -> None:
        """Begin a game with the moves that chance has made."""

    def told(self, move: M) -> None:
        """Hear the other's move."""

    def asked(self) -> M:
        """Make a move; raises EngineError."""


@dataclass(frozen=True)
class Tally:
    """What a side has used: moves, and seconds of processor time, None where nobody knows."""

    moves: int = 0
    seconds: float | None = 0.0

    def __add__(self, other: "Tally") -> "Tally":
        known = None if self.seconds is None or other.seconds is None else self.seconds + other.seconds
        return Tally(self.moves + other.moves, known)

    def words(self) -> str:
        """Seconds a move, in words."""
        return "unknown" if self.seconds is None or not self.moves else f"{self.seconds / self.moves:.3f} s"


@dataclass(frozen=True)
class Result:
    """Games won, drawn and lost by our level, and what both used."""

    score: Score = field(default_factory=Score)
    ours: Tally = field(default_factory=Tally)
    theirs: Tally = field(default_factory=Tally)

    def __add__(self, other: "Result") -> "Result":
        return Result(self.score + other.score, self.ours + other.ours, self.theirs + other.theirs)

    def line(self, level: str, engine: str) -> str:
        """One sentence for the paper of strength."""
        score = self.score
        counts = f"{score.won} won, {score.drawn} drawn, {score.lost} lost of {score.games} games"
        times = f"{self.ours.words()} against {self.theirs.words()}"
        return f"`{level}` against {engine}: {counts} ({score.per_mille / 10:.1f} %); processor time a move {times}."


@dataclass(frozen=True)
class Contest(Generic[P, Move]):
    """Where the games begin, after how many chance moves, and who plays them."""

    start: P
    plies: int
    rival: Rival[P, Move]
    outsider: Outsider[Move]

    def games(self, numbers: Sequence[int], tell: Callable[[int, Result], None]) -> Result:
        """The games of these numbers, one after the other; each one's result so far is told. Raises EngineError."""
        total = Result()
        for number in numbers:
            total += self.game(number)
            tell(number, total)
        return total

    def game(self, number: int) -> Result:
        """The game of a number: an even one and the next share their opening, our level has the first side in it."""
        dice, seat = SplitMix(number // 2), number % 2
        position, moves = self.start, list[Move]()
        while len(moves) < self.plies and position.outcome() is None:
            moves.append(dice.pick(position.moves()))
            position = position.play(moves[-1])
        self.outsider.begin(moves)
        ours, theirs = Tally(), Tally()
        for ply in range(PLIES):
            if (outcome := position.outcome()) is not None:
                own = won_by(seat, outcome)
                return Result(Score(int(own > 0), int(own == 0), int(own < 0)), ours, theirs)
            if position.seat == seat:
                begun = process_time()
                move = at_once(self.rival.choose(position, dice.fork(ply)))
                ours += Tally(1, process_time() - begun)
                self.outsider.told(move)
            else:
                before = self.outsider.seconds
                move = self.outsider.asked()
                after = self.outsider.seconds
                theirs += Tally(1, None if before is None or after is None else after - before)
            if move not in position.moves():
                raise EngineError(f"{self.outsider.name} made the move {move!r}, which is not legal.")
            position = position.play(move)
        raise EngineError(f"A game with {self.outsider.name} was not over after {PLIES} moves.")
