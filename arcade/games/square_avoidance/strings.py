"""The words of Avoid the square."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import sentences

PANEL = 10
"""Columns beside the board."""

TITLE = Text("Avoid the square")
SPINE = Text("Avoid a square", 15)
PRINTED_TITLE = Text("THE SQUARE AVOIDANCE GAME", width=30)
TAGLINE = Text("Four corners and you are out")
CARD = Prose(
    "Take turns placing a stone on a free field. If you own the four corners of a square, large or small, "
    "straight or tilted, you lose at once. The board has fifty squares. A full board without one is a "
    "draw. Type a1–e5 or move the cursor. V shows which fields lose: a cross for you, a small ring for "
    "the other side. A win is worth 100 minus the stones on the board, a draw 50, a loss the stones "
    "placed so far. The second player can always win, and the perfect level knows how."
)

YOUR_MOVE = sentences.YOUR_MOVE
PLAYERS_MOVE = sentences.PLAYERS_MOVE
MY_MOVE = Text("My turn – please wait")
TAKEN = sentences.STONE_THERE
NO_FIELD_LEFT = Text("Every field makes a square")
I_RESIGN = Text("Every field loses: I give up")
SQUARES = Count("{n} square!", "{n} squares at once!")
DRAW = Text("Draw", width=28)

WINS = sentences.FIELD_WINS
DRAWS = Text("{field} holds the draw")
LOSES = Text("All lose; {field} sets a trap")
LOOKS_BEST = sentences.FIELD_LOOKS_BEST
SHOWN = Text("× loses for you, o for the other")
HIDDEN = sentences.MARKS_GONE

SAFE = Text("safe: {n}", width=PANEL)
DRAWN = Text("draws: {n}", width=PANEL)
