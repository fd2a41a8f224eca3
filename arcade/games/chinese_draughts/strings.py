"""The words of Chinese draughts."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels, sentences

TITLE = Text("Chinese Draughts")
SPINE = Text("Line Draughts", 15)
POSTER = Text("CHINESE\nDRAUGHTS", width=16)
TAGLINE = Text("Sixteen arrows, one empty cell")
CARD = Prose(
    "Let the arrows change sides. An arrow only ever moves the way it points: a slanting step into the empty cell, or a"
    " jump into it over one other arrow. Choose an arrow with arrows and fire, a click, or its number; it can go to one"
    " place only. F1 hints, F2 takes back, F3 solves it while you watch, until you press a key; R starts again. The"
    " lantern counts your moves and goes out when there is no way left. No score is below par: 46 moves are gold, 50"
    " silver, 58 bronze; a hint counts as five.",
)

YOUR_MOVE = Text("Your move:", width=12, context="chinese-draughts")
WRONG = Text("Wrong!", width=12)
BRAVO = Text("Bravo!", width=13)
SCORE = labels.SCORE
BEST_SCORE = Text("Best score is {n}", width=26)
ANOTHER = sentences.ANOTHER
ZERO_RESTARTS = Text("0 = restart", width=20)
NO_MOVE_LEFT = Text("No move left", width=23)

CHOOSE = Text("Choose an arrow to move")
STUCK = Text("No move left: F2 back, R again")
CELL_EMPTY = Text("Cell {n} is the empty one")
NO_CELL = Text("There is no cell {n}")
CANNOT = Text("Arrow {n} can’t reach the gap")
TRY = Text("Try {n}: {left} to go")
NO_WAY = Count(
    "No way on: take back {n} move",
    "No way on: take back {n} moves",
)
TO_GO = Text("{n} to go", width=12)
OUT_OF_REACH = Text("no way on", width=12)
LAMP_OUT = Text("The lantern is out: no way on")
LAMP_LIT = Text("The lantern burns again")
OPTIONS = Text("H hint  U back  S solve  R again")
SOLVED_FOR = Count(
    "{n} move: {praise}",
    "{n} moves: {praise}",
)
BRAVO_BIG = Text("BRAVO!")
PERFECT = Text("perfect!", width=13)
VERY_GOOD = Text("very good!", width=13)
GOOD = Text("good!", width=13)
BEST = Text("Best", width=9, context="chinese-draughts")
LONGEST = Text("Most", width=9)
AGAIN_KEY = keys.AGAIN
