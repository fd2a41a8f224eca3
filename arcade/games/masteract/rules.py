"""Marks that a person gives: which are impossible, which contradict each other, and the outcome of so many tries.

The player hides a code; the computer guesses, and the player says how many digits are in their places and how many
belong elsewhere. The computer's ways of guessing are in `toolkit.codes.breakers`.
"""

from collections.abc import Sequence

from arcade.families.codes.code import ANSWERS, DIGITS, PEGS, Code, Marks, Try, agreeing, marked
from arcade.games.masteract.levels import Fault
from arcade.toolkit.contract.outcome import Outcome

FAIR = 4
"""The tries for a draw; with more the player wins."""
ABSENT = len(DIGITS) - PEGS
"""Digits that a code of four different ones lacks."""


def fault(marks: Marks, repeats: bool, guess: Code) -> Fault | None:
    """What is wrong with marks whatever was guessed before; with repeats any of the fourteen markings can be."""
    if sum(marks) > PEGS:
        return Fault.TOO_MANY
    if marks not in ANSWERS:
        return Fault.LAST_ONE
    differs = not repeats and len(dict.fromkeys(guess)) == PEGS
    return Fault.TOO_FEW if differs and sum(marks) < PEGS - ABSENT else None


def suspects(repeats: bool, tries: Sequence[Try]) -> tuple[int, ...]:
    """The tries, counted from 0, without which the others agree: one of these marks alone may be wrong."""
    return tuple(place for place in range(len(tries)) if len(agreeing(repeats, (*tries[:place], *tries[place + 1 :]))))


def mistaken(code: Code, tries: Sequence[Try]) -> tuple[int, ...]:
    """The tries, counted from 0, that a code would have marked otherwise."""
    return tuple(place for place, (guess, marks) in enumerate(tries) if marked(code, guess) != marks)


def worth(tries: int) -> Outcome:
    """The player's outcome when the computer needed so many tries."""
    return Outcome.LOST if tries < FAIR else Outcome.DRAWN if tries == FAIR else Outcome.WON
