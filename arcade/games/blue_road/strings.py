"""The words of the blue road."""

from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import sentences

PANEL = 10
"""Columns beside the board."""

TITLE = Text("The Blue Road")
SPINE = Text("Blue Road", 15)
POSTER = Text("THE BLUE\nROAD")
TAGLINE = Text("Don't drive it off the board!")
CARD = Prose(
    "Take turns laying a tile in front of the road: a crosses, b and c bend. The road runs on over every "
    "older tile it meets. If you drive it off the board, you lose. Choose the board and who starts: with "
    "an even number of fields the first player can always win, otherwise the second. The secret: pair up "
    "the free fields and lead the road from each into its partner. The hint shows the pairs. After the "
    "game the losing tile blinks. Each field of road is worth a point, and a win 20 points per level."
)

YOUR_MOVE = Text("Your move: tile a, b or c?")
PLAYERS_MOVE = Text("Player {n}: a, b or c?")
WRONG_KEY = Text("Wrong key")
MY_MOVE = sentences.MY_MOVE_NEXT
I_WON = Text("I won. Again (y/n)?")
YOU_WON = Text("You won! Again (y/n)?")
SEAT_WON = Text("Player {n} won! Again (y/n)?")

HOW_LARGE = Text("How large? {rows} × {columns}")
SIZE_KEYS = Text("← → ↑ ↓ size   ENTER choose")
WHICH_TILE = Text("tile a, b or c?", width=sentences.ASKED)
TILE_KEYS = Text("A B C tile")
ROAD = Text("road {n}", width=PANEL)
DRIVEN = Count("The road runs over {n} old tile", "The road runs over {n} old tiles")
OFF = Text("Off the board!")
HINT_PAIRS = Text("{tile} wins: into the paired field")
HINT_WINS = Text("{tile} wins")
HINT_LASTS = Text("All lose if I play well; try {tile}")
HINT_OPEN = Text("Hard to say; {tile} looks good")
TAKEN_BACK = sentences.TAKEN_BACK
SLIP = Text("Tile {n}: {better} would have won")
NO_SLIP = {
    Outcome.LOST: Text("There was no way to win"),
    Outcome.WON: Text("The win was yours from the start"),
    Outcome.FIRST: Text("Player 2 never had a chance"),
    Outcome.SECOND: Text("Player 1 never had a chance"),
}
