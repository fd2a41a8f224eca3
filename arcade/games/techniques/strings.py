"""The words of the Workshop."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels

NAME, NOTE, KEY = 12, 32, 8
"""Columns of an exhibit's name, of the line that explains it, of a key's meaning."""

TITLE = Text("Workshop", "Atelier")
TAGLINE = Text("Tricks of the trade, with source", "Trucuri de meserie, cu sursă")
CARD = Prose(
    "How do games of this machine make letters fly, mix colours, laugh and thunder? Choose an exhibit and watch it"
    " run; the few lines of source that do it stand below. A tick marks what you have seen. Leave when you like: every"
    " exhibit seen is a point, and whoever has seen them all is a master.",
    "Cum fac jocurile acestei mașini să zboare literele, să se amestece culorile, să râdă, să tune? Alege un exponat"
    " și privește-l; dedesubt stau cele câteva rânduri de program care îl fac. O bifă arată ce ai văzut. Pleci când"
    " vrei: fiecare exponat văzut e un punct, iar cine le-a văzut pe toate e meșter.",
)
UNHURRIED = Text("unhurried", "pe îndelete")
UNHURRIED_NOTE = Text("everything at half speed", "totul la jumătate de viteză")
USUAL = Text("usual", "obișnuit")
USUAL_NOTE = Text("as games use it", "ca în jocuri")
BRISK = Text("brisk", "sprinten")
BRISK_NOTE = Text("twice as fast", "de două ori mai repede")
EXHIBITS_SEEN = Count(
    ("{n} exhibit seen", "{n} exhibits seen"),
    ("{n} exponat văzut", "{n} exponate văzute", "{n} de exponate văzute"),
)

CHOOSE = Text("Choose: arrows, letter, mouse", "Alege: săgeți, literă, mouse")
LEAVE = keys.LEAVE
SURE_TO_LEAVE = Text("FIRE to leave the workshop", "FOC ca să ieși din atelier")
PREVIOUS = Text("← prev", "← altul", width=KEY)
AGAIN = Text("FIRE run", "FOC iar", width=KEY)
FOLLOWING = Text("next →", "altul →", width=KEY)
MENU = Text("BS menu", "BS meniu", width=KEY)
RUNNING = Text("Any key skips the rest", "Orice tastă sare restul")
IN_HAND = Text("Your keys are in its hands now", "Tastele sunt acum ale lui")
NO_SOURCE = Text("(the source is not here)", "(sursa nu e aici)")
SEEN = Text("{seen} of {all} seen", "văzute {seen} din {all}")
NO_SUCH = Text("There is no such exhibit", "Nu există exponatul acesta")
VISITED = Count(
    ("You have seen {n} exhibit", "You have seen {n} exhibits"),
    ("Ai văzut {n} exponat", "Ai văzut {n} exponate", "Ai văzut {n} de exponate"),
)
MASTER = Text("MASTER OF ALL", "MEȘTER DEPLIN")
SEE_YOU = Text("SEE YOU SOON", "PE CURÂND")

MESSAGES = Text("MESSAGES", "MESAJE", width=NAME)
COLOUR = Text("COLOUR", "CULORI", width=NAME)
PICTURES = Text("PICTURES", "IMAGINI", width=NAME)
SPRITES = Text("SPRITES", "FIGURI", width=NAME)
LETTERS = Text("LETTERS", "LITERE", width=NAME)
SOUND = Text("SOUND", "SUNETE", width=NAME)
KEYBOARD = Text("KEYS, TIME", "TASTE, TIMP", width=NAME)
HYGIENE = Text("HYGIENE", "IGIENĂ", width=NAME)

TYPED = Text("typewriter", "dactilo", width=NAME)
TYPED_NOTE = Text("each letter has its own note", "fiecare literă are nota ei", width=NOTE)
FLOWN = Text("flying in", "litere-zbor", width=NAME)
FLOWN_NOTE = Text("letters travel to their places", "literele zboară la locul lor", width=NOTE)
SLID = Text("slide-in", "glisare", width=NAME)
SLID_NOTE = Text("a window over 64 characters", "o fereastră peste 64 de semne", width=NOTE)
CIRCLED = Text("marquee", "panou rulant", width=NAME)
CIRCLED_NOTE = Text("round and round until a key", "tot în cerc, până la o tastă", width=NOTE)
MARKED = Text("emphasis", "evidențiere", width=NAME)
MARKED_NOTE = Text("underlined, inverted, flashing", "subliniat, inversat, clipind", width=NOTE)
BOTTOM = Text("bottom line", "rând de jos", width=NAME)
BOTTOM_NOTE = Text("messages leave the field alone", "mesajele nu ating terenul", width=NOTE)
MIXED = Text("mixed light", "lumini", width=NAME)
MIXED_NOTE = Text("blue 1 + red 2 + green 4", "albastru 1 + roșu 2 + verde 4", width=NOTE)
BLENDS = Text("36 colours", "36 de culori", width=NAME)
BLENDS_NOTE = Text("two colours in a chequered cell", "două culori într-un caroiaj", width=NOTE)
RAINBOW = Text("rainbow", "curcubeu", width=NAME)
RAINBOW_NOTE = Text("pure and blended lines in turn", "rânduri pure și amestecate", width=NOTE)
NEGATIVE = Text("negative", "negativ", width=NAME)
NEGATIVE_NOTE = Text("twice gives the picture back", "de două ori: imaginea revine", width=NOTE)
CARRIED = Text("see-through", "transparență", width=NAME)
CARRIED_NOTE = Text("the background comes back", "fundalul revine neatins", width=NOTE)
EDITED = Text("cell editor", "editor", width=NAME)
EDITED_NOTE = Text("two cells of 8 by 8 dots", "două căsuțe de 8 pe 8 puncte", width=NOTE)
STORED = Text("letter bytes", "litera-n cod", width=NAME)
STORED_NOTE = Text("eight bytes make a letter", "opt octeți fac o literă", width=NOTE)
POSTER = Text("poster", "afiș", width=NAME)
POSTER_NOTE = Text("every dot becomes a cell", "fiecare punct devine o căsuță", width=NOTE)
TALL = Text("tall text", "text înalt", width=NAME)
TALL_NOTE = Text("each dot eight times as high", "fiecare punct, de 8 ori înalt", width=NOTE)
MELTED = Text("melting", "topire", width=NAME)
MELTED_NOTE = Text("looked up some bytes too far", "căutate cu câțiva octeți alături", width=NOTE)
FACES = Text("second fonts", "alte litere", width=NAME)
FACES_NOTE = Text("bold and italic, made on the fly", "aldine și cursive, făcute pe loc", width=NOTE)
LAUGH = Text("laugh", "râs ironic", width=NAME)
LAUGH_NOTE = Text("three notes on a cosine", "trei note pe un cosinus", width=NOTE)
ROTOR = Text("helicopter", "elicopter", width=NAME)
ROTOR_NOTE = Text("14 bursts a second, trembling", "14 pulsuri pe secundă, tremurat", width=NOTE)
TRAIN = Text("train", "tren", width=NAME)
TRAIN_NOTE = Text("puff, puff, wheels, steam", "pufăit, roți, abur", width=NOTE)
THUNDER = Text("thunder", "tunet", width=NAME)
THUNDER_NOTE = Text("clicks and a flickering border", "pocnete și margine care pâlpâie", width=NOTE)
PRESSED = Text("click+repeat", "clic, repet.", width=NAME)
PRESSED_NOTE = Text("hold fire: how fast it repeats", "ține foc: cât de des se repetă", width=NOTE)
TIMED = Text("clock", "ceas", width=NAME)
TIMED_NOTE = Text("frames are fiftieths of a second", "un cadru e 1/50 de secundă", width=NOTE)
ASKED = Text("one more?", "încă unul?", width=NAME)
ASKED_NOTE = Text("goes on by itself after 4 s", "după 4 s continuă singur", width=NOTE)
EQUAL = Text("equality", "egalitate", width=NAME)
EQUAL_NOTE = Text("why games count in whole numbers", "de ce jocurile numără în întregi", width=NOTE)
SCROLLED = Text("no scroll?", "fără scroll?", width=NAME)
SCROLLED_NOTE = Text("it rolls on, all in capitals", "curge singur, cu majuscule", width=NOTE)

TYPED_TEXT = Text(
    "Every letter I type has a note of its own. Listen: A B C, X Y Z! Robac Arcade",
    "Fiecare literă bătută are nota ei. Ascultă: A B C, X Y Z! Arcada Robac",
    width=96,
)
FLIGHT = Text("LETTERS\nTHAT FLY\nFROM\nAFAR", "LITERE\nCARE\nZBOARĂ\nÎNCOACE")
SLIDES = Text("IN FROM\nLEFT AND\nRIGHT\nEVER\nSLOWER", "VIN DIN\nSTÂNGA\nȘI DIN\nDREAPTA\nDOMOL")
LAMPS = Text("ROBAC ARCADE * ", "ARCADA ROBAC * ")
WELCOME = Text("ROBAC ARCADE - WELCOME, PLAYERS!", "ARCADA ROBAC - HAI LA JOACĂ, DA?")
CROSSING = Text("Crossing", "Traversare", width=10)
READS_WELL = Text("This reads well", "Așa se citește bine")
READS_BADLY = Text("Who can read this?", "Cine poate citi asta?")
NEGATIVE_LINE = Text("NEGATIVE {n}", "NEGATIV {n}")
DECOR = Text("DECOR - ", "DECOR - ", width=8)
POSTER_WORDS = (Text("PLAY", "JOC ", width=4), Text("THIS", "ESTE", width=4), Text(" TOP", " TOP", width=4))
TALL_WORDS = (
    Text("ORANGE WIZARD", "VRĂJITOR PORTOCALIU"),
    Text("A GAME OF", "JOC DE"),
    Text("SKILL", "ÎNDEMÂNARE"),
)
PLAIN_FACE = Text("plain:", "drept:", width=9)
BOLD_FACE = Text("bold:", "aldin:", width=9)
ITALIC_FACE = Text("italic:", "cursiv:", width=9)
CLICK = Text("click {n}", "clic {n}", width=12)
REPEAT = Text("hold fire ({first}, {next}): {n}", "ține foc ({first}, {next}): {n}")
ELAPSED = Text("passed", "trecut", width=9)
REMAINING = Text("left", "rămas", width=9)
ONE_MORE = Text("One more game? (y/n)", "Încă un joc? (d/n)")
RESTARTED = Text("The game begins", "Începe jocul")
GOODBYE = Text("Goodbye!", "La revedere!")
ROW = Text("row {n}", "rând {n}")
YES = labels.YES
NO = labels.NO
STEPS = Count(
    ("1 by thirds is 0 after {n} step", "1 by thirds is 0 after {n} steps"),
    ("1 la 3 repetat: 0 după {n} pas", "1 la 3 repetat: 0 după {n} pași", "1 la 3 repetat: 0 după {n} pași"),
)
CLEAR = Text("clear", "șterge", width=9)
MIRROR = Text("mirror", "oglindă", width=9)
TURN = keys.TURN
INVERT = keys.INVERT
SHIFT = Text("shift", "mută", width=9)
LETTER = Text("letter", "literă", width=9)
OTHER = Text("other", "cealaltă", width=9)
SAVE = Text("save", "salvează", width=9)
DONE = keys.DONE
SAVED = Text("saved", "salvat", width=9)
