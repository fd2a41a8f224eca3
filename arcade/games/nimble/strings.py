"""The words of Nimble."""

from dataclasses import replace

from arcade.toolkit.contract.cartridge import POINTS_COUNTED
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, keys, labels, levels, sentences

SHELF = 30
"""Columns for what the cabinet shows."""
SIDE = 12
"""Columns beside the track."""

TITLE = Text("Nimble", "Nimble", width=SHELF)
TAGLINE = Text("Bring the red counter home", "Du acasă jetonul roșu", width=SHELF)
CARD = Prose(
    "Counters lie on a winding track of 127 squares, one of them red. Slide any one of them as far as you like toward"
    " the terminus beyond square 1, but neither onto another nor past it. A blue one in the terminus is out of play,"
    " and whoever brings the red one home wins. Arrows lead along the track, Return or fire picks up and puts down; or"
    " click on a counter and on a square, or type a square's number. Backspace drops the counter where it was. T"
    " teaches the theory: it is Nim in disguise. The menu also offers shorter tracks, and puzzles with one winning move"
    " each; without hints and moves taken back a quick win is worth more.",
    "Pe un traseu șerpuit de 127 de căsuțe stau jetoane, unul dintre ele roșu. Împinge oricare jeton cât vrei spre"
    " terminusul de dincolo de căsuța 1, dar nu pe altul și nici peste el. Un jeton albastru ajuns la terminus iese din"
    " joc; cine îl duce acasă pe cel roșu câștigă. Săgețile merg pe traseu, Enter sau foc ridică jetonul și îl lasă"
    " jos; sau fă clic pe el și pe o căsuță, ori scrie numărul căsuței. Backspace lasă jetonul unde era. T te învață"
    " teoria: e jocul Nim deghizat. Meniul oferă și trasee mai scurte, și probleme cu o singură mutare care câștigă;"
    " fără sfaturi și mutări luate înapoi, o victorie rapidă valorează mai mult.",
)
CARELESS = levels.CARELESS
CARELESS_NOTE = Text("errs nearly every time", "greșește aproape mereu", width=SHELF)
ABSENT = Text("absent-minded", "distrat", width=SHELF)
ABSENT_NOTE = Text("errs more often than not", "greșește adesea", width=SHELF)
ARTICLE = Text("attentive", "atent", width=SHELF)
ARTICLE_NOTE = Text("errs one time in three", "greșește o dată din trei", width=SHELF)
NIMBLE = Text("nimble", "ager", width=SHELF)
NIMBLE_NOTE = Text("never makes a mistake", "nu greșește niciodată", width=SHELF)
TEACH = keys.THEORY

YOU = labels.YOU
COMPUTER = labels.COMPUTER
PLAYER = labels.PLAYER
TERMINUS = Text("HOME", "ACASĂ", width=8)
PRESS_A_KEY = sentences.PRESS_A_KEY_OR_FIRE
GAMES = (
    Text("A short track: 31 squares, 8 counters", "Un traseu scurt: 31 de căsuțe, 8 jetoane", width=46),
    Text("Half of the whole: 63 squares, 14 counters", "Jumătate de traseu: 63 de căsuțe, 14 jetoane", width=46),
    Text("The whole track: 127 squares, 26 counters", "Tot traseul: 127 de căsuțe, 26 de jetoane", width=46),
    Text("Puzzles: find the only winning move", "Probleme: găsește singura mutare bună", width=46),
    Text("Teach me how it is won", "Învață-mă cum se câștigă", width=46),
)
WHO_STARTS = Text(
    "Do you want the first move? (y/n)   It is usually, but not always, better.",
    "Vrei prima mutare? (d/n)   De obicei, dar nu mereu, e mai bine.",
)
WHICH_COUNTER = Text("which counter?", "ce jeton?")
WHERE_TO = Text("From {start} to which square?", "De pe {start} pe ce căsuță?")
THINKING = Text("The computer is thinking ...", "Calculatorul se gândește ...")
MOVED = Text(
    "The computer moved from {start} to {target}. Your move.",
    "Calculatorul a mutat de pe {start} pe {target}. E rândul tău.",
)
WENT_HOME = Text("The computer sent {start} home. Your move.", "Calculatorul a trimis acasă {start}. E rândul tău.")
NO_COUNTER = Text("There is no counter on square {n}.", "Pe căsuța {n} nu e niciun jeton.")
BLOCKED = Text(
    "The counter on {n} cannot move: the square before it is taken.",
    "Jetonul de pe {n} nu se poate mișca: căsuța din fața lui e ocupată.",
)
NO_SQUARE = Text("There is no square {n} on this track.", "Pe acest traseu nu există căsuța {n}.")
NOWHERE = Text("A counter must slide at least one square.", "Jetonul trebuie împins măcar o căsuță.")
AWAY = Text(
    "Counters slide toward the terminus only, to smaller numbers.",
    "Jetoanele merg doar spre terminus, la numere mai mici.",
)
ONTO = Text("Square {n} holds another counter.", "Pe căsuța {n} e alt jeton.")
PAST = Text("A counter cannot pass another one.", "Un jeton nu poate trece de altul.")
PUT_DOWN = Text("The counter stays where it was.", "Jetonul rămâne unde era.")
ADVICE = Text(
    "Slide {start} to {target}: that wins against any play.",
    "Împinge {start} pe {target}: așa câștigi oricum ar juca celălalt.",
)
ADVICE_HOME = Text("The red counter is free to go home!", "Jetonul roșu are drum liber spre casă!")
NO_ADVICE = Text(
    "No move wins by force. Leave a blue counter before the red one.",
    "Nicio mutare nu câștigă sigur. Lasă un jeton albastru în fața celui roșu.",
)
NOTHING_TO_TAKE_BACK = sentences.NO_MOVE_TO_TAKE_BACK
TAKEN_BACK = sentences.MOVE_TAKEN_BACK
ANOTHER_GAME = sentences.ANOTHER_GAME
YOU_WIN = Text("You brought the red counter home: you win!", "Ai dus acasă jetonul roșu: ai câștigat!")
I_WIN = Text("The red counter is home: the computer wins.", "Jetonul roșu e acasă: câștigă calculatorul.")
SEAT_WINS = Text(
    "Player {n} brought the red counter home and wins!", "Jucătorul {n} a dus acasă jetonul roșu și câștigă!"
)
WON = Text("YOU WIN", "AI CÂȘTIGAT", width=20)
LOST = capitals.YOU_LOSE
SEAT_WON = Text("PLAYER {n} WINS", "CÂȘTIGĂ JUC. {n}", width=20)
ERRS = Text("errs {n} %", "greșește {n}%", width=SIDE)
SQUARE = Text("square {n}", "căsuța {n}", width=SIDE)
OUT = Text("home: {n}", "acasă: {n}", width=10)

PUZZLE = Text(
    "Puzzle {n} of {count}: one move wins. Which?", "Problema {n} din {count}: o singură mutare câștigă. Care?"
)
FOUND = Text("That is it! The heaps balance.", "Asta e! Grămezile sunt în echilibru.")
FOUND_HOME = Text("That is it! The way home was free.", "Asta e! Drumul spre casă era liber.")
NOT_FOUND = Text(
    "No: then {start} to {target} wins for the other side. Try again.",
    "Nu: atunci {start} pe {target} câștigă pentru celălalt. Mai încearcă.",
)
ALL_FOUND = Text("All puzzles solved!", "Toate problemele, rezolvate!", width=30)
POINTS = replace(POINTS_COUNTED, width=SIDE)

LESSON = capitals.THE_THEORY
LESSON_GAPS = Text(
    "The gap of each pair, in a colour of its own, is a heap of Nim. Press a key.",
    "Golul fiecărei perechi, colorat aparte, e o grămadă de la Nim. Apasă o tastă.",
)
LESSON_PROSE = Prose(
    "Pair the counters from the far end. The empty squares between the two of a pair are a heap; a counter left over"
    " counts its distance home, or one less when a single blue one stands before the red. Write the heaps in binary: a"
    " column with an odd number of ones gives a one in the sum. If the sum is 0, whoever is to move loses. If not, some"
    " move makes it 0: do that. And if the way of the red counter is free, bring it home.",
    "Împerechează jetoanele de la capătul îndepărtat. Căsuțele goale dintre cele două sunt o grămadă; jetonul rămas"
    " singur socotește distanța până acasă, cu unu mai puțin când un singur albastru stă în fața celui roșu. Scrie"
    " grămezile în binar: o coloană cu un număr impar de unu dă unu în sumă. Dacă suma e 0, cine mută pierde. Dacă nu,"
    " o mutare o face 0: aceea. Iar dacă roșul are drum liber, du-l acasă.",
)
PAIR = Text("pair", "perechea", width=9)
GAP = Text("gap", "gol", width=5)
BINARY = Text("binary", "binar", width=7)
SUM = labels.SUM
BALANCED = Text("The sum is 0: whoever is to move loses.", "Suma e 0: cine mută pierde.", width=60)
UNBALANCED = Text("The sum is not 0: whoever is to move can win.", "Suma nu e 0: cine mută poate câștiga.", width=60)
RED_IS_FREE = Text(
    "The red counter is free: whoever is to move wins.", "Jetonul roșu e liber: cine mută câștigă.", width=60
)
GO_BACK = Text("Press a key to go back", "Apasă o tastă ca să te întorci", width=40)
