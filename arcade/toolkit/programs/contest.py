"""A match played to its end by people and the computer, with hints and moves taken back; and the tally of many."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar
from warnings import warn

from arcade.machine.machine import Frames
from arcade.toolkit.contract.controls import HINT, TAKE_BACK, Control
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.plain import Plain
from arcade.toolkit.contract.position import Match, Move, Offering, P, permitted

Before = TypeVar("Before", contravariant=True)


class Stage(Protocol[Before, Move]):
    """What a program does for a match; it can see the match itself."""

    assisted: bool
    """Whether the match was helped (see Program)."""

    def turn_passed(self) -> None:
        """Take note that somebody is to move: the match could go on from here with a new `contest`."""

    def choose(self) -> Frames[Move | Control]:
        """Let a person choose a legal move, or ask for HINT or TAKE_BACK."""

    def answer(self) -> Frames[Move]:
        """The computer's move."""

    def moved(self, before: Before, move: Move) -> Frames[None]:
        """Show a move that has just been played in `before`."""

    def hint(self) -> Frames[None]:
        """Advise the person whose turn it is."""

    def taken_back(self, done: bool) -> Frames[None]:
        """Show the position again after moves were taken back, or say that there was none (not done)."""


def contest(stage: Stage[P, Move], match: Match[P, Move], people: Collection[int]) -> Frames[int]:
    """Play a match to its end and return its outcome; `people` are the seats that aren't the computer's."""
    while (outcome := match.position.outcome()) is None:
        stage.turn_passed()
        if match.position.seat in people:
            chosen = yield from stage.choose()
        else:
            chosen = answered(match.position, (yield from stage.answer()))
        if isinstance(chosen, Control):
            if chosen.name == HINT.name:
                stage.assisted = True
                yield from stage.hint()
            elif chosen.name == TAKE_BACK.name:
                done = match.take_back(lambda seat: seat in people)
                stage.assisted = stage.assisted or done
                yield from stage.taken_back(done)
        else:
            before = match.position
            match.play(chosen)
            yield from stage.moved(before, chosen)
    return outcome


def answered(position: Offering[Move], move: Move) -> Move:
    """The computer's move. If its theory errs, a warning says so, and the first move that the rules have is played."""
    legal = permitted(position, move)
    if legal is not move:
        warn(f"the computer's {move!r} is no move in {position!r}; it plays {legal!r}", stacklevel=2)
    return legal


def verdict(outcome: int, people: Collection[int]) -> Outcome:
    """An outcome (1: seat 0 has won, -1: seat 1) in the player's eyes, or by seats when two people played."""
    if outcome == 0:
        return Outcome.DRAWN
    winner = 0 if outcome == 1 else 1
    if len(people) == 2:
        return (Outcome.FIRST, Outcome.SECOND)[winner]
    return Outcome.WON if winner in people else Outcome.LOST


@dataclass(frozen=True)
class Tally:
    """Games won, drawn and lost; with two people, seen from the first one's side."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def after(self, outcome: Outcome) -> "Tally":
        """The tally with one more game."""
        match outcome:
            case Outcome.WON | Outcome.FIRST:
                return replace(self, won=self.won + 1)
            case Outcome.LOST | Outcome.SECOND:
                return replace(self, lost=self.lost + 1)
            case _:
                return replace(self, drawn=self.drawn + 1)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> int:
        """Two for a game won, one for a draw."""
        return 2 * self.won + self.drawn

    def plain(self) -> Plain:
        """Won, drawn and lost as a plain value."""
        return self.won, self.drawn, self.lost
