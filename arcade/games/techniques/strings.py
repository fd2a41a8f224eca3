"""The words of the Workshop."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys, labels

NAME, NOTE, KEY = 12, 32, 8
"""Columns of an exhibit's name, of the line that explains it, of a key's meaning."""

TITLE = Text("Workshop")
TAGLINE = Text("Tricks of the trade, with source")
CARD = Prose(
    "How do games of this machine make letters fly, mix colours, laugh and thunder? Choose an exhibit and watch it"
    " run; the few lines of source that do it stand below. A tick marks what you have seen. Leave when you like: every"
    " exhibit seen is a point, and whoever has seen them all is a master.",
)
UNHURRIED = Text("unhurried")
UNHURRIED_NOTE = Text("everything at half speed")
USUAL = Text("usual", context="techniques")
USUAL_NOTE = Text("as games use it")
BRISK = Text("brisk")
BRISK_NOTE = Text("twice as fast")
EXHIBITS_SEEN = Count(
    "{n} exhibit seen", "{n} exhibits seen",
)

CHOOSE = Text("Choose: arrows, letter, mouse")
LEAVE = keys.LEAVE
SURE_TO_LEAVE = Text("FIRE to leave the workshop")
PREVIOUS = Text("← prev", width=KEY)
AGAIN = Text("FIRE run", width=KEY)
FOLLOWING = Text("next →", width=KEY)
MENU = Text("BS menu", width=KEY)
RUNNING = Text("Any key skips the rest")
IN_HAND = Text("Your keys are in its hands now")
NO_SOURCE = Text("(the source is not here)")
SEEN = Text("{seen} of {all} seen")
NO_SUCH = Text("There is no such exhibit")
VISITED = Count(
    "You have seen {n} exhibit", "You have seen {n} exhibits",
)
MASTER = Text("MASTER OF ALL")
SEE_YOU = Text("SEE YOU SOON")

MESSAGES = Text("MESSAGES", width=NAME)
COLOUR = Text("COLOUR", width=NAME)
PICTURES = Text("PICTURES", width=NAME)
SPRITES = Text("SPRITES", width=NAME)
LETTERS = Text("LETTERS", width=NAME)
SOUND = Text("SOUND", width=NAME)
KEYBOARD = Text("KEYS, TIME", width=NAME)
HYGIENE = Text("HYGIENE", width=NAME)

TYPED = Text("typewriter", width=NAME)
TYPED_NOTE = Text("each letter has its own note", width=NOTE)
FLOWN = Text("flying in", width=NAME)
FLOWN_NOTE = Text("letters travel to their places", width=NOTE)
SLID = Text("slide-in", width=NAME)
SLID_NOTE = Text("a window over 64 characters", width=NOTE)
CIRCLED = Text("marquee", width=NAME)
CIRCLED_NOTE = Text("round and round until a key", width=NOTE)
MARKED = Text("emphasis", width=NAME)
MARKED_NOTE = Text("underlined, inverted, flashing", width=NOTE)
BOTTOM = Text("bottom line", width=NAME)
BOTTOM_NOTE = Text("messages leave the field alone", width=NOTE)
MIXED = Text("mixed light", width=NAME)
MIXED_NOTE = Text("blue 1 + red 2 + green 4", width=NOTE)
BLENDS = Text("36 colours", width=NAME)
BLENDS_NOTE = Text("two colours in a chequered cell", width=NOTE)
RAINBOW = Text("rainbow", width=NAME)
RAINBOW_NOTE = Text("pure and blended lines in turn", width=NOTE)
NEGATIVE = Text("negative", width=NAME)
NEGATIVE_NOTE = Text("twice gives the picture back", width=NOTE)
CARRIED = Text("see-through", width=NAME)
CARRIED_NOTE = Text("the background comes back", width=NOTE)
EDITED = Text("cell editor", width=NAME)
EDITED_NOTE = Text("two cells of 8 by 8 dots", width=NOTE)
STORED = Text("letter bytes", width=NAME)
STORED_NOTE = Text("eight bytes make a letter", width=NOTE)
POSTER = Text("poster", width=NAME)
POSTER_NOTE = Text("every dot becomes a cell", width=NOTE)
TALL = Text("tall text", width=NAME)
TALL_NOTE = Text("each dot eight times as high", width=NOTE)
MELTED = Text("melting", width=NAME)
MELTED_NOTE = Text("looked up some bytes too far", width=NOTE)
FACES = Text("second fonts", width=NAME)
FACES_NOTE = Text("bold and italic, made on the fly", width=NOTE)
LAUGH = Text("laugh", width=NAME)
LAUGH_NOTE = Text("three notes on a cosine", width=NOTE)
ROTOR = Text("helicopter", width=NAME)
ROTOR_NOTE = Text("14 bursts a second, trembling", width=NOTE)
TRAIN = Text("train", width=NAME)
TRAIN_NOTE = Text("puff, puff, wheels, steam", width=NOTE)
THUNDER = Text("thunder", width=NAME)
THUNDER_NOTE = Text("clicks and a flickering border", width=NOTE)
PRESSED = Text("click+repeat", width=NAME)
PRESSED_NOTE = Text("hold fire: how fast it repeats", width=NOTE)
TIMED = Text("clock", width=NAME)
TIMED_NOTE = Text("frames are fiftieths of a second", width=NOTE)
ASKED = Text("one more?", width=NAME)
ASKED_NOTE = Text("goes on by itself after 4 s", width=NOTE)
EQUAL = Text("equality", width=NAME)
EQUAL_NOTE = Text("why games count in whole numbers", width=NOTE)
SCROLLED = Text("no scroll?", width=NAME)
SCROLLED_NOTE = Text("it rolls on, all in capitals", width=NOTE)

TYPED_TEXT = Text(
    "Every letter I type has a note of its own. Listen: A B C, X Y Z! Robac Arcade",
    width=96,
)
FLIGHT = Text("LETTERS\nTHAT FLY\nFROM\nAFAR")
SLIDES = Text("IN FROM\nLEFT AND\nRIGHT\nEVER\nSLOWER")
LAMPS = Text("ROBAC ARCADE * ")
WELCOME = Text("ROBAC ARCADE - WELCOME, PLAYERS!")
CROSSING = Text("Crossing", width=10)
READS_WELL = Text("This reads well")
READS_BADLY = Text("Who can read this?")
NEGATIVE_LINE = Text("NEGATIVE {n}")
DECOR = Text("DECOR - ", width=8)
POSTER_WORDS = (Text("PLAY", width=4, context="techniques"), Text("THIS", width=4), Text(" TOP", width=4))
TALL_WORDS = (
    Text("ORANGE WIZARD"),
    Text("A GAME OF"),
    Text("SKILL"),
)
PLAIN_FACE = Text("plain:", width=9)
BOLD_FACE = Text("bold:", width=9)
ITALIC_FACE = Text("italic:", width=9)
CLICK = Text("click {n}", width=12)
REPEAT = Text("hold fire ({first}, {next}): {n}")
ELAPSED = Text("passed", width=9)
REMAINING = Text("left", width=9, context="techniques")
ONE_MORE = Text("One more game? (y/n)")
RESTARTED = Text("The game begins")
GOODBYE = Text("Goodbye!")
ROW = Text("row {n}")
YES = labels.YES
NO = labels.NO
STEPS = Count(
    "1 by thirds is 0 after {n} step", "1 by thirds is 0 after {n} steps",
)
CLEAR = Text("clear", width=9)
MIRROR = Text("mirror", width=9)
TURN = keys.TURN
INVERT = keys.INVERT
SHIFT = Text("shift", width=9)
LETTER = Text("letter", width=9, context="techniques")
OTHER = Text("other", width=9)
SAVE = Text("save", width=9)
DONE = keys.DONE
SAVED = Text("saved", width=9)
