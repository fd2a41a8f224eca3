"""The words of what comes after a game: its result, the tables of scores, the medals."""

from arcade.toolkit.contract.texts import Count, Prose, Text

MONTHS = (
    Text("Jan", "ian"),
    Text("Feb", "feb"),
    Text("Mar", "mar"),
    Text("Apr", "apr"),
    Text("May", "mai"),
    Text("Jun", "iun"),
    Text("Jul", "iul"),
    Text("Aug", "aug"),
    Text("Sep", "sep"),
    Text("Oct", "oct"),
    Text("Nov", "nov"),
    Text("Dec", "dec"),
)
PILOT = Text("pilot", "pilot", 8)
"""What plays the demonstrations, and whose score is to be beaten."""

# High scores.
MODERN_LOOK = Text("modern look", "aspect modern", 18)
BOOK_LOOK = Text("as the book had it", "ca în carte", 18)
NO_SCORES = Prose(
    "Nobody has a score here yet. The first place waits for you.",
    "Încă nimeni nu are scor aici. Primul loc te așteaptă pe tine.",
)
PLAYED = Count(("played once", "played {n} times"), ("jucat o dată", "jucat de {n} ori", "jucat de {n} de ori"))
PROVED_GAME = Prose("{player}’s game, proved move by move", "Jocul semnat {player}, dovedit pas cu pas")
PILOTS_GAME = Prose("The pilot’s game", "Jocul pilotului")
DEMONSTRATION = Prose("A demonstration", "O demonstrație")
NOT_KEPT = Prose("The run of this game was not kept.", "Partida aceasta nu s-a păstrat.")
TIME_OF = Text("{done} of {whole}", "{done} din {whole}")
BEAT = Text("Beat {player}: {score}", "De bătut: {player}, {score}")
EQUAL = Text("Equal {player}: {score}", "De egalat: {player}, {score}")
THE_PILOT = Text("the pilot", "pilotul")
OTHER_GAME = Text("another game", "alt joc", 14)

# Medals.
MISSING_POINTS = Text("{points} to go", "încă {points}")
TOO_MANY_POINTS = Text("{points} too many", "{points} în plus")
MEDAL_STATE = Text("{metal}: {state}", "{metal}: {state}")
HAS_IT = Text("won", "câștigat", 12)
NOT_YET = Text("not yet", "încă nu", 12)
