"""The noises of Mastermind."""

from arcade.toolkit.sound.tunes import Tune

CLANK: Tune = ((0.004, 30.0), (0.01, -9.0), (0.006, 18.0), (0.02, -14.0))
"""A bar hits the floor."""
LAMP: Tune = ((0.003, 24.0), (0.004, None), (0.006, -12.0))
"""The light is switched on."""
SNORE: Tune = ((0.03, -26.0), (0.03, -24.0), (0.04, -28.0))
TRIED: Tune = ((0.003, 9.0),)
"""A peg that the computer thinks of."""


def star(number: int) -> Tune:
    """A star of the verdict: higher with each."""
    return ((0.015, 12.0 + 4 * number), (0.03, 19.0 + 4 * number))


def thrown(place: int) -> Tune:
    """A peg is thrown up."""
    return ((0.008, 7.0 + 2 * place), (0.008, 14.0 + 2 * place))
