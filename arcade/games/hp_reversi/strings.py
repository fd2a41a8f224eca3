"""The words of HP Reversi, all of them for paper: the teletype makes capitals of them."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import labels, sentences

TITLE = Text("HP Reversi", "HP Reversi")
TAGLINE = Text("Reversi on a roll of paper, 1973", "Reversi pe o rolă de hârtie, 1973")
CARD = Prose(
    "You sit at the teletype of a minicomputer and play Reversi. Your discs are O, the computer's are X. A disc must"
    " trap enemy discs in a straight line between itself and another of yours: they turn over. Who cannot move passes;"
    " when nobody can, most discs win. A move is typed as two digits, the row and then the column, and Return. HINT,"
    " BACK and SAVE may be typed, too; SAVE keeps the roll as a file, from which the game can be followed again. Any"
    " key hurries the print; Page Up turns the paper back. A file of 64 signs O, X and . is a paper tape: a position.",
    "Stai la teleimprimatorul unui minicalculator și joci Reversi. Discurile tale sunt O, ale calculatorului X. Un disc"
    " trebuie să prindă discuri adverse în linie dreaptă între el și un altul de-al tău: ele se întorc. Cine nu are"
    " mutare pasează; când nimeni nu mai are, câștigă cine are mai multe discuri. O mutare se scrie cu două cifre,"
    " rândul și apoi coloana, și Enter. Se pot scrie și SFAT, ÎNAPOI, SALVARE; SALVARE păstrează rola într-un"
    " fișier, din care jocul poate fi urmărit iar. Orice tastă grăbește tipărirea; Page Up dă hârtia înapoi. Un fișier"
    " cu 64 de semne O, X și . este o bandă perforată cu o poziție.",
)

LOOK_0 = Text("short-sighted", "privire scurtă")
LOOK_0_NOTE = Text("takes the best score at once", "ia pe loc ce pare mai bun")
LOOK_1 = Text("a reply ahead", "chibzuit")
LOOK_1_NOTE = Text("thinks of your best reply", "se gândește la răspunsul tău")
LOOK_3 = Text("looks further", "înțelept")
LOOK_3_NOTE = Text("looks three replies ahead", "vede trei răspunsuri înainte")
TO_WIN = Text("plays to win", "joacă să câștige")
TO_WIN_NOTE = Text("never errs towards the end", "spre sfârșit nu mai greșește")

SAVE_CONTROL = Text("save the roll", "salvează rola")
PAPER_BACK = Text("paper back", "hârtia înapoi")
PAPER_ON = Text("paper on", "hârtia înainte")

HEADING = Text(
    "HP Reversi. You are O, I am X. Type moves as YX: row, then column.",
    "HP Reversi. Tu ești O, eu sunt X. Mutarea e YX: rândul, apoi coloana.",
)
HEADING_TWO = Text(
    "HP Reversi for two: O and X. Type moves as YX: row, then column.",
    "HP Reversi în doi: O și X. Mutarea se scrie YX: rândul, apoi coloana.",
)
ASK_AHEAD = Text("Moves to look ahead (0-3)?", "Mutări de prevăzut (0-3)?", width=50)
ASK_RECURSION = Text("Recursion levels (1-3)?", "Niveluri de recursie (1-3)?", width=50)
ASK_STARTER = Text("Who starts, you or me (Y/M)?", "Cine începe, tu sau eu (T/E)?", width=50)
YOU_START = Text("Y", "T")
ASK_STARTER_TWO = Text("Who starts (O/X)?", "Cine începe (O/X)?", width=50)
MOVE = Text("Move?", "Mutarea?", width=50)
MOVE_OF = Text("{mark} moves?", "Mută {mark}?", width=50)
YES = labels.YES_KEY
ANOTHER = Text("Another game (Y/N)?", "Încă un joc (D/N)?", width=50)

NUMBER_PLEASE = Text("A number from {low} to {high}, please.", "Un număr de la {low} la {high}, te rog.")
STARTER_PLEASE = Text("Y for you or M for me, please.", "T pentru tu sau E pentru eu, te rog.")
SIDE_PLEASE = Text("O or X, please.", "O sau X, te rog.")
YES_OR_NO = Text("Y or N, please.", "D sau N, te rog.")
TWO_DIGITS = Text(
    "Two digits from 1 to 8, please: row, column. ? helps.", "Două cifre de la 1 la 8: rând, coloană. ? ajută."
)
TAKEN = Text("{yx} is taken.", "{yx} este ocupat.")
TURNS_NOTHING = Text("{yx} turns nothing.", "{yx} nu întoarce nimic.")
NOT_NOW = Text("There is no move to choose now.", "Acum nu e de ales nicio mutare.")
HELP = Prose(
    "34 puts a disc on row 3, column 4; it must turn one of the other side's at least. HINT advises, BACK takes a move"
    " back, SAVE keeps the roll as a file.",
    "34 pune un disc pe rândul 3, coloana 4; trebuie să întoarcă măcar unul advers. SFAT dă un sfat, ÎNAPOI ia"
    " mutarea înapoi, SALVARE păstrează rola într-un fișier.",
)

I_MOVE = Text("I move {yx}. You have {o}, I have {x}.", "Mut {yx}. Tu ai {o}, eu am {x}.")
SIDE_MOVED = Text("{mark} moved {yx}. O has {o}, X has {x}.", "{mark} a mutat {yx}. O are {o}, X are {x}.")
YOU_PASS = Text("You cannot move: you pass.", "Nu poți muta: pasezi.")
I_PASS = Text("I cannot move: I pass.", "Nu pot muta: pasez.")
SIDE_PASSES = Text("{mark} cannot move: {mark} passes.", "{mark} nu poate muta: {mark} pasează.")
ADVICE = Text("I would move {yx}.", "Eu aș muta {yx}.")
BACK_AGAIN = Text("Taken back.", "Am luat înapoi.")
NOTHING_TO_TAKE_BACK = sentences.NO_MOVE_TO_TAKE_BACK
OVER = Text("End of the game. O has {o}, X has {x}.", "Sfârșitul jocului. O are {o}, X are {x}.")
GOODBYE = Text("Goodbye.", "La revedere.")

YOU_WIN = Text("You win", "Ai câștigat", width=14)
I_WIN = Text("I win", "Câștig eu", width=14)
DRAWN = sentences.DRAWN
O_WINS = Text("O wins", "Câștigă O", width=14)
X_WINS = Text("X wins", "Câștigă X", width=14)

WEIGHED = Text("I weigh", "Cântăresc", width=12)
SUBTITLE = Text("for a minicomputer and a teletype", "pentru un minicalculator și un teleimprimator")
LEVEL = Text("Opponent: {name}", "Adversarul: {name}")
ADVICE_ON_TYPING = Text(
    "Any key hurries the print. Type ? for help.", "Orice tastă grăbește tipărirea. Scrie ? pentru ajutor."
)
START = Text("Start", "Începutul", width=44)
LATEST = Text("Move {n}: {mark} {yx} turned {discs}", "Mutarea {n}: {mark} {yx} a întors {discs}", width=44)
COUNT = Text("{mark}  {name}  {discs}", "{mark}  {name}  {discs}", width=30)
YOU = labels.YOU
COMPUTER = labels.COMPUTER
PLAYER = Text("player {n}", "jucătorul {n}", width=12)
WHERE = Text("+ where {mark} can move", "+ unde poate muta {mark}", width=44)

TAPE_READ = Text("The paper tape is read.", "Banda perforată este citită.")
ROLL_READ = Text("The roll is read: {n} moves.", "Rola este citită: mutări {n}.")
FOLLOW = Prose(
    "Return shows the next move, a number the position after that move; P plays on from there.",
    "Enter arată mutarea următoare, un număr poziția de după acea mutare; J joacă mai departe de acolo.",
)
FOLLOWING = Text("After move {n} of {all}?", "După mutarea {n} din {all}?", width=50)
FOLLOW_PLEASE = Text(
    "Return, a number from 0 to {all}, or P, please.", "Enter, un număr de la 0 la {all} sau J, te rog."
)
RECORD = Text("This game as a tape and its moves:", "Jocul acesta, ca bandă și mutări:")
SAVED = Text("The roll is saved.", "Rola este salvată.")

# Tapes and rolls that cannot be read.
MOVE_NOT_LEGAL = Prose("move {number}, {move}, is not legal", "mutarea {number}, {move}, nu este permisă")
NOBODY_CAN_MOVE = Prose(
    "nobody can move in the position on this tape", "în poziția de pe această bandă nu poate muta nimeni"
)
BAD_SIGN = Prose(
    "sign {place} is {sign}, and a tape has only O, X and .",
    "semnul {place} este {sign}, iar pe bandă sunt doar O, X și .",
)
TAPE_LENGTH = Prose(
    "the tape ends after {signs} signs and must have 64", "banda se termină după {signs} semne și trebuie să aibă 64"
)
