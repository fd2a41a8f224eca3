"""Every word of noughts and crosses. The message line has 39 columns, the panel 11."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, keys

LINE = 39
PANEL = 11

TITLE = Text("Noughts and crosses")
SPINE = Text("Noughts", 15)
TAGLINE = Text("Three in a row, on a square or in a cube")
CARD = Prose(
    "X and O take turns to fill a free square. Three in a row, in a column or along a diagonal win; nine marks without "
    "that are a tie. In misere whoever completes a line loses. The cube has four layers of 4x4 squares, seen side by "
    "side, and four in a row win, within a layer or straight through them all.\n"
    "Steer with arrows or joystick and press fire, click a square, or use the keypad, which lies as the 3x3 squares "
    "do; in the cube the keys 1 to 4 lead to the layers. Q gives a game up, which the computer counts as lost.\n"
    "A match is ten games, and who begins alternates. A win is worth two points, a tie one. Matches with a hint or a "
    "move taken back do not enter the scores.\n"
    "In the original look you type rows and columns, X always begins, and -1 abandons."
)
ABANDON = keys.GIVE_UP

PANEL_AIMS = (Text("A LINE WINS", PANEL), Text("A LINE\nLOSES", PANEL))

HEADING = Text("NOUGHTS AND CROSSES")
NAME = Text("NOUGHTS\nAND CROSSES")
PRESS = capitals.PRESS_RETURN
EXPLANATION = (
    Prose(
        "EACH PLAYER IN TURN NAMES A FREE SQUARE BY ITS ROW AND ITS COLUMN. PLAYER 1 HAS X AND BEGINS, PLAYER 2 HAS "
        "O.\n\nTHREE IN A ROW, IN A COLUMN OR ALONG A DIAGONAL WIN."
    ),
    Prose(
        "EACH PLAYER IN TURN NAMES A FREE SQUARE BY ITS ROW AND ITS COLUMN. PLAYER 1 HAS X AND BEGINS, PLAYER 2 HAS "
        "O.\n\nWHOEVER COMPLETES A ROW, A COLUMN OR A DIAGONAL OF THREE LOSES."
    ),
    Prose(
        "EACH PLAYER IN TURN NAMES A FREE SQUARE BY ITS LAYER, ROW AND COLUMN. PLAYER 1 HAS X AND BEGINS, PLAYER 2 "
        "HAS O.\n\nFOUR IN A STRAIGHT LINE WIN, WITHIN A LAYER OR THROUGH ALL FOUR."
    ),
)
TO_ABANDON = Prose("TYPE -1 TO ABANDON THE GAME.")

YOU = capitals.YOU
COMPUTER = capitals.COMPUTER
PLAYER = capitals.PLAYER_NUMBER
GAME = Text("GAME {n}/{of}", PANEL)
TIES = Text("DRAWS {n}", PANEL)
LAYER = Text("LAYER", 8)
KEYS = Text("F1 HINT  F2 BACK  Q GIVE UP", 38)

AXES = (LAYER, Text("ROW", 8), Text("COLUMN", 8))
YOURS = Text("YOUR X:", 16)
PLAYERS = Text("PLAYER {n} ({mark}):", 20)
WHICH_SQUARE = Text("WHICH SQUARE, WITH {mark}?", 27)
BAD_NUMBER = Text("FROM 1 TO {most}, PLEASE, OR -1 TO ABANDON.", LINE)
TAKEN = Text("THAT SQUARE IS TAKEN.", LINE)

HINT_WINS = Text("{place} WINS.", LINE)
HINT_TIES = Text("{place} KEEPS THE DRAW.", LINE)
HINT_LOSES = Text("ALL LOSE. SLOWEST: {place}.", LINE)
HINT_GUESS = Text("I WOULD TAKE {place}.", LINE)
AT_SQUARE = Text("ROW {row}, COLUMN {column}", 20)
AT_CUBE = Text("LAYER {layer}, ROW {row}, COLUMN {column}", 30)
REALLY_ABANDON = Text("GIVE UP THE GAME (Y/N)?", LINE)
ABANDONED = Text("THE GAME IS GIVEN UP.", LINE)

WON = Text("YOU HAVE WON!", LINE)
LOST = Text("I HAVE WON.", LINE)
TIE = Text("NO LINE: A DRAW.", LINE)
PLAYER_WON = Text("PLAYER {n} HAS WON!", LINE)
MATCH_OVER = Text("MATCH OVER: {won} WON, {lost} LOST.", LINE)
MATCH_OVER_FOR_TWO = Text("MATCH OVER: {won} TO {lost}.", LINE)
BIG_WON = capitals.YOU_WIN
BIG_LOST = capitals.YOU_LOSE
BIG_TIE = Text("A TIE")
BIG_PLAYER_WON = capitals.PLAYER_WON
FAREWELL = Text("GOODBYE.", LINE)
