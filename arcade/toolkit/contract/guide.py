"""What a game's instruction card shows: its aim, a moment of play, what is seen in it, and what the hands do."""

from dataclasses import dataclass

from arcade.toolkit.contract.controls import Control
from arcade.toolkit.contract.texts import Text

Pixel = tuple[int, int]
"""Across and down, in the pixels of the machine's own screen (see Machine.SCREEN)."""


@dataclass(frozen=True)
class Moment:
    """The game of the pilot from a seed after so many frames: busy, legal, and the game at its best.

    It is the card's picture, and where demonstrations begin. Level 0 is the usual one.
    """

    seed: int
    frame: int
    level: int = 0
    original: bool = False


@dataclass(frozen=True)
class Callout:
    """A thing in the picture, and at most three short lines on it: a ring round `at`, or a box whose corner is there.

    A box has the size that is given and goes round words, or an area; its edge lies outside of it. The label stands at
    the left or the right of the picture, where there is room; `side` ("left" or "right") puts it on one of them, and
    `down` so many pixels lower, that its line may run elsewhere.
    """

    words: Text
    at: Pixel
    box: tuple[int, int] | None = None
    side: str = ""
    down: int = 0


@dataclass(frozen=True)
class Use:
    """What some controls do, said together: up and down choose a row.

    `typed` stands on a key cap for what is no control: "A–Z" where letters are typed. Whoever has but a joystick does
    it by the use's controls; where there are none, on the keys that the button brings to the screen.
    """

    words: Text
    controls: tuple[Control, ...] = ()
    typed: str = ""


@dataclass(frozen=True)
class Guide:
    """A game's card: the goal in at most two short sentences, then the call-outs in the order of play."""

    goal: Text
    moment: Moment
    callouts: tuple[Callout, ...]
    uses: tuple[Use, ...]
