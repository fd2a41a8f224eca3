"""A word or two beside a picture: numbers, sides, answers, ways."""

from arcade.toolkit.contract.texts import Count, Text

POINTS = Text("Points", width=6)
SCORE = Text("Score", width=5)
BEST = Text("Best", width=5)
TIME = Text("Time", width=4)
STEPS = Text("Steps", width=6)
MOVE = Text("Move", width=8)
GOAL = Text("Goal", width=8)
PAR = Text("Par", width=6)
CODES_LEFT = Text("codes left", width=12)
SUM = Text("sum", width=4)
"""Of the heaps of Nim."""
TRIES = Count("{n} try", "{n} tries")
DISCS = Count("{n} disc", "{n} discs")
OVER_PAR = Count("{n} over par", "{n} over par")

YOU = Text("you", width=10)
COMPUTER = Text("computer", width=10)
PLAYER = Text("player {n}", width=9)
"""The names of the sides, as beside a score."""
PLAYER_NUMBER = Text("Player {n}", width=10)
BRIEF_PLAYER_NUMBER = Text("Player {n}", width=9, context="short")

YES = Text("yes", width=4)
NO = Text("no", width=4)
YES_KEY = Text("Y", width=2)

NORTH = Text("north", width=8)
SOUTH = Text("south", width=8)
EAST = Text("east", width=8)
WEST = Text("west", width=8)
NORTH_LETTER = Text("N")
SOUTH_LETTER = Text("S")
EAST_LETTER = Text("E")
WEST_LETTER = Text("W")
POINT = Text(".", context="decimal point")
