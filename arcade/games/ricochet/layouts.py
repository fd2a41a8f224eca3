"""The tables, read from drawings."""

from arcade.games.ricochet import ART
from arcade.games.ricochet.board import Bar, Table, read

PRINTED = Table(*read(ART.rows("printed table")), par=0)
"""As the book has it: nothing ever reaches the target in the middle above."""
OPEN = Table(*read(ART.rows("open table")), par=2)
MENDED = Table(*read(ART.rows("long walls")), par=3)
"""The book's, but symmetrical: its doors open as far above as below, and it can be cleared."""
CORNERS = Table(*read(ART.rows("corner stones")), par=4)
"""Walls end in stones that send the ball back the way it came."""
DOORS = Table(*read(ART.rows("doors")), par=3)
"""Doors that open and shut after every fifth bounce."""
BARS = Table(
    *read(ART.rows("sliding walls")),
    par=2,
    shots=5,
    bars=(Bar(6, 12, "#-------#"), Bar(17, 14, "#---#", way=-1)),
    swing=9,
)
"""Two bars are slid while the ball flies, the lower one always against the upper one."""
PADDLE = Table(
    *read(ART.rows("paddle")),
    par=2,
    shots=5,
    start=(17, 16),
    first=3,
    last=29,
    bars=(Bar(18, 15, "#-#"),),
    swing=13,
    paddle=True,
)
"""The ball waits on a paddle that is steered during the flight; a ball that falls costs five bounces."""

TABLES = {1: OPEN, 2: MENDED, 3: CORNERS, 4: BARS, 5: PADDLE, 6: DOORS}
"""By the keys of the levels."""
