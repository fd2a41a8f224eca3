"""The words of the 14–15 puzzle."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, keys, labels, levels, sentences

TITLE = Text("Sam Loyd’s 14–15 Puzzle", "Jocul „14–15” al lui Sam Loyd")
SPINE = Text("14–15 Puzzle", "Jocul 14–15", 15)
TAGLINE = Text("Fifteen tiles and one hole", "15 plăcuțe și un loc gol")
CARD = Prose(
    "Slide the tiles until they read in order, the hole in the bottom right corner. Push a tile with the arrows or the"
    " joystick, click on it, or type its number as two digits. Half of all trays can't be solved, as with 14 and 15"
    " exchanged, for which Loyd offered 1000 dollars in vain: C consults the computer. F1 hints, F2 takes a move back;"
    " F3 solves: the computer takes over until you press a key. Fewer moves above par are better; a hint costs five."
    " Tiles at home turn white with studs.",
    "Împinge plăcuțele până stau în ordine, cu locul gol în colțul din dreapta-jos. Mută cu săgețile sau cu maneta,"
    " cu un clic, ori scrie numărul plăcuței cu două cifre. Jumătate din așezări nu au soluție, ca aceea cu 14 și 15"
    " schimbate, pentru care Loyd a oferit degeaba 1000 de dolari: C cere consultație. F1 dă un sfat, F2 ia mutarea"
    " înapoi; F3 rezolvă: calculatorul preia jocul până apeși o tastă. Contează mutările peste normă, cât mai"
    " puține; un sfat costă cinci. Plăcuțele ajunse acasă devin albe, cu ținte.",
)
SMALL = levels.THREE_BY_THREE
SMALL_NOTE = Text("eight tiles; par is the least", "8 plăcuțe; norma e minimul")
GENTLE = levels.GENTLE
GENTLE_NOTE = Text("stirred by thirty moves", "amestecat cu 30 de mutări")
CLASSIC = levels.CLASSIC
CLASSIC_NOTE = Text("any tray that can be solved", "orice așezare rezolvabilă")
LARGE = levels.FIVE_BY_FIVE
LARGE_NOTE = Text("twenty-four tiles", "24 de plăcuțe")
PRINTED = Text("Loyd’s bet", "pariul lui Loyd")
PRINTED_NOTE = levels.HALF_IMPOSSIBLE
CONSULT = keys.CONSULT

HEADING = Text('SAM LOYD’S "14-15" PUZZLE', 'JOCUL "14-15" AL LUI S. LOYD', width=30)
WHO_FILLS = Text("Who fills the tray (C/Y)?", "Cine completează (C/J)?", width=31)
WHO_DEALS = sentences.WHO_DEALS
FILL_IN = Text("Fill it in, 00 is the hole", "Aștept să completezi, 00 = gol", width=31)
WHICH_TILE = Text("Which tile comes here?", "Ce plăcuță vine aici?")
NO_SUCH_PIECE = Text("There is no tile {n}", "Nu există plăcuța {n}")
IN_TRAY = Text("That one is in the tray already", "Aceea e deja în tavă")
PLEASE_WAIT = Text("Please wait while I fill it in", "Așteaptă, te rog, completez", width=31)
MOVE_KEYS = Text("Move 01–15, R again, C consult", "Mută 01–15, R reia, C consultă", width=31)
MOVE_NUMBER = sentences.MOVE_NUMBER
YOUR_MOVE = Text("Push a tile into the hole", "Împinge o plăcuță în locul gol")
OPTIONS = Text("Consult, help, reset? (c/h/r/n)", "Consult, ajutor, reia? (c/a/r/n)")
CANNOT_SLIDE = Text("That tile can’t move", "Plăcuța nu se poate mișca")
CORNER_FIRST = Text("Move the hole to the bottom\nright corner", "Mută locul gol în colțul din\ndreapta-jos", width=31)
WAIT = Text("Wait a little", "Așteaptă puțin")
IMPOSSIBLE = Text("Impossible, sorry!", "Problemă imposibilă, regret!", width=31)
POSSIBLE = Text("Possible. Go on (y/n)?", "Posibilă. Continui (d/n)?", width=31)
COUNTED = Count(("{n} inversion", "{n} inversions"), ("{n} inversiune", "{n} inversiuni", "{n} de inversiuni"), 17)
EVEN = Text("even", "par", width=5)
ODD = Text("odd", "impar", width=5)
HOLE_IN_ROW = Text("{count} + row {row}: {parity}", "{count} + rând {row}: {parity}")
COUNT_ONLY = Text("{count}: {parity}", "{count}: {parity}")
SOLVABLE = Text("It can be solved", "Se poate rezolva")
SWAP_GOAL = Text("Impossible! Another goal? (y/n)", "Imposibil! Alt țel? (d/n)")
SWAPPED = Text("Now {a} and {b} change places", "Acum {a} și {b} schimbă locul")
PLAY_ON = Text("As you like. C asks again", "Cum vrei. C întreabă din nou")
TRY = Text("Try {tile}", "Încearcă {tile}")
NO_WAY = Text("Impossible as it stands: ask C", "Așa e imposibil: întreabă cu C")
DONE = Text("Well done!", "Felicitări, ai reușit!", width=31)
BRAVO = capitals.WELL_DONE
ANOTHER = sentences.ANOTHER_GAME_OR_NOT

MOVE = labels.MOVE
GOAL = labels.GOAL
CONSULT_KEY = Text("C consult", "C consultă", width=10)
AGAIN_KEY = keys.AGAIN
