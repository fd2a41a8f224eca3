"""The sounds on the CB2 line: a tick for each side's mark, a rise, a fall, a shrug, a buzz."""

MARKED = (((0.04, 19.0),), ((0.04, 12.0),))
"""A mark of each seat, the cross above the nought."""
WON = ((0.1, 7.0), (0.1, 12.0), (0.1, 16.0), (0.3, 19.0))
LOST = ((0.14, 12.0), (0.14, 8.0), (0.3, 3.0))
TIED = ((0.14, 7.0), (0.06, None), (0.14, 7.0))
