"""The words of Crossing."""

from arcade.games.crossing_board.rules import Fault
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import levels, sentences

TITLE = Text("Crossing", "Traversare")
TAGLINE = Text("Two processions, one picnic", "Două șiruri, un singur picnic")
CARD = Prose(
    "Ladybirds run to the right, stag beetles climb up; each wants the cake beyond the far edge of the cloth. One turn,"
    " one of your insects, one step or two, never over an enemy. Land on an enemy and it flies back to its start. The"
    " first side with all its insects at the cakes wins. Point at a square, or type the row and the steps. Five insects"
    " a side as printed, or six as in the boxed set. V marks the squares that the enemy can reach next turn; the hint"
    " is a strong player's move. The levels look no turn, one, two, or six and more ahead.",
    "Buburuzele merg la dreapta, rădaștele urcă; fiecare vrea prăjitura de dincolo de marginea opusă. La o mutare, o"
    " insectă face un pas sau doi, niciodată peste un adversar. Dacă ajungi pe un adversar, el zboară înapoi la start."
    " Câștigă cine își duce primul toate insectele la prăjituri. Arată un pătrat, sau tastează linia și pașii. Cinci"
    " insecte ca în carte, ori șase ca în cutia jocului. V arată pătratele unde adversarul poate ajunge; sfatul e"
    " mutarea unui jucător bun. Nivelurile nu prevăd nimic, sau prevăd una, două, ori șase mutări și peste.",
)

NOVICE = levels.NOVICE
NOVICE_NOTE = Text("grabs what it can, walks blind", "ia ce poate, merge orbește")
ONE = Text("hasty", "pripit")
ONE_NOTE = Text("sees a turn ahead, often slips", "vede o mutare, greșește des")
PRINTED = Text("by the rules", "după reguli")
PRINTED_NOTE = Text("keeps to rules, no foresight", "ține reguli, nu prevede")
TWO = levels.CAREFUL
TWO_NOTE = Text("sees two turns, never slips", "vede două mutări, nu greșește")
SIX = Text("far-sighted", "prevăzător")
SIX_NOTE = Text("sees six turns and farther", "vede șase mutări și peste")

YOUR_MOVE = Text("Your move: row =", "Mutarea ta: linia =", width=19)
PLAYERS_MOVE = (
    Text("Player 1: row =", "Jucătorul 1: linia =", width=20),
    Text("Player 2: column =", "Jucătorul 2: col. =", width=20),
)
STEPS = Text("steps=", "pași=", width=7)
WRONG_MOVE = Text("Wrong move", "Mutare greșită")
MY_MOVE = sentences.MY_MOVE
CONGRATULATIONS = Text("Congratulations, you win", "Felicitări, ai câștigat")
I_WIN = Text("I win", "Am câștigat")
FIRST_WINS = Text("Player 1 wins", "Câștigă jucătorul 1")
SECOND_WINS = Text("Player 2 wins", "Câștigă jucătorul 2")
WHO_STARTS = Text("Who starts? y=you, c=computer", "Cine începe? j=jucător, c=calc.", width=31)
ADVICE = Text("Row {line}, steps {steps}", "Linia {line}, pași {steps}")
COLUMN_ADVICE = Text("Column {line}, steps {steps}", "Coloana {line}, pași {steps}")

HOW_MANY = Text("5 or 6 insects a side?", "5 sau 6 insecte de fiecare?")
CHOOSE = Text("choose a square", "alege un pătrat", width=sentences.ASKED)
HOW_FAR = (
    Text("Row {line}: 1 step or 2?", "Linia {line}: 1 pas sau 2?"),
    Text("Column {line}: 1 step or 2?", "Coloana {line}: 1 pas sau 2?"),
)
MY_ADVICE = (
    Text("Try row {line}, steps {steps}", "Încearcă linia {line}, pași {steps}"),
    Text("Try column {line}, steps {steps}", "Încearcă coloana {line}, pași {steps}"),
)
FAULTS = {
    Fault.NO_PIECE: Text("No insect of yours is there", "Acolo nu e o insectă a ta"),
    Fault.STEPS: Text("One step or two", "Un pas sau doi"),
    Fault.JUMP: Text("Nobody jumps over an enemy", "Nimeni nu sare peste adversar"),
}
NOT_THERE = Text("None of yours can go there", "Niciuna nu poate ajunge acolo")
DANGER_SHOWN = Text("Squares in danger are marked", "Pătratele atacate sunt marcate")
DANGER_HIDDEN = Text("No danger marks", "Fără semne de pericol")
TAKEN_BACK = sentences.TAKEN_BACK
TO_GO = Text("to go", "rămase", width=8)
GAMES = Text("games {won}:{lost}", "jocuri {won}:{lost}", width=12)
