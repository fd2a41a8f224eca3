"""Stands in for GuiCheckers: it plays the last of the legal moves, and talks on the standard output as that does."""

import sys

from arcade.games.checkers.notation import fen, position_of
from arcade.games.checkers.rules import START, Position

PLACES = [*range(5, 9), *range(10, 18), *range(19, 27), *range(28, 36), *range(37, 41)]
at: list[Position] = [START]
jumped: list[int] = []
"""The squares of a move that is still going on."""


def square(place: int) -> int:
    """A draughts player's square."""
    return (PLACES.index(place) ^ 3) + 1


def init(*_files: str) -> None:
    sys.stdout.write("tables loaded\n")


def setlevel(*_level: int) -> None:
    sys.stdout.write("level set\n")


def newgame() -> None:
    at[0] = START


def setposfromFEN(text: str) -> None:
    at[0] = position_of(text)
    jumped.clear()


def hmove(start: int, end: int) -> None:
    """A step or one jump; the move is made as soon as it is a whole one."""
    jumped.extend([square(start), square(end)] if not jumped else [square(end)])
    if tuple(jumped) in at[0].moves():
        at[0] = at[0].play(tuple(jumped))
        jumped.clear()


def cmove(colour: str) -> None:
    assert colour == "12"[at[0].seat]
    sys.stdout.write("thinking\n")
    at[0] = at[0].play(max(at[0].moves()))


def getFEN() -> str:
    return f"{fen(at[0])}.".replace(":B.", ":.")
