"""A game's name to be told to a friend, who then plays the very same: NIM 2 76SWHWPSD.

After the slug and the level stand P for two players and O for the original's look; then the seed, in the letters and
digits of D. Crockford's base 32 (which has no I, L, O and U, so that nothing is misread), and a sign to check it by.
"""

from dataclasses import dataclass

from arcade.cabinet import catalogue, strings
from arcade.cabinet.user_error import UserError, shown
from arcade.toolkit.contract.program import Setup

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans("ILOU", "110V")
SEED_BITS = 40
"""Of a new run: eight signs."""
SHOWN = 40
"""So many characters of a title that no game has are repeated."""
_FEWEST = SEED_BITS // 5
_MOST = 14
"""Signs of a code: thirteen for 64 bits, and the one it is checked by."""
_FIELD = 0b100101
"""x^5 + x^2 + 1, by which the signs are numbers of a field of 32: there doubling is its own way of mixing."""


class GameNameError(UserError):
    """A text that names no game; the message says why."""


@dataclass(frozen=True)
class GameName:
    """What two players of the same game have in common."""

    slug: str
    level: int
    seats: int
    original: bool
    seed: int

    @staticmethod
    def of(setup: Setup) -> "GameName":
        """The game that a run plays."""
        return GameName(setup.slug, setup.level, setup.seats, setup.original, setup.seed)

    def __str__(self) -> str:
        flags = "P" * (self.seats == 2) + "O" * self.original
        head = f"{self.slug.upper()} {self.level}{flags}"
        code = _code(self.seed)
        return f"{head} {code}{_check(head, code)}"


def _code(seed: int) -> str:
    signs = ""
    while seed or len(signs) < _FEWEST:
        signs = SIGNS[seed % 32] + signs
        seed //= 32
    return signs


def _check(head: str, code: str) -> str:
    """A sign that is another whenever one sign of the code is, or two beside each other change places."""
    total = sum(head.encode()) % 32
    for sign in code:
        total <<= 1
        total ^= (_FIELD if total & 32 else 0) ^ SIGNS.index(sign)
    return SIGNS[total]


def parsed(text: str) -> GameName:
    """The game that a text names, however it is spaced and written. Raises GameNameError."""
    words = text.upper().replace(",", " ").split()
    if len(words) != 3:
        raise GameNameError(strings.ID_SHAPE)
    slug, level, code = words[0], words[1], words[2].translate(MISREAD)
    digits = level.rstrip("PO")
    if slug.lower() not in catalogue.slugs():
        raise GameNameError(strings.ID_GAME, name=shown(slug, SHOWN))
    game = catalogue.cartridge(slug.lower())
    if digits not in map(str, range(1, len(game.levels) + 1)):
        raise GameNameError(strings.ID_LEVEL, levels=len(game.levels))
    if not 2 <= len(code) <= _MOST or set(code) - set(SIGNS) or _check(f"{slug} {level}", code[:-1]) != code[-1]:
        raise GameNameError(strings.ID_CODE)
    seed = 0
    for sign in code[:-1]:
        seed = 32 * seed + SIGNS.index(sign)
    flags = level[len(digits) :]
    seats = 2 if "P" in flags and 2 in game.seats else game.seats[0]
    return GameName(slug.lower(), int(digits), seats, "O" in flags, seed & (1 << 64) - 1)
