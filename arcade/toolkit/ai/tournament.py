"""Opponents measured against each other: many games from random openings, each played twice with the sides changed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from arcade.toolkit.contract.dice import Dice, SplitMix
from arcade.toolkit.contract.position import Move, P, won_by
from arcade.toolkit.contract.searching import Thinking, at_once

PLIES = 5_000
"""Moves after which a game that is not over never will be."""
ABOVE = 501
"""Thousandths of the points from which a level is above another."""
FOLLOWING = 450
"""Thousandths of the points from which who follows the hints is no weaker than the strongest level."""


@dataclass(frozen=True)
class Rival(Generic[P, Move]):
    """A way of playing with its name, in English, and how it chooses a move in a position that is not over."""

    name: str
    choose: Callable[[P, Dice], Thinking[Move]]


@dataclass(frozen=True)
class Strength(Generic[P, Move]):
    """A game's levels as rivals, the weakest first, and the random positions from which they are compared."""

    rivals: tuple[Rival[P, Move], ...]
    opening: Callable[[Dice], P]
    """A position that is not over, reached by a few chance moves."""
    book: int = 0
    """Which of the rivals is the book's own program."""
    beside: Rival[P, Move] | None = None
    """The book's own program where it is none of the rivals, since it stands beside the ladder of levels."""
    hint: Rival[P, Move] | None = None
    """One who always plays what the game's hint says at the strongest level; None for a game without hints."""
    slow: int | None = None
    """So many games suffice for a pair with the strongest level, where its moves take a second; None for all."""

    @property
    def players(self) -> tuple[Rival[P, Move], ...]:
        """Everyone who is compared: the levels in their order, then the book's program beside them, then the hint's."""
        return (*self.rivals, *(one for one in (self.beside, self.hint) if one is not None))

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The players to compare, by their places, the stronger one first.

        Each level with the one below it, the strongest with the book's, who always follows the hint with the strongest.
        """
        top, last = len(self.rivals) - 1, len(self.players) - 1
        neighbours = [(place, place - 1) for place in range(1, top + 1)]
        book = self.book if self.beside is None else top + 1
        if (top, book) not in neighbours and top != book:
            neighbours.append((top, book))
        return (*neighbours, (last, top)) if self.hint is not None else tuple(neighbours)

    def enough(self, pair: tuple[int, int], games: int) -> int:
        """How many games a pair plays where others play so many."""
        top = len(self.rivals) - 1
        return games if self.slow is None or top not in pair else min(games, self.slow)

    def least(self, pair: tuple[int, int]) -> int:
        """The share of the points, in thousandths, that the first of a pair must reach: more than half, or a hint's."""
        return FOLLOWING if self.hint is not None and pair[0] == len(self.players) - 1 else ABOVE


@dataclass(frozen=True)
class Score:
    """Games won, drawn and lost, seen from the first rival's side."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def __add__(self, other: "Score") -> "Score":
        return Score(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def per_mille(self) -> int:
        """Points in thousandths of those there were, a draw counting half; raises ZeroDivisionError without games."""
        return (2000 * self.won + 1000 * self.drawn) // (2 * self.games)


def game(strength: Strength[P, Move], first: int, second: int, number: int) -> Score:
    """The game of a number between two players; an even number and the next share the opening and change the seats.

    Raises RuntimeError when it takes more than PLIES moves.
    """
    dice = SplitMix(number // 2)
    position = strength.opening(dice)
    players = (first, second) if number % 2 == 0 else (second, first)
    for ply in range(PLIES):
        if (outcome := position.outcome()) is not None:
            own = won_by(number % 2, outcome)
            return Score(int(own > 0), int(own == 0), int(own < 0))
        rival = strength.players[players[position.seat]]
        position = position.play(at_once(rival.choose(position, dice.fork(ply))))
    raise RuntimeError(f"a game was not over after {PLIES} moves")
