"""The words of Dipo."""

from arcade.toolkit.contract.texts import Count, Prose, Text

TITLE = Text("Dipo", "Dipo")
TAGLINE = Text("A population evolves", "Evoluția unei populații")
CARD = Prose(
    "Draw a colony of cells and watch it live. A cell with two or three living neighbours goes on living, with fewer or"
    " more it dies; where an empty cell has exactly three, one is born. In the challenge you sow three colonies of few"
    " cells: the one that goes longest without repeating itself counts. In the laboratory everything is allowed.",
    "Desenează o colonie de celule și privește-o trăind. O celulă cu doi sau trei vecini vii rămâne în viață, cu mai"
    " puțini sau mai mulți moare; unde o căsuță goală are exact trei, se naște una. La încercare semeni trei colonii"
    " de puține celule: contează cea care rezistă cel mai mult fără să se repete. În laborator totul este permis.",
)
NURSERY = Text("nursery", "răsadniță")
NURSERY_NOTE = Text("12 cells must last 60 rounds", "12 celule țin 60 de generații")
GARDEN = Text("garden", "grădină")
GARDEN_NOTE = Text("9 cells must last 100 rounds", "9 celule țin 100 de generații")
GLOBE = Text("globe", "glob")
GLOBE_NOTE = Text("7 cells, edges meet", "7 celule, marginile se unesc")
DESERT = Text("desert", "deșert")
DESERT_NOTE = Text("5 cells on a small field", "5 celule pe un câmp mic")
GENERATIONS = Count(("{n} generation", "{n} generations"), ("{n} generație", "{n} generații", "{n} de generații"))

# Controls.
RUN = Text("run, pause", "pornire, pauză")
TOOLS = Text("tools, back", "unelte, înapoi")
STEP = Text("one generation", "o generație")
FASTER = Text("faster", "mai repede")
SLOWER = Text("slower", "mai încet")
ZOOM = Text("magnify", "mărire")
LIBRARY_KEY = Text("pattern library", "biblioteca de modele")
EDGES = Text("edges", "margini")
WRITE = Text("write pattern file", "scrie fișierul model")
CELL_KEY = Text("cell", "celulă")
ERASE_KEY = Text("erase", "șterge")

# The original.
GAME_OF_LIFE = Text("Game of life", "Jocul vieții")
FRAME_LIMITS = Text("Frame limits?", "Limitele cadrului?", width=30)
ACROSS = Text("Limits to left and right (2 .. 19) ", "Limite stânga și dreapta (2 .. 19) ", width=36)
DOWNWARDS = Text("Top, bottom limit (2 .. 19) ", "Limite sus și jos (2 .. 19) ", width=36)
FIRST_GENERATION = Text("The first generation", "Prima generație", width=30)
DRAW_FIRST = Text("Draw it:", "Desenează:", width=30)
DRAW_KEYS = Text(
    "move       keys 5 6 7 8\ncell       key  2\nerase      key  0\nend        key  ENTER",
    "mutare     tastele 5 6 7 8\ncelulă     tasta 2\nștergere   tasta 0\nsfârșit    tasta ENTER",
    width=30,
)
BEGIN = Text("Press a key to begin", "Apasă o tastă pentru a începe", width=31)
GENERATION = Text("Generation {n}", "Generația {n}", width=30)
DIED_OUT = Text("The population has died out!", "Populația a dispărut!")
STOPPED = Text("Stopped", "Oprit")
ANOTHER_COLONY = Text("Another colony? (y/n)", "Încă o colonie? (d/n)")
DOES_NOT_FIT = Text("The pattern does not fit here", "Modelul nu încape aici")

# The modern menus.
CHOOSE = Text("What shall it be?", "Ce alegi?", width=28)
CHALLENGE = Text("The longest life", "Viața cea mai lungă", width=24)
LABORATORY = Text("Laboratory", "Laborator", width=24)
TOOL_TITLE = Text("Tools", "Unelte", width=18)
TOOL_RUN = Text("Let it live", "Să trăiască", width=18)
TOOL_STEP = Text("One generation", "O generație", width=18)
TOOL_SPEED = Text("Speed {n}/s", "Viteză {n}/s", width=18)
TOOL_ZOOM = Text("Magnify x{n}", "Mărire x{n}", width=18)
TOOL_LIBRARY = Text("Library", "Bibliotecă", width=18)
TOOL_SOUP = Text("Chance soup", "Supă la întâmplare", width=18)
TOOL_EDGE = Text("Edges: {edge}", "Margini: {edge}", width=18)
TOOL_LAW = Text("Law: {law}", "Legea: {law}", width=18)
TOOL_COLOURS = Text("Show: {what}", "Arată: {what}", width=18)
TOOL_CENSUS = Text("Census", "Recensământ", width=18)
TOOL_WRITE = Text("Write pattern", "Scrie modelul", width=18)
TOOL_CLEAR = Text("Clear", "Golește", width=18)
TOOL_AGAIN = Text("First generation", "Prima generație", width=18)
TOOL_LEAVE = Text("Leave", "Ieșire", width=18)
EDGE_NAMES = {
    "hard": Text("wall", "zid", width=8),
    "torus": Text("meet", "unite", width=8),
    "mirror": Text("mirror", "oglindă", width=8),
}
LAW_NAMES = {
    "B3/S23": Text("Life", "Viața", width=10),
    "B36/S23": Text("HighLife", "HighLife", width=10),
    "B3678/S34678": Text("Day&Night", "Zi&noapte", width=10),
    "B2/S": Text("Seeds", "Semințe", width=10),
}
SHOWN_NAMES = (
    Text("all", "tot", width=10),
    Text("living", "cei vii", width=10),
    Text("no colour", "alb-negru", width=10),
)

# While drawing and running.
NUMBER = Text("Gen", "Gen", width=5)
LIVING = Text("Cells", "Celule", width=7)
LEFT = Text("Left", "Rest", width=4)
BEST = Text("Top", "Max", width=3)
GOAL = Text("Goal", "Țel", width=4)
DRAW_HELP = Text("Space cell Enter live Bksp menu", "2 celulă Enter start Bksp meniu")
RUN_HELP = Text("Enter pause   + - speed", "Enter pauză   + - viteză")
GROW_HELP = Text("+ and -, up and down: speed", "+ și -, sus și jos: viteza")
IN_HAND = Text("Fire puts {name}", "Foc pune: {name}")
NO_CELLS_LEFT = Text("No cells left to sow", "Nu mai sunt celule de semănat")
NOTHING_SOWN = Text("Sow some cells first", "Seamănă întâi câteva celule")
WRITTEN = Text("The pattern is written", "Modelul este scris")
EXTINCT = Text("Extinct in generation {since}", "Dispărută în generația {since}")
STABLE = Text("Stable since generation {since}", "Stabilă din generația {since}")
REPEATS = Text("Repeats every {n}, since {since}", "Se repetă la {n}, din {since}")
LIVED = Count(
    ("It lived {n} generation", "It lived {n} generations"),
    ("A trăit {n} generație", "A trăit {n} generații", "A trăit {n} de generații"),
)
WON = Text("LONG LIVE!", "TRĂIASCĂ!")
LOST = Text("WITHERED", "S-A OFILIT")
REACHED = Count(
    ("{n} generation, the goal is {goal}", "{n} generations, the goal is {goal}"),
    ("{n} generație, ținta e {goal}", "{n} generații, ținta e {goal}", "{n} de generații, ținta e {goal}"),
)

# The census.
CENSUS_TITLE = Text("Census, generation {n}", "Recensământ, generația {n}", width=30)
POPULATION_CURVE = Text("The population so far", "Populația până acum", width=30)
TOO_MANY = Text("too many cells to tell apart", "prea multe ca să le deosebim", width=28)
NOBODY = Text("nobody", "nimeni", width=28)
OTHERS = Text("others", "altele", width=16)
LIBRARY_TITLE = Text("Pattern library", "Biblioteca de modele", width=30)


def _known(en: str, ro: str, note_en: str, note_ro: str) -> tuple[Text, Text]:
    """A pattern's name and the remark on it."""
    return Text(en, ro, width=16), Text(note_en, note_ro)


GLIDER = _known("glider", "planor", "a cell aside every 4 steps", "o căsuță în colț la 4 pași")
SPACESHIP = _known("spaceship", "navă", "2 cells in 4 generations", "2 căsuțe în 4 generații")
HEAVY_SHIP = _known("heavy ship", "navă grea", "the heaviest of its kind", "cea mai grea de felul ei")
R_PENTOMINO = _known("R-pentomino", "R-pentamino", "five cells, 1103 generations", "cinci celule, 1103 generații")
GUN = _known("glider gun", "tun cu planoare", "Gosper, 1970: one glider in 30", "Gosper, 1970: un planor la 30")
PULSAR = _known("pulsar", "pulsar", "three beats", "trei bătăi")
PENTADECATHLON = _known("line of ten", "șir de zece", "pentadecathlon: period 15", "pentadecatlon: perioada 15")
ACORN = _known("acorn", "ghindă", "seven cells, 5206 generations", "șapte celule, 5206 generații")
DIEHARD = _known("diehard", "moare greu", "gone after 130 generations", "dispare după 130 de generații")
RABBITS = _known("rabbits", "iepuri", "they multiply and multiply", "se înmulțesc întruna")
PI = _known("pi-heptomino", "pi", "173 generations", "173 de generații")
BLINKER = _known("blinker", "clipitor", "period 2", "perioada 2")
TOAD = _known("toad", "broască", "period 2", "perioada 2")
BEACON = _known("beacon", "far", "period 2", "perioada 2")
BLOCK = _known("block", "bloc", "never changes", "nu se schimbă niciodată")
BEEHIVE = _known("beehive", "stup", "never changes", "nu se schimbă niciodată")
LOAF = _known("loaf", "pâine", "never changes", "nu se schimbă niciodată")
HAT = _known("hat", "pălărie", "never changes", "nu se schimbă niciodată")
T_TETROMINO = _known("T", "T", "becomes a traffic light", "devine un semafor")
LETTER_H = _known("H", "H", "dies at once, beautifully", "moare repede și frumos")
SQUARE = _known("square of 16", "pătrat de 16", "gone in five", "dispare în cinci")
QUEEN_BEE = _known("queen bee", "regina albină", "period 30: heart of the gun", "perioada 30: inima tunului")
SWITCH_ENGINE = _known("switch engine", "macaz", "runs off and leaves debris", "fuge și lasă resturi")
LINE_OF_EIGHT = _known("line of eight", "șir de opt", "blocks and beehives", "blocuri și stupi")

TRAFFIC_LIGHT = Text("traffic light", "semafor", width=16)
BOAT = Text("boat", "barcă", width=16)
TUB = Text("tub", "cadă", width=16)
SHIP = Text("ship", "corabie", width=16)
POND = Text("pond", "iaz", width=16)
SNAKE = Text("snake", "șarpe", width=16)
LONG_BOAT = Text("long boat", "barcă lungă", width=16)
MANGO = Text("mango", "mango", width=16)
EATER = Text("eater", "cârlig", width=16)

# Pattern files that cannot be read.
NO_PATTERN = Prose(
    "there is no pattern: RLE, Life 1.05, Life 1.06 or .cells is wanted",
    "nu există niciun model: trebuie RLE, Life 1.05, Life 1.06 sau .cells",
)
OTHER_KIND = Prose(
    "this is {kind}; RLE, Life 1.05, Life 1.06 or .cells is wanted",
    "acesta este {kind}; trebuie RLE, Life 1.05, Life 1.06 sau .cells",
)
MACROCELL = Text("a macrocell file", "un fișier macrocell")
MCELL = Text("an MCell file", "un fișier MCell")
THREE_DIMENSIONAL = Text("a pattern in three dimensions", "un model în trei dimensiuni")
RULE_TABLE = Text("a table of rules", "un tabel de reguli")
PATTERN_TOO_LARGE = Prose(
    "the pattern is {columns} by {rows} cells, and the field only {most_columns} by {most_rows}",
    "modelul este de {columns} pe {rows} celule, iar câmpul doar de {most_columns} pe {most_rows}",
)
ITS_MIDDLE = Text("its middle", "mijlocul lui")
NO_RULE = Prose(
    "{rule} is no rule of the laboratory, which are like B3/S23, 23/3 or HighLife",
    "{rule} nu este o regulă a laboratorului, cum sunt B3/S23, 23/3 sau HighLife",
)
BORN_FROM_NOTHING = Prose(
    "by {rule} cells are born without neighbours (B0), and the laboratory has no such rules",
    "după {rule} se nasc celule fără vecini (B0), iar laboratorul nu are astfel de reguli",
)
NO_SIGN = Prose("{sign} is none of b, o, $ and !", "{sign} nu este nici b, nici o, nici $, nici !")
NO_DOT = Prose(
    "{sign} is neither a dot for an empty cell nor a star or O for a live one",
    "{sign} nu este nici punct pentru o celulă goală, nici stea sau O pentru una vie",
)
NO_PLACE = Prose("{found} is not the column and the row of a cell", "{found} nu este coloana și rândul unei celule")
LONELY_NUMBER = Prose("the number {digits} stands alone", "numărul {digits} stă singur")
NO_NUMBER = Prose("{digits} is no number from 1 to 999999", "{digits} nu este un număr de la 1 la 999999")
