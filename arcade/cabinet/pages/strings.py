"""The words of what comes after a game: its result, the tables of scores, the medals."""

from arcade.cabinet.storage.hall_tables import Span
from arcade.toolkit.contract.outcome import Outcome
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
OTHER_TABLE = Text("other table", "alt tabel", 14)
THIS_CABINET = Text("this cabinet", "acest automat", 18)
HALL_TODAY = Text("the hall today", "sala, azi", 18)
HALL_WEEK = Text("the hall this week", "sala, 7 zile", 18)
HALL_EVER = Text("the hall, ever", "sala, mereu", 18)
NO_HALL_SCORES = Prose(
    "Nobody in the hall has a score here yet. The first place waits for you.",
    "Încă nimeni din sală nu are scor aici. Primul loc te așteaptă pe tine.",
)
AT_CABINET = Prose("{player}, at {cabinet}", "{player}, la {cabinet}")

# Medals.
MISSING_POINTS = Text("{points} to go", "încă {points}")
TOO_MANY_POINTS = Text("{points} too many", "{points} în plus")
MEDAL_STATE = Text("{metal}: {state}", "{metal}: {state}")
HAS_IT = Text("won", "câștigat", 12)
NOT_YET = Text("not yet", "încă nu", 12)
NOT_AIDED = Text("not with help", "nu cu ajutor", 14)
WON_ON = Text("won · {day}", "câștigat · {day}")
LEVEL_WON = Text("level {done} of {whole}", "nivelul {done} din {whole}")
MEDALS_OF = Count(
    ("{n} medal of {whole}", "{n} medals of {whole}"),
    ("{n} medalie din {whole}", "{n} medalii din {whole}", "{n} de medalii din {whole}"),
)

# A game's result.
RECORD = Text("New record!", "Record nou!", 20)
FIRST_IN_HALL = Text("First in the hall!", "Primul în sală!", 20)
_ORDINALS = ("0th", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th")
PLACES = tuple(Text(f"{ordinal} place!", f"Locul {place}!", 20) for place, ordinal in enumerate(_ORDINALS))
"""By the number of the place."""
ENDED = {
    Outcome.WON: Text("You won!", "Ai câștigat!", 20),
    Outcome.LOST: Text("You lost", "Ai pierdut", 20),
    Outcome.DRAWN: Text("A draw", "Remiză", 20),
    Outcome.OVER: Text("Well played!", "Bine jucat!", 20),
    Outcome.FIRST: Text("Player 1 wins!", "Învinge primul!", 20),
    Outcome.SECOND: Text("Player 2 wins!", "Învinge al doilea!", 20),
}
BESIDE_LEVELS = Prose("{title} · {name}", "{title} · {name}")
AT_LEVEL = Prose("{title} · level {number}, {name}", "{title} · nivelul {number}, {name}")
OWN_BEST = Text("your best until now", "recordul tău", 28)
FIRST_SCORE = Text("your first score here", "primul tău scor aici", 28)
TIME = Text("Time", "Timp", 12)
GAMES_HERE = Count(("{n} game here", "{n} games here"), ("{n} joc aici", "{n} jocuri aici", "{n} de jocuri aici"))
WINS_HERE = Count(("{n} won", "{n} won"), ("{n} câștigat", "{n} câștigate", "{n} câștigate"))
NEW = Text("What is new", "Ce e nou", 18)
STILL_TO_DO = Text("Still to do", "Ce mai e de făcut", 18)
BETWEEN_YOU = Text("Between you two", "Între voi doi", 18)
TOGETHER = Text("Who played", "Cine a jucat", 18)
PLAYED_BY = Count(("{n} player", "{n} players"), ("{n} jucător", "{n} jucători", "{n} de jucători"), 14)
FIRST_PLAYER = Text("Player 1", "Jucătorul 1", 14)
SECOND_PLAYER = Text("Player 2", "Jucătorul 2", 14)
DRAWN_GAMES = Text("drawn: {games}", "remize: {games}", 16)
METAL_MEDALS = (
    Text("Bronze medal", "Medalie de bronz", 20),
    Text("Silver medal", "Medalie de argint", 20),
    Text("Gold medal", "Medalie de aur", 20),
)
ALL_MEDALS = Text("All three medals", "Toate cele trei medalii", 24)
BEST_OF_ALL = Text("The best score of all here", "Cel mai bun scor de aici", 30)
PILOT_BEATEN = Text("Better than the pilot", "Mai bine decât pilotul", 30)
FIRST_WIN = Text("Your first win at this level", "Prima victorie la acest nivel", 30)
FIRST_WIN_ORIGINAL = Text("Your first win in the original", "Prima victorie în original", 30)
BEST_HERE = Text("Your best at this level", "Recordul tău la acest nivel", 30)
CHALLENGE_PLAYED = Text("The challenge of the day", "Provocarea zilei", 30)
TABLES: dict[Span | None, Text] = {
    None: Text("The table at this level", "Clasamentul acestui nivel", 28),
    Span.DAY: Text("The hall's best today", "Cei mai buni din sală azi", 28),
    Span.WEEK: Text("The hall's best this week", "Sala, ultimele 7 zile", 28),
    Span.EVER: Text("The best of the hall", "Cei mai buni din sală", 28),
}
"""By whose table it is: this cabinet's own, or one of the hall's."""
YOUR_LEVELS = Text("Your levels", "Nivelurile tale", 28)
HAS_WON = Text("won", "câștigat", 10)
YOUR_INITIALS = Text("Your initials", "Inițialele tale", 16)
WITH_STICK = Text("stick, button", "manetă, buton", 16)
WITH_TOUCH = Text("arrows, A", "săgeți, A", 16)
WITH_KEYS = Text("arrows, letters", "săgeți, litere", 16)
AGAIN = Text("Again", "Din nou", 10)
AT_NUMBER = Text("level {number}", "nivelul {number}", 10)
NEXT_LEVEL = Text("Harder", "Mai greu", 10)
WATCH_IT = Text("Watch it", "Revezi", 10)
MISTAKES = Text("Mistakes", "Greșeli", 10)
SHELF = Text("Shelf", "Raft", 10)
MORE_GAMES = Text("more games", "alte jocuri", 12)
RESULT_HINT = Text("RESULT: PRESS {fire}", "REZULTAT: APASĂ {fire}", 32)
MEDAL_HINT = Text("MEDAL: PRESS {fire}", "MEDALIE: APASĂ {fire}", 32)
LETTER_PLACE = Text("place", "locul", 8)
TO_SHELF = Text("shelf", "raft", 8)
YOUR_GAME = Text("Your game", "Jocul tău", 20)
ANY_KEY = Text("Any key ends it", "Orice tastă încheie", 24)

# Before the arcade is there.
EXAMINED = Prose(
    "There are very many scores. They are being examined, which takes a little while.",
    "Scorurile sunt foarte multe. Sunt verificate, ceea ce durează puțin.",
)
