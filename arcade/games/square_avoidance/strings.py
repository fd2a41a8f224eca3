"""The words of Avoid the square."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import levels, sentences

PANEL = 10
"""Columns beside the board."""

TITLE = Text("Avoid the square", "Evită pătratul")
SPINE = Text("Avoid a square", "Evită pătratul", 15)
PRINTED_TITLE = Text("THE SQUARE AVOIDANCE GAME", "JOCUL EVITĂRII PĂTRATELOR", width=30)
TAGLINE = Text("Four corners and you are out", "Patru colțuri și ai pierdut")
CARD = Prose(
    "Two sides take turns to put a stone of their own on a free field. Whoever owns the four corners of a square loses"
    " at once, be it large or small, straight or tilted: the board holds fifty. A full board without a square is a"
    " draw. Type a1–e5 or move the cursor. V shows which fields lose: a cross for you, a small ring for the other side."
    " A win is worth 100 less the stones on the board, a draw 50, a loss the stones you held out for. The second player"
    " can always win, and the perfect level knows how.",
    "Două tabere pun pe rând câte o piesă proprie pe un câmp liber. Cine are piese în cele patru colțuri ale unui"
    " pătrat pierde pe loc, fie el mare sau mic, drept sau înclinat: pe tablă sunt cincizeci. Tabla plină fără pătrat"
    " înseamnă remiză. Scrie a1–e5 sau mută cursorul. V arată câmpurile care pierd: cruce pentru tine, inel mic pentru"
    " celălalt. O victorie aduce 100 minus piesele de pe tablă, remiza 50, o înfrângere piesele puse până atunci. Al"
    " doilea poate câștiga mereu, iar nivelul perfect știe cum.",
)

CARELESS = levels.CARELESS
CARELESS_NOTE = Text("takes any safe field", "ia orice câmp sigur")
PRINTED = Text("patient", "răbdător", width=PANEL)
PRINTED_NOTE = Text("waits for your mistakes", "îți așteaptă greșelile")
WARY = levels.WARY
WARY_NOTE = Text("sets itself no traps", "nu își întinde singur curse")
COUNTING = Text("counting", "socotitor", width=PANEL)
COUNTING_NOTE = Text("counts the safe fields", "numără câmpurile sigure")
EXPERT = levels.EXPERT
EXPERT_NOTE = Text("counts out the last 12 fields", "socotește ultimele 12 câmpuri")
PERFECT = levels.PERFECT
PERFECT_NOTE = Text("never lets a won game go", "nu scapă un joc câștigat")

YOUR_MOVE = sentences.YOUR_MOVE
PLAYERS_MOVE = sentences.PLAYERS_MOVE
MY_MOVE = Text("My turn – please wait", "E rândul meu, așteaptă puțin")
TAKEN = sentences.STONE_THERE
NO_FIELD_LEFT = Text("Every field makes a square", "Orice câmp face un pătrat")
I_RESIGN = Text("Every field loses: I resign", "Orice câmp pierde: mă predau")
SQUARES = Count(
    ("{n} square!", "{n} squares at once!"),
    ("{n} pătrat!", "{n} pătrate deodată!", "{n} de pătrate deodată!"),
)
DRAW = Text("Draw", "Remiză", width=28)

WINS = sentences.FIELD_WINS
DRAWS = Text("{field} holds the draw", "{field} ține remiza")
LOSES = Text("All lose; {field} sets a trap", "Toate pierd; {field} e o cursă")
LOOKS_BEST = sentences.FIELD_LOOKS_BEST
SHOWN = Text("× loses for you, o for the other", "× pierzi tu, o pierde celălalt")
HIDDEN = sentences.MARKS_GONE

SAFE = Text("safe: {n}", "sigure: {n}", width=PANEL)
DRAWN = Text("draws: {n}", "remize: {n}", width=PANEL)
