"""Every word of Checkers. The book's panel beside the board has 14 columns, its messages six rows."""

from arcade.games.checkers.levels import PANEL, Fault
from arcade.toolkit.contract.texts import Count, Prose, Text, filled
from arcade.toolkit.words import capitals, keys

NARROW = 13
"""The modern look's panel, which keeps the last column free; its messages have four rows."""
MENU = 30
BANNER = 20

TITLE = Text("Checkers")
TAGLINE = Text("Jump, crown, and jump again")
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
    "last position. A win is worth 100 points and 5 for each piece left, less 10 for each hint or move taken back."
)
WRITE_CONTROL = Text("write the game down")
DRAW_CONTROL = Text("offer a draw")
LEAVE_CONTROL = keys.GIVE_UP

TWO_PLAYERS = capitals.TWO_PLAYERS
PROBLEM = Text("PROBLEM {n}", PANEL)
BOOK_RULES = Text("BOOK RULES", PANEL)

PLAY_BLACK = Text("PLAY BLACK (MOVES FIRST)", MENU)
PLAY_WHITE = Text("PLAY WHITE", MENU)
PLAY = capitals.PLAY
OPENED = Text("CONTINUE THE OPENED GAME", MENU)
SOLVE_PROBLEMS = Text("PROBLEMS: WHITE WINS", MENU)
OFFICIAL = Text("RULES: OFFICIAL", MENU)
BOOK = Text("RULES: THE BOOK'S", MENU)
HOW = capitals.HOW_TO_PLAY
HEADING = Text("ENGLISH DRAUGHTS", 30)
INSTRUCTIONS = capitals.INSTRUCTIONS
MOVE_FIRST = Text("DO YOU WANT BLACK AND BEGIN (Y/N)?", 39)
SPACE_GOES_ON = capitals.PRESS_SPACE
_MEN = Prose(
    "BLACK HAS THE OUTLINED MEN ON TOP AND MOVES FIRST, DOWN THE BOARD. WHITE HAS THE SOLID ONES AND MOVES UP. A MAN "
    "STEPS ONE SQUARE DIAGONALLY FORWARD ONTO AN EMPTY SQUARE."
)
_KINGS = Prose("ON THE FAR ROW A MAN IS CROWNED. KINGS MOVE AND JUMP FORWARD AND BACK.")
_TYPING = Prose(
    "NAME A PIECE BY ITS ROW AND COLUMN, 3 2 SAY, THEN THE SQUARE IT GOES TO. OR USE ARROWS AND FIRE, OR CLICK."
)
PAGES = (
    filled(
        Prose(
            "{men}\n\nA PIECE JUMPS OVER AN ENEMY NEXT TO IT ONTO THE EMPTY SQUARE BEHIND, AND CAPTURES IT. WHO "
            "CAN JUMP MUST, BUT MAY CHOOSE WHICH JUMP. THE SAME PIECE GOES ON WHILE IT CAN; A MAN THAT IS "
            "CROWNED STOPS.\n\n{kings}"
        ),
        kings=_KINGS,
        men=_MEN,
    ),
    filled(
        Prose(
            "WHO HAS NO PIECE OR NO MOVE LEFT LOSES. THE SAME POSITION FOR THE THIRD TIME IS A DRAW, AND SO ARE "
            "40 MOVES A SIDE WITHOUT A MAN MOVED OR A CAPTURE.\n\n{typing}\n\nA DOT MARKS PIECES THAT CAN MOVE, "
            "A DIAMOND WHERE THEY CAN GO, A CROSS WHERE THE LAST MOVE BEGAN AND CAPTURED. THE LIST OF MOVES "
            "NUMBERS THE DARK SQUARES 1 TO 32, AS PLAYERS DO."
        ),
        typing=_TYPING,
    ),
)
BOOK_PAGES = (
    filled(
        Prose(
            "{men}\n\nA PIECE JUMPS OVER AN ENEMY NEXT TO IT ONTO THE EMPTY SQUARE BEHIND, AND CAPTURES IT. NOBODY "
            "MUST JUMP, AND A MOVE IS ONE JUMP ONLY.\n\n{kings}\n\nWHO HAS NO PIECE OR NO MOVE LEFT LOSES."
        ),
        kings=_KINGS,
        men=_MEN,
    ),
    _TYPING,
)

SIDES = Text("BLACK", 7), Text("WHITE", 7)
YOU = capitals.YOU
COMPUTER = Text("PET", 4)
PLAYER = Text("P{n}", 4)
KEYS = (
    Text("F1 HINT", PANEL),
    Text("F2 BACK", PANEL),
    Text("W WRITE DOWN", PANEL),
    Text("D OFFER DRAW", PANEL),
    Text("Q GIVE UP", PANEL),
)

FROM = Prose("WHICH PIECE?", PANEL)
TO = Prose("{row},{column} TO WHICH SQUARE?", PANEL)
JUMP_ON = Prose("JUMP ON TO WHICH SQUARE?", PANEL)
COLUMN = Prose("ROW {row}, WHICH COLUMN?", PANEL)
TYPE_FROM = Prose("{side}: ROW AND COLUMN OF THE PIECE? ", PANEL)
TYPE_TO = Prose("FROM {row},{column} TO ROW AND COLUMN? ", PANEL)
WHITE_WINS_IN = Count("WHITE TO MOVE AND WIN IN {n} MOVE.", "WHITE TO MOVE AND WIN IN {n} MOVES.")
KING = Prose("A KING! IT MOVES BACKWARDS, TOO.", PANEL)

FAULTS = {
    Fault.NO_SQUARE: Prose("ROWS AND COLUMNS: 1 TO 8.", PANEL),
    Fault.NOT_YOURS: Prose("YOU HAVE NO PIECE THERE.", PANEL),
    Fault.BLOCKED: Prose("THAT PIECE CANNOT MOVE.", PANEL),
    Fault.LIGHT: Prose("ONLY THE DARK SQUARES ARE USED.", PANEL),
    Fault.OCCUPIED: Prose("THAT SQUARE IS OCCUPIED.", PANEL),
    Fault.MUST_JUMP: Prose("YOU CAN JUMP, SO YOU MUST.", PANEL),
    Fault.JUMP_ON: Prose("CONTINUE THE JUMP.", PANEL),
    Fault.ILLEGAL: Prose("ILLEGAL: IT DOES NOT MOVE LIKE THAT.", PANEL),
}

HINTED = Prose("TRY {move}, WITH A WIN IN SIGHT.", PANEL)
HINTED_EVEN = Prose("TRY {move}.", PANEL)
HINTED_LOST = Prose("LOST. {move} TAKES LONGEST.", PANEL)
WRITTEN = Prose("THE GAME IS WRITTEN DOWN.", PANEL)
OFFERED = Prose("{side}: TAKE A DRAW (Y/N)?", PANEL)
REFUSED = Prose("NO DRAW. PLAY ON!", PANEL)
REALLY_LEAVE = Prose("GIVE UP THIS GAME (Y/N)?", PANEL)
NEXT_PROBLEM = Prose("NEXT PROBLEM (Y/N)?", PANEL)
SAME_PROBLEM = Prose("TRY IT AGAIN (Y/N)?", PANEL)
FAREWELL = Prose("GOOD BYE.", PANEL)

YOU_WIN = capitals.YOU_WIN
YOU_LOSE = Text("YOU LOSE.", BANNER)
SIDE_WINS = Text("{side} WINS!", BANNER)
DRAWN = Text("A DRAW.", BANNER)
ALL_TAKEN = Text("NO PIECES LEFT", BANNER)
NO_MOVE = Text("NO MOVES LEFT", BANNER)
THREE_TIMES = Text("THREE TIMES THE SAME", BANNER)
NO_PROGRESS = Text("40 IDLE MOVES A SIDE", BANNER)
AGREED = Text("BY AGREEMENT", BANNER)
GIVEN_UP = Text("THE OTHER GAVE UP", BANNER)
POINTS = Count("{n} POINT", "{n} POINTS", BANNER)

# Game records that cannot be read.
NO_POSITION = Prose("{text} isn't a position such as W:W21,K30:B1,K12")
NO_SQUARE = Prose("{word} isn't a square from 1 to 32")
TWO_PIECES = Prose("two pieces are on square {square}")
NOT_UNDERSTOOD = Prose("{word} isn't understood")
NEVER_OPENED = Prose("a bracket is closed but was never opened")
NO_BRACKET_END = Prose("a variation in brackets is never closed")
NO_COMMENT_END = Prose("a comment in braces is never closed")
NO_GAME = Prose('it has no game: use tags such as [White "Ann"] or moves such as 11-15')
SEVERAL_GAMES = Prose("the file has several games ({n})")
TOO_MANY_GAMES = Prose("more than {most} games are too many for one file")
TOO_MANY_MOVES = Prose("more than {most} moves are too many for one game")
OTHER_GAME = Prose("game type {type} isn't English draughts, which is {english}")
FOR_WHITE, FOR_BLACK = Text("white"), Text("black", context="checkers")
NOT_LEGAL = Prose("move {number}, {move}, isn't legal for {side} there")
MUST_CAPTURE = Prose("move {number}, {move}, isn't legal: {side} must capture there")
JUMPS_ON = Prose("move {number}, {move}, stops in the middle of {side}'s jump")
SEVERAL_WAYS = Prose("move {number}, {move}, can be played in several ways")
