"""Every word of Checkers. The book's panel beside the board has 14 columns, its messages six rows."""

from arcade.games.checkers import strings_pages
from arcade.games.checkers.explanations import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, keys, levels

PANEL = 14
NARROW = 13
"""The modern look's panel, which keeps the last column free; its messages have four rows."""
MENU = 30
BANNER = 20

TITLE = Text("Checkers", "Dame")
TAGLINE = Text("Jump, crown, and jump again", "Sari, încoronează și sari iar")
CARD = Prose(
    "Two players, twelve men each on the dark squares. Men step one square diagonally forward; a piece jumps over an "
    "enemy next to it onto the empty square behind and takes it. Who can jump must, and goes on jumping while the same "
    "piece can. A man that reaches the far row becomes a king and moves backwards, too. Who cannot move loses.\n"
    "A position that comes up three times is a draw, and so are 40 moves a side without a man moved or a capture; two "
    "players can also agree on one.\n"
    "Point at a piece with arrows and fire, or click it, or type its row and column; then where it goes. The pieces "
    "that can move are dotted, the squares they can reach marked. The book's simpler rules (nobody must jump, one jump "
    "a move) are in the menu, and so are six problems to solve.\n"
    "W writes the game down as a PDN record; a PDN file given with --pattern is played through, and goes on from its "
    "last position. A win is worth 100 points and 5 for each piece left, less 10 for each hint or move taken back.",
    "Doi jucători, câte douăsprezece piese pe căsuțele negre. Piesele înaintează câte o căsuță pe diagonală; o piesă "
    "sare peste adversarul vecin pe căsuța liberă din spatele lui și îl ia. Cine poate sări e obligat să sară și sare "
    "mai departe cât poate cu aceeași piesă. Ajunsă pe ultimul rând, piesa devine damă și merge și înapoi. Cine nu "
    "poate muta pierde.\n"
    "Remiză este când aceeași poziție apare a treia oară sau după câte 40 de mutări fără capturi și fără înaintări; "
    "doi jucători se pot și înțelege.\n"
    "Arată piesa cu săgețile și foc, cu un clic, sau tastează rândul și coloana; apoi căsuța unde merge. Piesele care "
    "pot muta au un punct, căsuțele la care ajung sunt marcate. Regulile mai simple ale cărții (nu ești obligat să "
    "sari, o singură săritură) sunt în meniu, la fel șase probleme.\n"
    "S scrie partida ca fișier PDN; un fișier PDN dat cu --pattern este jucat din nou și continuă de la ultima "
    "poziție. O victorie valorează 100 de puncte și încă 5 pentru fiecare piesă rămasă, minus 10 de fiecare sfat "
    "sau mutare luată înapoi.",
)
WRITE_CONTROL = Text("write the game down", "scrie partida")
DRAW_CONTROL = Text("offer a draw", "propune remiză")
LEAVE_CONTROL = keys.GIVE_UP

BEGINNER = levels.BEGINNER
BEGINNER_NOTE = Text("sees only its own move", "își vede doar mutarea")
CASUAL = Text("pastime", "amator")
CASUAL_NOTE = Text("sees three moves, may slip", "vede trei mutări, mai greșește")
CLUB = Text("club player", "jucător de club")
CLUB_NOTE = Text("no slips, knows its endings", "nu greșește, știe finalurile")
MASTER = levels.MASTER
MASTER_NOTE = Text("thinks long, sees far ahead", "gândește mult, vede departe")
LEVEL_NAMES = (
    Text("BEGINNER", "ÎNCEPĂTOR", PANEL),
    Text("PASTIME", "AMATOR", PANEL),
    Text("CLUB PLAYER", "DE CLUB", PANEL),
    Text("MASTER", "MAESTRU", PANEL),
)
TWO_PLAYERS = capitals.TWO_PLAYERS
PROBLEM = Text("PROBLEM {n}", "PROBLEMA {n}", PANEL)
BOOK_RULES = Text("BOOK RULES", "REGULI VECHI", PANEL)

PLAY_BLACK = Text("PLAY BLACK, WHO BEGINS", "JOACĂ CU NEGRU, CARE ÎNCEPE", MENU)
PLAY_WHITE = Text("PLAY WHITE", "JOACĂ CU ALB", MENU)
PLAY = capitals.PLAY
OPENED = Text("GO ON WITH THE OPENED GAME", "CONTINUĂ PARTIDA DESCHISĂ", MENU)
SOLVE_PROBLEMS = Text("PROBLEMS: WHITE WINS", "PROBLEME: ALBUL CÂȘTIGĂ", MENU)
OFFICIAL = Text("RULES: OFFICIAL", "REGULI: OFICIALE", MENU)
BOOK = Text("RULES: THE BOOK'S", "REGULI: CELE DIN CARTE", MENU)
HOW = capitals.HOW_TO_PLAY
HEADING = Text("ENGLISH DRAUGHTS", "DAME ENGLEZEȘTI", 30)
INSTRUCTIONS = capitals.INSTRUCTIONS
MOVE_FIRST = Text("DO YOU WANT BLACK AND BEGIN (Y/N)?", "IEI NEGRUL ȘI ÎNCEPI (D/N)?", 39)
SPACE_GOES_ON = capitals.PRESS_SPACE
PAGES, BOOK_PAGES = strings_pages.PAGES, strings_pages.BOOK_PAGES

SIDES = Text("BLACK", "NEGRU", 7), Text("WHITE", "ALB", 7)
YOU = capitals.YOU
COMPUTER = Text("PET", "PET", 4)
PLAYER = Text("P{n}", "J{n}", 4)
KEYS = (
    Text("F1 HINT", "F1 SFAT", PANEL),
    Text("F2 BACK", "F2 ÎNAPOI", PANEL),
    Text("W WRITE DOWN", "S SCRIE", PANEL),
    Text("D OFFER DRAW", "R REMIZĂ", PANEL),
    Text("Q GIVE UP", "A ABANDON", PANEL),
)

FROM = Prose("WHICH PIECE?", "CE PIESĂ?", PANEL)
TO = Prose("{row},{column} TO WHICH SQUARE?", "DE PE {row},{column} UNDE?", PANEL)
JUMP_ON = Prose("JUMP ON TO WHICH SQUARE?", "SARI MAI DEPARTE. UNDE?", PANEL)
COLUMN = Prose("ROW {row}, WHICH COLUMN?", "RÂNDUL {row}, CE COLOANĂ?", PANEL)
TYPE_FROM = Prose("{side}: ROW AND COLUMN OF THE PIECE? ", "{side}: RÂNDUL ȘI COLOANA PIESEI? ", PANEL)
TYPE_TO = Prose("FROM {row},{column} TO ROW AND COLUMN? ", "DE PE {row},{column} PE CE RÂND, COLOANĂ? ", PANEL)
WHITE_WINS_IN = Count(
    ("WHITE TO MOVE AND WIN IN {n} MOVE.", "WHITE TO MOVE AND WIN IN {n} MOVES."),
    (
        "ALBUL MUTĂ ȘI CÂȘTIGĂ ÎN {n} MUTARE.",
        "ALBUL MUTĂ ȘI CÂȘTIGĂ ÎN {n} MUTĂRI.",
        "ALBUL MUTĂ ȘI CÂȘTIGĂ ÎN {n} DE MUTĂRI.",
    ),
)
KING = Prose("A KING! IT MOVES BACKWARDS, TOO.", "DAMĂ! MERGE ȘI ÎNAPOI.", PANEL)

FAULTS = {
    Fault.NO_SQUARE: Prose("NO SUCH ROW OR COLUMN: 1 TO 8.", "RÂNDURI ȘI COLOANE: DE LA 1 LA 8.", PANEL),
    Fault.NOT_YOURS: Prose("NO PIECE OF YOURS IS THERE.", "ACOLO NU E O PIESĂ A TA.", PANEL),
    Fault.BLOCKED: Prose("THAT PIECE CANNOT MOVE.", "PIESA ACEEA NU POATE MUTA.", PANEL),
    Fault.LIGHT: Prose("ONLY THE DARK SQUARES ARE USED.", "SE JOACĂ DOAR PE CĂSUȚELE NEGRE.", PANEL),
    Fault.OCCUPIED: Prose("THAT SQUARE IS OCCUPIED.", "CĂSUȚA E OCUPATĂ.", PANEL),
    Fault.MUST_JUMP: Prose("YOU CAN JUMP, SO YOU MUST.", "POȚI SĂ SARI, DECI TREBUIE.", PANEL),
    Fault.JUMP_ON: Prose("THE JUMP MUST GO ON.", "SĂRITURA TREBUIE CONTINUATĂ.", PANEL),
    Fault.ILLEGAL: Prose("ILLEGAL: IT DOES NOT MOVE LIKE THAT.", "NEPERMIS: NU MUTĂ AȘA.", PANEL),
}

HINTED = Prose("TRY {move}, WITH A WIN IN SIGHT.", "ÎNCEARCĂ {move}, SE VEDE VICTORIA.", PANEL)
HINTED_EVEN = Prose("TRY {move}.", "ÎNCEARCĂ {move}.", PANEL)
HINTED_LOST = Prose("LOST. {move} TAKES LONGEST.", "PIERDUT. {move} ȚINE MAI MULT.", PANEL)
WRITTEN = Prose("THE GAME IS WRITTEN DOWN.", "PARTIDA E SCRISĂ.", PANEL)
OFFERED = Prose("{side}: TAKE A DRAW (Y/N)?", "{side}: REMIZĂ (D/N)?", PANEL)
REFUSED = Prose("NO DRAW. PLAY ON!", "FĂRĂ REMIZĂ. MAI JUCĂM!", PANEL)
REALLY_LEAVE = Prose("GIVE UP THIS GAME (Y/N)?", "ABANDONEZI PARTIDA (D/N)?", PANEL)
NEXT_PROBLEM = Prose("NEXT PROBLEM (Y/N)?", "PROBLEMA URMĂTOARE (D/N)?", PANEL)
SAME_PROBLEM = Prose("TRY IT AGAIN (Y/N)?", "ÎNCERCI IAR (D/N)?", PANEL)
FAREWELL = Prose("GOOD BYE.", "LA REVEDERE.", PANEL)

YOU_WIN = capitals.YOU_WIN
YOU_LOSE = Text("YOU LOSE.", "AI PIERDUT.", BANNER)
SIDE_WINS = Text("{side} WINS!", "CÂȘTIGĂ: {side}!", BANNER)
DRAWN = Text("A DRAW.", "REMIZĂ.", BANNER)
ALL_TAKEN = Text("NO PIECE IS LEFT", "NU MAI SUNT PIESE", BANNER)
NO_MOVE = Text("NO MOVE IS LEFT", "NU MAI SUNT MUTĂRI", BANNER)
THREE_TIMES = Text("THREE TIMES THE SAME", "DE TREI ORI LA FEL", BANNER)
NO_PROGRESS = Text("40 IDLE MOVES A SIDE", "CÂTE 40 FĂRĂ PROGRES", BANNER)
AGREED = Text("BY AGREEMENT", "DE COMUN ACORD", BANNER)
GIVEN_UP = Text("THE OTHER GAVE UP", "PRIN ABANDON", BANNER)
POINTS = Count(("{n} POINT", "{n} POINTS"), ("{n} PUNCT", "{n} PUNCTE", "{n} DE PUNCTE"), BANNER)

# Game records that cannot be read.
NO_POSITION = Prose("{text} is no position such as W:W21,K30:B1,K12", "{text} nu este o poziție ca W:W21,K30:B1,K12")
NO_SQUARE = Prose("{word} is none of the squares 1 to 32", "{word} nu este niciunul din câmpurile 1-32")
TWO_PIECES = Prose("two pieces stand on square {square}", "pe câmpul {square} stau două piese")
NOT_UNDERSTOOD = Prose("{word} is not understood", "{word} nu se înțelege")
NEVER_OPENED = Prose("a bracket is closed that was never opened", "se închide o paranteză care nu a fost deschisă")
NO_BRACKET_END = Prose("a variation in brackets does not end", "o variantă între paranteze nu se termină")
NO_COMMENT_END = Prose("a comment in braces does not end", "un comentariu între acolade nu se termină")
NO_GAME = Prose(
    'there is no game: tags such as [White "Ann"] or moves such as 11-15 are wanted',
    'nu există nicio partidă: trebuie etichete ca [White "Ana"] sau mutări ca 11-15',
)
SEVERAL_GAMES = Prose("there are several games in the file ({n})", "în fișier sunt mai multe partide ({n})")
TOO_MANY_GAMES = Prose(
    "more than {most} games are too many for one file", "peste {most} de partide sunt prea multe într-un fișier"
)
TOO_MANY_MOVES = Prose(
    "more than {most} moves are too many for one game", "peste {most} de mutări sunt prea multe într-o partidă"
)
OTHER_GAME = Prose(
    "game type {type} is not English draughts, which is {english}",
    "tipul de joc {type} nu înseamnă dame englezești, adică {english}",
)
FOR_WHITE, FOR_BLACK = Text("white", "alb"), Text("black", "negru")
NOT_LEGAL = Prose(
    "move {number}, {move}, is not legal for {side} there", "mutarea {number}, {move}, nu e permisă pentru {side} acolo"
)
MUST_CAPTURE = Prose(
    "move {number}, {move}, is not legal for {side}, who must capture, there",
    "mutarea {number}, {move}, nu e permisă pentru {side}, care trebuie să captureze",
)
JUMPS_ON = Prose(
    "move {number}, {move}, ends before the jump of {side} does",
    "mutarea {number}, {move}, se termină înaintea săriturii cu {side}",
)
SEVERAL_WAYS = Prose(
    "move {number}, {move}, can be made in several ways", "mutarea {number}, {move}, se poate face în mai multe feluri"
)
