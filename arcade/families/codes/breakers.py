"""Ways of breaking a code: carelessly, in order as the book's program did, and with the fewest tries that can be.

All see nothing but the pool of codes that agree with the marks so far.
"""

from collections.abc import Callable
from functools import cache

from arcade.families.codes.code import ANSWERS, Code, Pool, all_codes, as_byte, marked, whole_pool
from arcade.families.codes.guessers import Guesser
from arcade.families.codes.strategy import best_guess
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

Breaker = Callable[[Pool, bool, Dice], Search[Code]]
"""Chooses the next guess from the codes left, whether digits may repeat, and dice of its own."""

CARELESS = 25
"""In so many of 100 tries a beginner forgets what is known."""
SLICE = 150
"""Guesses weighed between two frames."""
_BYTES = tuple(map(as_byte, ANSWERS))


def carelessly(pool: Pool, repeats: bool, dice: Dice) -> Search[Code]:
    """Any code that agrees with everything so far, but one time in four any code at all: a beginner."""
    yield from ()
    return dice.pick(all_codes(repeats) if dice.percent(CARELESS) else pool.codes)


def in_order(pool: Pool, repeats: bool, dice: Dice) -> Search[Code]:
    """The first code that agrees: the printed program. 4.147 tries on average without repeats, 6 at most."""
    del repeats, dice
    yield from ()
    return pool.codes[0]


def strongest(pool: Pool, repeats: bool, dice: Dice) -> Search[Code]:
    """The strategy with the fewest tries, 4.3403 on average with repeats and 3.9861 without; else what parts most.

    Whoever was led elsewhere by other tries, and then asks for a hint, is told the guess of `parting`.
    """
    del dice
    return best_guess(pool) or (yield from parting(pool, repeats))


def parting(pool: Pool, repeats: bool) -> Search[Code]:
    """The guess with the most different answers, rather one that may be the secret, rather even parts.

    B. Kooi's rule of most parts (2005) with ties settled.
    """
    possible = dict.fromkeys(pool.codes)
    best, best_worth = pool.codes[0], (0, False, 0)
    for number, guess in enumerate(all_codes(repeats), 1):
        sizes = [size for size in map(pool.marks(guess).count, _BYTES) if size]
        worth = len(sizes), guess in possible, -sum(map(_uncertainty, sizes))
        if worth > best_worth:
            best, best_worth = guess, worth
            if worth[:2] == (len(pool), True):
                break  # every code left answers otherwise: nothing can be better
        if number % SLICE == 0:
            yield
    return best


BREAKERS: dict[Guesser, Breaker] = {
    Guesser.CARELESS: carelessly,
    Guesser.METHODICAL: in_order,
    Guesser.STRONG: strongest,
}


@cache
def _uncertainty(size: int) -> int:
    """What is not known yet when the secret is one of so many codes, times their number: 16 n log2 n, in integers."""
    return int(size ** (16 * size)).bit_length()


def breaking(secret: Code, repeats: bool, dice: Dice, breaker: Breaker = strongest) -> Search[tuple[Code, ...]]:
    """The guesses with which a breaker finds a secret, the last of which is the secret."""
    pool, guesses = whole_pool(repeats), list[Code]()
    while secret not in guesses:
        guess = yield from breaker(pool, repeats, dice)
        guesses.append(guess)
        pool = pool.after(guess, marked(secret, guess))
    return tuple(guesses)
