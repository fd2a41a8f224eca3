"""The words of the Distances Game."""

from arcade.games.distances.levels import Reason
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import sentences

PANEL = 13
"""Columns of the panel."""

TITLE = Text("The Distances Game")
SPINE = Text("Distances", 15)
POSTER = Text("DISTANCES", width=9)
TAGLINE = Text("Never repeat a distance")
CARD = Prose(
    "Take turns putting a stone on a free field. Any two stones in a row or column, whatever is between "
    "them, make a distance from 1 to 7. Diagonals don't count. If you make a distance for the second "
    "time, you lose. You can also play with your own stones, where only your pairs count against you, or "
    "until three equal pairs. Type a1 to h8, or move the cursor. V shows the losing fields. Five wins "
    "make a match: ten points a win, one less for a loss. The second player can always win the shared "
    "game, and the master knows how."
)

WHICH_GAME = Text("Which game? 1 shared stones,\n2 own stones, 3 three pairs")
SHARED = Text("shared", width=PANEL)
OWN = Text("own stones", width=PANEL)
THREE = Text("three pairs", width=PANEL)
USED = Text("distances", width=PANEL)

YOUR_MOVE = Text("Your move (a1–h8)", width=20)
PLAYERS_MOVE = Text("Player {n} (a1–h8)", width=20)
MY_MOVE = sentences.MY_MOVE
TAKEN = sentences.STONE_THERE
NO_FIELD_LEFT = sentences.NO_SAFE_FIELD
I_CONCEDE = Text("I have no safe field: I give up")
SEE_WHERE = Text("See where you lost? (y/n)")
LOOK = Text("Look!")
SHOWN = Text("Crosses mark fields that lose")
HIDDEN = Text("The crosses are gone")
TWICE = Text("Distance {distance}: {times} times")
MATCH = sentences.MATCH_ENDS

SAFE = Text("{field} is safe")
HINTS: dict[Reason, Text] = {
    "chance": SAFE,
    "scan": SAFE,
    "concede": NO_FIELD_LEFT,
    "room": Text("{field} leaves you most room"),
    "planned": sentences.FIELD_LOOKS_BEST,
    "won": sentences.FIELD_WINS,
    "trap": Text("All lose; {field} is a trap"),
}
