"""The original's opponent: it leaves the other side as few moves as it can, and looks no further."""

from typing import NamedTuple

from arcade.games.impas.lanes import Push, View, after, options, pushes

COUNTLESS = 1_000_000


class Scanned(NamedTuple):
    """The push chosen, how many were tried, and the moves that these leave in all, which took the original its time."""

    push: Push
    tried: int
    replies: int


def scan(seen: View, side: int) -> Scanned:
    """Try the rows from the top, in each the pieces from the left, and longer pushes only while they improve.

    A push is kept only if it leaves fewer moves than the best so far; one that leaves none is played at once. Raises
    ValueError where there is no push.
    """
    best: Push | None = None
    fewest, tried, replies = COUNTLESS, 0, 0
    full = (1 << side) - 1
    for lane in reversed(range(side)):
        given_up = 0
        for push in pushes(side)[lane][seen.own >> side * lane & full]:
            piece = push[0] & -push[0]
            if piece == given_up:
                continue
            tried += 1
            left = len(options(after(seen, push), side))
            replies += left
            if left >= fewest:
                given_up = piece
                continue
            best, fewest = push, left
            if left == 0:
                return Scanned(push, tried, replies)
    if best is None:
        raise ValueError("there is nothing to push")
    return Scanned(best, tried, replies)
