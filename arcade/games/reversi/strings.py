"""The words of Reversi."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import sentences

TITLE = Text("Reversi")
TAGLINE = Text("Trap discs and turn them over")
CARD = Prose(
    "Place a disc so that it traps enemy discs in a straight line between itself and another of yours: "
    "they turn over and become yours. Every move must turn at least one; if you can't move, you pass. "
    "When nobody can move, most discs win. Dots show where you can play, and marks show what a move would "
    "turn (L hides them). Stacks show who is ahead. G shows the moves instead, and what the computer "
    "thinks of each of its own. After the game you see the costliest mistake. The original look always "
    "plays as printed."
)

SOUND = Text("Sound (y/n)?", width=26)
PLAYERS = Text("How many players?", width=24)
ENTER_PLAYERS = Text("enter 0, 1 or 2", width=26)
COLOUR = Text("Play white or black?", width=24)
BLACK_TO_MOVE = Text("black to move", width=26)
WHITE_TO_MOVE = Text("white to move", width=26)
SCORE = Text("Score: black {black} - white {white}", width=28)
BLACK_STUCK = Text("black has no move", width=26)
WHITE_STUCK = Text("white has no move", width=26)
FINAL = Text("Final: black {black}-white {white}", width=26)
BLACK_WINS = Text("Black wins", width=26)
WHITE_WINS = Text("White wins", width=26)
DRAWN = sentences.DRAWN
TO_MOVE = (BLACK_TO_MOVE, WHITE_TO_MOVE)
STUCK = (BLACK_STUCK, WHITE_STUCK)
"""By seat."""
WINNERS = (DRAWN, BLACK_WINS, WHITE_WINS)
"""By outcome: 0, 1, -1."""
ANOTHER = sentences.ANOTHER

CHOOSE_SIDE = Prose("Play black, white (b/w), or watch (0)?")
SIDES = Text("black", width=sentences.ASKED), Text("white", width=sentences.ASKED, context="reversi")
TURNS = Count("{square} turns {n} disc", "{square} turns {n} discs")
TAKEN = sentences.SQUARE_TAKEN
NOT_THERE = Text("Nothing would turn there")
NO_MOVE_PASS = Text("You have no moves, so you pass")
ADVICE = Text("Try {square} ({lead})")
TAKEN_BACK = sentences.TAKEN_BACK
SOUND_ON = Text("Sound on")
SOUND_OFF = Text("Sound off")
SHOWN = Text("Moves are shown")
HIDDEN = Text("Moves are hidden")
THOUGHTS = Text("thoughts", width=12)
LEAD = Text("the lead", width=12)
SWITCH_KEYS = Text("L moves G graph")
GRAPH_SHOWN = Text("The graph is shown")
GRAPH_HIDDEN = Text("The graph is hidden")
DEAREST = Prose("Costliest mistake: move {number}, {square} (-{cost}). {better} was better.")
NO_MISTAKE = Text("No mistake worth mentioning")
SHOW_CONTROL = Text("show moves")
SOUND_CONTROL = Text("sound")
GRAPH_CONTROL = Text("show graph")
