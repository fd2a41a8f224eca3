"""How the listing of Mastermind hid its code, and what its verdicts say.

The computer hides four digits from 1 to 6; the player finds them from marks (`families.codes`), in any number of tries
but on the level of ten rows.
"""

from arcade.families.codes.code import DIGITS, PEGS, Attack, Code
from arcade.toolkit.contract.dice import Dice

VERDICTS = (4, 7, 10, 15)
"""The most tries of each verdict but the last: superb, congratulations, good, weak, awful."""


def draw(dice: Dice, repeats: bool) -> str:
    """All digits that the listing drew for a code: where none may repeat, some are drawn in vain."""
    if repeats:
        return "".join(dice.pick(DIGITS) for _ in range(2 * PEGS))
    drawn = ""
    while len(set(drawn)) < PEGS:
        drawn += dice.pick(DIGITS)
    return drawn


def kept(drawn: str, repeats: bool) -> Code:
    """The code out of what was drawn: with repeats four digits were drawn twice and the second ones kept."""
    return drawn[PEGS:] if repeats else "".join(dict.fromkeys(drawn))


def hide(dice: Dice, repeats: bool) -> Code:
    """A code as the listing drew it."""
    return kept(draw(dice, repeats), repeats)


def verdict(tries: int) -> int:
    """Which of the five verdicts so many tries get, from 0, the best."""
    return sum(tries > most for most in VERDICTS)


def doubtful(attack: Attack) -> tuple[int, ...]:
    """The tries, counted from 0, that could not have been the code after those before them."""
    tries = attack.tries
    return tuple(
        place
        for place, (guess, _) in enumerate(tries)
        if guess not in Attack(attack.secret, attack.repeats, tries[:place]).pool.codes
    )
