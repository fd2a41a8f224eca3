"""The words of the cave that both tales share; each tale's own words are in `flint` and `ileana`."""

from arcade.games.cave.board import Way
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import labels

TITLE = Text("The treasure in the cave", "Comoara din peșteră", width=28)
SPINE = Text("Cave treasure", "Comoara", 15)
TAGLINE = Text("Forty dark places and one chest", "O peșteră, o comoară, un uriaș")
CARD = Prose(
    "Something is hidden in the cave, elsewhere in every game. Walk north, south, east, west, up and down, find it and"
    " carry it out in as few steps as you can. Carriers do not fit through narrow tunnels, and guards who saw you once"
    " rob you at the next try. A hint costs a step. The map draws itself; stars tell how near you came to the shortest"
    " way.",
    "Ceva e ascuns în peșteră, la fiecare joc în alt loc. Mergi spre nord, sud, est, vest, urcă și coboară, găsește-l"
    " și scoate-l afară în cât mai puțini pași. Cu el nu încapi prin tunelurile strâmte, iar paznicii care te-au văzut"
    " o dată te jefuiesc la a doua încercare. Un sfat costă un pas. Harta se desenează singură; stelele arată cât"
    " de aproape ești de drumul cel mai scurt.",
)
MAP_GIVEN = Text("map in hand", "cu harta în mână")
MAP_GIVEN_NOTE = Text("the whole cave is on your map", "toată peștera e pe hartă")
EXPLORER = Text("explorer", "explorator")
EXPLORER_NOTE = Text("the map draws itself", "harta se desenează singură")
NO_MAP = Text("pencil and paper", "creion și hârtie")
NO_MAP_NOTE = Text("draw the map yourself", "desenează tu harta")
TALE_GIVEN = Text("Ileana, mapped", "Ileana, cu harta")
TALE_GIVEN_NOTE = Text("a dragon, four floors, a map", "balaur, patru etaje, o hartă")
TALE_EXPLORER = Text("Ileana, unmapped", "Ileana, în beznă")
TALE_EXPLORER_NOTE = Text("the dragon's realm, unmapped", "tărâm de balaur, fără hartă")
SECOND_TAGLINE = Text("Bring her home from the dragon", "Adu-o de pe tărâmul celălalt")

NORTH, SOUTH = labels.NORTH, labels.SOUTH
EAST, WEST = labels.EAST, labels.WEST
CLIMB, DESCEND = Text("up", "urcă"), Text("down", "coboară")
MAP, POINTS_KEY = Text("other floor of the map", "alt etaj al hărții"), Text("points", "punctaj")
STAIRS = Text("up or down", "sus sau jos")
LETTERS: dict[Way, Text] = {
    Way.NORTH: labels.NORTH_LETTER,
    Way.SOUTH: labels.SOUTH_LETTER,
    Way.EAST: labels.EAST_LETTER,
    Way.WEST: labels.WEST_LETTER,
    Way.UP: Text("U", "U"),
    Way.DOWN: Text("D", "C"),
}
NO_EXIT_NORTH = Text("You can't go north", "Nu poți merge spre nord")
NO_EXIT_SOUTH = Text("You can't go south", "Nu poți merge spre sud")
NO_EXIT_EAST = Text("You can't go east", "Nu poți merge spre est")
NO_EXIT_WEST = Text("You can't go west", "Nu poți merge spre vest")
NO_EXIT_UP = Text("You can't go up", "Nu poți urca")
NO_EXIT_DOWN = Text("You can't go down", "Nu poți coborî")
NO_EXIT = {
    Way.NORTH: NO_EXIT_NORTH,
    Way.SOUTH: NO_EXIT_SOUTH,
    Way.EAST: NO_EXIT_EAST,
    Way.WEST: NO_EXIT_WEST,
    Way.UP: NO_EXIT_UP,
    Way.DOWN: NO_EXIT_DOWN,
}
HINT_NORTH = Text("A voice whispers: north", "O voce șoptește: spre nord")
HINT_SOUTH = Text("A voice whispers: south", "O voce șoptește: spre sud")
HINT_EAST = Text("A voice whispers: east", "O voce șoptește: spre est")
HINT_WEST = Text("A voice whispers: west", "O voce șoptește: spre vest")
HINT_UP = Text("A voice whispers: up", "O voce șoptește: în sus")
HINT_DOWN = Text("A voice whispers: down", "O voce șoptește: în jos")
HINTS = {
    Way.NORTH: HINT_NORTH,
    Way.SOUTH: HINT_SOUTH,
    Way.EAST: HINT_EAST,
    Way.WEST: HINT_WEST,
    Way.UP: HINT_UP,
    Way.DOWN: HINT_DOWN,
}

WHICH_WAY = Text("Which way?", "Încotro mergi?", width=18)
UP_OR_DOWN = Text("Up or down?", "Urci sau cobori?")
HELP = Text("N S E W U D go, P points, H map", "N S E V U C, P punctaj, H hartă")
YES_OR_NO = Text("Just yes or no, please", "Spune doar da sau nu, te rog")
YOU_HAVE = Count(("You have {n} point", "You have {n} points"), ("Ai {n} punct", "Ai {n} puncte", "Ai {n} de puncte"))
STEPS = labels.STEPS
PAR = Text("best", "minim", width=6)
POINTS = labels.POINTS
OVER_PAR = Count(
    ("{n} step too many", "{n} steps too many"), ("{n} pas în plus", "{n} pași în plus", "{n} de pași în plus")
)
TWENTY = Text("Twenty points for daring!", "20 de puncte pentru curaj!")
AGAIN = Text("Hidden anew. Once more? (y/n)", "Ascuns din nou. Mai joci? (d/n)")
DRANK = Text("You fill your flask", "Îți umpli plosca")
MIRROR_TOWER = Text("Mirror: she is in the tower", "Oglinda: ea e în turn")
MIRROR_ABOVE = Text("Mirror: she is on my upper floor", "Oglinda: ea e la etaj")
MIRROR_GROUND = Text("Mirror: she is on ground level", "Oglinda: ea e la parter")
MIRROR_BELOW = Text("Mirror: she is in the cellar", "Oglinda: ea e în beci")
MIRROR_ALONE = {2: MIRROR_TOWER, 1: MIRROR_ABOVE, 0: MIRROR_GROUND, -1: MIRROR_BELOW}
MIRROR_TOGETHER = Text("Mirror: what a handsome couple", "Oglinda: ce pereche frumoasă")
STARS = Count(
    ("Out in {n} step, best is {best}", "Out in {n} steps, best is {best}"),
    (
        "Afară în {n} pas, minimul e {best}",
        "Afară în {n} pași, minimul e {best}",
        "În {n} de pași, minimul e {best}",
    ),
)
FLOOR_TOWER = Text("tower", "turn", width=13)
FLOOR_ABOVE = Text("upper floor", "etaj", width=13)
FLOOR_GROUND = Text("ground floor", "parter", width=13)
FLOOR_BELOW = Text("cellar", "beci", width=13)
FLOORS = {2: FLOOR_TOWER, 1: FLOOR_ABOVE, 0: FLOOR_GROUND, -1: FLOOR_BELOW}
DRAW_IT = Text("draw it\nyourself!", "deseneaz-o\nchiar tu!", width=13)

ORIGINAL_UNDERSTOOD = Text("These words I understand:", "Înțeleg aceste comenzi:", width=30)
ORIGINAL_HELP = Text(
    "N-NORTH , S-SOUTH\nE-EAST , V-WEST\nU-CLIMB , C-DESCEND\nP-POINTS",
    "N-NORD , S-SUD\nE-EST , V-VEST\nU-URCI , C-COBORI\nP-PUNCTAJ",
)
ORIGINAL_PROMPT = Text("WHICH WAY NOW, FRIEND ?", "ÎNCOTRO O IEI ACUM ?", width=26)
ORIGINAL_AGAIN = Text("Would anyone else like to try?", "Mai încearcă cineva?", width=31)
ORIGINAL_CHOICES = Text("(Y/N)", "(D/N)")
WELL_DONE = Text("WELL DONE!", "BRAVO!")
LINES = Text("THE TREASURE", "COMOARA"), Text("IN THE CAVE", "DIN PEȘTERĂ")
SECOND_LINES = Text("ILEANA", "ILEANA"), Text("AND THE DRAGON", "ȘI BALAURUL")
"""The names of the tales, as they are set."""
GOLD, HOME = Text("GOLD!", "AUR!"), Text("HOME!", "ACASĂ!")
"""What is said in the end, in large letters."""
