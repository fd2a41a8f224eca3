"""The words of the hidden word."""

from arcade.toolkit.contract import cartridge
from arcade.toolkit.contract.texts import Count, Prose, Text
from arcade.toolkit.words import capitals, levels

TITLE = Text("Hidden word", "Cuvântul ascuns")
TAGLINE = Text("Letter by letter, piece by piece", "Literă cu literă, lemn cu lemn")
CARD = Prose(
    "Guess the word letter by letter. A letter of the word is shown wherever it stands, and diacritics don't matter;"
    " any other letter is a miss and adds a piece to the scene. Eight misses are forgiven, the ninth loses. A letter"
    " tried before costs nothing. A hint costs two misses: it tells the theme, then a letter. A word is worth 100"
    " points, less 10 a miss, and 5 for each letter; words found in a row add up. F4 changes the gallows for"
    " balloons. At the level that dodges the word changes as long as it still fits; at the last the computer guesses a"
    " word of yours. Two people hide words from each other.",
    "Ghicește cuvântul literă cu literă. O literă din cuvânt apare peste tot unde se află, diacriticele nu contează;"
    " oricare alta e o greșeală și adaugă o piesă în scenă. Opt greșeli se iartă, a noua pierde. O literă încercată"
    " deja nu costă nimic. Un sfat costă două greșeli: spune tema, apoi o literă. Un cuvânt face 100 de puncte,"
    " minus 10 de greșeală, plus 5 de literă; cuvintele ghicite la rând se adună. F4 schimbă spânzurătoarea cu baloane."
    " La nivelul care se ferește cuvântul se schimbă cât timp încă se potrivește; la ultimul calculatorul ghicește"
    " cuvântul tău. Doi jucători își ascund cuvinte unul altuia.",
)

GENTLE = levels.GENTLE
GENTLE_NOTE = Text("balloons, easy words and theme", "baloane, cuvinte ușoare, temă")
NORMAL = levels.NORMAL
NORMAL_NOTE = Text("the easier half of the words", "cuvintele mai ușoare")
HARD = levels.HARD
HARD_NOTE = Text("short words and rare letters", "cuvinte scurte, litere rare")
DODGING = Text("dodging", "se ferește")
DODGING_NOTE = Text("the word changes while it can", "cuvântul se schimbă cât poate")
REVERSED = Text("reversed", "pe dos")
REVERSED_NOTE = Text("the computer guesses your word", "calculatorul ghicește cuvântul")

WORD = Text("Word", "Cuvânt", width=10)
TO_GUESS = Text("to guess", "de ghicit", width=10)
SUGGEST = Text("Suggest a letter", "Propune o literă")
PLAYER_SUGGESTS = Text("Player {n}: suggest a letter", "Jucătorul {n}: propune o literă")
ANOTHER_GAME = Text("Another game? (y/n)", "Alt joc? (d/n)")
MISSES_IN_ALL = Text("misses: {n}", "greșeli: {n}", width=12)
NOT_FOUND = Text("lost", "pierdut", width=12)
TRIED_BEFORE = Text("You have tried {letter} before", "Ai mai încercat {letter}")
FOUND = Text("{letter} is in the word!", "{letter} este în cuvânt!")
MISSED = Count(
    ("No {letter}; {n} miss left", "No {letter}; {n} misses left"),
    ("Fără {letter}; mai ai {n} greșeală", "Fără {letter}; mai ai {n} greșeli", "Fără {letter}; mai ai {n} de greșeli"),
)
LAST_MISS = Text("No {letter}; the next one loses!", "Fără {letter}; încă una pierde!")
GONE = Text("No {letter} either", "Nici {letter} nu este")
TOO_DEAR = Text("A hint costs two misses", "Un sfat costă două greșeli")
TOLD = Text("It has {letter}, for two misses", "Conține {letter}, costă 2 greșeli")
THE_WORD_WAS = Text("It was {word}", "Era {word}")
I_SUGGEST = Text("I suggest {letter}", "Propun {letter}")

YOUR_WORD = Text("Hide a word, I won't look", "Ascunde un cuvânt, nu mă uit")
PLAYERS_WORD = Text("Player {n}, hide a word", "Jucătorul {n}, ascunde un cuvânt")
LOOK_AWAY = Text("Player {n}, look away!", "Jucătorul {n}, nu te uita!")
LETTERS = Text("2 to {most} letters, then Return", "2–{most} litere, apoi Enter")
LETTERS_ONLY = Text("Letters only, please", "Numai litere, te rog")
OR_MINE = Text("Return alone: a word of mine", "Doar Enter: un cuvânt al meu", width=32)
ANY = "?"
"""What a look answers for Return alone."""
TOO_SHORT = Text("Two letters at least, please", "Cel puțin două litere, te rog")

THEME_ANIMALS = Text("animals", "animale", width=10)
THEME_FOOD = Text("food", "mâncare", width=10)
THEME_NATURE = Text("nature", "natură", width=10)
THEME_HOME = Text("the home", "casă", width=10)
THEME_WORK = Text("people", "meserii", width=10)
THEME_PLAY = Text("pastimes", "timp liber", width=10)
THEME = Text("It belongs to: {theme}", "Face parte din: {theme}")
UNKNOWN_THEME = Text("theme?", "temă?", width=10)
STREAK = Text("streak", "serie", width=8)
POINTS = cartridge.POINTS
MISSES = Text("misses", "greșeli", width=8)
FIGURE = Text("other figure", "altă figură")
LETTER_KEYS = Text("A–Z letter", "A–Z literă")
FIGURE_KEY = Text("F4 figure", "F4 figură")

SAVED = capitals.SAVED
HANGED = capitals.TOO_LATE
LANDED = Text("NEXT TIME!", "DATA VIITOARE!")
NOT_GUESSED = capitals.YOU_WIN
GUESSED = Text("I GUESSED IT", "L-AM GHICIT")
