"""The words of Impasse."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, sentences

LINE = 30
"""Columns of the original's message line."""
PLATE = 10
"""Columns of a side's plate."""

TITLE = Text("Impasse")
TAGLINE = Text("If you can't push, you lose")
CARD = Prose(
    "The crates belong to both sides, but one side can only push them up and the other only to the right. "
    "A push moves one crate over one or more empty squares; crates can't jump. If it's your turn and you "
    "can't push, you lose. Choose a crate and then how far it goes, or type column, row and steps. Safe "
    "moves are steps that nobody can take from you any more: gather them. Before a game, 5, 6 and 8 "
    "change the board and S the directions. A win scores ten points, plus one for each move you still "
    "had.",
)

COLUMN = Text("Your move: column {columns}", width=LINE)
ROW = Text("{column}, row {rows}", width=LINE)
STEPS = Text("How many steps? ({steps})", width=LINE)
MY_MOVE = sentences.MY_MOVE
YOU_WIN = sentences.WELL_PLAYED
SIDE = capitals.PLAYER

START_TWO = Text("B=begin")
DIRECTIONS_KEY = Text("s")
CHANGES = Text("5 6 8 board   S directions")
TWO_CHANGES = Text("5 6 8 board")
PLAYERS_CHOICE = Text("Player {n}: which crate?", width=LINE)
CHOOSE = Text("which crate?", width=sentences.ASKED)
HOW_FAR = Text("How far? (1–{steps} or arrows)", width=LINE)
NO_CRATE = Text("There is no crate there", width=LINE)
BLOCKED = Text("That crate is blocked", width=LINE)
TOO_FAR = Text("That crate can go at most {n}", width=LINE)
STUCK = Text("That crate can't go there", width=LINE)
THINKING = Text("Let me think", width=LINE)
HINT_WINS = Count(
    "{square}, {n} step: that wins",
    "{square}, {n} steps: that wins",
    width=LINE,
)
HINT_LOSES = Count(
    "{square}, {n} step: loses slowest",
    "{square}, {n} steps: loses slowest",
)
HINT_OPEN = Count(
    "{square}, {n} step looks best",
    "{square}, {n} steps look best",
    width=LINE,
)
HINTS = {True: HINT_WINS, False: HINT_LOSES, None: HINT_OPEN}
"""By whether the move wins."""
MOVES = Text("moves", width=PLATE - 3)
SAFE = Text("safe", width=PLATE - 3)
WON = Text("won", width=PLATE - 3, context="impas")
YOU_STUCK = Text("No way out: you can't push")
STUCK_SIDE = Text("No way out for {name}")
SPARE = Count(
    "{name}: {n} move to spare",
    "{name}: {n} moves to spare",
)
