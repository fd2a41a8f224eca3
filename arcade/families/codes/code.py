"""Secret codes of four digits from 1 to 6, how a guess at one is marked, and which codes agree with marks.

A code is a text such as "1352". Pools mark a guess against all their codes at once, in whole columns of bytes.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations_with_replacement, compress, product
from typing import NamedTuple

from arcade.toolkit.contract.dice import Dice

PEGS = 4
DIGITS = "123456"
Code = str


class Marks(NamedTuple):
    """What a guess is worth: digits that are right in their places, and right digits that belong elsewhere."""

    places: int
    elsewhere: int


Try = tuple[Code, Marks]
"""A guess and how it was marked."""
BROKEN = Marks(PEGS, 0)
ANSWERS = tuple(
    Marks(places, elsewhere)
    for places in range(PEGS + 1)
    for elsewhere in range(PEGS + 1 - places)
    if (places, elsewhere) != (PEGS - 1, 1)
)
"""Every marking there is: three in place leave the fourth digit nowhere to go but home."""


def marked(secret: Code, guess: Code) -> Marks:
    """The marks of a guess: each of its digits counts once at most, a right place before any other."""
    places = sum(one == other for one, other in zip(secret, guess, strict=True))
    common = sum(min(secret.count(digit), guess.count(digit)) for digit in DIGITS)
    return Marks(places, common - places)


@cache
def all_codes(repeats: bool) -> tuple[Code, ...]:
    """Every code in order: 1,296 when digits may repeat, 360 when all four differ."""
    return tuple(
        "".join(digits) for digits in product(DIGITS, repeat=PEGS) if repeats or len(dict.fromkeys(digits)) == PEGS
    )


@dataclass(frozen=True)
class Pool:
    """Codes that may still be the secret, in order, with a byte for each in three columns: see `pool_of`."""

    codes: tuple[Code, ...]
    front: bytes
    back: bytes
    kind: bytes

    def __len__(self) -> int:
        return len(self.codes)

    def marks(self, guess: Code) -> bytes:
        """How each code, were it the secret, would mark a guess: a byte a code, as `as_byte` makes it."""
        columns = (
            self.front.translate(_same_places(guess[:2])),
            self.back.translate(_same_places(guess[2:])),
            self.kind.translate(_common_digits("".join(sorted(guess)))),
        )
        # No byte exceeds 24 in sum, so that three long numbers can be added without a carry between the codes.
        return sum(int.from_bytes(column) for column in columns).to_bytes(len(self.codes))

    def after(self, guess: Code, marks: Marks) -> "Pool":
        """The codes that would mark a guess so."""
        wanted = as_byte(marks)
        chosen = [byte == wanted for byte in self.marks(guess)]
        columns = (bytes(compress(column, chosen)) for column in (self.front, self.back, self.kind))
        return Pool(tuple(compress(self.codes, chosen)), *columns)

    def parts(self, guess: Code) -> dict[Marks, int]:
        """How many of the codes would mark a guess in each way; ways that none would are left out."""
        counts = map(self.marks(guess).count, map(as_byte, ANSWERS))
        return {marks: count for marks, count in zip(ANSWERS, counts, strict=True) if count}


def as_byte(marks: Marks) -> int:
    """Marks as one number: five for each right digit, one for each right place."""
    return (PEGS + 1) * sum(marks) + marks.places


_PAIRS = ["".join(pair) for pair in product(DIGITS, repeat=2)]
_KINDS = ["".join(kind) for kind in combinations_with_replacement(DIGITS, PEGS)]


@cache
def _same_places(pair: str) -> bytes:
    """For each of the 36 pairs of digits, in how many places it equals a pair."""
    return bytes(sum(a == b for a, b in zip(pair, other, strict=True)) for other in _PAIRS).ljust(256)


@cache
def _common_digits(kind: str) -> bytes:
    """For each of the 126 choices of four digits, five for each digit that it shares with one."""
    digits = _unary(kind)
    return bytes((PEGS + 1) * (digits & others).bit_count() for others in _UNARY).ljust(256)


def _unary(kind: str) -> int:
    """How often each digit occurs, as so many bits of its four: what two choices share are the bits that both have."""
    return sum((1 << kind.count(digit)) - 1 << PEGS * place for place, digit in enumerate(DIGITS))


_UNARY = list(map(_unary, _KINDS))


def pool_of(codes: Iterable[Code]) -> Pool:
    """A pool of codes: the columns number their first and last pairs of digits, and their digits without order."""
    codes = tuple(codes)
    return Pool(
        codes,
        bytes(_PAIRS.index(code[:2]) for code in codes),
        bytes(_PAIRS.index(code[2:]) for code in codes),
        bytes(_KINDS.index("".join(sorted(code))) for code in codes),
    )


@cache
def whole_pool(repeats: bool) -> Pool:
    """The pool of every code."""
    return pool_of(all_codes(repeats))


def agreeing(repeats: bool, tries: Iterable[Try]) -> Pool:
    """The codes that agree with all tries so far."""
    pool = whole_pool(repeats)
    for guess, marks in tries:
        pool = pool.after(guess, marks)
    return pool


def hidden(dice: Dice, repeats: bool) -> Code:
    """A code by chance, each as likely as any other."""
    return dice.pick(all_codes(repeats))


@dataclass(frozen=True)
class Attack:
    """A code, and the tries at it so far."""

    secret: Code
    repeats: bool
    tries: tuple[Try, ...] = ()

    def guess(self, code: Code) -> "Attack":
        """The attack after one more try."""
        return replace(self, tries=(*self.tries, (code, marked(self.secret, code))))

    @property
    def broken(self) -> bool:
        """Whether the last try was the code."""
        return bool(self.tries) and self.tries[-1][1] == BROKEN

    @property
    def pool(self) -> Pool:
        """The codes that agree with the tries."""
        return agreeing(self.repeats, self.tries)
