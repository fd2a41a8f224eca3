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
    "Counters lie on a winding track of 127 squares; one of them is red. Slide any counter as far as you "
    "like towards the terminus beyond square 1, but not onto another or past it. A blue counter in the "
    "terminus is out of play. Bring the red one home and you win. Move along the track with the arrows; "
    "ENTER or fire picks up and puts down. Or click on a counter and on a square, or type a square's "
    "number. BACKSPACE puts the counter back. T teaches the theory: it's Nim in disguise. The menu also "
    "has shorter tracks, and puzzles with one winning move each. Without hints or moves taken back, a "
    "quick win is worth more."
)
TEACH = keys.THEORY

YOU = labels.YOU
COMPUTER = labels.COMPUTER
PLAYER = labels.PLAYER
TERMINUS = Text("HOME", width=8)
PRESS_A_KEY = sentences.PRESS_A_KEY_OR_FIRE
GAMES = (
    Text("A short track: 31 squares, 8 counters", width=46),
    Text("Half the track: 63 squares, 14 counters", width=46),
    Text("The whole track: 127 squares, 26 counters", width=46),
    Text("Puzzles: find the only winning move", width=46),
    Text("Teach me how to win", width=46),
)
WHO_STARTS = Text("Do you want the first move? (y/n)   It's usually better, but not always.")
WHICH_COUNTER = Text("which counter?")
WHERE_TO = Text("From {start} to which square?")
THINKING = Text("The computer is thinking ...")
MOVED = Text("The computer moved from {start} to {target}. Your move.")
WENT_HOME = Text("The computer sent {start} home. Your move.")
NO_COUNTER = Text("There is no counter on square {n}.")
BLOCKED = Text("The counter on {n} can't move: the square before it is taken.")
NO_SQUARE = Text("This track has no square {n}.")
NOWHERE = Text("A counter must slide at least one square.")
AWAY = Text("Counters slide only towards the terminus, to smaller numbers.")
ONTO = Text("Square {n} holds another counter.")
PAST = Text("A counter can't pass another one.")
PUT_DOWN = Text("The counter stays where it was.")
ADVICE = Text("Slide {start} to {target}: that wins against any play.")
ADVICE_HOME = Text("The red counter is free to go home!")
NO_ADVICE = Text("No move wins by force. Leave a blue counter in front of the red one.")
NOTHING_TO_TAKE_BACK = sentences.NO_MOVE_TO_TAKE_BACK
TAKEN_BACK = sentences.MOVE_TAKEN_BACK
ANOTHER_GAME = sentences.ANOTHER_GAME
YOU_WIN = Text("You brought the red counter home: you win!")
I_WIN = Text("The red counter is home: the computer wins.")
SEAT_WINS = Text("Player {n} brought the red counter home and wins!")
WON = Text("YOU WIN", width=20)
LOST = capitals.YOU_LOSE
SEAT_WON = Text("PLAYER {n} WINS", width=20)
ERRS = Text("wrong {n} %", width=SIDE)
SQUARE = Text("square {n}", width=SIDE)
OUT = Text("home: {n}", width=10)

PUZZLE = Text("Puzzle {n} of {count}: one move wins. Which?")
FOUND = Text("That's it! The heaps balance.")
FOUND_HOME = Text("That's it! The way home was free.")
NOT_FOUND = Text("No: then {start} to {target} wins for the other side. Try again.")
ALL_FOUND = Text("All puzzles solved!", width=30)
POINTS = replace(POINTS_COUNTED, width=SIDE)

LESSON = capitals.THE_THEORY
LESSON_GAPS = Text("Each pair's gap, in its own colour, is a heap of Nim. Press a key.")
LESSON_PROSE = Prose(
    "Pair the counters from the far end. The empty squares between the two of a pair are a heap; a "
    "counter left over counts its distance home, or one less when a single blue one stands before the "
    "red. Write the heaps in binary: a column with an odd number of ones gives a one in the sum. If the "
    "sum is 0, the player to move loses. If not, some move makes it 0: play it. And if the red counter's "
    "way is free, bring it home."
)
PAIR = Text("pair", width=9)
GAP = Text("gap", width=5)
BINARY = Text("binary", width=7)
SUM = labels.SUM
BALANCED = Text("The sum is 0: the player to move loses.", width=60)
UNBALANCED = Text("The sum isn't 0: the player to move can win.", width=60)
RED_IS_FREE = Text("The red counter is free: the player to move wins.", width=60)
GO_BACK = Text("Press a key to go back", width=40)
