"""The words of Avoid the square."""

from arcade.toolkit.contract.texts import Count, Prose, Text

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
DANGER = Text("danger", "pericol")

CARELESS = Text("careless", "neatent", width=PANEL)
CARELESS_NOTE = Text("any field that is safe", "orice câmp sigur")
PRINTED = Text("as printed", "din carte", width=PANEL)
PRINTED_NOTE = Text("waits for your mistakes", "îți așteaptă greșelile")
WARY = Text("wary", "prudent", width=PANEL)
WARY_NOTE = Text("sets itself no traps", "nu își întinde singur curse")
COUNTING = Text("counting", "socotitor", width=PANEL)
COUNTING_NOTE = Text("counts the safe fields", "numără câmpurile sigure")
EXPERT = Text("expert", "expert", width=PANEL)
EXPERT_NOTE = Text("sees the end from 12 fields", "vede finalul de la 12 câmpuri")
PERFECT = Text("perfect", "perfect", width=PANEL)
PERFECT_NOTE = Text("never lets a won game go", "nu scapă un joc câștigat")

YOUR_MOVE = Text("Your move (a1–e5):", "Mutarea ta (a1–e5):", width=28)
PLAYERS_MOVE = Text("Player {n} (a1–e5):", "Jucătorul {n} (a1–e5):", width=28)
MY_MOVE = Text("My turn – please wait", "E rândul meu, așteaptă puțin")
TAKEN = Text("There is a stone on {field}", "Pe {field} este o piesă")
NO_FIELD_LEFT = Text("Every field makes a square", "Orice câmp face un pătrat")
I_RESIGN = Text("Every field loses: I resign", "Orice câmp pierde: mă predau")
SQUARES = Count(
    ("{n} square!", "{n} squares at once!"),
    ("{n} pătrat!", "{n} pătrate deodată!", "{n} de pătrate deodată!"),
)
I_WIN = Text("I win!", "Am câștigat!", width=28)
YOU_WIN = Text("You win, congratulations!", "Ai câștigat, felicitări!", width=28)
SEAT_WINS = Text("Player {n} wins!", "Câștigă jucătorul {n}!", width=28)
DRAW = Text("Draw", "Remiză", width=28)
PLAY_AGAIN = Text("Play again? (y/n)", "Alt joc? (d/n)")

WINS = Text("{field} wins", "{field} câștigă")
DRAWS = Text("{field} holds the draw", "{field} ține remiza")
LOSES = Text("All lose; {field} sets a trap", "Toate pierd; {field} e o cursă")
LOOKS_BEST = Text("{field} looks best", "{field} pare cel mai bun")
SHOWN = Text("× loses for you, o for the other", "× pierzi tu, o pierde celălalt")
HIDDEN = Text("The marks are gone", "Semnele au dispărut")

SAFE = Text("safe: {n}", "sigure: {n}", width=PANEL)
DRAWN = Text("draws: {n}", "remize: {n}", width=PANEL)
