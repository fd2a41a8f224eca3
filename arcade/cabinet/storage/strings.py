"""What the player is told of the scores file when something is wrong with it."""

from arcade.toolkit.contract.texts import Prose

DAMAGED = Prose("The scores file was damaged. It was saved as {name}, and a new one was started.")
RESCUED = Prose("The scores that could still be read were copied from the damaged file.")
LEFTOVER = Prose("A file beside the scores file was damaged and was saved as {name}. The newest scores may be missing.")
NEWER = Prose("The scores file was written by a newer arcade and is left untouched: scores last only until you leave.")
FULL = Prose("The disk is full: scores and settings last only until you leave.")
BUSY = Prose("Another program is using the scores file: scores and settings last only until you leave.")
UNWRITABLE = Prose("The folder {folder} can't be written to ({reason}): scores and settings last only until you leave.")
UNUSABLE = Prose("The scores file can't be used ({reason}): scores and settings last only until you leave.")
GARBLED = Prose("The disk doesn't return what is written to it: scores and settings last only until you leave.")
NO_FOLDER = Prose("There is no folder for scores and settings: they last only until you leave.")
REFUSED = Prose("The scores file can't store this ({reason}): scores and settings last only until you leave.")
GONE = Prose(
    "The scores file was deleted while the arcade was running. A new one was made, with everything that was in it.",
)
GONE_FOR_GOOD = Prose(
    "The scores file was deleted while the arcade was running: scores and settings last only until you leave.",
)
REPLACED = Prose("The scores file was replaced while the arcade was running. The new one is used from now on.")
SAVED_AGAIN = Prose("Scores and settings are saved again.")
BAD_ENTRY = Prose("A stored entry ({name}) can't be read and was left out: {reason}")
NO_REPLAY = Prose("The replay can't be saved: {reason}")
RULES = Prose(
    "The scores file had triggers or views that are not the arcade's ({rules}). They were removed;"
    " a copy with them is {file}.",
)
GARBLED_ENTRY = Prose("It doesn't read back as it was written.")
NEWER_FILE = Prose("the scores in it were written by a newer arcade")
FOREIGN_FILE = Prose("the scores in it are damaged, or no arcade wrote them")
CAME = Prose("New here: scores {scores}, finished games {results}, pictures and patterns {files}.")
CAME_FULL = Prose("{said} Files that didn't fit: {files}. A folder holds {most}.")
CAME_UNREAD = Prose("{said} What couldn't be read was left out.")
NOT_GATHERED = Prose("Not everything fits into one file: {reason}.")
NOT_EVERYTHING = Prose("{name} can't be loaded: {reason}.")
NOT_BROUGHT = Prose("It wasn't loaded: {reason}.")
