"""The words of the graphics editor."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys

TITLE = Text("Graphics editor", "Editor grafic")
TAGLINE = Text("Draw graphics of your own", "Desenează caractere proprii")
CARD = Prose(
    "A graphic has eight by eight dots. Move the cursor and press fire to set or clear a dot; hold fire while you move"
    " to paint. Go down from the grid, or press back, for the commands: turn and shift the graphic, copy it, add up to"
    " four, each in colours of its own, put them together or let them move as an animation, and save them as text or as"
    " a PNG picture. The row of numbers is what a program puts into DATA.\nIn the exercises you make the figure shown:"
    " 100 points each, less one for every change.",
    "Un caracter are opt pe opt puncte. Mută cursorul și apasă foc ca să pui sau să ștergi un punct; ține foc apăsat"
    " și mișcă-te ca să pictezi. Coboară din grilă, sau apasă înapoi, pentru comenzi: rotește și deplasează caracterul,"
    " copiază-l, adaugă până la patru, fiecare cu culorile lui, alătură-le sau pune-le în mișcare, apoi salvează-le ca"
    " text sau ca imagine PNG. Numerele din dreapta sunt cele pentru DATA.\nLa exerciții refaci figura arătată: câte"
    " 100 de puncte, minus unul de fiecare schimbare.",
)

# Starting points.
EMPTY = Text("empty", "gol", width=12)
EMPTY_NOTE = Text("a blank grid", "o grilă goală")
MAN = Text("little man", "omuleț", width=12)
MAN_NOTE = Text("four pictures of a walk", "patru imagini ale unui mers")
TILE = Text("tile", "dală", width=12)
TILE_NOTE = Text("four graphics in a square", "patru caractere în pătrat")
LETTERS = Text("letters", "litere", width=12)
LETTERS_NOTE = Text("the machine's own, to change", "ale mașinii, de schimbat")
EXERCISES = Text("exercises", "exerciții", width=12)
EXERCISES_NOTE = Text("make the figures shown", "refă figurile arătate")

# Controls and commands.
DOT_KEY = Text("set or clear a dot", "pune sau șterge un punct", width=26)
BACK_KEY = Text("commands and back", "la comenzi și înapoi", width=26)
MIRROR = Text("mirror left and right", "oglindește stânga-dreapta", width=26)
FLIP = Text("turn upside down", "răstoarnă sus-jos", width=26)
ROTATE = Text("rotate clockwise", "rotește spre dreapta", width=26)
SHIFT_LEFT = Text("shift left", "deplasează la stânga", width=26)
SHIFT_RIGHT = Text("shift right", "deplasează la dreapta", width=26)
SHIFT_UP = Text("shift up", "deplasează în sus", width=26)
SHIFT_DOWN = Text("shift down", "deplasează în jos", width=26)
INVERT = keys.INVERT
CLEAR = Text("clear all dots", "șterge toate punctele", width=26)
LETTER = Text("copy a letter", "copiază o literă", width=26)
COPY = Text("copy the graphic", "copiază caracterul", width=26)
PASTE = Text("paste the copy", "lipește copia", width=26)
REDO = Text("redo", "refă", width=26)
PREVIOUS = Text("previous graphic", "caracterul anterior", width=26)
NEXT = Text("next graphic", "caracterul următor", width=26)
MORE = Text("add a graphic", "adaugă un caracter", width=26)
LESS = Text("remove the graphic", "elimină caracterul", width=26)
LAYOUT = Text("put together or apart", "alătură sau desparte", width=26)
INK = Text("ink of the graphic", "cerneala caracterului", width=26)
PAPER = Text("paper of the graphic", "hârtia caracterului", width=26)
BRIGHT = Text("bright or not", "strălucitor sau nu", width=26)
ANIMATE = Text("animation on or off", "animația da sau nu", width=26)
SPEED = Text("speed of the animation", "viteza animației", width=26)
SAVE_TEXT = Text("save as text", "salvează ca text", width=26)
SAVE_PNG = Text("save as a PNG picture", "salvează ca imagine PNG", width=26)
DONE = keys.DONE
TAKE_BACK = Text("undo", "anulează", width=26)

# On the screen.
CELL = Text("Graphic", "Caracter", width=10)
CHANGES = Text("Changes", "Schimbări", width=10)
FIGURE = Text("Figure", "Figura", width=10)
WRONG = Text("Wrong", "Greșite", width=10)
WANTED = Text("Make this:", "Refă asta:", width=12)
ANIMATION = Text("Animation", "Animație", width=12)
LAYOUTS = {
    "apart": Text("Apart", "Separat", width=12),
    "row": Text("In a row", "În rând", width=12),
    "column": Text("In a column", "În coloană", width=12),
    "square": Text("In a square", "În pătrat", width=12),
}
HELP = Text("fire: dot     back: commands", "foc: punct    înapoi: comenzi")
BUTTON_HELP = Text("fire: do it      back: grid", "foc: execută    înapoi: grilă")
WHICH_LETTER = Text("Which letter? Back: none", "Care literă? Înapoi: niciuna")
REALLY_DONE = Text("Leave what is not saved? (y/n)", "Renunți la ce nu e salvat? (d/n)")
SAVED = Text("Written to a file", "S-a scris în fișier")
NOTHING_TO_UNDO = Text("There is nothing to undo", "Nu e nimic de anulat")
NOTHING_TO_REDO = Text("There is nothing to redo", "Nu e nimic de refăcut")
NOTHING_COPIED = Text("Nothing was copied yet", "Încă nu s-a copiat nimic")
NO_MORE = Text("There are four graphics already", "Sunt deja patru caractere")
LAST_ONE = Text("This is the only graphic", "Acesta e singurul caracter")
ONLY_APART = Text("Only graphics apart can move", "Se mișcă doar cele separate")
NO_HINT = Text("Draw whatever you like", "Desenează ce dorești")
HINT_GIVEN = Text("The dot here is wrong", "Punctul de aici e greșit")
RIGHT = Count(
    ("Right! {n} point", "Right! {n} points"),
    ("Exact! {n} punct", "Exact! {n} puncte", "Exact! {n} de puncte"),
)
FINISHED = Text("FINISHED", "GATA", width=12)
ANOTHER = Text("Another drawing? (y/n)", "Încă un desen? (d/n)")
UNKNOWN_KEY = Text("That key means nothing here", "Tasta aceea nu înseamnă nimic")

# The original.
BOOK_TITLE = Text("USER-DEFINED GRAPHICS", "CARACTERE DEFINITE")
BOOK_ARROWS = Text("5 6 7 8 or arrows: move", "5 6 7 8 sau săgeți: mută")
BOOK_DOT = Text("0 or fire: set, clear", "0 sau foc: pune, șterge")
BOOK_NEXT = Text("N: next     S: save", "U: următorul  S: salvează")
BOOK_END = Text("E: end      back: N, S or E", "G: gata      înapoi: U, S, G")
BOOK_CHOOSE = Text("N next, S save or E end?", "U următorul, S salvare, G gata?")
BOOK_WANTED = Text("MAKE THIS", "REFĂ ASTA", width=12)
BOOK_GRAPHIC = Text("GRAPHIC {at} OF {count}", "CARACTERUL {at} DIN {count}")

# Files that cannot be read.
BAD_SIGN = Prose(
    "{sign!r} stands where only # or . may stand",
    "{sign!r} stă acolo unde doar # și . pot sta",
)
BAD_WIDTH = Prose(
    "the row has {width} dots; rows of one picture have 8, 16, 24 or 32 each",
    "rândul are {width} puncte; rândurile unei imagini au toate 8, 16, 24 sau 32",
)
BAD_HEIGHT = Prose(
    "the picture ends after {height} rows, not after 8, 16, 24 or 32",
    "imaginea se termină după {height} rânduri, nu după 8, 16, 24 sau 32",
)
BAD_SIZE = Prose(
    "the picture has {width} by {height} dots, which is more than four graphics, or no row, column or square of them",
    "imaginea are {width} pe {height} puncte, mai mult de patru caractere sau nici rând, nici coloană, nici pătrat",
)
NOT_JOINED = Prose(
    "one of several pictures must have 8 by 8 dots",
    "când sunt mai multe imagini, fiecare are 8 pe 8 puncte",
)
TOO_MANY = Prose("there are more than four graphics", "sunt mai mult de patru caractere")
BAD_BYTE = Prose(
    "{byte!r} is no number from 0 to 255",
    "{byte!r} nu e un număr de la 0 la 255",
)
BAD_COUNT = Prose(
    "a graphic has eight numbers, not {n}",
    "un caracter are opt numere, nu {n}",
)
NOTHING_DRAWN = Prose(
    "there is no picture of # and . and no DATA",
    "nu există nicio imagine din # și . și niciun DATA",
)
