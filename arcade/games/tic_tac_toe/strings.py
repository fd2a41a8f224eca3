"""The words of Tic-tac-toe."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import sentences

TITLE = Text("Tic-tac-toe")
TAGLINE = Text("Three in a row and you win")
CARD = Prose(
    "Take turns placing a stone on a free field. Three of your stones in a row, a column or a diagonal "
    "win; nine stones without such a line are a draw. Before each game, choose who moves first. Ten games "
    "make a match: two points for a win, one for a draw. The hint shows what each free field is worth."
)

YOUR_MOVE = Text("Your move (1–9)")
PLAYERS_MOVE = Text("Player {n}: your move (1–9)")
TAKEN = sentences.SQUARE_TAKEN
HINT = Text("+ wins   = draws   - loses")

MATCH = sentences.MATCH_ENDS

OPENING = Text("I follow my opening book")
WIN = Text("Three in a row!")
BLOCK = Text("I block your two in a row")
FORK = Text("Now I threaten twice at once")
PREVENT = Text("I stop your fork")
DISTRACT = Text("A side, so that you can't fork")
FILLER = Text("Nothing better than the last one")
CHANCE = Text("I try my luck")
COUNTED = Text("I worked out every line of play")

DRAWS = Text("draws {n}", width=10)
GAME = Text("game {n}/{of}", width=10)
