"""The words of the pages by which everything goes out as one file and comes back."""

from arcade.toolkit.contract.texts import Prose, Text

EVERYTHING = Text("All in one file", "Totul la un loc", 16)
NOTE = Prose(
    "Scores, games, settings and pictures: all into one file, and back.",
    "Scoruri, partide, setări și imagini: totul într-un fișier și înapoi.",
)
SAYS = Prose(
    "Scores, replays, settings, pictures and patterns go into one file. Any arcade takes it, on a computer or in a"
    " browser.",
    "Scoruri, partide, setări, imagini și modele încap într-un fișier. Îl ia orice arcade, de pe calculator sau din"
    " browser.",
)
OUT = Text("Everything to a file", "Totul într-un fișier", 22)
IN = Text("Everything from a file", "Totul dintr-un fișier", 22)
BACK = Text("Back", "Înapoi", 22)
NO_FILE = Prose(
    "There is no such file yet. Put one into the folder {folder}, and it is found here.",
    "Încă nu există un astfel de fișier. Pune unul în dosarul {folder} și se găsește aici.",
)
NOWHERE = Prose("There is no data folder to find it in.", "Nu există dosar de date în care să se găsească.")
CHOOSE = Text("Another file ...", "Alt fișier ...", 22)
WAITING = Prose("Choose the file outside the picture.", "Alege fișierul în afara imaginii.")
FOUND = Prose(
    "{name}: scores {scores}, finished games {results}, pictures and patterns {files}. Should it take the place of"
    " yours, yours is put into a file first.",
    "{name}: scoruri {scores}, jocuri terminate {results}, imagini și modele {files}. Dacă vine în loc de ce ai, ce ai"
    " se pune întâi într-un fișier.",
)
ON_TOP = Text("Add it to mine", "Adaugă la ce am", 22)
IN_PLACE = Text("In place of mine", "În loc de ce am", 22)
