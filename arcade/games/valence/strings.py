"""The words of Valence; names of elements and compounds are in `names`."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, sentences

TITLE = Text("Valence", "Valența")
TAGLINE = Text("Electrons, bonds and formulas", "Electroni, legături și formule")
CARD = Prose(
    "Tell how many electrons each shell holds and how many bonds the atom makes, later the formulas of compounds. "
    "Each wrong digit, and on most levels time too, lets water into the cylinder: never let it overflow into the acid! "
    "Shells fill from the inside: K holds 2, L and M hold 8. Up to 4 outer electrons are the valence, from 5 on it is "
    "8 less them. Heavy elements score more. One to four players take turns.",
    "Spune câți electroni are fiecare strat și câte legături face atomul, apoi formulele unor compuși. Fiecare cifră "
    "greșită, iar la multe niveluri și timpul, varsă apă în cilindru: nu o lăsa să curgă în acid! Straturile se umplu "
    "dinăuntru: K ține 2, L și M țin 8. Până la 4 electroni de valență, atâta e valența; de la 5 în sus e 8 minus ei. "
    "Elementele grele aduc mai mult. Joacă pe rând unul până la patru jucători.",
)
ATOMS = Text("atoms", "atomi")
ATOMS_NOTE = Text("eight elements, no clock", "opt elemente, fără ceas")
CYLINDER = Text("cylinder", "cilindrul")
CYLINDER_NOTE = Text("all twenty, against the water", "toate 20, contra apei")
COMPOUNDS = Text("compounds", "compuși")
COMPOUNDS_NOTE = Text("formulas from valences", "formule din valențe")
GROUPS = Text("groups", "radicali")
GROUPS_NOTE = Text("OH, SO4, NH4 ... in brackets", "OH, SO4, NH4 ... în paranteze")
TAKE_BACK_DIGIT = Text("first subscript back", "șterge primul indice", width=32)

BY_TURNS = Prose("The players use the same keys in turn.", "Jucătorii folosesc pe rând aceleași taste.")

# The questions before a game
WHO_PLAYS = Text("Who plays?", "Cine joacă?", width=26)
NAME = Text("Name of player {n}: ", "Numele jucătorului {n}: ", width=28)
NAMELESS = labels.BRIEF_PLAYER_NUMBER
"""Eight columns, since the number has one digit."""

# The book's look
HOW_MANY_PLAY = Text("How many are you 1-4?", "Câți jucători?  (1-4)", width=22)
PLAYER_NUMBER = Text("Player {n}:", "Jucător {n}:", width=11)
WHAT_NAME = Text("Name? ", "Numele? ", width=22)
LEVEL_NUMBER = Text("Level? (1-3)", "Nivelul? (1-3)", width=22)
LEVELS_MEAN = Text("1 slow, 2 medium, 3 fast", "1 lent, 2 mediu, 3 rapid", width=30)
HEADING = Text("VALENCE", "VALENȚA", width=20)
INSTRUCTIONS = Prose(
    "Water drips into the cylinder and must not reach the acid. Tell how many electrons are on each shell, then the "
    "valence: one digit each. Wrong keys and waiting cost water. An element gives its Z in points.",
    "În cilindru picură apă, care nu trebuie să ajungă în acid. Spune câți electroni sunt pe fiecare strat, apoi "
    "valența: câte o cifră. Tasta greșită și zăbava costă apă. Un element aduce Z puncte.",
)
SHELL_RULE = Prose(
    "Shells fill in order: K takes 2, L takes 8, M takes 8, N the rest.",
    "Straturile se umplu pe rând: K 2, L 8, M 8, N restul.",
)
VALENCE_RULE = Prose(
    "Valence: up to 4 electrons on the last shell, so many; from 5 on, 8 less them; full shell, O.",
    "Valența: până la 4 electroni pe ultimul strat, atâta; de la 5, 8 minus ei; strat plin, O.",
)
EXAMPLE = Prose(
    "Phosphorus, Z=15: K=2, L=8, M=5, valence 8-5 = III.",
    "Fosfor, Z=15: K=2, L=8, M=5, valența 8-5 = III.",
)
ANY_KEY = sentences.PRESS_A_KEY
NAME_LABEL = Text("NAME", "DENUMIRE", width=11)
SYMBOL_LABEL = Text("SYMBOL", "SIMBOL", width=11)
NUMBER_LABEL = Text("ATOMIC NO Z", "NR.ATOMIC Z", width=11)
CONFIGURATION_LABELS = (Text("ELECTRON", "CONFIGURAȚIE", width=12), Text("SHELLS", "ELECTRONICĂ", width=11))
VALENCE_LABEL = Text("VALENCE", "VALENȚA", width=11)
PLAYER_LABEL = capitals.PLAYER
POINTS_LABEL = Text("POINTS:", "PUNCTE:", width=7)
BOOK_WARNING = Text("Never pour water into acid!", "Nu turna niciodată apă în acid!")
ANOTHER = Text("ANOTHER GAME (y/n) ?", "ALT JOC (d/n) ?", width=22)

# The questions of the drawn look
SHELL_QUESTION = Text("{name}: electrons on {shell}?", "{name}: electroni pe {shell}?")
VALENCE_QUESTION = Text("{name}: valence?", "{name}: valența?")
FORMULA_QUESTION = Text("{name} = ?", "{name} = ?")
Z = Text("Z = {n}", "Z = {n}", width=7)
VALENCE_HEAD = Text("valence", "valența", width=7)
TASK = Text("task", "sarcina", width=8)
POINTS = cartridge.POINTS
LESSON = Text("LESSON {n}", "LECȚIA {n}")
START = sentences.PRESS_A_KEY_OR_FIRE
TURN_OF = Text("{name}: it is your turn", "{name}: e rândul tău")
RIGHT = Count(
    ("{label} is done: {n} point", "{label} is done: {n} points"),
    ("{label} e gata: {n} punct", "{label} e gata: {n} puncte", "{label} e gata: {n} de puncte"),
)
DIGITS_ONLY = Text("Digits answer, 0 to 9", "Se răspunde cu cifre, 0-9")
NOTHING_TYPED = Text("No subscript is typed yet", "Nu e scris încă niciun indice")
HELP = Text("0-9 answer", "0-9 răspuns", width=12)
ERASE_KEY = Text("← back", "← șterge", width=9)
NO_WATER_LEFT = Text("A hint costs 2 units of water", "Un sfat costă 2 unități de apă")

# The rules of each lesson, as its first page says them
RULES = (
    Prose(
        "Electrons fill the shells from the inside: K holds 2, L and M hold 8, N comes last. Up to 4 electrons on the "
        "last shell are the valence. From 5 on it is 8 less them. A full shell makes no bonds: 0.",
        "Electronii umplu straturile dinăuntru: K ține 2, L și M țin câte 8, N vine la urmă. Până la 4 electroni pe "
        "ultimul strat, atâta e valența. De la 5 în sus e 8 minus ei. Un strat plin nu face legături: 0.",
    ),
    Prose(
        "All twenty elements, and now water runs in while you think. Each wrong digit costs one unit of water, a hint "
        "two. What stays free in the cylinder is added to your points.",
        "Toate cele douăzeci de elemente, iar acum apa curge cât te gândești. Fiecare cifră greșită costă o unitate de "
        "apă, un sfat două. Ce rămâne liber în cilindru se adaugă la puncte.",
    ),
    Prose(
        "Every atom has as many hands as its valence, and each hand must hold another. Al has 3, O has 2: six bonds "
        "join 2 Al with 3 O. Type both subscripts, 1 as well. Some metals have several valences: the name tells.",
        "Fiecare atom are atâtea mâini cât e valența și fiecare mână trebuie să țină alta. Al are 3, O are 2: șase "
        "legături unesc 2 Al cu 3 O. Scrie ambii indici, și pe 1. Unele metale au mai multe valențe: o spune numele.",
    ),
    Prose(
        "A group of atoms, OH or SO4, keeps together and has one valence. If there are several, it stands in brackets: "
        "Ca(OH)2. Type how many there are of each part, as before.",
        "Un radical, OH sau SO4, rămâne întreg și are o singură valență. Dacă sunt mai mulți, stă în paranteze: "
        "Ca(OH)2. Scrie câți sunt din fiecare parte, ca înainte.",
    ),
)

# Why an answer is wrong; hints say the same
WHY_ALL_FIT = Prose(
    "Electrons left: {left} of {z}; {shell} holds {room}, so all go there",
    "Electroni rămași: {left} din {z}; {shell} ține {room}, deci toți încap",
)
WHY_SHELL_FULL = Prose(
    "Electrons left: {left} of {z}; {shell} holds only {room} and fills up",
    "Electroni rămași: {left} din {z}; {shell} ține doar {room} și se umple",
)
WHY_REST = Prose(
    "K, L and M hold {told}, so N gets {z}-{told} = {left}",
    "K, L și M țin {told}, deci pe N vin {z}-{told} = {left}",
)
WHY_GIVES = Prose(
    "{shell} has {last}, not more than 4: that is the valence, {roman}",
    "{shell} are {last}, nu mai mult de 4: aceasta e valența, {roman}",
)
WHY_LACKS = Prose(
    "{shell} has {last} of 8 electrons: 8-{last} are missing, valence {roman}",
    "{shell} are {last} din 8 electroni: lipsesc 8-{last}, valența {roman}",
)
WHY_FULL = Prose(
    "{shell} is full with {last}: no bonds, the valence is 0",
    "{shell} e plin cu {last}: fără legături, valența e 0",
)
WHY_FREE = Prose(
    "Hands: {m}×{v} = {one}, {n}×{w} = {other}; free on {symbol}: {free}",
    "Mâini: {m}×{v} = {one}, {n}×{w} = {other}; libere la {symbol}: {free}",
)
WHY_TOO_MANY = Prose(
    "All hands hold, but both can be divided by {by}: {m}:{n} = {a}:{b}",
    "Toate mâinile țin, dar ambii se împart la {by}: {m}:{n} = {a}:{b}",
)
WHY_NONE = Prose("There is at least one of each", "Este cel puțin unul din fiecare")
HINT_FORMULA = Prose(
    "Hands: {v} and {w}. Fewest bonds: {bonds}. Take {bonds}:{v} and {bonds}:{w}",
    "Mâini: {v} și {w}. Minim de legături: {bonds}. Ia {bonds}:{v} și {bonds}:{w}",
)

# The end of a turn
OVERFLOW = Text("OVERFLOW!", "S-A VĂRSAT!", width=16)
WARNING = Prose(
    "Water poured into acid boils and spits: acid into water, always!",
    "Apa turnată în acid fierbe și stropește: mereu acidul în apă!",
)
KEPT_DRY = Text("THE ACID IS DRY", "ACIDUL E FERIT")
MARK = capitals.MARK
CLEAN = Text("at first try", "din prima", width=12)
HINTS = Text("hints", "sfaturi", width=12)
BONUS = Text("bonus", "bonus", width=12)
WORST = Prose("Hardest: {kind} ({n})", "Cel mai greu: {kind} ({n})")
NO_MISTAKES = Text("Not a single mistake!", "Nicio greșeală!", width=28)
PASSED = Text("The lesson is passed", "Lecția e trecută", width=28)
NOT_PASSED = Text("Try this lesson again", "Mai încearcă lecția", width=28)
LOOK_AGAIN = Prose("Look again at {labels}", "Mai privește {labels}")
POINTS_OF = Count(("{n} pt", "{n} pts"), ("{n} pct.", "{n} pct.", "{n} pct."), width=9)
NEXT_LESSON = Text("On to lesson {n}? (y/n)", "Treci la lecția {n}? (d/n)")
KINDS = {
    "K": Text("shell K", "stratul K", width=13),
    "L": Text("shell L", "stratul L", width=13),
    "M": Text("shell M", "stratul M", width=13),
    "N": Text("shell N", "stratul N", width=13),
    "valence": Text("valence", "valența", width=13),
    "binary": Text("formulas", "formule", width=13),
    "several": Text("several valences", "mai multe valențe", width=18),
    "group": Text("groups", "radicali", width=13),
}
