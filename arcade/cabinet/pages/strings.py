"""The words of what comes after a game: its result, the tables of scores, the medals."""

from arcade.cabinet.storage.leaderboard_tables import Span
from arcade.toolkit.contract.outcome import Outcome
from arcade.toolkit.contract.texts import Count, Prose, Text

MONTHS = (
    Text("Jan"),
    Text("Feb"),
    Text("Mar"),
    Text("Apr"),
    Text("May"),
    Text("Jun"),
    Text("Jul"),
    Text("Aug"),
    Text("Sep"),
    Text("Oct"),
    Text("Nov"),
    Text("Dec"),
)
PILOT = Text("pilot", 8)
"""What plays the demonstrations, and whose score is to be beaten."""

# High scores.
MODERN_LOOK = Text("modern look", 18)
BOOK_LOOK = Text("original look", 18)
NO_SCORES = Prose("No scores here yet. Set the first!")
PLAYED = Count("played once", "played {n} times")
PROVED_GAME = Prose("{player}’s game, proved move by move")
PILOTS_GAME = Prose("The pilot’s game")
DEMONSTRATION = Prose("A demonstration")
NOT_KEPT = Prose("The replay of this game wasn't saved.")
TIME_OF = Text("{done} of {whole}")
BEAT = Text("Beat {player}: {score}")
EQUAL = Text("Equal {player}: {score}")
THE_PILOT = Text("the pilot")
OTHER_GAME = Text("another game", 14)
OTHER_TABLE = Text("other table", 14)
THIS_CABINET = Text("this cabinet", 18)
LEADERBOARD_TODAY = Text("the hall today", 18)
LEADERBOARD_WEEK = Text("the hall this week", 18)
LEADERBOARD_EVER = Text("the hall, ever", 18)
NO_LEADERBOARD_SCORES = Prose("No scores from the hall here yet. Set the first!")
AT_CABINET = Prose("{player}, at {cabinet}")

# Medals.
MISSING_POINTS = Text("{points} to go", 14)
TOO_MANY_POINTS = Text("{points} too many")
MEDAL_STATE = Text("{metal}: {state}", 16)
HAS_IT = Text("won", 12)
NOT_YET = Text("not yet", 12)
NOT_ASSISTED = Text("not with help", 14)
WON_ON = Text("won · {day}")
LEVEL_WON = Text("level {done} of {whole}")
MEDALS_OF = Count(
    "{n} medal of {whole}",
    "{n} medals of {whole}",
)

# A game's result.
RECORD = Text("New record!", 20)
FIRST_IN_LEADERBOARD = Text("First in the hall!", 20)
PLACES = {
    1: Text("1st place!", 20),
    2: Text("2nd place!", 20),
    3: Text("3rd place!", 20),
    4: Text("4th place!", 20),
    5: Text("5th place!", 20),
    6: Text("6th place!", 20),
    7: Text("7th place!", 20),
    8: Text("8th place!", 20),
    9: Text("9th place!", 20),
    10: Text("10th place!", 20),
}
"""By the number of the place."""
ENDED = {
    Outcome.WON: Text("You won!", 20),
    Outcome.LOST: Text("You lost", 20),
    Outcome.DRAWN: Text("A draw", 20),
    Outcome.OVER: Text("Well played!", 20),
    Outcome.FIRST: Text("Player 1 wins!", 20),
    Outcome.SECOND: Text("Player 2 wins!", 20),
}
BESIDE_LEVELS = Prose("{title} · {name}")
AT_LEVEL = Prose("{title} · level {number}, {name}")
OWN_BEST = Text("your best so far", 28)
FIRST_SCORE = Text("your first score here", 28)
TIME = Text("Time", 12)
GAMES_HERE = Count("{n} game here", "{n} games here")
WINS_HERE = Count("{n} won", "{n} won")
NEW = Text("What's new", 18)
STILL_TO_DO = Text("Still to do", 18)
BETWEEN_YOU = Text("Between you two", 18)
TOGETHER = Text("Who played", 18)
PLAYED_BY = Count("{n} player", "{n} players", 14)
FIRST_PLAYER = Text("Player 1", 14)
SECOND_PLAYER = Text("Player 2", 14)
DRAWN_GAMES = Text("drawn: {games}", 16)
METAL_MEDALS = (
    Text("Bronze medal", 20),
    Text("Silver medal", 20),
    Text("Gold medal", 20),
)
ALL_MEDALS = Text("All three medals", 24)
BEST_OF_ALL = Text("The best score here", 30)
PILOT_BEATEN = Text("Better than the pilot", 30)
FIRST_WIN = Text("Your first win at this level", 30)
FIRST_WIN_ORIGINAL = Text("Your first win in the original", 30)
BEST_HERE = Text("Your best at this level", 28)
CHALLENGE_PLAYED = Text("The challenge of the day", 30)
TABLES: dict[Span | None, Text] = {
    None: Text("The table at this level", 28),
    Span.DAY: Text("The hall's best today", 28),
    Span.WEEK: Text("The hall's best this week", 28),
    Span.EVER: Text("The best of the hall", 28),
}
"""By whose table it is: this cabinet's own, or one of the leaderboard's."""
YOUR_LEVELS = Text("Your levels", 28)
HAS_WON = Text("won", 10)
YOUR_INITIALS = Text("Your initials", 16)
WITH_STICK = Text("stick, button", 16)
WITH_TOUCH = Text("arrows, A", 16)
WITH_KEYS = Text("arrows, letters", 16)
AGAIN = Text("Again", 10)
AT_NUMBER = Text("level {number}", 10)
NEXT_LEVEL = Text("Harder", 10)
WATCH_IT = Text("Watch it", 10)
MISTAKES = Text("Mistakes", 10)
SHELF = Text("Shelf", 10)
MORE_GAMES = Text("more games", 12)
RESULT_HINT = Text("RESULT: PRESS {fire}", 32)
MEDAL_HINT = Text("MEDAL: PRESS {fire}", 32)
LETTER_PLACE = Text("place", 8)
TO_SHELF = Text("shelf", 8)
YOUR_GAME = Text("Your game", 20)
ANY_KEY = Text("Any key ends it", 24)

# Before the arcade is there.
EXAMINED = Prose("Checking a lot of scores. This takes a moment.")
