"""The words of a hall's pages: everybody's results of the day's challenge, and who holds most records."""

from arcade.toolkit.contract.texts import Count, Prose, Text

HALL = Text("The hall", "Sala", 30)
RESULTS = Text("Everybody's results", "Rezultatele tuturor", 30)
MOST_RECORDS = Text("Most records", "Cele mai multe recorduri", 30)
OTHER_VIEW = Text("turn", "întoarce", 12)
COUNTED = Count(("result", "results"), ("rezultat", "rezultate", "rezultate"))
"""What stands below their number."""
NO_RESULTS = Prose(
    "No result of today has been proved yet. Yours could be the first.",
    "Niciun rezultat de azi nu e încă dovedit. Al tău poate fi primul.",
)
NO_RECORDS = Prose(
    "Nobody in the hall has a record yet. All of them wait for you.",
    "Încă nimeni din sală nu are un record. Toate te așteaptă pe tine.",
)
YESTERDAY = Text("Yesterday", "Ieri", 14)
RECORD_IS = Prose(
    "A record is the first place in one of the hall's tables: a game, a level, a look.",
    "Un record e locul întâi într-un clasament al sălii: un joc, un nivel, un aspect.",
)
CABINETS = Count(("{n} cabinet", "{n} cabinets"), ("{n} automat", "{n} automate", "{n} de automate"))
PLAYED_TODAY = Text("You have played it", "L-ai jucat deja")
