"""The cube's level against the player of forcing sequences: ``python -m tests.games.noughts.forcing_match 50``.

So many games are played with the level beginning, and as many with the other; the numbers are its games won, drawn and
lost, and the most and the mean processor seconds of its moves.
"""

import sys
from time import process_time

from arcade.commands.printing import say
from arcade.games.noughts.rules import CUBE, Position
from arcade.games.noughts.search import searching
from arcade.toolkit.contract.dice import SplitMix
from arcade.toolkit.contract.searching import at_once
from tests.games.noughts import forcing_player
from tests.patience import still

SEED = 1_000


def played(seat: int, number: int, seconds: list[float] | None = None) -> Position:
    """The last position of the game of a number, the level having a seat; `seconds` gathers what its moves took."""
    dice, position = SplitMix(SEED + number), Position(CUBE)
    while still(position.outcome() is None):
        if position.seat == seat:
            began = process_time()
            move = at_once(searching(position))
            if seconds is not None:
                seconds.append(process_time() - began)
        else:
            move = forcing_player.choose(position.marks[position.seat], position.marks[1 - position.seat], dice)
        position = position.play(move)
    return position


def match(seat: int, games: int, seconds: list[float] | None = None) -> tuple[int, int, int]:
    """Games won, drawn and lost by the level in a seat."""
    won = 1 if seat == 0 else -1
    outcomes = [played(seat, number, seconds).outcome() for number in range(games)]
    return outcomes.count(won), outcomes.count(0), outcomes.count(-won)


def main(games: int) -> None:
    """Play and tell."""
    for seat, place in enumerate(("first", "second")):
        seconds: list[float] = []
        score = match(seat, games, seconds)
        say(f"{place}: {score}, {max(seconds):.2f} and {sum(seconds) / len(seconds):.3f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))
