"""The words of Nim."""

from arcade.games.nim.rules import Fault
from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, labels, levels, sentences

LINE = 30
"""Columns of the original's message line."""

TITLE = Text("Nim", "Nim")
TAGLINE = Text("Who takes the last bead wins", "Cine ia ultima mărgea câștigă")
CARD = Prose(
    "Up to nine rows hold beads. Take any number from one row, at least one; then it is the other side's turn. Whoever"
    " takes the last bead wins, upside down loses. You say how many rows there are, who sets them and who starts."
    " Choose a bead: it goes with all beads to its right; or type a row and two digits. Five games make a match: every"
    " bead of a start that the computer set and you won is a point. Type T at the first question for the theory.",
    "Mărgelele stau pe cel mult nouă rânduri. Iei oricâte dintr-un singur rând, cel puțin una; apoi e rândul celuilalt."
    " Cine ia ultima mărgea câștigă, iar pe dos pierde. Tu spui câte rânduri sunt, cine le alege și cine începe. Alegi"
    " o mărgea: pleacă cu toate din dreapta ei; sau scrii rândul și două cifre. Cinci jocuri fac un meci: fiecare"
    " mărgea a unei poziții alese de calculator și câștigate de tine e un punct. Scrie T la prima întrebare pentru"
    " teorie.",
)

NOVICE = levels.NOVICE
NOVICE_NOTE = Text("takes anything", "ia la întâmplare")
NORMAL = levels.NORMAL
NORMAL_NOTE = levels.HALF_THE_THEORY
MASTER = levels.MASTER
MASTER_NOTE = levels.NEVER_LETS_OFF
UPSIDE_DOWN = levels.UPSIDE_DOWN
UPSIDE_DOWN_NOTE = Text("the last bead loses; a master", "ultima mărgea pierde; maestru")

HOW_MANY_ROWS = Text("How many rows? (1–9)", "Câte rânduri? (1–9)", width=LINE)
ROWS_OR_THEORY = Text("How many rows? (1–9, T=theory)", "Câte rânduri? (1–9, T=teorie)", width=LINE)
WHO_SETS = Text("Rows by C=computer or Y=you?", "Rânduri: C=calc., J=jucător?", width=LINE)
ROW = Text("Row {n}:", "Rândul {n}:", width=10)
TWO_DIGITS = Text("two digits", "două cifre", width=14)
I_SET = Text("I will set them", "Le aleg eu", width=LINE)
START = Text("This is the starting position", "Aceasta e poziția de plecare", width=LINE)
WHICH_ROW = Text("Take from which row?", "Din ce rând iei mărgelele?", width=LINE)
PLAYERS_ROW = Text("Player {n}: from which row?", "Jucătorul {n}: din ce rând?", width=LINE)
FROM_ROW = Text("from which row?", "din ce rând?", width=sentences.ASKED)
HOW_MANY = Text("How many from row {n}?", "Câte mărgele din rândul {n}?", width=LINE)
HOW_MANY_BEADS = Text("How many beads from row {n}?", "Câte piese iei din rândul {n}?", width=LINE)
MY_TURN = Text("My turn", "E rândul meu", width=LINE)
YOU_WIN = sentences.WELL_PLAYED
FAULTS = {
    Fault.NO_ROW: Text("There is no row {row}", "Nu există rândul {row}"),
    Fault.EMPTY: Text("Row {row} is empty", "Rândul {row} este gol"),
    Fault.AMOUNT: Text("Row {row}: from {least} to {most}", "Rândul {row}: de la {least} la {most}"),
}
ADVICE = Text("Take {amount} from row {row}", "Ia {amount} din rândul {row}", width=LINE)
NO_ADVICE = Text("No move wins by force", "Nicio mutare nu câștigă sigur", width=LINE)
WRONG_SIZE = Text("From 01 to {most}, please", "De la 01 la {most}, te rog", width=LINE)
CHOSEN = Text("take {amount} of row {row}?", "iei {amount} din rând {row}?", width=sentences.ASKED)
MATCH = Text("Match: {won}–{lost}, points {points}", "Meci: {won}–{lost}, puncte {points}")
POINTS = cartridge.POINTS
ROW_KEYS = Text("1–9 row", "1–9 rând")
LAST_WINS = Text("the last bead wins", "ultima mărgea câștigă")
LAST_LOSES = Text("the last bead loses", "ultima mărgea pierde")
SUM = labels.SUM

THEORY = capitals.THE_THEORY
SPOILT = Prose(
    "Write the rows in binary, one below the other. A column with an odd number of ones gives a one in the sum. Here it"
    " is 10110, or 22. Row 2 has a one in the sum's first column, so row 2 can mend it: take 10 from row 2.",
    "Scrie rândurile în binar, unul sub altul. O coloană cu un număr impar de unu dă unu în sumă. Aici suma e 10110,"
    " adică 22. Rândul 2 are unu în prima coloană a sumei, deci el o poate drege: ia 10 din rândul 2.",
)
MENDED = Prose(
    "Now 14 are left in it and the sum is zero. Whatever comes next spoils that, and you mend it again, until you take"
    " the last bead. Upside down play likewise, but once a move can leave single beads only, leave an odd number.",
    "Acum au rămas 14 în el și suma e zero. Orice mutare o strică, iar tu o dregi iar, până iei ultima mărgea. Pe dos"
    " joci la fel, dar când o mutare poate lăsa doar mărgele singure, lasă un număr impar.",
)
