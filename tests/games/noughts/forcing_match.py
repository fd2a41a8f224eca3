"""The cube's level against the player of forcing sequences: ``python -m tests.games.noughts.forcing_match 50``.

So many games are played with the level beginning, and as many with the other; the numbers are its games won, drawn and
lost, and what its moves took at most and on average: processor seconds, and frames on the screen.
"""

import sys
from time import process_time
from typing import NamedTuple

from arcade.commands.printing import say
from arcade.games.noughts.rules import CUBE, Position
from arcade.games.noughts.search import searching
from arcade.toolkit.contract.dice import SplitMix
from tests.games.noughts import forcing_player
from tests.patience import still

SEED = 1_000


class Taken(NamedTuple):
    """What a move took."""

    seconds: float
    frames: int


def timed(position: Position) -> tuple[int, Taken]:
    """The level's move, and what it took."""
    search, frames, began = searching(position), 0, process_time()
    while still(True):
        try:
            next(search)
        except StopIteration as stop:
            return stop.value, Taken(process_time() - began, frames)
        frames += 1
    raise AssertionError("a search ends")


def played(seat: int, number: int, taken: list[Taken] | None = None) -> Position:
    """The last position of the game of a number, the level having a seat; `taken` gathers what its moves took."""
    dice, position = SplitMix(SEED + number), Position(CUBE)
    while still(position.outcome() is None):
        if position.seat == seat:
            move, cost = timed(position)
            if taken is not None:
                taken.append(cost)
        else:
            move = forcing_player.choose(position.marks[position.seat], position.marks[1 - position.seat], dice)
        position = position.play(move)
    return position


def match(seat: int, games: int, taken: list[Taken] | None = None) -> tuple[int, int, int]:
    """Games won, drawn and lost by the level in a seat."""
    won = 1 if seat == 0 else -1
    outcomes = [played(seat, number, taken).outcome() for number in range(games)]
    return outcomes.count(won), outcomes.count(0), outcomes.count(-won)


def main(games: int) -> None:
    """Play and tell."""
    for seat, place in enumerate(("first", "second")):
        taken: list[Taken] = []
        score = match(seat, games, taken)
        seconds, frames = zip(*taken, strict=True)
        shown = f"{max(frames)} and {sum(frames) / len(taken):.1f} frames"
        say(f"{place}: {score}, {max(seconds):.2f} and {sum(seconds) / len(taken):.3f} s, {shown}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
