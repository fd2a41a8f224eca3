"""The words of Simultaneous Equations."""

from arcade.games.simultan.arithmetic import Mistake
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, keys, labels

TITLE = Text("Simultaneous Equations", "Simultan")
SPINE = Text("Simultaneous", "Simultan", 15)
TAGLINE = Text("Six sums right at once", "Șase rezultate deodată", width=30)
CARD = Prose(
    "Fill the nine cells with digits from 1 to 9 so that all three rows and all three columns make the numbers beside"
    " and below them. × and ÷ come before + and -; equals go from left to right. Type a digit, or spin it with fire;"
    " K, or the button, says that you are done. 3000 points tick away meanwhile. P pencils small digits into a cell,"
    " F1 shows a digit for 300 points, F2 takes back, F3 gives up. A wrong answer is explained line by line; the first"
    " two levels let you try again. Every puzzle has exactly one solution, and each one you solve shows you less of the"
    " next. Two players find the digits of one puzzle in turn.",
    "Pune în cele nouă căsuțe cifre de la 1 la 9, așa încât toate cele trei rânduri și trei coloane să dea numerele de"
    " lângă ele. × și ÷ se fac înainte de + și -; altfel se merge de la stânga la dreapta. Scrie cifra sau schimb-o cu"
    " foc; K sau butonul spune că ai terminat. Între timp se scurg 3000 de puncte. N notează cu creionul cifre mici,"
    " F1 arată o cifră pentru 300 de puncte, F2 anulează, F3 renunță. Un răspuns greșit e explicat linie cu linie; la"
    " primele două niveluri mai poți încerca. Fiecare careu are exact o soluție, iar după fiecare careu rezolvat"
    " următorul îți arată mai puțin. Doi jucători găsesc pe rând cifrele aceluiași careu.",
)
FIRST_SUMS = Text("first sums", "primele sume")
FIRST_SUMS_NOTE = Text("+ and -, digits up to 5", "+ și -, cifre până la 5")
SUMS = Text("plus and minus", "plus și minus")
SUMS_NOTE = Text("+ and -, each digit once", "+ și -, fiecare cifră o dată")
PRINTED = Text("with products", "cu înmulțire")
PRINTED_NOTE = Text("+ - ×, you answer only once", "+ - ×, răspunzi o singură dată")
DIVISION = Text("with division", "cu împărțire")
DIVISION_NOTE = Text("+ - × ÷, without remainders", "+ - × ÷, împărțiri fără rest")

WRITE_DIGIT = Text("write a digit", "scrie o cifră")
SPIN = Text("next digit", "cifra următoare")
FINISH = keys.DONE
CLEAR = Text("rub out", "șterge")
PENCIL = Text("pencil", "creion")

MAY_REPEAT = Text("May digits repeat (y/n)?", "Cifrele se pot repeta (d/n)?")
YES, NO = labels.YES_KEY, Text("N", "N", width=2)
THEY_MAY = Text("digits may repeat", "cifrele se repetă", width=18)
THEY_MUST_NOT = Text("digits all differ", "cifre diferite", width=18)
POINTS_DONE = Text("Points:{points}  Done? press K", "Puncte:{points}  Gata? apasă K")
NOTE = (
    Text("WRITE", "SCRIE", width=6),
    Text("DIFFE-", "CIFRE", width=6),
    Text("RENT", "DIFE-", width=6),
    Text("DIGITS", "RITE!", width=6),
)
BRAVO = Count(
    ("Bravo! {n} point!", "Bravo! {n} points!"), ("Bravo! {n} punct!", "Bravo! {n} puncte!", "Bravo! {n} de puncte!")
)
AVERAGE = Count(
    ("Average over {n} game: {average}", "Average over {n} games: {average}"),
    ("Media pe {n} joc: {average}", "Media pe {n} jocuri: {average}", "Media pe {n} de jocuri: {average}"),
)
NOT_RIGHT = Text("Not right. The solution is:", "Nu e corect. Soluția este:")
TIME_IS_UP = Text("Time is up. The solution is:", "Timpul a trecut. Soluția este:")
GIVEN_UP = Text("The solution is:", "Soluția este:")
ANOTHER = Text("Another puzzle (y/n)?", "Încă un careu (d/n)?")
GOODBYE = Text("Goodbye, see you soon!", "La revedere, pe curând!")
FILL_ALL = Text("Fill all nine cells first!", "Completează întâi tot careul!")
FILL_OR_SHOW = Text("Fill all cells! K again: show", "Completează tot! K iar: arată")
MUST_DIFFER = Text("The digits must differ!", "Cifrele trebuie să difere!")

FILL_IN = Text("Fill in the digits, then K", "Completează cifrele, apoi K")
FILL_IN_DIFFERENT = Text("Each digit only once, then K", "Fiecare cifră o dată, apoi K")
FIXED = Text("That digit stays", "Cifra aceea rămâne")
NO_SUCH_KEY = Text("Digits 1 to 9, please", "Doar cifre de la 1 la 9")
NOTHING_THERE = Text("There is nothing to rub out", "Nu e nimic de șters")
PENCIL_ON = Text("Pencil: digits are only noted", "Creion: cifrele doar se notează")
PENCIL_OFF = Text("Pen: digits count", "Stilou: cifrele contează")
RUB_OUT_FIRST = Text("Rub out the digit first", "Șterge întâi cifra")
SHOWN = Text("{digit} is there, 300 points less", "Acolo e {digit}; 300 puncte minus")
HINT_DEAR = Text("A hint costs 300 points", "Un sfat costă 300 de puncte")
NO_HINT_NOW = Text("No hints in a duel", "În duel nu se dau sfaturi")
NO_SOLVING_NOW = Text("A duel is fought to the end", "Duelul se joacă până la capăt")
TRY_AGAIN = Text("300 points less. Try again!", "300 puncte minus. Mai încearcă!")
READY_FOR_MORE = Text("Well done! Try the next level", "Foarte bine! Treci la alt nivel")
LESS_SHOWN = Text("Less will be shown next time", "Data viitoare se arată mai puțin")

ROW = Text("Row {n}: {sum}", "Rândul {n}: {sum}")
COLUMN = Text("Column {n}: {sum}", "Coloana {n}: {sum}")
MAKES = Text("{wanted} is wanted, not {made}", "Trebuie {wanted}, nu {made}")
WHY = {
    Mistake.PRECEDENCE: Text("× and ÷ come before + and -", "× și ÷ se fac înainte de + și -"),
    Mistake.ORDER: Text("Go from left to right", "Mergi de la stânga la dreapta"),
    Mistake.SIGN: Text("Look at the signs again", "Mai uită-te la semne"),
    Mistake.DIVIDING: Text("Divide once more", "Mai împarte o dată"),
    Mistake.MULTIPLYING: Text("Multiply once more", "Mai înmulțește o dată"),
    Mistake.SUBTRACTING: Text("Subtract once more", "Mai scade o dată"),
    Mistake.ADDING: Text("Add once more", "Mai adună o dată"),
}
NAMES = {
    Mistake.PRECEDENCE: Text("× and ÷ come first", "întâi × și ÷", width=20),
    Mistake.ORDER: Text("from left to right", "de la stânga", width=20),
    Mistake.SIGN: Text("mixing up the signs", "semne încurcate", width=20),
    Mistake.DIVIDING: Text("dividing", "împărțirea", width=20),
    Mistake.MULTIPLYING: Text("multiplying", "înmulțirea", width=20),
    Mistake.SUBTRACTING: Text("subtracting", "scăderea", width=20),
    Mistake.ADDING: Text("adding", "adunarea", width=20),
}

POINTS = capitals.POINTS
TURN = Text("TURN", "TURA", width=9)
DONE_BUTTON = Text("K done", "K gata", width=7)
PENCIL_BUTTON = Text("P marks", "N note", width=7)
HINT_BUTTON = Text("F1 hint", "F1 sfat", width=7)
TRIES = Text("Tries", "Probe", width=5)
GAME = Text("Game", "Jocul", width=6)
BEST = labels.BEST
PLAYER = labels.BRIEF_PLAYER_NUMBER
DIGIT_KEYS = Text("1-9 digit", "1-9 cifra")

YOUR_TURN = Text("Player {n}: one digit, then K", "Jucătorul {n}: o cifră, apoi K")
TYPE_ONE = Text("Choose a cell and a digit first", "Alege întâi o căsuță și o cifră")
FOUND = Text("Right! {points} for player {n}", "Corect! {points} juc. {n}")
SPOILT = Text("{sum}\n{wanted} is wanted, not {made}", "{sum}\nTrebuie {wanted}, nu {made}")
NOT_THERE = Text("{digit} does not stand there", "{digit} nu e acolo")
TURN_OVER = Text("Too slow, the other's turn", "Prea încet, urmează celălalt")
BOOK_PLAYER = Text("P{n} {points}", "J{n} {points}", width=8)
BOOK_TURN = Text("Turn {points}", "Tura {points}", width=10)

SUMMARY = Text("SUMMARY", "BILANȚ", width=14)
GAMES_PLAYED = Text("Games played", "Jocuri jucate", width=18)
GAMES_WON = Text("Games won", "Jocuri câștigate", width=18)
WON_BY = Text("Won by player {n}", "Câștigate de juc. {n}", width=20)
AVERAGE_POINTS = Text("Average", "Media", width=18)
BEST_POINTS = Text("Best game", "Cel mai bun joc", width=18)
HINTS_TAKEN = Text("Hints taken", "Sfaturi cerute", width=18)
MISTAKEN_MOST = Text("Mistaken most, {n}x:", "Greșit cel mai des, {n}x:", width=28)
NO_MISTAKES = Text("No mistakes!", "Nicio greșeală!", width=28)
