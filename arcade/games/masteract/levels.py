"""How the computer guesses on each level, and codes that take it long."""

from dataclasses import dataclass

from arcade.games.masteract.rules import Level
from arcade.toolkit.codes.breakers import Breaker, breaking, carelessly, in_order, strongest
from arcade.toolkit.codes.code import Code, all_codes
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

SAMPLES = 12
"""So many codes are tried out for a hint."""


@dataclass(frozen=True)
class Task:
    """How the computer guesses, and whether digits may repeat."""

    breaker: Breaker
    repeats: bool = False


TASKS = {
    Level.CARELESS: Task(carelessly),
    Level.PRINTED: Task(in_order),
    Level.STRONG: Task(strongest),
    Level.REPEATED: Task(strongest, repeats=True),
}


def stubborn(task: Task, dice: Dice) -> Search[Code]:
    """A code that takes the computer long: the first of the hardest among some by chance."""
    best, most = "", 0
    for _ in range(SAMPLES):
        code = dice.pick(all_codes(task.repeats))
        tries = len((yield from breaking(code, task.repeats, dice, task.breaker)))
        if tries > most:
            best, most = code, tries
    return best
