"""Positions in a line, as game records keep them: "W:W21,K30:B1,K12" is white to move, the K a king's."""

import re

from arcade.games.checkers import strings
from arcade.games.checkers.bitboard import BIT, squares_of
from arcade.games.checkers.rules import WHITE, Position, crowned
from arcade.toolkit.contract.cartridge import UnreadableError

_POSITION = re.compile(r"([BW]):([BW])([K\d,\s]*):([BW])([K\d,\s]*)\.?", re.IGNORECASE)
_PIECE = re.compile(r"(K?)(\d{1,2})", re.IGNORECASE)
SIGNS = "BW"


def position_of(text: str, line: int = 0) -> Position:
    """The position of a text. Raises UnreadableError; `line` is where the text stands in a file."""
    found = _POSITION.fullmatch(text.strip())
    if found is None or found[2].upper() == found[4].upper():
        raise UnreadableError(strings.NO_POSITION, line, text=repr(text[:24]))
    sides, kings = [0, 0], 0
    for sign, listed in ((found[2], found[3]), (found[4], found[5])):
        for word in filter(None, (word.strip() for word in listed.split(","))):
            piece = _PIECE.fullmatch(word)
            bit = BIT.get(int(piece[2])) if piece else None
            if piece is None or bit is None:
                raise UnreadableError(strings.NO_SQUARE, line, word=repr(word[:12]))
            if bit & (sides[0] | sides[1]):
                raise UnreadableError(strings.TWO_PIECES, line, square=piece[2])
            sides[SIGNS.index(sign.upper())] |= bit
            kings |= bit if piece[1] else 0
    black, white = sides
    return Position(black, white, kings | crowned(black, white), SIGNS.index(found[1].upper()))


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
