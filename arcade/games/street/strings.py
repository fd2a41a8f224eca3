"""The words of Crossing the street."""

from arcade.games.street.events import Fault
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels

TITLE = Text("Crossing the street", "Traversarea străzii")
SPINE = Text("Street crossing", "Pe stradă", 15)
SHORT_TITLE = Text("Crossing", "Traversare")
TAGLINE = Text("Patience wins, haste loses", "Răbdarea câștigă, graba pierde")
CARD = Prose(
    "Walk from door to door across six lanes, ten times. Cross at the lights when the green man shows, or at the plain"
    " zebra after looking both ways with fire; at the island look again. Faults and loitering cost points, and a mark"
    " from 1 to 10 awaits you. From the third level ambulances ignore the lights; at the fourth it rains and cars brake"
    " late.",
    "Mergi din ușă în ușă peste șase benzi, de zece ori. Traversează la semafor când arată omul verde, sau pe zebra"
    " simplă după ce te asiguri cu foc; la refugiu asigură-te din nou. Greșelile și încetineala costă puncte, iar la"
    " sfârșit primești o notă de la 1 la 10. De la nivelul trei ambulanțele nu țin cont de semafor; la patru plouă și"
    " mașinile frânează târziu.",
)
LOOK = Text("look both ways", "asigură-te")
CALM_STREET, CALM_NOTE = Text("calm", "liniștit"), Text("slow cars, quick brakes", "mașini lente, frâne bune")
TOWN, TOWN_NOTE = Text("town", "oraș"), Text("more cars, and buses", "mai multe mașini, autobuze")
RUSH, RUSH_NOTE = Text("rush hour", "aglomerat"), Text("fast, with ambulances", "iute, cu ambulanțe")
RAIN, RAIN_NOTE = Text("rain", "ploaie"), Text("very fast, brakes bite late", "foarte iute, frâne slabe")

LEVEL_QUESTION = Text("Difficulty (1-4) ", "Grad de dificultate (1-4) ", width=28)
ACCIDENTS = Text("accidents", "accidente", width=12)
CROSSINGS = Text("crossings", "traversări", width=12)

CROSSING = Text("Crossing", "Traversarea", width=12)
SCORE = labels.POINTS
GO_TO = {
    (0, 1): Text("Go home", "Mergi acasă"),
    (0, 5): Text("Go to the baker's", "Mergi la brutărie"),
    (0, 9): Text("Go to the library", "Mergi la bibliotecă"),
    (10, 1): Text("Go to school", "Mergi la școală"),
    (10, 5): Text("Go to the chemist's", "Mergi la farmacie"),
    (10, 9): Text("Go to the post office", "Mergi la poștă"),
}
FAULTS = {
    Fault.ACCIDENT: Text("Hit by a car! Back to the kerb", "Te-a lovit o mașină! Înapoi"),
    Fault.RED: Text("Fault: the light was red!", "Greșeală: era roșu!"),
    Fault.OFF_ZEBRA: Text("Fault: keep to the zebra!", "Greșeală: treci pe zebră!"),
    Fault.NO_LOOK: Text("Fault: look first (fire)!", "Greșeală: întâi asigură-te!"),
}
FREE = Text("Left, right: the way is free", "Stânga, dreapta: drum liber")
NOT_FREE = Text("Wait! Something is coming", "Așteaptă! Vine ceva")
LOOK_FIRST = Text("Look both ways with fire", "Asigură-te cu foc")
WAIT_GREEN = Text("Wait for the green man", "Așteaptă omul verde")
WALK_NOW = Text("Green: you may cross", "Verde: poți trece")
SIREN = Text("An ambulance! Let it pass", "O ambulanță! Las-o să treacă")
WELL_DONE = Count(
    ("Across: {n} point of 10", "Across: {n} points of 10"),
    ("Ai trecut: {n} punct din 10", "Ai trecut: {n} puncte din 10", "Ai trecut: {n} puncte din 10"),
)

REPORT = Text("SCHOOL REPORT", "CARNET DE NOTE", width=20)
MARK = capitals.MARK
SHORT_FAULTS = {
    Fault.ACCIDENT: Text("accident", "accident", width=10),
    Fault.RED: Text("red light", "pe roșu", width=10),
    Fault.OFF_ZEBRA: Text("off zebra", "fără zebră", width=10),
    Fault.NO_LOOK: Text("no look", "neatent", width=10),
}
CORRECT = Text("correct", "corect", width=10)
SLOW = Text("slow", "încet", width=8)
COMMENTS = (
    Text("Stay indoors and read the rules", "Stai în casă și citește regulile"),
    Text("The road is not a playground", "Strada nu e loc de joacă"),
    Text("You frightened every driver", "Ai speriat toți șoferii"),
    Text("Too many faults: once again", "Prea multe greșeli: repetă"),
    Text("Passed, but only just", "Trecut, dar la limită"),
    Text("Fair: look before you walk", "Acceptabil: privește întâi"),
    Text("Good, with some haste", "Bine, dar cu grabă"),
    Text("Good: a careful walker", "Bine: un pieton atent"),
    Text("Very good: a fine example", "Foarte bine: un exemplu"),
    Text("Excellent: safe and swift!", "Excelent: sigur și iute!"),
)
"""What the teacher says of each mark from 1 to 10."""
