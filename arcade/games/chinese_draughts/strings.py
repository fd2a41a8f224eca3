"""The words of Chinese draughts."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels, sentences

TITLE = Text("Chinese Draughts", "Dame (variantă)")
SPINE = Text("Line Draughts", "Dame (variantă)", 15)
POSTER = Text("CHINESE\nDRAUGHTS", "DAME\nVARIANTĂ", width=16)
TAGLINE = Text("Sixteen arrows, one empty cell", "16 săgeți și o căsuță goală")
CARD = Prose(
    "Let the arrows change sides. An arrow only ever moves the way it points: a slanting step into the empty cell, or a"
    " jump into it over one other arrow. Choose an arrow with arrows and fire, a click, or its number; it can go to one"
    " place only. F1 hints, F2 takes back, F3 solves it while you watch, until you press a key; R starts again. The"
    " lantern counts your moves and goes out when there is no way left. No score is below par: 46 moves are gold, 50"
    " silver, 58 bronze; a hint counts as five.",
    "Săgețile trebuie să schimbe locurile între ele. O săgeată merge numai încotro arată: un pas pieziș în căsuța"
    " goală sau un salt în ea peste altă săgeată. Alegi săgeata cu direcțiile și foc, cu un clic sau cu numărul ei; nu"
    " poate ajunge decât într-un loc. F1 dă un sfat, F2 ia înapoi, F3 rezolvă sub ochii tăi, până apeși o tastă; R reia"
    " jocul. Lampionul numără mutările și se stinge când nu mai există cale. 46 de mutări înseamnă aur, 50 argint, 58"
    " bronz; un sfat costă cinci.",
)

IN_A_LINE = Text("in a line", "în linie")
IN_A_LINE_NOTE = Text("three frogs each way, 15 moves", "trei la trei, 15 mutări")
ELEVEN = Text("eleven cells", "11 căsuțe")
ELEVEN_NOTE = Text("five each way, 25 moves", "cinci la cinci, 25 de mutări")
LANTERN = Text("by lantern", "cu lampion")
LANTERN_NOTE = Text("17 cells; a lantern warns you", "17 căsuțe și un semn de alarmă")
PRINTED = Text("no lantern", "fără lampion")
PRINTED_NOTE = Text("17 cells, and no warning", "17 căsuțe, fără avertisment")

YOUR_MOVE = Text("Your move:", "Mutarea ta:", width=12)
WRONG = Text("Wrong!", "Greșit!", width=12)
BRAVO = Text("Bravo!", "Bravo!", width=13)
SCORE = labels.SCORE
BEST_SCORE = Text("Best score is {n}", "Scorul maxim este {n}", width=26)
ANOTHER = sentences.ANOTHER
ZERO_RESTARTS = Text("0 = restart", "0 = de la capăt", width=20)
NO_MOVE_LEFT = Text("No move left", "Nicio mutare posibilă", width=23)

CHOOSE = Text("Choose an arrow to move", "Alege săgeata care mută")
STUCK = Text("No move left: F2 back, R again", "Nicio mutare: F2 înapoi, R reia")
CELL_EMPTY = Text("Cell {n} is the empty one", "Căsuța {n} este cea goală")
NO_CELL = Text("There is no cell {n}", "Nu există căsuța {n}")
CANNOT = Text("Arrow {n} can’t reach the gap", "Săgeata {n} nu ajunge la gol")
TRY = Text("Try {n}: {left} to go", "Încearcă {n}: încă {left}")
NO_WAY = Count(
    ("No way on: take back {n} move", "No way on: take back {n} moves"),
    ("Fără ieșire: ia înapoi {n}", "Fără ieșire: ia înapoi {n}", "Fără ieșire: ia înapoi {n}"),
)
TO_GO = Text("{n} to go", "încă {n}", width=12)
OUT_OF_REACH = Text("no way on", "fără ieșire", width=12)
LAMP_OUT = Text("The lantern is out: no way on", "S-a stins: nu mai e cale")
LAMP_LIT = Text("The lantern burns again", "Lampionul arde din nou")
OPTIONS = Text("H hint  U back  S solve  R again", "S sfat I înapoi R rezolvă 0 reia")
SOLVED_FOR = Count(
    ("{n} move: {praise}", "{n} moves: {praise}"),
    ("{n} mutare: {praise}", "{n} mutări: {praise}", "{n} de mutări: {praise}"),
)
BRAVO_BIG = Text("BRAVO!", "BRAVO!")
PERFECT = Text("perfect!", "perfect!", width=13)
VERY_GOOD = Text("very good!", "foarte bine!", width=13)
GOOD = Text("good!", "bine!", width=13)
BEST = Text("Best", "Record", width=9)
LONGEST = Text("Most", "Maxim", width=9)
AGAIN_KEY = keys.AGAIN
