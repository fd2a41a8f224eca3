"""The words of the gallery of kept pictures and films."""

from arcade.toolkit.contract.texts import Count, Prose, Text

GALLERY = Text("Pictures and films", "Fotografii și filme", 30)
EMPTY = Prose(
    "Nothing has been kept yet. While a game is played, F12 keeps a picture and F10 a film of the last ten seconds; the"
    " pause page has both, too.",
    "Încă nu s-a păstrat nimic. În timpul jocului, F12 păstrează o fotografie și F10 un film al ultimelor zece secunde;"
    " le ai și în pauză.",
)
PICTURE = Text("Picture", "Fotografie", 14)
FILM = Count(
    ("Film, {n} second", "Film, {n} seconds"), ("Film, {n} secundă", "Film, {n} secunde", "Film, {n} de secunde")
)
PLACE = Text("{place} of {count}", "{place} din {count}")
PLAY = Text("Play", "Redă", 16)
CLOSER = Text("Look closer", "De aproape", 16)
NEXT = Text("Next one", "Următoarea", 16)
DELETE = Text("Delete", "Șterge", 16)
BACK = Text("Back", "Înapoi", 16)
LEAF = Text("leaf through", "răsfoiește", 14)
DELETE_ASK = Prose("{name} will be gone for good.", "{name} va dispărea pentru totdeauna.")
DELETE_YES = Text("Delete it", "Șterge", 30)
KEEP = Text("Keep it", "Păstrează", 30)
NOT_DELETED = Prose("{name} could not be deleted: {reason}.", "{name} nu a putut fi șters: {reason}.")
UNREADABLE = Prose("{name} cannot be shown: {reason}.", "{name} nu poate fi arătat: {reason}.")
