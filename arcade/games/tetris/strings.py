"""The words of the falling pieces."""

from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import keys, labels, levels

TITLE = Text("Tetris - falling pieces", "Tetris - combinarea pieselor")
SPINE = Text("Tetris", "Tetris", 15)
TAGLINE = Text("Turn, shift, drop: fill the rows", "Rotește, mută, umple rândurile")
CARD = Prose(
    "Pieces fall into the well one by one. Shift and turn them so that they fill whole rows: these vanish. When the"
    " pile reaches the top the game is over. A piece brings 7 points (5 while the next one is shown), a dropped piece"
    " 1 more for each row, rows at once 50, 150, 300, 600 and more. Every ten rows the pieces fall faster.\n"
    "Dotted corners show where the piece would land. Put one piece aside and take it back when it fits. The hint"
    " marks the adviser's place with crosses and tells what he sees: height, holes, rows.\n"
    "Pentis has the twelve pieces of five squares, Hex the thirty-five of six, Mix all of them. In the original the"
    " square wanders when it is turned and the top of an upright bar is overlooked.",
    "Piesele cad una câte una în puț. Mută-le și rotește-le ca să umple rânduri întregi: acestea dispar. Când grămada"
    " ajunge sus, jocul s-a terminat. O piesă aduce 7 puncte (5 cât timp se vede următoarea), una lăsată să cadă încă"
    " 1 de fiecare rând, rândurile deodată 50, 150, 300, 600 și mai mult. La fiecare zece rânduri căderea e mai"
    " rapidă.\n"
    "Colțurile punctate arată unde ar ateriza piesa. Poți pune o piesă deoparte și o iei când se potrivește. Sfatul"
    " arată cu cruciulițe locul ales de sfătuitor și spune ce vede: înălțime, goluri, rânduri.\n"
    "Pentis are cele douăsprezece piese de cinci pătrate, Hex cele treizeci și cinci de șase, Mix pe toate. În"
    " original pătratul se mută când e rotit, iar vârful unei bare verticale e trecut cu vederea.",
)

SLOW = levels.SLOW
SLOW_NOTE = Text("pieces fall leisurely", "piesele cad agale")
NORMAL = levels.NORMAL
NORMAL_NOTE = Text("a steady fall, soon faster", "cad domol, apoi mai iute")
FAST = levels.FAST
FAST_NOTE = Text("quick from the first piece", "iute de la prima piesă")
PENTIS = Text("Pentis", "Pentis")
PENTIS_NOTE = Text("12 pieces of five squares", "12 piese de cinci pătrate")
HEX = Text("Hex", "Hex")
HEX_NOTE = Text("35 pieces of six squares", "35 de piese de șase pătrate")
MIX = Text("Mix", "Mix")
MIX_NOTE = Text("four, five and six squares", "patru, cinci și șase pătrate")

TURN = keys.TURN
TURN_BACK = Text("turn back", "rotește înapoi")
DROP = Text("drop", "lasă să cadă")
HURRY = keys.HURRY_DOWN
HOLD = Text("put aside", "pune deoparte")
PREVIEW = Text("next on/off", "următoarea da/nu")

SPACED_TITLE = Text("T E T R I S", "T E T R I S", width=16)
BEST = Text("MAX", "MAX", width=5)
SCORE = labels.SCORE
LINES = Text("Lines", "Linii", width=5)
STATISTICS = Text("Statistics", "Statistică", width=16)
COMMANDS = (
    Text("I-left", "I-stânga", width=9),
    Text("P-right", "P-dreapta", width=9),
    Text("O-rotate", "O-rotește", width=9),
    Text("M-drop", "M-cade", width=9),
    Text("N-next", "N-urmează", width=9),
)
NEXT = Text("Next", "Urm.", width=5)
THE_END = Text("The game is over", "Jocul s-a sfârșit", width=17)
ONCE_MORE = Text("Once more? (y/n)", "Încă o dată? (d/n)", width=26)

SPEED = Text("Speed", "Viteză", width=8)
RECORD = Text("Max", "Max", width=4)
COMING = Text("Next", "Urmează", width=8)
ASIDE = Text("Aside", "Deoparte", width=8)
PIECES = Text("Pieces", "Piese", width=7)
REWARD = Text("{rows} rows at once: {points} points", "{rows} rânduri deodată: {points} puncte")
FASTER = Text("Faster! Speed {speed}", "Mai repede! Viteza {speed}")
ADVICE = Text("Height {height} holes {holes} rows {rows}", "Înălțime {height} goluri {holes} linii {rows}")
NEW_RECORD = Text("NEW RECORD", "RECORD NOU")
ADVICE_PLACE = Text("Adviser: column {column}, turns {turns}", "Sfat: coloana {column}, rotiri {turns}", width=32)
SUBTITLE = Text("Falling pieces", "Combinarea pieselor")
