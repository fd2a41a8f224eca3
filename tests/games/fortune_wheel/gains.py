"""What five lei become by the printed paytable."""

GAINS = (
    ((2, 3, 4), 70),
    ((4, 3, 2), 55),
    ((7, 7, 7), 45),
    ((7, 7, 2), 20),
    ((7, 2, 7), 5),
    ((2, 7, 7), -5),
    ((3, 1, 5), 0),
    ((1, 1, 7), 20),
    ((2, 4, 6), -5),
)
"""The three drums, and the gain."""
