"""The words of HP Reversi, all of them for paper: the teletype makes capitals of them."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("HP Reversi")
TAGLINE = Text("Reversi on a roll of paper, 1973")
CARD = Prose(
    "You sit at the teletype of a minicomputer and play Reversi. Your discs are O, the computer's are X. "
    "Trap enemy discs in a straight line between a new disc and another of yours, and they turn over. If "
    "you can't move, you pass; when nobody can, most discs win. Type a move as two digits, the row and "
    "then the column, and press ENTER. You can also type HINT, BACK and SAVE; SAVE saves the roll as a "
    "file, and you can follow the game again from there. Any key hurries the print; Page Up turns the "
    "paper back. A file of 64 characters O, X and . is a paper tape: a position.",
)

SAVE_CONTROL = Text("save the roll")
PAPER_BACK = Text("paper back")
PAPER_ON = Text("paper on")

HEADING = Text(
    "HP Reversi. You are O, I am X. Type moves as YX: row, then column.",
)
HEADING_TWO = Text(
    "HP Reversi for two: O and X. Type moves as YX: row, then column.",
)
ASK_AHEAD = Text("Moves to look ahead (0-3)?", width=50)
ASK_RECURSION = Text("Recursion levels (1-3)?", width=50)
ASK_STARTER = Text("Who starts, you or me (Y/M)?", width=50)
YOU_START = Text("Y", context="hp-reversi")
ASK_STARTER_TWO = Text("Who starts (O/X)?", width=50)
MOVE = Text("Move?", width=50)
MOVE_OF = Text("{mark} moves?", width=50)
YES = labels.YES_KEY
ANOTHER = Text("Another game (Y/N)?", width=50)

NUMBER_PLEASE = Text("A number from {low} to {high}, please.")
STARTER_PLEASE = Text("Y for you or M for me, please.")
SIDE_PLEASE = Text("O or X, please.")
YES_OR_NO = Text("Y or N, please.")
TWO_DIGITS = Text("Two digits from 1 to 8, please: row, column. ? helps.")
TAKEN = Text("{yx} is taken.")
TURNS_NOTHING = Text("{yx} turns nothing.")
NOT_NOW = Text("There is no move to choose now.")
HELP = Prose(
    "34 puts a disc on row 3, column 4; it must turn one of the other side's at least. HINT advises, BACK takes a move"
    " back, SAVE keeps the roll as a file.",
)

I_MOVE = Text("I move {yx}. You have {o}, I have {x}.")
SIDE_MOVED = Text("{mark} moved {yx}. O has {o}, X has {x}.")
YOU_PASS = Text("You cannot move: you pass.")
I_PASS = Text("I cannot move: I pass.")
SIDE_PASSES = Text("{mark} cannot move: {mark} passes.")
ADVICE = Text("I would move {yx}.")
BACK_AGAIN = Text("Taken back.", context="hp-reversi")
NOTHING_TO_TAKE_BACK = sentences.NO_MOVE_TO_TAKE_BACK
OVER = Text("End of the game. O has {o}, X has {x}.")
GOODBYE = Text("Goodbye.")

YOU_WIN = Text("You win", width=14)
I_WIN = Text("I win", width=14, context="hp-reversi")
DRAWN = sentences.DRAWN
O_WINS = Text("O wins", width=14)
X_WINS = Text("X wins", width=14)

WEIGHED = Text("I weigh", width=12)
SUBTITLE = Text("for a minicomputer and a teletype")
LEVEL = Text("Opponent: {name}")
ADVICE_ON_TYPING = Text("Any key hurries the print. Type ? for help.")
START = Text("Start", width=44)
LATEST = Text("Move {n}: {mark} {yx} turned {discs}", width=44)
COUNT = Text("{mark}  {name}  {discs}", width=30)
YOU = labels.YOU
COMPUTER = labels.COMPUTER
PLAYER = Text("player {n}", width=12, context="hp-reversi")
WHERE = Text("+ where {mark} can move", width=44)

TAPE_READ = Text("The paper tape is read.")
ROLL_READ = Text("The roll is read: {n} moves.")
FOLLOW = Prose(
    "ENTER prints the next move, a number the position after that move; P plays on from there.",
)
FOLLOWING = Text("After move {n} of {all}?", width=50)
FOLLOW_PLEASE = Text("ENTER, P or any number from 0 to {all}, please.")
RECORD = Text("This game as a tape and its moves:")
SAVED = Text("The roll is saved.")

# Tapes and rolls that cannot be read.
MOVE_NOT_LEGAL = Prose("move {number}, {move}, isn't legal")
NOBODY_CAN_MOVE = Prose("nobody can move in the position on this tape")
BAD_SIGN = Prose(
    "character {place} is {sign}; a tape has only O, X and .",
)
TAPE_LENGTH = Prose("the tape has {signs} characters, but needs 64")
