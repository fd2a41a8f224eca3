"""Codes that take the computer long."""

from arcade.families.codes.breakers import BREAKERS, breaking
from arcade.families.codes.code import Code, all_codes
from arcade.games.masteract.levels import Task
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.searching import Search

SAMPLES = 12
"""So many codes are tried out for a hint."""


def stubborn(task: Task, dice: Dice) -> Search[Code]:
    """A code that takes the computer long: the first of the hardest among some by chance."""
    best, most = "", 0
    for _ in range(SAMPLES):
        code = dice.pick(all_codes(task.repeats))
        tries = len((yield from breaking(code, task.repeats, dice, BREAKERS[task.guesser])))
        if tries > most:
            best, most = code, tries
    return best
