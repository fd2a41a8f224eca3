"""The words of the graphics editor."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import keys

TITLE = Text("Graphics editor")
TAGLINE = Text("Draw your own graphics")
CARD = Prose(
    "A graphic has eight by eight dots. Move the cursor and press fire to set or clear a dot; hold fire while you move"
    " to paint. Go down from the grid, or press back, for the commands: turn and shift the graphic, copy it, add up to"
    " four, each in colours of its own, put them together or let them move as an animation, and save them as text or as"
    " a PNG picture. The row of numbers is what a program puts into DATA.\nIn the exercises you make the figure shown:"
    " 100 points each, less one for every change.",
)

# Controls and commands.
DOT_KEY = Text("set or clear a dot", width=26)
BACK_KEY = Text("commands and back", width=26)
MIRROR = Text("mirror left and right", width=26)
FLIP = Text("turn upside down", width=26)
ROTATE = Text("rotate clockwise", width=26)
SHIFT_LEFT = Text("shift left", width=26)
SHIFT_RIGHT = Text("shift right", width=26)
SHIFT_UP = Text("shift up", width=26)
SHIFT_DOWN = Text("shift down", width=26)
INVERT = keys.INVERT
CLEAR = Text("clear all dots", width=26)
LETTER = Text("copy a letter", width=26)
COPY = Text("copy the graphic", width=26)
PASTE = Text("paste the copy", width=26)
REDO = Text("redo", width=26)
PREVIOUS = Text("previous graphic", width=26)
NEXT = Text("next graphic", width=26)
MORE = Text("add a graphic", width=26)
LESS = Text("remove the graphic", width=26)
LAYOUT = Text("put together or apart", width=26)
INK = Text("ink of the graphic", width=26)
PAPER = Text("paper of the graphic", width=26)
BRIGHT = Text("bright or not", width=26)
ANIMATE = Text("animation on or off", width=26)
SPEED = Text("speed of the animation", width=26)
SAVE_TEXT = Text("save as text", width=26)
SAVE_PNG = Text("save as a PNG picture", width=26)
DONE = keys.DONE
TAKE_BACK = Text("undo", width=26)

# On the screen.
CELL = Text("Graphic", width=10)
CHANGES = Text("Changes", width=10)
FIGURE = Text("Figure", width=10)
WRONG = Text("Wrong", width=10)
WANTED = Text("Draw this:", width=12)
ANIMATION = Text("Animation", width=12)
LAYOUTS = {
    "apart": Text("Apart", width=12),
    "row": Text("In a row", width=12),
    "column": Text("In a column", width=12),
    "square": Text("In a square", width=12),
}
HELP = Text("fire dot     back commands")
BUTTON_HELP = Text("fire do it      back grid")
WHICH_LETTER = Text("Which letter?   back none")
REALLY_DONE = Text("Lose unsaved changes? (y/n)")
SAVED = Text("Written to a file")
NOTHING_TO_UNDO = Text("Nothing to undo")
NOTHING_TO_REDO = Text("Nothing to redo")
NOTHING_COPIED = Text("Nothing copied yet")
NO_MORE = Text("You already have four graphics")
LAST_ONE = Text("This is the only graphic")
ONLY_APART = Text("Only separate graphics can move")
NO_HINT = Text("Draw whatever you like")
HINT_GIVEN = Text("This dot is wrong")
RIGHT = Count("Right! {n} point", "Right! {n} points")
FINISHED = Text("FINISHED", width=12, context="graphics-editor")
ANOTHER = Text("Another drawing? (y/n)")
UNKNOWN_KEY = Text("That key means nothing here")

# The original.
BOOK_TITLE = Text("USER-DEFINED GRAPHICS")
BOOK_ARROWS = Text("5 6 7 8 or arrows: move")
BOOK_DOT = Text("0 or fire: set, clear")
BOOK_NEXT = Text("N: next     S: save")
BOOK_END = Text("E: end      back: N, S or E")
BOOK_CHOOSE = Text("N next, S save or E end?")
BOOK_WANTED = Text("MAKE THIS", width=12)
BOOK_GRAPHIC = Text("GRAPHIC {at} OF {count}")

# Files that cannot be read.
BAD_SIGN = Prose("{sign!r} is where only # or . can be")
BAD_WIDTH = Prose("the row has {width} dots; rows of one picture have 8, 16, 24 or 32 each")
BAD_HEIGHT = Prose("the picture ends after {height} rows, not after 8, 16, 24 or 32")
BAD_SIZE = Prose(
    "the picture has {width} by {height} dots: more than four graphics, or not a row, column or square of them"
)
NOT_JOINED = Prose("with several pictures, each must have 8 by 8 dots")
TOO_MANY = Prose("there are more than four graphics")
BAD_BYTE = Prose("{byte!r} isn't a number from 0 to 255")
BAD_COUNT = Prose("a graphic has eight numbers, not {n}")
IN_LETTERS = Prose("the drawing {name!r} is in letters, not in #, . and blanks")
SEVERAL = Prose("it has several drawings")
IN_BLOCKS = Prose("the drawing is larger than four graphics")
NOTHING_DRAWN = Prose("it has no picture of # and . and no DATA")
