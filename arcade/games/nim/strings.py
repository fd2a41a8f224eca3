"""The words of Nim."""

from arcade.games.nim.levels import Fault
from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, labels, sentences

LINE = 30
"""Columns of the original's message line."""

TITLE = Text("Nim")
TAGLINE = Text("Take the last bead and win")
CARD = Prose(
    "Beads lie on up to nine rows. Take any number from one row, at least one; then it's the other side's "
    "turn. Take the last bead and you win; upside down, you lose. You say how many rows there are, who "
    "sets them and who starts. Choose a bead to take it with all beads to its right, or type a row and "
    "two digits. Five games make a match. If the computer set the rows and you win, every bead of the "
    "start is a point. Type T at the first question for the theory.",
)

HOW_MANY_ROWS = Text("How many rows? (1–9)", width=LINE)
ROWS_OR_THEORY = Text("How many rows? (1–9, T=theory)", width=LINE)
WHO_SETS = Text("Rows by C=computer or Y=you?", width=LINE)
ROW = Text("Row {n}:", width=10)
TWO_DIGITS = Text("two digits", width=14)
I_SET = Text("I will set them", width=LINE)
START = Text("This is the starting position", width=LINE)
WHICH_ROW = Text("Take from which row?", width=LINE)
PLAYERS_ROW = Text("Player {n}: from which row?", width=LINE)
FROM_ROW = Text("from which row?", width=sentences.ASKED)
HOW_MANY = Text("How many from row {n}?", width=LINE)
HOW_MANY_BEADS = Text("How many beads from row {n}?", width=LINE)
MY_TURN = Text("My turn", width=LINE)
YOU_WIN = sentences.WELL_PLAYED
FAULTS = {
    Fault.NO_ROW: Text("There is no row {row}"),
    Fault.EMPTY: Text("Row {row} is empty"),
    Fault.AMOUNT: Text("Row {row}: from {least} to {most}"),
}
ADVICE = Text("Take {amount} from row {row}", width=LINE)
NO_ADVICE = Text("No move wins by force", width=LINE)
WRONG_SIZE = Text("Type a number, 01 to {most}", width=LINE)
CHOSEN = Text("take {amount} of row {row}?", width=sentences.ASKED)
MATCH = Text("Match: {won}–{lost}, points {points}")
POINTS = cartridge.POINTS
ROW_KEYS = Text("1–9 row")
LAST_WINS = Text("the last bead wins")
LAST_LOSES = Text("the last bead loses")
SUM = labels.SUM

THEORY = capitals.THE_THEORY
SPOILT = Prose(
    "Write the rows in binary, one below the other. A column with an odd number of ones gives a one in "
    "the sum. Here the sum is 10110, or 22. Row 2 has a one in its first column, so row 2 can fix it: "
    "take 10 from row 2.",
)
MENDED = Prose(
    "Now 14 are left in it and the sum is zero. Any move spoils that, and you fix it again, until you "
    "take the last bead. Upside down, play the same way, but once a move can leave single beads only, "
    "leave an odd number.",
)
