"""The words of Path."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels, levels, sentences

TITLE = Text("Path", "Cărare")
TAGLINE = Text("Two keys, and a star to reach", "Două taste și o stea de atins")
CARD = Prose(
    "Your line grows by itself along a winding path. C or the left arrow turns it to the left, V or the right arrow to"
    " the right, always as seen in its own direction; one press is one turn. Stay on the path and reach the blinking"
    " star. Off the path you lose a life and go back to the last bend. Coins lie at the far side of bends: turn late to"
    " take them, turn early to save time. Three paths make a journey, each faster. If you would rather point where to"
    " go, press A: then the arrows mean the sides of the screen. Two people race on a path and its mirror image,"
    " the second with N and the comma; two stars of three win.",
    "Linia ta crește singură de-a lungul unei cărări șerpuite. C sau săgeata stângă o întoarce spre stânga, V sau"
    " săgeata dreaptă spre dreapta, mereu față de direcția ei de mers; o apăsare este o singură cotitură. Rămâi pe"
    " cărare și ajungi la steaua care clipește. Dacă ieși de pe ea, pierzi o viață și te întorci la ultima cotitură."
    " În capătul unor cotituri sunt bănuți: cotește târziu ca să-i iei sau devreme ca să câștigi timp. O călătorie are"
    " trei cărări, una mai rapidă decât alta. Dacă preferi să arăți încotro mergi, apasă A: săgețile înseamnă atunci"
    " marginile ecranului. Doi jucători se întrec pe o cărare și pe imaginea ei în oglindă, al doilea cu N și virgulă;"
    " cine ia două stele din trei câștigă.",
)
TURN_LEFT = Text("turn left", "la stânga")
TURN_RIGHT = Text("turn right", "la dreapta")
TURN_LEFT_2 = Text("player 2: turn left", "jucătorul 2: la stânga")
TURN_RIGHT_2 = Text("player 2: turn right", "jucătorul 2: la dreapta")
POINTING = Text("arrows point or turn", "săgețile arată sau întorc")

STROLL = levels.STROLL
STROLL_NOTE = Text("slow, with time to look ahead", "încet, ai timp să privești")
WALK = Text("walk", "mers")
WALK_NOTE = Text("at an even walking pace", "în pas liniștit")
RUN = levels.RUN
RUN_NOTE = Text("the bends come quickly", "cotiturile vin repede")
ARROW = Text("arrow", "săgeată")
ARROW_NOTE = Text("hardly time to blink", "abia apuci să clipești")
NIGHT = Text("night", "noapte")
NIGHT_NOTE = Text("a lantern shows six cells", "felinarul arată șase pătrate")

LEVEL_QUESTION = sentences.LEVEL
LENGTH = Text("Length", "Lungime", width=9)
PATH = Text("Path", "Cărare", width=9)
LEFT_THE_PATH = Text("You left the path!", "Ai ieșit de pe cărare!", width=24)
WELL_DONE = sentences.WELL_DONE

POINTS = labels.POINTS
WAY = Text("Path", "Drum", width=6)
LIVES = Text("Lives", "Vieți", width=6)
GET_READY = Text("Path {n}: get ready!", "Cărarea {n}: pregătește-te!")
GET_READY_TWO = Text("Path {n}: get ready, you two!", "Cărarea {n}: pregătiți-vă!")
KEYS_TURNING = Text("C left  V right  A: point", "C stânga  V dreapta  A: arată")
KEYS_POINTING = Text("Arrows show where  A: turn", "Săgețile arată  A: întorc")
KEYS_TWO = Text("1: C left V right  2: N and ,", "1: C stânga V dreapta  2: N și ,")
FELL = Count(
    ("Off the path! {n} life left", "Off the path! {n} lives left"),
    ("Ai ieșit! Mai ai {n} viață", "Ai ieșit! Mai ai {n} vieți", "Ai ieșit! Mai ai {n} de vieți"),
)
LAST_FALL = Text("Off the path: no lives left", "Ai ieșit: nu mai ai vieți")
FELL_TWO = Text("Player {n} is off the path", "Jucătorul {n} a ieșit")
COIN = Text("A coin: {n} points", "Un bănuț: {n} puncte")
STAR = Text("The star! Time left: {n}", "Steaua! Timp rămas: {n}")
STAR_TWO = Text("The star is player {n}'s", "Steaua e a jucătorului {n}")
STAR_BOTH = Text("A star for both of you", "O stea pentru amândoi")
WON_WITH = Text("Three stars, {n} points", "Trei stele, {n} puncte")
LOST_WITH = Text("Path {n}: {percent} percent done", "Cărarea {n}: {percent} la sută")
STARS = Text("Stars: {one} to {two}", "Stele: {one} la {two}")
THREE_STARS = Text("THREE STARS!", "TREI STELE!")
END = Text("OFF THE PATH", "AI IEȘIT")
