"""The words of the hidden word."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals

TITLE = Text("Hidden word")
TAGLINE = Text("Letter by letter, piece by piece")
CARD = Prose(
    "Guess the word letter by letter. A letter of the word is shown wherever it stands, and diacritics don't matter;"
    " any other letter is a miss and adds a piece to the scene. Eight misses are forgiven, the ninth loses. A letter"
    " tried before costs nothing. A hint costs two misses: it tells the theme, then a letter. A word is worth 100"
    " points, less 10 a miss, and 5 for each letter; words found in a row add up. F4 changes the gallows for"
    " balloons. At the level that dodges the word changes as long as it still fits; at the last the computer guesses a"
    " word of yours. Two people hide words from each other.",
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
LAST_MISS = Text("No {letter}; the next one loses!")
GONE = Text("No {letter} either")
TOO_DEAR = Text("A hint costs two misses")
TOLD = Text("It has {letter}, for two misses")
THE_WORD_WAS = Text("It was {word}")
I_SUGGEST = Text("I suggest {letter}")

YOUR_WORD = Text("Hide a word, I won't look")
PLAYERS_WORD = Text("Player {n}, hide a word")
LOOK_AWAY = Text("Player {n}, look away!")
LETTERS = Text("2 to {most} letters, then Return")
LETTERS_ONLY = Text("Letters only, please")
OR_MINE = Text("Return alone: a word of mine", width=32)
ANY = "?"
"""What a look answers for Return alone."""
TOO_SHORT = Text("Two letters at least, please")

THEME_ANIMALS = Text("animals", width=10)
THEME_FOOD = Text("food", width=10)
THEME_NATURE = Text("nature", width=10)
THEME_HOME = Text("the home", width=10)
THEME_WORK = Text("people", width=10)
THEME_PLAY = Text("pastimes", width=10)
THEME = Text("It belongs to: {theme}")
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
