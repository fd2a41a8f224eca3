"""Exercises: two graphics to be turned into others by commands, and one to be drawn."""

from collections.abc import Callable
from dataclasses import dataclass

from arcade.games.graphics_editor.art import LOPSIDED, SYMMETRIC
from arcade.games.graphics_editor.rules import BLANK, Graphic
from arcade.toolkit.contract.dice import Dice

WORTH, LEAST = 100, 10
"""What a figure is worth without a change, and at the least."""
TURNS: tuple[Callable[[Graphic], Graphic], ...] = (
    Graphic.mirrored,
    Graphic.flipped,
    Graphic.rotated,
    Graphic.inverted,
    lambda one: one.shifted(2, 0),
    lambda one: one.shifted(0, -3),
)


@dataclass(frozen=True)
class Exercise:
    """What is there, and what is to come of it."""

    start: Graphic
    goal: Graphic


def drawn(dice: Dice) -> tuple[Exercise, ...]:
    """Three exercises, each a little longer than the one before."""
    subjects = list(LOPSIDED)
    dice.shuffle(subjects)
    short, long = subjects[:2]
    first = dice.below(len(TURNS))
    # The second turn is another one, so that the two cannot take each other back.
    second = (first + 1 + dice.below(len(TURNS) - 1)) % len(TURNS)
    return (
        Exercise(short, TURNS[dice.below(len(TURNS))](short)),
        Exercise(long, TURNS[second](TURNS[first](long))),
        Exercise(BLANK, dice.pick(SYMMETRIC)),
    )


def points(changes: int) -> int:
    """What a figure is worth that took so many changes."""
    return max(WORTH - changes, LEAST)
