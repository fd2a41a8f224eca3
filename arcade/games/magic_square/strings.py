"""The words of Predan's magic square."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import keys, labels, sentences

TITLE = Text("Predan’s Magic Square")
SPINE = Text("Magic Square", 15)
TAGLINE = Text("Slide the lines into order")
CARD = Prose(
    "Traian Predan's puzzle: put the tiles in order, 1 to 16, in the middle of a cross. Only whole lines "
    "move: a row or column of four tiles slides one cell towards an empty arm. Type the arrow's letter, "
    "walk round the edge with the arrows or the joystick and press fire, or click; on a tile in an arm "
    "this pushes it back in. Only half of all arrangements can be put in order: Z shows which. F1 gives a "
    "hint, F2 takes a move back, F3 hands over to the computer until you press a key, X restarts. The "
    "fewer moves above par, the better; a hint costs five. Par is the fewest moves there are. You can "
    "beat it only where 16 or 25 tiles are freely mixed or truly magic. Other levels have squares of 9 or "
    "25 tiles, or ask for equal sums: 34 in every row, column and diagonal."
)
CONSULT = keys.CONSULT

SIDES = (Text("TRAIAN PREDAN'S", width=22), Text("MAGIC SQUARE", width=22))
WHO_FILLS = Text("Who fills it (C = computer)?", width=28)
WHO_DEALS = sentences.WHO_DEALS
PLEASE_WAIT = Text("Please wait", width=28)
TYPE_IN = Text("Type the tiles", width=28)
NO_SUCH_TILE = Text("There is no such tile")
REPEATED = Text("That tile is there already")
MOVE_KEYS = Text("Move a-p, X new, Z solvable", width=28)
CHOOSE = Text("Slide which line?")
END_TAKEN = Text("{letter}: no room ahead")
NOT_FULL = Text("{letter}: a tile is missing there")
ARROWS_ONLY = Text("Choose an arrow at the edge")
POSSIBLE = Text("Possible - go on (y/n)?", width=28)
IMPOSSIBLE = Text("Impossible, sorry", width=28)
TO_THE_CENTRE = Text("Bring all to the centre", width=28)
SWAP = Text("Swap {a} and {b} (y/n)?", width=28)
EVEN = Text("Even: it can be solved")
ODD = Text("Odd: can't be solved. Press Z")
ODD_SWAP = Text("Odd! Swap {a} and {b}? (y/n)")
SWAPPED = Text("Now it can be solved")
PLAY_ON = Text("As you like. Z asks again")
TRY = Text("Try {letter}; {n} more to go")
TRY_LAST = Text("{letter} solves it!")
GOAL_IS_MAGIC = Text("Make every line add up to 34")
DONE = Text("Congratulations, solved!", width=28)
BRAVO = Text("MAGIC!")
ANOTHER = sentences.ANOTHER_GAME_OR_NOT

MOVE = labels.MOVE
GOAL = labels.GOAL
HOME = Text("Home", width=8)
SUM_34 = Text("sums 34", width=8)
ASK_KEY = Text("Z test", width=8)
AGAIN_KEY = Text("X again", width=8)
