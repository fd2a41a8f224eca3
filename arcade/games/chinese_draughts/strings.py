"""The words of Chinese draughts."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels, sentences

TITLE = Text("Chinese Draughts")
SPINE = Text("Line Draughts", 15)
POSTER = Text("CHINESE\nDRAUGHTS", width=16)
TAGLINE = Text("Sixteen arrows, one empty cell")
CARD = Prose(
    "Swap the arrows: left ones right, right ones left. An arrow only moves the way it points: a diagonal "
    "step into the empty cell, or a jump into it over one other arrow. Choose an arrow with the arrow "
    "keys and fire, with a click or by its number. It has only one place to go. F1 gives a hint, F2 takes "
    "back, F3 solves it until you press a key, R restarts. The lantern counts your moves and goes out "
    "when there is no solution any more. 46 moves win gold, 50 silver, 58 bronze. A hint counts as five.",
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
STUCK = Text("Stuck: F2 back   R restart")
CELL_EMPTY = Text("Cell {n} is the empty one")
NO_CELL = Text("There is no cell {n}")
CANNOT = Text("Arrow {n} can’t reach the gap")
TRY = Text("Try {n}: {left} to go")
NO_WAY = Count(
    "No way on: take back {n} move",
    "No way on: take back {n} moves",
)
TO_GO = Text("{n} to go", width=12)
OUT_OF_REACH = Text("no solution", width=12)
LAMP_OUT = Text("The lantern is out: no solution")
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
