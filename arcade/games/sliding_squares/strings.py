"""The words of Sliding Squares."""

from arcade.games.sliding_squares.layouts import Tray
from arcade.games.sliding_squares.rules import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import levels, sentences

PANEL = 10
"""Columns of the panel beside the tray."""

TITLE = Text("Sliding Squares", "Jocul pătratelor alunecătoare")
SPINE = Text("Sliding Squares", "Pătratele", 15)
POSTER = Text("SLIDING\nSQUARES", "PĂTRATELE\nALUNECĂTOARE")
TAGLINE = Text("Who cannot slide has lost", "Cine nu poate muta a pierdut")
CARD = Prose(
    "Twelve white and twelve black men fill a tray but for one hole. In turn, slide one of your own men from beside"
    " the hole into it, never diagonally; white begins. Who has no man beside the hole on his turn loses. In the"
    " chequered tray the second side can always win, in an exchanged one you can, if you never err; or put the men"
    " yourselves, one each in turn, the centre stays free. Steer towards the man, click it or type a1 to e5. V links"
    " the squares that belong together: that is the secret. After a game your first wasted slide is named.",
    "Douăsprezece piese albe și douăsprezece negre umplu o tavă, mai puțin un gol. Pe rând, muți o piesă de-a ta de"
    " lângă gol în gol, niciodată pe diagonală; albul începe. Cine la rând nu are nicio piesă lângă gol pierde. În"
    " tava în carouri al doilea poate câștiga mereu, în cea schimbată tu, dacă nu greșești; sau așezați voi piesele,"
    " pe rând câte una, centrul rămâne liber. Îndreaptă cursorul spre piesă, dă clic sau scrie a1–e5. V leagă"
    " pătratele perechi: acesta e secretul. După joc se arată prima ta mutare greșită.",
)
PAIRS = Text("pairs", "perechi")

STUCK = Text("giveaway", "pe dos")
STUCK_NOTE = Text("would rather be stuck itself", "parcă vrea să se blocheze")
PRINTED = Text("in pairs", "în perechi")
PRINTED_NOTE = Text("moves second, has its replies", "mută al doilea, are răspunsuri")
NEAR = Text("near-sighted", "miop")
NEAR_NOTE = Text("sees three slides ahead", "vede trei mutări înainte")
PERFECT = levels.PERFECT
PERFECT_NOTE = Text("lets no win slip, sets traps", "nu scapă nimic, întinde curse")

ORIGINAL_TITLE = Text("SLIDING SQUARES", "JOCUL PĂTRATELOR ALUNECĂTOARE", width=31)
ORIGINAL_MOVE = sentences.YOUR_MOVE
ORIGINAL_PLAYER = sentences.PLAYERS_MOVE
ORIGINAL_REPLY = sentences.MY_MOVE_NEXT
I_WON = Text("I won, again (y/n)?", "Am câștigat! Încă un joc (d/n)?")
SEAT_WON = Text("Player {n} won, again (y/n)?", "A câștigat juc. {n}! Iar (d/n)?")
WHITE_STUCK = Text("No white man can move", "Nicio piesă albă nu poate muta", width=30)
BLACK_STUCK = Text("No black man can move", "Nicio piesă neagră nu mută", width=30)

WHICH_TRAY = Text("Which tray? (1–3)", "Ce tavă? (1–3)")
TRAYS = {
    Tray.CHEQUERED: Text("chequered", "carouri", width=PANEL),
    Tray.EXCHANGED: Text("exchanged", "schimbată", width=PANEL),
    Tray.EMPTY: Text("your own", "proprie", width=PANEL),
}
SLIDES = Text("slide {n}", "mutarea {n}", width=PANEL)
MEN = Text("man {n}", "piesa {n}", width=PANEL)

WHICH_MAN = Text("which man? (a1–e5)", "ce piesă? (a1–e5)", width=sentences.ASKED)
PUT_A_MAN = Text("put a man (a1–e5)", "pune piesa (a1–e5)", width=sentences.ASKED)
FAULTS = {
    Fault.HOLE: Text("That is the hole", "Acela este golul"),
    Fault.FAR: Text("That is not beside the hole", "Nu este lângă gol"),
    Fault.OTHERS: Text("That is not your man", "Nu este piesa ta"),
    Fault.TAKEN: Text("There is a man already", "Acolo este deja o piesă"),
    Fault.CENTRE: Text("The centre stays free", "Centrul rămâne liber"),
}
FULL = Text("The tray is full: now slide!", "Tava e plină: acum mutați!")
HINT_MAN = Text("{square} looks best", "{square} pare cel mai bun")
HINT_WON = Count(
    ("{square} wins in {n} slide", "{square} wins in {n} slides"),
    ("{square} câștigă în {n} mutare", "{square} câștigă în {n} mutări", "{square} câștigă în {n} de mutări"),
)
HINT_LOST = Text("Lost in {n}; {square} tempts most", "Pierdut în {n}; {square} e o cursă")
LINKED_WON = Text("The hole has a pair: you can win", "Golul are pereche: poți câștiga")
LINKED_LOST = Text("The hole has none: set a trap", "Golul nu are: întinde o cursă")
UNLINKED = Text("The pairs are hidden", "Perechile sunt ascunse")
TAKEN_BACK = sentences.TAKEN_BACK
YOU_STUCK = Text("No man of yours can slide", "Nicio piesă a ta nu poate muta")
I_STUCK = Text("No man of mine can slide", "Nicio piesă a mea nu poate muta")
SEAT_STUCK = Text("No man of player {n} can slide", "Jucătorul {n} nu mai poate muta")
WASTED = Text("Slide {n}: {played}, but {better} won", "Mutarea {n}: nu {played}, ci {better}")
NONE_WASTED = Text("No win was given away", "Nicio victorie irosită")
