"""The words of Nimble."""

from dataclasses import replace

from arcade.toolkit.contract.cartridge import POINTS_COUNTED
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, keys, labels, sentences

SHELF = 30
"""Columns for what the cabinet shows."""
SIDE = 12
"""Columns beside the track."""

TITLE = Text("Nimble", width=SHELF)
TAGLINE = Text("Bring the red counter home", width=SHELF)
CARD = Prose(
    "Counters lie on a winding track of 127 squares, one of them red. Slide any one of them as far as you like toward"
    " the terminus beyond square 1, but neither onto another nor past it. A blue one in the terminus is out of play,"
    " and whoever brings the red one home wins. Arrows lead along the track, Return or fire picks up and puts down; or"
    " click on a counter and on a square, or type a square's number. Backspace drops the counter where it was. T"
    " teaches the theory: it is Nim in disguise. The menu also offers shorter tracks, and puzzles with one winning move"
    " each; without hints and moves taken back a quick win is worth more."
)
TEACH = keys.THEORY

YOU = labels.YOU
COMPUTER = labels.COMPUTER
PLAYER = labels.PLAYER
TERMINUS = Text("HOME", width=8)
PRESS_A_KEY = sentences.PRESS_A_KEY_OR_FIRE
GAMES = (
    Text("A short track: 31 squares, 8 counters", width=46),
    Text("Half of the whole: 63 squares, 14 counters", width=46),
    Text("The whole track: 127 squares, 26 counters", width=46),
    Text("Puzzles: find the only winning move", width=46),
    Text("Teach me how it is won", width=46),
)
WHO_STARTS = Text("Do you want the first move? (y/n)   It is usually, but not always, better.")
WHICH_COUNTER = Text("which counter?")
WHERE_TO = Text("From {start} to which square?")
THINKING = Text("The computer is thinking ...")
MOVED = Text("The computer moved from {start} to {target}. Your move.")
WENT_HOME = Text("The computer sent {start} home. Your move.")
NO_COUNTER = Text("There is no counter on square {n}.")
BLOCKED = Text("The counter on {n} cannot move: the square before it is taken.")
NO_SQUARE = Text("There is no square {n} on this track.")
NOWHERE = Text("A counter must slide at least one square.")
AWAY = Text("Counters slide toward the terminus only, to smaller numbers.")
ONTO = Text("Square {n} holds another counter.")
PAST = Text("A counter cannot pass another one.")
PUT_DOWN = Text("The counter stays where it was.")
ADVICE = Text("Slide {start} to {target}: that wins against any play.")
ADVICE_HOME = Text("The red counter is free to go home!")
NO_ADVICE = Text("No move wins by force. Leave a blue counter before the red one.")
NOTHING_TO_TAKE_BACK = sentences.NO_MOVE_TO_TAKE_BACK
TAKEN_BACK = sentences.MOVE_TAKEN_BACK
ANOTHER_GAME = sentences.ANOTHER_GAME
YOU_WIN = Text("You brought the red counter home: you win!")
I_WIN = Text("The red counter is home: the computer wins.")
SEAT_WINS = Text("Player {n} brought the red counter home and wins!")
WON = Text("YOU WIN", width=20)
LOST = capitals.YOU_LOSE
SEAT_WON = Text("PLAYER {n} WINS", width=20)
ERRS = Text("errs {n} %", width=SIDE)
SQUARE = Text("square {n}", width=SIDE)
OUT = Text("home: {n}", width=10)

PUZZLE = Text("Puzzle {n} of {count}: one move wins. Which?")
FOUND = Text("That is it! The heaps balance.")
FOUND_HOME = Text("That is it! The way home was free.")
NOT_FOUND = Text("No: then {start} to {target} wins for the other side. Try again.")
ALL_FOUND = Text("All puzzles solved!", width=30)
POINTS = replace(POINTS_COUNTED, width=SIDE)

LESSON = capitals.THE_THEORY
LESSON_GAPS = Text("The gap of each pair, in a colour of its own, is a heap of Nim. Press a key.")
LESSON_PROSE = Prose(
    "Pair the counters from the far end. The empty squares between the two of a pair are a heap; a counter left over"
    " counts its distance home, or one less when a single blue one stands before the red. Write the heaps in binary: a"
    " column with an odd number of ones gives a one in the sum. If the sum is 0, whoever is to move loses. If not, some"
    " move makes it 0: do that. And if the way of the red counter is free, bring it home."
)
PAIR = Text("pair", width=9)
GAP = Text("gap", width=5)
BINARY = Text("binary", width=7)
SUM = labels.SUM
BALANCED = Text("The sum is 0: whoever is to move loses.", width=60)
UNBALANCED = Text("The sum is not 0: whoever is to move can win.", width=60)
RED_IS_FREE = Text("The red counter is free: whoever is to move wins.", width=60)
GO_BACK = Text("Press a key to go back", width=40)
