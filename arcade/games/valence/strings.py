"""The words of Valence; names of elements and compounds are in `explanations`."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, sentences

TITLE = Text("Valence")
TAGLINE = Text("Electrons, bonds and formulas")
CARD = Prose(
    "Type how many electrons each shell holds and how many bonds the atom makes; later, the formulas of "
    "compounds. Each wrong digit, and on most levels time too, pours water into the cylinder: it must "
    "never overflow into the acid! Shells fill from the inside: K holds 2, L and M hold 8. With up to 4 "
    "outer electrons, that is the valence; from 5 on it is 8 minus them. Heavy elements score more. One "
    "to four players take turns.",
)
TAKE_BACK_DIGIT = Text("erase 1st subscript", width=32)

BY_TURNS = Prose("The players take turns on the same keys.")

# The questions before a game
WHO_PLAYS = Text("Who plays?", width=26)
NAME = Text("Name of player {n}: ", width=28)
NAMELESS = labels.BRIEF_PLAYER_NUMBER
"""Eight columns, since the number has one digit."""

# The book's look
HOW_MANY_PLAY = Text("How many are you 1-4?", width=22)
PLAYER_NUMBER = Text("Player {n}:", width=11)
WHAT_NAME = Text("Name? ", width=22)
LEVEL_NUMBER = Text("Level? (1-3)", width=22)
LEVELS_MEAN = Text("1 slow, 2 medium, 3 fast", width=30)
HEADING = Text("VALENCE", width=20)
INSTRUCTIONS = Prose(
    "Water drips into the cylinder and must not reach the acid. Tell how many electrons are on each "
    "shell, then the valence: one digit each. Wrong keys and waiting cost water. An element gives its Z "
    "in points.",
)
SHELL_RULE = Prose(
    "Shells fill in order: K takes 2, L takes 8, M takes 8, N the rest.",
)
VALENCE_RULE = Prose(
    "Valence: up to 4 electrons on the last shell, so many; from 5 on, 8 less them; full shell, O.",
)
EXAMPLE = Prose(
    "Phosphorus, Z=15: K=2, L=8, M=5, valence 8-5 = III.",
)
ANY_KEY = sentences.PRESS_A_KEY
NAME_LABEL = Text("NAME", width=11)
SYMBOL_LABEL = Text("SYMBOL", width=11)
NUMBER_LABEL = Text("ATOMIC NO Z", width=11)
CONFIGURATION_LABELS = (Text("ELECTRON", width=12), Text("SHELLS", width=11))
VALENCE_LABEL = Text("VALENCE", width=11)
PLAYER_LABEL = capitals.PLAYER
POINTS_LABEL = Text("POINTS:", width=7)
BOOK_WARNING = Text("Never pour water into acid!")
ANOTHER = Text("ANOTHER GAME (y/n) ?", width=22)

# The questions of the drawn look
SHELL_QUESTION = Text("{name}: electrons on {shell}?")
VALENCE_QUESTION = Text("{name}: valence?")
FORMULA_QUESTION = Text("{name} = ?")
Z = Text("Z = {n}", width=7)
VALENCE_HEAD = Text("valence", width=7)
TASK = Text("task", width=8)
POINTS = cartridge.POINTS
LESSON = Text("LESSON {n}")
START = sentences.PRESS_A_KEY_OR_FIRE
TURN_OF = Text("{name}: it's your turn")
RIGHT = Count(
    "{label} is done: {n} point",
    "{label} is done: {n} points",
)
DIGITS_ONLY = Text("Answer with a digit, 0 to 9")
NOTHING_TYPED = Text("You've typed no subscript yet")
HELP = Text("0-9 answer", width=12)
ERASE_KEY = Text("← back", width=9)
NO_WATER_LEFT = Text("A hint costs 2 units of water")

# What the lessons teach, as their first pages say it

# Why an answer is wrong; hints say the same
WHY_ALL_FIT = Prose(
    "Electrons left: {left} of {z}; {shell} holds {room}, so all go there",
)
WHY_SHELL_FULL = Prose(
    "Electrons left: {left} of {z}; {shell} holds only {room} and fills up",
)
WHY_REST = Prose(
    "K, L and M hold {told}, so N gets {z}-{told} = {left}",
)
WHY_GIVES = Prose(
    "{shell} has {last}, not more than 4: that is the valence, {roman}",
)
WHY_LACKS = Prose(
    "{shell} has {last} of 8 electrons: 8-{last} are missing, valence {roman}",
)
WHY_FULL = Prose(
    "{shell} is full with {last}: no bonds, the valence is 0",
)
WHY_FREE = Prose(
    "Hands: {m}×{v} = {one}, {n}×{w} = {other}; free on {symbol}: {free}",
)
WHY_TOO_MANY = Prose(
    "All hands hold, but both can be divided by {by}: {m}:{n} = {a}:{b}",
)
WHY_NONE = Prose("There is at least one of each")
HINT_FORMULA = Prose(
    "Hands: {v} and {w}. Fewest bonds: {bonds}. Take {bonds}:{v} and {bonds}:{w}",
)

# The end of a turn
OVERFLOW = Text("OVERFLOW!", width=16)
WARNING = Prose(
    "Water poured into acid boils and spits: acid into water, always!",
)
KEPT_DRY = Text("THE ACID IS DRY")
MARK = capitals.MARK
CLEAN = Text("on first try", width=12)
HINTS = Text("hints", width=12)
BONUS = Text("bonus", width=12)
WORST = Prose("Hardest: {kind} ({n})")
NO_MISTAKES = Text("Not a single mistake!", width=28)
PASSED = Text("Lesson passed", width=28)
NOT_PASSED = Text("Try this lesson again", width=28)
LOOK_AGAIN = Prose("Look again at {labels}")
POINTS_OF = Count("{n} pt", "{n} pts", width=9)
NEXT_LESSON = Text("On to lesson {n}? (y/n)")
KINDS = {
    "K": Text("shell K", width=13),
    "L": Text("shell L", width=13),
    "M": Text("shell M", width=13),
    "N": Text("shell N", width=13),
    "valence": Text("valence", width=13),
    "binary": Text("formulas", width=13),
    "several": Text("several valences", width=18),
    "group": Text("groups", width=13),
}
