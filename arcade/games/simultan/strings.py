"""The words of Simultaneous Equations."""

from arcade.games.simultan.levels import Mistake
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, keys, labels

TITLE = Text("Simultaneous Equations")
SPINE = Text("Simultaneous", 15)
TAGLINE = Text("Six sums right at once", width=30)
CARD = Prose(
    "Fill the nine cells with digits from 1 to 9 so that all rows and columns make the numbers beside and "
    "below them. × and ÷ come before + and -; otherwise work from left to right. Type a digit, or change "
    "it with fire. Press K, or the button, when you're done. Meanwhile 3000 points tick away. P pencils "
    "small digits into a cell, F1 shows a digit for 300 points, F2 takes back, F3 gives up. A wrong "
    "answer is explained line by line; on the first two levels you can try again. Every puzzle has "
    "exactly one solution. The more you solve, the less the next one shows you. Two players take turns to "
    "find the digits of one puzzle."
)

WRITE_DIGIT = Text("write a digit")
SPIN = Text("next digit")
FINISH = keys.DONE
CLEAR = Text("rub out")
PENCIL = Text("pencil")

MAY_REPEAT = Text("Can digits repeat (y/n)?")
YES, NO = labels.YES_KEY, Text("N", width=2)
THEY_MAY = Text("digits may repeat", width=18)
THEY_MUST_NOT = Text("digits all differ", width=18)
POINTS_DONE = Text("Points:{points}  Done? press K")
NOTE = (Text("WRITE", width=6), Text("DIFFE-", width=6), Text("RENT", width=6), Text("DIGITS", width=6))
BRAVO = Count("Bravo! {n} point!", "Bravo! {n} points!")
AVERAGE = Count("Average over {n} game: {average}", "Average over {n} games: {average}")
NOT_RIGHT = Text("Not right. The solution is:")
TIME_IS_UP = Text("Time is up. The solution is:")
GIVEN_UP = Text("The solution is:")
ANOTHER = Text("Another puzzle (y/n)?")
GOODBYE = Text("Goodbye, see you soon!")
FILL_ALL = Text("Fill all nine cells first")
FILL_OR_SHOW = Text("Fill all, or K again to solve")
MUST_DIFFER = Text("The digits must differ")

FILL_IN = Text("Fill in the digits, then K")
FILL_IN_DIFFERENT = Text("Each digit only once, then K")
FIXED = Text("That digit stays")
NO_SUCH_KEY = Text("Type a digit from 1 to 9")
NOTHING_THERE = Text("Nothing to rub out")
PENCIL_ON = Text("Pencil: digits are just notes")
PENCIL_OFF = Text("Pen: digits count")
RUB_OUT_FIRST = Text("Rub out the digit first")
SHOWN = Text("{digit} goes there: -300 points")
HINT_DEAR = Text("A hint costs 300 points")
NO_HINT_NOW = Text("No hints in a duel")
NO_SOLVING_NOW = Text("A duel is fought to the end")
TRY_AGAIN = Text("-300 points. Try again!")
READY_FOR_MORE = Text("Well done! Try the next level")
LESS_SHOWN = Text("Next time you'll see less")

ROW = Text("Row {n}: {sum}")
COLUMN = Text("Column {n}: {sum}")
MAKES = Text("It must be {wanted}, not {made}")
WHY = {
    Mistake.PRECEDENCE: Text("× and ÷ come before + and -"),
    Mistake.ORDER: Text("Work from left to right"),
    Mistake.SIGN: Text("Look at the signs again"),
    Mistake.DIVIDING: Text("Check your division"),
    Mistake.MULTIPLYING: Text("Check your multiplication"),
    Mistake.SUBTRACTING: Text("Check your subtraction"),
    Mistake.ADDING: Text("Check your addition"),
}
NAMES = {
    Mistake.PRECEDENCE: Text("× and ÷ come first", width=20),
    Mistake.ORDER: Text("from left to right", width=20),
    Mistake.SIGN: Text("mixing up the signs", width=20),
    Mistake.DIVIDING: Text("dividing", width=20),
    Mistake.MULTIPLYING: Text("multiplying", width=20),
    Mistake.SUBTRACTING: Text("subtracting", width=20),
    Mistake.ADDING: Text("adding", width=20),
}

POINTS = capitals.POINTS
TURN = Text("TURN", width=9)
DONE_BUTTON = Text("K done", width=7)
PENCIL_BUTTON = Text("P marks", width=7)
HINT_BUTTON = Text("F1 hint", width=7)
TRIES = Text("Tries", width=5)
GAME = Text("Game", width=6)
BEST = labels.BEST
PLAYER = labels.BRIEF_PLAYER_NUMBER
DIGIT_KEYS = Text("1-9 digit")

YOUR_TURN = Text("Player {n}: one digit, then K")
TYPE_ONE = Text("Choose a cell and a digit first")
FOUND = Text("Right! {points} for player {n}")
SPOILT = Text("{sum}\n{wanted} is wanted, not {made}")
NOT_THERE = Text("{digit} doesn't go there")
TURN_OVER = Text("Too slow: other player's turn")
BOOK_PLAYER = Text("P{n} {points}", width=8)
BOOK_TURN = Text("Turn {points}", width=10)

SUMMARY = Text("SUMMARY", width=14)
GAMES_PLAYED = Text("Games played", width=18)
GAMES_WON = Text("Games won", width=18)
WON_BY = Text("Won by player {n}", width=20)
AVERAGE_POINTS = Text("Average", width=18)
BEST_POINTS = Text("Best game", width=18)
HINTS_TAKEN = Text("Hints taken", width=18)
MISTAKEN_MOST = Text("Most common mistake, {n}x:", width=28)
NO_MISTAKES = Text("No mistakes!", width=28)
