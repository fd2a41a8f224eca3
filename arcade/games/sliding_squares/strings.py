"""The words of Sliding Squares."""

from arcade.games.sliding_squares.levels import Fault, Tray
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import sentences

PANEL = 10
"""Columns of the panel beside the tray."""

TITLE = Text("Sliding Squares")
SPINE = Text("Sliding Squares", 15, context="spine")
POSTER = Text("SLIDING\nSQUARES")
TAGLINE = Text("If you can't slide, you lose")
CARD = Prose(
    "Twelve white and twelve black men fill a tray except for one hole. In turn, slide one of your own "
    "men from beside the hole into it, never diagonally; white begins. If you have no man beside the hole "
    "on your turn, you lose. In the chequered tray the second side can always win; in the exchanged one "
    "you can, if you make no mistake. Or place the men yourselves, one each in turn; the centre stays "
    "free. Move the cursor to the man, click it or type a1 to e5. V links the squares that belong "
    "together: that is the secret. After a game you see your first wasted slide."
)
PAIRS = Text("pairs")

ORIGINAL_TITLE = Text("SLIDING SQUARES", width=31)
ORIGINAL_MOVE = sentences.YOUR_MOVE
ORIGINAL_PLAYER = sentences.PLAYERS_MOVE
ORIGINAL_REPLY = sentences.MY_MOVE_NEXT
I_WON = Text("I won, again (y/n)?")
SEAT_WON = Text("Player {n} won, again (y/n)?")
WHITE_STUCK = Text("No white man can move", width=30)
BLACK_STUCK = Text("No black man can move", width=30)

WHICH_TRAY = Text("Which tray? (1–3)")
TRAYS = {
    Tray.CHEQUERED: Text("chequered", width=PANEL),
    Tray.EXCHANGED: Text("exchanged", width=PANEL),
    Tray.EMPTY: Text("your own", width=PANEL),
}
SLIDES = Text("slide {n}", width=PANEL)
MEN = Text("man {n}", width=PANEL)

WHICH_MAN = Text("which man? (a1–e5)", width=sentences.ASKED)
PUT_A_MAN = Text("place a man (a1–e5)", width=sentences.ASKED)
FAULTS = {
    Fault.HOLE: Text("That is the hole"),
    Fault.FAR: Text("That isn't beside the hole"),
    Fault.OTHERS: Text("That isn't your man"),
    Fault.TAKEN: Text("There is already a man there"),
    Fault.CENTRE: Text("The centre stays free"),
}
FULL = Text("The tray is full: now slide")
HINT_MAN = Text("{square} looks best")
HINT_WON = Count("{square} wins in {n} slide", "{square} wins in {n} slides")
HINT_LOST = Text("Lost in {n}; {square} sets a trap")
LINKED_WON = Text("The hole has a pair: you can win")
LINKED_LOST = Text("The hole has none: set a trap")
UNLINKED = Text("The pairs are hidden")
TAKEN_BACK = sentences.TAKEN_BACK
YOU_STUCK = Text("None of your men can slide")
I_STUCK = Text("None of my men can slide")
SEAT_STUCK = Text("Player {n} can't slide any more")
WASTED = Text("Slide {n}: {played}, but {better} won")
NONE_WASTED = Text("No win was given away")
