"""The words of Mastermind."""

from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, labels, sentences

TITLE = Text("Mastermind")
TAGLINE = Text("Four pegs, six colours, one code")
CARD = Prose(
    "Find the hidden code of four digits from 1 to 6. Put four pegs in a row and send it. A star means a "
    "digit in its right place, a plus a right digit in another place, a dash that nothing is right. No "
    "digit counts twice. Break the code in as few tries as you can; each hint counts as one more. Solve "
    "hands over to the computer. In a duel you hide a code as well, and you take turns guessing. Two "
    "players hide codes from each other. After a game, ! marks tries that couldn't have been the code."
)
TRIES = labels.TRIES

# The original's screen.
HEADING = Text("M A S T E R M I N D")
LEGEND = (
    Text("  Find 4 digits out of 1,2,3,"),
    Text(" 4,5,6 (with or without twins)."),
    Text("Every try is answered by:"),
    Text("* = a digit in its right place"),
    Text("+ = a digit in another place"),
    Text("- = none of the digits is right"),
)
WITH_REPEATS = Text("With repeats? (y/n)", width=19)
WITH = Text("(with)")
WITHOUT = Text("(without)")
TRY = Text("Try {n}", width=14)
PLAY_AGAIN = sentences.PLAY_AGAIN_OR_NOT
IT_WAS = Text("The code was {code}")

VERDICTS = (
    (Count("Superb! Only {n} try.", "Superb! Only {n} tries."), Text("You can hardly do any better.")),
    (Count("Well done: {n} try.", "Well done: {n} tries."), Text("You know how to deduce.")),
    (Count("Fine: {n} try.", "Fine: {n} tries."), Text("Fewer tries are possible.")),
    (Count("Weak: {n} try.", "Weak: {n} tries."), Text("Keep learning!")),
    (Count("Awful: it took {n} try...", "Awful: it took {n} tries..."), Text("Every mark tells you more.")),
)
"""What is said of so many tries, from the best on: a line with their number, and one more."""

# The drawn look.
YOUR_TRY = Text("Which code is it?")
PLAYERS_TRY = Text("Player {n}: which code is it?")
HINTED = Text("Try {code}: codes left {n}")
SOLVING = Text("Watch me... a key stops me")
BANDS = (Text("SUPERB!"), capitals.WELL_DONE, Text("FINE!"), Text("WEAK..."), Text("AWFUL..."))
NOT_FOUND = Text("NOT FOUND")
THERE_IT_IS = Text("THERE IT IS")
DONE = Text("Tries {n}  hints {hints}  par {par}")
DOUBTFUL = Count("! {n} try could not be the code", "! {n} tries could not be the code")
LEFT = labels.CODES_LEFT
BEST = Text("best", width=7, context="mastermind")
AVERAGE = Text("average", width=7)
ROW = Text("row", width=12, context="mastermind")

# The duel.
THINKING = sentences.THINKING
BOTH = Text("Both codes in the same round")
