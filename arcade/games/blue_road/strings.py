"""The words of the blue road."""

from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import levels, sentences

PANEL = 10
"""Columns beside the board."""

TITLE = Text("The Blue Road", "Jocul drumului albastru")
SPINE = Text("Blue Road", "Drumul albastru", 15)
POSTER = Text("THE BLUE\nROAD", "DRUMUL\nALBASTRU")
TAGLINE = Text("Don't drive it off the board!", "Nu-l scoate de pe tablă!")
CARD = Prose(
    "Take turns laying a tile in front of the road: a crosses, b and c bend. The road runs on over every older tile"
    " that it meets. Whoever drives it off the board loses. Choose the board and who begins: if the number of fields"
    " is even, the first player can always win, else the second. The secret is to pair the free fields up and lead"
    " the road from each into its partner: the hint shows the pairs. After the game the tile that lost it blinks. A"
    " road counts a point a field, and a win twenty for each level.",
    "Se pune pe rând câte o placă în fața drumului: a încrucișează, b și c fac curbe. Drumul trece mai departe peste"
    " orice placă mai veche. Cine îl scoate de pe tablă pierde. Alegi tabla și cine începe: dacă numărul câmpurilor"
    " e par, primul poate câștiga mereu, altfel al doilea. Secretul: câmpurile libere se împart în perechi, iar drumul"
    " se duce din fiecare în perechea lui; sfatul arată perechile. La sfârșit clipește placa greșită. Drumul aduce"
    " un punct pe câmp, iar victoria douăzeci pe nivel.",
)

STROLLER = Text("stroller", "hoinar")
STROLLER_NOTE = Text("dreams along the way", "visează pe drum")
CAREFUL = levels.CAREFUL
CAREFUL_NOTE = Text("sees two tiles ahead", "vede două plăci înainte")
WATCHFUL = Text("watchful", "prevăzător")
WATCHFUL_NOTE = Text("sees four tiles ahead", "vede patru plăci înainte")
PRINTED = Text("matchmaker", "pețitor")
PRINTED_NOTE = Text("pairs the fields up", "împarte câmpurile în perechi")
PERFECT = levels.PERFECT
PERFECT_NOTE = Text("never misses a win, sets traps", "nu ratează și întinde curse")

YOUR_MOVE = Text("Your move: tile a, b or c?", "Mutarea ta: a, b sau c?")
PLAYERS_MOVE = Text("Player {n}: a, b or c?", "Jucătorul {n}: a, b sau c?")
WRONG_KEY = Text("Wrong key", "Mutare greșită")
MY_MOVE = sentences.MY_MOVE_NEXT
I_WON = Text("I won. Again (y/n)?", "Am învins. Încă un joc (d/n)?")
YOU_WON = Text("You won! Again (y/n)?", "Ai învins! Încă un joc (d/n)?")
SEAT_WON = Text("Player {n} won! Again (y/n)?", "A învins juc. {n}! Alt joc (d/n)?")

HOW_LARGE = Text("How large? {rows} × {columns}", "Ce tablă? {rows} × {columns}")
SIZE_KEYS = Text("Arrows change it, Return takes", "Săgețile schimbă, Enter alege")
WHICH_TILE = Text("tile a, b or c?", "placa a, b sau c?", width=sentences.ASKED)
TILE_KEYS = Text("A B C tile", "A B C placă")
ROAD = Text("road {n}", "drum {n}", width=PANEL)
DRIVEN = Count(
    ("The road runs over {n} old tile", "The road runs over {n} old tiles"),
    ("Drumul trece peste {n} placă", "Drumul trece peste {n} plăci", "Drumul trece peste {n} de plăci"),
)
OFF = Text("Off the board!", "A ieșit de pe tablă!")
HINT_PAIRS = Text("{tile} wins: into the field's pair", "{tile} câștigă: intră în pereche")
HINT_WINS = Text("{tile} wins", "{tile} câștigă")
HINT_LASTS = Text("All lose if I play well; try {tile}", "Toate pierd; {tile} rezistă mult")
HINT_OPEN = Text("Hard to say; {tile} looks good", "Greu de spus; {tile} pare bună")
TAKEN_BACK = sentences.TAKEN_BACK
SLIP = Text("Tile {n}: {better} would have won", "Placa {n}: cu {better} se câștiga")
NO_SLIP = {
    Outcome.LOST: Text("There was no way to win", "Nu era nicio cale de câștig"),
    Outcome.WON: Text("The win was yours from the start", "Victoria era a ta de la început"),
    Outcome.FIRST: Text("Player 2 never had a chance", "Jucătorul 2 n-a avut șanse"),
    Outcome.SECOND: Text("Player 1 never had a chance", "Jucătorul 1 n-a avut șanse"),
}
