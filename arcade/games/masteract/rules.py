"""Marks that a person gives: which cannot be at all, which cannot all be true, and what so many tries are worth.

The player hides a code; the computer guesses, and the player tells how many digits are in their places and how many
belong elsewhere. The computer's ways of guessing are in `families.codes.breakers`.
"""

from collections.abc import Sequence

from arcade.families.codes.code import ANSWERS, DIGITS, PEGS, Code, Marks, Try, agreeing, marked
from arcade.games.masteract.levels import Fault
from arcade.toolkit.contract.outcome import Outcome

FAIR = 4
"""The tries that are a draw; more are a victory of the player's."""
ABSENT = len(DIGITS) - PEGS
"""So many digits are not in a code of four different ones."""


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
    """What it means that the computer needed so many tries, for the player."""
    return Outcome.LOST if tries < FAIR else Outcome.DRAWN if tries == FAIR else Outcome.WON
