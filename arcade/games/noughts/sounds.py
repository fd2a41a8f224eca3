"""The sounds on the CB2 line: a tick for each side's mark, a rise, a fall, a shrug, a buzz; scratches of chalk."""

MARKED = (((0.04, 19.0),), ((0.04, 12.0),))
"""A mark of each seat, the cross above the nought."""
WON = ((0.1, 7.0), (0.1, 12.0), (0.1, 16.0), (0.3, 19.0))
LOST = ((0.14, 12.0), (0.14, 8.0), (0.3, 3.0))
TIED = ((0.14, 7.0), (0.06, None), (0.14, 7.0))
SCRATCHES = (
    {"h": ((0.03, 14.0), (0.03, 21.0))},
    {"d": ((0.03, 10.0),), "g": ((0.03, 8.0),), "j": ((0.03, 12.0),), "l": ((0.03, 16.0),)},
)
"""What is heard while a mark is drawn, by its steps: the second stroke of a cross, the way round a nought."""
STEP = ((0.008, 28.0),)
"""The cursor moves."""
LINE = (((0.06, 7.0),), ((0.06, 11.0),), ((0.06, 14.0),), ((0.12, 19.0),))
"""The squares of a complete line, one after the other."""
PONDER = (((0.02, 3.0),), ((0.02, 5.0),), ((0.02, 8.0),), ((0.02, 5.0),))
"""The nought looks at a square."""
