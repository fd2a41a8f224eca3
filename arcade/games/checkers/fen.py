"""Positions in a line, as game records keep them: "W:W21,K30:B1,K12" is white to move, the K a king's.

What is read may have blanks, ranges such as 1-12 or K30-32, squares as c3, a side that is missing, a full stop at the
end, and counts of moves behind it (:H0:F1).
"""

import re
from collections.abc import Iterator

from arcade.games.checkers import strings
from arcade.games.checkers.bitboard import BIT, squares_of
from arcade.games.checkers.notation import field_of
from arcade.games.checkers.rules import WHITE, Position, crowned
from arcade.toolkit.contract.cartridge import UnreadableError

_COUNTS = re.compile(r"(?::[HF]\d{1,4})*\.?$", re.IGNORECASE)
_PIECE = re.compile(r"(K?)(?:(\d{1,2})(?:[-‐‑‒–—−](\d{1,2}))?|([A-H][1-8]))", re.IGNORECASE)
SIGNS = "BW"
_SHOWN = 24


def position_of(text: str, line: int = 0) -> Position:
    """The position of a text. Raises UnreadableError; `line` is where the text stands in a file."""
    turn, *lists = _COUNTS.sub("", "".join(text.split())).upper().split(":")
    listed = {one[:1]: one[1:] for one in lists}
    if (
        turn not in SIGNS
        or not turn
        or not set(listed) <= set(SIGNS)
        or not 0 < len(listed) == len(lists) <= len(SIGNS)
    ):
        raise UnreadableError(strings.NO_POSITION, line, text=repr(text[:_SHOWN]))
    sides, kings = [0, 0], 0
    for sign, words in listed.items():
        for word in filter(None, words.split(",")):
            for square, king in _pieces(word, line):
                bit = BIT[square]
                if bit & (sides[0] | sides[1]):
                    raise UnreadableError(strings.TWO_PIECES, line, square=square)
                sides[SIGNS.index(sign)] |= bit
                kings |= bit if king else 0
    black, white = sides
    return Position(black, white, kings | crowned(black, white), SIGNS.index(turn))


def _pieces(word: str, line: int) -> Iterator[tuple[int, bool]]:
    """The squares of a word, and whether a king stands there."""
    found = _PIECE.fullmatch(word)
    if found is None:
        raise UnreadableError(strings.NO_SQUARE, line, word=repr(word[:12]))
    first = int(found[2]) if found[2] else field_of(found[4])
    last = int(found[3] or first)
    if not (first in BIT and last in BIT and first <= last):
        raise UnreadableError(strings.NO_SQUARE, line, word=repr(word[:12]))
    for square in range(first, last + 1):
        yield square, bool(found[1])


def fen(position: Position) -> str:
    """The line of a position."""
    return ":".join(
        (
            SIGNS[position.seat],
            *(f"{SIGNS[side]}{_listed(position, side)}" for side in (WHITE, 1 - WHITE)),
        )
    )


def _listed(position: Position, side: int) -> str:
    pieces = position.white if side else position.black
    return ",".join(f"{'K' * bool(position.kings & BIT[square])}{square}" for square in squares_of(pieces))
