"""How long it takes to win the endgames with at most five pieces that take long: three kings against two, and others.

The tables of wins and losses do not say how a win gets nearer, and three kings catch two only after up to 48 plies,
which no search looks ahead. So for lost positions it is known how many pairs of plies it takes, with best play by both,
until a capture or a crowning decides, or the loser cannot move; for kings always, else where it is long. ``python -m
tools.checkers_tables`` makes it with the tables.
"""

from collections.abc import Sequence

from arcade.games.checkers.endgame_blocks import MOST, Reader
from arcade.games.checkers.rules import Move, Position
from arcade.toolkit.contract.searching import Search

FILE = "assets/tables/checkers-distances.bin"
LONG = 16
"""Plies from which a distance is kept where there are men, which come nearer to their crowning by themselves."""


def distance(position: Position, asking: Reader | None = None) -> int:
    """Pairs of plies until something happens in a position that is lost; 0 for a short one.

    It is without meaning for other positions. A reader is made if none is given.
    """
    if position.book or (position.black | position.white).bit_count() > MOST or position.captures:
        return 0
    own, other = position.sides
    kings = position.kings
    if not own or not other:
        return 0
    asking = asking or Reader(FILE, 1)
    return asking.read((own & ~kings, other & ~kings, own & kings, other & kings), position.seat)


def quickest(position: Position, winning: Sequence[Move]) -> Search[tuple[Move, ...]]:
    """Of the moves that win, those that bring a capture or a crowning nearest; all that bring it within a search."""
    asking, distances = Reader(FILE, 1), dict[Move, int]()
    for move in winning:
        distances[move] = distance(position.play(move), asking)
        yield
    least = min(distances.values())
    return tuple(move for move in winning if distances[move] == least)
