"""The words of the 14–15 puzzle."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, keys, labels, sentences

TITLE = Text("Sam Loyd’s 14–15 Puzzle")
SPINE = Text("14–15 Puzzle", 15)
TAGLINE = Text("Fifteen tiles and one hole")
CARD = Prose(
    "Slide the tiles until they are in order, with the hole in the bottom right corner. Push a tile with "
    "the arrows or the joystick, click it, or type its number as two digits. Half of all trays can't be "
    "solved, like the one with 14 and 15 swapped: Loyd offered 1000 dollars for it in vain. C consults "
    "the computer. F1 gives a hint, F2 takes back. F3 solves: the computer takes over until you press a "
    "key. The fewer moves above par, the better; a hint costs five. Tiles at home turn white with studs.",
)
CONSULT = keys.CONSULT

HEADING = Text('SAM LOYD’S "14-15" PUZZLE', width=30)
WHO_FILLS = Text("Who fills the tray (C/Y)?", width=31)
WHO_DEALS = sentences.WHO_DEALS
FILL_IN = Text("Fill it in, 00 is the hole", width=31)
WHICH_TILE = Text("Which tile goes here?")
NO_SUCH_PIECE = Text("There is no tile {n}")
IN_TRAY = Text("That one is already in the tray")
PLEASE_WAIT = Text("Please wait while I fill it in", width=31)
MOVE_KEYS = Text("Move 01–15, R again, C consult", width=31)
MOVE_NUMBER = sentences.MOVE_NUMBER
YOUR_MOVE = Text("Push a tile into the hole")
OPTIONS = Text("Consult/help/restart? (c/h/r/n)")
CANNOT_SLIDE = Text("That tile can’t move")
CORNER_FIRST = Text("Move the hole to the bottom\nright corner", width=31)
WAIT = Text("Wait a little")
IMPOSSIBLE = Text("Impossible, sorry!", width=31)
POSSIBLE = Text("Possible. Go on (y/n)?", width=31)
COUNTED = Count("{n} inversion", "{n} inversions", 17)
EVEN = Text("even", width=5, context="fifteen")
ODD = Text("odd", width=5)
HOLE_IN_ROW = Text("{count} + row {row}: {parity}")
COUNT_ONLY = Text("{count}: {parity}")
SOLVABLE = Text("It can be solved")
SWAP_GOAL = Text("Impossible! Another goal? (y/n)")
SWAPPED = Text("Now {a} and {b} change places")
PLAY_ON = Text("As you like. C asks again")
TRY = Text("Try {tile}")
NO_WAY = Text("Impossible like this: press C")
DONE = Text("Well done!", width=31, context="fifteen")
BRAVO = capitals.WELL_DONE
ANOTHER = sentences.ANOTHER_GAME_OR_NOT

MOVE = labels.MOVE
GOAL = labels.GOAL
CONSULT_KEY = Text("C consult", width=10)
AGAIN_KEY = keys.AGAIN
