"""What a position is worth that is not decided: pieces, how far the men have come, the home row, the middle.

Values are hundredths of a man.
"""

from dataclasses import dataclass

from arcade.games.checkers.rules import BLACK, SQUARES, Position, bits_of
from arcade.games.checkers.search import WHIM

MAN, KING = 100, 145
TRADE = 300
"""A man ahead counts so much more, divided by the pieces on the board: exchanges favour who is ahead."""
HOME = 9
"""A man that guards the two squares of the home row from which it can be held."""
MIDDLE, KING_IN_MIDDLE = 4, 8
LAST_ROW_BUT_ONE, BEYOND_THE_MIDDLE = 14, 4
TURN = 3

_ROWS = tuple(bits_of(*range(first, first + 4)) for first in SQUARES[::4])
_MIDDLE = bits_of(10, 11, 14, 15, 18, 19, 22, 23)
_EDGE = bits_of(4, 5, 12, 13, 20, 21, 28, 29)
_GUARDS = bits_of(1, 3), bits_of(30, 32)
_BEYOND = _ROWS[4] | _ROWS[5], _ROWS[3] | _ROWS[2]
_NEARLY = _ROWS[6], _ROWS[1]


@dataclass(frozen=True)
class Evaluation:
    """Judges positions for the side to move; a whim other than 0 sways it a little, always alike."""

    whim: int = 0

    def __call__(self, position: Position) -> int:
        black, white, kings = position.black, position.white, position.kings
        value = plain(*position.sides, kings, position.seat)
        if self.whim:
            extra = (black * 31 + white * 17 + kings * 7 + self.whim) % 8191 % WHIM
            value += -extra if position.seat else extra
        return value


def plain(own: int, enemy: int, kings: int, seat: int) -> int:
    """What a position is worth for the side to move, who has the first of the pieces."""
    black, white = (enemy, own) if seat else (own, enemy)
    value = _side(black, kings, BLACK) - _side(white, kings, 1 - BLACK)
    count, other = black.bit_count(), white.bit_count()
    if count != other:
        value += (count - other) * TRADE // (count + other)
    return (-value if seat else value) + TURN


def _side(own: int, all_kings: int, seat: int) -> int:
    kings = own & all_kings
    men = own ^ kings
    return (
        MAN * men.bit_count()
        + KING * kings.bit_count()
        + HOME * (men & _GUARDS[seat]).bit_count()
        + MIDDLE * ((men & _MIDDLE).bit_count() - (men & _EDGE).bit_count())
        + KING_IN_MIDDLE * ((kings & _MIDDLE).bit_count() - (kings & _EDGE).bit_count())
        + BEYOND_THE_MIDDLE * (men & _BEYOND[seat]).bit_count()
        + LAST_ROW_BUT_ONE * (men & _NEARLY[seat]).bit_count()
    )
