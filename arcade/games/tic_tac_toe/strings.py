"""The words of Tic-tac-toe."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import levels, sentences

TITLE = Text("Tic-tac-toe", "X și zero")
TAGLINE = Text("Three in a row and you win", "Trei în linie și ai câștigat")
CARD = Prose(
    "Two sides take turns to put a stone of their own on a free field. Three of your stones in a row, a column or a"
    " diagonal win; nine stones without such a line are a draw. Say before each game who moves first. Ten games make a"
    " match: two points for a win, one for a draw. The hint shows what each free field is worth.",
    "Două tabere pun pe rând câte o piesă proprie pe un câmp liber. Trei piese ale tale pe un rând, o coloană sau o"
    " diagonală câștigă; nouă piese fără o asemenea linie înseamnă remiză. Înaintea fiecărui joc spui cine începe. Zece"
    " jocuri fac un meci: două puncte la victorie, unul la remiză. Sfatul arată cât valorează fiecare câmp liber.",
)

BEGINNER = levels.BEGINNER
BEGINNER_NOTE = Text("sees only its own wins", "își vede doar victoriile")
NORMAL = levels.NORMAL
NORMAL_NOTE = Text("wins and blocks, no plans", "câștigă, blochează, fără plan")
PRINTED = Text("by rote", "pe dinafară")
PRINTED_NOTE = Text("unbeatable, always the same", "de neînvins, mereu la fel")
PERFECT = levels.PERFECT
PERFECT_NOTE = Text("unbeatable, and varies", "de neînvins, mereu altfel")

YOUR_MOVE = Text("Your move (1–9)", "Mutarea ta (1–9)")
PLAYERS_MOVE = Text("Player {n}: your move (1–9)", "Jucătorul {n}: mutarea ta (1–9)")
TAKEN = sentences.SQUARE_TAKEN
HINT = Text("+ wins   = draws   - loses", "+ câștigă   = remiză   - pierde")

MATCH = sentences.MATCH_ENDS

OPENING = Text("I follow my opening book", "Urmez cartea de deschideri")
WIN = Text("Three in a row!", "Trei în linie!")
BLOCK = Text("I block your two in a row", "Îți blochez perechea")
FORK = Text("Now I threaten twice at once", "Acum ameninț de două ori")
PREVENT = Text("I keep you from a fork", "Te opresc să faci furculiță")
DISTRACT = Text("A side, so that you can't fork", "O latură, contra furculiței")
FILLER = Text("Nothing better than the last one", "Nimic mai bun decât ultimul")
CHANCE = Text("I try my luck", "Îmi încerc norocul")
COUNTED = Text("I counted every line of play", "Am socotit toate variantele")

DRAWS = Text("draws {n}", "remize {n}", width=10)
GAME = Text("game {n}/{of}", "joc {n}/{of}", width=10)
