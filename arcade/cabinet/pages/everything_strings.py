"""The words of the pages by which everything goes out as one file and comes back."""

from arcade.toolkit.contract.texts import Prose, Text

EVERYTHING = Text("All in one file", 16)
NOTE = Prose(
    "Scores, games, settings and pictures: all into one file, and back.",
)
SAYS = Prose(
    "Scores, replays, settings, pictures and patterns go into one file. Any arcade takes it, on a computer or in a"
    " browser.",
)
OUT = Text("Everything to a file", 22)
IN = Text("Everything from a file", 22)
BACK = Text("Back", 22)
NO_FILE = Prose(
    "There is no such file yet. Put one into the folder {folder}, and it is found here.",
)
NOWHERE = Prose("There is no data folder to find it in.")
CHOOSE = Text("Another file ...", 22)
WAITING = Prose("Choose the file outside the picture.")
FOUND = Prose(
    "{name}: scores {scores}, finished games {results}, pictures and patterns {files}. Should it take the place of"
    " yours, yours is put into a file first.",
)
ON_TOP = Text("Add it to mine", 22)
IN_PLACE = Text("In place of mine", 22)
