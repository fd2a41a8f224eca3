"""The words of Predan's magic square."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import keys, labels, levels, sentences

TITLE = Text("Predan’s Magic Square", "Pătratul magic al lui Predan")
SPINE = Text("Magic Square", "Pătratul magic", 15)
TAGLINE = Text("Slide the lines into order", "Împinge liniile la locul lor")
CARD = Prose(
    "Traian Predan's puzzle: bring the tiles into order, 1 to 16, in the middle of a cross. Only whole lines move: a"
    " row or column that holds four tiles slides one cell towards an empty arm. Type the arrow's letter, walk round the"
    " edge with the arrows or the joystick and fire, or click; on a tile in an arm this pushes it back in. Only half of"
    " all arrangements can be put in order: Z tells which. F1 hints, F2 takes back, F3 lets the computer go on from"
    " wherever you are until you press a key; X begins again. Fewer moves above par are better; a hint costs five. Par"
    " is the fewest moves there are; only where 16 or 25 tiles are freely mixed or truly magic can you beat it. Other"
    " levels have squares of 9 or 25 tiles, or ask for equal sums: every row, column and diagonal 34.",
    "Jocul lui Traian Predan: adu piesele în ordine, de la 1 la 16, în mijlocul unei cruci. Se mută doar linii întregi:"
    " un rând sau o coloană cu patru piese alunecă o căsuță spre un braț gol. Scrie litera săgeții, mergi pe margine cu"
    " săgețile sau maneta și apasă foc, ori dă clic; pe o piesă dintr-un braț, o împinge înapoi. Doar jumătate din"
    " așezări se pot ordona: Z îți spune. F1 dă un sfat, F2 ia mutarea înapoi, F3 lasă calculatorul să continue de"
    " oriunde ești, până apeși o tastă; X reia. Contează mutările peste normă, cât mai puține; un sfat costă cinci."
    " Norma e numărul cel mai mic de mutări; doar la 16 sau 25 de piese amestecate oricum sau „chiar magic” o poți"
    " întrece. Alte niveluri au 9 sau 25 de piese ori cer sume egale: fiecare rând, coloană și diagonală 34.",
)
FIVE_MOVES = Text("five moves", "cinci mutări")
FIVE_MOVES_NOTE = Text("gently stirred: return in five", "abia amestecat: cinci mutări")
TEN_MOVES = Text("ten moves", "zece mutări")
TEN_MOVES_NOTE = Text("stirred: return in ten", "amestecat: înapoi din zece")
TWENTY_MOVES = Text("twenty moves", "20 de mutări")
TWENTY_MOVES_NOTE = Text("well stirred: return in twenty", "bine amestecat: înapoi din 20")
THREE = levels.THREE_BY_THREE
THREE_NOTE = Text("nine tiles, freely mixed", "nouă piese, amestecate oricum")
FOUR = Text("4 by 4", "4 pe 4")
FOUR_NOTE = Text("sixteen tiles, freely mixed", "16 piese, amestecate oricum")
FIVE = levels.FIVE_BY_FIVE
FIVE_NOTE = Text("25 tiles, freely mixed", "25 de piese, amestecate oricum")
MAGIC = Text("truly magic", "chiar magic")
MAGIC_NOTE = Text("all lines add up to 34", "toate liniile au suma 34")
PRINTED = Text("any deal", "oricum cade")
PRINTED_NOTE = levels.HALF_IMPOSSIBLE
CONSULT = keys.CONSULT

SIDES = (
    Text("TRAIAN PREDAN'S", "PĂTRATUL MAGIC AL", width=22),
    Text("MAGIC SQUARE", "LUI TRAIAN PREDAN", width=22),
)
WHO_FILLS = Text("Who fills it (C = computer)?", "Cine pune (C=calculatorul)?", width=28)
WHO_DEALS = sentences.WHO_DEALS
PLEASE_WAIT = Text("Please wait", "O clipă", width=28)
TYPE_IN = Text("Type the tiles", "Completează tu", width=28)
NO_SUCH_TILE = Text("There is no such tile", "Nu există această piesă")
REPEATED = Text("That tile is there already", "Piesa aceea e deja pusă")
MOVE_KEYS = Text("Move a-p, X new, Z solvable", "Mută a-p, X reia, Z consultă", width=28)
CHOOSE = Text("Which line shall slide?", "Ce linie alunecă?")
END_TAKEN = Text("{letter}: there is no room ahead", "{letter}: în față nu e loc")
NOT_FULL = Text("{letter}: a tile is missing there", "{letter}: acolo lipsește o piesă")
ARROWS_ONLY = Text("Choose an arrow at the edge", "Alege o săgeată de pe margine")
POSSIBLE = Text("Possible - go on (y/n)?", "Posibil - continui (d/n)?", width=28)
IMPOSSIBLE = Text("Impossible, sorry", "Imposibil, îmi pare rău", width=28)
TO_THE_CENTRE = Text("Bring all to the centre", "Adu piesele în centru", width=28)
SWAP = Text("Swap {a} and {b} (y/n)?", "Schimb {a} cu {b} (d/n)?", width=28)
EVEN = Text("Parity even: it can be solved", "Par: se poate rezolva")
ODD = Text("Odd: impossible. Ask Z", "Impar: imposibil. Întreabă cu Z")
ODD_SWAP = Text("Odd! Swap {a} and {b}? (y/n)", "Impar! Schimb {a} cu {b}? (d/n)")
SWAPPED = Text("Now it can be solved", "Acum se poate rezolva")
PLAY_ON = Text("As you like. Z asks again", "Cum vrei. Z întreabă din nou")
TRY = Text("Try {letter}; {n} more to go", "Încearcă {letter}; încă {n}")
TRY_LAST = Text("{letter} solves it!", "{letter} îl rezolvă!")
GOAL_IS_MAGIC = Text("Make every line add up to 34", "Fă suma 34 pe fiecare linie")
DONE = Text("Congratulations, solved!", "Felicitări, ai reușit!", width=28)
BRAVO = Text("MAGIC!", "MAGIC!")
ANOTHER = sentences.ANOTHER_GAME_OR_NOT

MOVE = labels.MOVE
GOAL = labels.GOAL
HOME = Text("Home", "Acasă", width=8)
SUM_34 = Text("sums 34", "suma 34", width=8)
ASK_KEY = Text("Z test", "Z test", width=8)
AGAIN_KEY = Text("X again", "X reia", width=8)
