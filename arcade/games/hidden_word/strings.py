"""The words of the hidden word."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals

TITLE = Text("Hidden word")
TAGLINE = Text("Letter by letter, piece by piece")
CARD = Prose(
    "Guess the word letter by letter. A letter in the word appears wherever it stands; diacritics don't "
    "matter. Any other letter is a miss and adds a piece to the scene. Eight misses are forgiven; with "
    "the ninth you lose. A letter you tried before costs nothing. A hint costs two misses: it shows the "
    "theme, then a letter. A word is worth 100 points, minus 10 for each miss, plus 5 for each letter; "
    "words found in a row add up. F4 swaps the gallows for balloons. On the dodging level the word "
    "changes as long as it still fits; on the last one the computer guesses your word. Two players hide "
    "words from each other.",
)

WORD = Text("Word", width=10)
TO_GUESS = Text("to guess", width=10)
SUGGEST = Text("Suggest a letter")
PLAYER_SUGGESTS = Text("Player {n}: suggest a letter")
ANOTHER_GAME = Text("Another game? (y/n)", context="hidden-word")
MISSES_IN_ALL = Text("misses: {n}", width=12)
NOT_FOUND = Text("lost", width=12)
TRIED_BEFORE = Text("You have tried {letter} before")
FOUND = Text("{letter} is in the word!")
MISSED = Count(
    "No {letter}; {n} miss left",
    "No {letter}; {n} misses left",
)
LAST_MISS = Text("No {letter}; one more and you lose")
GONE = Text("No {letter} either")
TOO_DEAR = Text("A hint costs two misses")
TOLD = Text("It has {letter}, for two misses")
THE_WORD_WAS = Text("It was {word}")
I_SUGGEST = Text("I suggest {letter}")

YOUR_WORD = Text("Hide a word, I won't look")
PLAYERS_WORD = Text("Player {n}, hide a word")
LOOK_AWAY = Text("Player {n}, look away!")
LETTERS = Text("2 to {most} letters, then Return")
LETTERS_ONLY = Text("Type letters only")
OR_MINE = Text("Just ENTER: a word of mine", width=32)
ANY = "?"
"""What a look answers for Return alone."""
TOO_SHORT = Text("Two letters at least, please")

THEME_ANIMALS = Text("animals", width=10)
THEME_FOOD = Text("food", width=10)
THEME_NATURE = Text("nature", width=10)
THEME_HOME = Text("the home", width=10)
THEME_WORK = Text("people", width=10)
THEME_PLAY = Text("pastimes", width=10)
THEME = Text("Theme: {theme}")
UNKNOWN_THEME = Text("theme?", width=10)
STREAK = Text("streak", width=8)
POINTS = cartridge.POINTS
MISSES = Text("misses", width=8)
FIGURE = Text("other figure")
LETTER_KEYS = Text("A–Z letter")
FIGURE_KEY = Text("F4 figure")

SAVED = capitals.SAVED
HANGED = capitals.TOO_LATE
LANDED = Text("NEXT TIME!")
NOT_GUESSED = capitals.YOU_WIN
GUESSED = Text("I GUESSED IT")
