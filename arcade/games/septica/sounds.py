"""The sounds of the cards: paper that flies, lands and is swept away."""

from arcade.toolkit.sound.tunes import Tune

DEALT: Tune = ((0.002, 33.0), (0.002, 40.0), (0.002, 29.0), (0.003, 36.0))
"""A card leaves the pack, or a hand."""
PLACED: Tune = ((0.006, 4.0), (0.008, -6.0))
CUT: Tune = ((0.02, 12.0), (0.02, 7.0), (0.05, 16.0))
SEVEN: Tune = ((0.02, 7.0), (0.02, 14.0), (0.02, 21.0), (0.06, 19.0))
"""The card that always cuts."""
STOPPED: Tune = ((0.008, 2.0), (0.03, None), (0.012, -3.0))
"""A knuckle on the table: no more."""
SWEPT: Tune = tuple((0.003, 40.0 - step) for step in range(12))
"""A trick goes to its taker."""
CHUCKLE: Tune = ((0.02, 9.0), (0.02, None), (0.02, 7.0), (0.02, None), (0.03, 4.0))
SIGH: Tune = ((0.03, 2.0), (0.03, 0.0), (0.05, -3.0))
COUNTED = (0, 2, 4, 5, 7, 9, 11, 12)
WON = (9, 14, 18, 21, 26)


def won(points: int) -> Tune:
    """A trick of so many points: a note for each."""
    return tuple((0.05, float(pitch)) for pitch in WON[:points])


def counted(place: int) -> Tune:
    """A card counted out: up the scale."""
    return (*PLACED, (0.03, float(COUNTED[place])))
