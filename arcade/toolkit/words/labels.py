"""A word or two beside a picture: numbers, sides, answers, ways."""

from arcade.toolkit.contract.texts import Count, Text

POINTS = Text("Points", "Puncte", width=6)
SCORE = Text("Score", "Scor", width=5)
BEST = Text("Best", "Max", width=5)
TIME = Text("Time", "Timp", width=4)
STEPS = Text("Steps", "Pași", width=6)
MOVE = Text("Move", "Mutarea", width=8)
GOAL = Text("Goal", "Țelul", width=8)
CODES_LEFT = Text("codes left", "posibile", width=12)
SUM = Text("sum", "suma", width=4)
"""Of the heaps of Nim."""
TRIES = Count(("{n} try", "{n} tries"), ("{n} încercare", "{n} încercări", "{n} de încercări"))
DISCS = Count(("{n} disc", "{n} discs"), ("{n} disc", "{n} discuri", "{n} de discuri"))

YOU = Text("you", "tu", width=10)
COMPUTER = Text("computer", "calculator", width=10)
PLAYER = Text("player {n}", "juc. {n}", width=9)
"""The names of the sides, as beside a score."""
PLAYER_NUMBER = Text("Player {n}", "Jucător {n}", width=10)
BRIEF_PLAYER_NUMBER = Text("Player {n}", "Juc. {n}", width=9)

YES = Text("yes", "da", width=4)
NO = Text("no", "nu", width=4)
YES_KEY = Text("Y", "D", width=2)

NORTH = Text("north", "nord", width=8)
SOUTH = Text("south", "sud", width=8)
EAST = Text("east", "est", width=8)
WEST = Text("west", "vest", width=8)
NORTH_LETTER = Text("N", "N")
SOUTH_LETTER = Text("S", "S")
EAST_LETTER = Text("E", "E")
WEST_LETTER = Text("W", "V")
