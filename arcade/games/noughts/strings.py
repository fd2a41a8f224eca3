"""Every word of noughts and crosses. The message line has 39 columns, the panel 11."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import capitals, keys, levels

LINE = 39
PANEL = 11

TITLE = Text("Noughts and crosses", "X și O")
SPINE = Text("Noughts", "X și O", 15)
TAGLINE = Text("Three in a row, on a square or in a cube", "Trei la rând, în pătrat sau în cub")
CARD = Prose(
    "X and O take turns to fill a free square. Three in a row, in a column or along a diagonal win; nine marks without "
    "that are a tie. In misere whoever completes a line loses. The cube has four layers of 4x4 squares, seen side by "
    "side, and four in a row win, within a layer or straight through them all.\n"
    "Steer with arrows or joystick and press fire, click a square, or use the keypad, which lies as the 3x3 squares "
    "do; in the cube the keys 1 to 4 lead to the layers. Q gives a game up, which the computer counts as lost.\n"
    "A match is ten games, and who begins alternates. A win is worth two points, a tie one. Matches with a hint or a "
    "move taken back do not enter the scores.\n"
    "In the original look you type rows and columns, X always begins, and -1 abandons.",
    "X și O ocupă pe rând câte un pătrățel liber. Cine are trei pe un rând, pe o coloană sau pe o diagonală câștigă; "
    "nouă semne fără așa ceva înseamnă remiză. La misere pierde cine încheie o linie. Cubul are patru straturi de 4x4 "
    "pătrățele, văzute unul lângă altul, și câștigă patru în linie, într-un strat sau prin toate.\n"
    "Mergi cu săgețile sau cu maneta și apasă foc, dă clic pe un pătrățel sau folosește tastele numerice, așezate "
    "ca pătrățelele 3x3; în cub, tastele de la 1 la 4 duc la straturi. A abandonează jocul, care se socotește pierdut "
    "în fața calculatorului.\n"
    "Un meci are zece jocuri, iar startul alternează. O victorie aduce două puncte, o remiză unul. Meciurile cu "
    "sfaturi sau cu mutări luate înapoi nu intră în clasament.\n"
    "În varianta originală tastezi rândul și coloana, X începe mereu, iar -1 abandonează.",
)
ABANDON = keys.GIVE_UP

RANDOM = Text("random", "la întâmplare")
RANDOM_NOTE = Text("any free square will do", "orice pătrățel liber e bun")
ONE_PLY = Text("one move ahead", "o mutare înainte")
ONE_PLY_NOTE = Text("completes lines, blocks yours", "încheie linii și ți le oprește")
PERFECT = levels.PERFECT
PERFECT_NOTE = Text("never loses, never forgives", "nu pierde și nu iartă nimic")
MISERE = Text("misere", "misere")
MISERE_NOTE = Text("who completes a line loses", "cine încheie o linie pierde")
CUBE = Text("cube", "cub")
CUBE_NOTE = Text("four in a row, four layers", "patru în linie, patru straturi")
PANEL_LEVELS = (
    Text("RANDOM", "ALEATOR", PANEL),
    Text("ONE AHEAD", "O MUTARE", PANEL),
    Text("PERFECT", "PERFECT", PANEL),
    Text("MISERE", "MISERE", PANEL),
    Text("4X4X4 CUBE", "CUB 4X4X4", PANEL),
)
PANEL_AIMS = (
    Text("A LINE WINS", "O LINIE\nCÂȘTIGĂ", PANEL),
    Text("A LINE\nLOSES", "O LINIE\nPIERDE", PANEL),
)

HEADING = Text("NOUGHTS AND CROSSES", "X ȘI O")
NAME = Text("NOUGHTS\nAND CROSSES", "X ȘI O\nTREI LA RÂND")
PRESS = capitals.PRESS_RETURN
EXPLANATION = (
    Prose(
        "EACH PLAYER IN TURN NAMES A FREE SQUARE BY ITS ROW AND ITS COLUMN. PLAYER 1 HAS X AND BEGINS, PLAYER 2 HAS "
        "O.\n\nTHREE IN A ROW, IN A COLUMN OR ALONG A DIAGONAL WIN.",
        "FIECARE JUCĂTOR NUMEȘTE PE RÂND UN PĂTRĂȚEL LIBER, PRIN RÂNDUL ȘI COLOANA LUI. JUCĂTORUL 1 ARE X ȘI ÎNCEPE, "
        "JUCĂTORUL 2 ARE O.\n\nCÂȘTIGĂ TREI PE UN RÂND, PE O COLOANĂ SAU PE O DIAGONALĂ.",
    ),
    Prose(
        "EACH PLAYER IN TURN NAMES A FREE SQUARE BY ITS ROW AND ITS COLUMN. PLAYER 1 HAS X AND BEGINS, PLAYER 2 HAS "
        "O.\n\nWHOEVER COMPLETES A ROW, A COLUMN OR A DIAGONAL OF THREE LOSES.",
        "FIECARE JUCĂTOR NUMEȘTE PE RÂND UN PĂTRĂȚEL LIBER, PRIN RÂNDUL ȘI COLOANA LUI. JUCĂTORUL 1 ARE X ȘI ÎNCEPE, "
        "JUCĂTORUL 2 ARE O.\n\nPIERDE CINE ÎNCHEIE UN RÂND, O COLOANĂ SAU O DIAGONALĂ DE TREI.",
    ),
    Prose(
        "EACH PLAYER IN TURN NAMES A FREE SQUARE BY ITS LAYER, ROW AND COLUMN. PLAYER 1 HAS X AND BEGINS, PLAYER 2 "
        "HAS O.\n\nFOUR IN A STRAIGHT LINE WIN, WITHIN A LAYER OR THROUGH ALL FOUR.",
        "FIECARE JUCĂTOR NUMEȘTE PE RÂND UN PĂTRĂȚEL LIBER, PRIN STRAT, RÂND ȘI COLOANĂ. JUCĂTORUL 1 ARE X ȘI ÎNCEPE, "
        "JUCĂTORUL 2 ARE O.\n\nCÂȘTIGĂ PATRU ÎN LINIE DREAPTĂ, ÎNTR-UN STRAT SAU PRIN TOATE PATRU.",
    ),
)
TO_ABANDON = Prose("TYPE -1 TO ABANDON THE GAME.", "SCRIE -1 CA SĂ ABANDONEZI JOCUL.")

YOU = capitals.YOU
COMPUTER = capitals.COMPUTER
PLAYER = capitals.PLAYER_NUMBER
GAME = Text("GAME {n}/{of}", "JOCUL {n}/{of}", PANEL)
TIES = Text("DRAWS {n}", "REMIZE {n}", PANEL)
LAYER = Text("LAYER", "STRATUL", 8)
KEYS = Text("F1 HINT  F2 BACK  Q GIVE UP", "F1 SFAT  F2 ÎNAPOI  A ABANDON", 38)

AXES = (LAYER, Text("ROW", "RÂNDUL", 8), Text("COLUMN", "COLOANA", 8))
YOURS = Text("YOUR X:", "X-UL TĂU:", 16)
PLAYERS = Text("PLAYER {n} ({mark}):", "JUCĂTORUL {n} ({mark}):", 20)
WHICH_SQUARE = Text("WHICH SQUARE, WITH {mark}?", "CE PĂTRĂȚEL, CU {mark}?", 27)
BAD_NUMBER = Text("FROM 1 TO {most}, PLEASE, OR -1 TO ABANDON.", "DE LA 1 LA {most}, SAU -1 CA SĂ ABANDONEZI.", LINE)
TAKEN = Text("THAT SQUARE IS TAKEN.", "PĂTRĂȚELUL ACELA E OCUPAT.", LINE)

HINT_WINS = Text("{place} WINS.", "{place} CÂȘTIGĂ.", LINE)
HINT_TIES = Text("{place} KEEPS THE TIE.", "{place} ȚINE REMIZA.", LINE)
HINT_LOSES = Text("ALL LOSE, {place} LATEST.", "TOT PIERZI. {place} ȚINE MAI MULT.", LINE)
HINT_GUESS = Text("I WOULD TAKE {place}.", "EU AȘ LUA {place}.", LINE)
AT_SQUARE = Text("ROW {row}, COLUMN {column}", "R. {row}, COL. {column}", 20)
AT_CUBE = Text("LAYER {layer}, ROW {row}, COLUMN {column}", "STRAT {layer}, R. {row}, COL. {column}", 30)
REALLY_ABANDON = Text("ABANDON THIS GAME (Y/N)?", "ABANDONEZI JOCUL (D/N)?", LINE)
ABANDONED = Text("THE GAME IS ABANDONED.", "JOCUL A FOST ABANDONAT.", LINE)

WON = Text("YOU HAVE WON!", "AI CÂȘTIGAT!", LINE)
LOST = Text("I HAVE WON.", "AM CÂȘTIGAT EU.", LINE)
TIE = Text("NO LINE: A TIE.", "NICIO LINIE: REMIZĂ.", LINE)
PLAYER_WON = Text("PLAYER {n} HAS WON!", "A CÂȘTIGAT JUCĂTORUL {n}!", LINE)
MATCH_OVER = Text("MATCH OVER: {won} WON, {lost} LOST.", "SFÂRȘIT: {won} CÂȘTIGATE, {lost} PIERDUTE.", LINE)
MATCH_OVER_FOR_TWO = Text("MATCH OVER: {won} TO {lost}.", "SFÂRȘIT DE MECI: {won} LA {lost}.", LINE)
BIG_WON = capitals.YOU_WIN
BIG_LOST = capitals.YOU_LOSE
BIG_TIE = Text("A TIE", "REMIZĂ")
BIG_PLAYER_WON = capitals.PLAYER_WON
FAREWELL = Text("GOODBYE.", "LA REVEDERE.", LINE)
