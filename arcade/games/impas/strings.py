"""The words of Impasse."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, levels, sentences

LINE = 30
"""Columns of the original's message line."""
PLATE = 10
"""Columns of a side's plate."""

TITLE = Text("Impasse", "Impas")
TAGLINE = Text("Who can push no more has lost", "Cine nu mai poate împinge pierde")
CARD = Prose(
    "The crates belong to both sides, but one side may only push them up and the other only to the right. A push takes"
    " one crate over one empty square or more; nothing is jumped. Whoever is to move and cannot, loses. Choose a crate"
    " and then how far it goes, or type column, row and steps. Safe moves are steps that nobody can take from a side"
    " any more: gather them. Before a game 5, 6 and 8 change the board and S changes directions. A win scores"
    " ten points and one for each move you still had.",
    "Lăzile sunt ale ambelor tabere, dar una le împinge numai în sus, iar cealaltă numai la dreapta. O mutare duce o"
    " ladă peste unul sau mai multe câmpuri libere; nu se sare. Cine e la mutare și nu poate muta pierde. Alegi lada,"
    " apoi cât de departe merge, sau scrii coloana, linia și pașii. Mutările sigure sunt pași pe care nu ți-i mai poate"
    " lua nimeni: adună-i. Înaintea unui joc, 5, 6 și 8 schimbă tabla, iar D direcțiile. O victorie aduce zece puncte"
    " și câte unul pentru fiecare mutare rămasă.",
)

PRINTED = Text("wasteful", "risipitor")
PRINTED_NOTE = Text("cramps you, wastes its moves", "te strânge, dar se risipește")
SPARING = Text("sparing", "econom")
SPARING_NOTE = Text("counts its own steps as well", "își numără și propriii pași")
CAREFUL = Text("careful", "prevăzător")
CAREFUL_NOTE = Text("weighs your reply to each push", "cântărește răspunsul tău")
PERFECT = levels.PERFECT
PERFECT_NOTE = Text("never lets go of a win", "nu scapă nicio victorie")

COLUMN = Text("Your move: column {columns}", "Mutarea ta: coloana {columns}", width=LINE)
ROW = Text("{column}, row {rows}", "{column}, linia {rows}", width=LINE)
STEPS = Text("How many steps? ({steps})", "Câți pași? ({steps})", width=LINE)
MY_MOVE = sentences.MY_MOVE
YOU_WIN = sentences.WELL_PLAYED
SIDE = capitals.PLAYER

START_TWO = Text("B=begin", "J=joacă")
DIRECTIONS_KEY = Text("s", "d")
CHANGES = Text("5 6 8 board   S directions", "5 6 8 tabla   D direcțiile")
TWO_CHANGES = Text("5 6 8 board", "5 6 8 tabla")
PLAYERS_CHOICE = Text("Player {n}: which crate?", "Jucătorul {n}: ce ladă?", width=LINE)
CHOOSE = Text("which crate?", "ce ladă?", width=sentences.ASKED)
HOW_FAR = Text("How far? (1–{steps} or arrows)", "Cât? (1–{steps} sau săgeți)", width=LINE)
NO_CRATE = Text("There is no crate there", "Acolo nu e nicio ladă", width=LINE)
BLOCKED = Text("That crate is blocked", "Lada aceea este blocată", width=LINE)
TOO_FAR = Text("That crate can go at most {n}", "Lada poate merge cel mult {n}", width=LINE)
STUCK = Text("That crate cannot go there", "Lada nu poate merge acolo", width=LINE)
THINKING = Text("Let me think", "Stai să mă gândesc", width=LINE)
HINT_WINS = Count(
    ("{square}, {n} step: that wins", "{square}, {n} steps: that wins"),
    ("{square}, {n} pas: câștigă", "{square}, {n} pași: câștigă", "{square}, {n} de pași: câștigă"),
    width=LINE,
)
HINT_LOSES = Count(
    ("{square}, {n} step: loses slowest", "{square}, {n} steps: loses slowest"),
    ("{square}, {n} pas: pierde târziu", "{square}, {n} pași: pierde târziu", "{square}, {n} de pași: pierde târziu"),
)
HINT_OPEN = Count(
    ("{square}, {n} step looks best", "{square}, {n} steps look best"),
    ("{square}, {n} pas pare bine", "{square}, {n} pași par bine", "{square}, {n} de pași par bine"),
    width=LINE,
)
HINTS = {True: HINT_WINS, False: HINT_LOSES, None: HINT_OPEN}
"""By whether the move wins."""
MOVES = Text("moves", "mutări", width=PLATE - 3)
SAFE = Text("safe", "sigure", width=PLATE - 3)
WON = Text("won", "câștig", width=PLATE - 3)
YOU_STUCK = Text("No way out: you cannot push", "Impas: nu mai poți împinge")
STUCK_SIDE = Text("No way out for {name}", "Impas: {name} nu mai poate")
SPARE = Count(
    ("{name}: {n} move to spare", "{name}: {n} moves to spare"),
    ("{name}: {n} mutare în plus", "{name}: {n} mutări în plus", "{name}: {n} de mutări în plus"),
)
