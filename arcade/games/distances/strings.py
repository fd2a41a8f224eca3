"""The words of the Distances Game."""

from arcade.games.distances.opponent import Reason
from arcade.games.distances.rules import Variant
from arcade.toolkit.contract.texts import Prose, Text
from arcade.toolkit.words import levels, sentences

PANEL = 13
"""Columns of the panel."""

TITLE = Text("The Distances Game", "Jocul distanțelor")
SPINE = Text("Distances", "Distanțe", 15)
POSTER = Text("DISTANCES", "DISTANȚE", width=9)
TAGLINE = Text("No distance may come twice", "Nicio distanță de două ori")
CARD = Prose(
    "Take turns to put a stone on a free field. Any two stones of a row or a column, whatever stands between, make a"
    " distance, 1 to 7; diagonals don't count. Whoever makes a distance for the second time loses. You may also play"
    " with stones of your own, where only your pairs count against you, or until three equal pairs. Type a1 to h8, or"
    " steer. V shows the fields that lose. Five wins make a match: ten points a win, one less for a loss. The second"
    " player can always win the shared game, and the master knows how.",
    "Se pune pe rând câte o piesă pe un câmp liber. Oricare două piese de pe un rând sau o coloană, orice ar fi între"
    " ele, fac o distanță de la 1 la 7; diagonala nu contează. Cine face o distanță a doua oară pierde. Se poate juca"
    " și cu piese proprii, când contează doar perechile tale, sau până la trei perechi egale. Scrie a1–h8 sau mută"
    " cursorul. V arată câmpurile pierzătoare. Cinci victorii fac un meci: zece puncte victoria, minus unu"
    " înfrângerea. În jocul comun al doilea poate câștiga mereu, iar maestrul știe cum.",
)

CARELESS = levels.CARELESS
CARELESS_NOTE = Text("looks along the rows only", "se uită doar pe rânduri")
PRINTED = Text("haphazard", "la noroc")
PRINTED_NOTE = Text("takes any field that is safe", "ia orice câmp sigur")
ENDING = Text("reckoner", "socotitor")
ENDING_NOTE = Text("counts out the last stones", "socotește ultimele piese")
PLANNING = Text("planner", "strateg")
PLANNING_NOTE = Text("sees the end from afar", "vede de departe finalul")
MASTER = levels.MASTER
MASTER_NOTE = Text("forgives no mistake", "nu iartă nicio greșeală")

WHICH_GAME = Text(
    "Which game? 1 shared stones,\n2 own stones, 3 three pairs",
    "Ce joc? 1 piese comune,\n2 piese proprii, 3 trei perechi",
)
GAMES = {
    Variant.SHARED: Text("shared", "comun", width=PANEL),
    Variant.OWN: Text("own stones", "propriu", width=PANEL),
    Variant.THREE: Text("three pairs", "trei perechi", width=PANEL),
}
USED = Text("distances", "distanțe", width=PANEL)

YOUR_MOVE = Text("Your move (a1–h8)", "Mutarea ta (a1–h8)", width=20)
PLAYERS_MOVE = Text("Player {n} (a1–h8)", "Jucătorul {n} (a1–h8)", width=20)
MY_MOVE = sentences.MY_MOVE
TAKEN = sentences.STONE_THERE
NO_FIELD_LEFT = sentences.NO_SAFE_FIELD
I_CONCEDE = Text("I have no safe field: I concede", "Niciun câmp sigur: mă predau")
SEE_WHERE = Text("See where you lost? (y/n)", "Vezi unde ai pierdut? (d/n)")
LOOK = Text("Look!", "O.K., privește!")
SHOWN = Text("Crosses mark fields that lose", "Crucile arată ce pierde")
HIDDEN = Text("The crosses are gone", "Crucile au dispărut")
TWICE = Text("Distance {distance} came {times} times", "Distanța {distance} apare de {times} ori")
MATCH = sentences.MATCH_ENDS

SAFE = Text("{field} is safe", "{field} e sigur")
HINTS: dict[Reason, Text] = {
    "chance": SAFE,
    "scan": SAFE,
    "concede": NO_FIELD_LEFT,
    "room": Text("{field} leaves you most room", "{field} îți lasă cel mai mult loc"),
    "planned": sentences.FIELD_LOOKS_BEST,
    "won": sentences.FIELD_WINS,
    "trap": Text("All lose; {field} is a trap", "Toate pierd; {field} e o capcană"),
}
