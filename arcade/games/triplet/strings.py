"""The words of Triplet."""

from arcade.games.triplet.levels import Direction, Reason
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import sentences

PANEL = 10
"""Columns of the panel."""
COORDINATES = 15
"""The column of a field's name or a direction in the original."""

TITLE = Text("Triplet")
TAGLINE = Text("Never own three on one line")
CARD = Prose(
    "Take turns placing a stone on a free field. If you own three on one whole row, column or diagonal, "
    "you lose, even with gaps or enemy stones between them. There are eight boards. On those with an even "
    "number of fields the second player can always win by mirroring every move through the centre, and "
    "the master does. V marks what loses: a cross for you, a ring for the other, a dot for both. The "
    "original look always plays as printed. A win scores 50 plus one for each of your stones, a loss only "
    "your safe stones."
)

WHICH_BOARD = Text("Which board? (1–8)")
YOUR_MOVE = Text("Your move ({first}–{last})", width=21)
PLAYERS_MOVE = Text("Player {n} ({first}–{last})", width=21)
TAKEN = Text("{field} is taken")
MY_MOVE = Text("My move:", width=COORDINATES)
MY_FIELD = Text("Computer: {field}")
SEAT_WINS = Text("Player {n} wins", width=COORDINATES)
YOU_WIN = Text("You win – I have no move")
DIRECTIONS = {
    Direction.ROW: Text("horizontal", width=32 - COORDINATES),
    Direction.COLUMN: Text("vertical", width=32 - COORDINATES),
    Direction.FALLING: Text("diagonal NW–SE", width=32 - COORDINATES),
    Direction.RISING: Text("diagonal NE–SW", width=32 - COORDINATES),
}
TRIPLET = Text("Triplet! {fields}")
SHOWN = Text("× you, o the other, · both lose")
HIDDEN = sentences.MARKS_GONE

SAFE = Text("safe {n}", width=PANEL)
LEVEL = Text("level {n}", width=PANEL)
GAME = Text("game {n}", width=PANEL)

HINTS: dict[Reason, Text] = {
    "mirror": Text("{field} mirrors the last stone"),
    "planned": sentences.FIELD_LOOKS_BEST,
    "won": sentences.FIELD_WINS,
    "lost": Text("All lose; {field} lasts longest"),
    "concede": sentences.NO_SAFE_FIELD,
}
