"""Marks that a person gives: which cannot be at all, which cannot all be true, and what so many tries are worth.

The player hides a code; the computer guesses, and the player tells how many digits are in their places and how many
belong elsewhere. The computer's ways of guessing are in `toolkit.codes.breakers`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from arcade.toolkit.codes.breakers import Breaker, breaking, carelessly, in_order, strongest
from arcade.toolkit.codes.code import ANSWERS, DIGITS, PEGS, Code, Marks, Try, agreeing, all_codes, marked
from arcade.toolkit.contract.dice import Dice
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.searching import Search

FAIR = 4
"""The tries that are a draw; more are a victory of the player's."""
SAMPLES = 12
"""So many codes are tried out for a hint."""
ABSENT = len(DIGITS) - PEGS
"""So many digits are not in a code of four different ones."""


class Level(IntEnum):
    """The levels, in the cartridge's order."""

    CARELESS = 1
    PRINTED = 2
    STRONG = 3
    REPEATED = 4


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


class Fault(IntEnum):
    """Why a pair of numbers can never be the marks of a guess."""

    TOO_MANY = 1
    """More than four digits are marked."""
    LAST_ONE = 2
    """Three are in their places, so the fourth cannot belong elsewhere."""
    TOO_FEW = 3
    """All digits differ and two only are absent, so that two of any guess are right."""


def fault(marks: Marks, repeats: bool) -> Fault | None:
    """What is wrong with marks whatever was guessed before; with repeats any of the fourteen markings can be."""
    if sum(marks) > PEGS:
        return Fault.TOO_MANY
    if marks not in ANSWERS:
        return Fault.LAST_ONE
    return Fault.TOO_FEW if not repeats and sum(marks) < PEGS - ABSENT else None


def suspects(repeats: bool, tries: Sequence[Try]) -> tuple[int, ...]:
    """The tries, counted from 0, without which the others agree: one of these marks alone may be wrong."""
    return tuple(place for place in range(len(tries)) if len(agreeing(repeats, (*tries[:place], *tries[place + 1 :]))))


def mistaken(code: Code, tries: Sequence[Try]) -> tuple[int, ...]:
    """The tries, counted from 0, that a code would have marked otherwise."""
    return tuple(place for place, (guess, marks) in enumerate(tries) if marked(code, guess) != marks)


def worth(tries: int) -> Outcome:
    """What it means that the computer needed so many tries, for the player."""
    return Outcome.LOST if tries < FAIR else Outcome.DRAWN if tries == FAIR else Outcome.WON


def stubborn(task: Task, dice: Dice) -> Search[Code]:
    """A code that takes the computer long: the first of the hardest among some by chance."""
    best, most = "", 0
    for _ in range(SAMPLES):
        code = dice.pick(all_codes(task.repeats))
        tries = len((yield from breaking(code, task.repeats, dice, task.breaker)))
        if tries > most:
            best, most = code, tries
    return best
