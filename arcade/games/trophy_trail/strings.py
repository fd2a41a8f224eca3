"""The words of Trophy trail."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, levels

TITLE = Text("Trophy trail", "Deplasare")
SHARING = Prose(
    "Player 1 has A Z N, the comma and SPACE, player 2 the arrows and ENTER.",
    "Jucătorul 1 are A Z N, virgula și SPAȚIU, jucătorul 2 săgețile și ENTER.",
)
TAGLINE = Text("Look where you have been", "Ai grijă pe unde ai trecut")
CARD = Prose(
    "Lead the star over the field and collect all thirty trophies; it stands still while you press nothing. Never touch"
    " the edge or your own trail: not even by turning straight back. The clock has a hundred units and runs only while"
    " you hesitate. Cups count 1, goblets 2, crowns 5 until they lose their gold. A cleared field gives the units"
    " left over as a bonus, and another field. Fire throws the rope, once a field: it pulls you back eight cells. A"
    " hint shows a good way and costs 5 units. Two players: A Z N and the comma against the arrows; who crashes loses.",
    "Condu steaua pe teren și culege toate cele treizeci de trofee; dacă nu apeși nimic, stă pe loc. Nu atinge marginea"
    " și nici drumul tău: nici măcar întorcându-te pe loc. Timpul are o sută de unități și curge numai cât eziți."
    " Cupele valorează 1, pocalele 2, coroanele 5, până își pierd aurul. Un teren golit aduce unitățile rămase ca"
    " bonus și încă un teren. Focul aruncă frânghia, o dată pe teren: te trage înapoi opt pași. Un sfat arată un"
    " drum bun și costă 5 unități. În doi: A Z N și virgula contra săgeților; pierde cine se lovește.",
)
ROPE_CONTROL = Text("rope", "frânghie")
STROLL, STROLL_NOTE = levels.STROLL, Text("slow, the edge is rubber", "lent, marginea e de cauciuc")
WALK, WALK_NOTE = Text("walk", "drumeție"), Text("medium, the edge is brick", "potrivit, marginea e de zid")
RUN, RUN_NOTE = levels.RUN, Text("fast, the clock too", "iute, și timpul la fel")
EXPERT, EXPERT_NOTE = levels.EXPERT, Text("very fast", "foarte iute")
COMET = Text("comet", "cometă")
COMET_NOTE = Text("never stops, faster each field", "fără oprire, tot mai iute")

BOOK_TITLE = Text("Have a good trip!", "Drum bun!", width=22)
BOOK_RULES = Prose(
    "Collect as many trophies & as you can, leading * ; do not touch the edge or your own trail. You have 100 units of"
    " time.",
    "Culege cât mai multe trofee & conducând * ; nu atinge marginea și nici drumul tău. Ai 100 de unități de timp.",
)
BOOK_KEYS = Prose("Keys: A=up, Z=down, N=left, M=right", "Comenzi: A=sus, Z=jos, N=stânga, M=dreapta")
BOOK_LEVEL = Text("LEVEL", "NIVEL", width=31)
BOOK_LEVELS = Text("1=slow,2=medium,3=fast,4=expert", "1=lent,2=mediu,3=rapid,4=expert", width=31)
BOOK_OVER = Text("The end!", "Terminat!", width=22)
BOOK_SCORE = Count(
    ("Your score: {n} point", "Your score: {n} points"),
    ("Scorul tău: {n} punct", "Scorul tău: {n} puncte", "Scorul tău: {n} de puncte"),
    width=25,
)

POINTS = labels.POINTS
TIME = labels.TIME
TAKEN = Text("Taken", "Luate", width=5)
LEFT = Text("Left", "Rămase", width=6)
FIELD = Text("Field", "Teren", width=6)
READY = Text("Off you go!", "La drum!")
READY_TWO = Text("1: A Z N ,    2: arrows", "1: A Z N ,    2: săgeți")
CLEARED = Text("Cleared! {n} units as a bonus", "Teren golit! Bonus {n} unități")
ADVICE_LEFT = Count(
    ("Then {n} more is within reach", "Then {n} more are within reach"),
    ("Apoi mai e la îndemână {n}", "Apoi mai sunt la îndemână {n}", "Apoi mai sunt la îndemână {n}"),
)
NO_WAY = Text("No trophy is within reach", "Niciun trofeu nu e la îndemână")
NO_WAY_ROPE = Text("Shut in! Fire throws the rope", "Încercuit! Focul dă frânghia")
NO_ROPE = Text("There is no rope any more", "Nu mai ai frânghie")
NO_TRAIL = Text("You have not gone anywhere yet", "Încă nu ai plecat nicăieri")
ROPE_USED = Text("The rope pulls you back", "Frânghia te trage înapoi")
FADED = Text("The crowns have lost their gold", "Coroanele și-au pierdut aurul")
HURRY = Text("Only {n} units left!", "Mai ai doar {n} unități!")

CRASH_EDGE = Text("Into the edge!", "În margine!")
CRASH_TRAIL = Text("Onto a trail!", "Peste un drum!")
CRASH_BOTH = Text("Into each other!", "V-ați ciocnit!")
TIME_UP = Text("No time left!", "Timpul s-a scurs!")
STRANDED = Text("Shut in by your own trail!", "Închis de propriul drum!")
ALL_TAKEN = Text("All trophies are taken!", "Toate trofeele sunt culese!")

EVERY_TROPHY = Text("EVERY TROPHY!", "TOATE TROFEELE!", width=20)
NEARLY_ALL = Text("NEARLY ALL!", "APROAPE TOATE!", width=20)
MORE_THAN_HALF = Text("MORE THAN HALF", "PESTE JUMĂTATE", width=20)
TOO_FEW = Text("TOO FEW", "PREA PUȚINE", width=20)
RESULT = capitals.RESULT
ROW_FIELDS = Text("fields cleared", "terenuri golite", width=15)
ROW_BEST = Text("best field", "cel mai bun", width=14)
ROW_TROPHIES = Text("trophies", "trofee", width=14)
ROW_TIME = Text("time used", "timp folosit", width=14)
ROW_POINTS = cartridge.POINTS
