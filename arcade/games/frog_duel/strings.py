"""The words of the frogs' duel."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, levels, sentences

LINE = 30
"""Columns of the original's message line."""

TITLE = Text("Frog Duel", "Duelul broscuțelor")
SPINE = Text("Frog Duel", "Broscuțele", 15)
TAGLINE = Text("Who can’t leap any more loses", "Cine nu mai poate sări pierde")
CARD = Prose(
    "Two frogs face each other on every lane of the pond: yours on the left, the computer's on the right. Choose a lane"
    " and leap forward as far as you like; a frog never leaps back, nor over the other. When all lanes are closed,"
    " whoever can leap no more loses, upside down wins. Up and down choose a lane, right leaps a place, left takes it"
    " back, Return or fire ends the move; or click on a lily pad. Once a frog has leapt its lane is settled. There is a"
    " theory: press T when asked who starts.",
    "Pe fiecare culoar al lacului stau două broaște față în față: ale tale în stânga, ale calculatorului în dreapta."
    " Alege un culoar și sari înainte cât vrei; broasca nu sare nici înapoi, nici peste cealaltă. Când toate culoarele"
    " s-au închis, cine nu mai poate sări pierde, iar pe dos câștigă. Sus și jos aleg culoarul, dreapta sare un loc,"
    " stânga îl ia înapoi, Enter sau foc încheie mutarea; sau fă clic pe o frunză de nufăr. După primul salt culoarul"
    " rămâne ales. Există o teorie: apasă T la întrebarea cine începe.",
)
TADPOLE = Text("tadpole", "mormoloc")
TADPOLE_NOTE = Text("leaps anywhere", "sare la întâmplare")
FROG = Text("frog", "broască")
FROG_NOTE = levels.HALF_THE_THEORY
OLD_FROG = Text("old frog", "broscoi bătrân")
OLD_FROG_NOTE = levels.NEVER_LETS_OFF
NEW_PONDS = Text("new ponds", "lacuri noi")
NEW_PONDS_NOTE = Text("lanes by chance; an old frog", "culoare la întâmplare")
UPSIDE_DOWN = levels.UPSIDE_DOWN
UPSIDE_DOWN_NOTE = Text("who leaps last loses", "cine sare ultimul pierde")


YOUR_MOVE = Text("You: 6 lane, 8 step, 9 done", "Tu: 6 culoar, 8 pas, 9 gata", width=LINE)
MY_MOVE = Text("My move is this", "Aceasta e mutarea mea", width=LINE)
YOU_WIN = sentences.WELL_PLAYED
PLAY_AGAIN = sentences.PLAY_AGAIN
HEADING = Text("FROG DUEL", "DUELUL BROSCUȚELOR", width=26)

CHOOSE_LANE = Text("a lane, then leap", "culoar, apoi salt", width=sentences.ASKED)
LEAPING = Count(
    ("Lane {lane}: {n} leap. Return ends", "Lane {lane}: {n} leaps. Return ends"),
    ("Culoar {lane}: {n} salt. Enter", "Culoar {lane}: {n} salturi. Enter", "Culoar {lane}: {n} de salturi. Enter"),
    width=32,
)
NO_STEP = Text("Leap at least one place first", "Sari măcar un loc mai întâi")
LANE_SETTLED = Text("Take the leaps back first", "Ia întâi salturile înapoi")
CLOSED = Text("No free place there", "Acolo nu e loc liber")
ADVICE = Text("Lane {lane}: leap {steps}", "Culoarul {lane}: sari {steps}")
NO_ADVICE = Text("No leap wins by force", "Niciun salt nu câștigă sigur")
WHO_STARTS = Text("C=computer, Y=you; T=theory", "C=calc. J=jucător; T=teoria")
LAST_WINS = Text("who leaps last wins", "cine sare ultimul câștigă")
LAST_LOSES = UPSIDE_DOWN_NOTE
THEORY = capitals.THE_THEORY
THEORY_PROSE = Prose(
    "Write the free places in binary. A column with an odd number of ones gives a one in the sum below. If the sum is"
    " not zero, some lane can make it zero; from zero every leap spoils it again.",
    "Scrie locurile libere în binar. O coloană cu un număr impar de unu dă unu în suma de jos. Dacă suma nu e zero, un"
    " culoar o poate face zero; din zero orice salt o strică iar.",
)
SUM = labels.SUM
