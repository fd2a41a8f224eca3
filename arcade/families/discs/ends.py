"""The end of a game of Reversi played out: exact differences of discs, by alpha-beta without stops."""

from arcade.families.discs.lanes import AFTER, BYTE, EIGHTHS, FLIPS, INNER, PLACE, followers

LOWEST = -64 * EIGHTHS - 1


class Endgame:
    """Plays ends out and counts the positions it examines. Values are in eighths of a disc for the side to move."""

    UNORDERED = 5
    """With so few empty squares ordering the moves costs more than it saves."""

    def __init__(self) -> None:
        self.positions = 0

    def ordered(self, own: int, enemy: int, empty: bytes, alpha: int, beta: int, passed: bool = False) -> int:
        """The exact value between alpha and beta (or a bound beyond them), cramping moves first."""
        if len(empty) <= self.UNORDERED:
            return self.plain(own, enemy, empty, alpha, beta, passed)
        self.positions += 1
        after = followers(own, enemy, empty)
        if not after:
            if passed:
                return own.bit_count() - enemy.bit_count()
            return -self.ordered(enemy, own, empty, -beta, -alpha, True)
        best = LOWEST
        for _, square, theirs, mine in after:
            value = -self.ordered(theirs, mine, empty.replace(BYTE[square], b""), -beta, -alpha)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best

    def plain(self, own: int, enemy: int, empty: bytes, alpha: int, beta: int, passed: bool = False) -> int:
        """The same, the squares tried as they come."""
        self.positions += 1
        if len(empty) == 1:
            return last_disc(own, enemy, empty[0])
        best = LOWEST
        runs = enemy & INNER
        for square in empty:
            closing = (runs + (AFTER[square] & runs)) & own
            if closing:
                flips = FLIPS[square][closing]
                left = empty.replace(BYTE[square], b"")
                value = -self.plain(enemy ^ flips, own | flips | PLACE[square], left, -beta, -alpha)
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
                        if value >= beta:
                            return value
        if best > LOWEST:
            return best
        if passed:
            return own.bit_count() - enemy.bit_count()
        return -self.plain(enemy, own, empty, -beta, -alpha, True)


def last_disc(own: int, enemy: int, square: int) -> int:
    """The final difference when one square is empty."""
    difference = own.bit_count() - enemy.bit_count()
    runs = enemy & INNER
    closing = (runs + (AFTER[square] & runs)) & own
    if closing:
        return difference + 2 * FLIPS[square][closing].bit_count() + EIGHTHS
    runs = own & INNER
    closing = (runs + (AFTER[square] & runs)) & enemy
    if closing:
        return difference - 2 * FLIPS[square][closing].bit_count() - EIGHTHS
    return difference
