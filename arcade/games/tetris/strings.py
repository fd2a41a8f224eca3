"""The words of the falling pieces."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import keys, labels

TITLE = Text("Tetris - falling pieces")
SPINE = Text("Tetris", 15)
TAGLINE = Text("Turn, shift, drop: fill the rows")
CARD = Prose(
    "Pieces fall into the well one by one. Shift and turn them so that they fill whole rows: these vanish. When the"
    " pile reaches the top the game is over. A piece brings 7 points (5 while the next one is shown), a dropped piece"
    " 1 more for each row, rows at once 50, 150, 300, 600 and more. Every ten rows the pieces fall faster.\n"
    "Dotted corners show where the piece would land. Put one piece aside and take it back when it fits. The hint"
    " marks the adviser's place with crosses and tells what he sees: height, holes, rows.\n"
    "Pentis has the twelve pieces of five squares, Hex the thirty-five of six, Mix all of them. In the original the"
    " square wanders when it is turned and the top of an upright bar is overlooked.",
)

TURN = keys.TURN
TURN_BACK = Text("turn the other way")
DROP = Text("drop")
HURRY = keys.HURRY_DOWN
HOLD = Text("put aside")
PREVIEW = Text("next on/off")

SPACED_TITLE = Text("T E T R I S", width=16)
BEST = Text("MAX", width=5)
SCORE = labels.SCORE
LINES = Text("Lines", width=5)
STATISTICS = Text("Statistics", width=16)
COMMANDS = (
    Text("I-left", width=9),
    Text("P-right", width=9),
    Text("O-rotate", width=9),
    Text("M-drop", width=9),
    Text("N-next", width=9),
)
NEXT = Text("Next", width=5, context="short")
THE_END = Text("The game is over", width=17)
ONCE_MORE = Text("Once more? (y/n)", width=26)

SPEED = Text("Speed", width=8, context="tetris")
RECORD = Text("Max", width=4)
COMING = Text("Next", width=8)
ASIDE = Text("Aside", width=8)
PIECES = Text("Pieces", width=7)
REWARD = Text("{rows} rows at once: {points} points")
FASTER = Text("Faster! Speed {speed}")
ADVICE = Text("Height {height} holes {holes} rows {rows}")
NEW_RECORD = Text("NEW RECORD")
ADVICE_PLACE = Text("Adviser: column {column}, turns {turns}", width=32)
SUBTITLE = Text("Falling pieces")
