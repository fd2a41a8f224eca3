"""The words of the pages by which everything goes out as one file and comes back."""

from arcade.toolkit.contract.texts import Prose, Text

EVERYTHING = Text("All in one file", 16)
NOTE = Prose("Save scores, games, settings and pictures to one file, or load them.")
SAYS = Prose(
    "Scores, replays, settings, pictures and patterns go into one file. Any arcade can load it, on a "
    "computer or in a browser.",
)
OUT = Text("Save everything", 22)
IN = Text("Load everything", 22)
BACK = Text("Back", 22)
NO_FILE = Prose("There is no such file yet. Put one into the folder {folder} and it shows up here.")
NOWHERE = Prose("The arcade has no data folder.")
CHOOSE = Text("Another file ...", 22)
WAITING = Prose("Choose the file outside the picture.")
FOUND = Prose(
    "{name}: scores {scores}, finished games {results}, pictures and patterns {files}. If you replace "
    "yours, yours is saved to a file first.",
)
ON_TOP = Text("Add to mine", 22)
IN_PLACE = Text("Replace mine", 22)
