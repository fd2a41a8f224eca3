"""The words of Triplet."""

from arcade.games.triplet.board import Direction
from arcade.games.triplet.rules import Reason
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import levels, sentences

PANEL, COORDINATES = 10, 15
"""Columns of the panel, and before the place for a field or a direction in the original."""

TITLE = Text("Triplet", "Triplet")
TAGLINE = Text("Never own three on one line", "Niciodată trei pe o linie")
CARD = Prose(
    "Put one stone of yours on a free field in turn. Whoever owns three on one whole row, column or diagonal loses,"
    " with gaps or enemy stones between them as well. Eight boards: on those with an even number of fields the second"
    " player can always win by turning every move through the centre, and the master does. V marks what loses: a"
    " cross for you, a ring for the other, a dot for both. The original look always plays as printed. A win scores 50"
    " and one for each of your stones, a loss the stones that were safe.",
    "Pune pe rând câte o piesă pe un câmp liber. Cine are trei pe același rând, coloană sau diagonală pierde, chiar cu"
    " goluri sau piese străine între ele. Opt table: pe cele cu număr par de câmpuri al doilea câștigă mereu răspunzând"
    " simetric față de centru, iar maestrul o face. V arată ce pierde: cruce la tine, inel la celălalt, punct la"
    " amândoi. Varianta originală joacă mereu ca în carte. Victoria aduce 50 de puncte și câte unul de fiecare piesă,"
    " înfrângerea doar piesele sigure.",
)

CARELESS = levels.CARELESS
CARELESS_NOTE = Text("overlooks the diagonals", "nu vede diagonalele")
PRINTED = Text("orderly", "ordonat")
PRINTED_NOTE = Text("takes the first safe field", "ia primul câmp sigur")
QUEENS = Text("queens", "dame")
QUEENS_NOTE = Text("keeps its first stones apart", "își răsfiră primele piese")
COUNTING = Text("counter", "numărător")
COUNTING_NOTE = Text("counts safe fields of both", "numără câmpurile sigure")
MASTER = levels.MASTER
MASTER_NOTE = Text("looks far ahead, mirrors you", "vede departe, te oglindește")

WHICH_BOARD = Text("Which board? (1–8)", "Ce tablă? (1–8)")
YOUR_MOVE = Text("Your move ({first}–{last})", "Mutarea ta ({first}–{last})", width=21)
PLAYERS_MOVE = Text("Player {n} ({first}–{last})", "Jucătorul {n} ({first}–{last})", width=21)
TAKEN = Text("{field} is taken", "{field} este ocupat")
MY_MOVE = Text("My move:", "Mutarea mea:", width=COORDINATES)
MY_FIELD = Text("Computer: {field}", "Calculatorul: {field}")
SEAT_WINS = Text("Player {n} wins", "Câștigă juc. {n}", width=COORDINATES)
YOU_WIN = Text("You win – I have no move", "Ai câștigat, nu am ce muta")
DIRECTIONS = {
    Direction.ROW: Text("horizontal", "orizontal", width=32 - COORDINATES),
    Direction.COLUMN: Text("vertical", "vertical", width=32 - COORDINATES),
    Direction.FALLING: Text("diagonal NW–SE", "diagonală NV–SE", width=32 - COORDINATES),
    Direction.RISING: Text("diagonal NE–SW", "diagonală NE–SV", width=32 - COORDINATES),
}
TRIPLET = Text("Triplet! {fields}", "Triplet! {fields}")
SHOWN = Text("× you, o the other, · both lose", "× pierzi tu, o celălalt, · ambii")
HIDDEN = sentences.MARKS_GONE

SAFE = Text("safe {n}", "sigur {n}", width=PANEL)
LEVEL = Text("level {n}", "nivel {n}", width=PANEL)
GAME = Text("game {n}", "joc {n}", width=PANEL)

HINTS: dict[Reason, Text] = {
    "mirror": Text("{field} mirrors the last stone", "{field} oglindește ultima piesă"),
    "planned": sentences.FIELD_LOOKS_BEST,
    "won": sentences.FIELD_WINS,
    "lost": Text("All lose; {field} lasts longest", "Toate pierd; {field} ține mai mult"),
    "concede": sentences.NO_SAFE_FIELD,
}
